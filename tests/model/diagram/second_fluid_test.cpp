// SPDX-License-Identifier: GPL-3.0-or-later
// A fluid of another library: it has the variables of hydraulic ports, and nothing else of them.
#include "model/diagram/diagram_checks.h"
#include "model/diagram/joining_rule.h"
#include "model/planning/connection_plan.h"
#include "model/planning/mends.h"
#include "tests/model/diagram/test_library.h"
#include "tests/model_file.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace bramah::model;
using bramah::test::portRef;

namespace {

QByteArray part(const QByteArray& type, const QByteArray& name, int x, int y)
{
    const auto number = [](int value) { return QByteArray::number(value); };
    return "  Air." + type + ' ' + name + " annotation(Placement(transformation(extent = {{" + number(x - 10) + ',' +
           number(y - 10) + "},{" + number(x + 10) + ',' + number(y + 10) + "}})));\n";
}

/// A sheet with components of the library of air, and of the hydraulic test library.
class AirSheet
{
public:
    explicit AirSheet(const QByteArray& contents) : library_(bramah::test::makeTestLibrary())
    {
        add(bramah::test::modelFile("model/models/pneumatic.mo"), QStringLiteral("Air.mo"));
        const ClassNode* model = add("model M\n" + contents + "end M;\n", QStringLiteral("M.mo"));
        InstanceTree tree(*library_);
        diagram_ = DiagramBuilder(icons_).build(tree.instantiate(*model));
    }

    [[nodiscard]] const Diagram& diagram() const { return diagram_; }
    [[nodiscard]] bool has(DiagnosticKind kind) const
    {
        const Diagnostics found = checkDiagram(diagram_);
        return std::ranges::any_of(found, [kind](const Diagnostic& one) { return one.kind == kind; });
    }

    /// The ways to mend \a problem.
    [[nodiscard]] std::vector<Mend> mends(const Diagnostic& problem)
    {
        return mendsOf(diagram_, problem, [this](const QString& className) -> std::optional<DiagramComponent> {
            const ClassNode* node = library_->find(className.toStdString());
            if (!node)
                return std::nullopt;
            InstanceTree tree(*library_);
            DiagramComponent symbol = DiagramBuilder(icons_).symbolOf(tree.instantiate(*node));
            symbol.className = className;
            return symbol;
        });
    }

private:
    const ClassNode* add(const QByteArray& text, const QString& file)
    {
        return library_->addFile(syntax::SyntaxTree::parse(std::make_shared<const SourceText>(file, text))).back();
    }

    std::unique_ptr<ClassLibrary> library_;
    IconCache icons_;
    Diagram diagram_;
};

QStringList textsOf(const std::vector<Mend>& mends)
{
    QStringList texts;
    for (const Mend& mend : mends)
        texts << mend.text;
    return texts;
}

const QByteArray kTwoThrottles = part("Throttle", "a", -60, 0) + part("Throttle", "b", 60, 0);

}  // namespace

class SecondFluidTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawingInsertsItsNode()
    {
        const AirSheet sheet(kTwoThrottles);
        const DiagramChanges changes = planConnection(sheet.diagram(), {portRef("a", "R"), std::nullopt, {-50, 0}},
                                                      {portRef("b", "P"), std::nullopt, {50, 0}}, {{-50, 0}, {50, 0}});
        QCOMPARE(changes.size(), std::size_t(3));
        QCOMPARE(std::get<AddComponent>(changes[0]).className, QStringLiteral("Air.Junction"));
    }

    void itsPilotPortsHaveItsNames()
    {
        const AirSheet sheet(part("Pilot", "a", -60, 0) + part("Pilot", "b", 60, 0));
        QCOMPARE(sheet.diagram().port(portRef("a", "Z2"))->lineStyle, LineStyle::Pilot);
        QCOMPARE(sheet.diagram().port(portRef("a", "X"))->lineStyle, LineStyle::Working);
        const DiagramChanges changes =
            planConnection(sheet.diagram(), {portRef("a", "Z2"), std::nullopt, {-70, 0}},
                           {portRef("b", "Z2"), std::nullopt, {50, 0}}, {{-70, 0}, {-70, 30}, {50, 30}, {50, 0}});
        QCOMPARE(std::get<AddComponent>(changes[0]).modification, QStringLiteral("(size = 1e-6)"));
    }

    void aDomainOfItsOwnTakesNothingOfAnother()
    {
        const AirSheet sheet(
            "  connector C Real p; flow Real m_flow; annotation(__Bramah(domain = \"steam\")); end C;\n"
            "  model Pipe C A annotation(Placement(transformation(extent = {{90,-10},{110,10}}))); end Pipe;\n"
            "  Pipe one annotation(Placement(transformation(extent = {{-50,-10},{-30,10}})));\n"
            "  Pipe other annotation(Placement(transformation(extent = {{30,-10},{50,10}})));\n");
        const ConnectionVerdict verdict =
            ConnectionRules(sheet.diagram()).canConnect(portRef("one", "A"), portRef("other", "A"));
        QVERIFY(verdict.isLegal);
        QVERIFY(!verdict.needsNode);
        QCOMPARE(sheet.diagram().port(portRef("one", "A"))->nodeClass, QString());
        QCOMPARE(sheet.diagram().port(portRef("one", "A"))->references, QStringList());
    }

    void differentGasesAreTold()
    {
        const QByteArray declared = "  parameter Air.Gas argon;\n";
        const QByteArray joined = "equation\n  connect(a.R, b.P);\n";
        const auto with = [&](const QByteArray& gas) {
            QByteArray parts = kTwoThrottles;
            return AirSheet(declared + parts.replace("Throttle b", "Throttle b(gas = " + gas + ")") + joined);
        };
        QVERIFY(with("argon").has(DiagnosticKind::MediaDiffer));
        QVERIFY(!with("air.gas").has(DiagnosticKind::MediaDiffer));
        QCOMPARE(with("argon").diagram().port(portRef("b", "P"))->medium, QStringLiteral("argon"));
    }

    void joinedVolumesAreTold()
    {
        const QByteArray joined = "equation\n  connect(a.port, b.port);\n";
        const QByteArray full = part("Junction", "a", -60, 0) + part("Junction", "b", 60, 0);
        QVERIFY(AirSheet(full + joined).has(DiagnosticKind::JoinedVolumes));
        QByteArray one = full;
        one.replace("Junction b", "Junction b(empty = true)");
        QVERIFY(!AirSheet(one + joined).has(DiagnosticKind::JoinedVolumes));
    }

    void anOpenPortGetsItsReferences()
    {
        AirSheet sheet(part("Throttle", "a", 0, 0));
        Diagnostic open;
        open.kind = DiagnosticKind::OpenPort;
        open.component = QStringLiteral("a");
        open.port = QStringLiteral("R");
        const std::vector<Mend> mends = sheet.mends(open);
        QCOMPARE(textsOf(mends),
                 QStringList({QStringLiteral("Let the air out at a.R"), QStringLiteral("Put `Supply` at a.R")}));
        const auto& outlet = std::get<AddComponent>(mends.front().changes.front());
        QCOMPARE(outlet.className, QStringLiteral("Air.Outlet"));
        // It stands below the port, as it is drawn.
        QCOMPARE(outlet.placement.rotation, 0.0);
        QVERIFY(outlet.placement.centre().y() < 0);
    }

    void anotherReferenceIsJoined()
    {
        AirSheet sheet(part("Throttle", "a", 0, 0) + part("Outlet", "outlet", 40, -40));
        Diagnostic open;
        open.kind = DiagnosticKind::OpenPort;
        open.component = QStringLiteral("a");
        open.port = QStringLiteral("R");
        QVERIFY(textsOf(sheet.mends(open)).contains(QStringLiteral("Join a.R to outlet")));
    }

    void aCircuitWithoutPressureGetsOneAtItsReturn()
    {
        AirSheet sheet(kTwoThrottles + "equation\n  connect(a.R, b.P);\n");
        const Diagnostics found = checkDiagram(sheet.diagram());
        const auto lack = std::ranges::find(found, DiagnosticKind::NoTank, &Diagnostic::kind);
        QVERIFY(lack != found.end());
        // `a.P` is open too, and comes first, but `R` is for it by its name.
        QCOMPARE(textsOf(sheet.mends(*lack)).value(0), QStringLiteral("Let the air out at b.R"));
    }

    void whatPartsShareIsPutOnTheSheet()
    {
        AirSheet sheet(part("Throttle", "a", 0, 0));
        Diagnostic missing;
        missing.kind = DiagnosticKind::MissingInner;
        missing.arguments = {QStringLiteral("air"), QStringLiteral("Air.Atmosphere"), QString()};
        const std::vector<Mend> mends = sheet.mends(missing);
        QCOMPARE(textsOf(mends), QStringList{QStringLiteral("Put the air on the sheet")});
        QCOMPARE(std::get<AddComponent>(mends.front().changes.front()).prefixes, QStringLiteral("inner"));
    }
};

BRAMAH_TEST(SecondFluidTest);

#include "second_fluid_test.moc"
