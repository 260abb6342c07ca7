// SPDX-License-Identifier: GPL-3.0-or-later
// bramah_monkey SEED [EVENTS]: random mouse and key events on the real main window; see monkey.h. Ends with 0 if the
// program has survived them and its texts can be read; else it names the seed and the last events.
#include "tests/monkey/monkey.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

using namespace bramah;

namespace {

/// Takes the links that would open other programs.
class NoDesktop : public QObject
{
    Q_OBJECT
public:
    NoDesktop()
    {
        for (const char* scheme : {"http", "https", "file", "mailto"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "take");
    }
public Q_SLOTS:
    void take(const QUrl&) {}
};

/// Copies a folder of the sources with all it holds.
bool copyFolder(const QString& from, const QString& to)
{
    const QDir source(from);
    QDirIterator entries(from, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString file = entries.next(), copy = to + QLatin1Char('/') + source.relativeFilePath(file);
        if (!QDir().mkpath(QFileInfo(copy).path()) || !QFile::copy(file, copy))
            return false;
    }
    return true;
}

/// Lets the window work on copies of library and examples, since classes of a library are saved, too.
bool workOnCopies(const QTemporaryDir& folder)
{
    const QString sources = qEnvironmentVariable("BRAMAH_SOURCE_DIR");
    for (const char* name : {"/library", "/resources"})
        if (!copyFolder(sources + QLatin1String(name), folder.path() + QLatin1String(name)))
            return false;
    return qputenv("BRAMAH_SOURCE_DIR", folder.path().toLocal8Bit());
}

int run(unsigned seed, int events)
{
    constexpr int kPatience = 60;  // s without an event
    NoDesktop desktop;
    static test::EventLog log;
    test::TestWindow window;
    test::Monkey monkey(window, seed, events, log);
    log.watch(seed, kPatience);
    QObject::connect(&monkey, &test::Monkey::finished, [&] {
        const QStringList broken = monkey.brokenTexts();
        std::printf("monkey: seed %u, %d events, slowest %lld ms, %d texts broken\n", seed, events,
                    static_cast<long long>(monkey.slowestEvent()), static_cast<int>(broken.size()));
        for (const QString& name : broken)
            std::printf("  %s\n", qPrintable(name));
        std::fflush(stdout);
        // Dialogs may stand in their loops, so the program is not asked to close: what it would remove goes here.
        QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).removeRecursively();
        std::_Exit(broken.isEmpty() ? 0 : 1);
    });
    monkey.start();
    return QApplication::exec();
}

}  // namespace

int main(int argc, char* argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QStringList arguments = QCoreApplication::arguments();
    bool isSeed = false;
    const unsigned seed = arguments.value(1).toUInt(&isSeed);
    const int events = arguments.value(2, QStringLiteral("20000")).toInt();
    if (!isSeed || events <= 0 || qEnvironmentVariableIsEmpty("BRAMAH_SOURCE_DIR")) {
        std::fputs("usage: ./dev monkey SEED [EVENTS]\n", stderr);
        return 64;
    }
    const QTemporaryDir folder;
    if (!folder.isValid() || !workOnCopies(folder)) {
        std::fputs("monkey: library and examples could not be copied to a temporary folder\n", stderr);
        return 1;
    }
    return run(seed, events);
}

#include "monkey_main.moc"
