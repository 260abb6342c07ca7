// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every registered test class. Usage: <layer>_tests [CLASS] [Qt Test options]; <layer>_tests --list names them.
#include "tests/test_registry.h"

#include <QtTest/QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#include <QCursor>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>

int main(int argc, char* argv[])
{
    Application application(argc, argv);
#ifdef QT_WIDGETS_LIB
    // Until the mouse has been somewhere, Qt 6.8 takes a click in a menu for the one that has opened it.
    QCursor::setPos(-500, -500);
    QCoreApplication::processEvents();
#endif
    QStringList arguments = application.arguments();
    QString only;
    if (arguments.size() > 1 && !arguments.at(1).startsWith(QLatin1Char('-')))
        only = arguments.takeAt(1);

    const bool isListWanted = arguments.contains(QStringLiteral("--list"));
    int failed = 0;
    int run = 0;
    for (const auto& make : bramah::test::TestRegistry::factories()) {
        const auto test = make();
        const QString name = QString::fromLatin1(test->metaObject()->className()).section(QStringLiteral("::"), -1);
        if (isListWanted)
            std::printf("%s\n", qPrintable(name));
        if (isListWanted || (!only.isEmpty() && name != only))
            continue;
        ++run;
        failed += QTest::qExec(test.get(), arguments) == 0 ? 0 : 1;
    }
    if (isListWanted)
        return 0;
    std::printf("%d passed, %d failed\n", run - failed, failed);
    return failed == 0 && run > 0 ? 0 : 1;
}
