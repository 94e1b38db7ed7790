# Sourced by ./tsubame when there is no build or sources are newer: finds a JDK 25, compiles the product's modules with
# its javac, packs one jar, trains the JVM's AOT cache, and writes .tsubame/launch. Needs nothing but the JDK: product
# modules have no dependency outside this repository. ./test builds by Maven, which enforces the modules' arrows too.
# Expects root, state and here; returns non-zero, with the reason on stderr, when there is no build afterwards.

modules="text bytecode system substitute ir frontend runtime aot cli"

say() { # progress: rewritten in place on a terminal
    if [ -t 2 ]; then printf '\r\033[K%s' "$1" >&2; fi
}

. "$root/launcher/find-jdk.sh"
find_jdk || { tell_how_to_get_a_jdk >&2; return 1; }

# One builder at a time; who waited finds the work done.
if ! mkdir -p "$state" 2>/dev/null || [ ! -w "$state" ]; then
    echo "tsubame: cannot write to $state, where the first start and every one after a change of the sources builds" >&2
    echo "  start it once as a user who can, or copy the checkout to where you can" >&2
    return 1
fi
while ! mkdir "$state/lock" 2>/dev/null; do
    holder=$(cat "$state/lock/pid" 2>/dev/null)
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then rm -rf "$state/lock"; continue; fi
    say "tsubame: waiting for another build…"
    waited=1; sleep 0.2 2>/dev/null || sleep 1
done
echo $$ >"$state/lock/pid"
build=
trap 'rm -rf "$state/lock" ${build:+"$build"}; exit 130' INT TERM HUP
give_back() { rm -rf "$state/lock"; trap - INT TERM HUP; say ""; }
if [ -n "${waited-}" ] && [ -f "$state/launch" ]; then
    . "$state/launch"
    if [ -x "$java" ] && [ -f "$jar" ] && [ "$made_for" = "$here" ]; then give_back; return 0; fi
fi

# The JVM and javac want a locale of UTF-8 (see ./tsubame). Where there is no list of locales (musl), all are; where C.UTF-8
# is not on it, the user's must do.
locale=
if ! command -v locale >/dev/null || locale -a 2>/dev/null | grep -qi '^C\.utf-\{0,1\}8$'; then locale=C.UTF-8; fi

if [ -n "$locale" ]; then export LC_ALL="$locale"; fi
[ -t 2 ] || echo "tsubame: building (at first use, and when sources have changed)" >&2
last_build=${jar%/*}
build=$state/build-$$
rm -rf "$build"; mkdir -p "$build/classes"
: >"$build/stamp"                       # before reading sources: what changes meanwhile is newer

say "tsubame: compiling… (1 of 3)"
sources=
for module in $modules; do
    if [ -d "$root/$module/src/main/java" ]; then sources="$sources $module/src/main/java"; fi
done
if ! (cd "$root" && find $sources -name '*.java' >"$build/sources" &&
    "$jdk/bin/javac" -J-XX:TieredStopAtLevel=1 -nowarn -proc:none --release 25 -parameters -g -XDstringConcat=inline \
        -d "$build/classes" @"$build/sources" 2>"$build/errors")
then
    give_back
    cat "$build/errors" >&2
    echo "tsubame: this checkout does not compile (javac's messages are above)" >&2
    rm -rf "$build"; return 1
fi
for module in $modules; do
    [ -d "$root/$module/src/main/resources" ] && cp -R "$root/$module/src/main/resources/." "$build/classes/"
done

# The JVM links each switch over types at its first use, and no cache holds that: plain code in its place starts sooner.
if ! "$jdk/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$build/classes" tsubame.aot.desugar.DesugarFolder "$build/classes" 2>"$build/errors"
then
    give_back
    cat "$build/errors" >&2
    echo "tsubame: the class files of this checkout cannot be desugared (the messages are above)" >&2
    rm -rf "$build"; return 1
fi

say "tsubame: packing… (2 of 3)"
"$jdk/bin/jar" --create --no-compress --file "$build/tsubame.jar" --main-class tsubame.cli.Main -C "$build/classes" . ||
    { give_back; rm -rf "$build"; return 1; }
rm -rf "$build/classes" "$build/sources" "$build/errors"

# A training run records which classes a start needs, loaded and linked, for the next starts to map from a file.
# Without it everything works as well, only slower: so its failure is told and is not the end.
say "tsubame: preparing fast starts… (3 of 3)"
# Names are relative: the JVM hands them to a child of its own, which would split them at a space.
if [ -f "$root/launcher/training.ts" ]; then training="run ../../launcher/training.ts"; else training=--version; fi
(cd "$build" && exec "$jdk/bin/java" -XX:AOTCacheOutput=tsubame.aot -XX:+UseSerialGC -Xlog:disable \
    -XX:CompileCommandFile=../../launcher/compile-commands \
    -cp tsubame.jar tsubame.cli.TrainingRun $training >training.log 2>&1 </dev/null)
if [ -f "$build/tsubame.aot" ]; then
    cache=-XX:AOTCache=$build/tsubame.aot
else
    cache=-Xshare:auto
    say ""; echo "tsubame: no AOT cache was made, starts will be slower; why: $build/training.log" >&2
fi

java=$jdk/bin/java jar=$build/tsubame.jar
quote() { printf "'%s'" "$(printf %s "$1" | sed "s/'/'\\\\''/g")"; }
{
    echo "java=$(quote "$java")"
    echo "made_for=$(quote "$here")"
    echo "jar=$(quote "$jar")"
    echo "cache=$(quote "$cache")"
    echo "locale=$(quote "$locale")"
} >"$build/launch"
# The last build stays: a process may be just starting from it. Those before it go.
for old in "$state"/build-*; do
    case $old in "$build" | "$last_build") ;; *) rm -rf "$old" ;; esac
done
mv "$build/stamp" "$state/stamp" && mv "$build/launch" "$state/launch"
give_back
