# Completion of scripts/judge in bash: source scripts/completion.bash
_judge_completion() {
    local IFS=$'\n'
    COMPREPLY=($(COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD _JUDGE_COMPLETE=complete_bash "$1"))
}
complete -o default -F _judge_completion judge
