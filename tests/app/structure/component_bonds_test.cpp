// SPDX-License-Identifier: GPL-3.0-or-later
// What classes say of their bonds, held against what their components do in runs.
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"
#include "solver/overview/bonds/bond_chains.h"
#include "solver/overview/bonds/circuit_bonds.h"
#include "tests/app/structure/bond_circuits.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QDirIterator>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace bramah;
using solver::BondPart, solver::ComponentBonds;
using test::Circuit, test::CopiedExample, test::kCopied, test::sourceFile, test::textOf;

namespace {

/// A linear equation of efforts or of flows of bonds and ports.
using Row = std::vector<double>;

/// What the junctions of a component demand of its ports alone: sums that are 0. Columns are the ports in their order.
struct Demands {
    std::vector<Row> efforts, flows;
};

/// Eliminates the first \a unknowns columns and returns the rest of the rows that are free of them.
std::vector<Row> eliminated(std::vector<Row> rows, std::size_t unknowns)
{
    std::size_t done = 0;
    for (std::size_t column = 0; column < unknowns; ++column) {
        const auto pivot = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(done), rows.end(),
                                        [&](const Row& row) { return std::abs(row[column]) > 1e-9; });
        if (pivot == rows.end())
            continue;
        std::swap(*pivot, rows[done]);
        for (std::size_t other = done + 1; other < rows.size(); ++other) {
            const double factor = rows[other][column] / rows[done][column];
            for (std::size_t i = 0; i < rows[other].size(); ++i)
                rows[other][i] -= factor * rows[done][i];
        }
        ++done;
    }
    std::vector<Row> left;
    for (std::size_t row = done; row < rows.size(); ++row) {
        Row rest(rows[row].begin() + static_cast<std::ptrdiff_t>(unknowns), rows[row].end());
        if (std::ranges::any_of(rest, [](double value) { return std::abs(value) > 1e-9; }))
            left.push_back(std::move(rest));
    }
    return left;
}

/// \a ports: the ends of the ports in order.
Demands demandsOf(const solver::ComponentBonds& bonds, const std::vector<solver::ComponentBonds::End>& ports)
{
    const std::size_t inner = bonds.bonds.size(), columns = inner + ports.size();
    std::vector<Row> efforts, flows;
    for (int element = 0; element < static_cast<int>(bonds.elements.size()); ++element) {
        std::vector<std::pair<std::size_t, double>> ends;  // column, and 1 where power flows in
        for (std::size_t bond = 0; bond < inner; ++bond)
            if (bonds.bonds[bond].head == element || bonds.bonds[bond].tail == element)
                ends.emplace_back(bond, bonds.bonds[bond].head == element ? 1 : -1);
        for (std::size_t port = 0; port < ports.size(); ++port)
            if (ports[port].element == element)
                ends.emplace_back(inner + port, ports[port].isHead ? 1 : -1);
        const auto addSum = [&](std::vector<Row>& rows) {
            Row& row = rows.emplace_back(columns);
            for (const auto& [column, sign] : ends)
                row[column] += sign;
        };
        const auto addEqual = [&](std::vector<Row>& rows) {
            for (std::size_t i = 1; i < ends.size(); ++i) {
                Row& row = rows.emplace_back(columns);
                row[ends[0].first] += 1;
                row[ends[i].first] -= 1;
            }
        };
        const QString& letter = bonds.elements[static_cast<std::size_t>(element)].letter;
        if (letter == QLatin1String("0")) {
            addSum(flows);
            addEqual(efforts);
        } else if (letter == QLatin1String("1")) {
            addSum(efforts);
            addEqual(flows);
        } else if (letter == QLatin1String("De")) {
            addSum(flows);  // it measures an effort and takes no flow
        } else if (letter == QLatin1String("Df")) {
            addSum(efforts);
        }
    }
    return {eliminated(efforts, inner), eliminated(flows, inner)};
}

/// The two variables of a port, and how they become effort and flow.
struct PortKind {
    const char* potential;
    const char* flow;
    bool isMechanical = false;  ///< the potential is a position, whose rate is the flow of bonds
};
constexpr std::array kPortKinds{PortKind{"p", "m_flow"}, PortKind{"s", "f", true}, PortKind{"phi", "tau", true},
                                PortKind{"v", "i"}, PortKind{"e", "f"}};

/// Efforts and flows over a run, in the direction of the bond. Of motions it has the way since the start: what holds
/// for speeds holds for it.
struct PortCourse {
    std::vector<double> efforts, flows;
    bool isMechanical = false;
};

std::optional<PortCourse> courseOf(const solver::ResultStore& results, const QString& port, bool isHead)
{
    for (const PortKind& kind : kPortKinds) {
        const int potential = results.find(port + QLatin1Char('.') + QLatin1String(kind.potential));
        const int flow = results.find(port + QLatin1Char('.') + QLatin1String(kind.flow));
        if (potential < 0 || flow < 0)
            continue;
        PortCourse course;
        course.isMechanical = kind.isMechanical;
        const double sign = isHead ? 1 : -1, first = results.value(potential, 0);
        constexpr double kAmbient = 101325;  // Pa
        for (std::size_t row = 0; row < results.rowCount(); ++row) {
            const double high = results.value(potential, row), through = sign * results.value(flow, row);
            const double gauge = kind.potential == std::string_view("p") ? high - kAmbient : high;
            course.efforts.push_back(kind.isMechanical ? through : gauge);
            course.flows.push_back(kind.isMechanical ? high - first : through);
        }
        return course;
    }
    return std::nullopt;
}

/// The largest value of a sum that should be 0, as a share of its largest part.
double violation(const Row& row, const std::vector<std::vector<double>>& courses)
{
    double worst = 0, size = 0;
    for (std::size_t at = 0; at < courses.front().size(); ++at) {
        double sum = 0;
        for (std::size_t port = 0; port < row.size(); ++port) {
            sum += row[port] * courses[port][at];
            size = std::max(size, std::abs(row[port] * courses[port][at]));
        }
        worst = std::max(worst, std::abs(sum));
    }
    return size > 0 ? worst / size : 0;
}

/// The energy that goes in at all ports over a run, as a share of what goes in and out.
double shareTaken(const std::vector<PortCourse>& ports)
{
    double net = 0, gross = 0;
    for (const PortCourse& port : ports)
        for (std::size_t at = 1; at < port.efforts.size(); ++at) {
            const double effort = (port.efforts[at] + port.efforts[at - 1]) / 2;
            // Rows have one distance; flows of oil and currents are taken by it, whatever it is.
            const double way =
                port.isMechanical ? port.flows[at] - port.flows[at - 1] : (port.flows[at] + port.flows[at - 1]) / 2;
            net += effort * way;
            gross += std::abs(effort * way);
        }
    return gross > 0 ? net / gross : 0;
}

/// Does it only lose energy, or not even that?
bool isPassive(const solver::ComponentBonds& bonds)
{
    static const QStringList letters{QStringLiteral("0"), QStringLiteral("1"),  QStringLiteral("R"),
                                     QStringLiteral("G"), QStringLiteral("De"), QStringLiteral("Df")};
    return std::ranges::all_of(bonds.elements,
                               [](const solver::ComponentBonds::Element& one) { return letters.contains(one.letter); });
}

}  // namespace

class ComponentBondsTest : public QObject
{
    Q_OBJECT

    QSet<QString> seen_;  ///< classes whose components have run

private Q_SLOTS:
    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("nothing") << QString() << QStringLiteral("a name is missing at the end");
        QTest::newRow("alone") << QStringLiteral("A") << QStringLiteral("> is missing at the end");
        QTest::newRow("letter") << QStringLiteral("A > way:X > B")
                                << QStringLiteral("the letter of an element is missing before \"X\"");
        QTest::newRow("comma") << QStringLiteral("A > way:1 B > way")
                               << QStringLiteral("a comma is missing before \"B\"");
        QTest::newRow("range") << QStringLiteral("A > x[i]:1 for i in 1") << QStringLiteral(": is missing at the end");
        QTest::newRow("bracket") << QStringLiteral("A > x[i:1") << QStringLiteral("] is missing before \":\"");
    }

    void faultsNameTheirPlace()
    {
        QFETCH(QString, text);
        QString fault;
        QVERIFY(!solver::bondChains(text, &fault));
        QTEST(fault, "fault");
    }

    void conditionsTakeAndBeforeOr()
    {
        const auto chains = solver::bondChains(QStringLiteral("A > B if a and not b or c"));
        QVERIFY(chains && chains->size() == 1);
        for (int bits = 0; bits < 8; ++bits) {
            const bool a = bits & 1, b = bits & 2, c = bits & 4;
            const auto valueOf = [&](const QString& name) {
                return name == QLatin1String("a") ? a : name == QLatin1String("b") ? b : c;
            };
            QCOMPARE(chains->front().holds(valueOf), (a && !b) || c);
        }
    }

    // A name is an element of the class or of a base class, a port, or a port of a component in it.
    void classesNameWhatTheyHave()
    {
        model::ClassLibrary library;
        library.addSearchPath(sourceFile(QStringLiteral("library")));
        const solver::FlatModel none;
        solver::ComponentBondReader reader(library, none);
        model::InstanceTree instances(library);
        int read = 0;
        QDirIterator files(sourceFile(QStringLiteral("library/Bramah")), {QStringLiteral("*.mo")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QString name = files.next().mid(sourceFile(QStringLiteral("library/")).size()).chopped(3);
            name.replace(QLatin1Char('/'), QLatin1Char('.'));
            const model::ClassNode* node = library.find(name.toStdString());
            const QStringList texts = node ? reader.textsOf(*node) : QStringList();
            if (texts.isEmpty())
                continue;
            ++read;
            std::vector<solver::BondChain> chains;
            QSet<QString> elements;
            for (const QString& text : texts) {
                QString fault;
                const auto own = solver::bondChains(text, &fault);
                QVERIFY2(own, qPrintable(name + QStringLiteral(": ") + fault));
                chains.insert(chains.end(), own->begin(), own->end());
            }
            for (const solver::BondChain& chain : chains)
                for (const solver::BondChain::Place& place : chain.places)
                    if (!place.letter.isEmpty())
                        elements.insert(place.name);
            const model::Instance& instance = instances.instantiate(*node);
            const auto has = [&](const QString& path) {
                const model::Instance* at = &instance;
                for (const QString& part : model::namesIn(path)) {
                    if (at->isRemoved(part.toStdString()))
                        return true;
                    at = at->child(part.toStdString());
                    if (!at)
                        return false;
                }
                return true;
            };
            for (const solver::BondChain& chain : chains) {
                for (const solver::BondChain::Place& place : chain.places)
                    QVERIFY2(elements.contains(place.name) || has(place.name),
                             qPrintable(name + QStringLiteral(" has no ") + place.name));
                for (const solver::BondChain::Term& term : chain.condition)
                    QVERIFY2(has(term.name), qPrintable(name + QStringLiteral(" has no ") + term.name));
            }
        }
        QVERIFY2(read > 130, qPrintable(QString::number(read)));
    }

    void junctionsHoldInRuns_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("stopTime");
        for (const CopiedExample& example : kCopied)
            QTest::newRow(example.name) << example.path() << example.stopTime;
    }

    // What junctions and sensors demand of the ports alone holds in a run; elements that only lose energy take it; each
    // port of a component is in its graph.
    void junctionsHoldInRuns()
    {
        QFETCH(QString, path);
        QFETCH(double, stopTime);
        const QByteArray text = textOf(path);
        const Circuit circuit(text);
        QVERIFY2(circuit.system, qPrintable(circuit.messages));
        test::LibraryRunOptions options;
        options.tolerance = 1e-8;
        options.eventRows = solver::EventRows::None;
        options.stopTime = stopTime > 0 ? stopTime : circuit.system->model.experiment.stopTime;
        options.variables = QStringLiteral(".*\\.(p|m_flow|s|f|phi|tau|v|i|e)");
        const test::LibraryRun run = test::runText(text, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const solver::CircuitBonds bonds = solver::circuitBonds(*circuit.system, circuit.library);
        std::vector<std::vector<QString>> joined(bonds.parts.size());
        const auto note = [&](const solver::BondPort& port) {
            joined[static_cast<std::size_t>(port.part)].push_back(port.name);
        };
        for (const auto& joint : bonds.joints)
            std::ranges::for_each(joint, note);
        for (std::size_t number = 0; number < bonds.parts.size(); ++number) {
            const solver::BondPart& part = bonds.parts[number];
            if (!part.bonds)
                continue;
            seen_.insert(part.className);
            for (const QString& port : joined[number])
                QVERIFY2(part.bonds->ports.contains(port), qPrintable(QStringLiteral("%1 of %2").arg(port, part.path)));
            std::vector<solver::ComponentBonds::End> ends;
            std::vector<PortCourse> courses;
            std::vector<std::vector<double>> efforts, flows;
            for (const auto& [name, end] : part.bonds->ports) {
                const auto course = courseOf(run.results, part.path + QLatin1Char('.') + name, end.isHead);
                if (!course)
                    continue;
                ends.push_back(end);
                courses.push_back(*course);
                efforts.push_back(course->efforts);
                flows.push_back(course->flows);
            }
            const Demands demands = demandsOf(*part.bonds, ends);
            for (const Row& row : demands.efforts)
                QVERIFY2(violation(row, efforts) < 1e-6, qPrintable(part.path + QStringLiteral(": efforts")));
            for (const Row& row : demands.flows)
                QVERIFY2(violation(row, flows) < 1e-6, qPrintable(part.path + QStringLiteral(": flows")));
            if (ends.size() == part.bonds->ports.size() && isPassive(*part.bonds))
                QVERIFY2(shareTaken(outward(courses, ends)) > -1e-3,
                         qPrintable(part.path + QStringLiteral(": energy")));
        }
    }

    // Classes of components that no example above holds have not been held against a run.
    void eachClassHasRun() { QVERIFY2(seen_.size() > 110, qPrintable(QString::number(seen_.size()))); }

private:
    /// Power counts as it goes in, at tails too.
    static std::vector<PortCourse> outward(std::vector<PortCourse> courses,
                                           const std::vector<solver::ComponentBonds::End>& ends)
    {
        for (std::size_t port = 0; port < ends.size(); ++port)
            if (!ends[port].isHead)
                for (double& effort : courses[port].efforts)
                    effort = -effort;
        return courses;
    }
};

BRAMAH_TEST(ComponentBondsTest);
#include "component_bonds_test.moc"
