// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of multi-pole elements that Grossschmidt and Harf list in tables 1 and 2 and figure 3 of "Simulation of
// hydraulic circuits in an intelligent programming environment". Letters here count efforts (pressure, force) as
// potentials throughout, so that the forms of the spring are those that follow from f = c*(s_b - s_a): two forces
// cannot both be given.
#include "solver/design/component_forms.h"
#include "solver/tape/compiled_system.h"
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

namespace {

const QByteArray kElements = R"(package E
  connector Oil
    Real p(unit = "Pa");
    flow Real q(unit = "m3/s");
  end Oil;
  connector Flange
    Real s(unit = "m");
    flow Real f(unit = "N");
  end Flange;
  partial model TwoPorts
    Oil A;
    Oil B;
  end TwoPorts;
  model RR "Resistance"
    extends TwoPorts;
  equation
    A.q = 2*(A.p - B.p)/sqrt(abs(A.p - B.p) + 0.1);
    A.q + B.q = 0;
  end RR;
  model LE "Leakage"
    extends TwoPorts;
  equation
    A.q = 0.3*(A.p - B.p);
    A.q + B.q = 0;
  end LE;
  model VE "Volume elasticity"
    extends TwoPorts;
    Real p;
  equation
    p = A.p;
    p = B.p;
    0.5*der(p) = A.q + B.q;
  end VE;
  model HI "Inertia of a fluid"
    extends TwoPorts;
  equation
    3*der(A.q) = A.p - B.p;
    A.q + B.q = 0;
  end HI;
  partial model TwoFlanges
    Flange a;
    Flange b;
  end TwoFlanges;
  model EL "Elasticity"
    extends TwoFlanges;
  equation
    b.f = 7*(b.s - a.s);
    a.f + b.f = 0;
  end EL;
  model DA "Damping"
    extends TwoFlanges;
    Real v;
  equation
    v = der(b.s) - der(a.s);
    b.f = 5*v;
    a.f + b.f = 0;
  end DA;
  model IN "Inertia"
    extends TwoFlanges;
    Real v;
  equation
    a.s = b.s;
    v = der(a.s);
    4*der(v) = a.f + b.f;
  end IN;
  model Piston
    Oil A;
    Oil B;
    Flange rod;
    Real v;
  equation
    v = der(rod.s);
    A.q = 2*v;
    B.q = -3*v;
    rod.f = 4*der(v) - (2*A.p - 3*B.p);
  end Piston;
  model Tee
    Oil A;
    Oil B;
    Oil C;
  equation
    A.p = B.p;
    B.p = C.p;
    A.q + B.q + C.q = 0;
  end Tee;
  model Source
    Oil A;
    parameter Real p0 = 1;
  equation
    A.p = p0 - 0.7*A.q;
  end Source;
  model Wall
    Flange a;
  equation
    a.f = 0.7*(a.s - 1) + 0.3*der(a.s);
  end Wall;
end E;
)";

/// The forms of \a element between plain neighbours, as `G algebraic, Z integrating`; by letters.
QString formsOf(const QByteArray& element)
{
    QByteArray text = kElements + "model M\n  E." + element + " x;\n";
    QByteArray joints;
    const QByteArrayList oil = element == "Tee" ? QByteArrayList{"A", "B", "C"} : QByteArrayList{"A", "B"};
    const QByteArrayList flanges = element == "Piston" ? QByteArrayList{"rod"} : QByteArrayList{"a", "b"};
    const bool isMechanical = element == "EL" || element == "IN" || element == "DA";
    for (const QByteArray& port : isMechanical ? QByteArrayList() : oil) {
        text += "  E.Source source" + port + ";\n";
        joints += "  connect(x." + port + ", source" + port + ".A);\n";
    }
    for (const QByteArray& port : isMechanical || element == "Piston" ? flanges : QByteArrayList()) {
        text += "  E.Wall wall" + port + ";\n";
        joints += "  connect(x." + port + ", wall" + port + ".a);\n";
    }
    solver::CompileOptions options;
    options.keepStructure = true;
    const solver::CompileOutcome outcome = test::compiled(text + "equation\n" + joints + "end M;\n", options);
    if (!outcome.system)
        return test::messages(outcome);
    QStringList found;
    for (std::uint32_t i = 0; i < outcome.system->model.components.size(); ++i) {
        if (outcome.system->model.components[i].path != "x")
            continue;
        for (const solver::ComponentForm& form :
             componentForms(outcome.system->model, *outcome.system->structure, solver::ComponentId{i}))
            if (form.exists)
                found << QString::fromStdString(form.letters) +
                             (form.kind == solver::FormKind::Algebraic     ? QStringLiteral(" algebraic")
                              : form.kind == solver::FormKind::Integrating ? QStringLiteral(" integrating")
                                                                           : QStringLiteral(" differentiating"));
    }
    found.sort();
    return found.join(QStringLiteral(", "));
}

}  // namespace

class ComponentFormsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data()
    {
        QTest::addColumn<QString>("forms");
        QTest::newRow("RR") << "G algebraic, H algebraic, Y algebraic";
        QTest::newRow("LE") << "G algebraic, H algebraic, Y algebraic";
        QTest::newRow("VE") << "G differentiating, H differentiating, Z integrating";
        QTest::newRow("HI") << "G differentiating, H differentiating, Y integrating";
        QTest::newRow("EL") << "G algebraic, H algebraic, Z algebraic";
        // Motions are positions here: of those that are given it takes the derivative.
        QTest::newRow("DA") << "G differentiating, H differentiating, Z differentiating";
        QTest::newRow("IN") << "G differentiating, H differentiating, Y integrating";
        QTest::newRow("Piston") << "G|h differentiating, H|h differentiating, Y|g differentiating, Y|h integrating";
        QTest::newRow("Tee") << "ggh algebraic, ghg algebraic, hgg algebraic";
    }
    void forms()
    {
        QFETCH(QString, forms);
        QCOMPARE(formsOf(QTest::currentDataTag()), forms);
    }
};

BRAMAH_TEST(ComponentFormsTest);
#include "component_forms_test.moc"
