// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// QCustomPlot's header needs Qt's keywords, which are switched off here. Include it through this file only.
#include <QObject>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef foreach
#undef slots
#undef signals
