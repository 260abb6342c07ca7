// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/energy_audit.h"
#include "solver/compile/compile.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/sound_run.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace bramah;
using solver::EnergyRole;
using test::Example;
using test::LibraryRun;

namespace {

/// Greatest absolute value of a variable over the run.
double sizeOf(const LibraryRun& run, const QString& path)
{
    const solver::ValueRange range = run.results.range(run.results.find(path));
    return std::max(std::abs(range.lower), std::abs(range.upper));
}

}  // namespace

/// Every circuit that is shipped: it runs without a word, nothing in it breaks a law, and it tells what to look for.
class LibraryExamplesTest : public QObject
{
    Q_OBJECT

    static Example exampleNamed(const QString& name)
    {
        for (Example& example : test::shippedExamples())
            if (example.name == name)
                return std::move(example);
        return {};
    }

    static bool isAboutStates(const model::Diagnostic& diagnostic)
    {
        return diagnostic.kind == model::DiagnosticKind::StateNotPossible;
    }

    static LibraryRun runOf(const QByteArray& text, bool isOpened)
    {
        test::LibraryRunOptions options;
        options.isOpened = isOpened;
        options.useExperiment = true;
        options.variables = QStringLiteral(".*");
        return test::runText(text, options);
    }

    /// What is wrong with the texts that come with it: of what to look for, of the experiment, of the plots.
    static QStringList faultsOfTexts(const Example& example, const solver::FlatModel& flat, const LibraryRun& run)
    {
        QStringList faults;
        for (const char* text :
             {"<h4>What to look for</h4>", "experiment(StartTime=", "StopTime=", "Interval=", "Tolerance="})
            if (!example.text.contains(text))
                faults << QStringLiteral("it does not say ") + QLatin1String(text);
        // Plots are figures of Modelica, or entries of Bramah's own.
        int plots = 0;
        static const QRegularExpression plot(
            QStringLiteral("plot\\(title=\"[^\"]+\", (?:kind=\"\\w+\", )?y=\\{([^}]*)\\}"));
        static const QRegularExpression quoted(QStringLiteral("\"([^\"]+)\""));
        static const QRegularExpression figure(QStringLiteral("Plot\\(title=\"[^\"]+\", curves=\\{([^}]*)\\}"));
        static const QRegularExpression curveOf(QStringLiteral("\\by=((?:[^,()\\[\\]]|\\[[^\\]]*\\])+)"));
        for (const auto& [form, name] : {std::pair(&plot, &quoted), std::pair(&figure, &curveOf)})
            for (auto match = form->globalMatch(QString::fromUtf8(example.text)); match.hasNext(); ++plots) {
                const QString curves = match.next().captured(1);
                int count = 0;
                for (auto curve = name->globalMatch(curves); curve.hasNext(); ++count)
                    if (const QString path = curve.next().captured(1); run.results.find(path) < 0)
                        faults << path + QStringLiteral(" is not in the results");
                if (count == 0)
                    faults << QStringLiteral("a plot without curves");
            }
        if (plots == 0)
            faults << QStringLiteral("no plots");
        // What stands in bold as a variable or parameter of the circuit is one.
        static const QRegularExpression bold(QStringLiteral("<b>([A-Za-z_]\\w*(\\.\\w+)+)</b>"));
        for (auto match = bold.globalMatch(QString::fromUtf8(example.text)); match.hasNext();)
            if (const QString path = match.next().captured(1);
                flat.findVariable(path.toStdString()) == solver::kNoVariable)
                faults << path + QStringLiteral(" is not in the circuit");
        return faults;
    }

    /// Case 14. At each row the power into a component less what it stores is its loss: none in volumes, masses and
    /// springs, what they state in dampers, never negative in valves, cylinders and machines. 1e-6 of the greatest
    /// power is the share that the case allows; it stands for the solution of p from dm, and for forces in stiff
    /// contacts. In lines the inertia of the oil counts at rho_0 instead of the density of the place, a share p/beta of
    /// the power that drives the flow: that power is written out, and stays below 3 % (2.2 % where a hammer reaches 200
    /// bar, else below 1 %).
    static QStringList faultsOfEnergy(const solver::EnergyAudit& audit, const LibraryRun& run)
    {
        double greatest = 0;
        for (std::size_t i = 0; i < audit.components.size(); ++i)
            greatest = std::max(greatest, sizeOf(run, QStringLiteral("in_%1").arg(i)));
        const double allowed = 1e-6 * greatest;
        QStringList faults;
        for (std::size_t i = 0; i < audit.components.size(); ++i) {
            const solver::AuditedComponent& component = audit.components[i];
            if (component.role == EnergyRole::Source || component.role == EnergyRole::Untold)
                continue;
            const int loss = run.results.find(QStringLiteral("loss_%1").arg(i));
            const int stated = run.results.find(QStringLiteral("stated_%1").arg(i));
            const int simplified = run.results.find(QStringLiteral("simplified_%1").arg(i));
            if (const double left = sizeOf(run, QStringLiteral("simplified_%1").arg(i)); left > 0.03 * greatest)
                faults << QStringLiteral("%1 leaves out %2 W of %3 W").arg(component.path).arg(left).arg(greatest);
            double worst = 0, when = 0;
            for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
                const double lost = run.results.value(loss, row) - run.results.value(simplified, row);
                const double error = component.role == EnergyRole::Lossy
                                         ? std::max(-lost, 0.0)
                                         : std::abs(lost - run.results.value(stated, row));
                if (error > worst) {
                    worst = error;
                    when = run.results.time(row);
                }
            }
            if (worst > allowed)
                faults << QStringLiteral("%1 (%2): %3 W of %4 W at %5 s")
                              .arg(component.path, component.className)
                              .arg(worst)
                              .arg(greatest)
                              .arg(when);
        }
        return faults;
    }

    /// Oil is kept to rounding, within 1e-12.
    static QStringList faultsOfOil(const LibraryRun& run)
    {
        const int oil = run.results.find(QStringLiteral("oil"));
        const int oilIn = run.results.find(QStringLiteral("oil_in"));
        const double start = run.results.value(oil, 0);
        const double passed = sizeOf(run, QStringLiteral("oil_in"));
        double drift = 0;
        for (std::size_t row = 0; row < run.results.rowCount(); ++row)
            drift = std::max(drift, std::abs(run.results.value(oil, row) - start - run.results.value(oilIn, row)));
        if (drift > 1e-12 * (std::abs(start) + passed))
            return {QStringLiteral("oil: %1 kg of %2 kg").arg(drift).arg(start)};
        return {};
    }

private Q_SLOTS:
    void areSound_data()
    {
        QTest::addColumn<QString>("name");
        for (const Example& example : test::shippedExamples())
            QTest::newRow(qPrintable(example.name)) << example.name;
    }

    // One run serves all checks: of the circuit with its energy audit beside it, in the library without protection.
    // With constant density a growing volume has less oil than flows into it, so textbook oil is not counted.
    void areSound()
    {
        QFETCH(QString, name);
        const Example example = exampleNamed(name);
        const QByteArray text = example.extendedBy({}, {});
        const solver::FlatModel flat = test::flatText(text);
        const solver::EnergyAudit audit = solver::auditOf(flat);
        LibraryRun run = runOf(example.extendedBy(audit.declarations, audit.equations), true);
        // With the audit other states may be chosen, so what is said of them is asked of the circuit by itself.
        std::erase_if(run.diagnostics, isAboutStates);
        std::ranges::copy_if(solver::compile(test::flatText(text)).diagnostics, std::back_inserter(run.diagnostics),
                             isAboutStates);
        const QString fault = test::faultOf(run, text);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        QVERIFY(run.results.rowCount() > 100);
        QStringList faults = faultsOfTexts(example, flat, run);
        faults << faultsOfEnergy(audit, run);
        if (!example.text.contains("DensityModel.Textbook"))
            faults << faultsOfOil(run);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(LibraryExamplesTest);

#include "library_examples_test.moc"
