// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/crash_handler.h"
#include "app/crash/crash_reports.h"
#include "app/widgets/message_bar.h"
#include "app/work/background_worker.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <csignal>
#include <functional>

#if defined(__GLIBC__)
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace bramah;

namespace {

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Uses up the stack; what it returns needs all calls.
[[gnu::noinline]] int deep(volatile int* of)
{
    volatile int here[1000] = {*of + 1};
    return deep(here) + here[0];
}

}  // namespace

/// Crashes: processes that really do, and what is told of them later.
class CrashTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void aCrashLeavesAReport_data();
    void aCrashLeavesAReport();
    void theProgramLeavesAReport();
    void theNextWindowTellsOfIt();
    void oldReportsAreRemoved();

private:
    static void writeReport(const QString& folder, const QString& name, const char* text, int age);
};

void CrashTest::initTestCase()
{
#if !defined(__GLIBC__)
    QSKIP("crashes are reported on Linux");
#endif
}

void CrashTest::aCrashLeavesAReport_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("signal");
    QTest::addColumn<QString>("name");
    QTest::newRow("null pointer") << 0 << SIGSEGV << QStringLiteral("SIGSEGV");
    QTest::newRow("used up stack") << 1 << SIGSEGV << QStringLiteral("SIGSEGV");
    QTest::newRow("used up stack of a worker") << 4 << SIGSEGV << QStringLiteral("SIGSEGV");
    QTest::newRow("abort") << 2 << SIGABRT << QStringLiteral("SIGABRT");
    QTest::newRow("unknown instruction") << 3 << SIGILL << QStringLiteral("SIGILL");
}

/// A child process crashes in one of these ways.
void CrashTest::aCrashLeavesAReport()
{
#if defined(__GLIBC__)
    QFETCH(int, kind);
    QFETCH(int, signal);
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const QString reports = folder.filePath(QStringLiteral("state/crashes"));
    const QString said = folder.filePath(QStringLiteral("stderr"));
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit none{0, 0};
        setrlimit(RLIMIT_CORE, &none);
        if (!std::freopen(QFile::encodeName(said).constData(), "w", stderr))
            ::_exit(3);
        qInstallMessageHandler(nullptr);
        app::installCrashHandler({reports, QStringLiteral("/kept/here")});
        volatile int* volatile nowhere = nullptr;
        volatile int start = 0;
        switch (kind) {
        case 0: *nowhere = 1; break;
        case 1: start = deep(&start); break;
        case 2: std::abort();
        case 4: {
            app::BackgroundWorker worker;
            worker.begin([&](const std::stop_token&) { start = deep(&start); });
            ::pause();
            break;
        }
        default: __builtin_trap();
        }
        ::_exit(4);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY2(WIFSIGNALED(status), qPrintable(QString::number(status)));
    QCOMPARE(WTERMSIG(status), signal);
    const QStringList files = QDir(reports).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    const QString path = QDir(reports).filePath(files.front());
    const QString report = textOf(path);
    QVERIFY2(report.contains(QStringLiteral("Signal: %1, %2").arg(signal).arg(name)), qPrintable(report));
    QVERIFY2(report.contains(QLatin1String("Bramah ") + QCoreApplication::applicationVersion()), qPrintable(report));
    QVERIFY(report.contains(QLatin1String("Qt ") + QLatin1String(qVersion())));
    QVERIFY2(report.section(QStringLiteral("the last one first:\n"), 1).count(QLatin1Char('\n')) >= 3,
             qPrintable(report));
    QVERIFY(QFile::permissions(path) == (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
    const QString error = textOf(said);
    QVERIFY2(error.contains(path) && error.contains(QStringLiteral("/kept/here")), qPrintable(error));
#endif
}

/// The program itself, whose window is open.
void CrashTest::theProgramLeavesAReport()
{
#if defined(__GLIBC__)
    const QTemporaryDir home;
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("HOME"), home.path());
    for (const char* place : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"})
        environment.remove(QLatin1String(place));
    program.setProcessEnvironment(environment);
    const QString file = home.filePath(QStringLiteral("drive.mo"));
    QVERIFY(QFile::copy(test::TestWindow::example(QStringLiteral("cylinder_drive.mo")), file));
    program.start(qEnvironmentVariable("BRAMAH_EXECUTABLE"), {file});
    QVERIFY(program.waitForStarted());
    // The window is there when the file that it has opened is locked.
    const auto isOpen = [&home] {
        for (QDirIterator files(home.filePath(QStringLiteral(".cache")), QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();)
            if (files.next().contains(QStringLiteral("/open/")))
                return true;
        return false;
    };
    QVERIFY(QTest::qWaitFor(isOpen, 60000));
    ::kill(static_cast<pid_t>(program.processId()), SIGSEGV);
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    const QDir reports(home.filePath(QStringLiteral(".local/state/Bramah/bramah/crashes")));
    QCOMPARE(reports.entryList(QDir::Files).size(), 1);
    const QString path = reports.filePath(reports.entryList(QDir::Files).front());
    QVERIFY(textOf(path).contains(QStringLiteral("QCustomPlot ")));
    // To have it there the start would have to load it.
    QVERIFY(!textOf(path).contains(QStringLiteral("LLVM")));
    const QString error = QString::fromLocal8Bit(program.readAllStandardError());
    QVERIFY2(error.contains(path), qPrintable(error));
    QVERIFY2(error.contains(home.filePath(QStringLiteral(".local/share/Bramah/bramah/recovery"))), qPrintable(error));
#endif
}

void CrashTest::writeReport(const QString& folder, const QString& name, const char* text, int age)
{
    QFile file(QDir(folder).filePath(name));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write(text);
    file.flush();
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-age), QFileDevice::FileModificationTime));
}

void CrashTest::theNextWindowTellsOfIt()
{
    test::TestWindow test;
    const QTemporaryDir reports;
    app::MessageBar& messages = test.window().messages();
    messages.hide();
    app::tellOfCrash(reports.path(), messages);
    QVERIFY(!messages.isVisible());
    writeReport(reports.path(), QStringLiteral("crash_20261130T100000_1.txt"), "older", 100);
    writeReport(reports.path(), QStringLiteral("crash_20261130T110000_2.txt"), "newer", 10);
    app::tellOfCrash(reports.path(), messages);
    QVERIFY(messages.isVisible());
    QVERIFY2(messages.text().contains(reports.filePath(QStringLiteral("crash_20261130T110000_2.txt"))),
             qPrintable(messages.text()));
    test::keepPicture(test.window(), QStringLiteral("crash.png"));
    for (QPushButton* button : messages.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Copy the report"))
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("newer"));
    // Once.
    QVERIFY(!messages.isVisible());
    app::tellOfCrash(reports.path(), messages);
    QVERIFY(!messages.isVisible());
    writeReport(reports.path(), QStringLiteral("crash_20261130T120000_3.txt"), "newest", 0);
    app::tellOfCrash(reports.path(), messages);
    QVERIFY(messages.isVisible());
}

void CrashTest::oldReportsAreRemoved()
{
    test::TestWindow test;
    const QTemporaryDir reports;
    for (int k = 0; k < 15; ++k)
        writeReport(reports.path(), QStringLiteral("crash_%1.txt").arg(k), "", 1000 - k);
    writeReport(reports.path(), QStringLiteral("mine.txt"), "", 5000);
    app::tellOfCrash(reports.path(), test.window().messages());
    const QStringList left = QDir(reports.path()).entryList(QDir::Files);
    QCOMPARE(left.size(), 11);
    QVERIFY(left.contains(QStringLiteral("mine.txt")) && left.contains(QStringLiteral("crash_14.txt")));
    QVERIFY(!left.contains(QStringLiteral("crash_4.txt")));
}

BRAMAH_TEST(CrashTest);
#include "crash_test.moc"
