// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QString>

#include <optional>

class QDropEvent;
class QMimeData;

namespace bramah::editor {
class SheetView;
}

namespace bramah::app {

class DataImport;
class PlottableVariables;

/// Takes a measured channel that is dragged from the list of variables onto a port, line or symbol of the sheet: it is
/// laid beside the variable of the same kind there. Borrows all.
class ChannelDrop : public QObject
{
    Q_OBJECT
public:
    ChannelDrop(editor::SheetView& sheet, const PlottableVariables& variables, DataImport& import,
                QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The measured channel in \a data; empty if there is none.
    [[nodiscard]] QString channelIn(const QMimeData& data) const;
    /// The variable at a place of the viewport that measures the same as \a channel; nothing if there is none.
    [[nodiscard]] std::optional<QString> variableAt(QPoint place, const QString& channel) const;

    editor::SheetView& sheet_;
    const PlottableVariables& variables_;
    DataImport& import_;
};

}  // namespace bramah::app
