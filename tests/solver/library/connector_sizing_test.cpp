// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of connectors that grow with the lines drawn to them, in classes of the Modelica Standard Library.
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "model/planning/connection_plan.h"
#include "model/planning/connector_sizes.h"
#include "model/planning/diagram_edits.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

namespace {

/// A class whose lines are drawn one after the other, each as the sheet does it.
class DrawnModel
{
public:
    explicit DrawnModel(QByteArray text) : text_(std::move(text))
    {
        library_.addSearchPath(libraryFolder());
        library_.addSearchPath(qEnvironmentVariable("MODELICAPATH"));
    }

    /// Draws a line between two ports, `step.outPort`.
    void join(const char* from, const char* to)
    {
        const auto tree =
            model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("M.mo"), text_));
        const model::ClassNode& node = *library_.addFile(tree).back();
        model::InstanceTree instances(library_);
        model::IconCache icons;
        const model::Diagram diagram = model::DiagramBuilder(icons).build(instances.instantiate(node));
        const auto targetOf = [&](const char* text) {
            const QString written = QLatin1String(text);
            const model::PortRef ref{{written.section(QLatin1Char('.'), 0, 0)}, written.section(QLatin1Char('.'), 1)};
            const model::DiagramPort* port = diagram.port(ref);
            return model::LineTarget{ref, std::nullopt, port ? port->position : QPointF()};
        };
        const model::LineTarget a = targetOf(from), b = targetOf(to);
        const auto verdict = model::canConnect(diagram, a, b);
        QVERIFY2(verdict.isLegal, qPrintable(verdict.reason));
        const auto changes = model::withConnectorSizes(
            diagram, model::planConnection(diagram, a, b, {a.position, b.position + QPointF(0.5, 0)}));
        text_ = model::textEditsOf(tree, QStringLiteral("M"), changes).appliedTo(text_);
    }

    [[nodiscard]] const QByteArray& text() const { return text_; }

private:
    model::ClassLibrary library_;
    QByteArray text_;
};

/// Runs the class M with the libraries of MODELICAPATH.
LibraryRun runStandard(const QByteArray& text, double stopTime)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("M.mo")));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    file.close();
    const QByteArray before = qgetenv("MODELICAPATH");
    qputenv("MODELICAPATH", folder.path().toUtf8() + QDir::listSeparator().toLatin1() + before);
    LibraryRunOptions options;
    options.stopTime = stopTime;
    LibraryRun run = runClass(QStringLiteral("M"), options);
    qputenv("MODELICAPATH", before);
    return run;
}

QByteArray placed(const char* declaration, int x)
{
    return QByteArray("  ") + declaration + " annotation(Placement(transformation(extent={{" + QByteArray::number(x) +
           ",-10},{" + QByteArray::number(x + 20) + ",10}})));\n";
}

}  // namespace

class ConnectorSizingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (qEnvironmentVariable("MODELICAPATH").isEmpty())
            QSKIP("MODELICAPATH names no library");
    }

    void aSequence()
    {
        DrawnModel model("model M\n" + placed("inner Modelica.StateGraph.StateGraphRoot stateGraphRoot", -100) +
                         placed("Modelica.StateGraph.InitialStepWithSignal first", -60) +
                         placed("Modelica.StateGraph.Transition go(enableTimer=true, waitTime=1)", -20) +
                         placed("Modelica.StateGraph.StepWithSignal second", 20) +
                         placed("Modelica.StateGraph.Transition back(enableTimer=true, waitTime=2)", 60) + "end M;\n");
        model.join("first.outPort", "go.inPort");
        model.join("go.outPort", "second.inPort");
        model.join("second.outPort", "back.inPort");
        model.join("back.outPort", "first.inPort");
        for (const char* part : {"first(nOut=1, nIn=1)", "second(nIn=1, nOut=1)",
                                 "connect(first.outPort[1], go.inPort)", "connect(back.outPort, first.inPort[1])"})
            QVERIFY2(QByteArray(model.text()).replace(" = ", "=").contains(part), model.text().constData());
        const LibraryRun run = runStandard(model.text(), 3.5);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [time, isSecond] :
             {std::pair{0.5, 0.0}, std::pair{1.5, 1.0}, std::pair{2.5, 1.0}, std::pair{3.3, 0.0}}) {
            QCOMPARE(run.at(QStringLiteral("second.active"), time), isSecond);
            QCOMPARE(run.at(QStringLiteral("first.active"), time), 1 - isSecond);
        }
    }

    void aSum()
    {
        DrawnModel model("model M\n" + placed("Modelica.Blocks.Sources.Constant a(k=2)", -100) +
                         placed("Modelica.Blocks.Sources.Constant b(k=5)", -60) +
                         placed("Modelica.Blocks.Sources.Constant c(k=10)", -20) +
                         placed("Modelica.Blocks.Math.MultiSum total", 40) + "end M;\n");
        double expected = 0;
        for (const auto& [source, value] : {std::pair{"a.y", 2.0}, std::pair{"b.y", 5.0}, std::pair{"c.y", 10.0}}) {
            model.join(source, "total.u");
            expected += value;
            const LibraryRun run = runStandard(model.text(), 1);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            QCOMPARE(run.at(QStringLiteral("total.y"), 0.5), expected);
        }
    }
};

BRAMAH_TEST(ConnectorSizingTest);

}  // namespace bramah::test

#include "connector_sizing_test.moc"
