// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about/about_dialog.h"
#include "app/about/changes_dialog.h"
#include "app/commands/command_line.h"
#include "tests/app/window/hands.h"
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest/QTest>

using namespace bramah;

/// What program this is, and what is new in it.
class AboutTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void versionNamesTheLibraries();
    void aboutShowsAndCopiesTheSame();
    void whatIsNewIsShown();
    void whatIsNewIsTheSameInGerman();

private:
    static QString version() { return test::outcomeOf(app::runCommand, {QStringLiteral("--version")}).out.trimmed(); }
    /// The headings of the text, and how many items its lists have.
    static QString shapeOf(const QString& path);
};

void AboutTest::versionNamesTheLibraries()
{
    const QStringList lines = version().split(QLatin1Char('\n'));
    QVERIFY2(QRegularExpression(QStringLiteral("^bramah \\d+\\.\\d+\\.\\d+$")).match(lines.front()).hasMatch(),
             qPrintable(lines.front()));
    QVERIFY(lines.contains(QLatin1String("Qt ") + QLatin1String(qVersion())));
    for (const char* library : {"SUNDIALS", "SuiteSparse", "Eigen", "LAPACK", "Ceres Solver", "NLopt", "FFTW",
                                "MAT File I/O", "libzip", "QCustomPlot", "giflib", "WebP", "libxlsxwriter"}) {
        const QStringList found = lines.filter(
            QRegularExpression(QStringLiteral("^%1 [1-9]\\d*\\.\\d+(\\.\\d+)?$").arg(QLatin1String(library))));
        QVERIFY2(found.size() == 1, library);
    }
    // LLVM stands there where its module was built, which lies beside the program.
    const bool isNative =
        QFile::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/../lib/bramah/bramah_native.so"));
    QCOMPARE(lines.filter(QRegularExpression(QStringLiteral("^LLVM \\d+\\.\\d+\\.\\d+$"))).size(), isNative ? 1 : 0);
}

void AboutTest::aboutShowsAndCopiesTheSame()
{
    app::AboutDialog dialog;
    dialog.show();
    QString shown;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->text().startsWith(QStringLiteral("Bramah ")))
            shown = label->text();
    QVERIFY(shown.endsWith(QSysInfo::currentCpuArchitecture()));
    QCOMPARE(shown.section(QLatin1Char('\n'), 1), version().section(QLatin1Char('\n'), 1));
    QGuiApplication::clipboard()->clear();
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("&Copy"))
            QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), shown);
    test::keepPicture(dialog, QStringLiteral("about.png"));
}

void AboutTest::whatIsNewIsShown()
{
    test::TestWindow test;
    QString shown;
    auto* answers = new test::DialogAnswers({[&shown](QWidget& dialog) {
                                                const auto* text = dialog.findChild<QTextBrowser*>();
                                                shown = text ? text->toPlainText() : QString();
                                                test::keepPicture(dialog, QStringLiteral("changes.png"));
                                                dialog.close();
                                            }},
                                            20000, test.window());
    Q_UNUSED(answers);
    test.window().actions().action(QStringLiteral("help.changes"))->trigger();
    const qsizetype newest = shown.indexOf(QCoreApplication::applicationVersion() + QStringLiteral(" ("));
    QVERIFY2(newest > 0, qPrintable(shown.left(200)));
    QVERIFY(shown.indexOf(QStringLiteral("0.1.0 (")) > newest);
    QVERIFY(shown.contains(QStringLiteral("Ctrl+G")));
    // Marks of Markdown are read, not shown.
    QVERIFY(!shown.contains(QLatin1Char('#')) && !shown.contains(QLatin1Char('*')));
}

QString AboutTest::shapeOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QTextDocument document;
    document.setMarkdown(QString::fromUtf8(file.readAll()));
    QString shape;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        shape += level == 2 ? block.text() : QStringLiteral("%1").arg(level);
        shape += block.textList() ? QStringLiteral("- ") : QStringLiteral(" ");
    }
    return shape;
}

void AboutTest::whatIsNewIsTheSameInGerman()
{
    const QString english = shapeOf(QStringLiteral(":/CHANGELOG.md"));
    QVERIFY(english.count(QLatin1Char('-')) > 20);
    for (const char* language : {"de", "zh"})
        QCOMPARE(shapeOf(QStringLiteral(":/CHANGELOG.%1.md").arg(QLatin1String(language))), english);
    QLocale::setDefault(QLocale(QLocale::German));
    app::ChangesDialog dialog;
    QLocale::setDefault(QLocale::c());
    QVERIFY(dialog.findChild<QTextBrowser*>()->toPlainText().startsWith(QStringLiteral("Was in Bramah neu ist")));
}

BRAMAH_TEST(AboutTest);
#include "about_test.moc"
