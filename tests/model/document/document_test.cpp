// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"

#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <filesystem>

using namespace bramah::model;

namespace {

const QByteArray kText = "\xEF\xBB\xBFmodel M\r\n  A a;\r\nend M;";

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<no file>");
}

TextEdits renaming(const Document& document, const char* from, const char* to)
{
    return renameComponent(document.tree(), *findClass(document.tree(), QStringLiteral("M")), QString::fromUtf8(from),
                           QString::fromUtf8(to));
}

}  // namespace

class DocumentTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
        path_ = folder_->filePath(QStringLiteral("m.mo"));
        writeFile(path_, kText);
    }

    void editUndoRedo()
    {
        auto document = open();
        QSignalSpy changes(document.get(), &Document::changed);
        QSignalSpy modified(document.get(), &Document::modifiedChanged);
        QVERIFY(!document->isModified());
        const auto edits = renaming(*document, "a", "pump");
        const auto undo = document->apply(edits);
        QCOMPARE(document->text().bytes(), QByteArray("\xEF\xBB\xBFmodel M\r\n  A pump;\r\nend M;"));
        QVERIFY(findComponent(*document->tree().root().classes[0], QStringLiteral("pump")));
        QVERIFY(document->isModified());
        const auto redo = document->apply(undo);
        QCOMPARE(redo, edits);
        QCOMPARE(document->text().bytes(), kText);
        QVERIFY(!document->isModified());
        document->apply(redo);
        QVERIFY(document->isModified());
        QCOMPARE(changes.count(), 3);
        QCOMPARE(modified.count(), 3);
        QCOMPARE(readFile(path_), kText);
        QVERIFY(document->apply({}).isEmpty());
        QCOMPARE(changes.count(), 3);
    }

    void replacedTextIsASmallEdit()
    {
        auto document = open();
        const auto undo = document->replaceText("\xEF\xBB\xBFmodel M\r\n  A b, a;\r\nend M;");
        const std::vector<TextEdit> expected = {{{16, 19}, {}}};
        QCOMPARE(undo.edits(), expected);
        document->apply(undo);
        QCOMPARE(document->text().bytes(), kText);
        QVERIFY(document->replaceText(kText).isEmpty());
    }

    void saves()
    {
        auto document = open();
        const auto undo = document->apply(renaming(*document, "a", "pump"));
        QVERIFY(document->save());
        QCOMPARE(readFile(path_), document->text().bytes());
        QVERIFY(!document->isModified());
        QCOMPARE(document->checkDisk(), Document::DiskState::Same);
        document->apply(undo);
        QVERIFY(document->isModified());
    }

    void savesUnderAnotherName()
    {
        auto document = open();
        document->apply(renaming(*document, "a", "pump"));
        QSignalSpy renamed(document.get(), &Document::filePathChanged);
        const auto other = folder_->filePath(QStringLiteral("other.mo"));
        QVERIFY(document->saveAs(other));
        QCOMPARE(document->filePath(), other);
        QCOMPARE(document->text().fileName(), other);
        QCOMPARE(document->displayName(), QStringLiteral("other.mo"));
        QCOMPARE(renamed, (QList<QList<QVariant>>{{path_, other}}));
        QCOMPARE(readFile(other), document->text().bytes());
        QCOMPARE(readFile(path_), kText);
        QVERIFY(!document->isModified());
    }

    /// Another name of the old file keeps the old bytes, so no byte of it was written over; a link stays a link.
    void savesAsAWhole()
    {
        const auto hardLink = folder_->filePath(QStringLiteral("hard.mo"));
        std::filesystem::create_hard_link(path_.toStdString(), hardLink.toStdString());
        const auto symbolicLink = folder_->filePath(QStringLiteral("link.mo"));
        QVERIFY(QFile::link(path_, symbolicLink));
        auto document = std::move(*Document::open(symbolicLink));
        document->apply(renaming(*document, "a", "pump"));
        QVERIFY(document->save());
        QCOMPARE(readFile(hardLink), kText);
        QCOMPARE(readFile(path_), document->text().bytes());
        QVERIFY(QFileInfo(symbolicLink).isSymLink());
    }

    void failedSaveLosesNothing()
    {
        auto document = open();
        document->apply(renaming(*document, "a", "pump"));
        const auto edited = document->text().bytes();
        for (const QString& target : {folder_->path(), path_ + QStringLiteral("/m.mo"),
                                      folder_->filePath(QStringLiteral("no/such/folder/m.mo"))}) {
            const auto result = document->saveAs(target);
            QVERIFY(!result);
            QCOMPARE(result.error().kind, DiagnosticKind::FileNotWritable);
            QVERIFY(!result.error().arguments[1].isEmpty());
            QCOMPARE(document->filePath(), path_);
            QCOMPARE(document->text().bytes(), edited);
            QVERIFY(document->isModified());
        }
        QCOMPARE(readFile(path_), kText);
        QVERIFY(document->save());
    }

    void unreadableFiles()
    {
        for (const QString& path : {folder_->path(), folder_->filePath(QStringLiteral("none.mo"))}) {
            const auto result = Document::open(path);
            QVERIFY(!result);
            QCOMPARE(result.error().kind, DiagnosticKind::FileNotReadable);
        }
    }

    void aTextTooLargeToEditIsRefused()
    {
        const QString path = folder_->filePath(QStringLiteral("large.mo"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{50} << 20));
        const auto result = Document::open(path);
        QVERIFY(!result);
        QVERIFY2(result.error().message().contains(QStringLiteral("larger than 16 MB")),
                 qPrintable(result.error().message()));
    }

    void brokenTextIsShown()
    {
        writeFile(path_, "model M\n  A ;\nend M;");
        auto document = open();
        QCOMPARE(document->textState(), Document::TextState::WithErrors);
        document->replaceText("model M\n  A a;\nend M;");
        QCOMPARE(document->textState(), Document::TextState::Sound);
    }

    void textThatIsNotUtf8IsNeverChanged()
    {
        const QByteArray latin1 = "model M \"gr\xFC\xDF\"\nend M;";
        writeFile(path_, latin1);
        auto document = open();
        QCOMPARE(document->textState(), Document::TextState::NotUtf8);
        TextEdits edits;
        edits.insert(0, "x");
        QVERIFY(document->apply(edits).isEmpty());
        QVERIFY(document->replaceText("").isEmpty());
        QVERIFY(document->save());
        QCOMPARE(readFile(path_), latin1);
    }

    void newDocument()
    {
        auto document = Document::create(QStringLiteral("Untitled1"),
                                         newModelText(QStringLiteral("Untitled"), QStringLiteral("1.2.3")));
        QCOMPARE(document->textState(), Document::TextState::Sound);
        QVERIFY(document->isModified());
        QCOMPARE(document->displayName(), QStringLiteral("Untitled1"));
        QCOMPARE(document->text().fileName(), QStringLiteral("Untitled1"));
        QVERIFY(findClass(document->tree(), QStringLiteral("Untitled")));
        const auto result = document->save();
        QVERIFY(!result);
        QCOMPARE(result.error().kind, DiagnosticKind::FileNotWritable);
        QVERIFY(document->saveAs(folder_->filePath(QStringLiteral("new.mo"))));
        QVERIFY(document->save());
    }

    void foreignChangeIsNoticed()
    {
        auto document = open();
        QSignalSpy foreign(document.get(), &Document::fileChangedOnDisk);
        const QByteArray theirs = "model M\n  B b;\nend M;\n";
        writeFile(path_, theirs);
        QTRY_COMPARE(foreign.count(), 1);
        QCOMPARE(document->checkDisk(), Document::DiskState::Changed);
        QCOMPARE(foreign.count(), 1);

        document->apply(renaming(*document, "a", "pump"));
        const auto refused = document->save();
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, DiagnosticKind::FileChangedOnDisk);
        QCOMPARE(readFile(path_), theirs);

        const auto mine = document->text().bytes();
        const auto undo = document->reload();
        QVERIFY(undo);
        QCOMPARE(document->text().bytes(), theirs);
        QVERIFY(!document->isModified());
        document->apply(*undo);
        QCOMPARE(document->text().bytes(), mine);
        QFileSystemWatcher others(QStringList{path_});
        QSignalSpy saved(&others, &QFileSystemWatcher::fileChanged);
        QVERIFY(document->save(Document::Overwrite::AnyState));
        QCOMPARE(readFile(path_), mine);
        QTRY_VERIFY(!saved.isEmpty());  // the document has seen it too, and knows it for its own
        QCOMPARE(foreign.count(), 1);

        writeFile(path_, theirs);
        QCOMPARE(document->checkDisk(), Document::DiskState::Changed);
        QVERIFY(document->save(Document::Overwrite::AnyState));
        QCOMPARE(readFile(path_), mine);
    }

    void removedFileIsNoticedAndWrittenAgain()
    {
        auto document = open();
        QSignalSpy foreign(document.get(), &Document::fileChangedOnDisk);
        QVERIFY(QFile::remove(path_));
        QTRY_COMPARE(foreign.count(), 1);
        QCOMPARE(document->checkDisk(), Document::DiskState::Missing);
        QVERIFY(document->save());
        QCOMPARE(readFile(path_), kText);
    }

private:
    std::unique_ptr<Document> open()
    {
        auto document = Document::open(path_);
        return document ? std::move(*document) : nullptr;
    }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
};

BRAMAH_TEST(DocumentTest);
#include "document_test.moc"
