#!/bin/sh
# clang.sh VERSION ARGUMENTS…: that clang, from the Maven artifact org.bytedeco:llvm, unpacked once into Tsubame's cache folder. VERSION is one of
# those below. Only clang is taken; it links by the system's linker and start files, and has no headers of its own: sources bring none.
version=$1; shift
case $version in
    17) artifact=17.0.6-1.5.10 ;;
    19) artifact=19.1.3-1.5.11 ;;
    20) artifact=20.1.7-1.5.12 ;;
    *) echo "clang.sh: error: no clang $version; there are 17, 19, 20" >&2; exit 1 ;;
esac
cache=${TSUBAME_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tsubame}
folder=$cache/clang-$artifact
if [ ! -f "$folder/complete" ]; then
    jar=$HOME/.m2/repository/org/bytedeco/llvm/$artifact/llvm-$artifact-linux-x86_64.jar
    [ -f "$jar" ] || mvn -q -B dependency:get "-Dartifact=org.bytedeco:llvm:$artifact:jar:linux-x86_64" -Dtransitive=false >&2 || {
        echo "clang.sh: error: org.bytedeco:llvm:$artifact is not on this machine and Maven could not fetch it" >&2; exit 1
    }
    mkdir -p "$folder" && (cd "$folder" && unzip -q -o -j "$jar" 'org/bytedeco/llvm/linux-x86_64/clang' 'org/bytedeco/llvm/linux-x86_64/lib*.so*') || exit 1
    chmod +x "$folder/clang"
    # The names by which the programs look for their libraries.
    for library in libLLVM libclang-cpp; do
        here=$(cd "$folder" && ls $library* | head -n 1)
        for name in $library-17.so $library.so.17 $library.so.19.1 $library.so.20.1 $library.so; do
            [ -e "$folder/$name" ] || ln -s "$here" "$folder/$name"
        done
    done
    : >"$folder/complete"
fi
LD_LIBRARY_PATH=$folder exec "$folder/clang" "$@"
