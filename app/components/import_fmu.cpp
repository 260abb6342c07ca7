// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/import_fmu.h"

#include "app/components/import_fmu_dialog.h"
#include "app/components/my_components.h"
#include "app/components/new_component.h"
#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/translate.h"
#include "editor/session/workspace.h"
#include "model/files/output_file.h"
#include "model/text/regular_file.h"
#include "solver/cosimulation/fmu_class.h"
#include "solver/cosimulation/fmu_package.h"

#include <QDir>
#include <QFileInfo>

namespace bramah::app {

namespace {

constexpr auto kFolder = "FMUs";  ///< beside the file of My components

/// Copies the file at \a from to \a to, in a folder that may not exist yet. Returns why it cannot be, or nothing.
std::optional<QString> copied(const QString& from, const QString& to)
{
    const auto bytes = model::readRegularFile(from, model::kLargestTable);
    if (!bytes)
        return bytes.error();
    QDir().mkpath(QFileInfo(to).path());  // if that fails, writing says so
    return model::OutputFile::write(to, *bytes);
}

}  // namespace

QString importFmu(const QString& path, DocumentPage* page, DocumentsController& documents, MyComponents& own,
                  QWidget& window)
{
    const auto refuse = [&](const QString& reason) {
        Q_EMIT documents.failed(reason);
        return QString();
    };
    const auto fmu = solver::FmuPackage::open(path);
    if (!fmu)
        return refuse(fmu.error());
    if (!own.isThere())
        return refuse(tr("There is no folder for My components."));
    const editor::Workspace& workspace = documents.workspace();
    ImportFmuDialog dialog(
        **fmu, freeOwnName(solver::fmuClassName(**fmu), workspace),
        [&](const QString& name) { return ownNameFault(name, workspace); }, &window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString name = dialog.name();
    const QString file = QStringLiteral("%1/%2.fmu").arg(QLatin1String(kFolder), name);
    const QString address = QStringLiteral("modelica://%1/%2").arg(QLatin1String(MyComponents::kPackage), file);
    if (solver::fmuClass(**fmu, name, address).isEmpty())
        return refuse(tr("%1: it has no output that a model could use").arg((*fmu)->fileName()));
    if (const auto problem = copied(path, QFileInfo(own.filePath()).dir().filePath(file)))
        return refuse(*problem);
    const QString full = addToMyComponents(
        name,
        [&](const QByteArray& indentation) {
            return solver::fmuClass(**fmu, name, address, &workspace.library(), indentation);
        },
        page, documents, own);
    if (full.isEmpty())
        return full;
    // The block is placed in the circuit that was shown, or in a new one, not in itself.
    const bool isCircuit = page && page->document().filePath() != own.filePath();
    documents.goToTab(isCircuit ? *page : documents.newDocument());
    return full;
}

}  // namespace bramah::app
