# Sourced. find_jdk: sets jdk to the home of a JDK 25 or later, or returns 1. Looks at TSUBAME_JAVA_HOME (if set, that
# one or none), JAVA_HOME, the java on PATH, then where packages and version managers put JDKs, the newest first.

jdk_feature() { # HOME: prints the feature number of a full JDK (with a compiler), or nothing
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 0
    # A JDK tells its version in a file; asking java itself is the slow way.
    version=$(sed -n 's/^JAVA_VERSION="\(1\.\)\{0,1\}\([0-9]*\).*/\2/p' "$1/release" 2>/dev/null)
    [ -n "$version" ] ||
        version=$("$1/bin/java" -version 2>&1 | sed -n '1s/.* version "\(1\.\)\{0,1\}\([0-9]*\).*/\2/p')
    echo "$version"
}

jdk_will_do() { # HOME
    feature=$(jdk_feature "$1")
    [ -n "$feature" ] && [ "$feature" -ge 25 ]
}

find_jdk() {
    if [ -n "${TSUBAME_JAVA_HOME-}" ]; then
        jdk=$TSUBAME_JAVA_HOME
        jdk_will_do "$jdk"; return
    fi
    jdk=${JAVA_HOME-}
    [ -n "$jdk" ] && jdk_will_do "$jdk" && return 0
    on_path=$(command -v java 2>/dev/null)
    if [ -n "$on_path" ]; then
        while [ -L "$on_path" ]; do
            link=$(readlink "$on_path")
            case $link in /*) on_path=$link ;; *) on_path=${on_path%/*}/$link ;; esac
        done
        jdk=${on_path%/bin/java}
        jdk_will_do "$jdk" && return 0
    fi
    if [ -x /usr/libexec/java_home ]; then
        jdk=$(/usr/libexec/java_home -v 25+ 2>/dev/null)
        [ -n "$jdk" ] && jdk_will_do "$jdk" && return 0
    fi
    best=0 found=
    for jdk in /usr/lib/jvm/* /usr/java/* /opt/* /opt/*/* "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* "$HOME"/.jenv/versions/* \
        "$HOME"/.local/share/mise/installs/java/* "$HOME"/.asdf/installs/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home
    do
        if jdk_will_do "$jdk" && [ "$feature" -gt "$best" ]; then best=$feature found=$jdk; fi
    done
    jdk=$found
    [ -n "$jdk" ]
}

tell_how_to_get_a_jdk() {
    if [ -n "${TSUBAME_JAVA_HOME-}" ]; then
        echo "tsubame: TSUBAME_JAVA_HOME is $TSUBAME_JAVA_HOME, which holds no JDK 25 or later (with javac)"
        echo "  correct it, or unset it to let tsubame look for one"
        return
    fi
    cat <<'TEXT'
tsubame: needs a JDK 25 or later, and found none
  looked at  TSUBAME_JAVA_HOME, JAVA_HOME, java on PATH, /usr/lib/jvm, /usr/java, /opt, ~/.sdkman, ~/.jdks, macOS's java_home
  get one    Debian, Ubuntu   apt-get install temurin-25-jdk   (repository: https://adoptium.net/installation/linux)
             any Unix         sdk install java 25-tem          (https://sdkman.io)
             macOS            brew install --cask temurin@25
  or set     TSUBAME_JAVA_HOME=/path/to/jdk
TEXT
}
