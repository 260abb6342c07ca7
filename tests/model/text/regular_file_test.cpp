// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/regular_file.h"

#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <sys/stat.h>

using namespace bramah::model;

/// Files that a user or a model names are read if they are files, and only up to a limit.
class RegularFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreReadToTheirEnd()
    {
        const QByteArray bytes(3'000'000, 'x');
        QCOMPARE(readRegularFile(written("a.txt", bytes)).value(), bytes);
        QCOMPARE(readRegularFile(written("empty.txt", {})).value(), QByteArray());
        QVERIFY(!readRegularFile(folder_.filePath(QStringLiteral("nowhere.txt"))));
    }

    void devicesAndPipesAreRefused()
    {
        const QString pipe = folder_.filePath(QStringLiteral("pipe"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString link = folder_.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), link));
        for (const QString& path : {pipe, link, QStringLiteral("/dev/zero"), QStringLiteral("/dev/null")})
            QCOMPARE(readRegularFile(path).error(), QStringLiteral("it is a device or a pipe, not a file"));
        QCOMPARE(readRegularFile(folder_.path()).error(), QStringLiteral("it is a folder"));
    }

    void largeFilesAreRefused()
    {
        const QString path = folder_.filePath(QStringLiteral("sparse.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{3} << 20));
        QCOMPARE(readRegularFile(path, qint64{2} << 20).error(), QStringLiteral("it is larger than 2 MB"));
        QVERIFY(readRegularFile(path, qint64{3} << 20));
        // Its size says nothing: the system writes it while it is read.
        QVERIFY(readRegularFile(QStringLiteral("/proc/self/status")).value().contains("Name:"));
    }

private:
    QString written(const char* name, const QByteArray& bytes)
    {
        QFile file(folder_.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    QTemporaryDir folder_;
};

BRAMAH_TEST(RegularFileTest);
#include "regular_file_test.moc"
