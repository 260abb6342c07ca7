// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/documents/document_page.h"
#include "editor/session/workspace.h"
#include "tests/app/window/test_window.h"
#include "tests/benchmarks/large_sheet.h"
#include "tests/solver/library/random_circuits.h"
#include "tests/test_registry.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTimer>
#include <QtTest/QTest>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <thread>

using namespace bramah;

namespace {

/// A document without a window, and its check.
struct Checked {
    explicit Checked(editor::Workspace& workspace, const QByteArray& text)
        : session(workspace, model::Document::create(QStringLiteral("Checked.mo"), text)),
          check(session, app::prepareCheck, std::make_shared<solver::ModelCache>())
    {
    }
    /// Comes back with the end of the check: QTest looks every 10 ms only.
    [[nodiscard]] bool wait()
    {
        QEventLoop loop;
        QObject::connect(&check, &app::LiveCheck::checked, &loop, &QEventLoop::quit);
        QDeadlineTimer end(60000);
        QTimer::singleShot(60000, &loop, &QEventLoop::quit);
        while (check.isPending() && !end.hasExpired())
            loop.exec();
        return !check.isPending();
    }

    editor::DocumentSession session;
    app::LiveCheck check;
};

std::unique_ptr<editor::Workspace> workspaceWithLibrary()
{
    auto library = std::make_unique<model::ClassLibrary>();
    library->addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
    return std::make_unique<editor::Workspace>(std::move(library));
}

/// The names that the problems of a session say are unknown.
QStringList unknownNames(const editor::DocumentSession& session)
{
    QStringList names;
    for (const model::Diagnostic& problem : session.sheet().problems())
        if (problem.kind == model::DiagnosticKind::UnknownName)
            names.append(problem.arguments.value(0));
    return names;
}

/// The kinds of the errors shown, sorted. What the sheet says of its ports counts as what the compiler says of its
/// equations.
QStringList errorsOf(const editor::DocumentSession& session)
{
    using Kind = model::DiagnosticKind;
    static const std::map<Kind, Kind> compiled{{Kind::NothingDetermines, Kind::UnderdeterminedVariables},
                                               {Kind::SetBySeveral, Kind::OverdeterminedEquations},
                                               {Kind::SetDifferently, Kind::ContradictingEquations},
                                               {Kind::NoReference, Kind::RepeatedEquations}};
    QStringList errors;
    for (const model::Diagnostic& problem : session.sheet().problems())
        if (problem.severity() == model::Severity::Error) {
            const auto words = compiled.find(problem.kind);
            errors.append(model::nameOf(words == compiled.end() ? problem.kind : words->second));
        }
    errors.removeDuplicates();
    errors.sort();
    return errors;
}

/// The same of what `bramah check` prints.
QStringList errorsIn(const QString& printed)
{
    static const QRegularExpression error(QStringLiteral("error: .*\\[([a-z-]+)\\]\\s*$"),
                                          QRegularExpression::MultilineOption);
    QStringList errors;
    for (auto found = error.globalMatch(printed); found.hasNext();)
        errors.append(found.next().captured(1));
    errors.removeDuplicates();
    errors.sort();
    return errors;
}

/// Each line drawn, whatever way it goes: laying lines that a text does not draw takes longer than to check it.
QByteArray withLines(const QByteArray& text)
{
    static const QRegularExpression connect(QStringLiteral("(connect\\([^;\\n]*\\));"));
    return QString::fromUtf8(text)
        .replace(connect, QStringLiteral("\\1 annotation(Line(points={{0,0},{10,0}}));"))
        .toUtf8();
}

/// A copy with one thing in it wrong, or at least other: what a slip of the hand makes.
QByteArray brokenAtRandom(const QByteArray& text, QRandomGenerator& random)
{
    QByteArrayList lines = text.split('\n');
    const auto anyLineWith = [&](const char* part) {
        QList<qsizetype> found;
        for (qsizetype k = 0; k < lines.size(); ++k)
            if (lines[k].contains(part))
                found.append(k);
        return found.isEmpty() ? qsizetype{-1} : found[random.bounded(static_cast<int>(found.size()))];
    };
    const int kind = random.bounded(6);
    const qsizetype connect = anyLineWith("connect("), declaration = anyLineWith("Bramah.");
    if (kind == 0 && connect >= 0)
        lines.removeAt(connect);
    else if (kind == 1 && connect >= 0)
        lines[connect].replace("connect(", "connect(no");
    else if (kind == 2 && declaration >= 0)
        lines[declaration].replace("Bramah.", "Bramahh.");
    else if (kind == 3 && declaration >= 0)
        lines.insert(declaration, lines[declaration]);
    else if (kind == 4 && declaration >= 0)
        lines[declaration].replace("=", "=unknown+");
    else if (connect >= 0)
        lines.insert(connect, lines[connect]);
    return lines.join('\n');
}

}  // namespace

class LiveCheckTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onlyTheLastVerdictOfAStormIsShown();
    void anEndedRunLeavesNewerVerdictsAlone();
    void aRunGoesOnAsIfNothingWereEdited();
    void aClassThatLacksAnEquationIsNamed();
    void itAgreesWithTheCommandLine();
};

// Edits follow each other faster than 2,000 components are checked: each check that ends tells of the text there is.
void LiveCheckTest::onlyTheLastVerdictOfAStormIsShown()
{
    const auto workspace = workspaceWithLibrary();
    const QByteArray text = bench::largeSheet(bench::groupsFor(2000));
    Checked checked(*workspace, text);
    QVERIFY(checked.session.sheet().diagram().components().size() >= 2000);
    QStringList wrong;
    int count = 0;
    QString wanted;
    QObject::connect(&checked.check, &app::LiveCheck::checked, &checked.check, [&] {
        ++count;
        if (const QStringList names = unknownNames(checked.session); names != QStringList{wanted})
            wrong.append(QStringLiteral("%1, not %2").arg(names.join(QLatin1Char(' ')), wanted));
    });
    constexpr int kEdits = 12;
    for (int k = 0; k < kEdits; ++k) {
        wanted = QStringLiteral("name%1").arg(k);
        QByteArray edited = text;
        edited.replace("pump0(D=25e-6", "pump0(D=" + wanted.toUtf8());
        QVERIFY(checked.session.file().replaceText(QStringLiteral("Edit"), edited));
        // Sometimes long enough for a check to begin, never for it to end.
        QTest::qWait(k % 3 == 0 ? 90 : 5);
    }
    QVERIFY(checked.wait());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QCOMPARE(unknownNames(checked.session), QStringList{wanted});
    QVERIFY2(count >= 1 && count < kEdits, qPrintable(QString::number(count)));
}

// A run that cannot be compiled ends after the text has been mended: what it found is not shown any more.
void LiveCheckTest::anEndedRunLeavesNewerVerdictsAlone()
{
    const auto workspace = workspaceWithLibrary();
    const QByteArray text = bench::largeSheet(1);
    QByteArray broken = text;
    broken.replace("pump0(D=25e-6", "pump0(D=nothing");
    Checked checked(*workspace, broken);
    QVERIFY(checked.wait());
    QCOMPARE(unknownNames(checked.session), QStringList{QStringLiteral("nothing")});
    app::RunHistory history;
    std::atomic<bool> mayGoOn = false;
    const app::PrepareFactory late = [&](const auto& session, const auto& cache) {
        return [prepare = app::prepareModel(session, cache), &mayGoOn](const std::function<bool()>& isStopWanted) {
            while (!mayGoOn)
                std::this_thread::yield();
            return prepare(isStopWanted);
        };
    };
    app::RunController runs(checked.session, history, late, std::make_shared<solver::ModelCache>());
    runs.run();
    QVERIFY(checked.session.file().replaceText(QStringLiteral("Mend"), text));
    QVERIFY(checked.wait());
    QVERIFY(unknownNames(checked.session).isEmpty());
    mayGoOn = true;
    QVERIFY(QTest::qWaitFor([&] { return !runs.isActive(); }, 20000));
    QCOMPARE(history.latest()->end->reason, solver::EndReason::NotCompiled);
    QVERIFY(unknownNames(checked.session).isEmpty());
}

// What is edited beside a run, and checked, changes neither its rows nor their times.
void LiveCheckTest::aRunGoesOnAsIfNothingWereEdited()
{
    QFile file(test::TestWindow::example(QStringLiteral("pump_relief_orifice.mo")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    const auto resultsOf = [&](bool isEdited) {
        const auto workspace = workspaceWithLibrary();
        Checked checked(*workspace, text);
        app::RunHistory history;
        app::RunController runs(checked.session, history, app::prepareModel, std::make_shared<solver::ModelCache>());
        // Both at one speed: steps of a run that keeps time end at each row, others pass over rows.
        runs.setSpeed(0.5);
        runs.run();
        int checks = 0;
        QObject::connect(&checked.check, &app::LiveCheck::checked, &checked.check, [&] { ++checks; });
        while (isEdited && checks < 8 && runs.isActive()) {
            const model::DiagramComponent& tank = checked.session.sheet().diagram().components().back();
            checked.session.apply(
                QStringLiteral("Place"),
                {model::AddComponent{QStringLiteral("Bramah.Hydraulics.Sources.Tank"),
                                     checked.session.sheet().diagram().freeName(QStringLiteral("tank")),
                                     tank.placement,
                                     {}}});
            static_cast<void>(checked.wait());
        }
        static_cast<void>(QTest::qWaitFor([&] { return !runs.isActive(); }, 60000));
        return std::pair(std::move(history.latest()->results), checks);
    };
    const solver::ResultStore alone = resultsOf(false).first;
    const auto [beside, checks] = resultsOf(true);
    QVERIFY(alone.rowCount() > 20 && checks >= 2);
    QCOMPARE(beside.rowCount(), alone.rowCount());
    QCOMPARE(beside.columns().size(), alone.columns().size());
    for (std::size_t column = 0; column < alone.columns().size(); ++column)
        for (std::size_t row = 0; row < alone.rowCount(); ++row) {
            const double a = alone.value(static_cast<int>(column), row);
            const double b = beside.value(static_cast<int>(column), row);
            QVERIFY2(a == b || (std::isnan(a) && std::isnan(b)), qPrintable(alone.columns()[column].path));
        }
}

// The component of an own class that is at fault, as on the command line; of the whole the variable says more.
void LiveCheckTest::aClassThatLacksAnEquationIsNamed()
{
    const QByteArray text =
        "model Checked\n  model Part\n    Real x;\n    Real y;\n  equation\n    x = time;\n  end Part;\n"
        "  Part part;\nend Checked;\n";
    const auto workspace = workspaceWithLibrary();
    Checked checked(*workspace, text);
    QVERIFY(checked.wait());
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("Checked.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    QString printed, faults;
    QTextStream out(&printed), err(&faults);
    static_cast<void>(app::runCommand({QStringLiteral("check"), file.fileName()}, out, err));
    out.flush();
    QVERIFY2(
        printed.contains(QStringLiteral("`part` (`Checked.Part`) has not as many equations as unknowns, 1 against 2")),
        qPrintable(printed));
    QCOMPARE(printed.count(QStringLiteral("[unbalanced-class]")), 1);
    QCOMPARE(errorsOf(checked.session), errorsIn(printed));
    const auto& problems = checked.session.sheet().problems();
    const auto named = std::ranges::find(problems, model::DiagnosticKind::UnbalancedClass, &model::Diagnostic::kind);
    QVERIFY(named != problems.end());
    QCOMPARE(named->component, QStringLiteral("part"));
}

void LiveCheckTest::itAgreesWithTheCommandLine()
{
    const QTemporaryDir folder;
    model::ClassLibrary library;
    library.addSearchPath(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("library")));
    const test::RandomCircuits circuits(library);
    const int count =
        qEnvironmentVariableIntValue("BRAMAH_CIRCUITS") > 0 ? qEnvironmentVariableIntValue("BRAMAH_CIRCUITS") : 500;
    const auto workspace = workspaceWithLibrary();
    QRandomGenerator random(23);
    int broken = 0;
    for (int seed = 1; seed <= count; ++seed) {
        QByteArray text = withLines(circuits.text(static_cast<std::uint64_t>(seed)));
        if (seed % 2 == 0)
            text = brokenAtRandom(text, random);
        Checked checked(*workspace, text);
        QCoreApplication::processEvents();  // its worker begins while the command line is at work
        const QString path = folder.filePath(QStringLiteral("Checked.mo"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        QString printed, faults;
        QTextStream out(&printed), err(&faults);
        const int code = app::runCommand({QStringLiteral("check"), path}, out, err);
        out.flush();
        QVERIFY(checked.wait());
        const QStringList seen = errorsOf(checked.session), told = errorsIn(printed);
        QVERIFY2(seen == told, qPrintable(QStringLiteral("circuit %1: the sheet shows %2, the command line %3\n%4")
                                              .arg(seed)
                                              .arg(seen.join(QLatin1Char(' ')), told.join(QLatin1Char(' ')), printed)));
        QCOMPARE(code != 0, !seen.isEmpty());
        broken += seen.isEmpty() ? 0 : 1;
    }
    QVERIFY2(broken > count / 4, qPrintable(QString::number(broken)));
}

BRAMAH_TEST(LiveCheckTest);

#include "live_check_test.moc"
