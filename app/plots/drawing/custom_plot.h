// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// QCustomPlot's header needs Qt's keywords, which are switched off here. Include it through this file only.
// It also includes all of Qt for two classes of printing, and declares types for variants that Bramah holds in none;
// both together take every file that includes it, even precompiled, a second and a half. So they are left out.
#include <QMetaType>
#include <QObject>
#include <QPrintEngine>
#include <QPrinter>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#define QT_QTPRINTSUPPORT_MODULE_H
#pragma push_macro("Q_DECLARE_METATYPE")
#undef Q_DECLARE_METATYPE
#define Q_DECLARE_METATYPE(Type)
#include <qcustomplot.h>
#pragma pop_macro("Q_DECLARE_METATYPE")
#undef QT_QTPRINTSUPPORT_MODULE_H
#undef foreach
#undef slots
#undef signals
