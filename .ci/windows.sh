# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the library that FMUs carry for Windows, by mingw: `./dev package` and `./dev test extra` do, so that FMUs run
# there, too. Sourced by dev, after sundials.sh.

# windows_packages: what that takes.
windows_packages=(g++-mingw-w64-x86-64-posix)

# prepare_windows_runtime FOLDER: makes FOLDER/lib/bramah/bramah_fmu.dll and FOLDER/windows/run_fmu.exe.
prepare_windows_runtime() {
    local folder=$1 version cache root work log compiler=x86_64-w64-mingw32
    version=$(dpkg-query -W -f='${source:Version}' libsundials-dev)
    cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/bramah
    root=$cache/sundials-$version-windows
    log=$cache/windows-build.log
    mkdir -p "$cache" "$folder/windows" "$folder/lib/bramah"
    if [ ! -f "$root/complete" ]; then
        work=$cache/sundials-build.$$
        mkdir -p "$work"
        { fetch_sundials "$version" "$work" && compile_sundials "$work" "$root" -DENABLE_KLU=OFF \
            -DCMAKE_SYSTEM_NAME=Windows -DCMAKE_C_COMPILER=$compiler-gcc-posix; } > "$log" 2>&1 ||
            { echo "dev: SUNDIALS could not be built for Windows ($(tail -1 "$log"))"; return 1; }
        rm -rf "$work"
    fi
    cmake -S solver/fmi/windows -B "$folder/windows" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_SYSTEM_NAME=Windows \
        -DCMAKE_CXX_COMPILER=$compiler-g++-posix -DSUNDIALS_ROOT="$root" > "$log" &&
        cmake --build "$folder/windows" --parallel "$(nproc)" >> "$log" 2>&1 ||
        { grep -E 'error' "$log" | head -5; echo "dev: the library for Windows could not be built (log in $log)"; return 1; }
    cp -u "$folder/windows/bramah_fmu.dll" "$folder/lib/bramah/"
}
