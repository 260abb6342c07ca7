// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/system_translator.h"

#include "model/diagram/port.h"
#include "model/imports/hopsan/connector_classes.h"
#include "model/imports/hopsan/hopsan_values.h"
#include "model/imports/hopsan/placeholder.h"
#include "model/translate.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace bramah::model::hopsan {

namespace {

using Kind = TypePort::Kind;
using Way = TypePort::Way;
using Group = ImportNote::Group;

constexpr auto kMirror = "Bramah.Hopsan.Mirror";
constexpr auto kRotationalMirror = "Bramah.Hopsan.RotationalMirror";
constexpr auto kReading = "Bramah.Hopsan.Reading";
constexpr auto kModulus = "oil(beta)";
constexpr auto kGain = "Bramah.Blocks.Math.Gain";

/// Where a port lies on the sheet from the middle of its symbol, y up, in shares of its size.
QPointF placeOnSheet(QPointF share, const HmfPose& pose)
{
    QPointF place = share - QPointF(0.5, 0.5);
    if (pose.isFlipped)
        place.rx() *= -1;
    const AffineMap turn = AffineMap::rotation(pose.angle);  // clockwise with y down
    const QPointF turned = turn.map(place);
    return {turned.x(), -turned.y()};
}

}  // namespace

SystemTranslator::SystemTranslator(ImportContext& context, const HmfSystem& system, SystemTranslator* around,
                                   QString path)
    : context_(context),
      system_(system),
      around_(around),
      path_(std::move(path)),
      sheet_(std::make_unique<SheetClass>())
{
}

std::unique_ptr<SheetClass> SystemTranslator::translate(const QString& className)
{
    sheet_->name = className;
    sheet_->description = system_.name;
    sheet_->start = system_.start;
    sheet_->stop = system_.stop;
    takeParameters();
    bindObjects();
    findSystemPorts();
    chooseRules();
    writeParts();
    drawPowerLines();
    drawSignals();
    tell();
    sheet_->parameters.insert(sheet_->parameters.end(), handedOver_.begin(), handedOver_.end());
    return std::move(sheet_);
}

void SystemTranslator::takeParameters()
{
    for (const auto& [name, value] : system_.parameters)
        if (!parameterNames_.contains(name))
            parameterNames_.insert(name, names_.take(name));
    QSet<QString> written;
    for (const auto& [name, value] : system_.parameters) {
        if (written.contains(name))
            continue;
        written.insert(name);
        const auto text = modelicaText(value, [this](const QString& other) { return nameOf(other); });
        if (!text)
            context_.notes.push_back({Group::Approximated,
                                      path_ + parameterNames_[name],
                                      {},
                                      tr("the value `%1` cannot be read, 0 stands for it").arg(value)});
        sheet_->parameters.emplace_back(parameterNames_[name], text.value_or(QStringLiteral("0")));
    }
}

std::optional<QString> SystemTranslator::nameOf(const QString& parameter)
{
    if (const auto known = parameterNames_.constFind(parameter); known != parameterNames_.cend())
        return *known;
    if (parameter == QLatin1String("true"))
        return QStringLiteral("1");
    if (parameter == QLatin1String("false"))
        return QStringLiteral("0");
    const auto outer = around_ ? around_->nameOf(parameter) : std::nullopt;
    if (!outer)
        return std::nullopt;
    const QString name = names_.take(parameter);
    parameterNames_.insert(parameter, name);
    handedOver_.emplace_back(name, *outer);
    return name;
}

void SystemTranslator::bindObjects()
{
    for (const HmfObject& object : system_.objects) {
        Bound bound;
        bound.object = &object;
        bound.interface = context_.map.interfaceOf(object.type);
        bound.mapping = context_.map.mappingOf(object.type);
        bound.name = names_.take(object.name);
        boundAt_.insert(object.name, bounds_.size());
        bounds_.push_back(std::move(bound));
    }
    for (const HmfConnection& line : system_.connections) {
        const PortKey from{line.fromObject, todayName(line.fromObject, line.fromPort)};
        const PortKey to{line.toObject, todayName(line.toObject, line.toPort)};
        lines_.emplace_back(from, to);
        joined_[from].push_back(to);
        joined_[to].push_back(from);
    }
    for (Bound& bound : bounds_)
        if (bound.object->kind == HmfObject::Kind::System)
            bindSystem(bound);
        else if (bound.object->kind == HmfObject::Kind::Component && !bound.mapping)
            bindPlaceholder(bound);
}

void SystemTranslator::bindSystem(Bound& bound)
{
    SystemTranslator inner(context_, *bound.object->inside, this, path_ + bound.name + QLatin1Char('.'));
    auto made = inner.translate(names_.take(bound.name + QStringLiteral("System")));
    bound.faces = inner.outerFaces();
    for (PortFace& face : bound.faces)
        if (!face.ref.isEmpty())
            face.ref.prepend(bound.name + QLatin1Char('.'));
    SheetPart part;
    part.name = bound.name;
    part.className = made->name;
    part.description = bound.name == bound.object->name ? QString() : bound.object->name;
    part.modifiers = inner.handedOver();
    part.pose = bound.object->pose;
    sheet_->parts.push_back(std::move(part));
    sheet_->classes.push_back(std::move(made));
}

void SystemTranslator::bindPlaceholder(Bound& bound)
{
    bound.isPlaceholder = true;
    std::vector<QString> used;
    for (auto it = joined_.cbegin(); it != joined_.cend(); ++it)
        if (it.key().first == bound.object->name)
            used.push_back(it.key().second);
    std::ranges::sort(used);
    Placeholder made = placeholderOf(*bound.object, bound.interface, used);
    QString& className = context_.placeholderNames[made.key];
    if (className.isEmpty()) {
        className = QStringLiteral("Unknown%1_%2")
                        .arg(context_.placeholders.size() + 1)
                        .arg(NameList().take(bound.object->type));
        made.sheet->name = className;
        context_.placeholders.push_back(std::move(made.sheet));
    }
    bound.faces = made.faces;
    for (PortFace& face : bound.faces)
        face.ref.prepend(bound.name + QLatin1Char('.'));
    SheetPart part;
    part.name = bound.name;
    part.className = className;
    part.description = bound.name == bound.object->name ? QString() : bound.object->name;
    part.pose = bound.object->pose;
    sheet_->parts.push_back(std::move(part));
}

QString SystemTranslator::todayName(const QString& object, const QString& port) const
{
    const auto place = boundAt_.constFind(object);
    const TypeMapping* mapping = place == boundAt_.cend() ? nullptr : bounds_[*place].mapping;
    return mapping ? mapping->oldNames.value(port, port) : port;
}

/// The system's own ports, which are what is joined to them inside.
void SystemTranslator::findSystemPorts()
{
    for (const Bound& bound : bounds_) {
        if (bound.object->kind != HmfObject::Kind::Port)
            continue;
        const QString& name = bound.object->name;
        PortFace face;
        bool isFound = false;
        for (const auto& [object, port] : netOf({name, name})) {
            const auto inner = object == name ? std::nullopt : faceOf({object, port});
            if (!inner || (isFound && inner->way != Way::Out))
                continue;
            face = *inner;
            isFound = true;
        }
        if (!isFound)
            continue;
        face.ref = bound.name;
        if (face.kind == Kind::Signal)
            face.way = face.way == Way::Out ? Way::Out : Way::In;
        else if (face.way == Way::Read || face.way == Way::ReadMulti)
            face.role = u'S';
        outerFaces_.insert(name, face);
        if (face.kind == Kind::Signal)  // what is an input from outside gives a signal inside
            face.way = face.way == Way::Out ? Way::In : Way::Out;
        ownFaces_.insert(name, face);
        SheetPart part;
        part.name = bound.name;
        part.className = connectorClass(face.kind, face.kind == Kind::Signal && face.way == Way::Out);
        part.isConnector = true;
        part.pose = bound.object->pose;
        sheet_->parts.push_back(part);
        sheet_->symbolPorts.push_back({part.name, part.className, {}});
    }
    if (around_)
        placeSymbolPorts(*sheet_);
}

std::optional<PortFace> SystemTranslator::faceOf(const PortKey& key) const
{
    if (const auto own = ownFaces_.constFind(key.first); own != ownFaces_.cend())
        return *own;
    const auto place = boundAt_.constFind(key.first);
    if (place == boundAt_.cend())
        return std::nullopt;
    const Bound& bound = bounds_[*place];
    if (const auto face = bound.faces.constFind(key.second); face != bound.faces.cend())
        return *face;
    const TypePort* port = bound.interface ? bound.interface->port(key.second) : nullptr;
    if (!port)
        return std::nullopt;
    PortFace face{port->kind, port->way, {}, 1, bound.interface->role};
    if (!bound.rule)
        return face;
    const auto rule = bound.rule->ports.constFind(key.second);
    if (rule == bound.rule->ports.cend())
        return face;
    if (rule->port.startsWith(QLatin1Char('@')))  // of what stands beside it
        face.ref = bound.neighbours.value(rule->port.mid(1).section(QLatin1Char('.'), 0, 0)) + QLatin1Char('.') +
                   rule->port.section(QLatin1Char('.'), 1);
    else if (!rule->port.isEmpty())
        face.ref = bound.name + QLatin1Char('.') + rule->port;
    face.sign = rule->sign;
    return face;
}

void SystemTranslator::chooseRules()
{
    for (Bound& bound : bounds_) {
        if (!bound.mapping)
            continue;
        for (const TypeRule& rule : bound.mapping->rules)
            if (std::ranges::all_of(rule.when, [&](const QString& condition) { return holds(bound, condition); })) {
                bound.rule = &rule;
                break;
            }
        bound.isLeftOut = !bound.rule || bound.rule->className.isEmpty();
        if (!bound.isLeftOut && !bound.rule->inlines.isEmpty() &&
            std::ranges::none_of(bound.rule->inlines.keys(), [&](const QString& port) {
                return joined_.contains({bound.object->name, port});
            })) {
            bound.isLeftOut = true;
            differences_[bound.object->name] << tr("no line runs where it measures");
        }
    }
    // The signs of the system's mechanical ports follow from the classes that were chosen.
    for (const Bound& bound : bounds_) {
        const auto own = ownFaces_.find(bound.object->name);
        if (bound.object->kind != HmfObject::Kind::Port || own == ownFaces_.end())
            continue;
        for (const PortKey& key : netOf({bound.object->name, bound.object->name}))
            if (const auto face = key.first == bound.object->name ? std::nullopt : faceOf(key)) {
                own->sign = face->sign;
                outerFaces_[bound.object->name].sign = face->sign;
                break;
            }
    }
}

/// All ports joined to one another by lines, through any number of them.
std::vector<SystemTranslator::PortKey> SystemTranslator::netOf(const PortKey& key) const
{
    std::vector<PortKey> net{key};
    QSet<PortKey> seen{key};
    for (std::size_t i = 0; i < net.size(); ++i)
        for (const PortKey& other : joined_.value(net[i]))
            if (!seen.contains(other)) {
                seen.insert(other);
                net.push_back(other);
            }
    return net;
}

std::optional<SystemTranslator::PortKey> SystemTranslator::driverOf(const PortKey& sink) const
{
    for (const PortKey& key : netOf(sink))
        if (const auto face = key == sink ? std::nullopt : faceOf(key); face && face->way == Way::Out)
            return key;
    return std::nullopt;
}

/// Does a class that stands for a component give this output?
bool SystemTranslator::isGiven(const PortKey& driver) const
{
    const auto face = faceOf(driver);
    const auto place = boundAt_.constFind(driver.first);
    const TypeRule* rule = place == boundAt_.cend() ? nullptr : bounds_[*place].rule;
    const bool isVariable = rule && !rule->ports.value(driver.second).variable.isEmpty();
    return face && (!face->ref.isEmpty() || isVariable) && !(place != boundAt_.cend() && bounds_[*place].isLeftOut);
}

bool SystemTranslator::isJoined(const Bound& bound, const QString& port) const
{
    const PortKey key{bound.object->name, port};
    if (!joined_.contains(key))
        return false;
    const TypePort* facts = bound.interface ? bound.interface->port(port) : nullptr;
    return !facts || facts->way != Way::In || (driverOf(key) && !constantAt(key));
}

/// The value of an input that only a constant drives, where the class has no connector for it.
std::optional<QString> SystemTranslator::constantAt(const PortKey& input) const
{
    const auto driver = driverOf(input);
    const auto place = driver ? boundAt_.constFind(driver->first) : boundAt_.cend();
    if (place == boundAt_.cend())
        return std::nullopt;
    const HmfObject& object = *bounds_[*place].object;
    return object.type == QLatin1String("SignalConstant") ? std::optional(object.values.value(QStringLiteral("y")))
                                                          : std::nullopt;
}

bool SystemTranslator::holds(const Bound& bound, const QString& condition) const
{
    const QStringList words = condition.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString& what = words.front();
    const auto number = [&](const QString& name) {
        return numberOf(rawValueOf(bound, name).value_or(QStringLiteral("0")));
    };
    if (what == QLatin1String("connected"))
        return isJoined(bound, words.value(1));
    if (what == QLatin1String("unconnected"))
        return !isJoined(bound, words.value(1));
    if (what == QLatin1String("joined"))
        return std::ranges::any_of(lines_, [&](const auto& line) {
            const auto isOther = [&](const PortKey& here, const PortKey& there) {
                const HmfObject* other = here.first == bound.object->name ? system_.object(there.first) : nullptr;
                return other && words.contains(other->type);
            };
            return isOther(line.first, line.second) || isOther(line.second, line.first);
        });
    if (what == QLatin1String("zero"))
        return number(words.value(1)) == 0.0;
    if (what == QLatin1String("unlimited"))
        return std::abs(number(words.value(1)).value_or(0)) >= 1e50;
    if (what == QLatin1String("false"))
        return rawValueOf(bound, words.value(1)) == QLatin1String("false");
    if (what == QLatin1String("equal"))
        return std::all_of(words.begin() + 2, words.end(), [&](const QString& name) {
            const auto a = rawValueOf(bound, words[1]);
            const auto b = rawValueOf(bound, name);
            return a == b || (a && b && numberOf(*a) && numberOf(*a) == numberOf(*b));
        });
    return false;
}

/// The value as the files have it: given, that of the other end of the line (start values), or the type's default.
std::optional<QString> SystemTranslator::rawValueOf(const Bound& bound, const QString& name) const
{
    const auto& values = bound.object->values;
    if (const TypePort* port = bound.interface ? bound.interface->port(name) : nullptr;
        port && port->way == Way::In && (!bound.rule || !bound.rule->ports.contains(name)))
        if (const auto constant = constantAt({bound.object->name, name}))
            return constant;
    if (const auto own = values.constFind(name); own != values.cend())
        return *own;
    for (auto old = bound.mapping ? bound.mapping->oldNames.cbegin() : QHash<QString, QString>::const_iterator();
         bound.mapping && old != bound.mapping->oldNames.cend(); ++old)
        if (const auto own = values.constFind(old.key()); *old == name && own != values.cend())
            return *own;
    if (const qsizetype mark = name.indexOf(QLatin1Char('#')); mark > 0) {
        for (const auto& [object, port] : joined_.value({bound.object->name, name.left(mark)})) {
            const HmfObject* other = system_.object(object);
            const TypeInterface* facts = other ? context_.map.interfaceOf(other->type) : nullptr;
            if (facts && facts->role == u'S')  // sensors do not set start values
                continue;
            const auto there = other ? other->values.constFind(port + name.mid(mark)) : values.cend();
            if (other && there != other->values.cend())
                return *there;
        }
    }
    const auto usual =
        bound.interface ? bound.interface->values.constFind(name) : QHash<QString, QString>::const_iterator();
    return bound.interface && usual != bound.interface->values.cend() ? std::optional(*usual) : std::nullopt;
}

QString SystemTranslator::valueOf(const Bound& bound, const QString& name, const QString& otherwise)
{
    if (name == QLatin1String("@timestep"))
        return valueText(system_.step);
    if (name.startsWith(QLatin1String("@sign ")))
        return QString::number(partnerSign(bound, name.mid(6)));
    const auto raw = rawValueOf(bound, name);
    if (!raw || raw->trimmed().isEmpty())
        return otherwise.isEmpty() ? QStringLiteral("0") : otherwise;
    if (const auto text = modelicaText(*raw, [this](const QString& other) { return nameOf(other); }))
        return *text;
    const QString stand = bound.interface ? bound.interface->values.value(name) : QString();
    differences_[bound.object->name] << tr("the value `%1` of %2 cannot be read, %3 stands for it")
                                            .arg(*raw, name, stand.isEmpty() ? QStringLiteral("0") : stand);
    return stand.isEmpty() ? QStringLiteral("0") : stand;
}

/// The sign of what is joined to a port that counts either way.
int SystemTranslator::partnerSign(const Bound& bound, const QString& port) const
{
    for (const PortKey& other : joined_.value({bound.object->name, port}))
        if (const auto face = faceOf(other); face && face->sign != 0)
            return face->sign;
    return 1;
}

/// \a pattern with the component's values in the place of `{name}`.
QString SystemTranslator::filled(const Bound& bound, const QString& pattern)
{
    static const QRegularExpression place(QStringLiteral("\\{([^{}|]+)(?:\\|([^{}]*))?\\}"));
    QString text;
    qsizetype at = 0;
    for (auto matches = place.globalMatch(pattern); matches.hasNext();) {
        const auto match = matches.next();
        const QString value = valueOf(bound, match.captured(1), match.captured(2));
        text += pattern.mid(at, match.capturedStart() - at) +
                (match.capturedLength() == pattern.size() ? value : asOperand(value));
        at = match.capturedEnd();
    }
    text += pattern.mid(at);
    const auto number = numberOf(text);
    return number ? valueText(*number) : text;
}

void SystemTranslator::writeParts()
{
    for (Bound& bound : bounds_)
        if (bound.rule && !bound.isLeftOut)
            writePart(bound);
}

void SystemTranslator::writePart(Bound& bound)
{
    SheetPart part;
    part.name = bound.name;
    part.className = bound.rule->className;
    part.description = bound.name == bound.object->name ? QString() : bound.object->name;
    part.pose = bound.object->pose;
    for (const auto& [key, pattern] : bound.rule->modifiers) {
        const QString value = filled(bound, pattern);
        const bool isOptional = key.startsWith(QLatin1Char('?'));
        if (key == QLatin1String(kModulus))
            ++context_.moduli[value];
        if (!isOptional || numberOf(value) != 0.0)
            part.modifiers.emplace_back(isOptional ? key.mid(1) : key, value);
    }
    if (const auto density =
            bound.interface ? numberOf(rawValueOf(bound, QStringLiteral("rho")).value_or(QString())) : std::nullopt)
        ++context_.densities[valueText(*density)];
    std::vector<QString> inputs;
    for (auto rule = bound.rule->ports.cbegin(); rule != bound.rule->ports.cend(); ++rule)
        inputs.push_back(rule.key());
    std::ranges::sort(inputs);
    for (const QString& port : inputs)
        writeInput(bound, part, port, bound.rule->ports[port]);
    if (bound.interface)
        for (const auto& [port, facts] : bound.interface->ports) {
            if (facts.place && bound.rule->ports.contains(port) && !bound.rule->ports[port].port.isEmpty() &&
                !bound.rule->ports[port].port.startsWith(QLatin1Char('@')))
                part.wantedPorts.emplace_back(bound.rule->ports[port].port, placeOnSheet(*facts.place, part.pose));
            if (facts.way == Way::In && !bound.rule->ports.contains(port) && isJoined(bound, port))
                differences_[bound.object->name]
                    << tr("the signal at %1 is not followed, its value %2 is kept").arg(port, valueOf(bound, port, {}));
        }
    sheet_->parts.push_back(std::move(part));
    for (auto it = bound.rule->neighbours.cbegin(); it != bound.rule->neighbours.cend(); ++it) {
        const QString port = bound.name + QLatin1Char('.') + it.key();
        std::vector<std::pair<QString, QString>> modifiers;
        for (const auto& [key, pattern] : it->modifiers)
            modifiers.emplace_back(key, filled(bound, pattern));
        SheetPart& neighbour = addPart(it->className.section(QLatin1Char('.'), -1).toLower(), it->className, port);
        neighbour.modifiers = std::move(modifiers);
        bound.neighbours.insert(it.key(), neighbour.name);
        const bool isSignal = it->className.startsWith(QLatin1String("Bramah.Hopsan."));
        connect(neighbour.name + QLatin1Char('.') + it->port, port, isSignal ? Kind::Signal : Kind::Other);
    }
}

void SystemTranslator::writeInput(Bound& bound, SheetPart& part, const QString& port, const PortRule& rule)
{
    const TypePort* facts = bound.interface ? bound.interface->port(port) : nullptr;
    if (facts && facts->way == Way::ReadMulti && !rule.size.isEmpty())
        part.modifiers.emplace_back(rule.size, QString::number(joined_.value({bound.object->name, port}).size()));
    if (!facts || facts->way != Way::In)
        return;
    const auto driver =
        joined_.contains({bound.object->name, port}) ? driverOf({bound.object->name, port}) : std::nullopt;
    if (driver && !isGiven(*driver))
        differences_[bound.object->name] << tr("the signal %1 has nothing that stands for it, so %2 keeps its value")
                                                .arg(driver->first + QLatin1Char('.') + driver->second, port);
    if (driver && isGiven(*driver)) {
        for (const auto& [key, pattern] : rule.whenConnected)
            part.modifiers.emplace_back(key, filled(bound, pattern));
        return;
    }
    const QString target = rule.value.isEmpty() ? rule.port : rule.value;
    QString pattern = rule.text;
    if (pattern.isEmpty())
        pattern =
            rule.scale.isEmpty() ? QStringLiteral("{%1}").arg(port) : QStringLiteral("{%1}*%2").arg(port, rule.scale);
    part.modifiers.emplace_back(target, filled(bound, pattern));
}

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

/// Says what became of each component.
void SystemTranslator::tell()
{
    for (const Bound& bound : bounds_) {
        if (bound.object->kind != HmfObject::Kind::Component)
            continue;
        ImportNote note{Group::Mapped, path_ + bound.name, bound.object->type, {}};
        if (bound.isPlaceholder) {
            note.group = Group::Placeholder;
            note.text = tr("nothing in the library stands for it");
        } else if (bound.isLeftOut) {
            note.group = Group::Dropped;
            note.component = path_ + bound.object->name;
            note.text = bound.mapping->dropped.isEmpty()
                            ? differences_.value(bound.object->name).join(QStringLiteral("; "))
                            : bound.mapping->dropped;
        } else {
            QStringList differences = differences_.value(bound.object->name);
            if (!bound.rule->note.isEmpty())
                differences.prepend(bound.rule->note);
            if (!differences.isEmpty())
                note.group = Group::Approximated;
            note.text = differences.join(QStringLiteral("; "));
        }
        context_.notes.push_back(note);
    }
    for (const HmfConnection& line : system_.connections) {
        for (const auto& [object, port] :
             {std::pair(line.fromObject, line.fromPort), std::pair(line.toObject, line.toPort)})
            if (!system_.object(object))
                drop({line.fromObject, line.fromPort}, {line.toObject, line.toPort},
                     tr("there is no `%1`").arg(object));
            else if (!faceOf({object, todayName(object, port)}) && !ownFaces_.contains(object))
                drop({line.fromObject, line.fromPort}, {line.toObject, line.toPort},
                     tr("`%1` has no port %2 that is known").arg(object, port));
    }
}

}  // namespace bramah::model::hopsan
