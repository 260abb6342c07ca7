// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/files/shipped_files.h"
#include "app/lessons/lesson.h"
#include "solver/measures/measure_annotation.h"
#include "tests/app/window/test_window.h"
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah;

/// What the lessons of the examples tell is what the runs show.
class LessonTruthTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    /// The example with \a measures in place of its own, as a file.
    QString fileWith(const QString& path, const solver::Measures& measures)
    {
        QFile original(path);
        if (!original.open(QIODevice::ReadOnly))
            return {};
        const QByteArray bytes = original.readAll();
        model::ClassLibrary library;
        const auto added = library.addFile(
            model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QFileInfo(path).fileName(), bytes)));
        for (const model::ClassNode* node : added)
            if (const auto edits = solver::editsForMeasures(*node, measures); edits && app::lessonOf(*node)) {
                QFile file(folder_.filePath(QFileInfo(path).fileName()));
                if (file.open(QIODevice::WriteOnly))
                    file.write(edits->appliedTo(bytes));
                return file.fileName();
            }
        return {};
    }

private Q_SLOTS:
    void everyAnswerIsTrue_data()
    {
        QTest::addColumn<QString>("path");
        for (const app::ExampleGroup& group : app::exampleGroups())
            for (const QString& path : group.paths)
                QTest::newRow(qPrintable(QFileInfo(path).completeBaseName())) << path;
    }

    void everyAnswerIsTrue()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        model::ClassLibrary library;
        const auto added = library.addFile(model::syntax::SyntaxTree::parse(
            std::make_shared<model::SourceText>(QFileInfo(path).fileName(), file.readAll())));
        std::optional<app::Lesson> lesson;
        for (const model::ClassNode* node : added)
            if (auto one = app::lessonOf(*node))
                lesson = std::move(one);
        QVERIFY(lesson);
        for (const app::LessonTry& one : lesson->tries) {
            QVERIFY2(!one.expected.empty(), qPrintable(one.task));
            for (const solver::Measure& measure : one.expected)
                QVERIFY2(measure.lower || measure.upper, qPrintable(measure.of));
            QStringList arguments{QStringLiteral("simulate"), fileWith(path, one.expected),
                                  QStringLiteral("--measures")};
            for (const auto& [parameter, value] : one.changes)
                arguments << QStringLiteral("--set") << parameter + QLatin1Char('=') + value;
            const auto outcome = test::outcomeOf(app::runCommand, arguments);
            QVERIFY2(outcome.code == 0, qPrintable(one.task + QLatin1Char('\n') + outcome.out + outcome.err));
        }
    }
};

BRAMAH_TEST(LessonTruthTest);

#include "lesson_truth_test.moc"
