// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/tools/symbol_tool.h"

#include <QByteArray>

namespace bramah::editor {

/// A list of primitives hangs at the mouse until a click puts it down.
class StampTool : public SymbolTool
{
public:
    /// \a list: `{Line(...), ...}`, whose origin is at the mouse unless \a isCentred: then its middle is.
    StampTool(SymbolToolContext& context, QString entry, QByteArray list, bool isCentred);
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;

    /// Puts the list down without a mouse; false if there is nothing in it.
    static bool put(SymbolEditor& editor, const QString& entry, const QByteArray& list, QPointF place);

private:
    [[nodiscard]] QPointF way(const SymbolToolEvent& event) const;

    QString entry_;  ///< of the undo stack
    QByteArray list_;
    std::vector<model::Graphic> graphics_;
    QPointF middle_;
};

/// A new port of a connector class, on the grid of one module.
class PortTool : public SymbolTool
{
public:
    PortTool(SymbolToolContext& context, QString connectorClass, QString baseName);
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;
    [[nodiscard]] QString name() const override { return QStringLiteral("port"); }

private:
    QString connectorClass_;
    QString baseName_;
};

/// A name that nothing in the shown class has: \a base, `base2` and so on; after A comes B.
[[nodiscard]] QString freePortName(const SymbolEditor& editor, const QString& base);

}  // namespace bramah::editor
