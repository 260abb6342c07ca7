// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a system: SystemTranslator's second half.
#include "model/diagram/port.h"
#include "model/imports/hopsan/hopsan_values.h"
#include "model/imports/hopsan/system_translator.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model::hopsan {

namespace {

using Kind = TypePort::Kind;
using Way = TypePort::Way;
using Group = ImportNote::Group;

constexpr auto kMirror = "Bramah.Hopsan.Mirror";
constexpr auto kRotationalMirror = "Bramah.Hopsan.RotationalMirror";
constexpr auto kReading = "Bramah.Hopsan.Reading";
constexpr auto kGain = "Bramah.Blocks.Math.Gain";

}  // namespace

void SystemTranslator::drawPowerLines()
{
    std::vector<std::pair<PortKey, PortKey>> readers;
    for (const auto& [from, to] : lines_) {
        const auto a = faceOf(from);
        const auto b = faceOf(to);
        if (!a || !b || a->kind == Kind::Signal || b->kind == Kind::Signal)
            continue;
        const bool readsA = a->way == Way::Read || a->way == Way::ReadMulti;
        const bool readsB = b->way == Way::Read || b->way == Way::ReadMulti;
        if (readsA || readsB)
            readers.emplace_back(readsA ? from : to, readsA ? to : from);
        else
            drawPower(from, to);
    }
    for (const auto& [reader, other] : readers)
        drawThrough(reader);
    for (const auto& [reader, other] : readers)
        drawReader(reader, other);
}

/// Joins ports with power that a reading port alone joins.
void SystemTranslator::drawThrough(const PortKey& reader)
{
    std::vector<PortKey> powers;
    for (const PortKey& key : joined_.value(reader))
        if (const auto face = faceOf(key); face && (face->way == Way::Power || face->way == Way::PowerMulti))
            powers.push_back(key);
    for (std::size_t i = 1; i < powers.size(); ++i)
        if (const auto others = joined_.value(powers[0]); std::ranges::find(others, powers[i]) == others.end())
            drawPower(powers[0], powers[i]);
}

void SystemTranslator::drawPower(const PortKey& from, const PortKey& to)
{
    PortFace a = *faceOf(from);
    PortFace b = *faceOf(to);
    if (a.ref.isEmpty() || b.ref.isEmpty()) {
        if (!bounds_[boundAt_.value(from.first)].isLeftOut && !bounds_[boundAt_.value(to.first)].isLeftOut)
            drop(from, to,
                 tr("the port %1 has nothing that stands for it").arg(a.ref.isEmpty() ? from.second : to.second));
        return;
    }
    if (a.kind != b.kind) {
        drop(from, to, tr("ports of different kinds"));
        return;
    }
    // Sensors of what goes through the line stand in it, with their first connector on the side of the Q component.
    if (b.role == u'Q' && a.role != u'Q')
        std::swap(a, b);
    const auto inLine = [&](const PortKey& power) {
        std::vector<std::pair<QString, QString>> sensors;
        for (const PortKey& key : readersOf(power)) {
            const auto place = boundAt_.constFind(key.first);
            const TypeRule* rule = place == boundAt_.cend() ? nullptr : bounds_[*place].rule;
            if (rule && rule->inlines.contains(key.second)) {
                const auto& ends = rule->inlines[key.second];
                sensors.emplace_back(bounds_[*place].name + QLatin1Char('.') + ends.first,
                                     bounds_[*place].name + QLatin1Char('.') + ends.second);
            }
        }
        return sensors;
    };
    auto sensors = inLine(from);
    const auto others = inLine(to);
    sensors.insert(sensors.end(), others.begin(), others.end());
    PortFace last = a;
    for (const auto& [first, second] : sensors) {
        if (elements_.value(first) > 0)  // a port where several lines meet: it stands in the first one
            continue;
        ++elements_[first];
        join(last, {a.kind, Way::Power, first, 1, u'S'});
        last = {a.kind, Way::Power, second, 1, u'S'};
    }
    join(last, b);
}

/// Ports that read at a port with power, also through one another.
std::vector<SystemTranslator::PortKey> SystemTranslator::readersOf(const PortKey& power) const
{
    std::vector<PortKey> readers{power};
    for (std::size_t i = 0; i < readers.size(); ++i)
        for (const PortKey& key : joined_.value(readers[i])) {
            const auto face = faceOf(key);
            const bool reads = face && (face->way == Way::Read || face->way == Way::ReadMulti);
            if (reads && std::ranges::find(readers, key) == readers.end())
                readers.push_back(key);
        }
    readers.erase(readers.begin());
    return readers;
}

/// Joins two ports, with a mirror between them where what one counts positive is negative for the other.
void SystemTranslator::join(const PortFace& a, const PortFace& b)
{
    const bool isMechanical = a.kind == Kind::Translational || a.kind == Kind::Rotational;
    if (!isMechanical || a.sign == b.sign || a.sign == 0 || b.sign == 0) {
        connect(a.ref, b.ref, a.kind);
        return;
    }
    const bool isRotational = a.kind == Kind::Rotational;
    const SheetPart& mirror =
        addPart(QStringLiteral("mirror"), QLatin1String(isRotational ? kRotationalMirror : kMirror), a.ref);
    const QString name = mirror.name;
    connect(a.ref, name + QStringLiteral(".flange_a"), a.kind);
    connect(name + QStringLiteral(".flange_b"), b.ref, a.kind);
}

void SystemTranslator::drawReader(const PortKey& reader, const PortKey& other)
{
    const auto face = faceOf(reader);
    const auto place = boundAt_.constFind(reader.first);
    if (!face || place == boundAt_.cend() || bounds_[*place].isLeftOut)
        return;
    const TypeRule* rule = bounds_[*place].rule;
    if (rule && rule->inlines.contains(reader.second)) {
        const QString first = bounds_[*place].name + QLatin1Char('.') + rule->inlines[reader.second].first;
        if (elements_.value(first) == 0)
            differences_[reader.first] << tr("no line runs where it measures");
        return;
    }
    const auto power = powerBehind(other);
    const auto target = power ? faceOf(*power) : std::nullopt;
    if (!target || target->ref.isEmpty() || face->ref.isEmpty()) {
        drop(reader, other, tr("it leads to no port that can be read"));
        return;
    }
    join(*target, *face);
}

std::optional<SystemTranslator::PortKey> SystemTranslator::powerBehind(const PortKey& reader) const
{
    for (const PortKey& key : netOf(reader))
        if (const auto face = faceOf(key);
            face && (face->way == Way::Power || face->way == Way::PowerMulti) && !face->ref.isEmpty())
            return key;
    return std::nullopt;
}

void SystemTranslator::drawSignals()
{
    QSet<PortKey> drawn;
    for (const auto& [from, to] : lines_)
        for (const PortKey& sink : {from, to}) {
            const auto face = faceOf(sink);
            if (!face || face->kind != Kind::Signal || face->way == Way::Out || drawn.contains(sink))
                continue;
            drawn.insert(sink);
            if (face->way == Way::ReadMulti) {
                for (const PortKey& driver : joined_.value(sink))
                    drawSignal(driver, sink);
            } else if (const auto driver = driverOf(sink)) {
                drawSignal(*driver, sink);
            }
        }
}

void SystemTranslator::drawSignal(const PortKey& driver, const PortKey& sink)
{
    const auto place = boundAt_.constFind(sink.first);
    if (place == boundAt_.cend() || bounds_[*place].isLeftOut)
        return;
    const Bound& bound = bounds_[*place];
    const auto face = faceOf(sink);
    if (!face || face->ref.isEmpty())
        return;
    const QString from = outputRef(driver);
    if (from.isEmpty()) {
        drop(driver, sink, tr("the signal %1 has nothing that stands for it").arg(driver.second));
        return;
    }
    const PortRule rule = bound.rule ? bound.rule->ports.value(sink.second) : PortRule{};
    QString to = face->ref;
    if (rule.isVector)
        to += QStringLiteral("[%1]").arg(++elements_[face->ref]);
    if (rule.scale.isEmpty() && rule.via.isEmpty()) {
        connect(from, to, Kind::Signal);
        return;
    }
    std::vector<std::pair<QString, QString>> modifiers;
    for (const auto& [key, pattern] : rule.viaModifiers)
        modifiers.emplace_back(key, filled(bound, pattern));
    if (!rule.scale.isEmpty())
        modifiers.emplace_back(QStringLiteral("k"), filled(bound, rule.scale));
    SheetPart& between = addPart(QStringLiteral("scale"), rule.via.isEmpty() ? QLatin1String(kGain) : rule.via, to);
    between.modifiers = std::move(modifiers);
    const QString name = between.name;
    connect(from, name + QStringLiteral(".u"), Kind::Signal);
    connect(name + QStringLiteral(".y"), to, Kind::Signal);
}

/// The connector that gives a signal; made if the class has it as a variable only.
QString SystemTranslator::outputRef(const PortKey& driver)
{
    if (const auto made = outputs_.constFind(driver); made != outputs_.cend())
        return *made;
    const auto face = faceOf(driver);
    const auto place = boundAt_.constFind(driver.first);
    const Bound* bound = place == boundAt_.cend() ? nullptr : &bounds_[*place];
    const PortRule rule = bound && bound->rule ? bound->rule->ports.value(driver.second) : PortRule{};
    if (!face || (face->ref.isEmpty() && rule.variable.isEmpty()))
        return {};
    QString ref = face->ref;
    if (!rule.variable.isEmpty() || !rule.scale.isEmpty()) {
        const QString variable = rule.variable.isEmpty() ? face->ref : bound->name + QLatin1Char('.') + rule.variable;
        const QString value =
            rule.scale.isEmpty() ? variable : asOperand(filled(*bound, rule.scale)) + QLatin1Char('*') + variable;
        SheetPart& reading = addPart(QStringLiteral("reading"), QLatin1String(kReading), bound->name);
        reading.modifiers.emplace_back(QStringLiteral("value"), value);
        ref = reading.name + QStringLiteral(".y");
    }
    outputs_.insert(driver, ref);
    return ref;
}

void SystemTranslator::connect(const QString& a, const QString& b, TypePort::Kind kind)
{
    SheetLine line{a, b, {}, {}};
    if (kind == Kind::Signal)
        line.attributes = lineAttributes(LineStyle::Signal);
    const auto ends = std::minmax(a, b);
    if (a == b || drawn_.contains({ends.first, ends.second}))
        return;
    drawn_.insert({ends.first, ends.second});
    sheet_->lines.push_back(std::move(line));
}

SheetPart& SystemTranslator::addPart(const QString& name, const QString& className, const QString& beside)
{
    SheetPart part;
    part.name = names_.take(name);
    part.className = className;
    part.beside = beside;
    sheet_->parts.push_back(std::move(part));
    return sheet_->parts.back();
}

void SystemTranslator::drop(const PortKey& from, const PortKey& to, const QString& why)
{
    context_.notes.push_back(
        {Group::Dropped,
         path_ + from.first,
         {},
         tr("the line from %1 to %2: %3")
             .arg(from.first + QLatin1Char('.') + from.second, to.first + QLatin1Char('.') + to.second, why)});
}

}  // namespace bramah::model::hopsan
