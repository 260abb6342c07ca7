// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/fmu_file.h"

#include "model/classes/class_library.h"
#include "solver/cosimulation/fmu_platform.h"
#include "solver/fmi/documentation_page.h"
#include "solver/fmi/fmu_form.h"
#include "solver/fmi/model_description.h"
#include "solver/fmi/terminals_and_icons.h"
#include "solver/reports/failure_text.h"
#include "solver/system_file/system_file.h"
#include "solver/translate.h"
#include "solver/use/model.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

namespace bramah::solver {
namespace {

/// A machine that FMUs have binaries for.
struct Platform {
    const char* name;
    const char* library;  ///< beside the program
    FmuPlatform places;
    const char* ending;
};
constexpr std::array kPlatforms{
    Platform{"Linux", "bramah_fmu.so", kOwnFmuPlatform, ".so"},
    Platform{"Windows", "bramah_fmu.dll", {"win64", "x86_64-windows"}, ".dll"},
};

QDir fmuFolder()
{
    return QDir(model::ClassLibrary::programFolder() + QStringLiteral("/../lib/bramah"));
}

std::optional<QByteArray> read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

/// Adds the binaries that this program has; returns their platforms.
QStringList addBinaries(ZipEntries& entries, const QString& identifier, FmiVersion version)
{
    QStringList found;
    for (const Platform& platform : kPlatforms) {
        const auto library = read(fmuFolder().filePath(QLatin1String(platform.library)));
        if (!library)
            continue;
        const auto folder = QLatin1String(version == FmiVersion::Three ? platform.places.three : platform.places.two);
        entries[QStringLiteral("binaries/%1/%2%3").arg(folder, identifier, QLatin1String(platform.ending))] = *library;
        found << QLatin1String(platform.name);
    }
    return found;
}

/// Adds the licences of what the FMU carries; returns the names of their files, the entry to them first.
QStringList addLicences(ZipEntries& entries)
{
    const QDir folder(fmuFolder().filePath(QStringLiteral("licenses")));
    const auto place = [](const QString& name) { return QStringLiteral("documentation/licenses/") + name; };
    QStringList found;
    for (const QString& name : folder.entryList(QDir::Files))
        if (const auto text = read(folder.filePath(name))) {
            entries[place(name)] = *text;
            found << name;
        }
    const QString entry = QStringLiteral("license.txt");
    entries[place(entry)] = licenceEntry(found);
    return QStringList(entry) + found;
}

/// \a system with other values of parameters, as they are set.
CompiledSystem withValues(const CompiledSystem& system, const std::vector<std::pair<std::string, double>>& values)
{
    CompiledSystem changed = system;
    for (const auto& [path, value] : values) {
        const VariableId id = system.model.findVariable(path);
        const auto at = std::ranges::find(system.parameters, id, &CompiledParameter::variable);
        if (at == system.parameters.end())
            continue;
        changed.tape.initialSlots[at->isOverridden] = 1;
        changed.tape.initialSlots[at->value] = value;
    }
    return changed;
}

/// Why there are no equations.
QString firstError(Model& model, const BuiltForm& built)
{
    for (const auto* diagnostics : {&model.flattened().diagnostics, &built.diagnostics})
        for (const model::Diagnostic& diagnostic : *diagnostics)
            if (diagnostic.severity() == model::Severity::Error)
                return tr("the model has errors: %1").arg(diagnostic.message());
    return tr("the model has errors");
}

std::size_t countOf(const ExportedModel& exported, FmuCausality causality)
{
    return static_cast<std::size_t>(std::ranges::count(exported.variables, causality, &FmuVariable::causality));
}

}  // namespace

tl::expected<MadeFmu, QString> makeFmu(Model& model, const FmuQuestion& question,
                                       const std::function<bool()>& isStopWanted)
{
    const ModelForm form = fmuForm(model, question.inputs, isStopWanted);
    const BuiltForm& built = model.built(form, isStopWanted);
    if (!built.problem.empty())
        return tl::unexpected(QString::fromStdString(built.problem));
    const auto evaluator = model.evaluator(form, isStopWanted);
    if (!built.system || !evaluator)
        return tl::unexpected(firstError(model, built));
    const auto isForeign = [](const CompiledHistory& history) { return history.operation->isForeign(); };
    if (std::ranges::any_of(built.system->histories, isForeign))
        return tl::unexpected(
            tr("the model has an FMU of another program in it, which cannot be passed on inside of "
               "an FMU; export the rest, and connect the two in the tool that runs them"));
    if (const EvaluationStatus status = evaluator->updateParameters(); !status.ok())
        return tl::unexpected(failureText(status, evaluator->model()));
    ExportedModel exported = exportedModel(*evaluator, *built.system, *model.node(), question.outputs);
    exported.description = model.node()->shown(QString::fromStdString(model.node()->description()));
    const std::string system = writeSystem(withValues(*built.system, model.values()));
    const auto identifier = modelIdentifier(exported.model->className);
    const bool isThree = question.version == FmiVersion::Three;

    ZipEntries entries;
    MadeFmu made;
    made.platforms = addBinaries(entries, identifier, question.version);
    if (made.platforms.isEmpty())
        return tl::unexpected(
            tr("this program lacks its part for FMUs, `%1`; install it whole")
                .arg(QDir::cleanPath(fmuFolder().filePath(QLatin1String(kPlatforms.front().library)))));
    entries[QStringLiteral("resources/") + QLatin1String(kSystemFileName)] = QByteArray::fromStdString(system);
    entries[QStringLiteral("modelDescription.xml")] =
        modelDescription(exported, question.version, QString::fromStdString(systemToken(system)));
    FmuFacts facts{question.version, made.platforms, {}, addLicences(entries)};
    const auto& [icon, diagram] = question.pictures;
    if (!icon.isEmpty())
        entries[isThree ? QStringLiteral("terminalsAndIcons/icon.png") : QStringLiteral("model.png")] = icon;
    if (!diagram.isEmpty()) {
        facts.picture = QStringLiteral("diagram.png");
        entries[QStringLiteral("documentation/") + facts.picture] = diagram;
    }
    const bool hasIcon = !icon.isEmpty() && isThree;
    if (hasIcon || !exported.terminals.empty())
        entries[QStringLiteral("terminalsAndIcons/terminalsAndIcons.xml")] = terminalsAndIcons(exported, hasIcon);
    entries[QStringLiteral("documentation/index.html")] = documentationPage(exported, *model.node(), facts);
    auto bytes = zipped(entries);
    if (!bytes)
        return tl::unexpected(bytes.error());
    made.bytes = std::move(*bytes);
    made.inputs = countOf(exported, FmuCausality::Input);
    made.outputs = countOf(exported, FmuCausality::Output);
    made.parameters = countOf(exported, FmuCausality::Parameter);
    return made;
}

}  // namespace bramah::solver
