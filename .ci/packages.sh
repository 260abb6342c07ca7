# SPDX-License-Identifier: GPL-3.0-or-later
# Installs Debian packages that are missing. Sourced by dev.

build_packages=(build-essential cmake ninja-build pkg-config qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools qt6-translations-l10n libqcustomplot-dev libsundials-dev libsuitesparse-dev libceres-dev
    libexpected-dev libeigen3-dev liblapacke-dev libfftw3-dev libgif-dev libdxflib-dev libmatio-dev libnlopt-dev
    libzip-dev libmd4c-dev libmd4c-html0-dev libqpdf-dev libwebp-dev libxlsxwriter-dev fonts-dejavu-core appstream desktop-file-utils dbus python3)

# What the Python package is built with, for `./dev package` and `./dev test extra`.
python_packages=(pybind11-dev python3-dev)

# What packages are made with, for `./dev package` and `./dev test extra`.
package_packages=(file patchelf)

# What the documentation of the code is made with, for `./dev docs` and `./dev test extra`.
docs_packages=(doxygen graphviz)

# What `./dev test extra` needs beside these.
extra_packages=("${python_packages[@]}" "${package_packages[@]}" flatpak-builder lintian mmdebstrap munge poppler-utils
    python3-ezdxf python3-matplotlib python3-numpy python3-pandas python3-pil python3-pytest python3-scipy slurm-client
    slurmctld slurmd wine wine64)

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
    if [ "$(id -u)" != 0 ] && ! command -v sudo > /dev/null; then
        echo "dev: missing packages; as root: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    echo "dev: installing with apt-get: ${missing[*]}"
    as_root apt-get update -qq || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null || {
        echo "dev: apt-get could not install them" >&2
        exit 1
    }
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# numbers_of BEFORE AFTER LEAST: the numbers N from LEAST up, ascending, of the installed packages named BEFORE N AFTER,
# or else of those that apt offers. So are chosen the packages whose version is in their name.
numbers_of() {
    local packages
    for packages in installed_packages offered_packages; do
        "$packages" "$1" | sed -nE "s/^$1([0-9]+)$2\$/\1/p" | awk -v least="$3" '$1 >= least' | sort -n | grep . && return
    done
    return 0
}

installed_packages() { { dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$1*" 2> /dev/null || true; } | sed -n 's/^installed //p'; }

offered_packages() {
    compgen -G '/var/lib/apt/lists/*_Packages*' > /dev/null || as_root apt-get update -qq || true
    apt-cache search --names-only "^$1[0-9]" | cut -d' ' -f1
}

# What a build needs. LLVM is the newest that is there.
install_build_packages() {
    install_missing "${build_packages[@]}"
    local llvm
    llvm=$(numbers_of llvm- -dev 17 | tail -1)
    if [ -n "$llvm" ]; then
        install_missing "llvm-$llvm-dev"
    else
        echo "dev: apt offers no llvm-N-dev from 17 up, so runs take longer"
    fi
}

# Version 14 of clang's tools, which Debian 12 has, or the next one that is there.
clang_version() { numbers_of "$1" '' 14 | head -1; }
