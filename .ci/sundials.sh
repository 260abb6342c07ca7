# SPDX-License-Identifier: GPL-3.0-or-later
# Builds SUNDIALS, 6.4 or 7.1, from Debian's source package with optimisation: the packaged library has none, which
# triples the time of a run. Sourced by dev. Everything lies in the cache folder; the system stays as it is.

# A sources list with deb-src lines made from the machine's own deb lines, one-line and deb822 form.
source_lines() {
    local file
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ -f "$file" ] && sed -n 's/^deb[[:space:]]\(.*\(debian\|ubuntu\).*\)/deb-src \1/p' "$file"
    done
    for file in /etc/apt/sources.list.d/*.sources; do
        [ -f "$file" ] && awk '
            function flush(   n, i, s) {
                if (types ~ /deb/ && uris ~ /debian|ubuntu/ && suites != "")
                    for (n = split(suites, s, " "); n > 0; --n)
                        print "deb-src " (signed != "" ? "[signed-by=" signed "] " : "") uris " " s[n] " " components
                types = uris = suites = components = signed = ""
            }
            /^[[:space:]]*$/ { flush(); next }
            /^#/ { next }
            { value = $0; sub(/^[^:]*:[[:space:]]*/, "", value) }
            /^Types:/ { types = value } /^URIs:/ { uris = value } /^Suites:/ { suites = value }
            /^Components:/ { components = value } /^Signed-By:/ { signed = value }
            END { flush() }' "$file"
    done
    return 0
}

# sundials_root: sets `sundials_root` to an optimised SUNDIALS, or to nothing where it cannot be had.
prepare_sundials() {
    local version cache work log
    version=$(dpkg-query -W -f='${source:Version}' libsundials-dev) || return 0
    cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/bramah
    sundials_root=$cache/sundials-$version-O2-with-arkode
    [ -f "$sundials_root/complete" ] && return
    work=$cache/sundials-build.$$
    log=$cache/sundials-build.log
    mkdir -p "$work" || { sundials_root=; return; }
    echo "dev: building SUNDIALS $version with optimisation (once; log in $log)"
    if ! build_sundials "$version" "$work" > "$log" 2>&1; then
        echo "dev: that did not work ($(tail -1 "$log")); using the packaged SUNDIALS, runs take up to three times as long"
        rm -rf "$sundials_root"
        sundials_root=
    fi
    rm -rf "$work"
}

# fetch_sundials VERSION WORK: the source package, unpacked in WORK.
fetch_sundials() (
    set -e
    version=$1 work=$2
    mkdir -p "$work/lists/partial" "$work/archives/partial"
    cd "$work"
    source_lines > sources.list
    apt_options=(-o Dir::Etc::SourceList="$work/sources.list" -o Dir::Etc::SourceParts=/dev/null
        -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work" -o Dir::Cache::Archives="$work/archives"
        -o Acquire::Languages=none)
    if [ "$(id -u)" = 0 ]; then apt_options+=(-o APT::Sandbox::User=root); fi
    apt-get "${apt_options[@]}" update || true  # not all archives have sources
    apt-get "${apt_options[@]}" source "sundials=$version"
)

# compile_sundials WORK ROOT OPTION...: static libraries from what fetch_sundials has brought.
compile_sundials() (
    set -e
    work=$1 root=$2
    shift 2
    cmake -S "$work"/sundials-*/ -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        "-DCMAKE_C_FLAGS_RELEASE=-O2 -DNDEBUG" -DCMAKE_POSITION_INDEPENDENT_CODE=ON -DCMAKE_INSTALL_LIBDIR=lib \
        -DCMAKE_INSTALL_PREFIX="$root" -DBUILD_SHARED_LIBS=OFF -DBUILD_STATIC_LIBS=ON \
        -DBUILD_ARKODE=ON -DBUILD_CVODES=OFF -DBUILD_IDAS=OFF -DEXAMPLES_ENABLE_C=OFF -DEXAMPLES_INSTALL=OFF \
        -DSUNDIALS_INDEX_SIZE=32 "$@"
    cmake --build "$work/build"
    cmake --install "$work/build"
    touch "$root/complete"
)

# The program's own one needs no KLU: Bramah calls that itself.
build_sundials() {
    fetch_sundials "$1" "$2" && compile_sundials "$2" "$sundials_root"
}
