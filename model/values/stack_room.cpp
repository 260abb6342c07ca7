// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/stack_room.h"

#include <pthread.h>

#include <cstddef>

namespace bramah::model {

namespace {

/// The address below which the thread's stack, which grows downwards, is almost full.
const char* findLimit()
{
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0)
        return nullptr;  // the limit is not known, so the stack never counts as full
    void* lowest = nullptr;
    std::size_t size = 0;
    pthread_attr_getstack(&attributes, &lowest, &size);
    pthread_attr_destroy(&attributes);
    return static_cast<const char*>(lowest) + size / 4;
}

}  // namespace

bool isStackAlmostFull()
{
    thread_local const char* const limit = findLimit();
    return static_cast<const char*>(__builtin_frame_address(0)) < limit;
}

}  // namespace bramah::model
