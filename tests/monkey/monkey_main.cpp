// SPDX-License-Identifier: GPL-3.0-or-later
// bramah_monkey SEED [EVENTS]: random mouse and key events on the real main window; see monkey.h. Ends with 0 if the
// program has survived them and its texts can be read; else it names the seed and the last events.
#include "tests/monkey/monkey.h"

#include <QApplication>
#include <QDesktopServices>
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
        // Dialogs may stand in their loops, so the program is not asked to close.
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
    return run(seed, events);
}

#include "monkey_main.moc"
