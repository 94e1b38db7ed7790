# What the scripts that compare micro-programs begin with; sourced, with their own folder in $here. Arguments: programs.
tsubame=${TSUBAME:-$here/../../tsubame}
node=${NODE:-node}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
[ $# -gt 0 ] || set -- strings arrays collections json regexps bigints
