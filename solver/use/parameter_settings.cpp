// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/parameter_settings.h"

#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/flat_model/parameter_refusal.h"
#include "solver/reports/run_end_texts.h"
#include "solver/translate.h"
#include "solver/use/model.h"

#include <algorithm>
#include <map>
#include <memory>

namespace bramah::solver {
namespace {

/// Modifications as a tree, so that two of one component become one: `(relief(p_set = 1, tau = 2))`.
struct ModificationTree {
    std::map<QString, std::unique_ptr<ModificationTree>> parts;
    QString value;

    void add(const QStringList& path, const QString& newValue)
    {
        ModificationTree* at = this;
        for (const QString& part : path) {
            auto& next = at->parts[part];
            if (!next)
                next = std::make_unique<ModificationTree>();
            at = next.get();
        }
        at->value = newValue;
    }
    [[nodiscard]] QString text() const
    {
        QStringList arguments;
        for (const auto& [name, part] : parts)
            arguments << name + (part->parts.empty() ? QStringLiteral(" = ") + part->value : part->text());
        return arguments.isEmpty() ? QString()
                                   : QLatin1Char('(') + arguments.join(QStringLiteral(", ")) + QLatin1Char(')');
    }
};

bool hasSymbol(const model::Instance& instance, const QString& symbol)
{
    const auto* component = instance.component();
    const auto* annotation = component ? component->comment.annotation : nullptr;
    return model::syntax::stringIn(model::syntax::vendorAnnotation(annotation), "symbol") == symbol;
}

/// Reads settings one by one.
class SettingsReader
{
public:
    SettingsReader(const FlatModel& flat, const model::ClassNode& node, QString option)
        : flat_(flat), option_(std::move(option)), tree_(node.library()), root_(tree_.instantiate(node))
    {
    }

    /// Returns what is wrong with the setting, or nothing.
    [[nodiscard]] QString read(const QString& setting)
    {
        const qsizetype equals = model::findUnquoted(setting, u'=');
        if (equals <= 0)
            return tr("`%1` has not the form path=value").arg(shown(setting));
        const QString path = resolved(setting.first(equals).trimmed());
        const QString text = setting.mid(equals + 1).trimmed();
        const VariableId found = flat_.findVariable(path.toStdString());
        if (found == kNoVariable) {
            const QString near = nearest(path);
            return near.isEmpty() ? tr("there is no parameter `%1`").arg(path)
                                  : tr("there is no parameter `%1`; did you mean `%2`?").arg(path, near);
        }
        const FlatVariable& variable = flat_.variable(found);
        const std::optional<ParameterRefusal> refusal = parameterRefusal(flat_, path.toStdString());
        const bool needsCompiling = refusal == ParameterRefusal::Structural || refusal == ParameterRefusal::Text ||
                                    refusal == ParameterRefusal::PassedOn;
        if (refusal && !needsCompiling)
            return parameterProblem(flat_, path).value_or(QString());

        const auto value = valueOf(variable, text);
        if (!value)
            return QStringLiteral("`%1`: %2").arg(shown(setting), value.error());
        if (!needsCompiling) {
            settings_.values.emplace_back(path, *value);
            return {};
        }
        if (model::findUnquoted(path, u'[') >= 0)
            return tr("`%1` is an element of an array that the equations depend on; change it in the model").arg(path);
        overrides_.add(model::namesIn(path), modelicaText(variable, path, text, *value));
        return {};
    }

    [[nodiscard]] ParameterSettings take()
    {
        settings_.overrides = overrides_.text().toUtf8();
        return std::move(settings_);
    }

private:
    [[nodiscard]] QString shown(const QString& setting) const
    {
        return option_.isEmpty() ? setting : option_ + QLatin1Char(' ') + setting;
    }

    /// \a path with a symbol replaced by the parameter's name.
    [[nodiscard]] QString resolved(const QString& path) const
    {
        if (flat_.findVariable(path.toStdString()) != kNoVariable)
            return path;
        const qsizetype dot = model::lastDot(path);
        const model::Instance* owner = dot < 0 ? &root_ : root_.descendant(path.first(dot).toStdString());
        if (owner == nullptr)
            return path;
        for (const auto& child : owner->resolved().children())
            if (hasSymbol(*child, path.mid(dot + 1)))
                return path.first(dot + 1) + QString::fromStdString(child->name());
        return path;
    }

    /// The parameter whose path is most like \a path: of the same component, or with the same name.
    [[nodiscard]] QString nearest(const QString& path) const
    {
        const QString given = model::outerPath(path);
        const QString name = model::lastName(path);
        const auto passed = flat_.passedRecords.find(given.toStdString());
        const bool isPassed = passed != flat_.passedRecords.end();
        const QString owner = isPassed ? QString::fromStdString(passed->second.source) : given;
        QString best;
        qsizetype bestScore = 0;
        for (const FlatVariable& variable : flat_.variables) {
            if (variable.variability != Variability::Parameter || variable.isProtected || variable.isFinal)
                continue;
            const QString candidate = QString::fromStdString(variable.path);
            const QString candidateName = model::lastName(candidate);
            qsizetype score = model::outerPath(candidate).compare(owner, Qt::CaseInsensitive) == 0 ? 4 : 0;
            score += candidateName.compare(name, Qt::CaseInsensitive) == 0 ? 5 : 0;
            score += candidateName.startsWith(name.left(1), Qt::CaseInsensitive) ? 1 : 0;
            if (score > bestScore) {
                bestScore = score;
                best = candidate;
            }
        }
        if (isPassed && best.startsWith(owner + QLatin1Char('.')))
            best.replace(0, owner.size(), given);
        return bestScore >= 5 ? best : QString();
    }

    static tl::expected<double, QString> valueOf(const FlatVariable& variable, const QString& text)
    {
        switch (variable.type) {
        case ValueType::Boolean:
            if (text == QLatin1String("true") || text == QLatin1String("false"))
                return text == QLatin1String("true") ? 1.0 : 0.0;
            return tl::unexpected(tr("`true` or `false` is expected"));
        case ValueType::Enumeration: {
            const std::string literal = model::lastName(text).toStdString();
            const auto found = std::ranges::find(variable.texts->literals, literal);
            if (found != variable.texts->literals.end())
                return static_cast<double>(found - variable.texts->literals.begin() + 1);
            QStringList names;
            for (const std::string& name : variable.texts->literals)
                names << QString::fromStdString(name);
            return tl::unexpected(tr("one of these is expected: %1").arg(names.join(QStringLiteral(", "))));
        }
        case ValueType::String: return 0.0;
        case ValueType::Integer:
        case ValueType::Real: break;
        }
        auto value = model::parseQuantity(text, QString::fromStdString(variable.texts->unit));
        if (value && variable.type == ValueType::Integer && *value != std::floor(*value))
            return tl::unexpected(tr("a whole number is expected"));
        return value;
    }

    [[nodiscard]] QString modelicaText(const FlatVariable& variable, const QString& path, const QString& text,
                                       double value) const
    {
        if (variable.type == ValueType::Boolean)
            return text;
        if (variable.type == ValueType::String)
            return QString::fromUtf8(model::syntax::quoted(text));
        if (variable.type == ValueType::Enumeration) {
            const model::Instance* instance = root_.descendant(path.toStdString());
            const model::ClassNode* type = instance != nullptr ? instance->enumeration() : nullptr;
            if (type != nullptr)
                return QLatin1Char('.') + QString::fromStdString(type->qualifiedName()) + QLatin1Char('.') +
                       QString::fromStdString(variable.texts->literals[static_cast<std::size_t>(value) - 1]);
            return text;
        }
        return model::exactNumber(value);
    }

    const FlatModel& flat_;
    QString option_;
    model::InstanceTree tree_;
    const model::Instance& root_;
    ParameterSettings settings_;
    ModificationTree overrides_;
};

}  // namespace

tl::expected<ParameterSettings, QString> readParameterSettings(const QStringList& settings, const FlatModel& model,
                                                               const model::ClassNode& node, const QString& option)
{
    if (settings.isEmpty())
        return ParameterSettings{};
    SettingsReader reader(model, node, option);
    for (const QString& setting : settings) {
        const QString problem = reader.read(setting);
        if (!problem.isEmpty())
            return tl::unexpected(problem);
    }
    return reader.take();
}

std::vector<std::pair<QString, double>> valuesOf(const Model& model)
{
    std::vector<std::pair<QString, double>> values;
    for (const auto& [path, value] : model.values())
        values.emplace_back(QString::fromStdString(path), value);
    return values;
}

std::vector<std::string> settingsFrom(const QStringList& texts)
{
    std::vector<std::string> settings;
    for (const QString& text : texts)
        settings.push_back(text.toStdString());
    return settings;
}

}  // namespace bramah::solver
