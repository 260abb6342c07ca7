// SPDX-License-Identifier: GPL-3.0-or-later
// `bramah structure` and `bramah solve`: what they write, and what they say where they cannot.
#include "app/commands/command_line.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <QXmlStreamReader>

#include <cmath>

using namespace bramah;

namespace {

struct Outcome {
    int code = -1;
    QString out, err;

    [[nodiscard]] QJsonArray rows() const { return QJsonDocument::fromJson(out.toUtf8()).array(); }
    /// The first row with this value of \a key.
    [[nodiscard]] QJsonObject row(const QString& key, const QString& value) const
    {
        for (const QJsonValue& row : rows())
            if (row.toObject().value(key) == value)
                return row.toObject();
        return {};
    }
};

Outcome run(const QStringList& arguments)
{
    Outcome outcome;
    QTextStream out(&outcome.out);
    QTextStream err(&outcome.err);
    outcome.code = app::runCommand(arguments, out, err);
    return outcome;
}

QString example(const char* name)
{
    return QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR")) + QStringLiteral("/resources/examples/") +
           QLatin1String(name) + QStringLiteral(".mo");
}

Outcome structure(const char* name, const QStringList& more)
{
    return run(QStringList{QStringLiteral("structure"), example(name)} + more);
}

/// The cells of a text of comma separated values (RFC 4180), row by row; empty if it is none.
QList<QStringList> cellsOf(const QString& csv)
{
    QList<QStringList> rows{{QString()}};
    bool isQuoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        QString& cell = rows.back().back();
        const QChar c = csv[i];
        if (isQuoted && c == QLatin1Char('"') && i + 1 < csv.size() && csv[i + 1] == QLatin1Char('"'))
            cell += csv[i++];
        else if (c == QLatin1Char('"') && (isQuoted || cell.isEmpty()))
            isQuoted = !isQuoted;
        else if (c == QLatin1Char('"') && !isQuoted)
            return {};
        else if (!isQuoted && c == QLatin1Char(','))
            rows.back() << QString();
        else if (!isQuoted && c == QLatin1Char('\n'))
            rows << QStringList{QString()};
        else
            cell += c;
    }
    if (isQuoted || rows.back() != QStringList{QString()})
        return {};  // every line ends
    rows.removeLast();
    return rows;
}

/// The names and arcs of a graph for Graphviz, each statement in a line; a problem in words if it is none.
struct Dot {
    QMap<QString, QString> labels;
    QList<std::pair<QString, QString>> arcs;
    QString problem;

    explicit Dot(const QString& text)
    {
        static const QRegularExpression node(
            QStringLiteral("^  (\\w+) \\[label=\"((?:[^\"\\\\]|\\\\.)*)\"(?:, \\w+=\\w+)*\\];$"));
        static const QRegularExpression arc(
            QStringLiteral("^  (\\w+) -> (\\w+)(?: \\[\\w+=\"?\\w+\"?(?:, \\w+=\"?\\w+\"?)*\\])?;$"));
        static const QRegularExpression attribute(QStringLiteral("^  (?:rankdir=LR|node \\[shape=\\w+\\]);$"));
        QStringList lines = text.split(QLatin1Char('\n'));
        if (!lines.takeFirst().startsWith(QLatin1String("digraph ")) || lines.takeLast() != QString() ||
            lines.takeLast() != QLatin1String("}"))
            problem = QStringLiteral("no digraph");
        for (const QString& line : lines) {
            const auto isNode = node.match(line), isArc = arc.match(line);
            if (isNode.hasMatch())
                labels.insert(isNode.captured(1), isNode.captured(2));
            else if (isArc.hasMatch())
                arcs << std::pair(isArc.captured(1), isArc.captured(2));
            else if (!attribute.match(line).hasMatch())
                problem = line;
        }
        for (const auto& [from, to] : arcs)
            if (!labels.contains(from) || !labels.contains(to))
                problem = from + QStringLiteral(" -> ") + to;
    }
};

/// The texts in a picture; none if it is not well formed.
QStringList textsOfSvg(const QString& path)
{
    QFile file(path);
    QStringList texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader reader(&file);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text"))
            texts << reader.readElementText().trimmed();
    return reader.hasError() ? QStringList() : texts;
}

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

}  // namespace

class StructureCommandTest : public QObject
{
    Q_OBJECT

    QString file(const char* name, const char* text)
    {
        const QString path = folder_.filePath(QLatin1String(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path;
    }
    QTemporaryDir folder_;

private Q_SLOTS:
    void portsHaveKeysOfTheirOwn()
    {
        const Outcome ports = structure("cylinder_drive", {QStringLiteral("--json")});
        QCOMPARE(ports.code, 0);
        const QJsonObject row = ports.row(QStringLiteral("port"), QStringLiteral("valve.P"));
        QCOMPARE(row.value(QLatin1String("takes")).toString(), QStringLiteral("pressure p"));
        QCOMPARE(row.value(QLatin1String("from")).toString(), QStringLiteral("lineP"));
        QCOMPARE(row.value(QLatin1String("gives")).toString(), QStringLiteral("mass flow m_flow"));
    }

    // A port that is wired through the port of what is around it.
    void whoGivesIsFoundThroughEnclosingPorts()
    {
        const QString path = file("sub.mo", R"(model sub
  inner Bramah.Hydraulics.Fluid fluid;
  model Part
    Bramah.Hydraulics.Interfaces.Port A
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
    Bramah.Hydraulics.Interfaces.Port B
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
    Bramah.Hydraulics.Node n;
    Bramah.Hydraulics.FlowValves.Orifice a, b;
  equation
    connect(A, a.A);
    connect(a.B, n.port);
    connect(n.port, b.A);
    connect(b.B, B);
  end Part;
  Part h;
  Bramah.Hydraulics.Node q;
  Bramah.Hydraulics.Sources.PressureSource s(p = 1e7);
  Bramah.Hydraulics.FlowValves.Orifice o;
  Bramah.Hydraulics.Sources.Tank t;
equation
  connect(s.A, o.A);
  connect(o.B, q.port);
  connect(q.port, h.A);
  connect(h.B, t.T);
end sub;
)");
        const Outcome ports = run({QStringLiteral("structure"), path, QStringLiteral("--json")});
        QCOMPARE(ports.code, 0);
        const auto from = [](const Outcome& of, const char* port) {
            return of.row(QStringLiteral("port"), QLatin1String(port)).value(QLatin1String("from")).toString();
        };
        QCOMPARE(from(ports, "h.a.A"), QStringLiteral("q"));
        QCOMPARE(from(ports, "h.b.B"), QStringLiteral("t"));
        QCOMPARE(from(ports, "h.A"), QStringLiteral("q"));
        QVERIFY(!ports.out.contains(QLatin1String("an open port")));
        const Outcome unfolded = run({QStringLiteral("structure"), path, QStringLiteral("--view"),
                                      QStringLiteral("matrix"), QStringLiteral("--unfold"), QStringLiteral("--json")});
        QCOMPARE(unfolded.row(QStringLiteral("node"), QStringLiteral("h.n")).value(QLatin1String("h.b")).toInt(), 1);
        QCOMPARE(unfolded.row(QStringLiteral("node"), QStringLiteral("q")).value(QLatin1String("h.a")).toInt(), 1);
        const Outcome folded = run({QStringLiteral("structure"), path, QStringLiteral("--view"),
                                    QStringLiteral("matrix"), QStringLiteral("--json")});
        QCOMPARE(folded.row(QStringLiteral("node"), QStringLiteral("q")).value(QLatin1String("h")).toInt(), 1);
        QVERIFY(folded.row(QStringLiteral("node"), QStringLiteral("h.n")).isEmpty());
    }

    // The intelligent pump of Xing, Jiao and Wu: three volume nodes by four hydraulic elements. Their printed matrix
    // counts the ports of their own elements; ours are a pump (S, P), a throttle (A, B), a servo valve (P, T, A, B) and
    // a cylinder (A, B).
    void theIntelligentPumpHasThreeNodesAndFourElements()
    {
        const Outcome matrix = structure("intelligent_pump", words("--view matrix --json"));
        QCOMPARE(matrix.code, 0);
        const auto entries = [](const Outcome& of, const char* node) {
            const QJsonObject row = of.row(QStringLiteral("node"), QLatin1String(node));
            QList<int> numbers;
            for (const char* element : {"pump", "load", "valve", "control"})
                numbers << row.value(QLatin1String(element)).toInt(-1);
            return numbers;
        };
        QCOMPARE(entries(matrix, "lineP"), (QList<int>{2, 1, 1, 0}));
        QCOMPARE(entries(matrix, "control.A"), (QList<int>{0, 0, 3, 1}));
        QCOMPARE(entries(matrix, "control.B"), (QList<int>{0, 0, 4, 2}));
        int volumes = 0;
        for (const QJsonValue& row : matrix.rows())
            volumes += row.toObject().contains(QLatin1String("branches")) &&
                               row.toObject().value(QLatin1String("branches")).isDouble()
                           ? 1
                           : 0;
        QCOMPARE(volumes, 3);
        const QJsonObject chamber = matrix.row(QStringLiteral("node"), QStringLiteral("control.A"));
        QCOMPARE(chamber.value(QLatin1String("p_start")).toDouble(), 75e5);
        // 10 cm3 dead, and half the stroke of 40 mm under 40/20 mm.
        const double area = 3.14159265358979 / 4 * (0.04 * 0.04 - 0.02 * 0.02);
        QVERIFY(std::abs(chamber.value(QLatin1String("volume")).toDouble() - (1e-5 + area * 0.02)) < 1e-9);
        const QString comparator =
            matrix.row(QStringLiteral("node"), QStringLiteral("comparator1")).value(QLatin1String("volume")).toString();
        QVERIFY2(comparator.contains(QStringLiteral("u1 ← command.y")), qPrintable(comparator));
    }

    // Two inputs at one port of the class get its signal, not each other's.
    void anInputsSourceIsAnOutputOrAPortOfTheClass()
    {
        const Outcome matrix =
            structure("mechatronic_axis", words("--class mechatronic_axis.Controller --view matrix --json"));
        const auto joints = [](const Outcome& of, const char* element) {
            return of.row(QStringLiteral("node"), QLatin1String(element))
                .value(QLatin1String("volume"))
                .toString()
                .split(QStringLiteral("; "));
        };
        for (const char* element : {"trajectory", "control"})
            QVERIFY2(joints(matrix, element).contains(QStringLiteral("phi ← p2")),
                     qPrintable(joints(matrix, element).join(u'|')));
    }

    void csvQuotesWhatHasCommasAndLines()
    {
        const Outcome csv = structure("cylinder_drive", words("--view forms --csv"));
        const QStringList lines = csv.out.split(QLatin1Char('\n'));
        QCOMPARE(lines.first(), QStringLiteral("component,form,ports,class"));
        QVERIFY2(csv.out.contains(QStringLiteral("valve,hhhh,\"P, T, A, B\",")), qPrintable(csv.out));
    }

    // Compiling anew for the forms, with variables that the compiler had made.
    void formsOfAPartOfAMechanismAreFound()
    {
        const QString path = file("forms.mo", R"(model forms
  import T = Bramah.Mechanics.Translational;
  T.Damper d(d = 10);
  T.Mass m(m = 1);
  T.Fixed w;
  T.Force f;
  Bramah.Blocks.Sources.Constant c(k = 1);
equation
  connect(w.flange, d.flange_a);
  connect(d.flange_b, m.flange_a);
  connect(f.flange, m.flange_b);
  connect(c.y, f.f);
end forms;
)");
        const Outcome forms = run({QStringLiteral("structure"), path, QStringLiteral("--view"), QStringLiteral("forms"),
                                   QStringLiteral("--component"), QStringLiteral("d"), QStringLiteral("--json")});
        QCOMPARE(forms.code, 0);
        QCOMPARE(forms.rows().size(), 5);  // automatic and four
        const QString both =
            forms.row(QStringLiteral("form"), QStringLiteral("Y")).value(QLatin1String("how")).toString();
        QVERIFY2(both.startsWith(QLatin1String("not:")), qPrintable(both));  // two forces cannot both be given
    }

    void graphsAreOfTheOrder()
    {
        const Outcome dot = structure("cylinder_drive", {QStringLiteral("--dot")});
        QVERIFY(dot.out.startsWith(QLatin1String("digraph order")));
        const Outcome wrong = structure("cylinder_drive", words("--view matrix --dot"));
        QCOMPARE(wrong.code, 64);
        QVERIFY2(wrong.err.contains(QStringLiteral("--dot is for the order and the bonds")), qPrintable(wrong.err));
    }

    void picturesOfTheOrderAreWritten_data()
    {
        QTest::addColumn<QString>("level");
        for (const char* level : {"variables", "components", "loops", "bonds"})
            QTest::newRow(level) << QString::fromLatin1(level);
    }
    void picturesOfTheOrderAreWritten()
    {
        QFETCH(QString, level);
        const QString path = folder_.filePath(level + QStringLiteral(".svg"));
        const Outcome order = structure("intelligent_pump",
                                        words("--view order --level") + QStringList{level, QStringLiteral("-o"), path});
        QCOMPARE(order.code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        if (level == QLatin1String("variables"))
            QVERIFY(svg.count("<text") > 20);
        else if (level != QLatin1String("loops"))
            QVERIFY(svg.contains(level == QLatin1String("bonds") ? ">:pump.displacement<" : ">pump<"));
        QVERIFY(svg.endsWith("</svg>\n"));
    }

    void tablesAreAlikeInAllForms_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"ports", "forms", "forms --component orificeB", "order",
                                 "computable --wanted pump.q --wanted mass.v", "matrix", "power", "bonds", "parts"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }

    // Text, CSV and JSON, each read back: the same rows with the same cells.
    void tablesAreAlikeInAllForms()
    {
        QFETCH(QString, view);
        const QStringList asked = QStringList{QStringLiteral("--view")} + view.split(QLatin1Char(' '));
        const QJsonArray rows = structure("cylinder_drive", asked + QStringList{QStringLiteral("--json")}).rows();
        QVERIFY(!rows.isEmpty());
        const QList<QStringList> cells =
            cellsOf(structure("cylinder_drive", asked + QStringList{QStringLiteral("--csv")}).out);
        QCOMPARE(cells.size(), rows.size() + 1);
        const QStringList keys = cells.front();
        QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
        const QString text = structure("cylinder_drive", asked).out;
        QCOMPARE(text.count(QLatin1Char('\n')), rows.size() + 1);
        for (qsizetype row = 0; row < rows.size(); ++row) {
            const QJsonObject object = rows[row].toObject();
            QCOMPARE(object.size(), keys.size());
            QCOMPARE(cells[row + 1].size(), keys.size());
            for (qsizetype column = 0; column < keys.size(); ++column) {
                const QJsonValue value = object.value(keys[column]);
                const QString& cell = cells[row + 1][column];
                if (value.isDouble())
                    QCOMPARE(cell.toDouble(), value.toDouble());
                else
                    QCOMPARE(cell, value.toString());
                if (!value.isDouble() && column == 0)
                    QVERIFY2(text.contains(cell.trimmed()), qPrintable(cell));
            }
        }
    }

    void graphsCanBeRead_data()
    {
        QTest::addColumn<QString>("view");
        for (const char* view : {"order", "bonds"})
            QTest::newRow(view) << QString::fromLatin1(view);
    }

    void graphsCanBeRead()
    {
        QFETCH(QString, view);
        const Dot dot(structure("cylinder_drive", {QStringLiteral("--view"), view, QStringLiteral("--dot")}).out);
        QVERIFY2(dot.problem.isEmpty(), qPrintable(dot.problem));
        QVERIFY(dot.labels.size() > 15);
        QVERIFY(dot.arcs.size() > 15);
        const QString path = folder_.filePath(view + QStringLiteral(".svg"));
        QCOMPARE(structure("cylinder_drive", {QStringLiteral("--view"), view, QStringLiteral("-o"), path}).code, 0);
        const QStringList texts = textsOfSvg(path);
        QVERIFY(texts.size() > 15);
        const QString drawn = texts.join(QLatin1Char('\n'));
        QVERIFY2(drawn.contains(view == QLatin1String("bonds") ? QStringLiteral(":orificeB")
                                                               : QStringLiteral("orificeB.dp")),
                 qPrintable(drawn));
    }

    void modelsOfBondsAreWritten()
    {
        const QString path = folder_.filePath(QStringLiteral("bonds.mo"));
        QCOMPARE(structure("cylinder_drive", words("--view bonds -o") + QStringList{path}).code, 0);
        const Outcome checked = run({QStringLiteral("check"), path});
        QVERIFY2(checked.code == 0, qPrintable(checked.out + checked.err));
        const QString signal =
            file("signal.mo", "model signal\n  Bramah.Blocks.Sources.Constant one(k = 1);\nend signal;\n");
        const Outcome none = run({QStringLiteral("structure"), signal, QStringLiteral("--view"),
                                  QStringLiteral("bonds"), QStringLiteral("-o"), path});
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.contains(QStringLiteral("no model of bonds can be made: ")), qPrintable(none.err));
        const QString own = file("own.mo", R"(model own
  model Sleeve
    extends Bramah.Hydraulics.Interfaces.TwoPort;
  equation
    m_flow = 1e-9*dp;
    q = m_flow/oil.rho_0;
  end Sleeve;
  Bramah.Hydraulics.Sources.PressureSource source;
  Sleeve sleeve;
  Bramah.Hydraulics.Sources.Tank tank;
equation
  connect(source.A, sleeve.A);
  connect(sleeve.B, tank.T);
end own;
)");
        const Outcome adapted = run({QStringLiteral("structure"), own, QStringLiteral("--view"),
                                     QStringLiteral("bonds"), QStringLiteral("-o"), path});
        QCOMPARE(adapted.code, 0);
        QCOMPARE(run({QStringLiteral("check"), path}).code, 0);
    }

    // The component is a box then, and the line says what is wrong.
    void bondsThatCannotBeReadAreTold()
    {
        const QString path = file("wrong.mo", R"(model wrong
  model Sleeve
    Bramah.Hydraulics.Interfaces.Port A;
  equation
    A.m_flow = 1e-9*A.p;
    annotation(__Bramah(bonds="A > way:1 edge:R"));
  end Sleeve;
  Bramah.Hydraulics.Sources.PressureSource source;
  Sleeve sleeve;
equation
  connect(source.A, sleeve.A);
end wrong;
)");
        const Outcome outcome =
            run({QStringLiteral("structure"), path, QStringLiteral("--view"), QStringLiteral("bonds")});
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.err.contains(QStringLiteral(
                     "the bonds that `wrong.Sleeve` names cannot be read: a comma is missing before \"edge\"")),
                 qPrintable(outcome.err));
        QVERIFY(outcome.out.contains(QStringLiteral("sleeve")));
    }

    // A chain of two lags joined by a delay: two parts. Without the delay they are one.
    void partsMeetInDelaysOnly()
    {
        const char* text = R"(model two
  Real x(start = 1, fixed = true), y(start = 0, fixed = true);
equation
  der(x) = -x + sin(time);
  der(y) = %1 - y;
end two;
)";
        const auto partsOf = [&](const char* name, const QString& read) {
            const QString path = file(name, QString::fromLatin1(text).arg(read).toLatin1().constData());
            return run({QStringLiteral("structure"), path, QStringLiteral("--view"), QStringLiteral("parts"),
                        QStringLiteral("--json")})
                .rows();
        };
        const QJsonArray apart = partsOf("apart.mo", QStringLiteral("delay(x, 0.5)"));
        QCOMPARE(apart.size(), 2);
        for (const QJsonValue& part : apart)
            QCOMPARE(part.toObject().value(QLatin1String("states")).toInt(), 1);
        const QJsonArray joined = partsOf("joined.mo", QStringLiteral("x"));
        QCOMPARE(joined.size(), 1);
        QCOMPARE(joined[0].toObject().value(QLatin1String("states")).toInt(), 2);
    }

    // The table has the parts of a run, with their numbers, their states and the delays between them.
    void partsBetweenDelayLinesAreThoseOfTheRun()
    {
        const QJsonArray parts = structure("ring_main", words("--view parts --json")).rows();
        QCOMPARE(parts.size(), 9);
        int states = 0;
        for (qsizetype part = 0; part < parts.size(); ++part) {
            const QJsonObject row = parts[part].toObject();
            states += row.value(QLatin1String("states")).toInt();
            QCOMPARE(row.value(QLatin1String("part")).toInt(), static_cast<int>(part) + 1);
            const QString components = row.value(QLatin1String("components")).toString();
            QCOMPARE(components.contains(QStringLiteral("pump")), part == 0);
            QCOMPARE(components.count(QStringLiteral("drive")), part == 0 ? 0 : 1);
            // A ring: each part hears of its two neighbours, after the time of one line.
            const QString delayed = row.value(QLatin1String("delayed")).toString();
            QCOMPARE(delayed.count(QStringLiteral("from part")), 2);
            QVERIFY2(delayed.contains(QStringLiteral("from part %1 by ").arg((part + 1) % 9 + 1)), qPrintable(delayed));
        }
        QCOMPARE(states, 257);
    }

    void jointsHaveMatricesToo()
    {
        const Outcome joint = structure("cylinder_drive", words("--view power --joint lineP.port"));
        QCOMPARE(joint.code, 0);
        QVERIFY2(joint.out.contains(QStringLiteral("Lossless")), qPrintable(joint.out));
        QVERIFY2(joint.out.contains(QStringLiteral("rank of [E F] is 4 with 4 ports")), qPrintable(joint.out));
        QCOMPARE(structure("cylinder_drive", words("--view power --joint lineP.nothing")).code, 1);
    }

    void energiesCloseAndAreDrawn()
    {
        const Outcome power = structure("cylinder_drive", words("--view power --json"));
        QCOMPARE(power.code, 0);
        const QJsonObject sum = power.row(QStringLiteral("component"), QStringLiteral("all together"));
        const auto of = [&](const char* key) { return sum.value(QLatin1String(key)).toDouble(); };
        QVERIFY(of("given") > 1e4);
        QVERIFY2(std::abs(of("in")) < 1e-6 * of("given"), qPrintable(QString::number(of("in"))));
        const double left = of("given") - of("delivered") - of("stored") - of("lost") - of("leftOut");
        QVERIFY2(std::abs(left) < 1e-6 * of("given"), qPrintable(QString::number(left)));
        const QString path = folder_.filePath(QStringLiteral("power.svg"));
        QCOMPARE(structure("cylinder_drive", words("--view power -o") + QStringList{path}).code, 0);
        QVERIFY(QFile(path).size() > 2000);
    }

    void energiesAreThoseOfTheSetValues()
    {
        const auto given = [](const char* more) {
            const Outcome power =
                structure("cylinder_drive", words("--view power --json") + (*more ? words(more) : QStringList()));
            return power.code == 0 ? power.row(QStringLiteral("component"), QStringLiteral("all together"))
                                         .value(QLatin1String("given"))
                                         .toDouble()
                                   : -1.0;
        };
        const double asWritten = given("");
        QVERIFY(asWritten > 1e4);
        // A value and one on which equations depend.
        const double slow = given("--set pump.D=10cm3/rev");
        QVERIFY2(slow > 0 && slow < 0.95 * asWritten, qPrintable(QString::number(slow / asWritten)));
        QVERIFY(given("--set cylinder.s_start=0.1") != asWritten);
        const Outcome wrong = structure("cylinder_drive", words("--view power --set pump.X=1"));
        QCOMPARE(wrong.code, 1);
        QVERIFY2(wrong.err.contains(QStringLiteral("pump.X")), qPrintable(wrong.err));
    }

    // What came in since the start is the integral of what comes in: one sign for both.
    void powersAndEnergiesHaveOneSign()
    {
        const auto rowAt = [](const char* time, const char* component) {
            return structure("cylinder_drive", words("--view power --json --time") + QStringList{QLatin1String(time)})
                .row(QStringLiteral("component"), QLatin1String(component));
        };
        const auto of = [](const QJsonObject& row, const char* key) {
            return row.value(QLatin1String(key)).toDouble();
        };
        for (const char* component : {"pump", "relief", "damper", "all together"}) {
            const QJsonObject before = rowAt("0.70", component), between = rowAt("0.71", component),
                              after = rowAt("0.72", component);
            const double mean = (of(after, "in") - of(before, "in")) / 0.02;
            QVERIFY2(std::abs(of(between, "power") - mean) <= 1e-2 * std::abs(mean) + 1,
                     qPrintable(QStringLiteral("%1: %2 W, mean %3 W")
                                    .arg(QLatin1String(component))
                                    .arg(of(between, "power"))
                                    .arg(mean)));
        }
        QVERIFY(of(rowAt("0.71", "pump"), "power") < -100);
    }

    void powerOfElementsIsInWords()
    {
        const Outcome node = structure("cylinder_drive", words("--view power --component damper"));
        QCOMPARE(node.code, 0);
        QVERIFY2(node.out.contains(QStringLiteral("Dissipates")), qPrintable(node.out));
        QCOMPARE(structure("cylinder_drive", words("--view power --component nothing")).code, 1);
    }

    void whatIsComputableIsTold()
    {
        const Outcome way = structure("cylinder_drive", words("--view computable --wanted pump.q --json"));
        QCOMPARE(way.code, 0);
        QCOMPARE(way.row(QStringLiteral("wanted"), QStringLiteral("pump.q")).value(QLatin1String("answer")).toString(),
                 QStringLiteral("can be computed"));
        const Outcome open =
            structure("cylinder_drive", words("--view computable --open pump.D --wanted pump.D --json"));
        const QJsonObject row = open.row(QStringLiteral("wanted"), QStringLiteral("pump.D"));
        QCOMPARE(row.value(QLatin1String("answer")).toString(), QStringLiteral("cannot be computed"));
        const Outcome closed =
            structure("cylinder_drive", words("--view computable --open pump.D --known pump.q --wanted pump.D --json"));
        QCOMPARE(
            closed.row(QStringLiteral("wanted"), QStringLiteral("pump.D")).value(QLatin1String("answer")).toString(),
            QStringLiteral("can be computed"));
        // At rest a known speed asks for what `solve` finds: the load moves at it.
        const auto atRest = [](const char* question) {
            return structure("cylinder_drive", words("--view computable --at-rest --json") + words(question));
        };
        const auto answerTo = [](const Outcome& outcome, const char* wanted) {
            return outcome.row(QStringLiteral("wanted"), QString::fromUtf8(wanted));
        };
        const Outcome resting = atRest("--open pump.D --wanted pump.D");
        QCOMPARE(answerTo(resting, "pump.D").value(QLatin1String("answer")).toString(),
                 QStringLiteral("cannot be computed"));
        QVERIFY2(resting.out.contains(QStringLiteral("any one of cylinder.v")), qPrintable(resting.out));
        for (const char* known : {"mass.v", "cylinder.v"}) {
            const Outcome moving = atRest((QByteArray("--open pump.D --wanted pump.D --known ") + known).constData());
            QCOMPARE(answerTo(moving, "pump.D").value(QLatin1String("answer")).toString(),
                     QStringLiteral("can be computed"));
            QVERIFY2(moving.out.contains(QStringLiteral("moves at constant speed")), qPrintable(moving.out));
        }
        // Nothing is left to be found by it: too much is known, whether it moves or not.
        const Outcome bound = atRest("--wanted pump.q --known mass.v");
        QVERIFY2(bound.out.contains(QStringLiteral("too much is known")), qPrintable(bound.out));
        const Outcome unknown = structure("cylinder_drive", words("--view computable --wanted pump.nothing"));
        QCOMPARE(unknown.code, 1);
        QVERIFY(unknown.err.contains(QStringLiteral("there is no variable `pump.nothing`")));
        QCOMPARE(structure("cylinder_drive", words("--view computable")).code, 64);
    }

    void causalityIsDrawn()
    {
        const QString plain = folder_.filePath(QStringLiteral("plain.svg"));
        const QString marked = folder_.filePath(QStringLiteral("marked.svg"));
        QCOMPARE(run({QStringLiteral("render"), example("cylinder_drive"), QStringLiteral("-o"), plain}).code, 0);
        QCOMPARE(run({QStringLiteral("render"), example("cylinder_drive"), QStringLiteral("--causality"),
                      QStringLiteral("-o"), marked})
                     .code,
                 0);
        QFile file(marked);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains(">hhhh<"));  // the valve takes four pressures
        QVERIFY(QFile(marked).size() > QFile(plain).size());
    }

    void parametersAreSolvedForAtRestAndAtTheStart()
    {
        const QString path = file("tank.mo", R"(model tank
  parameter Real k = 2, u0 = 3;
  Real x(start = 1, fixed = true);
  Real y = k*x + u0;
equation
  der(x) = u0 - k*x;
end tank;
)");
        const auto solve = [&](const QStringList& more) {
            return run(QStringList{QStringLiteral("solve"), path} + more);
        };
        // At rest k*x = u0, so y = 2*u0.
        const Outcome rest = solve(words("--known y=8 --find u0"));
        QCOMPARE(rest.code, 0);
        QVERIFY2(rest.out.startsWith(QStringLiteral("u0 = 4")), qPrintable(rest.out));
        // At the start y = k + u0.
        const Outcome start = solve(words("--known y=8 --find u0 --at-start"));
        QVERIFY2(start.out.startsWith(QStringLiteral("u0 = 6")), qPrintable(start.out));
        const Outcome nothing = solve(words("--known x=2 --find u0 --at-start"));
        QCOMPARE(nothing.code, 2);
        QVERIFY2(nothing.err.contains(QStringLiteral("No wanted value depends on `u0`")), qPrintable(nothing.err));
    }
};

BRAMAH_TEST(StructureCommandTest);
#include "structure_command_test.moc"
