// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/window/test_window.h"

#include <QFile>
#include <QtTest/QTest>

namespace bramah::test {

/// Writes \a text into a file, opens it in the window and waits for its first check.
inline void openText(TestWindow& test, const QByteArray& text)
{
    const QString path = test.filePath(QStringLiteral("circuit.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY(test.window().documents().open(path));
    QVERIFY(QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 5000));
}

}  // namespace bramah::test
