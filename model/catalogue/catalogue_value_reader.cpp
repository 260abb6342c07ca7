// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/catalogue_value_reader.h"

#include "model/classes/class_library.h"
#include "model/csv/csv_number.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"
#include "model/units/quantity_text.h"
#include "model/units/unit.h"

#include <QRegularExpression>

#include <cmath>
#include <utility>

namespace bramah::model {
namespace {

/// Can a catalogue give this element of a class a value?
bool isSettable(const Instance& element)
{
    const Modifier* binding = element.modifiers().binding();
    return element.prefixes().isParameter && !element.prefixes().isFinal && !element.isProtected() &&
           !(binding && binding->isFinal) && !element.isMissing();
}

/// The parameters that a catalogue can give, by name, for a message.
QString namesOfParameters(const Instance& owner)
{
    QStringList names;
    for (const auto& child : owner.children())
        if (isSettable(*child) && !child->isArray())
            names.append(QString::fromStdString(child->name()));
    return names.join(QLatin1String(", "));
}

/// Has the parameter no unit but 1?
bool isPlainNumber(const QString& siUnit)
{
    return siUnit.isEmpty() || siUnit == QLatin1String("1");
}

tl::expected<CatalogueValue, QString> readBoolean(const QString& cell)
{
    const auto truth = csvSwitch(cell.toUtf8().toStdString());
    if (!truth)
        return tl::unexpected(tr("`%1` is neither `true` nor `false`.").arg(cell));
    const QString text = *truth > 0 ? QStringLiteral("true") : QStringLiteral("false");
    return CatalogueValue{{}, {}, {}, {}, text, text};
}

tl::expected<CatalogueValue, QString> readChoice(const Instance& parameter, const QString& cell)
{
    QStringList known;
    for (const auto& [name, meaning] : shownLiterals(*parameter.enumeration())) {
        known.append(lastName(name));
        if (known.back() == lastName(cell))
            return CatalogueValue{{}, {}, {}, {}, name, known.back()};
    }
    return tl::unexpected(tr("`%1` is no choice here; write one of: %2.").arg(cell, known.join(QLatin1String(", "))));
}

/// `4.1 cm3 ±5 %` in what comes before the tolerance, and that as a share; `+-` and `+/-` stand for the sign.
std::pair<QString, std::optional<double>> partedTolerance(const QString& cell, const QLocale& locale)
{
    static const QRegularExpression kTolerance(QStringLiteral("^(.*\\S)\\s*(?:±|\\+/?-)\\s*([0-9.,]+)\\s*%$"));
    const auto match = kTolerance.match(cell.trimmed());
    if (!match.hasMatch())
        return {cell, std::nullopt};
    bool isNumber = false;
    double percent = match.captured(2).toDouble(&isNumber);
    if (!isNumber)
        percent = locale.toDouble(match.captured(2), &isNumber);
    return {match.captured(1), isNumber ? percent / 100 : -1};
}

}  // namespace

CatalogueValueReader::CatalogueValueReader(const ClassLibrary& library, const QLocale& locale)
    : library_(library), locale_(locale)
{
}

const Instance* CatalogueValueReader::instanceOf(const QString& className)
{
    const auto [known, isNew] = trees_.try_emplace(className);
    if (isNew)
        if (const ClassNode* node = library_.find(className.toStdString()); node && node->definition()) {
            known->second = std::make_unique<InstanceTree>(library_);
            known->second->instantiate(*node);
        }
    return known->second ? known->second->root() : nullptr;
}

QString CatalogueValueReader::classProblem(const QString& className)
{
    using syntax::ClassKind;
    const Instance* instance = instanceOf(className);
    if (!instance) {
        const QString whole = QStringLiteral("Bramah.Hydraulics.") + className;
        return instanceOf(whole)
                   ? tr("There is no class `%1`; write `%2`.").arg(className, whole)
                   : tr("There is no class `%1`; write its full name, as the library shows it.").arg(className);
    }
    const ClassKind kind = instance->kind();
    return kind == ClassKind::Model || kind == ClassKind::Block || kind == ClassKind::Class
               ? QString()
               : tr("`%1` is no component; name the class of one.").arg(className);
}

tl::expected<CatalogueValue, QString> CatalogueValueReader::readNumber(const Instance& parameter, const QString& unit,
                                                                       const QString& wholeCell) const
{
    auto [cell, tolerance] = partedTolerance(wholeCell, locale_);
    if (tolerance && !(*tolerance > 0 && *tolerance < 1))
        return tl::unexpected(tr("`%1` has no tolerance between 0 and 100 %.").arg(wholeCell));
    const QString siUnit = textAttribute(parameter, "unit");
    const bool isWhole = parameter.builtin() == BuiltinType::Integer;
    const auto number = parseQuantity(cell, isPlainNumber(siUnit) ? QStringLiteral("1") : siUnit, unit, locale_);
    if (!number)
        return tl::unexpected(number.error() + QLatin1Char('.'));
    const QString name = QString::fromStdString(parameter.name());
    const QString ownUnit =
        QString(cell).remove(QRegularExpression(QStringLiteral("^[-+0-9.,\\s]+([eE][-+]?[0-9]+)?\\s*")));
    const QString used = ownUnit.isEmpty() ? unit : ownUnit;
    if (used.isEmpty() && !isPlainNumber(siUnit))
        return tl::unexpected(tr("The number has no unit; write it in the head of the column, as `%1 [%2]`.")
                                  .arg(name, unitChoices(siUnit).front()));
    if (used.endsWith(QLatin1String("(g)")) &&
        textAttribute(parameter, "quantity") == QLatin1String("PressureDifference"))
        return tl::unexpected(tr("`%1` is a difference of pressures; write `%2`.").arg(name, QString(used).chopped(3)));
    if (isWhole && std::floor(*number) != *number)
        return tl::unexpected(tr("`%1` must be a whole number.").arg(name));
    CatalogueValue value;
    value.unit = used == QLatin1String("1") ? QString() : used;
    value.siUnit = isPlainNumber(siUnit) ? QString() : siUnit;
    value.number = *number;
    value.expression = modelicaNumber(*number);
    value.tolerance = tolerance;
    return value;
}

tl::expected<CatalogueValue, QString> CatalogueValueReader::read(const QString& className, const QString& path,
                                                                 const QString& unit, const QString& cell)
{
    const Instance* owner = instanceOf(className);
    Q_ASSERT(owner);
    const Instance* parameter = owner->descendant(path.toStdString());
    if (!parameter || !isSettable(*parameter))
        return tl::unexpected(tr("`%1` has no parameter `%2`; it has %3. Correct the head, or leave the cell empty.")
                                  .arg(className, path, namesOfParameters(*owner)));
    if (parameter->isArray())
        return tl::unexpected(tr("`%1` is a table of numbers, which a cell cannot hold; leave it empty.").arg(path));
    const auto valueOf = [&]() -> tl::expected<CatalogueValue, QString> {
        switch (parameter->builtin()) {
        case BuiltinType::Real:
        case BuiltinType::Integer: return readNumber(*parameter, unit, cell);
        case BuiltinType::Boolean: return readBoolean(cell);
        case BuiltinType::Enumeration: return readChoice(*parameter, cell);
        case BuiltinType::String: return CatalogueValue{{}, {}, {}, {}, QString::fromUtf8(syntax::quoted(cell)), cell};
        default: return tl::unexpected(tr("`%1` is no value but a component; name one of its parameters.").arg(path));
        }
    };
    auto value = valueOf();
    if (value)
        value->parameter = path;
    return value;
}

QString CatalogueValueReader::rangeProblem(const CatalogueRow& row, const CatalogueValue& value)
{
    if (!value.number)
        return {};
    const auto problemIn = [&](const Instance& owner) {
        const Instance& parameter = *owner.descendant(value.parameter.toStdString());
        const double slack = 1e-12 * std::abs(*value.number);
        if (const auto least = parameter.attribute("min").number(); least && *value.number < *least - slack)
            return tr("%1 is too small: `%2` is at least %3. Correct it.")
                .arg(value.text(), value.parameter, value.textOf(*least));
        if (const auto most = parameter.attribute("max").number(); most && *value.number > *most + slack)
            return tr("%1 is too large: `%2` is at most %3. Correct it.")
                .arg(value.text(), value.parameter, value.textOf(*most));
        return QString();
    };
    if (problemIn(*instanceOf(row.className)).isEmpty())
        return {};
    // A range may hang on other values of the row, as that of a rod on the bore.
    QStringList modifiers;
    for (const CatalogueValue& one : row.values)
        modifiers.append(one.parameter + QLatin1String(" = ") + one.expression);
    InstanceTree tree(library_);
    return problemIn(tree.instantiate(*library_.find(row.className.toStdString()),
                                      QStringLiteral("(%1)").arg(modifiers.join(QLatin1String(", "))).toUtf8()));
}

}  // namespace bramah::model
