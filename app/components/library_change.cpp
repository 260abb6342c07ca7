// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/library_change.h"

#include "app/documents/document_page.h"
#include "app/documents/documents_controller.h"
#include "app/translate.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/files/output_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

QString shown(const QString& path)
{
    return QDir::toNativeSeparators(path);
}

std::optional<QByteArray> contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? std::optional(file.readAll()) : std::nullopt;
}

/// A file and the contents that it is to have; none: it is to go.
using Contents = std::pair<QString, std::optional<QByteArray>>;

/// Gives all \a files their contents. A disk that has no room for all of them is noticed before the first one changes.
/// Returns what went wrong, or nothing.
QString setContents(const std::vector<Contents>& files)
{
    std::vector<model::OutputFile> written;
    for (const auto& [path, text] : files) {
        if (!text)
            continue;
        model::OutputFile& file = written.emplace_back(path);
        if (!file.open() || !file.write(*text) || !file.prepare())
            return file.problem();
    }
    for (model::OutputFile& file : written)
        if (!file.commit())
            return file.problem();
    for (const auto& [path, text] : files)
        if (!text && QFileInfo::exists(path) && !QFile::remove(path))
            return tr("%1 cannot be removed.").arg(shown(path));
    return {};
}

bool isIn(const QString& path, const QString& folder)
{
    return path == folder || path.startsWith(folder + QLatin1Char('/'));
}

}  // namespace

void changeBehindGuard(editor::DocumentSession& session, const std::function<void()>& change)
{
    const QString guard = session.file().isGuarded() ? session.readOnlyReason() : QString();
    session.file().setGuard({});
    change();
    session.file().setGuard(guard);
}

LibraryChange::LibraryChange(DocumentsController& documents, model::ClassChange change, QString title)
    : documents_(documents), change_(std::move(change)), title_(std::move(title))
{
}

DocumentPage* LibraryChange::pageOf(const QString& path) const
{
    for (DocumentPage* page : documents_.pages())
        if (page->document().text().fileName() == path)
            return page;
    return nullptr;
}

QString LibraryChange::newPath(const QString& path) const
{
    for (const model::FileMove& move : change_.moves)
        if (isIn(path, move.from))
            return move.to.isEmpty() ? QString() : move.to + path.mid(move.from.size());
    return path;
}

QStringList LibraryChange::fileNames() const
{
    QStringList names;
    for (const File& file : files_)
        names.append(QFileInfo(file.path).fileName());
    for (const model::FileMove& folder : folders_)
        names.append(QFileInfo(folder.to).fileName());
    names.removeDuplicates();
    return names;
}

QString LibraryChange::takeText(const QString& path, const QByteArray& text, const QByteArray& edited)
{
    DocumentPage* page = pageOf(path);
    const bool isMoved = newPath(path) != path;
    if (page && isMoved && page->document().isModified())
        return tr("%1 has unsaved changes: save or close it first.").arg(page->title());
    if (page && !isMoved) {
        if (page->session().file().isGuarded() && !QFileInfo(path).isWritable())
            return tr("%1 names it, but cannot be changed: %2").arg(page->title(), page->session().readOnlyReason());
        texts_.push_back({page, text, edited, !page->document().isModified()});
        return {};
    }
    if (contentsOf(path) != text)
        return tr("%1 has been changed by another program: open its library again.").arg(shown(path));
    files_.push_back({path, text, edited});
    return {};
}

/// Applies moves to the files to be written: a moved file is written under its new name.
void LibraryChange::takeMoves()
{
    for (const model::FileMove& move : change_.moves) {
        if (QFileInfo(move.from).isDir()) {
            folders_.push_back(move);
            continue;
        }
        auto file = std::ranges::find(files_, move.from, &File::path);
        if (file == files_.end())
            file = files_.insert(files_.end(), {move.from, contentsOf(move.from), contentsOf(move.from)});
        const std::optional<QByteArray> text = std::exchange(file->after, std::nullopt);
        if (!move.to.isEmpty())
            files_.push_back({move.to, std::nullopt, text});
    }
}

QString LibraryChange::collect()
{
    for (auto at = change_.edits.begin(); at != change_.edits.end(); ++at) {
        const QByteArray text = change_.texts.value(at.key());
        if (at.value().isEmpty())
            continue;
        if (QString fault = takeText(at.key(), text, at.value().appliedTo(text)); !fault.isEmpty())
            return fault;
    }
    for (auto at = change_.written.begin(); at != change_.written.end(); ++at)
        files_.push_back({at.key(), contentsOf(at.key()), at.value()});
    for (DocumentPage* page : documents_.pages())
        if (newPath(page->document().filePath()) != page->document().filePath() && page->document().isModified())
            return tr("%1 has unsaved changes: save or close it first.").arg(page->title());
    takeMoves();
    for (const File& file : files_) {
        const QFileInfo place(file.path);
        if ((file.before && !place.isWritable()) || !QFileInfo(place.absolutePath()).isWritable())
            return tr("%1 cannot be written.").arg(shown(file.path));
    }
    return {};
}

QStringList LibraryChange::closeMoved(bool isBack)
{
    QStringList paths;
    for (DocumentPage* page : documents_.pages()) {
        const QString path = page->document().filePath();
        QString target = newPath(path);
        if (isBack) {
            target = path;
            for (const model::FileMove& move : change_.moves)
                if (!move.to.isEmpty() && isIn(path, move.to))
                    target = move.from + path.mid(move.to.size());
        }
        if (path.isEmpty() || target == path || !documents_.close(*page))
            continue;
        if (!target.isEmpty())
            paths.append(target);
    }
    return paths;
}

/// Renames all folders or none.
QString LibraryChange::moveFolders(bool isBack) const
{
    for (std::size_t k = 0; k < folders_.size(); ++k) {
        const auto& [from, to] = folders_[k];
        if (isBack ? QDir().rename(to, from) : QDir().rename(from, to))
            continue;
        for (std::size_t moved = 0; moved < k; ++moved)
            isBack ? QDir().rename(folders_[moved].from, folders_[moved].to)
                   : QDir().rename(folders_[moved].to, folders_[moved].from);
        return tr("%1 cannot be renamed.").arg(shown(isBack ? to : from));
    }
    return {};
}

QString LibraryChange::write(bool isBack)
{
    if (isBack)
        if (QString fault = moveFolders(true); !fault.isEmpty())
            return fault;
    std::vector<Contents> contents;
    for (const File& file : files_)
        contents.emplace_back(file.path, isBack ? file.before : file.after);
    if (QString fault = setContents(contents); !fault.isEmpty()) {
        if (const QString second = isBack ? moveFolders(false) : QString(); !second.isEmpty())
            fault += QLatin1Char(' ') + second;
        return fault;
    }
    return isBack ? QString() : moveFolders(false);
}

void LibraryChange::setTexts(bool isBack)
{
    for (const OpenText& text : texts_)
        if (text.page) {
            editor::DocumentSession& session = text.page->session();
            changeBehindGuard(session, [&] { session.file().replaceText(title_, isBack ? text.before : text.after); });
            if (text.isSaved && !text.page->document().filePath().isEmpty())
                documents_.save(*text.page);
        }
}

/// Makes the libraries that contain the files read them again.
void LibraryChange::readAgain() const
{
    editor::Workspace& workspace = documents_.workspace();
    const QStringList paths = workspace.library().searchPaths();
    for (const QString& path : paths) {
        const bool isTouched = std::ranges::any_of(files_, [&](const File& file) { return isIn(file.path, path); }) ||
                               std::ranges::any_of(folders_, [&](const auto& one) { return isIn(one.from, path); });
        if (!isTouched)
            continue;
        workspace.closeLibrary(path);
        workspace.openLibrary(path);
    }
}

QString LibraryChange::make()
{
    if (QString fault = collect(); !fault.isEmpty())
        return fault;
    const QStringList again = closeMoved(false);
    QString fault = write(false);
    if (fault.isEmpty()) {
        setTexts(false);
    } else {
        std::vector<Contents> former;  // what has been written goes back
        for (const File& file : files_)
            if (contentsOf(file.path) != file.before)
                former.emplace_back(file.path, file.before);
        if (const QString second = setContents(former); !second.isEmpty())
            fault += QLatin1Char(' ') + tr("The former files could not be put back: %1").arg(second);
    }
    readAgain();
    for (const QString& path : again)
        if (QFileInfo::exists(path))
            documents_.open(path);
    return fault;
}

QString LibraryChange::takeBack()
{
    for (const File& file : files_) {
        QString path = file.path;
        for (const model::FileMove& move : folders_)
            if (isIn(path, move.from))
                path = move.to + path.mid(move.from.size());
        if (contentsOf(path) != file.after)
            return tr("%1 has been changed since.").arg(shown(path));
    }
    for (const OpenText& text : texts_)
        if (text.page && text.page->document().text().bytes() != text.after)
            return tr("%1 has been changed since.").arg(text.page->title());
    const QStringList again = closeMoved(true);
    const QString fault = write(true);
    if (fault.isEmpty())
        setTexts(true);
    readAgain();
    for (const QString& path : again)
        if (QFileInfo::exists(path))
            documents_.open(path);
    return fault;
}

}  // namespace bramah::app
