# Sourced by ./tsubame when a command of the performance lab is used: fetches the lab's libraries by Maven, once, compiles the lab when its
# sources have changed, and sets lab_path and lab_options. Expects root, state and java; returns non-zero, with the reason on stderr.

lab=$state/lab
mkdir -p "$lab" || return 1
libraries=$lab/libraries
if [ ! -f "$libraries/complete" ] || [ "$root/lab/pom.xml" -nt "$libraries/complete" ]; then
    command -v mvn >/dev/null || {
        echo "tsubame: the performance lab needs libraries, which Maven fetches once; there is no mvn on the PATH" >&2
        echo "  get it: apt-get install maven, sdk install maven, or brew install maven" >&2
        return 1
    }
    echo "tsubame: fetching the performance lab's libraries (once)" >&2
    rm -rf "$libraries"
    JAVA_HOME=${java%/bin/java} mvn -q -B -ntp -f "$root/pom.xml" -pl lab dependency:copy-dependencies -DincludeScope=runtime \
        "-DoutputDirectory=$libraries" >"$lab/maven.log" 2>&1 || {
        cat "$lab/maven.log" >&2
        echo "tsubame: Maven could not fetch the performance lab's libraries (its messages are above)" >&2
        return 1
    }
    : >"$libraries/complete"
fi

if [ ! -f "$lab/lab.jar" ] || [ "$libraries/complete" -nt "$lab/lab.jar" ] ||
    [ -n "$(find "$root/lab/src/main" -newer "$lab/lab.jar" -print 2>/dev/null)" ]; then
    making=$lab/making-$$
    rm -rf "$making"; mkdir -p "$making/classes"
    : >"$making/stamp"
    find "$root/lab/src/main/java" -name '*.java' >"$making/sources"
    if ! "${java%java}javac" -J-XX:TieredStopAtLevel=1 -nowarn -proc:none --release 25 -parameters -g -XDstringConcat=inline \
        -cp "$libraries/*" -d "$making/classes" @"$making/sources" 2>"$making/errors"
    then
        cat "$making/errors" >&2
        echo "tsubame: the performance lab does not compile (javac's messages are above)" >&2
        rm -rf "$making"; return 1
    fi
    cp -R "$root/lab/src/main/resources/." "$making/classes/"
    "${java%java}jar" --create --no-compress --file "$making/lab.jar" -C "$making/classes" . || { rm -rf "$making"; return 1; }
    touch -r "$making/stamp" "$making/lab.jar" # what changed meanwhile is newer
    mv "$making/lab.jar" "$lab/lab.jar"
    rm -rf "$making"
fi

lab_path=:$lab/lab.jar
for library in "$libraries"/*.jar; do lab_path=$lab_path:$library; done
lab_options="--enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1 -Xmx512m"
