# Compiles the runner of golden programs against the checkout's product; to be sourced, with root set. Sets java, jar and classes, and goes to root.
"$root/tsubame" --version >/dev/null
. "$root/.tsubame/launch"
classes=$root/.tsubame/testkit-$$
trap 'rm -rf "$classes"' EXIT
mkdir -p "$classes"
cd "$root"
"${java%/java}/javac" -J-XX:TieredStopAtLevel=1 -nowarn -proc:none --release 25 -XDstringConcat=inline -g -cp "$jar" -d "$classes" \
    $(find testkit/src/main/java/tsubame/testkit/golden testkit/src/main/java/tsubame/testkit/rules/ProductModule.java -name '*.java')
