// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/hand_controls.h"

#include "model/instance/evaluator.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::app {

using model::ComponentId;
using model::Instance;
using model::syntax::ClassModification;

namespace {

constexpr qint64 kLongPress = 400;  // ms: a button held so long is released with the mouse

/// The `__Bramah` part of a parameter's annotation; null if there is none.
const ClassModification* vendorPart(const Instance& parameter)
{
    const auto* component = parameter.component();
    const auto* annotation = component ? component->comment.annotation : nullptr;
    return model::syntax::nestedIn(annotation ? annotation->arguments : nullptr, "__Bramah");
}

/// A parameter is disabled if its Dialog(enable=...) is false, as an input may replace it.
bool isEnabled(const Instance& parameter)
{
    const auto* annotation = parameter.component()->comment.annotation;
    const auto enable = model::syntax::valueIn(model::syntax::nestedIn(annotation->arguments, "Dialog"), "enable");
    model::Evaluator evaluator(parameter.tree());
    return !enable ||
           evaluator.evaluate(*enable, {*parameter.parent(), parameter.declaredIn()}).boolean().value_or(true);
}

double numberOf(const ClassModification& hand, const char* name, const Instance& parameter, double otherwise)
{
    const model::syntax::ExpressionPtr value = model::syntax::valueIn(&hand, name);
    if (!value)
        return otherwise;
    model::Evaluator evaluator(parameter.tree());
    return evaluator.evaluate(*value, {*parameter.parent(), parameter.declaredIn()}).number().value_or(otherwise);
}

bool isTrue(const ClassModification& hand, const char* name, const Instance& parameter)
{
    const model::syntax::ExpressionPtr value = model::syntax::valueIn(&hand, name);
    model::Evaluator evaluator(parameter.tree());
    return value && evaluator.evaluate(*value, {*parameter.parent(), parameter.declaredIn()}).boolean().value_or(false);
}

}  // namespace

HandControls::Control HandControls::controlOf(const ComponentId& symbol) const
{
    const Instance* model = session_.sheet().instance();
    const Instance* component = model ? model->child(symbol.name.toStdString()) : nullptr;
    if (!component || component->isArray())
        return {};
    for (const auto& parameter : component->children()) {
        if (!parameter->prefixes().isParameter)
            continue;
        const ClassModification* vendor = vendorPart(*parameter);
        const ClassModification* slide = model::syntax::nestedIn(vendor, "hand");
        if ((!slide && !model::syntax::valueIn(vendor, "hand")) || !isEnabled(*parameter))
            continue;
        Control control;
        control.path = QString::fromStdString(parameter->path());
        control.isNumber = slide != nullptr;
        control.start = parameter->value().number().value_or(0);
        if (slide) {
            control.from = numberOf(*slide, "from", *parameter, 0);
            control.to = numberOf(*slide, "to", *parameter, 1);
            control.travel = numberOf(*slide, "travel", *parameter, 1);
            control.returns = isTrue(*slide, "returns", *parameter);
        }
        return control;
    }
    return {};
}

bool HandControls::takes(const ComponentId& symbol) const
{
    return isActive() && !controlOf(symbol).path.isEmpty();
}

double HandControls::valueOf(const Control& control) const
{
    const RunRecord* run = runs_.history().latest();
    const bool isOfThisRun = run && run->number == run_;
    return isOfThisRun ? values_.value(control.path, control.start) : control.start;
}

void HandControls::set(const Control& control, double value)
{
    const RunRecord* run = runs_.history().latest();
    if (!run)
        return;
    if (run->number != run_)
        values_.clear();
    run_ = run->number;
    values_[control.path] = value;
    runs_.setByHand(control.path, value);
}

void HandControls::note(const Control& control) const
{
    const double value = valueOf(control);
    runs_.noteChange(control.path, control.isNumber ? QLocale().toString(value, 'g', 4)
                                   : value > 0      ? QStringLiteral("true")
                                                    : QStringLiteral("false"));
}

void HandControls::press(const ComponentId& symbol, QPointF position)
{
    symbol_ = symbol;
    held_ = controlOf(symbol);
    heldFrom_ = valueOf(held_);
    pressedAt_ = position;
    since_.start();
    if (held_.path.isEmpty() || held_.isNumber)
        return;
    set(held_, heldFrom_ > 0 ? 0 : 1);
    note(held_);
}

void HandControls::move(QPointF position)
{
    const model::DiagramComponent* symbol = session_.sheet().diagram().component(symbol_);
    if (!held_.isNumber || !symbol)
        return;
    const model::AffineMap toIcon = symbol->map.inverse();
    const double way = toIcon.map(position).x() - toIcon.map(pressedAt_).x();
    const double value = heldFrom_ + way / held_.travel * (held_.to - held_.from);
    set(held_, std::clamp(value, std::min(held_.from, held_.to), std::max(held_.from, held_.to)));
}

void HandControls::release()
{
    if (held_.path.isEmpty())
        return;
    const bool wasHeld = !held_.isNumber && since_.elapsed() > kLongPress;
    if (wasHeld)
        set(held_, heldFrom_);
    if (held_.returns)
        set(held_, held_.start);
    if (held_.isNumber || wasHeld)
        note(held_);
    held_ = {};
}

bool HandControls::step(const ComponentId& focused, int steps)
{
    constexpr double kSteps = 20;  // of the travel
    if (!isActive())
        return false;
    const Control control = controlOf(takes(focused) ? focused : symbol_);
    if (control.path.isEmpty() || !control.isNumber)
        return false;
    const double value = valueOf(control) + steps * (control.to - control.from) / kSteps;
    set(control, std::clamp(value, std::min(control.from, control.to), std::max(control.from, control.to)));
    note(control);
    return true;
}

HandControls::KeyUse HandControls::useOfKey(const QString& text) const
{
    const Instance* model = session_.sheet().instance();
    if (!model || text.isEmpty())
        return {};
    for (const auto& component : model->children())
        for (const auto& [parameter, steps] : {std::pair{"key", 0}, {"keyForth", 1}, {"keyBack", -1}}) {
            const Instance* key = component->isArray() ? nullptr : component->child(parameter);
            const auto* value = key && key->prefixes().isParameter ? key->value().to<std::string>() : nullptr;
            if (value && QString::fromStdString(*value).compare(text, Qt::CaseInsensitive) == 0)
                return {{QString::fromStdString(std::string(component->name()))}, steps};
        }
    return {};
}

/// A control that springs back goes to its end and is held there; others move as long as the key is down.
void HandControls::keyNumber(const KeyUse& use, KeyMotion motion)
{
    const Control control = controlOf(use.symbol);
    if (!control.returns) {
        if (motion != KeyMotion::Up)
            step(use.symbol, use.steps);
        return;
    }
    if (motion == KeyMotion::Repeat)
        return;
    const double end = use.steps > 0 ? control.to : control.from;
    set(control, motion == KeyMotion::Up ? control.start : end);
    note(control);
}

bool HandControls::knowsKey(const QString& text) const
{
    if (!isActive())
        return false;
    const KeyUse use = useOfKey(text);
    return !use.symbol.isEmpty() && takes(use.symbol) && controlOf(use.symbol).isNumber == (use.steps != 0);
}

bool HandControls::key(const QString& text, KeyMotion motion)
{
    if (!knowsKey(text))
        return false;
    const KeyUse use = useOfKey(text);
    if (use.steps != 0)
        keyNumber(use, motion);
    else if (motion == KeyMotion::Down)
        press(use.symbol, {});
    else if (motion == KeyMotion::Up)
        release();
    return true;
}

}  // namespace bramah::app
