// SPDX-License-Identifier: GPL-3.0-or-later
// What stands at the symbols of a sheet: codes, the functions of circuits, technical data, names of coils; and the
// plans that number components.
#include "model/diagram/code_checks.h"
#include "model/diagram/label_stack.h"
#include "model/lists/instance_code.h"
#include "model/planning/designations.h"
#include "model/planning/mends.h"
#include "tests/model/diagram/coded_sheet.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;

namespace {

QString codeOf(const Diagram& diagram, const char* name)
{
    return diagram.component({QString::fromLatin1(name)})->notes.code;
}

/// The codes of components by name, as `pump 0.1, valve1 1.1`, in the order of \a names.
QString codesOf(const Diagram& diagram, std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* name : names)
        list.append(QString::fromLatin1(name) + QLatin1Char(' ') + codeOf(diagram, name));
    return list.join(QStringLiteral(", "));
}

}  // namespace

class SymbolNotesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Circuit 0 is the supply, each actuator has a circuit, components count from 1 in each of them.
    void aNewSheetIsNumberedByTheNewStandard()
    {
        const QByteArray text = numbered(circuit(2));
        const Diagram diagram = diagramOf(text);
        QCOMPARE(diagram.codes().scheme, std::optional(CodeScheme::Iso2012));
        QCOMPARE(
            codesOf(diagram, {"pump", "valve1", "hose1", "cylinder1", "valve2", "hose2", "cylinder2"}),
            QStringLiteral("pump 0.1, valve1 1.1, hose1 1.2, cylinder1 1.3, valve2 2.1, hose2 2.2, cylinder2 2.3"));
        QVERIFY(diagram.component({QStringLiteral("pump")})->notes.hasFrame);
        QCOMPARE(codeOf(diagram, "tank"), QString());
        QVERIFY(checkCodes(diagram).empty());
    }

    void codesStayAndNewOnesAreFree()
    {
        QByteArray text = withDesignation(circuit(1), "valve1", "designation=\"1.2\"");
        text = numbered(withDesignation(text, "pump", "designation=\"0.7\""));
        QCOMPARE(codesOf(diagramOf(text), {"pump", "valve1", "hose1", "cylinder1"}),
                 QStringLiteral("pump 0.7, valve1 1.2, hose1 1.1, cylinder1 1.3"));
        QVERIFY(planDesignations(diagramOf(text)).empty());
    }

    // A sheet with codes of 1995 and without settings goes on as it was, and its text gets no settings.
    void anOldSheetGoesOn()
    {
        const QByteArray old = withDesignation(circuit(1), "valve1", "designation=\"1V1\"");
        const QByteArray text = numbered(old);
        const Diagram diagram = diagramOf(text);
        QCOMPARE(codesOf(diagram, {"pump", "valve1", "cylinder1"}),
                 QStringLiteral("pump 0P1, valve1 1V1, cylinder1 1A1"));
        QCOMPARE(codeOf(diagram, "hose1"), QString());
        QVERIFY(!diagram.component({QStringLiteral("pump")})->notes.hasFrame);
        QVERIFY(!text.contains("codes("));
    }

    void classesOfProductsCountOverTheSheet()
    {
        const Diagram diagram = diagramOf(numbered(withScheme(circuit(2), "scheme=\"IEC 81346\", module=\"A\"")));
        QCOMPARE(codesOf(diagram, {"pump", "valve1", "hose1", "cylinder1", "valve2", "hose2", "cylinder2"}),
                 QStringLiteral("pump =A-GP1, valve1 =A-QM1, hose1 =A-WP1, cylinder1 =A-MM1, valve2 =A-QM2, hose2 "
                                "=A-WP2, cylinder2 =A-MM2"));
    }

    // There and back: circuits are kept, also where a user has chosen others than the drawing suggests.
    void aSheetGetsAnotherScheme()
    {
        QByteArray text = withDesignation(circuit(2), "cylinder1", "designation=\"5A1\"");
        text = numbered(text);
        QCOMPARE(codeOf(diagramOf(text), "valve1"), QStringLiteral("5V1"));
        SheetCodes wanted;
        wanted.scheme = CodeScheme::Iso2012;
        const auto convert = [&] {
            text = withChanges(text, planCodes(diagramOf(text), wanted, CodesThatAreThere::Stay));
        };
        convert();
        QCOMPARE(codesOf(diagramOf(text), {"pump", "valve1", "hose1", "cylinder1", "cylinder2"}),
                 QStringLiteral("pump 0.1, valve1 5.1, hose1 5.2, cylinder1 5.3, cylinder2 1.3"));
        wanted.scheme = CodeScheme::Iso1995;
        convert();
        const Diagram back = diagramOf(text);
        QCOMPARE(codesOf(back, {"pump", "valve1", "cylinder1", "cylinder2"}),
                 QStringLiteral("pump 0P1, valve1 5V1, cylinder1 5A1, cylinder2 1A1"));
        QCOMPARE(codeOf(back, "hose1"), QString());  // which had none in that scheme
        text = withChanges(text, planCodes(back, wanted, CodesThatAreThere::Go));
        QCOMPARE(codeOf(diagramOf(text), "cylinder1"), QStringLiteral("1A1"));
        const QByteArray same = withChanges(text, planCodes(diagramOf(text), wanted, CodesThatAreThere::Stay));
        QCOMPARE(same, text);
    }

    void codesThatAreThereTwiceAreToldAndMended()
    {
        QByteArray text = withDesignation(circuit(1), "valve1", "designation=\"1.1\"");
        text = withDesignation(text, "cylinder1", "designation=\"1.1\"");
        text = withDesignation(text, "pump", "designation=\"0P1\"");
        const Diagram diagram = diagramOf(withScheme(text, "scheme=\"ISO 1219-2:2012\""));
        const Diagnostics problems = checkCodes(diagram);
        QCOMPARE(problems.size(), std::size_t(2));
        const auto mend = [&](DiagnosticKind kind) {
            for (const Diagnostic& problem : problems)
                if (problem.kind == kind)
                    return mendsOf(diagram, problem, {});
            return std::vector<Mend>();
        };
        const auto same = mend(DiagnosticKind::SameCode), other = mend(DiagnosticKind::CodeNotOfScheme);
        QCOMPARE(same.size(), std::size_t(1));
        QCOMPARE(same.front().changes,
                 DiagramChanges({SetDesignation{{QStringLiteral("cylinder1")}, QStringLiteral("1.2")}}));
        QCOMPARE(other.front().changes,
                 DiagramChanges({SetDesignation{{QStringLiteral("pump")}, QStringLiteral("0.1")}}));
        // Without settings nobody has asked for a form.
        QVERIFY(std::ranges::none_of(checkCodes(diagramOf(text)), [](const Diagnostic& problem) {
            return problem.kind == DiagnosticKind::CodeNotOfScheme;
        }));
    }

    void thousandComponentsAreNumberedAtOnce()
    {
        const QByteArray text = circuit(330);
        const Diagram diagram = diagramOf(text);
        QElapsedTimer timer;
        timer.start();
        const QByteArray done = withChanges(text, planDesignations(diagram));
        const Diagram after = diagramOf(done);
        qInfo("numbered 991 components in %lld ms", timer.elapsed());
        QCOMPARE(codeOf(after, "cylinder330"), QStringLiteral("330.3"));
        QVERIFY(checkCodes(after).empty());
    }

    void theFunctionStandsOverTheFirstActuator()
    {
        QByteArray text = numbered(circuit(2));
        SheetCodes codes = diagramOf(text).codes();
        codes.setFunction(2, QStringLiteral("drill"));
        codes.setFunction(0, QStringLiteral("supply"));
        codes.setFunction(9, QStringLiteral("nowhere"));
        const Diagram diagram = diagramOf(withChanges(text, {SetSheetCodes{codes}}));
        const auto function = [&](const char* name) {
            return diagram.component({QString::fromLatin1(name)})->notes.function;
        };
        QCOMPARE(function("cylinder2"), QStringLiteral("drill"));
        QCOMPARE(function("pump"), QStringLiteral("supply"));
        QCOMPARE(function("valve2"), QString());
        QCOMPARE(function("cylinder1"), QString());
    }

    void dataStandWhereTheyAreWanted()
    {
        const auto data = [](const QByteArray& text, const char* name) {
            return diagramOf(text).component({QString::fromLatin1(name)})->notes.data;
        };
        const QByteArray plain = circuit(1);
        QCOMPARE(data(plain, "pump"), QString());
        const QByteArray shown = withScheme(plain, "technicalData=true");
        QCOMPARE(data(shown, "pump"), QStringLiteral("16\u00A0cm³/rev"));
        QCOMPARE(data(shown, "cylinder1"), QStringLiteral("100/80 x 200 mm, 150"));
        QCOMPARE(data(shown, "valve1"), QString());
        const QByteArray large = QByteArray(shown).replace("Pump pump", "Pump pump(isLarge = true)");
        QCOMPARE(data(large, "pump"), QStringLiteral("16\u00A0cm³/rev\n150\u00A0bar"));
        const QByteArray us = QByteArray(shown).replace("__Bramah(codes", "__Bramah(units=\"US\", codes");
        QCOMPARE(data(us, "cylinder1"), QStringLiteral("3.937/3.15 x 7.874 in, 2176"));
        QCOMPARE(data(withDesignation(shown, "pump", "technicalData=false"), "pump"), QString());
        QCOMPARE(data(withDesignation(plain, "pump", "technicalData=true"), "pump"), QStringLiteral("16\u00A0cm³/rev"));
        QCOMPARE(data(withDesignation(plain, "pump", "technicalData=\"own\""), "pump"), QStringLiteral("own"));
    }

    void coilsHaveNamesAtTheirPlaces()
    {
        const QByteArray text = withDesignation(circuit(1), "valve1", "coils={\"Y1\", \"Y2\", \"Y3\"}");
        const Diagram diagram = diagramOf(text);
        const DiagramComponent& valve = *diagram.component({QStringLiteral("valve1")});
        QCOMPARE(valve.coilPorts, QStringList({QStringLiteral("a")}));  // what is no port has no coil
        QCOMPARE(valve.notes.coils, QStringList({QStringLiteral("Y1")}));
        const std::vector<CoilPlace> places = coilPlacesOf(valve);
        QCOMPARE(places.size(), std::size_t(1));
        const QPointF port = valve.port(QStringLiteral("a"))->position;
        QVERIFY(places.front().extendsLeft);
        QVERIFY(places.front().corner.y() < port.y() - 2);
        QCOMPARE(places.front().corner.x(), port.x() + 3);
    }

    void aPartWithinAPartHasTheModuleInFront()
    {
        const QByteArray inner = withDesignation(circuit(1), "valve1", "designation=\"1.2\"");
        const auto code = [&](const QByteArray& around, const char* path) {
            const auto library = makeTestLibrary();
            library->addFile(
                syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("M.mo"), inner)));
            const auto nodes = library->addFile(
                syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("Top.mo"), around)));
            InstanceTree tree(*library);
            return InstanceCodes(tree.instantiate(*nodes.back())).codeOf(QString::fromLatin1(path));
        };
        QCOMPARE(code("model Top M a; end Top;", "a.valve1"), QStringLiteral("1.2"));
        QCOMPARE(code("model Top M a annotation(__Bramah(designation=\"A\")); end Top;", "a.valve1"),
                 QStringLiteral("A-1.2"));
        QCOMPARE(
            code("model Top M a annotation(__Bramah(designation=\"A\")); annotation(__Bramah(codes(module=\"P1\"))); "
                 "end Top;",
                 "a.valve1"),
            QStringLiteral("P1-A-1.2"));
        QCOMPARE(code("model Top M a; end Top;", "a.pump"), QString());
        QCOMPARE(code("model Top M a; end Top;", "b.pump"), QString());
        QCOMPARE(code("model Top M a; end Top;", "a"), QString());
    }

    // Over a symbol the stack grows upwards, so that the lowest text keeps its distance.
    void textsAreStackedAboutTheName()
    {
        const QRectF body(0, 0, 20, 10);
        const LabelSizes sizes{{6, 3}, {8, 3}, {10, 6}};
        const LabelStack above = stacked({5, -3, 4, 3}, body, sizes, StackSide::Middle, false);
        QCOMPARE(above.data, QRectF(2, -6, 10, 6));
        QCOMPARE(above.code, QRectF(4, -9, 6, 3));
        QCOMPARE(above.function, QRectF(3, -12, 8, 3));
        const LabelStack beside = stacked({21, 4, 4, 3}, body, sizes, StackSide::Left, false);
        QCOMPARE(beside.code, QRectF(21, 4, 6, 3));
        QCOMPARE(beside.data, QRectF(21, 7, 10, 6));
        QCOMPARE(beside.function, QRectF(21, 1, 8, 3));
        // Moved to another side, it begins at the edge there, whatever the side of its class was.
        const LabelStack moved = stacked({21, 4, 4, 3}, body, sizes, StackSide::Right, false);
        QCOMPARE(moved.code, QRectF(21, 4, 6, 3));
        QCOMPARE(moved.data, QRectF(21, 7, 10, 6));
        QCOMPARE(moved.side, StackSide::Left);
        const LabelStack left = stacked({-10, 4, 4, 3}, body, sizes, StackSide::Left, false);
        QCOMPARE(left.code, QRectF(-12, 4, 6, 3));
        QCOMPARE(left.data, QRectF(-16, 7, 10, 6));
        QCOMPARE(left.side, StackSide::Right);
        // Below a corner it takes the room that it has, but its texts keep together at the side of the symbol.
        const LabelStack corner = stacked({-10, 12, 4, 3}, body, sizes, StackSide::Left, false);
        QCOMPARE(corner.data, QRectF(-10, 15, 10, 6));
        QCOMPARE(corner.code, QRectF(-6, 12, 6, 3));
        const LabelStack below = stacked({-4, 12, 4, 3}, body, sizes, StackSide::Left, false);
        QCOMPARE(below.data, QRectF(-4, 15, 10, 6));
        QCOMPARE(below.code, QRectF(-4, 12, 6, 3));
        const LabelStack turned = stacked({-3, 4, 3, 4}, body, {{6, 3}, {}, {10, 6}}, StackSide::Middle, true);
        QCOMPARE(turned.code.size(), QSizeF(3, 6));
        QCOMPARE(turned.data.size(), QSizeF(6, 10));
        QVERIFY(turned.code.right() <= turned.data.left());
        QVERIFY(turned.data.right() <= body.left());
        QVERIFY(turned.function.isNull());
    }
};

BRAMAH_TEST(SymbolNotesTest);

#include "symbol_notes_test.moc"
