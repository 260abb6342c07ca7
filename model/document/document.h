// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QFileSystemWatcher>
#include <QObject>

#include <memory>
#include <tl/expected.hpp>

namespace bramah::model {

struct RecoveredText;

/// A file whose text is the truth: every change is an edit of its bytes, after which the tree is read anew. apply()
/// returns the inverse edits, of which undo is made; the undo stack itself lives in the editor. GUI thread.
class Document : public QObject
{
    Q_OBJECT
public:
    /// What the text is at present; each change finds it anew.
    enum class TextState {
        Sound,       ///< Modelica without syntax errors: the canvas may edit it
        WithErrors,  ///< shown and edited as text only
        NotUtf8,     ///< read-only, never changed
    };
    /// The state of the file on the disk, compared with what the document last read or wrote there.
    enum class DiskState {
        Same,     ///< as it was last read or saved, or there is no file yet
        Changed,  ///< written by another program
        Missing,
    };
    /// May save() replace a file that another program has changed meanwhile? OwnStateOnly: no, it is an error then.
    enum class Overwrite { OwnStateOnly, AnyState };

    /// Opens a file of any bytes; see textState(). Error: file-not-readable.
    [[nodiscard]] static tl::expected<std::unique_ptr<Document>, Diagnostic> open(const QString& path);
    /// A document without a file, modified from the start. \a name is shown until it has one, and must be unique among
    /// the open documents.
    [[nodiscard]] static std::unique_ptr<Document> create(const QString& name, const QByteArray& text);
    /// A document of the text that was not saved when the program ended, with its file's present contents as the saved
    /// state.
    [[nodiscard]] static std::unique_ptr<Document> recover(const RecoveredText& recovered);

    /// Absolute; empty if there is no file yet.
    [[nodiscard]] const QString& filePath() const { return filePath_; }
    /// The file's name without its folder, or the name given to create().
    [[nodiscard]] QString displayName() const;
    /// Its fileName() is the path of the file, or the name given to create().
    [[nodiscard]] const SourceText& text() const { return tree_->text(); }
    /// The tree of the present text; replaced with each change. changed() tells of it.
    [[nodiscard]] const syntax::SyntaxTree& tree() const { return *tree_; }
    /// The same, to be kept beyond a change.
    [[nodiscard]] const std::shared_ptr<const syntax::SyntaxTree>& sharedTree() const { return tree_; }
    /// Whether the present text can be edited on the canvas, as text only, or not at all.
    [[nodiscard]] TextState textState() const;
    /// False if the file exists and cannot be written: the document can then only be saved under another name.
    [[nodiscard]] bool isFileWritable() const;

    /// Changes the text and returns the edits that undo it. Nothing happens, and nothing is returned, if the text is
    /// not UTF-8.
    TextEdits apply(const TextEdits& edits);
    /// Like apply(), with the single edit that leads to \a bytes: equal text at both ends stays.
    TextEdits replaceText(const QByteArray& bytes);

    /// Does the text differ from the file? Undoing back to the saved text makes it unmodified.
    [[nodiscard]] bool isModified() const { return isModified_; }
    /// Writes the file anew as a whole or not at all. Errors: file-not-writable; file-changed-on-disk unless \a
    /// overwrite allows it.
    [[nodiscard]] tl::expected<void, Diagnostic> save(Overwrite overwrite = Overwrite::OwnStateOnly);
    /// Like save(), but to another file, which becomes the document's own. On an error the document keeps its file.
    [[nodiscard]] tl::expected<void, Diagnostic> saveAs(const QString& path);

    /// Compares the file with the expected state; emits fileChangedOnDisk() at the first difference.
    DiskState checkDisk();
    /// Takes over the file's contents as an edit and returns the edits that undo it. Error: file-not-readable.
    [[nodiscard]] tl::expected<TextEdits, Diagnostic> reload();

Q_SIGNALS:
    /// Text and tree are new; \a edits led from the text before to the new one.
    void changed(const bramah::model::TextEdits& edits);
    /// isModified() has changed to \a isModified.
    void modifiedChanged(bool isModified);
    /// The document has another file, as by saveAs(): \a newName is its path, \a oldName what SourceText::fileName()
    /// was.
    void filePathChanged(const QString& oldName, const QString& newName);
    /// Another program has written or removed the file.
    void fileChangedOnDisk();

private:
    Document(QString name, QString filePath, const QByteArray& text);
    void setText(const QString& fileName, const QByteArray& bytes);
    TextEdits change(const TextEdits& edits);
    void setSaved(const QByteArray& bytes, bool hasFile);
    void updateModified();
    void watch();
    [[nodiscard]] tl::expected<void, Diagnostic> write(const QString& path) const;

    QString name_;
    QString filePath_;
    std::shared_ptr<const syntax::SyntaxTree> tree_;
    QByteArray savedBytes_;  ///< the contents of the file, as last read or written
    bool hasSavedState_ = false;
    bool isModified_ = true;
    DiskState diskState_ = DiskState::Same;
    QFileSystemWatcher watcher_;
};

/// The text of a new model on an empty sheet, to run for 10 s with the shipped library's \a libraryVersion.
[[nodiscard]] QByteArray newModelText(const QString& name, const QString& libraryVersion);

}  // namespace bramah::model
