// SPDX-License-Identifier: BSD-3-Clause
// An FMU is to load where its importer runs: with glibc 2.28 (RHEL 8, Ubuntu 20.04 and all later ones). The functions
// below have newer versions in the glibc that it is linked with; here each is led to the version that has always been
// there, or is written with what has. They are seen inside of the FMU only. A test reads the versions that the library
// asks for (tests/solver/fmi).
#if defined(__linux__) && defined(__x86_64__)

#include <link.h>
#include <pthread.h>
#include <sys/stat.h>
#include <time.h>

#include <cerrno>
#include <cstdint>

// A declaration of `old_NAME`, which is NAME in its first version.
#define BRAMAH_OLD(result, name, ...)          \
    extern "C" result old_##name(__VA_ARGS__); \
    __asm__(".symver old_" #name "," #name "@GLIBC_2.2.5")
#define BRAMAH_INNER extern "C" __attribute__((visibility("hidden")))

// 2.29 took the error handling of System V out of these; the values are the same.
#define BRAMAH_OLD_FUNCTION(name)               \
    BRAMAH_OLD(double, name, double);           \
    BRAMAH_INNER double name(double x) noexcept \
    {                                           \
        return old_##name(x);                   \
    }
BRAMAH_OLD_FUNCTION(exp)
BRAMAH_OLD_FUNCTION(log)
BRAMAH_OLD(double, pow, double, double);
BRAMAH_INNER double pow(double x, double y) noexcept
{
    return old_pow(x, y);
}
BRAMAH_OLD_FUNCTION(exp2)
BRAMAH_OLD_FUNCTION(log2)
// 2.38 did so for this one.
BRAMAH_OLD(double, fmod, double, double);
BRAMAH_INNER double fmod(double x, double y) noexcept
{
    return old_fmod(x, y);
}

// 2.34 moved threads into libc.
BRAMAH_OLD(int, pthread_create, pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
BRAMAH_OLD(int, pthread_join, pthread_t, void**);
BRAMAH_OLD(int, pthread_once, pthread_once_t*, void (*)());
BRAMAH_OLD(int, pthread_key_create, pthread_key_t*, void (*)(void*));
BRAMAH_OLD(int, pthread_rwlock_rdlock, pthread_rwlock_t*);
BRAMAH_OLD(int, pthread_rwlock_wrlock, pthread_rwlock_t*);
BRAMAH_OLD(int, pthread_rwlock_unlock, pthread_rwlock_t*);
BRAMAH_INNER int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*body)(void*),
                                void* argument) noexcept
{
    return old_pthread_create(thread, attributes, body, argument);
}
BRAMAH_INNER int pthread_join(pthread_t thread, void** result)
{
    return old_pthread_join(thread, result);
}
BRAMAH_INNER int pthread_once(pthread_once_t* once, void (*body)())
{
    return old_pthread_once(once, body);
}
BRAMAH_INNER int __pthread_key_create(pthread_key_t* key, void (*destroy)(void*)) noexcept
{
    return old_pthread_key_create(key, destroy);
}
BRAMAH_INNER int pthread_rwlock_rdlock(pthread_rwlock_t* lock) noexcept
{
    return old_pthread_rwlock_rdlock(lock);
}
BRAMAH_INNER int pthread_rwlock_wrlock(pthread_rwlock_t* lock) noexcept
{
    return old_pthread_rwlock_wrlock(lock);
}
BRAMAH_INNER int pthread_rwlock_unlock(pthread_rwlock_t* lock) noexcept
{
    return old_pthread_rwlock_unlock(lock);
}

// 2.30: waiting by a clock of one's choice. pthread_cond_timedwait() waits by that of the day.
BRAMAH_INNER int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock,
                                        const timespec* until)
{
    constexpr std::int64_t kSecond = 1'000'000'000;
    timespec now{}, today{};
    if (clock_gettime(clock, &now) != 0 || clock_gettime(CLOCK_REALTIME, &today) != 0)
        return EINVAL;
    const std::int64_t way = (until->tv_sec - now.tv_sec) * kSecond + until->tv_nsec - now.tv_nsec;
    const std::int64_t end = today.tv_sec * kSecond + today.tv_nsec + way;
    const timespec then{end / kSecond, end % kSecond};
    return pthread_cond_timedwait(condition, mutex, &then);
}

// 2.33 made fstat() a function; before, it called this one with the version of its structure.
BRAMAH_OLD(int, __fxstat64, int, int, struct stat64*);
BRAMAH_INNER int fstat64(int file, struct stat64* status) noexcept
{
    constexpr int kVersion = 1;
    return old___fxstat64(kVersion, file, status);
}

BRAMAH_OLD(int, __fxstat, int, int, struct stat*);
BRAMAH_INNER int fstat(int file, struct stat* status) noexcept
{
    constexpr int kVersion = 1;
    return old___fxstat(kVersion, file, status);
}

// 2.32: may the library do without locks as long as there is one thread? It cannot know.
extern "C" {
__attribute__((visibility("hidden"))) char __libc_single_threaded = 0;
}

#if __GLIBC_PREREQ(2, 35)
// 2.35: where the tables for exceptions of a piece of code lie. The same by the segments of all loaded files.
namespace {

struct Search {
    std::uintptr_t code;
    dl_find_object* found;
};

int look(dl_phdr_info* info, std::size_t, void* data)
{
    auto& search = *static_cast<Search*>(data);
    const ElfW(Phdr)* tables = nullptr;
    bool isHere = false;
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const ElfW(Phdr)& segment = info->dlpi_phdr[i];
        const std::uintptr_t begin = info->dlpi_addr + segment.p_vaddr;
        if (segment.p_type == PT_GNU_EH_FRAME)
            tables = &segment;
        if (segment.p_type != PT_LOAD || search.code < begin || search.code >= begin + segment.p_memsz)
            continue;
        isHere = true;
        search.found->dlfo_map_start = reinterpret_cast<void*>(begin);
        search.found->dlfo_map_end = reinterpret_cast<void*>(begin + segment.p_memsz);
    }
    if (!isHere || !tables)
        return 0;
    search.found->dlfo_eh_frame = reinterpret_cast<void*>(info->dlpi_addr + tables->p_vaddr);
    return 1;
}

}  // namespace
BRAMAH_INNER int _dl_find_object(void* code, dl_find_object* found) noexcept
{
    *found = {};
    Search search{reinterpret_cast<std::uintptr_t>(code), found};
    return dl_iterate_phdr(look, &search) == 1 ? 0 : -1;
}
#endif

// 2.38 reads binary numbers, too, if the newest standard of C is asked for.
#define BRAMAH_OLD_INTEGER(type, name)                                                 \
    BRAMAH_OLD(type, name, const char*, char**, int);                                  \
    BRAMAH_INNER type __isoc23_##name(const char* text, char** end, int base) noexcept \
    {                                                                                  \
        return old_##name(text, end, base);                                            \
    }
BRAMAH_OLD_INTEGER(long, strtol)
BRAMAH_OLD_INTEGER(unsigned long, strtoul)
BRAMAH_OLD_INTEGER(long long, strtoll)
BRAMAH_OLD_INTEGER(unsigned long long, strtoull)

#endif
