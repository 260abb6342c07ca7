// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/imports/hopsan/hmf_system.h"
#include "model/imports/hopsan/import_note.h"
#include "model/imports/hopsan/sheet_class.h"
#include "model/imports/hopsan/type_map.h"
#include "model/syntax/name_list.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <optional>

namespace bramah::model::hopsan {

/// A port as lines see it: of a component, or of the system itself from inside.
struct PortFace {
    TypePort::Kind kind = TypePort::Kind::Other;
    TypePort::Way way = TypePort::Way::Power;
    QString ref;        ///< the connector as `pump.P`; empty: the class has none
    int sign = 1;       ///< see PortRule::sign
    QChar role = u'S';  ///< see TypeInterface::role
};

/// What all systems of one file share.
struct ImportContext {
    const TypeMap& map;
    ImportNotes notes = {};
    std::vector<std::unique_ptr<SheetClass>> placeholders = {};
    NameList placeholderClasses = NameList();
    QHash<QString, QString> placeholderNames = {};  ///< class names by Hopsan types
    QHash<QString, int> densities = {};             ///< how often each density of oil occurs, by its text
    QHash<QString, int> moduli = {};                ///< the same of bulk moduli
};

/// Makes a class of a Hopsan system, without places on the sheet. Large: one system with the rules for its components,
/// values and lines.
class SystemTranslator
{
public:
    /// \a path: of the system in the model, with a dot behind it; empty for the model itself.
    SystemTranslator(ImportContext& context, const HmfSystem& system, SystemTranslator* around, QString path);

    /// The class \a className of the system; systems within it are classes within it. Never null; what could not be
    /// taken over is told in the notes of the context. To be called once.
    [[nodiscard]] std::unique_ptr<SheetClass> translate(const QString& className);
    /// The faces of the system's ports from outside, by Hopsan names; after translate().
    [[nodiscard]] const QHash<QString, PortFace>& outerFaces() const { return outerFaces_; }
    /// Parameters of systems around this one that it uses: names here, and the values to hand over.
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& handedOver() const { return handedOver_; }

private:
    struct Bound {
        const HmfObject* object = nullptr;
        const TypeInterface* interface = nullptr;
        const TypeMapping* mapping = nullptr;
        const TypeRule* rule = nullptr;
        QString name;
        QHash<QString, PortFace> faces;      ///< of a system or placeholder
        QHash<QString, QString> neighbours;  ///< names of what stands beside it, by its connectors
        bool isPlaceholder = false, isLeftOut = false;
    };
    using PortKey = std::pair<QString, QString>;  ///< object and port

    void takeParameters();
    void bindObjects();
    void findSystemPorts();
    void chooseRules();
    void writeParts();
    void drawPowerLines();
    void drawSignals();
    void tell();

    void bindSystem(Bound& bound);
    void bindPlaceholder(Bound& bound);
    void writePart(Bound& bound);
    void writeInput(Bound& bound, SheetPart& part, const QString& port, const PortRule& rule);
    [[nodiscard]] bool holds(const Bound& bound, const QString& condition) const;
    [[nodiscard]] QString filled(const Bound& bound, const QString& pattern);
    [[nodiscard]] QString valueOf(const Bound& bound, const QString& name, const QString& otherwise);
    [[nodiscard]] int partnerSign(const Bound& bound, const QString& port) const;
    [[nodiscard]] std::optional<QString> rawValueOf(const Bound& bound, const QString& name) const;
    [[nodiscard]] std::optional<QString> constantAt(const PortKey& input) const;
    [[nodiscard]] std::optional<QString> nameOf(const QString& parameter);
    [[nodiscard]] QString todayName(const QString& object, const QString& port) const;
    [[nodiscard]] std::optional<PortFace> faceOf(const PortKey& key) const;
    [[nodiscard]] bool isGiven(const PortKey& driver) const;
    [[nodiscard]] std::vector<PortKey> readersOf(const PortKey& power) const;
    [[nodiscard]] bool isJoined(const Bound& bound, const QString& port) const;
    [[nodiscard]] std::vector<PortKey> netOf(const PortKey& key) const;
    [[nodiscard]] std::optional<PortKey> driverOf(const PortKey& sink) const;
    [[nodiscard]] std::optional<PortKey> powerBehind(const PortKey& reader) const;
    void drawPower(const PortKey& from, const PortKey& to);
    void drawThrough(const PortKey& reader);
    void drawReader(const PortKey& reader, const PortKey& power);
    void join(const PortFace& a, const PortFace& b);
    void drawSignal(const PortKey& driver, const PortKey& sink);
    [[nodiscard]] QString outputRef(const PortKey& driver);
    void connect(const QString& a, const QString& b, TypePort::Kind kind);
    SheetPart& addPart(const QString& name, const QString& className, const QString& beside);
    void drop(const PortKey& from, const PortKey& to, const QString& why);

    ImportContext& context_;
    const HmfSystem& system_;
    SystemTranslator* around_;
    QString path_;
    NameList names_;
    std::unique_ptr<SheetClass> sheet_;
    QHash<QString, QString> parameterNames_;
    std::vector<std::pair<QString, QString>> handedOver_;
    std::vector<Bound> bounds_;
    QHash<QString, std::size_t> boundAt_;
    QHash<QString, QStringList> differences_;  ///< by Hopsan names: what of components could not be taken over
    QHash<QString, PortFace> ownFaces_;        ///< of the system's ports from inside
    QHash<QString, PortFace> outerFaces_;
    std::vector<std::pair<PortKey, PortKey>> lines_;
    QHash<PortKey, std::vector<PortKey>> joined_;
    QHash<PortKey, QString> outputs_;          ///< connectors made for outputs that have none
    QHash<QString, int> elements_;             ///< elements in use of vectors of connectors, by `part.port`
    QSet<std::pair<QString, QString>> drawn_;  ///< ends of the lines so far
};

}  // namespace bramah::model::hopsan
