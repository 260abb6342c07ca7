// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/hmf_reader.h"

#include "model/text/source_text.h"
#include "model/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

namespace bramah::model::hopsan {

namespace {

constexpr qint64 kMostBytes = 64 * 1024 * 1024;
constexpr int kMostDepth = 40;
constexpr std::size_t kMostObjects = 200'000;

/// Names of values changed with Hopsan's versions: `P1::Angular Velocity` became `P1#AngularVelocity`, `k_c,s` `k_cs`,
/// and the value of an input is `A#Value` where it was `A`.
QString nameToday(QString name)
{
    name.replace(QLatin1String("::"), QLatin1String("#"));
    name.remove(QLatin1Char(',')).remove(QLatin1Char(' '));
    if (name.endsWith(QLatin1String("#Value")))
        name.chop(6);
    return name;
}

/// Reads one file.
class HmfReader
{
public:
    HmfReader(const QByteArray& text, QString path, int depth)
        : bytes_(text), path_(std::move(path)), depth_(depth), xml_(text)
    {
    }

    tl::expected<HmfSystem, Diagnostic> read()
    {
        HmfSystem top;
        if (!xml_.readNextStartElement())
            fail(xml_.hasError() ? xml_.errorString() : tr("it is empty"));
        else if (xml_.name() != QLatin1String("hopsanmodelfile"))
            fail(tr("it begins with <%1> instead of <hopsanmodelfile>").arg(xml_.name()));
        bool hasSystem = false;
        QString description;
        while (isFine() && xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("system") && !hasSystem) {
                top = readSystem();
                hasSystem = true;
            } else if (xml_.name() == QLatin1String("info")) {
                description = readInfo();
            } else {
                xml_.skipCurrentElement();
            }
        }
        if (isFine() && xml_.hasError())
            fail(xml_.errorString());
        if (isFine() && !hasSystem)
            fail(tr("it has no <system>"));
        if (!isFine())
            return tl::unexpected(*problem_);
        top.description = description;
        return top;
    }

private:
    [[nodiscard]] bool isFine() const { return !problem_; }

    void fail(const QString& why)
    {
        if (problem_)
            return;
        const auto text = std::make_shared<const SourceText>(path_, bytes_);
        const auto place =
            static_cast<std::int32_t>(std::clamp<qint64>(placeOfLine(xml_.lineNumber()), 0, bytes_.size()));
        problem_ = Diagnostic{DiagnosticKind::HopsanFileDamaged,
                              {QFileInfo(path_).fileName(), QString::number(xml_.lineNumber()), why},
                              text,
                              {place, place},
                              {},
                              {}};
        xml_.raiseError(why);
    }

    [[nodiscard]] qint64 placeOfLine(qint64 line) const
    {
        qint64 at = 0;
        for (qint64 l = 1; l < line && at >= 0; ++l)
            at = bytes_.indexOf('\n', at) + 1;
        return at;
    }

    [[nodiscard]] QString attribute(const char* name) const
    {
        return xml_.attributes().value(QLatin1String(name)).toString();
    }

    [[nodiscard]] double number(const char* name, double otherwise)
    {
        const QString text = attribute(name);
        if (text.isEmpty())
            return otherwise;
        bool isNumber = false;
        const double value = text.toDouble(&isNumber);
        if (!isNumber || !std::isfinite(value)) {
            fail(tr("`%1` is no number").arg(text));
            return otherwise;
        }
        return value;
    }

    QString readInfo()
    {
        QString description;
        while (xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("description"))
                description = xml_.readElementText(QXmlStreamReader::SkipChildElements).trimmed();
            else
                xml_.skipCurrentElement();
        }
        return description;
    }

    HmfSystem readSystem()
    {
        HmfSystem system;
        system.name = attribute("name");
        if (++depth_ > kMostDepth)
            fail(tr("systems are nested more than %1 deep").arg(kMostDepth));
        while (isFine() && xml_.readNextStartElement()) {
            const QStringView tag = xml_.name();
            if (tag == QLatin1String("simulationtime"))
                readTime(system);
            else if (tag == QLatin1String("parameters"))
                readSystemParameters(system);
            else if (tag == QLatin1String("objects"))
                readObjects(system);
            else if (tag == QLatin1String("connections"))
                readConnections(system);
            else
                xml_.skipCurrentElement();
        }
        --depth_;
        return system;
    }

    void readTime(HmfSystem& system)
    {
        system.start = number("start", 0);
        system.stop = number("stop", 10);
        system.step = number("timestep", 1e-3);
        if (system.step <= 0)
            system.step = 1e-3;
        xml_.skipCurrentElement();
    }

    void readSystemParameters(HmfSystem& system)
    {
        while (xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("parameter") && !attribute("name").isEmpty())
                system.parameters.emplace_back(attribute("name"), attribute("value"));
            xml_.skipCurrentElement();
        }
    }

    void readObjects(HmfSystem& system)
    {
        while (isFine() && xml_.readNextStartElement()) {
            const QStringView tag = xml_.name();
            if (tag == QLatin1String("component"))
                add(system, readObject(HmfObject::Kind::Component));
            else if (tag == QLatin1String("systemport"))
                add(system, readObject(HmfObject::Kind::Port));
            else if (tag == QLatin1String("system"))
                add(system, readInnerSystem());
            else
                xml_.skipCurrentElement();
        }
    }

    void add(HmfSystem& system, HmfObject object)
    {
        if (object.name.isEmpty())
            fail(tr("a component has no name"));
        else if (const QString name = object.name; !system.add(std::move(object)))
            fail(tr("`%1` is there twice").arg(name));
        if (++objects_ > kMostObjects)
            fail(tr("it has more than %1 components").arg(kMostObjects));
    }

    HmfObject readObject(HmfObject::Kind kind)
    {
        HmfObject object;
        object.kind = kind;
        object.type = attribute("typename");
        object.name = attribute("name");
        object.line = static_cast<int>(xml_.lineNumber());
        while (isFine() && xml_.readNextStartElement())
            readPartOf(object);
        return object;
    }

    void readPartOf(HmfObject& object)
    {
        const QStringView tag = xml_.name();
        if (tag == QLatin1String("parameters"))
            readValues(object, [this] { return nameToday(attribute("name")); });
        else if (tag == QLatin1String("startvalues"))
            readValues(object,
                       [this] { return nameToday(attribute("portname") + QLatin1Char('#') + attribute("variable")); });
        else if (tag == QLatin1String("ports"))
            readPorts(object);
        else if (tag == QLatin1String("hopsangui"))
            readLook(object);
        else
            xml_.skipCurrentElement();
    }

    template <typename NameOf>
    void readValues(HmfObject& object, const NameOf& nameOf)
    {
        while (xml_.readNextStartElement()) {
            object.values.insert(nameOf(), attribute("value"));
            xml_.skipCurrentElement();
        }
    }

    void readPorts(HmfObject& object)
    {
        while (xml_.readNextStartElement()) {
            object.portKinds.insert(attribute("name"), attribute("nodetype"));
            xml_.skipCurrentElement();
        }
    }

    void readLook(HmfObject& object)
    {
        while (isFine() && xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("pose"))
                object.pose = {
                    {number("x", 0), number("y", 0)}, number("a", 0), attribute("flipped") == QLatin1String("true")};
            xml_.skipCurrentElement();
        }
    }

    /// A system within this one: its own text, or another file.
    HmfObject readInnerSystem()
    {
        HmfObject object;
        object.kind = HmfObject::Kind::System;
        object.type = attribute("typename");
        object.name = attribute("name");
        object.line = static_cast<int>(xml_.lineNumber());
        const QString other = attribute("external_path");
        HmfSystem inside;
        inside.name = object.name;
        if (++depth_ > kMostDepth)
            fail(tr("systems are nested more than %1 deep").arg(kMostDepth));
        while (isFine() && xml_.readNextStartElement()) {
            const QStringView tag = xml_.name();
            if (tag == QLatin1String("simulationtime"))
                readTime(inside);
            else if (tag == QLatin1String("parameters"))
                readSystemParameters(inside);
            else if (tag == QLatin1String("objects"))
                readObjects(inside);
            else if (tag == QLatin1String("connections"))
                readConnections(inside);
            else
                readPartOf(object);
        }
        if (isFine() && !other.isEmpty())
            inside = readOther(other, inside);
        --depth_;
        object.inside = std::make_shared<HmfSystem>(std::move(inside));
        return object;
    }

    /// The system of another file, with the values that \a here, the place where it is used, gives to its parameters.
    HmfSystem readOther(const QString& other, const HmfSystem& here)
    {
        const QString path = QFileInfo(path_).dir().filePath(other);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            fail(tr("the system `%1` is in `%2`, which cannot be read: %3").arg(here.name, other, file.errorString()));
            return here;
        }
        auto read = HmfReader(file.read(kMostBytes), path, depth_).read();
        if (!read) {
            if (!problem_)
                problem_ = read.error();
            return here;
        }
        for (const auto& [given, value] : here.parameters)
            for (auto& [known, itsValue] : read->parameters)
                if (known == given)
                    itsValue = value;
        return std::move(*read);
    }

    void readConnections(HmfSystem& system)
    {
        while (xml_.readNextStartElement()) {
            if (xml_.name() == QLatin1String("connect"))
                system.connections.push_back({attribute("startcomponent"), attribute("startport"),
                                              attribute("endcomponent"), attribute("endport"),
                                              static_cast<int>(xml_.lineNumber())});
            xml_.skipCurrentElement();
        }
    }

    const QByteArray& bytes_;
    QString path_;
    int depth_;
    QXmlStreamReader xml_;
    std::optional<Diagnostic> problem_;
    std::size_t objects_ = 0;
};

}  // namespace

const HmfObject* HmfSystem::object(const QString& name) const
{
    const auto found = places_.find(name);
    return found == places_.end() ? nullptr : &objects[*found];
}

bool HmfSystem::add(HmfObject object)
{
    if (places_.contains(object.name))
        return false;
    places_.insert(object.name, objects.size());
    objects.push_back(std::move(object));
    return true;
}

tl::expected<HmfSystem, Diagnostic> readHmf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            Diagnostic{DiagnosticKind::FileNotReadable, {path, file.errorString()}, nullptr, {}, {}, {}});
    if (file.size() > kMostBytes)
        return tl::unexpected(Diagnostic{DiagnosticKind::FileNotReadable,
                                         {path, tr("it is larger than %1 MB").arg(kMostBytes / 1024 / 1024)},
                                         nullptr,
                                         {},
                                         {},
                                         {}});
    return readHmf(file.readAll(), path);
}

tl::expected<HmfSystem, Diagnostic> readHmf(const QByteArray& text, const QString& path)
{
    return HmfReader(text, path, 0).read();
}

}  // namespace bramah::model::hopsan
