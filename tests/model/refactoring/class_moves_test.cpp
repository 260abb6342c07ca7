// SPDX-License-Identifier: GPL-3.0-or-later
// Classes renamed, moved, copied and removed: all that names them follows, nothing else changes by a byte.
#include "model/refactoring/class_moves.h"
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "model/refactoring/class_uses.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

namespace {

/// Links are written short, as moc takes two slashes for a comment even here.
const QByteArray kPartsFile = QByteArray(R"(package Parts "Parts, with Pump in a text"
  model Base
    Real x;
  end Base;
  model Pump "Pump"
    extends Base;
    parameter Real D = 1;
    constant Real k = 2;
    annotation(Documentation(info="see @Parts.Pump and @Parts.Pump2"));
  end Pump;
  model Pump2
    Pump pump(D = 3); // a Pump
    Real Pump_x = Pump.k;
  end Pump2;
  model Shadow
    Real Pump = 1;
    Real y = Pump + 1;
  end Shadow;
  function twice
    input Real u;
    output Real y;
  algorithm
    y := 2*u;
  end twice;
  model Short = Pump(D = 4);
end Parts;
)")
                                  .replace("@", "modelica://");

const QByteArray kCircuitFile = QByteArray(R"(model circuit
  import Parts.Pump;
  import P = Parts;
  model Own
    Real z = Parts.twice(3);
  end Own;
  replaceable model M = Parts.Base;
  Pump a, b(D = 2);
  P.Pump c;
  Parts.Pump2 d(redeclare Parts.Pump pump);
  extends Parts.Base;
  Own own1;
  Own own2;
  annotation(Documentation(info="See @Parts.Pump."));
end circuit;
)")
                                    .replace("@", "modelica://");

/// Two files in a library, and what edits make of them.
class TwoFiles
{
public:
    TwoFiles()
    {
        add(QStringLiteral("parts.mo"), kPartsFile);
        add(QStringLiteral("circuit.mo"), kCircuitFile);
    }

    [[nodiscard]] const ClassNode& node(const char* name) const { return *library.find(name); }
    [[nodiscard]] QByteArray text(const char* file) const { return texts.value(QLatin1String(file)); }

    /// Makes the edits; they are undone again to the same bytes.
    void make(const EditsByFile& edits)
    {
        for (auto at = edits.begin(); at != edits.end(); ++at) {
            const QByteArray before = texts.value(at.key());
            const QByteArray after = at.value().appliedTo(before);
            QCOMPARE(at.value().inverse(before).appliedTo(after), before);
            add(at.key(), after);
        }
    }

    /// What is wrong with the texts: syntax, and names of types that mean nothing.
    [[nodiscard]] QString faults() const
    {
        QStringList faults;
        for (const QString& file : texts.keys()) {
            const auto tree = trees.value(file);
            if (tree->hasErrors())
                faults.append(file);
        }
        InstanceTree instances(library);
        for (const auto& child : instances.instantiate(*library.find("circuit")).children())
            if (child->isMissing())
                faults.append(QString::fromStdString(child->name()));
        return faults.join(QLatin1Char(' '));
    }

    ClassLibrary library;
    QMap<QString, QByteArray> texts;
    QMap<QString, std::shared_ptr<const syntax::SyntaxTree>> trees;

private:
    void add(const QString& file, const QByteArray& text)
    {
        texts[file] = text;
        trees[file] = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(file, text));
        library.addFile(trees[file]);
    }
};

}  // namespace

class ClassMovesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesAreFound()
    {
        const TwoFiles files;
        // Components, the constant's class, a short class, links; not the component that is called Pump.
        const auto uses = usesOf(files.node("Parts.Pump"));
        QMap<int, int> byKind;
        for (const ClassUse& use : uses) {
            QCOMPARE(use.tree->text().view(use.name), std::string_view("Pump"));
            ++byKind[static_cast<int>(use.kind)];
        }
        using Kind = ClassUse::Kind;
        const auto count = [&](Kind kind) { return byKind.value(static_cast<int>(kind)); };
        QCOMPARE(count(Kind::Component), 3);  // Pump2.pump, a and b, c
        QCOMPARE(count(Kind::Base), 1);
        QCOMPARE(count(Kind::Import), 1);
        QCOMPARE(count(Kind::Redeclaration), 1);
        QCOMPARE(count(Kind::Expression), 1);
        QCOMPARE(count(Kind::Link), 2);
        QCOMPARE(countUses(uses), 6);
        QCOMPARE(countUses(usesOf(files.node("Parts.twice"))), 1);
        QCOMPARE(countUses(usesOf(files.node("circuit.Own"))), 2);
        QCOMPARE(countUses(usesOf(files.node("circuit"))), 0);
        QCOMPARE(countUses(usesOf(files.node("Parts.Base"))), 3);
    }

    void renamed()
    {
        TwoFiles files;
        const auto edits = renameClass(files.node("Parts.Pump"), QStringLiteral("GearPump"));
        QVERIFY2(edits, qPrintable(edits ? QString() : edits.error()));
        files.make(*edits);
        QByteArray parts = kPartsFile;
        parts.replace("model Pump \"", "model GearPump \"");
        parts.replace("end Pump;", "end GearPump;");
        parts.replace("modelica://Parts.Pump and", "modelica://Parts.GearPump and");
        parts.replace("    Pump pump(", "    GearPump pump(");
        parts.replace("= Pump.k", "= GearPump.k");
        parts.replace("Short = Pump", "Short = GearPump");
        QCOMPARE(files.text("parts.mo"), parts);
        QByteArray circuit = kCircuitFile;
        circuit.replace("import Parts.Pump;", "import Parts.GearPump;");
        circuit.replace("  Pump a, b", "  GearPump a, b");
        circuit.replace("P.Pump c", "P.GearPump c");
        circuit.replace("redeclare Parts.Pump pump", "redeclare Parts.GearPump pump");
        circuit.replace("modelica://Parts.Pump.", "modelica://Parts.GearPump.");
        QCOMPARE(files.text("circuit.mo"), circuit);
        QCOMPARE(files.faults(), QString());
    }

    void outermostRenamed()
    {
        TwoFiles files;
        const auto edits = renameClass(files.node("Parts"), QStringLiteral("Own"));
        // In `circuit` a class has this name.
        QVERIFY(!edits);
        QVERIFY2(edits.error().contains(QStringLiteral("circuit")), qPrintable(edits.error()));
        const auto others = renameClass(files.node("Parts"), QStringLiteral("Lib"));
        QVERIFY(others);
        files.make(*others);
        QVERIFY(!files.text("circuit.mo").contains("Parts"));
        QCOMPARE(files.faults(), QString());
    }

    void namesThatCannotBe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("fault");
        QTest::newRow("no name") << QStringLiteral("2nd") << QStringLiteral("is no name");
        QTest::newRow("keyword") << QStringLiteral("model") << QStringLiteral("is no name");
        QTest::newRow("taken") << QStringLiteral("Base") << QStringLiteral("is taken there");
        QTest::newRow("a part's name") << QStringLiteral("D") << QStringLiteral("is taken there");
    }

    void namesThatCannotBe()
    {
        QFETCH(QString, name);
        QFETCH(QString, fault);
        const TwoFiles files;
        const auto edits = renameClass(files.node("Parts.Pump"), name);
        QVERIFY(!edits);
        QVERIFY2(edits.error().contains(fault), qPrintable(edits.error()));
    }

    void moved()
    {
        TwoFiles files;
        const auto edits = moveClass(files.node("circuit.Own"), files.node("Parts"));
        QVERIFY2(edits, qPrintable(edits ? QString() : edits.error()));
        files.make(*edits);
        QVERIFY(files.library.find("Parts.Own"));
        QVERIFY(!files.library.find("circuit.Own"));
        QVERIFY(files.text("circuit.mo").contains("  Parts.Own own1;\n  Parts.Own own2;\n"));
        QCOMPARE(files.faults(), QString());
        // And one that names its neighbours, which it then names from afar.
        const auto back = moveClass(files.node("Parts.Pump2"), files.node("circuit"));
        QVERIFY2(back, qPrintable(back ? QString() : back.error()));
        files.make(*back);
        QVERIFY2(files.text("circuit.mo").contains("import Parts.Pump;"), files.text("circuit.mo").constData());
        QVERIFY2(files.text("circuit.mo").contains("circuit.Pump2 d("), files.text("circuit.mo").constData());
        QCOMPARE(files.faults(), QString());
        QVERIFY(!moveClass(files.node("Parts.Pump"), files.node("Parts")));
    }

    void removed()
    {
        TwoFiles files;
        const auto edits = removeClass(files.node("Parts.Shadow"));
        QVERIFY(edits);
        files.make(*edits);
        QByteArray parts = kPartsFile;
        const auto begin = parts.indexOf("  model Shadow");
        parts.remove(begin, parts.indexOf("  function twice") - begin);
        QCOMPARE(files.text("parts.mo"), parts);
        QCOMPARE(files.faults(), QString());
    }

    void ownClass()
    {
        TwoFiles files;
        const auto beside = ownClassFor(files.node("circuit.Own"), files.node("circuit"), QStringLiteral("own2"));
        QVERIFY2(beside, qPrintable(beside ? QString() : beside.error()));
        files.make({{QStringLiteral("circuit.mo"), *beside}});
        QVERIFY2(files.text("circuit.mo").contains("  Own own1;\n  Own2 own2;\n"),
                 files.text("circuit.mo").constData());
        QVERIFY(files.library.find("circuit.Own2"));
        // Of another file: the copy stands in the circuit.
        const auto inside = ownClassFor(files.node("Parts.Pump"), files.node("circuit"), QStringLiteral("b"));
        QVERIFY2(inside, qPrintable(inside ? QString() : inside.error()));
        files.make({{QStringLiteral("circuit.mo"), *inside}});
        QVERIFY2(files.library.find("circuit.Pump2"), files.text("circuit.mo").constData());
        QVERIFY2(files.text("circuit.mo").contains("Pump2 b(D = 2);"), files.text("circuit.mo").constData());
        QCOMPARE(files.faults(), QString());
        QVERIFY(!ownClassFor(files.node("Parts.Pump"), files.node("circuit"), QStringLiteral("nobody")));
    }
};

BRAMAH_TEST(ClassMovesTest);

#include "class_moves_test.moc"
