// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editor_program.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest/QTest>

using namespace bramah;

/// What a desktop needs to know of the program is valid and says one id everywhere.
class DesktopFilesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void validatorsAccept_data();
    void validatorsAccept();
    void oneIdEverywhere();
    void oneVersionEverywhere();
    void keywordsPromiseWhatIsThere();

private:
    static QString path(const QString& suffix)
    {
        return QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR"))
            .filePath(QStringLiteral("resources/desktop/org.bramah.Bramah") + suffix);
    }
    static QString read(const QString& suffix)
    {
        QFile file(path(suffix));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
};

void DesktopFilesTest::validatorsAccept_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("menu entry") << QStringLiteral("desktop-file-validate")
                                << QStringList{path(QStringLiteral(".desktop"))};
    QTest::newRow("metainfo") << QStringLiteral("appstreamcli")
                              << QStringList{QStringLiteral("validate"), QStringLiteral("--no-net"),
                                             path(QStringLiteral(".metainfo.xml"))};
}

void DesktopFilesTest::validatorsAccept()
{
    QFETCH(QString, program);
    QFETCH(QStringList, arguments);
    if (QStandardPaths::findExecutable(program).isEmpty())
        QSKIP("the validator is not installed");
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    QVERIFY(process.waitForFinished(60000));
    const QByteArray said = process.readAll();
    // Since AppStream 1.0 it is a warning that a program has no page of its own in the web.
    constexpr auto kNoPage = "W: org.bramah.Bramah:~: url-homepage-missing";
    QByteArrayList complaints;
    for (const QByteArray& line : said.split('\n'))
        if ((line.startsWith("E: ") || line.startsWith("W: ")) && line.trimmed() != kNoPage)
            complaints.append(line);
    QVERIFY2(complaints.isEmpty(), complaints.join('\n').constData());
    QVERIFY2(process.exitCode() == 0 || said.contains(kNoPage), said.constData());
    QVERIFY2(program != QStringLiteral("desktop-file-validate") || said.isEmpty(), said.constData());
}

void DesktopFilesTest::oneIdEverywhere()
{
    const QString id = QStringLiteral("org.bramah.Bramah");
    app::setProgramIdentity();
    QCOMPARE(QGuiApplication::desktopFileName(), id);
    const QString info = read(QStringLiteral(".metainfo.xml"));
    QVERIFY(info.contains(QStringLiteral("<id>%1</id>").arg(id)));
    QVERIFY(info.contains(QStringLiteral("\"desktop-id\">%1.desktop<").arg(id)));
    const QString entry = read(QStringLiteral(".desktop"));
    QVERIFY(entry.contains(QStringLiteral("Icon=%1\n").arg(id)));
    // The type it opens is the one it describes.
    const QString type = QStringLiteral("text/x-modelica");
    QVERIFY(entry.contains(QStringLiteral("MimeType=%1;").arg(type)));
    QVERIFY(info.contains(QStringLiteral("<mediatype>%1</mediatype>").arg(type)));
    QVERIFY(read(QStringLiteral(".mime.xml")).contains(QStringLiteral("type=\"%1\"").arg(type)));
    QCoreApplication::setApplicationName(QStringLiteral("bramah-test"));
}

void DesktopFilesTest::oneVersionEverywhere()
{
    const QString root = qEnvironmentVariable("BRAMAH_SOURCE_DIR");
    const auto firstIn = [&root](const QString& path, const QString& pattern) {
        QFile file(root + path);
        return file.open(QIODevice::ReadOnly)
                   ? QRegularExpression(pattern).match(QString::fromUtf8(file.readAll())).captured(1)
                   : QString();
    };
    const QString version =
        firstIn(QStringLiteral("/CMakeLists.txt"), QStringLiteral("project\\(Bramah VERSION (\\S+)"));
    QVERIFY(!version.isEmpty());
    app::setProgramIdentity();
    QCOMPARE(QCoreApplication::applicationVersion(), version);
    QCoreApplication::setApplicationName(QStringLiteral("bramah-test"));
    QCOMPARE(firstIn(QStringLiteral("/resources/CHANGELOG.md"), QStringLiteral("\n## (\\S+)")), version);
    QCOMPARE(firstIn(QStringLiteral("/resources/desktop/org.bramah.Bramah.metainfo.xml"),
                     QStringLiteral("<release version=\"([^\"]+)")),
             version);
}

void DesktopFilesTest::keywordsPromiseWhatIsThere()
{
    const QString entry = read(QStringLiteral(".desktop"));
    QVERIFY(entry.contains(QStringLiteral("Keywords=")));
    // There are no pneumatic components.
    QVERIFY(!entry.contains(QStringLiteral("pneumati"), Qt::CaseInsensitive));
    QVERIFY(!read(QStringLiteral(".metainfo.xml")).contains(QStringLiteral("pneumati"), Qt::CaseInsensitive));
}

BRAMAH_TEST(DesktopFilesTest);
#include "desktop_files_test.moc"
