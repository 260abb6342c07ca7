// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_area.h"
#include "editor/session/document_session.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace bramah::app {

/// Takes the plots of a document from its text and writes them back when it is saved. Plots are a view of a model, not
/// a part of it: choosing a curve neither changes the text nor makes an entry to undo, and undo leaves the plots as
/// they are. Borrows session and area. GUI thread.
class KeptPlots : public QObject
{
    Q_OBJECT
public:
    KeptPlots(editor::DocumentSession& session, PlotArea& area, QObject* parent = nullptr);

    /// Shows the plots in the text if the class or the plots are others, but not after undo and redo.
    void take();
    /// Has the user chosen plots that are not in the text?
    [[nodiscard]] bool hasUnwritten() const;
    /// Puts the plots into the text, beside the undo stack. Plots in a newer format stay as they are.
    void write();

private:
    [[nodiscard]] std::optional<QByteArray> textWith(const QString& className, const PlotDefinitions& plots) const;
    /// Plots by the name of a class, without those that equal the text's.
    [[nodiscard]] QHash<QString, PlotDefinitions> unwritten() const;

    editor::DocumentSession& session_;
    PlotArea& area_;
    QString className_;                         ///< the class whose plots are shown
    PlotDefinitions inText_;                    ///< plots of that class in the text
    QHash<QString, PlotDefinitions> ofOthers_;  ///< plots of classes shown before that are not in the text
    bool isTouched_ = false;
};

}  // namespace bramah::app
