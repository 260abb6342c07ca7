// SPDX-License-Identifier: GPL-3.0-or-later
// Connections of records whose variables depend on each other (specification 3.6, 9.4): plane linkages, whose frames
// have an orientation of two numbers, a cosine and a sine.
#include "tests/solver/flatten/flatten_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

namespace {

const QByteArray kPlane = R"(
package P
  record Orientation
    Real c(start=1);
    Real s;
    function equalityConstraint
      input Orientation a;
      input Orientation b;
      output Real residue[1];
    algorithm
      residue := {a.c*b.s - a.s*b.c};
    end equalityConstraint;
  end Orientation;
  connector Frame
    Real x;
    Real y;
    Orientation R;
    flow Real fx;
    flow Real fy;
    flow Real t;
  end Frame;
  model World
    Frame f;
  equation
    Connections.root(f.R);
    f.x = 0;
    f.y = 0;
    f.R.c = 1;
    f.R.s = 0;
  end World;
  partial model Two
    Frame a;
    Frame b;
  equation
    Connections.branch(a.R, b.R);
    a.fx + b.fx = 0;
    a.fy + b.fy = 0;
  end Two;
  model Rod
    extends Two;
    parameter Real L = 1;
  equation
    b.x = a.x + L*a.R.c;
    b.y = a.y + L*a.R.s;
    b.R = a.R;
    a.t + b.t + L*a.R.c*b.fy - L*a.R.s*b.fx = 0;
  end Rod;
  model Joint
    extends Two;
    Real phi;
    parameter Boolean isDriven = false;
    Boolean isFromA = Connections.rooted(a.R);
  equation
    b.x = a.x;
    b.y = a.y;
    if Connections.rooted(a.R) then
      b.R.c = a.R.c*cos(phi) - a.R.s*sin(phi);
      b.R.s = a.R.s*cos(phi) + a.R.c*sin(phi);
    else
      a.R.c = b.R.c*cos(phi) + b.R.s*sin(phi);
      a.R.s = b.R.s*cos(phi) - b.R.c*sin(phi);
    end if;
    a.t + b.t = 0;
    if isDriven then
      phi = 0.5 + 0.2*time;
    else
      b.t = 0;
    end if;
  end Joint;
end P;
)";

}  // namespace

class ConnectionGraphTest : public QObject
{
    Q_OBJECT

    static QString messages(const QByteArray& model)
    {
        QStringList all;
        for (const model::Diagnostic& one : flattenText(kPlane + model).diagnostics)
            if (one.severity() == model::Severity::Error)
                all << one.message();
        return all.join(QLatin1Char('\n'));
    }

private Q_SLOTS:
    /// In a parallelogram the coupler stays level and the rocker turns with the crank, whichever connection is last.
    void aClosedLoopHasOneOrientationLess_data()
    {
        QTest::addColumn<QByteArray>("connections");
        QTest::newRow("closes at the rocker") << QByteArray(
            "connect(w.f, A.a); connect(A.b, crank.a); connect(crank.b, B.a); connect(B.b, coupler.a); "
            "connect(w.f, base.a); connect(base.b, D.a); connect(D.b, rocker.a); connect(rocker.b, C.b); "
            "connect(coupler.b, C.a);");
        QTest::newRow("closes at the crank") << QByteArray(
            "connect(coupler.b, C.a); connect(rocker.b, C.b); connect(D.b, rocker.a); connect(base.b, D.a); "
            "connect(w.f, base.a); connect(B.b, coupler.a); connect(crank.b, B.a); connect(w.f, A.a); "
            "connect(A.b, crank.a);");
    }
    void aClosedLoopHasOneOrientationLess()
    {
        QFETCH(QByteArray, connections);
        const LibraryRun run =
            runText(kPlane +
                    "model M P.World w; P.Rod base(L=2), crank, coupler(L=2), rocker; P.Joint A(isDriven=true), "
                    "B(phi(start=-0.5)), C(phi(start=0.5)), D(phi(start=0.5)); equation " +
                    connections + " annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(std::fabs(run.last(QStringLiteral("coupler.a.R.s"))) < 1e-8);
        QVERIFY(std::fabs(run.last(QStringLiteral("coupler.a.R.c")) - 1) < 1e-8);
        QVERIFY(std::fabs(run.last(QStringLiteral("D.phi")) - 0.7) < 1e-7);
        QVERIFY(std::fabs(run.last(QStringLiteral("rocker.b.x")) - (2 + std::cos(0.7))) < 1e-7);
    }

    void theSideTowardsTheRootIsKnown()
    {
        const LibraryRun run = runText(kPlane +
                                       "model M P.World w; P.Joint A(isDriven=true), B(isDriven=true); equation "
                                       "connect(w.f, A.a); connect(A.b, B.b); "
                                       "annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QCOMPARE(run.last(QStringLiteral("A.isFromA")), 1.0);
        QCOMPARE(run.last(QStringLiteral("B.isFromA")), 0.0);
        QVERIFY(std::fabs(run.last(QStringLiteral("A.b.R.s")) - std::sin(0.7)) < 1e-9);
        QVERIFY(std::fabs(run.last(QStringLiteral("B.a.R.s"))) < 1e-9);
    }

    /// Instances of one class have different places in the tree.
    void aPotentialRootIsChosen()
    {
        const QByteArray part =
            "model Part P.Frame f; parameter Integer p = 0; Boolean isChosen = Connections.isRoot(f.R); "
            "equation Connections.potentialRoot(f.R, priority=p); f.fx=0; f.fy=0; f.t=0; "
            "if Connections.isRoot(f.R) then f.R.c=1; f.R.s=0; f.x=p; f.y=0; end if; end Part; ";
        const LibraryRun run = runText(kPlane + part +
                                       "model M Part one(p=2), two(p=1), three(p=2); equation "
                                       "connect(one.f, two.f); connect(two.f, three.f); connect(one.f, "
                                       "three.f); annotation(experiment(StopTime=1)); end M;");
        QVERIFY2(!run.isRegular(), "the forces are not balanced: one equation too many");
        const solver::FlattenOutcome flat = flattenText(
            kPlane +
            "model Part P.Frame f; parameter Integer p = 0; Boolean isChosen = Connections.isRoot(f.R); equation "
            "Connections.potentialRoot(f.R, priority=p); if Connections.isRoot(f.R) then f.R.c=1; f.R.s=0; f.x=p; "
            "f.y=0; else f.fx=0; f.fy=0; end if; end Part; model M Part one(p=2), two(p=1), three(p=2); equation "
            "connect(one.f, two.f); connect(two.f, three.f); connect(one.f, three.f); end M;");
        QVERIFY(flat.model);
        QStringList chosen;
        for (const solver::FlatEquation& equation : flat.model->equations) {
            const auto& left = flat.model->graph.node(equation.left);
            const auto& right = flat.model->graph.node(equation.right);
            if (left.operation == solver::Operation::Variable &&
                flat.model->variable(left.variable).path.ends_with("isChosen") && right.value != 0)
                chosen << QString::fromStdString(flat.model->variable(left.variable).path);
        }
        QCOMPARE(chosen, QStringList{QStringLiteral("two.isChosen")});
    }

    void wrongGraphsAreNamed()
    {
        QCOMPARE(
            messages("model M P.Rod r; P.Joint j; equation connect(r.b, j.a); end M;"),
            QStringLiteral("nothing that `j.a.R` is joined to is a root of the connections; join it to a part that is "
                           "one, as a world or a body"));
        QCOMPARE(
            messages("model M P.Frame a, b; equation Connections.root(a.R); Connections.root(b.R); "
                     "Connections.branch(a.R, b.R); end M;"),
            QStringLiteral("`a.R` and `b.R` are both roots, but branches lead from one to the other; leave out one "
                           "`Connections.root`, or a branch"));
        QCOMPARE(
            messages("model M P.Frame a, b; equation Connections.root(a.R); Connections.branch(a.R, b.R); "
                     "Connections.branch(b.R, a.R); end M;"),
            QStringLiteral("the branch from `b.R` to `a.R` closes a circle of branches, so no tree contains them all; "
                           "leave out one of them"));
        QVERIFY2(messages("model M P.World w; Boolean b = Connections.rooted(w.f.R); end M;")
                     .contains(
                         QStringLiteral("`rooted` asks which way the branch from `w.f.R` leads, but 0 branches begin")),
                 "without a branch");
        QVERIFY(messages("model M P.World w; equation Connections.root(w.f); end M;")
                    .contains(QStringLiteral("`Connections.root` is called with arguments that do not fit it")));
        QVERIFY(messages("model M P.World w; equation Connections.stem(w.f.R); end M;")
                    .contains(QStringLiteral("there is no function `Connections.stem` here")));
    }
};

BRAMAH_TEST(ConnectionGraphTest);

}  // namespace bramah::test

#include "connection_graph_test.moc"
