// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/recovery_journal.h"

#include "model/document/document.h"
#include "tests/full_disk.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::FullDisk;

namespace {

const QByteArray kSaved = "model M\nend M;\n";
const QByteArray kEdited = "model M\r\n  \"\xC3\xA4\"\nend M;\n";

}  // namespace

class RecoveryJournalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath(QStringLiteral("m.mo"));
        journals_ = folder_->filePath(QStringLiteral("journals"));
        QFile file(path_);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kSaved) == kSaved.size());
    }

    void isThereWhileTheDocumentIsModified()
    {
        auto document = std::move(*Document::open(path_));
        RecoveryJournal journal(*document, journals_, 1);
        QVERIFY(!QFile::exists(journal.path()));
        const auto undo = document->replaceText(kEdited);
        QTRY_VERIFY(QFile::exists(journal.path()));
        const auto redo = document->apply(undo);
        QVERIFY(!QFile::exists(journal.path()));
        document->apply(redo);
        QVERIFY(journal.update());
        QVERIFY(QFile::exists(journal.path()));
        QVERIFY(document->save());
        QVERIFY(!QFile::exists(journal.path()));
    }

    void goesWithItsDocument()
    {
        {
            auto document = Document::create(QStringLiteral("Untitled1"), kSaved);
            RecoveryJournal journal(*document, journals_);
            QVERIFY(QFile::exists(journal.path()));
            QVERIFY(RecoveryJournal::leftIn(journals_).empty());  // its program still runs
        }
        QVERIFY(QDir(journals_).isEmpty());
    }

    void textOfACrashIsRecovered()
    {
        auto document = std::move(*Document::open(path_));
        document->replaceText(kEdited);
        leave(*document, QStringLiteral("a"));
        const auto untitled = Document::create(QStringLiteral("Untitled1"), kEdited);
        leave(*untitled, QStringLiteral("b"));

        auto left = RecoveryJournal::leftIn(journals_);
        QCOMPARE(left.size(), std::size_t{2});
        if (left[0].filePath.isEmpty())
            std::swap(left[0], left[1]);
        QCOMPARE(left[0].filePath, path_);
        QCOMPARE(left[0].bytes, kEdited);
        QCOMPARE(left[1].name, QStringLiteral("Untitled1"));

        const auto recovered = Document::recover(left[0]);
        QCOMPARE(recovered->text().bytes(), kEdited);
        QCOMPARE(recovered->filePath(), path_);
        QVERIFY(recovered->isModified());
        QVERIFY(recovered->save());
        QVERIFY(!recovered->isModified());
        const auto recoveredUntitled = Document::recover(left[1]);
        QCOMPARE(recoveredUntitled->text().bytes(), kEdited);
        QCOMPARE(recoveredUntitled->displayName(), QStringLiteral("Untitled1"));
        QVERIFY(recoveredUntitled->isModified());

        // The first is saved now; the second goes when the user says so.
        left = RecoveryJournal::leftIn(journals_);
        QCOMPARE(left.size(), std::size_t{1});
        RecoveryJournal::remove(left[0]);
        QVERIFY(RecoveryJournal::leftIn(journals_).empty());
    }

    void brokenJournalsAreLeftAlone()
    {
        QVERIFY(QDir().mkpath(journals_));
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("{}\nx"), QByteArray("{\"format\":2}\nx"), QByteArray("no JSON")}) {
            QFile file(journals_ + QStringLiteral("/x.journal"));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
            file.close();
            QVERIFY(RecoveryJournal::leftIn(journals_).empty());
            QVERIFY(file.exists());
        }
        QVERIFY(RecoveryJournal::leftIn(folder_->filePath(QStringLiteral("none"))).empty());
    }

    void unusableFolderIsAProblem()
    {
        const auto document = Document::create(QStringLiteral("Untitled1"), kEdited);
        RecoveryJournal journal(*document, path_ + QStringLiteral("/below a file"));
        QVERIFY(!journal.problem().isEmpty());
        QVERIFY(!journal.update());
    }

    // Work goes into the journal as soon as there is room again; the older one stays as long.
    void aFullDiskIsAProblemUntilThereIsRoom()
    {
        const auto document = Document::create(QStringLiteral("Untitled1"), kEdited);
        RecoveryJournal journal(*document, journals_, 10);
        QVERIFY(journal.problem().isEmpty());
        const QSignalSpy changes(&journal, &RecoveryJournal::problemChanged);
        {
            const FullDisk full;
            document->replaceText(kEdited + "// more\n");
            QTRY_VERIFY(!journal.problem().isEmpty());
            QFile kept(journal.path());
            QVERIFY(kept.open(QIODevice::ReadOnly) && kept.readAll().endsWith(kEdited));
            QTest::qWait(50);
            QCOMPARE(changes.count(), 1);
        }
        QTRY_VERIFY(journal.problem().isEmpty());
        QCOMPARE(changes.count(), 2);
        QFile kept(journal.path());
        QVERIFY(kept.open(QIODevice::ReadOnly) && kept.readAll().endsWith("// more\n"));
    }

private:
    /// What a crash leaves: a journal without its program's lock.
    void leave(Document& document, const QString& name)
    {
        RecoveryJournal journal(document, journals_);
        QVERIFY(journal.update());
        QVERIFY(QFile::copy(journal.path(), journals_ + u'/' + name + QStringLiteral(".journal")));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    QString journals_;
};

BRAMAH_TEST(RecoveryJournalTest);
#include "recovery_journal_test.moc"
