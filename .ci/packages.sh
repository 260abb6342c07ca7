# SPDX-License-Identifier: GPL-3.0-or-later
# Installs Debian packages that are missing. Sourced by dev.

build_packages=(build-essential cmake ninja-build pkg-config qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools libqcustomplot-dev libsundials-dev libsuitesparse-dev libexpected-dev libeigen3-dev liblapacke-dev
    libfftw3-dev llvm-19-dev fonts-dejavu-core appstream desktop-file-utils dbus)
lint_packages=(clang-format-14 clang-tidy-14)
fuzz_packages=(clang-14 libclang-rt-14-dev python3)

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

# install_missing PACKAGE...: as root or through sudo, saying which.
install_missing() {
    local missing=() package
    for package in "$@"; do is_installed "$package" || missing+=("$package"); done
    [ ${#missing[@]} = 0 ] && return
    if ! command -v apt-get > /dev/null; then
        echo "dev: this is not a Debian system; install by hand what these packages hold: ${missing[*]}" >&2
        exit 1
    fi
    local as_root=()
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo > /dev/null; then
            echo "dev: missing packages; as root: apt-get install ${missing[*]}" >&2
            exit 1
        fi
        as_root=(sudo)
    fi
    echo "dev: installing with apt-get: ${missing[*]}"
    "${as_root[@]}" apt-get update -qq || true
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null || {
        echo "dev: apt-get could not install them" >&2
        exit 1
    }
}
