// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/value_files.h"

#include "app/documents/document_page.h"
#include "app/documents/value_sets.h"
#include "app/translate.h"
#include "model/files/output_file.h"
#include "model/text/regular_file.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QSettings>
#include <QStandardPaths>

namespace bramah::app {

using model::Severity;

namespace {

constexpr auto kValuesFolderKey = "files/valuesFolder";

QString askForTable(QWidget& window, const QString& title, bool isSaved)
{
    const QString fallback = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QFileDialog dialog(&window, title, QSettings().value(QLatin1String(kValuesFolderKey), fallback).toString());
    dialog.setAcceptMode(isSaved ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog.setFileMode(isSaved ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog.setNameFilters({tr("Tables (*.csv)"), tr("Parameter sets of SSP (*.ssv)"), tr("All files (*)")});
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    dialog.setOption(QFileDialog::DontConfirmOverwrite);  // a row is added
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.contains(QLatin1String(".ssv")) ? QStringLiteral("ssv") : QStringLiteral("csv"));
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().front();
    QSettings().setValue(QLatin1String(kValuesFolderKey), QFileInfo(path).absolutePath());
    return path;
}

/// A file of SSP holds one set, a table any number.
bool isSsv(const QString& path)
{
    return path.endsWith(QLatin1String(".ssv"), Qt::CaseInsensitive);
}

tl::expected<ValueSets, QString> tableAt(const QString& path)
{
    const auto text = model::readRegularFile(path, model::kLargestTable);
    if (!text)
        return tl::unexpected(tr("%1 cannot be read: %2").arg(QDir::toNativeSeparators(path), text.error()));
    return isSsv(path) ? ValueSets::fromSsv(*text) : ValueSets::fromCsv(*text);
}

std::vector<model::ComponentId> selected(DocumentPage& page)
{
    std::vector<model::ComponentId> ids;
    const auto& selection = page.session().selection().components;
    for (const model::DiagramComponent& component : page.session().sheet().diagram().components())
        if (selection.contains(component.id))
            ids.push_back(component.id);
    return ids;
}

}  // namespace

void saveValues(DocumentPage& page, QWidget& window)
{
    const std::vector<model::ComponentId> ids = selected(page);
    if (ids.size() > 1) {
        page.messages().show(Severity::Note,
                             tr("Select the one component whose values are to be saved, or nothing for the sheet."));
        return;
    }
    ValueSets sets;
    if (!putValues(sets, QString(), page.session(), ids)) {
        page.messages().show(Severity::Note, tr("There are no values other than those of the classes."));
        return;
    }
    const QString path = askForTable(window, tr("Save values in a table"), true);
    if (path.isEmpty())
        return;
    if (isSsv(path) && QFileInfo::exists(path) &&
        QMessageBox::question(&window, tr("Save values in a table"),
                              tr("%1 exists already. Replace it?").arg(QDir::toNativeSeparators(path))) !=
            QMessageBox::Yes)
        return;
    sets = ValueSets();
    if (!isSsv(path) && QFileInfo(path).size() > 0) {
        auto known = tableAt(path);
        if (!known) {
            page.messages().show(Severity::Error, known.error());
            return;
        }
        sets = std::move(*known);
    }
    bool isGiven = false;
    const QString name =
        QInputDialog::getText(&window, tr("Save values in a table"), tr("Name of the row:"), QLineEdit::Normal,
                              ids.empty() ? page.title() : ids.front().name, &isGiven)
            .simplified();
    if (!isGiven || name.isEmpty())
        return;
    putValues(sets, name, page.session(), ids);
    if (const auto problem = model::OutputFile::write(path, isSsv(path) ? sets.ssv(*sets.row(name)) : sets.csv()))
        page.messages().show(Severity::Error, *problem);
    else
        page.messages().show(Severity::Note, tr("Values saved as %1 in %2").arg(name, QDir::toNativeSeparators(path)));
}

void takeValues(DocumentPage& page, QWidget& window)
{
    if (!page.session().isEditable()) {
        page.messages().show(Severity::Note, page.session().readOnlyReason());
        return;
    }
    const QString path = askForTable(window, tr("Take values from a table"), false);
    if (path.isEmpty())
        return;
    const auto sets = tableAt(path);
    if (!sets) {
        page.messages().show(Severity::Error, sets.error());
        return;
    }
    QString name = sets->rows.front().name;
    bool isChosen = true;
    if (sets->rows.size() > 1)
        name = QInputDialog::getItem(&window, tr("Take values from a table"), tr("Row:"), sets->names(), 0, false,
                                     &isChosen);
    const ValueSets::Row* row = sets->row(name);
    if (!isChosen || !row)
        return;
    const PlannedValues plan = planValues(page.session(), selected(page), *sets, *row);
    const bool isDone = page.session().apply(tr("Take the values of %1").arg(name), plan.changes);
    QString text = isDone ? tr("Values of %1 taken").arg(name) : tr("No value differs from those of %1.").arg(name);
    if (!plan.unknown.isEmpty())
        text += QLatin1Char(' ') + tr("Not taken: %1").arg(plan.unknown.join(QStringLiteral("; ")));
    page.messages().show(plan.unknown.isEmpty() ? Severity::Note : Severity::Warning, text);
}

}  // namespace bramah::app
