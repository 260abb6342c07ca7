// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/plan/plan_writer.h"

#include "model/classes/class_library.h"
#include "model/files/output_file.h"
#include "model/text/regular_file.h"
#include "model/text/source_text.h"
#include "solver/plan/planned_study.h"
#include "solver/study/study_journal.h"
#include "solver/translate.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <utility>

namespace bramah::solver {
namespace {

/// A script for one slice; what is in `@...@` is filled in. Under Slurm it is copied elsewhere before it runs.
constexpr char kScript[] = R"script(#!/bin/sh
# Runs one slice of a study: @SUBMIT@
# Without Slurm: ./job.sh 0; ./job.sh 1; ... or parallel ./job.sh ::: $(seq 0 @LAST@)
#SBATCH --job-name=@NAME@
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --open-mode=append
#SBATCH --requeue
slice=${1:-$SLURM_ARRAY_TASK_ID}
if [ -z "$slice" ]; then echo "usage: $0 SLICE, from 0 to @LAST@" >&2; exit 64; fi
for folder in "$(dirname "$0")" "$SLURM_SUBMIT_DIR" @FOLDER@; do
    if grep -qs @FINGERPRINT@ "$folder/plan.json"; then break; fi
    folder=
done
if [ -z "$folder" ]; then echo "the folder of this study is not where it was; submit from within it" >&2; exit 1; fi
for program in "$BRAMAH_CLI" @PROGRAM@ bramah-cli; do
    if command -v "$program" > /dev/null; then break; fi
done
exec "$program" study run-slice "$folder" "$slice" --jobs "${SLURM_CPUS_PER_TASK:-1}"
)script";

QString inShell(QString text)
{
    return QLatin1Char('\'') + text.replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

/// A name for jobs, of letters that every batch system takes.
QString jobName(const QString& className)
{
    static const QRegularExpression kOthers(QStringLiteral("[^A-Za-z0-9_.]"));
    return QStringLiteral("bramah-") + QString(className).replace(kOthers, QStringLiteral("_"));
}

/// Writes the files of a plan one after the other, until one cannot be written.
class PlanWriter
{
public:
    PlanWriter(const PlanSource& source, const QString& folder) : source_(source) { plan_.folder = folder; }

    [[nodiscard]] std::optional<QString> write()
    {
        describe();
        for (const char* name : {"model", "libraries", "slices"})
            if (!QDir().mkpath(plan_.path(QLatin1String(name))))
                return tr("the folder `%1` cannot be made").arg(plan_.path(QLatin1String(name)));
        writeTexts();
        writeLibraries();
        writeTables();
        write(QStringLiteral("points.csv"), pointsCsv(*source_.study));
        writeScript();
        // The plan comes last: without it nothing of the folder counts.
        write(QStringLiteral("plan.json"), plan_.json());
        if (problem_)
            return problem_;
        const auto again = StudyPlan::read(plan_.folder);
        if (!again)
            return again.error();
        const auto study = plannedStudy(*again);
        return study ? std::nullopt : std::optional(study.error());
    }

private:
    void describe()
    {
        const Study& study = *source_.study;
        plan_.fingerprint = StudyJournal::fingerprint(study);
        plan_.program = source_.version;
        plan_.className = source_.className;
        plan_.given = source_.given;
        plan_.settings = study.settings;
        plan_.parameters = QStringList(study.parameters.begin(), study.parameters.end());
        plan_.design = source_.design;
        plan_.reduction = study.reduction;
        for (const Measure& measure : study.measures)
            plan_.measures << measure.name;
        const Responses responses = responsesOf(study);
        for (const Response& response : responses.list())
            plan_.responses << response.name;
        plan_.pointCount = study.points.size();
        plan_.sliceCount = source_.sliceCount;
    }

    void write(const QString& name, const QByteArray& bytes)
    {
        if (!problem_)
            problem_ = model::OutputFile::write(plan_.path(name), bytes);
    }

    void copy(const QString& from, const QString& name)
    {
        if (problem_)
            return;
        if (!QDir().mkpath(QFileInfo(plan_.path(name)).path())) {
            problem_ = tr("the folder `%1` cannot be made").arg(QFileInfo(plan_.path(name)).path());
            return;
        }
        const auto bytes = model::readRegularFile(from, std::numeric_limits<qint64>::max());
        if (bytes)
            write(name, *bytes);
        else
            problem_ = tr("`%1` cannot be read: %2").arg(from, bytes.error());
    }

    /// The texts of the user's files, as they are in memory; that of the model lies by itself, beside its tables.
    void writeTexts()
    {
        const model::ClassNode* node = source_.library->find(source_.className.toStdString());
        int number = 0;
        for (const auto& tree : source_.library->userFiles()) {
            const QFileInfo file(tree->text().fileName());
            const bool isModel = node && node->tree() == tree;
            const QString base =
                file.fileName().endsWith(QLatin1String(".mo")) ? file.fileName() : QStringLiteral("model.mo");
            const QString name = isModel ? QStringLiteral("model/%1").arg(base)
                                         : QStringLiteral("model/others/%1-%2").arg(++number).arg(base);
            if (!QDir().mkpath(QFileInfo(plan_.path(name)).path()))
                problem_ = tr("the folder `%1` cannot be made").arg(QFileInfo(plan_.path(name)).path());
            write(name, tree->text().bytes());
            plan_.files << name;
        }
    }

    /// The libraries that were read, but the program's own.
    void writeLibraries()
    {
        for (const QString& place : source_.library->placesRead()) {
            const QFileInfo library(place);
            const QString to = QStringLiteral("libraries/") + library.fileName();
            plan_.libraries << to;
            if (!library.isDir()) {
                copy(place, to);
                continue;
            }
            QDirIterator entries(place, QDir::Files, QDirIterator::Subdirectories);
            while (entries.hasNext() && !problem_) {
                const QString file = entries.next();
                copy(file, to + QLatin1Char('/') + QDir(place).relativeFilePath(file));
            }
        }
    }

    /// The files that the model reads tables from, by paths from its own folder; libraries have theirs with them.
    void writeTables()
    {
        const model::ClassNode* node = source_.library->find(source_.className.toStdString());
        if (!node || !node->tree())
            return;
        const QDir own(QFileInfo(node->tree()->text().fileName()).absolutePath());
        for (const std::string& path : source_.study->system->model.dataFiles) {
            const QString file = QDir::cleanPath(QString::fromStdString(path));
            const QString relative = own.relativeFilePath(file);
            if (isInLibrary(file))
                continue;
            if (relative.startsWith(QLatin1String("..")) || QDir::isAbsolutePath(relative)) {
                problem_ =
                    tr("the model reads `%1`, which lies outside of its own folder, so other machines may not find "
                       "it. Put the file beside the model and name it by a path from there")
                        .arg(file);
                return;
            }
            copy(file, QStringLiteral("model/") + relative);
        }
    }

    [[nodiscard]] bool isInLibrary(const QString& file) const
    {
        QStringList places = source_.library->placesRead();
        places << model::ClassLibrary::shippedLibraryPath();
        return std::ranges::any_of(
            places, [&](const QString& place) { return file.startsWith(QDir::cleanPath(place) + QLatin1Char('/')); });
    }

    void writeScript()
    {
        QString script = QString::fromLatin1(kScript);
        const std::pair<const char*, QString> texts[]{{"@SUBMIT@", submitLine(plan_)},
                                                      {"@LAST@", QString::number(plan_.sliceCount - 1)},
                                                      {"@NAME@", jobName(plan_.className)},
                                                      {"@FOLDER@", inShell(QDir(plan_.folder).absolutePath())},
                                                      {"@FINGERPRINT@", QString::fromLatin1(plan_.fingerprint)},
                                                      {"@PROGRAM@", inShell(source_.program)}};
        for (const auto& [mark, text] : texts)
            script.replace(QLatin1String(mark), text);
        const QString name = QStringLiteral("job.sh");
        write(name, script.toUtf8());
        QFile file(plan_.path(name));
        if (!problem_ && !file.setPermissions(file.permissions() | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther))
            problem_ = tr("`%1` cannot be made a program").arg(file.fileName());
    }

    const PlanSource& source_;
    StudyPlan plan_;
    std::optional<QString> problem_;
};

}  // namespace

std::optional<QString> writePlan(const PlanSource& source, const QString& folder)
{
    if (!source.study->frequencies.empty())
        return tr("`%1` is a number of a response to sines, which a plan cannot hold; leave it out, or run the study "
                  "without a plan")
            .arg(source.study->frequencies.front().number.text());
    QDir place(folder);
    const bool isNew = !place.exists();
    if (!isNew && !place.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
        return tr("`%1` is not empty; name a folder that is new").arg(folder);
    auto problem = PlanWriter(source, QDir::cleanPath(folder)).write();
    if (problem) {
        place.removeRecursively();
        if (!isNew)
            QDir().mkpath(folder);
    }
    return problem;
}

QString submitLine(const StudyPlan& plan)
{
    return QStringLiteral("sbatch --array=0-%1 --output=%2 %3")
        .arg(plan.sliceCount - 1)
        .arg(inShell(QDir(plan.folder).absoluteFilePath(QStringLiteral("slices/%a.log"))),
             inShell(QDir(plan.folder).absoluteFilePath(QStringLiteral("job.sh"))));
}

}  // namespace bramah::solver
