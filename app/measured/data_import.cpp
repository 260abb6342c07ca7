// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measured/data_import.h"

#include "app/measured/import_dialog.h"
#include "app/measured/lay_dialog.h"
#include "app/measured/measured_verdicts.h"
#include "app/widgets/message_bar.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace bramah::app {

using model::Severity;

namespace {

constexpr auto kFolderKey = "files/dataFolder";

}  // namespace

DataImport::DataImport(editor::DocumentSession& session, solver::MeasuredData& data, const RunHistory& history,
                       MessageBar& messages, QWidget& page)
    : data_(data), history_(history), messages_(messages), page_(page), kept_(session, data)
{
    connect(&data, &solver::MeasuredData::failed, this, [this](const QString& file, const QString& problem) {
        messages_.show(Severity::Warning, tr("The measured data in %1 cannot be read: %2.").arg(file, problem), {},
                       MessageBar::Topic::File);
    });
    connect(&history, &RunHistory::runEnded, this, &DataImport::tellVerdicts);
    connect(&kept_, &KeptData::reading, this, &DataImport::tellReading);
    connect(&kept_, &KeptData::fileChanged, this, [this](const QString& path) {
        messages_.show(Severity::Note, tr("%1 has changed and is read again.").arg(QFileInfo(path).fileName()));
    });
}

bool DataImport::isDataFile(const QString& path)
{
    return QDir::match(solver::dataFilePatterns(), QFileInfo(path).fileName());
}

void DataImport::tellReading(const QString& path, double share)
{
    const bool isShown = !readingText_.isEmpty() && messages_.text() == readingText_;
    if (share >= 1) {
        if (isShown)
            messages_.end(MessageBar::Topic::File);
        readingText_.clear();
        return;
    }
    if (isShown ? messages_.isHidden() : !messages_.isHidden())
        return;  // dismissed, or there is another message
    constexpr int kPercent = 100;
    readingText_ = tr("Reading %1: %2 %").arg(QFileInfo(path).fileName()).arg(std::lround(share * kPercent));
    if (isShown)
        messages_.retell(readingText_);
    else
        messages_.show(Severity::Note, readingText_, {{tr("Stop"), [this] { kept_.stopReading(); }}},
                       MessageBar::Topic::File);
}

void DataImport::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        page_.window(), tr("Import measured data"),
        QSettings().value(QLatin1String(kFolderKey), kept_.absolutePath({})).toString(),
        tr("Measured data (%1);;All files (*)").arg(solver::dataFilePatterns().join(QLatin1Char(' '))));
    if (path.isEmpty())
        return;
    QSettings().setValue(QLatin1String(kFolderKey), QFileInfo(path).absolutePath());
    importFile(path);
}

void DataImport::importFile(const QString& path)
{
    solver::MeasuredFile file;
    file.file = kept_.storedPath(path);
    // A file that is there already is shown as it is read.
    const auto known = std::ranges::find(data_.files(), file.file, &solver::MeasuredFile::file);
    if (known != data_.files().end())
        file = *known;
    else
        file.name = kept_.freeName(path);
    ask(std::move(file), path);
}

void DataImport::change(const solver::MeasuredFile& file)
{
    ask(file, kept_.absolutePath(file.file));
}

void DataImport::ask(solver::MeasuredFile file, const QString& path)
{
    ImportDialog dialog(path, file.form, page_.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    file.form = dialog.form();
    if (!kept_.put(file, dialog.read()))
        messages_.show(Severity::Warning,
                       tr("The measured data are not kept with the model, whose text cannot be edited."));
    else
        messages_.show(Severity::Note, tr("The channels of %1 are in the list of variables.").arg(file.name));
}

void DataImport::lay(const QString& path, const QString& variable)
{
    auto channel = data_.channel(path);
    const solver::MeasuredFile* file = fileOf(path);
    const RunRecord* run = history_.latest();
    if (!channel || !file)
        return;
    if (!run || run->results.isEmpty()) {
        messages_.show(Severity::Note, tr("There are no results yet: run the model first."));
        return;
    }
    if (!variable.isEmpty())
        channel->fit.beside = variable;
    const QString name = file->name;
    LayDialog dialog(path, *channel, *run, plotted_, page_.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (!kept_.lay(name, channel->variable().path, dialog.fit(), dialog.laying().shift))
        messages_.show(Severity::Warning, tr("This is not kept with the model, whose text cannot be edited."));
}

const solver::MeasuredFile* DataImport::fileOf(const QString& variable) const
{
    const auto isOf = [&](const solver::MeasuredFile& file) {
        const QString component = solver::pathPart(file.name);
        return variable == component || variable.startsWith(component + QLatin1Char('.'));
    };
    const auto file = std::ranges::find_if(data_.files(), isOf);
    return file == data_.files().end() ? nullptr : &*file;
}

void DataImport::tellVerdicts()
{
    const RunRecord* run = history_.latest();
    if (!run || !run->end || !run->end->isRegular())
        return;
    QStringList failed;
    std::size_t count = 0;
    for (const MeasuredVerdict& verdict : verdictsOf(data_, run->results)) {
        ++count;
        if (verdict.isPassed)
            continue;
        const model::ShownUnit unit = shownUnit(verdict.measured);
        failed << tr("%1 is up to %2 off, at %3 s")
                      .arg(verdict.variable,
                           model::formatNumber(std::abs(verdict.greatest) * unit.factor, 4, page_.locale()) +
                               QLatin1Char(' ') + model::printedUnit(unit.name),
                           page_.locale().toString(verdict.time, 'g', 4));
    }
    if (!failed.isEmpty())
        messages_.show(Severity::Warning,
                       tr("Measured data: %1 of %2 fail: %3.")
                           .arg(failed.size())
                           .arg(count)
                           .arg(failed.join(QStringLiteral("; "))),
                       {}, MessageBar::Topic::Run);
    else if (count > 0)
        messages_.show(Severity::Note, tr("Measured data: all %1 pass.").arg(count), {}, MessageBar::Topic::Run);
}

void DataImport::addEntries(QMenu& menu, const QString& variable)
{
    const solver::MeasuredFile* file = fileOf(variable);
    if (!file)
        return;
    if (const auto channel = data_.channel(variable)) {
        menu.addAction(tr("Lay %1 beside a variable…").arg(variable), this, [this, variable] { lay(variable); });
        if (const QString& beside = channel->fit.beside; !beside.isEmpty())
            menu.addAction(tr("Plot its difference from %1").arg(beside), this, [this, variable, beside] {
                Q_EMIT plotWanted(QStringLiteral("%1 - %2").arg(variable, beside));
            });
    }
    menu.addAction(tr("How %1 is read…").arg(file->name), this, [this, file = *file] { change(file); });
    menu.addAction(tr("Take %1 away").arg(file->name), this, [this, name = file->name] { kept_.remove(name); });
}

}  // namespace bramah::app
