// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"

#include "model/document/recovery_journal.h"
#include "model/files/output_file.h"
#include "model/text/regular_file.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace bramah::model {

namespace {

/// A larger text holds up the window for seconds with each edit. Libraries, which are read class by class, may be
/// larger.
constexpr qint64 kLargestDocument = qint64{16} << 20;  // bytes

Diagnostic fileDiagnostic(DiagnosticKind kind, const QString& path, const QString& reason)
{
    return {kind, {path, reason}, nullptr, {}, {}, {}};
}

tl::expected<QByteArray, Diagnostic> readFile(const QString& path)
{
    return readRegularFile(path, kLargestDocument).map_error([&](const QString& reason) {
        return fileDiagnostic(DiagnosticKind::FileNotReadable, path, reason);
    });
}

/// The single edit that turns \a before into \a after.
TextEdits difference(const QByteArray& before, const QByteArray& after)
{
    const auto [a, b] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto prefix = a - before.begin();
    const auto longestSuffix = std::min(before.size(), after.size()) - prefix;
    qsizetype suffix = 0;
    while (suffix < longestSuffix && before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
        ++suffix;
    TextEdits edits;
    edits.replace({static_cast<std::int32_t>(prefix), static_cast<std::int32_t>(before.size() - suffix)},
                  after.mid(prefix, after.size() - suffix - prefix));
    return edits;
}

}  // namespace

Document::Document(QString name, QString filePath, const QByteArray& text)
    : name_(std::move(name)), filePath_(std::move(filePath))
{
    setText(filePath_.isEmpty() ? name_ : filePath_, text);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &Document::checkDisk);
    watch();
}

tl::expected<std::unique_ptr<Document>, Diagnostic> Document::open(const QString& path)
{
    const QString absolutePath = QFileInfo(path).absoluteFilePath();
    auto bytes = readFile(absolutePath);
    if (!bytes)
        return tl::make_unexpected(std::move(bytes.error()));
    std::unique_ptr<Document> document(new Document({}, absolutePath, *bytes));
    document->setSaved(*bytes, true);
    return document;
}

std::unique_ptr<Document> Document::create(const QString& name, const QByteArray& text)
{
    return std::unique_ptr<Document>(new Document(name, {}, text));
}

std::unique_ptr<Document> Document::recover(const RecoveredText& recovered)
{
    std::unique_ptr<Document> document(new Document(recovered.name, recovered.filePath, recovered.bytes));
    if (!recovered.filePath.isEmpty()) {
        const auto bytes = readFile(recovered.filePath);
        document->setSaved(bytes.value_or(QByteArray()), bytes.has_value());
        document->diskState_ = bytes ? DiskState::Same : DiskState::Missing;
    }
    return document;
}

QString Document::displayName() const
{
    return filePath_.isEmpty() ? name_ : QFileInfo(filePath_).fileName();
}

Document::TextState Document::textState() const
{
    if (!text().isUtf8())
        return TextState::NotUtf8;
    return tree_->hasErrors() ? TextState::WithErrors : TextState::Sound;
}

bool Document::isFileWritable() const
{
    const QFileInfo file(filePath_);
    return filePath_.isEmpty() || !file.exists() || file.isWritable();
}

void Document::setText(const QString& fileName, const QByteArray& bytes)
{
    tree_ = syntax::SyntaxTree::parse(std::make_shared<SourceText>(fileName, bytes));
}

TextEdits Document::change(const TextEdits& edits)
{
    if (edits.isEmpty())
        return {};
    const QByteArray before = text().bytes();
    setText(text().fileName(), edits.appliedTo(before));
    updateModified();
    Q_EMIT changed(edits);
    return edits.inverse(before);
}

TextEdits Document::apply(const TextEdits& edits)
{
    return textState() == TextState::NotUtf8 ? TextEdits() : change(edits);
}

TextEdits Document::replaceText(const QByteArray& bytes)
{
    return apply(difference(text().bytes(), bytes));
}

void Document::setSaved(const QByteArray& bytes, bool hasFile)
{
    savedBytes_ = bytes;
    hasSavedState_ = hasFile;
    updateModified();
}

void Document::updateModified()
{
    const bool isModified = !hasSavedState_ || savedBytes_ != text().bytes();
    if (std::exchange(isModified_, isModified) != isModified)
        Q_EMIT modifiedChanged(isModified);
}

/// The watcher drops a file that another program replaces as a whole, so it is added again.
void Document::watch()
{
    if (!filePath_.isEmpty() && !watcher_.files().contains(filePath_) && QFileInfo::exists(filePath_))
        watcher_.addPath(filePath_);
}

tl::expected<void, Diagnostic> Document::write(const QString& path) const
{
    OutputFile file(path);
    if (!file.open() || !file.write(text().bytes()) || !file.commit())
        return tl::make_unexpected(fileDiagnostic(DiagnosticKind::FileNotWritable, path, file.reason()));
    return {};
}

tl::expected<void, Diagnostic> Document::save(Overwrite overwrite)
{
    if (filePath_.isEmpty()) {
        const auto reason = QCoreApplication::translate("Diagnostic", "it has no file yet; save it under a name");
        return tl::make_unexpected(fileDiagnostic(DiagnosticKind::FileNotWritable, name_, reason));
    }
    if (overwrite == Overwrite::OwnStateOnly && checkDisk() == DiskState::Changed)
        return tl::make_unexpected(fileDiagnostic(DiagnosticKind::FileChangedOnDisk, filePath_, {}));
    if (auto written = write(filePath_); !written)
        return written;
    diskState_ = DiskState::Same;
    setSaved(text().bytes(), true);
    watch();
    return {};
}

tl::expected<void, Diagnostic> Document::saveAs(const QString& path)
{
    const QString absolutePath = QFileInfo(path).absoluteFilePath();
    if (auto written = write(absolutePath); !written)
        return written;
    diskState_ = DiskState::Same;
    const QString oldName = text().fileName();
    if (!watcher_.files().isEmpty())
        watcher_.removePaths(watcher_.files());
    filePath_ = absolutePath;
    if (oldName != absolutePath)
        setText(absolutePath, text().bytes());
    setSaved(text().bytes(), true);
    watch();
    if (oldName != absolutePath)
        Q_EMIT filePathChanged(oldName, absolutePath);
    return {};
}

Document::DiskState Document::checkDisk()
{
    if (filePath_.isEmpty())
        return DiskState::Same;
    watch();
    auto found = DiskState::Missing;
    if (QFileInfo::exists(filePath_)) {
        const auto bytes = readFile(filePath_);
        found = bytes && hasSavedState_ && *bytes == savedBytes_ ? DiskState::Same : DiskState::Changed;
    }
    if (std::exchange(diskState_, found) != found && found != DiskState::Same)
        Q_EMIT fileChangedOnDisk();
    return found;
}

tl::expected<TextEdits, Diagnostic> Document::reload()
{
    auto bytes = readFile(filePath_);
    if (!bytes)
        return tl::make_unexpected(std::move(bytes.error()));
    diskState_ = DiskState::Same;
    savedBytes_ = *bytes;
    hasSavedState_ = true;
    watch();
    TextEdits inverse = change(difference(text().bytes(), *bytes));
    updateModified();
    return inverse;
}

QByteArray newModelText(const QString& name, const QString& libraryVersion)
{
    const QString text = QStringLiteral(
        "model %1\n"
        "  annotation(\n"
        "    Diagram(coordinateSystem(extent={{-120,-84},{120,84}})),\n"
        "    experiment(StopTime=10),\n"
        "    uses(Bramah(version=\"%2\")));\n"
        "end %1;\n");
    return text.arg(name, libraryVersion).toUtf8();
}

}  // namespace bramah::model
