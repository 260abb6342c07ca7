// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet judges a connection as the compiler does.
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "model/planning/connection_rules.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "tests/model_file.h"
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/library_symbols.h"
#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QSet>
#include <QtTest/QTest>

#include <algorithm>

namespace bramah::test {

namespace {

using model::DiagnosticKind;

/// Classes with connectors of their own, as a user writes them.
const QByteArray& ownClasses()
{
    static const QByteArray text = modelFile("solver/models/own_connectors.mo");
    return text;
}

constexpr const char* kPotentials[] = {"p", "s", "phi", "v", "T", "V_m", "e"};

/// Ports that are joined one after the other, each to the first: `a.P`, `b[1].P` of an array of components, `own` of
/// the class itself.
struct Joint {
    QStringList ports;
    QByteArray declarations;
    QByteArray leadOut;  ///< equations that lead other ports of their components out of the model
};

class Judges
{
public:
    Judges()
    {
        library_.addSearchPath(libraryFolder());
        add(QStringLiteral("Own.mo"), ownClasses());
    }
    /// With the ports of the shipped library and of the classes above.
    void takeOwn()
    {
        for (const auto& [name, symbol] : symbolsOfTheLibrary())
            take(name, symbol);
        takePackage("Own");
    }
    /// With those of packages of the library in MODELICAPATH.
    void takeStandard()
    {
        library_.addSearchPath(qEnvironmentVariable("MODELICAPATH"));
        for (const char* package :
             {"Modelica.StateGraph", "Modelica.Magnetic.FluxTubes.Basic", "Modelica.Electrical.Analog.Basic",
              "Modelica.Thermal.HeatTransfer.Components", "Modelica.Mechanics.Translational.Components"})
            takePackage(package);
    }

    /// Of two to four ports.
    [[nodiscard]] Joint randomJoint(QRandomGenerator& random) const
    {
        const auto pick = [&] {
            return ports_[static_cast<std::size_t>(random.bounded(static_cast<int>(ports_.size())))];
        };
        const Port first = pick();
        Joint joint;
        const int count = random.bounded(2) == 0 ? 2 : 3 + random.bounded(2);
        // Half of them of one domain, or hardly a pair would fit; three hardly ever do by chance.
        const bool isAlike = count > 2 || random.bounded(2) == 0;
        for (int k = 0; k < count; ++k) {
            Port port = k == 0 ? first : pick();
            for (int i = 0; isAlike && i < 1000 && port.domain != first.domain; ++i)
                port = pick();
            add(joint, port, QByteArray(1, static_cast<char>('a' + k)), random);
        }
        return joint;
    }

    /// Of the last port, where the others are joined.
    [[nodiscard]] model::ConnectionVerdict sheet(const Joint& joint)
    {
        const model::ClassNode& node = add(QStringLiteral("M.mo"), textOf(joint, joint.ports.size() - 1));
        model::InstanceTree tree(library_);
        model::IconCache icons;
        const model::Diagram diagram = model::DiagramBuilder(icons).build(tree.instantiate(node));
        return model::ConnectionRules(diagram).canConnect(refOf(joint.ports.front()), refOf(joint.ports.back()));
    }

    /// The errors with the first \a count ports joined, by their messages.
    [[nodiscard]] QHash<QString, model::Diagnostic> compiler(const Joint& joint, qsizetype count)
    {
        const model::ClassNode& node = add(QStringLiteral("M.mo"), textOf(joint, count));
        solver::FlattenOptions options;
        options.arePortsOpen = !joint.leadOut.isEmpty();
        solver::FlattenOutcome flat = solver::flatten(library_, node, options);
        model::Diagnostics all = flat.diagnostics;
        if (flat.model) {
            const solver::CompileOutcome compiled = solver::compile(std::move(*flat.model));
            all.insert(all.end(), compiled.diagnostics.begin(), compiled.diagnostics.end());
        }
        QHash<QString, model::Diagnostic> errors;
        for (const model::Diagnostic& one : all)
            if (one.severity() == model::Severity::Error)
                errors.insert(one.message(), one);
        return errors;
    }

    [[nodiscard]] static QByteArray textOf(const Joint& joint, qsizetype count)
    {
        QByteArray connects;
        for (qsizetype i = 1; i < count; ++i)
            connects += "  connect(" + joint.ports.front().toUtf8() + ", " + joint.ports[i].toUtf8() + ");\n";
        connects += joint.leadOut;
        return "model M\n  inner Bramah.Hydraulics.Fluid fluid;\n" + joint.declarations +
               (connects.isEmpty() ? QByteArray() : "equation\n" + connects) + "end M;\n";
    }

private:
    struct Port {
        QByteArray className;
        QString name;
        model::Domain domain;
        QByteArray modifiers;
        QByteArray connector;                                ///< its class
        std::vector<std::pair<QString, QByteArray>> others;  ///< that are to be led out, with their classes
    };

    /// Declares what has the port: a component, an array of two, or the class itself.
    static void add(Joint& joint, const Port& port, const QByteArray& name, QRandomGenerator& random)
    {
        const int way = random.bounded(8);
        const bool isVector = port.name.contains(QLatin1Char('['));
        if (way == 0 && !isVector) {
            joint.declarations += "  " + port.connector + ' ' + name +
                                  " annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\n";
            joint.ports.append(QString::fromLatin1(name));
            return;
        }
        const bool isArray = way == 1 && port.modifiers.isEmpty();
        joint.declarations += "  " + port.className + ' ' + name + (isArray ? "[2]" : "") + port.modifiers + ";\n";
        const QByteArray component = name + (isArray ? "[2]." : ".");
        joint.ports.append(QString::fromLatin1(component) + port.name);
        for (std::size_t k = 0; k < port.others.size(); ++k) {
            const QByteArray outer = name + "_" + QByteArray::number(static_cast<int>(k));
            joint.declarations += "  " + port.others[k].second + ' ' + outer +
                                  " annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\n";
            joint.leadOut += "  connect(" + outer + ", " + component + port.others[k].first.toUtf8() + ");\n";
        }
    }

    const model::ClassNode& add(const QString& file, const QByteArray& text)
    {
        return *library_
                    .addFile(model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(file, text)))
                    .back();
    }
    void takePackage(const char* name)
    {
        const model::ClassNode* package = library_.find(name);
        QVERIFY2(package, name);
        model::IconCache icons;
        for (const model::ClassNode* node : componentsIn(*package)) {
            const QString className = QString::fromStdString(node->qualifiedName());
            if (!isForUsers(className))
                continue;
            model::InstanceTree tree(library_);
            take(className, model::DiagramBuilder(icons).symbolOf(tree.instantiate(*node)));
        }
    }
    void take(const QString& name, const model::DiagramComponent& symbol)
    {
        // Vectors that drawing is to size are given one place.
        const bool isStep =
            name.startsWith(QStringLiteral("Modelica.StateGraph.")) && name.contains(QStringLiteral("Step"));
        const QByteArray modifiers = isStep && symbol.port(QStringLiteral("inPort")) ? "(nIn=1, nOut=1)" : "";
        // What a bond lays down at one side of a gyrator or an adapter is laid down by its other side: that goes on.
        const bool isLedOut = name.contains(QStringLiteral("BondGraphs"));
        for (const model::DiagramPort& port : symbol.ports) {
            if (port.size == 0 && modifiers.isEmpty())
                continue;
            ports_.push_back({name.toUtf8(),
                              port.size < 0 ? port.name : port.name + QStringLiteral("[1]"),
                              port.domain,
                              modifiers,
                              port.connectorClass.toUtf8(),
                              {}});
            for (const model::DiagramPort& other : symbol.ports)
                if (isLedOut && other.name != port.name && other.size < 0 && other.domain != model::Domain::Signal)
                    ports_.back().others.emplace_back(other.name, other.connectorClass.toUtf8());
        }
    }
    static model::PortRef refOf(const QString& text)
    {
        return text.contains('.') ? model::PortRef{{text.section('.', 0, 0)}, text.section('.', 1)}
                                  : model::PortRef{{}, text};
    }

    model::ClassLibrary library_;
    std::vector<Port> ports_;
};

/// An error of which the connection alone is the reason.
bool isOfConnection(const model::Diagnostic& error, const Joint& joint)
{
    switch (error.kind) {
    case DiagnosticKind::ConnectorsDiffer:
    case DiagnosticKind::ShapesDiffer:
    case DiagnosticKind::NotAConnector:
    case DiagnosticKind::OutputsJoined:
    case DiagnosticKind::SourcesDiffer:
    case DiagnosticKind::BusJoinedToOther:
    case DiagnosticKind::UnsupportedConstruct: return true;
    case DiagnosticKind::OverdeterminedEquations:
        // Given twice is what both have, as a pressure. Two flows may still go elsewhere, by a line to come.
        return std::ranges::any_of(kPotentials, [&](const char* name) {
            return error.arguments.value(4).contains(
                QStringLiteral("`%1.%2`").arg(joint.ports.front(), QLatin1String(name)));
        });
    default: return false;
    }
}

}  // namespace

class ConnectionAgreementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofTheLibraryAndOwnClasses();
    void ofTheStandardLibrary();

private:
    static void compareVerdicts(Judges& judges);
};

void ConnectionAgreementTest::ofTheLibraryAndOwnClasses()
{
    Judges judges;
    judges.takeOwn();
    compareVerdicts(judges);
}

void ConnectionAgreementTest::ofTheStandardLibrary()
{
    if (qEnvironmentVariable("MODELICAPATH").isEmpty())
        QSKIP("MODELICAPATH names no library");
    Judges judges;
    judges.takeStandard();
    compareVerdicts(judges);
}

void ConnectionAgreementTest::compareVerdicts(Judges& judges)
{
    QRandomGenerator random(23);
    int legal = 0, illegal = 0, legalNets = 0;
    for (int i = 0; i < 2000; ++i) {
        const Joint joint = judges.randomJoint(random);
        const qsizetype count = joint.ports.size();
        const auto before = judges.compiler(joint, count - 1);
        // What is wrong before says nothing of the last line.
        const bool isWrongBefore = count > 2 && std::ranges::any_of(before, [&](const model::Diagnostic& error) {
                                       return isOfConnection(error, joint);
                                   });
        if (isWrongBefore)
            continue;
        const model::ConnectionVerdict verdict = judges.sheet(joint);
        const auto after = judges.compiler(joint, count);
        const QString what = QString::fromUtf8(Judges::textOf(joint, count)) + verdict.reason + QLatin1Char('\n') +
                             QStringList(after.keys()).join(QLatin1Char('\n'));
        QStringList fresh;
        bool isSpoilt = false;  // an error is there that was not there before
        for (auto error = after.cbegin(); error != after.cend(); ++error) {
            if (before.contains(error.key()))
                continue;
            isSpoilt = true;
            if (isOfConnection(error.value(), joint))
                fresh.append(error.key());
        }
        if (verdict.isLegal) {
            ++legal;
            legalNets += count > 2;
            QVERIFY2(fresh.isEmpty(), qPrintable(what));
        } else {
            ++illegal;
            // Inputs alone are open before and after.
            const bool isOpen = verdict.reason.startsWith(QStringLiteral("Two inputs")) ||
                                verdict.reason.startsWith(QStringLiteral("Neither"));
            QVERIFY2(isOpen ? !after.isEmpty() : isSpoilt, qPrintable(what));
        }
    }
    const QString counts =
        QStringLiteral("%1 legal, %2 not, %3 of three or more").arg(legal).arg(illegal).arg(legalNets);
    QVERIFY2(legal > 200 && illegal > 200 && legalNets > 50, qPrintable(counts));
}

BRAMAH_TEST(ConnectionAgreementTest);

}  // namespace bramah::test

#include "connection_agreement_test.moc"
