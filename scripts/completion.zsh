# Completion of scripts/judge in zsh, after compinit: source scripts/completion.zsh
_judge_completion() {
    eval "$(_TYPER_COMPLETE_ARGS="${words[1,$CURRENT]}" _JUDGE_COMPLETE=complete_zsh "${(Q)words[1]}")"
}
compdef _judge_completion judge
