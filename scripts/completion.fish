# Completion of scripts/judge in fish: source scripts/completion.fish
function _judge_words
    set -l judge (commandline -opc)[1]
    _JUDGE_COMPLETE=complete_fish _TYPER_COMPLETE_FISH_ACTION=get-args \
        _TYPER_COMPLETE_ARGS=(commandline -cp) $judge
end
complete --command judge --no-files --condition 'count (_judge_words) >/dev/null' \
    --arguments '(_judge_words)'
