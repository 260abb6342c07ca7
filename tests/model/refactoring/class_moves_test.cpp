// SPDX-License-Identifier: GPL-3.0-or-later
// Classes renamed, moved, copied and removed: all that names them follows, nothing else changes by a byte.
#include "model/refactoring/class_moves.h"
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "model/refactoring/class_uses.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
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

    /// Faults of the texts: of syntax, and names of types without a meaning.
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

/// A library of the user's own, in a folder: a class, one that uses it, and a package within, each a file.
class FolderLibrary
{
public:
    FolderLibrary()
    {
        write("package.mo", "package Lib\n  model Inside\n    Real x;\n  end Inside;\nend Lib;\n");
        write("package.order", "Inside\nPump\nCircuit\nValves\n");
        write("Pump.mo", "// Of steel\nwithin Lib;\nmodel Pump \"Pump\"\n  Real D;\nend Pump;\n");
        write("Circuit.mo", "within Lib;\nmodel Circuit\n  Pump pump;\n  Lib.Valves.Relief relief;\nend Circuit;\n");
        write("Valves/package.mo", "within Lib;\npackage Valves\nend Valves;\n");
        write("Valves/Relief.mo", "within Lib.Valves;\nmodel Relief\n  Real p;\nend Relief;\n");
        library.addSearchPath(path({}));
    }

    [[nodiscard]] QString path(const char* name) const
    {
        return QDir::cleanPath(folder_.filePath(QStringLiteral("Lib/") + QLatin1String(name)));
    }
    [[nodiscard]] const ClassNode& node(const char* name) const { return *library.find(name); }
    /// A text of the disk once \a change is made.
    [[nodiscard]] QByteArray after(const ClassChange& change, const char* name) const
    {
        if (change.written.contains(path(name)))
            return change.written.value(path(name));
        QFile file(path(name));
        const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        return change.edits.value(path(name)).appliedTo(text);
    }

    ClassLibrary library;

private:
    void write(const char* name, const QByteArray& text) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    QTemporaryDir folder_;
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
        files.make(edits->edits);
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
        files.make(others->edits);
        QVERIFY(!files.text("circuit.mo").contains("Parts"));
        QCOMPARE(files.faults(), QString());
    }

    void namesThatCannotBe_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("fault");
        QTest::newRow("no name") << QStringLiteral("2nd") << QStringLiteral("is not a name");
        QTest::newRow("keyword") << QStringLiteral("model") << QStringLiteral("is not a name");
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
        files.make(edits->edits);
        QVERIFY(files.library.find("Parts.Own"));
        QVERIFY(!files.library.find("circuit.Own"));
        QVERIFY2(!files.text("parts.mo").contains("import circuit.Own"), files.text("parts.mo").constData());
        QVERIFY(files.text("circuit.mo").contains("  Parts.Own own1;\n  Parts.Own own2;\n"));
        QCOMPARE(files.faults(), QString());
        // And one that names its neighbours, which it then names from afar.
        const auto back = moveClass(files.node("Parts.Pump2"), files.node("circuit"));
        QVERIFY2(back, qPrintable(back ? QString() : back.error()));
        files.make(back->edits);
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
        files.make(edits->edits);
        QByteArray parts = kPartsFile;
        const auto begin = parts.indexOf("  model Shadow");
        parts.remove(begin, parts.indexOf("  function twice") - begin);
        QCOMPARE(files.text("parts.mo"), parts);
        QCOMPARE(files.faults(), QString());
    }

    void filesOfALibraryAreRenamed()
    {
        const FolderLibrary files;
        const auto change = renameClass(files.node("Lib.Pump"), QStringLiteral("GearPump"));
        QVERIFY2(change, qPrintable(change ? QString() : change.error()));
        QCOMPARE(change->moves.size(), std::size_t(1));
        QCOMPARE(change->moves.front().from, files.path("Pump.mo"));
        QCOMPARE(change->moves.front().to, files.path("GearPump.mo"));
        QCOMPARE(files.after(*change, "package.order"), QByteArray("Inside\nGearPump\nCircuit\nValves\n"));
        QVERIFY(files.after(*change, "Pump.mo").contains("model GearPump \"Pump\""));
        QVERIFY(files.after(*change, "Circuit.mo").contains("  GearPump pump;"));
        // A folder with all that says it lies in it.
        const auto folder = renameClass(files.node("Lib.Valves"), QStringLiteral("Controls"));
        QVERIFY2(folder, qPrintable(folder ? QString() : folder.error()));
        QCOMPARE(folder->moves.front().from, files.path("Valves"));
        QCOMPARE(folder->moves.front().to, files.path("Controls"));
        QVERIFY(files.after(*folder, "Valves/Relief.mo").startsWith("within Lib.Controls;"));
        QVERIFY(files.after(*folder, "Circuit.mo").contains("Lib.Controls.Relief relief"));
        // One that stands in package.mo: no file, but a line in the order.
        const auto inside = renameClass(files.node("Lib.Inside"), QStringLiteral("Within"));
        QVERIFY(inside && inside->moves.empty());
        QCOMPARE(files.after(*inside, "package.order"), QByteArray("Within\nPump\nCircuit\nValves\n"));
        // A file is in the way; the whole library cannot be renamed from inside.
        QFile other(files.path("Other.mo"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        const auto taken = renameClass(files.node("Lib.Pump"), QStringLiteral("Other"));
        QVERIFY(!taken && taken.error().contains(QStringLiteral("Other.mo")));
        const auto whole = renameClass(files.node("Lib"), QStringLiteral("Other"));
        QVERIFY(!whole && whole.error().contains(QStringLiteral("whole library")));
    }

    void filesOfALibraryAreMovedAndRemoved()
    {
        FolderLibrary files;
        const auto into = moveClass(files.node("Lib.Pump"), files.node("Lib.Valves"));
        QVERIFY2(into, qPrintable(into ? QString() : into.error()));
        QCOMPARE(files.after(*into, "Valves/Pump.mo"),
                 QByteArray("// Of steel\nwithin Lib.Valves;\nmodel Pump \"Pump\"\n  Real D;\nend Pump;\n"));
        QCOMPARE(files.after(*into, "package.order"), QByteArray("Inside\nCircuit\nValves\n"));
        QVERIFY(files.after(*into, "Circuit.mo").contains("  Lib.Valves.Pump pump;"));
        QCOMPARE(into->moves.front().from, files.path("Pump.mo"));
        QVERIFY(into->moves.front().to.isEmpty());
        // Out of the folder, into one text.
        files.library.addFile(syntax::SyntaxTree::parse(std::make_shared<const SourceText>(
            QStringLiteral("own.mo"), "package Own\n  model A\n  end A;\nend Own;\n")));
        const auto out = moveClass(files.node("Lib.Pump"), files.node("Own"));
        QVERIFY2(out, qPrintable(out ? QString() : out.error()));
        QVERIFY(out->edits.value(QStringLiteral("own.mo"))
                    .appliedTo("package Own\n  model A\n  end A;\nend Own;\n")
                    .contains("  model Pump \"Pump\"\n    Real D;\n  end Pump;\n"));
        const auto gone = removeClass(files.node("Lib.Circuit"));
        QVERIFY(gone && gone->moves.front().to.isEmpty());
        QCOMPARE(gone->moves.front().from, files.path("Circuit.mo"));
        QCOMPARE(files.after(*gone, "package.order"), QByteArray("Inside\nPump\nValves\n"));
        const auto folder = removeClass(files.node("Lib.Valves"));
        QVERIFY(!folder && folder.error().contains(QStringLiteral("one by one")));
    }

    void neighboursAreNamed()
    {
        const TwoFiles files;
        const auto names = [](const ClassNode& node) {
            QStringList found;
            for (const ClassNode* one : neighboursOf(node))
                found.append(QString::fromStdString(one->qualifiedName()));
            return found;
        };
        QCOMPARE(names(files.node("Parts.Pump2")), QStringList{QStringLiteral("Parts.Pump")});
        QCOMPARE(names(files.node("Parts.Base")), QStringList());
        QCOMPARE(names(files.node("circuit.Own")), QStringList());
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
