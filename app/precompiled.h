// SPDX-License-Identifier: GPL-3.0-or-later
// Headers that most files of the layer include, compiled once for all of them; no file relies on it.
#pragma once

#include "editor/precompiled.h"

#include "app/plots/drawing/custom_plot.h"

#include <QMainWindow>
#include <QSettings>
#include <QTimer>
