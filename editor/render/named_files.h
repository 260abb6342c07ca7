// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/named_file.h"

#include <QByteArray>
#include <QCache>
#include <QImage>
#include <QObject>
#include <QSet>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace bramah::editor {

/// What is in a file that a model names; empty if it cannot be read, or is none that may be.
struct NamedContent {
    QByteArray bytes;
    QImage picture;  ///< null if the file holds none, or one that is too large to be shown
};

/// Reads the file, its picture too. May wait for the disk without end.
[[nodiscard]] NamedContent readNamed(const model::NamedFile& file);

/// Reads the files that models name, each in a thread of its own: one on a share that is gone never holds up the
/// window. What does not come in a moment is drawn as missing until it does. GUI thread.
class NamedFiles : public QObject
{
    Q_OBJECT
public:
    /// Reads a file; called in threads of their own, so it must not touch anything shared.
    using Read = std::function<NamedContent(const model::NamedFile& file)>;

    static constexpr std::chrono::milliseconds kMoment{100};     ///< a window may wait for so long
    static constexpr std::chrono::milliseconds kPatience{2000};  ///< without a window, where nothing is drawn again
    /// So many threads wait at most; further files are not asked for before one of them has come.
    static constexpr int kMostWaiting = 16;

    /// \a patience: see setPatience().
    explicit NamedFiles(Read read = readNamed, std::chrono::milliseconds patience = kPatience);
    ~NamedFiles() override;
    /// The one that paints and documentation share.
    [[nodiscard]] static NamedFiles& shared();
    /// For how long content() waits.
    void setPatience(std::chrono::milliseconds patience) { patience_ = patience; }
    /// Exchanges what reads a file; for tests.
    void setRead(Read read) { read_ = std::move(read); }

    /// The content of \a file; nothing if it has not come yet, whereupon arrived() follows. While one is waited for,
    /// none of the others is.
    [[nodiscard]] std::optional<NamedContent> content(const model::NamedFile& file);
    /// The number of files that have come late.
    [[nodiscard]] int arrivals() const { return arrivals_; }

Q_SIGNALS:
    /// A file has come late: what shows it is to be drawn again.
    void arrived();

private:
    using Key = QString;
    struct Hall;
    void take(const Key& key, const NamedContent& content);

    Read read_;
    std::chrono::milliseconds patience_;
    std::shared_ptr<Hall> hall_;  ///< where threads deliver; they may outlive this object
    QSet<Key> waiting_;
    QCache<Key, NamedContent> late_;  ///< what came late, as asking again would be late again
    int arrivals_ = 0;
};

}  // namespace bramah::editor
