// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace bramah::app {

class DocumentPage;

/// Exports results and pictures of a document's plots, asking what and where to. GUI thread.
class PlotExport : public QObject
{
    Q_OBJECT
public:
    explicit PlotExport(QWidget& window);

    void exportCsv(DocumentPage& page);
    void exportPicture(DocumentPage& page);

private:
    QWidget& window_;
};

}  // namespace bramah::app
