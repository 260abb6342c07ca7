// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/plot_area.h"
#include "editor/session/document_session.h"

#include <QObject>

namespace bramah::app {

/// Keeps the plots of a document in its text: choosing a curve is an edit with an entry to undo, and undo, or an edit
/// of the text, changes the plots. Zoom, page and cursor are no part of it. While the text cannot be edited (it has
/// errors, or is read-only) plots are only shown; those that were chosen meanwhile are written when it can again.
/// Borrows session and area. GUI thread.
class KeptPlots : public QObject
{
    Q_OBJECT
public:
    KeptPlots(editor::DocumentSession& session, PlotArea& area, QObject* parent = nullptr);

private:
    /// Shows the plots in the text if the class or the plots are others.
    void take();
    /// Puts the plots into the text. Plots in a newer format stay as they are.
    void keep();

    editor::DocumentSession& session_;
    PlotArea& area_;
    QString className_;         ///< the class whose plots are shown
    PlotPages inText_;          ///< plots of that class in the text
    bool isUnwritten_ = false;  ///< the user has chosen plots that could not be written
};

}  // namespace bramah::app
