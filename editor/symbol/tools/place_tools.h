// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/tools/symbol_tool.h"

#include <QByteArray>

namespace bramah::editor {

/// Attaches a list of primitives to the mouse until a click places it.
class StampTool : public SymbolTool
{
public:
    /// \a list: `{Line(...), ...}` with its origin at the mouse or, if \a isCentred, its middle.
    StampTool(SymbolToolContext& context, QString entry, QByteArray list, bool isCentred);
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;

    /// Places the list without a mouse; false if it is empty.
    static bool put(SymbolEditor& editor, const QString& entry, const QByteArray& list, QPointF place);

private:
    [[nodiscard]] QPointF way(const SymbolToolEvent& event) const;

    QString entry_;  ///< name of the undo entry
    QByteArray list_;
    std::vector<model::Graphic> graphics_;
    QPointF middle_;
};

/// Places a new port of a connector class, on the grid of one module.
class PortTool : public SymbolTool
{
public:
    /// \a connectorClass: full name. \a baseName: from which the name is made, see freePortName().
    PortTool(SymbolToolContext& context, QString connectorClass, QString baseName);
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;
    [[nodiscard]] QString name() const override { return QStringLiteral("port"); }

private:
    QString connectorClass_;
    QString baseName_;
};

/// A name that is not used in the shown class: \a base, `base2` and so on; after A comes B.
[[nodiscard]] QString freePortName(const SymbolEditor& editor, const QString& base);

}  // namespace bramah::editor
