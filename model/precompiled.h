// SPDX-License-Identifier: GPL-3.0-or-later
// Headers that most files of the layer include, compiled once for all of them; no file relies on it.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QVariant>

#include "model/standard_headers.h"
