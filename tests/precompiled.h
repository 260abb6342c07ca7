// SPDX-License-Identifier: GPL-3.0-or-later
// What most tests include, compiled once for each test program; no file relies on it.
#pragma once

#ifdef QT_WIDGETS_LIB
#include "editor/precompiled.h"
#else
#include "model/precompiled.h"
#endif

#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QtTest/QTest>
