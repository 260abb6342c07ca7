// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/circuit_clipboard.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/diagram/diagram.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace bramah;

namespace {

const QByteArray kFile = R"(package P
  model Spare
    Real y = 1;
  end Spare;
  model Circuit
    model Inner "a part"
      Real x = g(1);
    end Inner;
    function g
      input Real u;
      output Real y = 2*u;
    end g;
    model Outer
      P.Circuit.Inner first;
      Inner second;
      P.Spare spare;
      Spare other;
    end Outer;
    Outer whole annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
    Spare spare annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  end Circuit;
end P;
)";

}  // namespace

/// A piece of a circuit carries the classes of its components that only its file has.
class CarriedClassesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPieceHasTheClassesThatItsPartsName()
    {
        editor::Workspace workspace(test::makeTestLibrary());
        editor::DocumentSession session(workspace, model::Document::create(QStringLiteral("P.mo"), kFile));
        QVERIFY(session.showClass(QStringLiteral("P.Circuit")));
        QVERIFY(session.sheet().instance());
        editor::Selection all;
        all.components = {{QStringLiteral("whole")}, {QStringLiteral("spare")}};
        const editor::CircuitPiece piece = editor::pieceOf(session.sheet().diagram(), *session.sheet().instance(), all);
        QStringList names;
        for (const editor::CarriedClass& one : piece.classes)
            names.append(one.name);
        QCOMPARE(names, (QStringList{QStringLiteral("Outer"), QStringLiteral("Inner"), QStringLiteral("g")}));
        // The package's own class is the package's, as of a library.
        QCOMPARE(piece.components[0].className, QStringLiteral("Outer"));
        QCOMPARE(piece.components[1].className, QStringLiteral("P.Spare"));
        const QByteArray outer = piece.classes[0].text;
        QVERIFY2(outer.contains("\n  Inner first;") && outer.contains("\n  P.Spare spare;\n  P.Spare other;"),
                 outer.constData());
        QVERIFY2(outer.startsWith("model Outer\n") && outer.endsWith("\nend Outer"), outer.constData());
        // As text it says all of it.
        const editor::CircuitPiece read = editor::fromModelica(editor::toModelica(piece));
        QVERIFY(read.classes == piece.classes);
        QCOMPARE(read.components.size(), piece.components.size());
    }
};

BRAMAH_TEST(CarriedClassesTest);

#include "carried_classes_test.moc"
