// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/hopsan_import.h"

#include "model/diagram/diagram_builder.h"
#include "model/imports/hopsan/hmf_reader.h"
#include "model/imports/hopsan/sheet_layout.h"
#include "model/imports/hopsan/sheet_writer.h"
#include "model/imports/hopsan/system_translator.h"
#include "model/instance/instance.h"
#include "model/planning/connection_plan.h"
#include "model/routing/missing_lines.h"
#include "model/syntax/annotation_values.h"
#include "model/translate.h"

#include <QFileInfo>

#include <algorithm>

namespace bramah::model::hopsan {

namespace {

constexpr auto kUsualDensity = "870";
constexpr std::size_t kMostTidied = 80;  ///< parts of a sheet

QString libraryVersion(const ClassLibrary& library)
{
    const ClassNode* package = library.find("Bramah");
    const auto* definition = package ? package->definition() : nullptr;
    const auto* annotation = definition ? definition->annotation : nullptr;
    return syntax::stringIn(annotation ? annotation->arguments : nullptr, "version").value_or(QString());
}

bool usesOil(const SheetClass& sheet)
{
    return std::ranges::any_of(sheet.parts,
                               [](const SheetPart& part) {
                                   return part.className.startsWith(QLatin1String("Bramah.Hydraulics.")) ||
                                          part.className.startsWith(QLatin1String("Bramah.Hopsan."));
                               }) ||
           std::ranges::any_of(sheet.classes, [](const auto& inner) { return usesOil(*inner); });
}

/// The text that occurs most often; of several the first in order.
QString usualOf(const QHash<QString, int>& counts, const QString& otherwise)
{
    QString usual = otherwise;
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        if (*it > most || (*it == most && it.key() < usual)) {
            usual = it.key();
            most = *it;
        }
    return usual;
}

/// Leaves out what the sheet says of all oil.
void leaveUsualOil(SheetClass& sheet, const QString& modulus)
{
    for (SheetPart& part : sheet.parts)
        std::erase(part.modifiers, std::pair(QStringLiteral("oil(beta)"), modulus));
    for (const auto& inner : sheet.classes)
        leaveUsualOil(*inner, modulus);
}

/// The oil as Hopsan has it: one density and bulk modulus, no air; pressures count from zero.
SheetPart oilOf(const QString& density, const QString& modulus)
{
    SheetPart fluid;
    fluid.prefix = QStringLiteral("inner");
    fluid.name = QStringLiteral("fluid");
    fluid.className = QStringLiteral("Bramah.Hydraulics.Fluid");
    fluid.modifiers = {{QStringLiteral("oil(rho_0 = %1, beta = %2, airFraction = 0)").arg(density, modulus), {}},
                       {QStringLiteral("p_ambient"), QStringLiteral("0")},
                       {QStringLiteral("densityModel"), QStringLiteral("Bramah.Types.DensityModel.Textbook")},
                       {QStringLiteral("orificeLaw"), QStringLiteral("Bramah.Types.OrificeLaw.Smoothed")}};
    return fluid;
}

/// Gives a model and the classes in it places and lines, by drawing them.
class SheetDrawer
{
public:
    SheetDrawer(SheetClass& model, const ClassLibrary& library, QString version)
        : model_(model), library_(library), version_(std::move(version))
    {
    }

    void draw()
    {
        // Symbols of outer classes have the sizes that inner ones are given, so one round is enough.
        eachClass([](SheetClass& sheet, const Diagram& drawn) { placeParts(sheet, drawn); });
        eachClass(&SheetDrawer::drawLines);
        eachClass(&SheetDrawer::tidy);
    }

private:
    static void drawLines(SheetClass& sheet, const Diagram& drawn)
    {
        const Diagram routed = withMissingLines(drawn);
        QHash<ConnectionId, const DiagramConnection*> ways;
        for (const DiagramConnection& connection : routed.connections())
            ways.insert(connection.id, &connection);
        for (SheetLine& line : sheet.lines)
            if (const auto* const way = ways.value(idOf(line)))
                line.points = way->points;
    }

    /// Straightens lines by small shifts of symbols. On large sheets that takes too long.
    static void tidy(SheetClass& sheet, const Diagram& drawn)
    {
        if (sheet.parts.size() > kMostTidied)
            return;
        for (const DiagramChange& change : planTidying(drawn, {}, {})) {
            if (const auto* const place = std::get_if<SetPlacement>(&change)) {
                if (SheetPart* const part = sheet.part(place->id.name))
                    part->placement = place->placement;
            } else if (const auto* const way = std::get_if<SetLine>(&change)) {
                for (SheetLine& line : sheet.lines)
                    if (idOf(line) == way->id)
                        line.points = way->points;
            }
        }
    }

    static ConnectionId idOf(const SheetLine& line)
    {
        const auto end = [](const QString& ref) {
            const qsizetype dot = ref.indexOf(QLatin1Char('.'));
            return dot < 0 ? PortRef{{}, ref} : PortRef{{ref.left(dot)}, ref.mid(dot + 1)};
        };
        return {end(line.a), end(line.b), 0};
    }

    template <typename Change>
    void eachClass(const Change& change)
    {
        const std::unique_ptr<ClassLibrary> library = library_.clone();
        const auto text = std::make_shared<const SourceText>(QStringLiteral("import.mo"), modelText(model_, version_));
        library->addFile(syntax::SyntaxTree::parse(text));
        IconCache icons;
        visit(model_, model_.name, *library, icons, change);
    }

    template <typename Change>
    void visit(SheetClass& sheet, const QString& path, const ClassLibrary& library, IconCache& icons,
               const Change& change)
    {
        for (const auto& inner : sheet.classes)
            visit(*inner, path + QLatin1Char('.') + inner->name, library, icons, change);
        if (!sheet.standsFor.isEmpty())
            return;
        if (const ClassNode* node = library.find(path.toStdString())) {
            InstanceTree tree(library);
            change(sheet, DiagramBuilder(icons).build(tree.instantiate(*node)));
        }
    }

    SheetClass& model_;
    const ClassLibrary& library_;
    QString version_;
};

}  // namespace

SheetPart* SheetClass::part(const QString& partName)
{
    const auto found = std::ranges::find_if(parts, [&](const SheetPart& part) { return part.name == partName; });
    return found == parts.end() ? nullptr : &*found;
}

tl::expected<HopsanImport, Diagnostic> importHopsan(const QString& path, const ClassLibrary& library,
                                                    const std::function<bool(const QString&)>& isTaken,
                                                    const QString& wantedName)
{
    const auto map = TypeMap::read(ClassLibrary::shippedLibraryPath());
    if (!map)
        return tl::unexpected(Diagnostic{DiagnosticKind::FileNotReadable, {path, map.error()}, nullptr, {}, {}, {}});
    const auto read = readHmf(path);
    if (!read)
        return tl::unexpected(read.error());
    HopsanImport made;
    NameList names;
    do
        made.name = names.take(wantedName.isEmpty() ? QFileInfo(path).completeBaseName() : wantedName);
    while (isTaken && isTaken(made.name));
    ImportContext context{*map};
    const std::unique_ptr<SheetClass> model = SystemTranslator(context, *read, nullptr, {}).translate(made.name);
    model->description = tr("Imported from %1 of Hopsan").arg(QFileInfo(path).fileName());
    if (!read->description.isEmpty())
        model->documentation = QStringLiteral("<p>%1</p>").arg(read->description.toHtmlEscaped());
    for (auto& placeholder : context.placeholders)
        model->classes.push_back(std::move(placeholder));
    const QString modulus = usualOf(context.moduli, QStringLiteral("1e9"));
    leaveUsualOil(*model, modulus);
    if (usesOil(*model))
        model->parts.insert(model->parts.begin(),
                            oilOf(usualOf(context.densities, QLatin1String(kUsualDensity)), modulus));
    const QString version = libraryVersion(library);
    SheetDrawer(*model, library, version).draw();
    made.text = modelText(*model, version);
    made.notes = std::move(context.notes);
    return made;
}

bool isHopsanFile(const QString& path)
{
    return path.endsWith(QLatin1String(".hmf"), Qt::CaseInsensitive);
}

}  // namespace bramah::model::hopsan
