// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/value_sets.h"

#include "app/translate.h"
#include "editor/properties/parameter_reader.h"
#include "editor/properties/value_text.h"
#include "model/csv/csv_reader.h"
#include "model/csv/find_csv_form.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/syntax_tree.h"
#include "model/text/dotted_name.h"
#include "model/units/shown_unit.h"
#include "solver/fmi/parameter_set.h"
#include "solver/results/csv_text.h"

#include <algorithm>
#include <map>

namespace bramah::app {

using editor::DocumentSession;
using editor::ParameterField;
using editor::ParameterFields;
using model::ComponentId;
using model::ShownUnit;

namespace {

/// The parts of a head such as `pump.D [cm3/rev]`.
struct ValueHead {
    QString path, unit;

    explicit ValueHead(const QString& text) : path(text.trimmed())
    {
        const qsizetype bracket = path.lastIndexOf(QStringLiteral(" ["));
        if (bracket > 0 && path.endsWith(QLatin1Char(']'))) {
            unit = path.mid(bracket + 2).chopped(1);
            path.truncate(bracket);
        }
    }
};

/// The number in the unit, as short as it can be read back exactly.
QString numberText(double value, const ShownUnit& unit)
{
    const double shown = unit.fromSi(value);
    for (int digits = 6; digits < 17; ++digits)
        if (const QString text = QString::number(shown, 'g', digits); unit.toSi(text.toDouble()) == value)
            return text;
    return QString::number(shown, 'g', QLocale::FloatingPointShortest);
}

/// The parameters of components and of the sheet by their paths.
class SheetFields
{
public:
    explicit SheetFields(const DocumentSession& session) : session_(session) {}

    /// The parameters of a component; of the model itself if \a component is empty.
    const ParameterFields& of(const ComponentId& component)
    {
        const auto known = fields_.find(component.name);
        if (known != fields_.end())
            return known->second;
        const model::Instance* model = session_.sheet().instance();
        const model::Instance* owner =
            !model || component.isEmpty() ? model : model->child(component.name.toStdString());
        return fields_[component.name] = owner ? editor::readParameters(*owner) : ParameterFields();
    }
    /// Null if there is none.
    const ParameterField* find(const ComponentId& component, const QString& path)
    {
        const ParameterFields& fields = of(component);
        const auto found = std::ranges::find(fields, path, &ParameterField::path);
        return found == fields.end() ? nullptr : &*found;
    }
    /// By a path from the sheet, such as `pump.D` or the name of the sheet's own parameter.
    const ParameterField* find(const QString& path)
    {
        const ParameterField* own = find(ComponentId(), path);
        return own ? own : find({model::firstName(path)}, model::behindFirst(path));
    }

private:
    const DocumentSession& session_;
    std::map<QString, ParameterFields> fields_;
};

/// A number in the unit of its column; anything else, also a formula, unchanged after `=`.
QString cellOf(const ParameterField& field, const ShownUnit& unit)
{
    bool isPlain = false;
    if (field.isLiteral && field.number && field.kind == ParameterField::Kind::Number)
        static_cast<void>(field.expression.toDouble(&isPlain));
    if (isPlain)
        return numberText(*field.number, unit);
    const bool isFormula =
        !field.expression.isEmpty() && (!field.isLiteral || field.kind == ParameterField::Kind::Number);
    return isFormula ? QLatin1Char('=') + field.expression : field.expression;
}

/// Why \a formula cannot be the value of a parameter of the sheet; empty if it can be.
QString reasonAgainst(const QString& formula, const ParameterField& field, const ShownUnit& unit, const ValueSets& sets,
                      const model::Instance* sheet)
{
    const auto text = model::syntax::SyntaxTree::parseExpression(
        std::make_shared<const model::SourceText>(QString(), formula.toUtf8()));
    if (text->hasErrors() || !sheet)
        return tr("%1 is no formula").arg(formula);
    if (const auto number = model::syntax::numberOf(text->expression()))
        return editor::rangeError(*number, field, unit, sets.locale);
    return editor::unknownNameError(*text->expression(), *sheet);
}

ShownUnit unitOf(const ParameterField& field, const QString& wanted = {})
{
    return model::shownUnit(field.unit, field.displayUnit, wanted);
}

solver::ParameterSet::Kind kindInSet(ParameterField::Kind kind)
{
    using Kind = solver::ParameterSet::Kind;
    switch (kind) {
    case ParameterField::Kind::Number: return Kind::Real;
    case ParameterField::Kind::Integer: return Kind::Integer;
    case ParameterField::Kind::Boolean: return Kind::Boolean;
    case ParameterField::Kind::Text:
    case ParameterField::Kind::Choice:
    case ParameterField::Kind::Expression: break;
    }
    return Kind::String;
}

/// Writes one row.
class ValueRowWriter
{
public:
    ValueRowWriter(ValueSets& sets, ValueSets::Row& row) : sets_(sets), row_(row) {}

    void put(const QString& path, const ParameterField& field)
    {
        qsizetype column = -1;
        for (qsizetype k = 0; k < sets_.heads.size(); ++k)
            if (ValueHead(sets_.heads.at(k)).path == path)
                column = k;
        if (column < 0) {
            const ShownUnit unit = unitOf(field);
            const bool hasUnit =
                field.kind == ParameterField::Kind::Number && !unit.name.isEmpty() && unit.name != QLatin1String("1");
            column = sets_.heads.size();
            sets_.heads.append(hasUnit ? path + QStringLiteral(" [") + unit.name + QLatin1Char(']') : path);
        }
        sets_.kinds[sets_.heads.at(column)] = field.kind;
        while (row_.cells.size() <= column)
            row_.cells.append(QString());
        row_.cells[column] = cellOf(field, unitOf(field, ValueHead(sets_.heads.at(column)).unit));
    }

private:
    ValueSets& sets_;
    ValueSets::Row& row_;
};

}  // namespace

tl::expected<ValueSets, QString> ValueSets::fromCsv(const QByteArray& bytes)
{
    const model::CsvForm form = model::findCsvForm(bytes.left(model::kCsvHead)).form;
    model::CsvReader reader(bytes, form);
    QList<QStringList> records;
    while (reader.next())
        records.append(reader.texts());
    if (records.isEmpty() || records.front().size() < 2)
        return tl::unexpected(
            tr("The table has no columns of values: a first line such as `name,D [cm3/rev],p_set "
               "[bar]` was expected."));
    ValueSets sets;
    sets.nameHead = records.front().front();
    sets.heads = records.front().mid(1);
    if (form.decimal == ',')
        sets.locale = QLocale(QLocale::German, QLocale::Germany);
    for (const QStringList& record : records.mid(1)) {
        if (record.size() > sets.heads.size() + 1)
            return tl::unexpected(tr("The row %1 has %2 values where the first line has %3.")
                                      .arg(record.front())
                                      .arg(record.size() - 1)
                                      .arg(sets.heads.size()));
        sets.rows.push_back({record.front().trimmed(), record.mid(1)});
    }
    if (sets.rows.empty())
        return tl::unexpected(tr("The table has no row of values."));
    return sets;
}

QByteArray ValueSets::csv() const
{
    QByteArrayList lines;
    const auto add = [&](const QString& first, const QStringList& fields) {
        QByteArrayList line{solver::csvField(first)};
        for (qsizetype k = 0; k < heads.size(); ++k)
            line.append(solver::csvField(fields.value(k)));
        lines.append(line.join(','));
    };
    add(nameHead.isEmpty() ? QStringLiteral("name") : nameHead, heads);
    for (const Row& row : rows)
        add(row.name, row.cells);
    return lines.join('\n') + '\n';
}

tl::expected<ValueSets, QString> ValueSets::fromSsv(const QByteArray& bytes)
{
    auto set = solver::readSsv(bytes);
    if (!set)
        return tl::unexpected(set.error());
    ValueSets sets;
    Row row{set->name, {}};
    for (const solver::ParameterSet::Parameter& parameter : set->parameters) {
        sets.heads.append(parameter.unit.isEmpty() ? parameter.path
                                                   : parameter.path + QStringLiteral(" [") + parameter.unit + u']');
        row.cells.append(parameter.value);
    }
    if (sets.heads.isEmpty())
        return tl::unexpected(tr("The set has no values."));
    sets.rows.push_back(std::move(row));
    return sets;
}

QByteArray ValueSets::ssv(const Row& row) const
{
    solver::ParameterSet set{row.name, {}};
    for (qsizetype k = 0; k < heads.size(); ++k) {
        const ValueHead head(heads.at(k));
        const QString cell = row.cells.value(k);
        if (cell.isEmpty() || cell.startsWith(u'='))
            continue;
        bool isNumber = false;
        const double number = locale.toDouble(cell, &isNumber);
        set.parameters.push_back({head.path, kindInSet(kinds.at(heads.at(k))),
                                  isNumber ? QString::number(number, 'g', 17) : cell, head.unit});
    }
    return solver::ssvText(set);
}

QStringList ValueSets::names() const
{
    QStringList all;
    for (const Row& row : rows)
        all.append(row.name);
    return all;
}

const ValueSets::Row* ValueSets::row(const QString& name) const
{
    const auto found = std::ranges::find(rows, name, &Row::name);
    return found == rows.end() ? nullptr : &*found;
}

bool putValues(ValueSets& sets, const QString& name, const DocumentSession& session,
               const std::vector<ComponentId>& components)
{
    SheetFields all(session);
    ValueSets::Row row{name, {}};
    ValueRowWriter writer(sets, row);
    const bool isWhole = components.empty();
    for (const QString& head : QStringList(sets.heads)) {
        const QString path = ValueHead(head).path;
        if (const ParameterField* field = isWhole ? all.find(path) : all.find(components.front(), path))
            writer.put(path, *field);
    }
    const auto putSet = [&](const ComponentId& component, const QString& prefix) {
        for (const ParameterField& field : all.of(component))
            if (field.isSet || (prefix.isEmpty() && isWhole))
                writer.put(prefix + field.path, field);
    };
    putSet(isWhole ? ComponentId() : components.front(), {});
    if (isWhole)
        for (const model::DiagramComponent& component : session.sheet().diagram().components())
            putSet(component.id, component.id.name + QLatin1Char('.'));
    if (row.cells.isEmpty())
        return false;
    const auto known = std::ranges::find(sets.rows, name, &ValueSets::Row::name);
    if (known == sets.rows.end())
        sets.rows.push_back(row);
    else
        *known = row;
    return true;
}

PlannedValues planValues(const DocumentSession& session, const std::vector<ComponentId>& components,
                         const ValueSets& sets, const ValueSets::Row& row)
{
    PlannedValues plan;
    SheetFields all(session);
    const auto set = [&](const ComponentId& component, const ParameterField& field, const QString& path,
                         const ValueHead& head, const QString& cell) {
        std::optional<QString> expression;
        std::optional<double> number;
        if (cell.startsWith(QLatin1Char('='))) {
            expression = cell.mid(1).trimmed();
            const QString reason = reasonAgainst(*expression, field, unitOf(field), sets, session.sheet().instance());
            if (!reason.isEmpty()) {
                plan.unknown.append(QStringLiteral("%1: %2").arg(head.path, reason));
                return;
            }
        } else if (!cell.isEmpty()) {
            const ShownUnit unit = unitOf(field, head.unit);
            const editor::TypedValue typed =
                !head.unit.isEmpty() && unit.name != head.unit
                    ? editor::TypedValue{{}, {}, tr("%1 is no unit of it").arg(head.unit)}
                    : editor::parseTyped(cell, field, unit, sets.locale, session.sheet().instance());
            if (!typed.error.isEmpty()) {
                plan.unknown.append(QStringLiteral("%1: %2").arg(head.path, typed.error));
                return;
            }
            expression = typed.expression;
            number = typed.number;
        }
        // The same number in another notation is no change.
        const bool isSame =
            expression && (*expression == field.expression || (field.isLiteral && number && number == field.number));
        if (expression ? isSame && field.isSet : !field.isSet)
            return;
        plan.changes.push_back(model::SetModifier{component, path, expression});
    };
    for (qsizetype k = 0; k < sets.heads.size(); ++k) {
        const ValueHead head(sets.heads.at(k));
        const QString cell = row.cells.value(k).trimmed();
        bool isKnown = false;
        const auto take = [&](const ComponentId& owner, const QString& path) {
            const ParameterField* field = all.find(owner, path);
            if (!field)
                return;
            isKnown = true;
            // The sheet's own parameter is changed where it is declared.
            if (owner.isEmpty())
                set({model::firstName(path)}, *field, model::behindFirst(path), head, cell);
            else
                set(owner, *field, path, head, cell);
        };
        for (const ComponentId& component : components)
            take(component, head.path);
        if (components.empty()) {
            take(ComponentId(), head.path);
            take({model::firstName(head.path)}, model::behindFirst(head.path));
        }
        if (!isKnown && !cell.isEmpty())
            plan.unknown.append(head.path);
    }
    return plan;
}

}  // namespace bramah::app
