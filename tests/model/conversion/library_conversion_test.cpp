// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for an older version of a library, against what the specification (3.6, 18.8.2.1) says of each rule.
#include "model/conversion/library_conversion.h"
#include "model/classes/library_versions.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah::model;
using syntax::SyntaxTree;

namespace {

std::shared_ptr<const SyntaxTree> parsed(const QString& name, const QByteArray& text)
{
    return SyntaxTree::parse(std::make_shared<const SourceText>(name, text));
}

void write(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Version 2 of a library, with these rules from version 1.
QByteArray library(const QByteArray& rules)
{
    return "package Lib model New parameter Real p=2, q=3, r=4; Real x; end New; package Inner model Part end Part; "
           "end "
           "Inner; function f input Real u; input Real k=1; output Real y; algorithm y:=k*u; end f; record Data Real "
           "a; "
           "Real b=2; end Data; annotation(version=\"2\", conversion(from(version=\"1\", change={" +
           rules + "}))); end Lib;";
}

struct Outcome {
    QByteArray text;
    QStringList messages;
};

Outcome convertedBy(const QByteArray& libraryText, const QByteArray& text)
{
    ClassLibrary all;
    all.addFile(parsed(QStringLiteral("Lib.mo"), libraryText));
    const auto tree = parsed(QStringLiteral("a.mo"), text);
    for (const Diagnostic& problem : tree->diagnostics())
        qWarning() << problem.commandLineText();
    all.addFile(tree);
    const Conversion conversion = conversionOf(all, tree);
    Outcome outcome{conversion.edits.appliedTo(text), {}};
    for (const Diagnostic& diagnostic : conversion.diagnostics)
        outcome.messages << diagnostic.message();
    return outcome;
}

/// A model for version 1 with \a body, converted by \a rules: its body then.
QByteArray body(const QByteArray& rules, const QByteArray& body)
{
    const QByteArray head = "model A\n";
    const QByteArray text =
        convertedBy(library(rules), head + body + "\n  annotation(uses(Lib(version=\"1\")));\nend A;\n").text;
    const QByteArray tail = "\n  annotation(uses(Lib(version=\"2\")));\nend A;\n";
    if (!text.startsWith(head) || !text.endsWith(tail))
        return text;
    return text.sliced(head.size(), text.size() - head.size() - tail.size());
}

const QByteArray kOldIsNew = "convertClass(\"Lib.Old\", \"Lib.New\")";

class LibraryConversionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void classesGetTheirNewNames_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const QByteArray& before, const QByteArray& after) {
            QTest::newRow(name) << before << after;
        };
        row("component", "  Lib.Old a, b[2]; // kept", "  Lib.New a, b[2]; // kept");
        row("base", "  extends Lib.Old(p=1);", "  extends Lib.New(p=1);");
        row("short class", "  model M = Lib.Old(p=1);", "  model M = Lib.New(p=1);");
        row("import", "  import Lib.Old;\n  Old a;", "  import Old = Lib.New;\n  Old a;");
        row("alias", "  import O = Lib.Old;\n  O a;", "  import O = Lib.New;\n  O a;");
        row("package alias", "  import L = Lib;\n  L.Old a;", "  import L = Lib;\n  L.New a;");
        row("wildcard", "  import Lib.*;\n  Old a;", "  import Lib.*;\n  New a;");
        row("global", "  .Lib.Old a;", "  .Lib.New a;");
        row("redeclared", "  replaceable model M = Lib.Old;\n  B b(redeclare Lib.Old c, redeclare model N = Lib.Old);",
            "  replaceable model M = Lib.New;\n  B b(redeclare Lib.New c, redeclare model N = Lib.New);");
        row("longer path first", "  Lib.P.Q a;\n  Lib.P.Z.E b;", "  Lib.C.Q a;\n  Lib.D.E b;");
        row("alias of longer path", "  import Lib.P;\n  P.Q a;\n  P.Z.E b;",
            "  import P = Lib.C;\n  P.Q a;\n  Lib.D.E b;");
        row("constant", "  Real y = Lib.P.Q.k + Lib.Old.k;", "  Real y = Lib.C.Q.k + Lib.New.k;");
        row("link", "  Real y annotation(Documentation(info=\"modelica://Lib.Old. more\"));",
            "  Real y annotation(Documentation(info=\"modelica://Lib.New. more\"));");
        row("own class of that name", "  model Lib\n    model Old end Old;\n  end Lib;\n  Lib.Old a;",
            "  model Lib\n    model Old end Old;\n  end Lib;\n  Lib.Old a;");
        row("braces", "  import Lib.P.{Q, R};\n  Q a;", "  import Lib.C.{Q, R};\n  Q a;");
    }
    void classesGetTheirNewNames()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(body(kOldIsNew + ", convertClass(\"Lib.P\", \"Lib.C\"), convertClass(\"Lib.P.Z\", \"Lib.D\")", before),
                 after);
    }

    void elementsGetTheirNewNames_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const QByteArray& before, const QByteArray& after) {
            QTest::newRow(name) << before << after;
        };
        row("modifier", "  Lib.Old a(u=1, v(min=0)=2);", "  Lib.New a(p=1, v(min=0)=2);");
        row("reference", "  Lib.Old a;\n  Real y = a.u + u;\n  Real u = 1;",
            "  Lib.New a;\n  Real y = a.p + u;\n  Real u = 1;");
        row("connection", "  Lib.Old a, b;\nequation\n  connect(a.u, b.u) annotation(Line());",
            "  Lib.New a, b;\nequation\n  connect(a.p, b.p) annotation(Line());");
        row("inherited", "  extends Lib.Old;\n  Real y = u;", "  extends Lib.New;\n  Real y = p;");
        row("through a class of the text", "  model B\n    extends Lib.Old;\n  end B;\n  B b(u=1);\n  Real y = b.u;",
            "  model B\n    extends Lib.New;\n  end B;\n  B b(p=1);\n  Real y = b.p;");
        row("deep modifier", "  model B\n    Lib.Old c;\n  end B;\n  B b(c(u=1));\n  B d(c.u=1);\n  Real y = b.c.u;",
            "  model B\n    Lib.New c;\n  end B;\n  B b(c(p=1));\n  B d(c.p=1);\n  Real y = b.c.p;");
        row("longest match", "  Lib.Old a(s.t=1, s(z=2), s.z=3, k(l=4));",
            "  Lib.New a(s.w=1, s2(z=2), s2.z=3, k(m=4));");
        row("array", "  Lib.Old a[2](each u=1);\n  Real y = a[1].u;", "  Lib.New a[2](each p=1);\n  Real y = a[1].p;");
        row("index of a loop", "  extends Lib.Old;\n  Real y[3] = {u for u in 1:3};",
            "  extends Lib.New;\n  Real y[3] = {u for u in 1:3};");
        row("function", "  Real y = Lib.f(old=1);", "  Real y = Lib.f(u=1);");
    }
    void elementsGetTheirNewNames()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(
            body(kOldIsNew + ", convertElement(\"Lib.Old\", \"u\", \"p\"), convertElement(\"Lib.Old\", \"s\", \"s2\"), "
                             "convertElement(\"Lib.Old\", \"s.t\", \"s.w\"), convertElement(\"Lib.Old\", \"k.l\", "
                             "\"k.m\"), convertElement({\"Lib.f\"}, \"old\", \"u\")",
                 before),
            after);
    }

    void modifiersAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const QByteArray& rule, const QByteArray& before,
                            const QByteArray& after) { QTest::newRow(name) << rule << before << after; };
        const QByteArray not_ = "convertModifiers(\"Lib.N\", {\"hide\"}, {\"show=not %hide%\"})";
        row("value", not_, "  Lib.N a(hide=true, z=1);", "  Lib.N a(show=not true, z=1);");
        row("value in brackets", not_, "  Lib.N a(z=1, hide=b or c);", "  Lib.N a(z=1, show=not (b or c));");
        row("not given", not_, "  Lib.N a(z=1);", "  Lib.N a(z=1);");
        const QByteArray line =
            "convertModifiers(\"Lib.N\", {\"y0=0\", \"k1=0\", \"k2=0\"}, {\"y0=%y0%\", "
            "\"k1=%y0%*%k1%\", \"k2=%y0%*%k2%\"}, true)";
        row("defaults, simplified", line, "  Lib.N a(y0=2, k2=1);", "  Lib.N a(y0=2, k1=0, k2=2);");
        const QByteArray gone = "convertModifiers(\"Lib.N\", {\"dead\"}, fill(\"\", 0))";
        row("removed", gone, "  Lib.N a(dead=1);\n  Lib.N b(dead=1, z=2);\n  Lib.N c(z=2, dead=1);",
            "  Lib.N a;\n  Lib.N b(z=2);\n  Lib.N c(z=2);");
        row("old form of a removal", "convertElement(\"Lib.N\", \"dead\", \"\")", "  Lib.N a(dead=1);", "  Lib.N a;");
        row("deep", not_, "  model B\n    Lib.N n;\n  end B;\n  B b(n(hide=c, z=1));",
            "  model B\n    Lib.N n;\n  end B;\n  B b(n(show=not c, z=1));");
        row("each", not_, "  Lib.N a[2](each hide=c);", "  Lib.N a[2](each show=not c);");
        row("all elements", "convertModifiers(\"Lib.N\", {\"u\"}, {\"v=2*%u%\", \"w=1\"})", "  Lib.N a[2](u={1,2});",
            "  Lib.N a[2](v=2*{1,2}, each w=1);");
        row("enumeration", "convertModifiers(\"Lib.N\", {\"u\"}, {\"v=if %u% == Lib.T.One then 1 else 2\"}, true)",
            "  Lib.N a(u=Lib.T.One);\n  Lib.N b(u=Lib.T.Two);\n  Lib.N c(u=t);",
            "  Lib.N a(v=1);\n  Lib.N b(v=2);\n  Lib.N c(v=if t == Lib.T.One then 1 else 2);");
        row("what is given stays", not_, "  Lib.N a(hide=c, show=d);", "  Lib.N a(show=d);");
        row("unconnected", "convertModifiers(\"Lib.N\", {\"cardinality(port)=0\"}, {\"usePort=false\"})",
            "  Lib.N a, b;\nequation\n  connect(a.port, c);",
            "  Lib.N a, b(usePort=false);\nequation\n  connect(a.port, c);");
        row("connected", "convertModifiers(\"Lib.N\", {\"cardinality(port)=1\"}, {\"usePort=true\"})",
            "  Lib.N a, b;\nequation\n  connect(a.port, c);",
            "  Lib.N a(usePort=true), b;\nequation\n  connect(a.port, c);");
    }
    void modifiersAreReplaced()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(body(rule, before), after);
    }

    /// An empty list of old modifiers: the new ones are added for all uses of the class, where they are not given.
    void formerDefaultsAreWritten_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char* name, const QByteArray& before, const QByteArray& after) {
            QTest::newRow(name) << before << after;
        };
        row("component", "  Lib.Old a \"text\", b(r=1) if c;",
            "  Lib.New a(p=1, q=true) \"text\", b(r=1, p=1, q=true) if c;");
        row("given", "  Lib.Old a(p=7, q=false);\n  Lib.Old b(final p=7);",
            "  Lib.New a(p=7, q=false);\n  Lib.New b(final p=7, q=true);");
        row("given by its old name", "  Lib.Old a(u=7);", "  Lib.New a(p=7, q=true);");
        row("empty brackets", "  Lib.Old a();", "  Lib.New a(p=1, q=true);");
        row("array", "  Lib.Old a[2, 3] annotation(Placement());\n  Lib.Old[2] b(each r=1);",
            "  Lib.New a[2, 3](each p=1, each q=true) annotation(Placement());\n  Lib.New[2] b(each r=1, each p=1, "
            "each q=true);");
        row("base, but not what extends it", "  model B\n    extends Lib.Old;\n  end B;\n  B b;\n  B c(r=1);",
            "  model B\n    extends Lib.New(p=1, q=true);\n  end B;\n  B b;\n  B c(r=1);");
        row("short class", "  model M = Lib.Old;\n  M m;\n  model N = Lib.Old(q=false) \"text\";",
            "  model M = Lib.New(p=1, q=true);\n  M m;\n  model N = Lib.New(q=false, p=1) \"text\";");
        row("redeclarations",
            "  B b(redeclare Lib.Old c, redeclare model N = Lib.Old(r=1), redeclare replaceable Lib.Old d(q=x));",
            "  B b(redeclare Lib.New c(p=1, q=true), redeclare model N = Lib.New(r=1, p=1, q=true), redeclare "
            "replaceable "
            "Lib.New d(q=x, p=1));");
        row("replaceable", "  replaceable Lib.Old a constrainedby Lib.Base;",
            "  replaceable Lib.New a(p=1, q=true) constrainedby Lib.Base;");
        row("in a class within", "  package B\n    model C\n      Lib.Old a;\n    end C;\n  end B;",
            "  package B\n    model C\n      Lib.New a(p=1, q=true);\n    end C;\n  end B;");
        row("by import", "  import Lib.Old;\n  Old a;", "  import Old = Lib.New;\n  Old a(p=1, q=true);");
        row("inner", "  inner Lib.Old a;\n  outer Lib.Old b;", "  inner Lib.New a(p=1, q=true);\n  outer Lib.New b;");
    }
    void formerDefaultsAreWritten()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(body(kOldIsNew +
                          ", convertElement(\"Lib.Old\", \"u\", \"p\"), convertModifiers({\"Lib.Old\"}, fill(\"\", 0), "
                          "{\"p=1\", \"q=true\"})",
                      before),
                 after);
    }

    void callsGetFormerDefaults()
    {
        const QByteArray rule =
            "convertModifiers({\"Lib.f\"}, fill(\"\", 0), {\"k=5\"}), "
            "convertModifiers({\"Lib.Data\"}, fill(\"\", 0), {\"b=7\"})";
        QCOMPARE(body(rule, "  Real y = Lib.f(1) + Lib.f(1, 2) + Lib.f(u=1, k=3);"),
                 QByteArray("  Real y = Lib.f(1, k=5) + Lib.f(1, 2) + Lib.f(u=1, k=3);"));
        QCOMPARE(body(rule, "  Lib.Data d = Lib.Data(a=1);\n  Lib.Data e;"),
                 QByteArray("  Lib.Data d = Lib.Data(a=1, b=7);\n  Lib.Data e(b=7);"));
    }

    void aModifierChoosesTheClass()
    {
        const QByteArray rules =
            "convertClassIf(\"Lib.Old\", \"kind\", \"2\", \"Lib.Two\"), "
            "convertClassIf(\"Lib.Old\", \"color\", \"red\", \"Lib.Red\"), "
            "convertClassIf(\"Lib.Old\", \"name\", \"\\\"x\\\"\", \"Lib.X\"), " +
            kOldIsNew;
        QCOMPARE(
            body(rules,
                 "  Lib.Old a(kind=2, p=1);\n  Lib.Old b(color=Colors.red);\n  Lib.Old c(name=\"x\");\n  Lib.Old "
                 "d(kind=3);\n  import Lib.Old;\n  Old e(kind=2);"),
            QByteArray("  Lib.Two a(p=1);\n  Lib.Red b;\n  Lib.X c;\n  Lib.New d(kind=3);\n  import Old = Lib.New;\n  "
                       "Lib.Two e;"));
        const Outcome mixed =
            convertedBy(library(rules), "model A Lib.Old a(kind=2), b; annotation(uses(Lib(version=\"1\"))); end A;");
        QVERIFY2(mixed.messages.join(QLatin1Char('\n')).contains(QStringLiteral("declare each of them by itself")),
                 qPrintable(mixed.messages.join(QLatin1Char('\n'))));
    }

    void messagesOfTheLibraryAreTold()
    {
        const Outcome outcome = convertedBy(
            library(
                "convertMessage(\"Lib.Gone\", \"use Lib.New\"), convertMessage(\"Lib.New\", \"has no z now\", \"z\")"),
            "model A Lib.Gone a; Lib.New b(z=1), c; annotation(uses(Lib(version=\"1\"))); end A;");
        QCOMPARE(outcome.messages.mid(1), (QStringList{QStringLiteral("`Lib.Gone` is not converted: use Lib.New"),
                                                       QStringLiteral("`z` is not converted: has no z now")}));
    }

    void theMessageNamesWhatChanged()
    {
        const Outcome outcome =
            convertedBy(library(kOldIsNew + ", convertModifiers(\"Lib.Old\", fill(\"\", 0), {\"p=1\"})"),
                        "model A Lib.Old a, b; annotation(uses(Lib(version=\"1\"))); end A;");
        QCOMPARE(outcome.messages.size(), 1);
        QVERIFY2(
            outcome.messages[0].contains(QStringLiteral("`Lib.Old` is now `Lib.New`; `p=1` is written at `a`, `b`")),
            qPrintable(outcome.messages[0]));
    }

    void stepsLeadOverSeveralVersions()
    {
        const QByteArray package =
            "package Lib annotation(version=\"4\", conversion(noneFromVersion=\"3.1\", "
            "from(version={\"1\", \"1.5\"}, to=\"2\", change={convertClass(\"Lib.A\", \"Lib.B\")}), "
            "from(version=\"2\", change={convertClass(\"Lib.B\", \"Lib.C\")}))); end Lib;";
        const auto text = [](const QByteArray& version) {
            return "model M Lib.A a; Lib.B b; annotation(uses(Lib(version=\"" + version + "\"))); end M;";
        };
        QCOMPARE(convertedBy(package, text("1.5")).text,
                 QByteArray("model M Lib.C a; Lib.C b; annotation(uses(Lib(version=\"4\"))); end M;"));
        QCOMPARE(convertedBy(package, text("2")).text,
                 QByteArray("model M Lib.A a; Lib.C b; annotation(uses(Lib(version=\"4\"))); end M;"));
        const Outcome same = convertedBy(package, text("3.1"));
        QCOMPARE(same.text, text("3.1"));
        QVERIFY(same.messages.isEmpty());
        const Outcome none = convertedBy(package, text("5"));
        QCOMPARE(none.text, text("5"));
        QCOMPARE(none.messages.size(), 1);
        QVERIFY2(
            none.messages[0].startsWith(QStringLiteral("this text is for `Lib` 5, but 4 is there, and no conversion")),
            qPrintable(none.messages[0]));
    }

    void aScriptIsAFileOfTheLibrary()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("Lib/package.mo")),
              "package Lib annotation(version=\"2\", conversion(from(version=\"1\", "
              "script=\"modelica://Lib/Resources/c.mos\"), from(version=\"0\", script=\"../outside.mos\"))); end Lib;");
        write(folder.filePath(QStringLiteral("outside.mos")), "convertClass(\"Lib.A\", \"Lib.B\");");
        write(folder.filePath(QStringLiteral("Lib/Resources/c.mos")),
              "// first\nconvertClass(\"Lib.A\", /* second */ \"Lib.B\")\nconvertClass(\"Lib.C\", \"Lib.D\");\n");
        const auto convert = [&](const QByteArray& version) {
            ClassLibrary all;
            all.addSearchPath(folder.path());
            const auto tree =
                parsed(QStringLiteral("a.mo"),
                       "model M Lib.A a; Lib.C c; annotation(uses(Lib(version=\"" + version + "\"))); end M;");
            all.addFile(tree);
            const Conversion conversion = conversionOf(all, tree);
            return std::pair{conversion.edits.appliedTo(tree->text().bytes()),
                             conversion.diagnostics.empty() ? QString() : conversion.diagnostics.front().message()};
        };
        QCOMPARE(convert("1").first,
                 QByteArray("model M Lib.B a; Lib.D c; annotation(uses(Lib(version=\"2\"))); end M;"));
        QVERIFY2(convert("0").second.contains(QStringLiteral("there is no file `../outside.mos` in its folder")),
                 qPrintable(convert("0").second));
    }

    /// A text of the time before `uses` was written is told by its format.
    void bramahIsImplied()
    {
        const QByteArray package =
            "package Bramah model Pump parameter Real loss=1; end Pump; annotation(version=\"0.2.0\", "
            "conversion(from(version=\"0.1.0\", change={convertModifiers(\"Bramah.Pump\", "
            "fill(\"\", 0), {\"loss=0\"})}))); end Bramah;";
        const auto text = [](const QByteArray& annotation) {
            return "model M\n  Bramah.Pump a;\n  annotation(" + annotation + ");\nend M;\n";
        };
        const QByteArray converted = convertedBy(package, text("__Bramah(format=1)")).text;
        QVERIFY2(converted.contains("Pump a(loss=0);"), converted.constData());
        QVERIFY2(converted.contains("uses(Bramah(version=\"0.2.0\"))"), converted.constData());
        QCOMPARE(convertedBy(package, converted).text, converted);
        QCOMPARE(convertedBy(package, text("experiment(StopTime=1)")).text, text("experiment(StopTime=1)"));
    }

    /// The oil and the gas of version 0.1.0 stay what they were; what a text sets itself stays as well.
    void bramahKeepsItsFormerDefaults()
    {
        ClassLibrary all;
        all.addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
        const QByteArray text =
            "model M\n"
            "  inner Bramah.Hydraulics.Fluid fluid(oil(preset=Bramah.Media.Preset.ISO_VG_68));\n"
            "  Bramah.Hydraulics.Accumulators.PistonAccumulator a(V_0=1e-3);\n"
            "  Bramah.Hydraulics.Accumulators.BladderAccumulator b[2];\n"
            "  Bramah.Hydraulics.Pumps.FixedPump pump(leakage=1e-12);\n"
            "  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(f_coulomb=200);\n"
            "  Bramah.Hydraulics.Cylinders.RodlessCylinder slide;\n"
            "  annotation(__Bramah(format=1));\nend M;\n";
        const auto tree = parsed(QStringLiteral("a.mo"), text);
        all.addFile(tree);
        const Conversion conversion = conversionOf(all, tree);
        const QByteArray converted = conversion.edits.appliedTo(text);
        QVERIFY2(converted.contains("(oil(preset=Bramah.Media.Preset.ISO_VG_68), oil.stiffens=false)"),
                 converted.constData());
        QVERIFY2(converted.contains("a(V_0=1e-3, gasLaw=Bramah.Types.GasLaw.Ideal)"), converted.constData());
        QVERIFY2(converted.contains("gasLaw=Bramah.Types.GasLaw.Ideal)"), converted.constData());
        QCOMPARE(converted.count("GasLaw.Ideal"), 2);
        QVERIFY2(converted.contains("pump(leakage=1e-12, losses=Bramah.Types.MachineLosses.Coefficients)"),
                 converted.constData());
        QVERIFY2(converted.contains("cylinder(f_coulomb=200, dryFriction=Bramah.Types.DryFriction.Rounded, "
                                    "f_stribeck=0)"),
                 converted.constData());
        QVERIFY2(converted.contains("slide(dryFriction=Bramah.Types.DryFriction.Rounded, f_coulomb=50, f_stribeck=0)"),
                 converted.constData());
        QVERIFY2(converted.contains("uses(Bramah(version=\"0.2.0\"))"), converted.constData());
        QCOMPARE(conversion.diagnostics.size(), std::size_t{1});
    }

    /// A part that a text leaves out cannot be given its former default, so the user is told; but not of one that is
    /// there, or that nothing needs.
    void aPartThatIsLeftOutIsTold_data()
    {
        QTest::addColumn<QByteArray>("elements");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("left out") << QByteArray("Lib.Valve v;") << true;
        QTest::newRow("left out by a base class") << QByteArray("extends Lib.Valve;") << true;
        QTest::newRow("there") << QByteArray("inner Lib.Fluid fluid; Lib.Valve v;") << false;
        QTest::newRow("there behind its user") << QByteArray("Lib.Valve v; inner Lib.Fluid fluid;") << false;
        QTest::newRow("not needed") << QByteArray("Lib.Block b;") << false;
    }
    void aPartThatIsLeftOutIsTold()
    {
        QFETCH(QByteArray, elements);
        QFETCH(bool, isTold);
        ClassLibrary all;
        all.addFile(parsed(QStringLiteral("Lib.mo"),
                           "package Lib\n  model Fluid parameter Real k=2; annotation(missingInnerMessage=\"none\"); end "
                           "Fluid;\n  model Part outer Fluid fluid; end Part;\n  model Valve extends Part; end Valve;\n"
                           "  block Block end Block;\n  annotation(version=\"2\", conversion(from(version=\"1\", "
                           "change={convertModifiers(\"Lib.Fluid\", fill(\"\", 0), {\"k=1\"})})));\nend Lib;"));
        const auto tree = parsed(QStringLiteral("a.mo"),
                                 "model M " + elements + " annotation(uses(Lib(version=\"1\"))); end M;");
        all.addFile(tree);
        const Diagnostics diagnostics = conversionOf(all, tree).diagnostics;
        const auto told = std::ranges::find(diagnostics, DiagnosticKind::ConversionRefused, &Diagnostic::kind);
        QCOMPARE(told != diagnostics.end(), isTold);
        if (isTold)
            QVERIFY2(told->message().contains(QStringLiteral("put one there with `k=1`")), qPrintable(told->message()));
    }

    void aLibraryThatUsesAnOlderOneIsConvertedInMemory()
    {
        QTemporaryDir folder;
        write(folder.filePath(QStringLiteral("Lib/package.mo")), library(kOldIsNew));
        write(folder.filePath(QStringLiteral("Mine/package.mo")),
              "package Mine annotation(uses(Lib(version=\"1\"))); end Mine;");
        write(folder.filePath(QStringLiteral("Mine/Part.mo")), "within Mine; model Part Lib.Old a; end Part;");
        ClassLibrary all;
        all.addSearchPath(folder.path());
        all.addFile(parsed(QStringLiteral("a.mo"), "model M Mine.Part a; end M;"));
        const Diagnostics diagnostics = convertLibraries(all, {"Mine"});
        QCOMPARE(diagnostics.size(), std::size_t{1});
        const ClassNode* part = all.find("Mine.Part");
        QVERIFY(part && part->tree());
        QCOMPARE(part->tree()->text().bytes(), QByteArray("within Mine; model Part Lib.New a; end Part;"));
        QCOMPARE(all.clone()->find("Mine.Part")->tree(), part->tree());
        QVERIFY(convertLibraries(all, {"Mine"}).empty());
        QFile file(folder.filePath(QStringLiteral("Mine/Part.mo")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("within Mine; model Part Lib.Old a; end Part;"));
    }

    void usedVersionsAreWritten()
    {
        ClassLibrary all;
        all.addFile(parsed(QStringLiteral("Lib.mo"), library({})));
        const auto written = [&](const QByteArray& text) {
            const auto tree = parsed(QStringLiteral("a.mo"), text);
            return usesEdit(all, *tree).appliedTo(text);
        };
        QCOMPARE(
            written("model M\n  Lib.New a;\n  annotation(experiment(StopTime=1));\nend M;\n"),
            QByteArray(
                "model M\n  Lib.New a;\n  annotation(experiment(StopTime=1), uses(Lib(version=\"2\")));\nend M;\n"));
        for (const char* same : {"model M\n  Real Lib;\nend M;\n", "model M\n  M.Lib.X a;\nend M;\n",
                                 "model M\n  Lib.New a;\n  annotation(uses(Lib(version=\"1\")));\nend M;\n",
                                 "within Mine;\nmodel M\n  Lib.New a;\nend M;\n", "model M\n  Lib.New a\nend M;\n"})
            QCOMPARE(written(same), QByteArray(same));
    }
};

}  // namespace

BRAMAH_TEST(LibraryConversionTest);

#include "library_conversion_test.moc"
