// SPDX-License-Identifier: GPL-3.0-or-later
// Headers that most files of the layer include, compiled once for all of them; no file relies on it.
#pragma once

#include "model/precompiled.h"
