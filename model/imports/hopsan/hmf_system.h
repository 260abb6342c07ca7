// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMap>
#include <QPointF>
#include <QString>

#include <memory>
#include <vector>

namespace bramah::model::hopsan {

struct HmfSystem;

/// The place of a symbol on a Hopsan sheet.
struct HmfPose {
    QPointF centre;    ///< pixels, y down
    double angle = 0;  ///< degrees, clockwise
    bool isFlipped = false;
};

/// A component, a system or a port of a system in a Hopsan model.
struct HmfObject {
    /// What an object is; Port: a port of the system that contains it, seen from inside.
    enum class Kind : std::uint8_t { Component, System, Port };
    Kind kind = Kind::Component;
    QString type;
    QString name;
    /// Values by the names of today's files: `m` of a parameter, `in` of an input, `P1#Pressure` of a start value.
    QMap<QString, QString> values;
    QMap<QString, QString> portKinds;  ///< node types of its ports as far as the file tells them, as `NodeHydraulic`
    HmfPose pose;
    int line = 0;                       ///< of the file, from 1
    std::shared_ptr<HmfSystem> inside;  ///< of a system
};

/// A line of a Hopsan model, from port to port.
struct HmfConnection {
    QString fromObject, fromPort, toObject, toPort;
    int line = 0;
};

/// One level of a Hopsan model.
struct HmfSystem {
    QString name;
    QString description;
    std::vector<std::pair<QString, QString>> parameters;  ///< names and values, in the file's order
    std::vector<HmfObject> objects;
    std::vector<HmfConnection> connections;
    double start = 0;
    double stop = 10;
    double step = 1e-3;

    /// Null if there is none of this name.
    [[nodiscard]] const HmfObject* object(const QString& name) const;
    /// False, and nothing is added, if there is one of the same name.
    bool add(HmfObject object);

private:
    QHash<QString, std::size_t> places_;  ///< of objects by name
};

}  // namespace bramah::model::hopsan
