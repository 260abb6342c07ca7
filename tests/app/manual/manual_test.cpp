// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual.h"
#include "app/manual/manual_html.h"
#include "app/manual/manual_index.h"
#include "app/manual/manual_pdf.h"
#include "app/manual/manual_site.h"
#include "app/window/command_list.h"
#include "model/syntax/syntax_tree.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QDirIterator>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QtTest/QTest>

using namespace bramah;

/// The manual is whole: everything that the program has stands in it, its links lead somewhere, its code runs.
class ManualTest : public QObject
{
    Q_OBJECT

    /// A fenced block of a page.
    struct Block {
        QString page;
        int line = 0;
        QString word;  ///< behind the fence: `modelica`, `sh`
        QString text;
    };

    static QString folder() { return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/manual"); }

    static QString textOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    /// The files of the written pages, of all languages.
    static QStringList files()
    {
        QStringList found;
        QDirIterator all(folder(), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            found.append(all.next());
        found.sort();
        return found;
    }

    static std::vector<Block> blocksOf(const QString& path)
    {
        std::vector<Block> blocks;
        bool isCode = false;
        const QStringList lines = textOf(path).split(QLatin1Char('\n'));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines.at(i).startsWith(QLatin1String("```"))) {
                if (!isCode)
                    blocks.push_back(
                        {QFileInfo(path).fileName(), static_cast<int>(i + 1), lines.at(i).mid(3).trimmed(), {}});
                isCode = !isCode;
            } else if (isCode) {
                blocks.back().text += lines.at(i) + QLatin1Char('\n');
            }
        }
        return blocks;
    }

    /// A folder with copies of all examples, as a page's commands find them.
    static void copyExamples(const QString& to)
    {
        const QDir from(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples"));
        for (const QString& name : from.entryList({QStringLiteral("*.mo")}, QDir::Files))
            QVERIFY(QFile::copy(from.filePath(name), to + QLatin1Char('/') + name));
    }

    /// What a command of the shell prints if it does not end well.
    static QString failureOf(const QString& commands, const QString& where)
    {
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QFileInfo program(QDir::current().absoluteFilePath(qEnvironmentVariable("BRAMAH_EXECUTABLE")));
        environment.insert(QStringLiteral("PATH"),
                           program.absolutePath() + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("HOME"), where);
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(where);
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.start(QStringLiteral("sh"), {QStringLiteral("-ec"), commands});
        constexpr int kLongest = 240000;  // ms
        if (!shell.waitForFinished(kLongest))
            return QStringLiteral("it does not end");
        const QString printed = QString::fromUtf8(shell.readAll());
        return shell.exitCode() == 0 ? QString() : printed + QStringLiteral("\nexit code %1").arg(shell.exitCode());
    }

    app::ManualReference reference()
    {
        return {app::commandList(window_->window().actions(), *window_->window().menuBar()),
                window_->workspace().library()};
    }

    std::unique_ptr<test::TestWindow> window_;

private Q_SLOTS:
    void init() { window_ = std::make_unique<test::TestWindow>(); }
    void cleanup() { window_.reset(); }

    void linksLeadSomewhere_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QString();
        QTest::newRow("German") << QStringLiteral("de");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    void linksLeadSomewhere()
    {
        QFETCH(QString, language);
        const auto manual = app::readManual(language, reference());
        QVERIFY(manual.has_value());
        QVERIFY2(manual->problems.isEmpty(), qPrintable(manual->problems.join(QLatin1Char('\n'))));
        // Every file is a page of the contents.
        for (const QString& file : files())
            QVERIFY2(manual->page(QFileInfo(file).completeBaseName()), qPrintable(file));
    }

    void noMessageIsDotsOnly()
    {
        const app::ManualReference all = reference();
        for (const model::DiagnosticKind kind : model::allDiagnosticKinds()) {
            QString words = all.message(model::nameOf(kind));
            QVERIFY2(words.remove(QStringLiteral("…")).trimmed().size() > 10, qPrintable(model::nameOf(kind)));
        }
        QVERIFY(all.message(QStringLiteral("missing-inner")).contains(QStringLiteral("on the sheet")));
    }

    void aLinkThatLeadsNowhereIsNamed()
    {
        for (const char* link : {"[x](command:file.none)", "[](message:none)", "[a](class:Bramah.None)",
                                 "[b](example:none)", "[c](ftp:none)"}) {
            const auto text = app::manualHtml(QStringLiteral("# T\n\n") + QLatin1String(link), reference());
            QCOMPARE(text.problems.size(), 1);
        }
        QCOMPARE(app::manualHtml(QStringLiteral("no title"), reference()).problems.size(), 1);
    }

    void everythingHasAPlace()
    {
        QString written;
        for (const QString& file : files())
            if (QFileInfo(file).dir() == QDir(folder()))
                written += textOf(file);
        const app::ManualReference all = reference();
        QStringList missing;
        for (const app::ManualCommand& command : all.commands())
            if (!command.id.startsWith(QLatin1String("view.language.")) &&
                !written.contains(QStringLiteral("(command:%1)").arg(command.id)))
                missing.append(command.id);
        const auto manual = app::readManual({}, all);
        QVERIFY(manual.has_value());
        const QString messages = manual->page(QStringLiteral("messages"))->html;
        for (const model::DiagnosticKind kind : model::allDiagnosticKinds())
            if (!messages.contains(QStringLiteral("name=\"%1\"").arg(model::nameOf(kind))))
                missing.append(model::nameOf(kind));
        const QString classes = manual->page(QStringLiteral("classes"))->html;
        QVERIFY(all.classes().size() > 150);
        for (const app::ManualClass& one : all.classes())
            if (!classes.contains(QStringLiteral("class:%1\"").arg(one.name)))
                missing.append(one.name);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    }

    void everyCommandOfTheShellHasASection()
    {
        const QString page = textOf(folder() + QStringLiteral("/command-line.md"));
        QProcess help;
        help.start(qEnvironmentVariable("BRAMAH_EXECUTABLE"), {QStringLiteral("help")});
        QVERIFY(help.waitForFinished());
        static const QRegularExpression command(QStringLiteral("bramah ([a-z]+) +\\.\\.\\."));
        int count = 0;
        for (auto all = command.globalMatch(QString::fromUtf8(help.readAll())); all.hasNext(); ++count) {
            const QString name = all.next().captured(1);
            QVERIFY2(page.contains(QStringLiteral("\n### %1\n").arg(name)), qPrintable(name));
        }
        QVERIFY(count > 20);
    }

    void codeRuns_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString& file : files())
            for (const Block& block : blocksOf(file))
                if (block.word == QLatin1String("sh") || block.word.startsWith(QLatin1String("modelica"))) {
                    QTest::newRow(qPrintable(QDir(folder()).relativeFilePath(file))) << file;
                    break;
                }
    }

    void codeRuns()
    {
        QFETCH(QString, path);
        QTemporaryDir place;
        copyExamples(place.path());
        int count = 0;
        for (const Block& block : blocksOf(path)) {
            const QByteArray where = QStringLiteral("%1:%2\n").arg(block.page).arg(block.line).toUtf8();
            QString failure;
            if (block.word == QLatin1String("sh")) {
                failure = failureOf(block.text, place.path());
            } else if (block.word == QLatin1String("modelica")) {
                const QString name = QStringLiteral("block%1.mo").arg(++count);
                QFile file(place.filePath(name));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(block.text.toUtf8());
                file.close();
                const bool isRun = block.text.contains(QLatin1String("experiment"));
                failure =
                    failureOf(QStringLiteral("bramah check %1%2")
                                  .arg(name, isRun ? QStringLiteral("; bramah simulate %1 --csv block.csv").arg(name)
                                                   : QString()),
                              place.path());
            } else if (block.word == QLatin1String("modelica-part")) {
                const QByteArray whole = "model Part\n" + block.text.toUtf8() + "end Part;\n";
                const auto tree = model::syntax::SyntaxTree::parse(
                    std::make_shared<model::SourceText>(QStringLiteral("part.mo"), whole));
                if (tree->hasErrors())
                    failure = tree->diagnostics().front().commandLineText();
            } else {
                QVERIFY2(block.word == QLatin1String("text") || block.word == QLatin1String("python"),
                         where.constData());
            }
            QVERIFY2(failure.isEmpty(), (where + block.text.toUtf8() + failure.toUtf8()).constData());
        }
    }

    void searchFindsPagesCommandsClassesMessages()
    {
        const app::ManualReference all = reference();
        const auto manual = app::readManual({}, all);
        QVERIFY(manual.has_value());
        const auto places = app::manualPlaces(*manual, all);
        const auto first = [&](const char* words) {
            const auto found = app::foundPlaces(places, QString::fromUtf8(words));
            return found.empty() ? QString() : found.front()->address;
        };
        QCOMPARE(first("relief valve"), QStringLiteral("class:Bramah.Hydraulics.PressureValves.ReliefValve"));
        QCOMPARE(first("file save as"), QStringLiteral("manual:commands#file.saveAs"));
        QCOMPARE(first("the first hour"), QStringLiteral("manual:first-hour"));
        QCOMPARE(first("closing quote string"), QStringLiteral("manual:messages#unterminated-string"));
        QCOMPARE(first("nothing has these wordsxyz"), QString());
        QCOMPARE(first(" "), QString());
    }

    void theSiteIsWhole()
    {
        const app::ManualReference all = reference();
        const auto manual = app::readManual({}, all);
        QVERIFY(manual.has_value());
        QTemporaryDir place;
        const QDir site(place.filePath(QStringLiteral("a/b")));
        QCOMPARE(app::writeManualSite(*manual, all, site.path()), std::nullopt);
        static const QRegularExpression link(QStringLiteral("(?:href|src|srcset)=\"([^\"]*)\""));
        QStringList missing;
        int count = 0;
        for (const QString& page : site.entryList({QStringLiteral("*.html")})) {
            const QString text = textOf(site.filePath(page));
            for (auto links = link.globalMatch(text); links.hasNext(); ++count) {
                const QString address = links.next().captured(1);
                if (address.startsWith(QLatin1String("http")) || address.startsWith(QLatin1String("data:")))
                    continue;
                const QString file = address.section(QLatin1Char('#'), 0, 0),
                              heading = address.section(QLatin1Char('#'), 1);
                const QString target = file.isEmpty() ? text : textOf(site.filePath(file));
                if ((!file.isEmpty() && !site.exists(file)) ||
                    (!heading.isEmpty() &&
                     !target.contains(QStringLiteral("id=\"%1\"").arg(QUrl::fromPercentEncoding(heading.toUtf8())))))
                    missing.append(page + QStringLiteral(" -> ") + address);
            }
        }
        QVERIFY(count > 1000);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
        QVERIFY(textOf(site.filePath(QStringLiteral("Bramah.Hydraulics.PressureValves.ReliefValve.html")))
                    .contains(QStringLiteral("<svg")));
        // A folder that cannot be made is told.
        QFile blocked(place.filePath(QStringLiteral("file")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        QVERIFY(app::writeManualSite(*manual, all, place.filePath(QStringLiteral("file/x"))).has_value());
    }

    void thePdfHasBookmarksAndLinks()
    {
        const app::ManualReference all = reference();
        const auto manual = app::readManual({}, all);
        QVERIFY(manual.has_value());
        const auto pdf = app::manualPdf(*manual, all);
        QVERIFY(pdf.has_value());
        QVERIFY(pdf->startsWith("%PDF-"));
        QVERIFY(pdf->contains("/Outlines"));
        QVERIFY(pdf->size() > 500'000);
    }
};

BRAMAH_TEST(ManualTest);

#include "manual_test.moc"
