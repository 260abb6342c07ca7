// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/system_translator.h"

#include "model/imports/hopsan/connector_classes.h"
#include "model/imports/hopsan/hopsan_values.h"
#include "model/imports/hopsan/placeholder.h"
#include "model/translate.h"
#include "model/units/quantity_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace bramah::model::hopsan {

namespace {

using Kind = TypePort::Kind;
using Way = TypePort::Way;
using Group = ImportNote::Group;

constexpr auto kModulus = "oil(beta)";

/// A reason of the mapping in the user's language; `translations/update` takes them from there.
QString ownWords(const QString& reason)
{
    return QCoreApplication::translate("HopsanMapping", reason.toUtf8().constData());
}

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
    for (const auto& [name, value] : handedOver_)
        sheet_->parameters.emplace_back(name, QString());
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
        className = context_.placeholderClasses.take(QStringLiteral("Unknown") + bound.object->type);
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
    const Bound* const source = place == boundAt_.cend() ? nullptr : &bounds_[*place];
    const QString value = source && source->mapping ? source->mapping->constant : QString();
    return value.isEmpty() ? std::nullopt : std::optional(source->object->values.value(value));
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
        return modelicaNumber(system_.step);
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
    return number ? modelicaNumber(*number) : text;
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
        ++context_.densities[modelicaNumber(*density)];
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
                            : ownWords(bound.mapping->dropped);
        } else {
            QStringList differences = differences_.value(bound.object->name);
            if (!bound.rule->note.isEmpty())
                differences.prepend(ownWords(bound.rule->note));
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
