// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::model {

/// A file that a text names, as a picture or a style sheet. It has not been looked for yet: a share that is gone may
/// not answer, so that the window must not ask.
struct NamedFile {
    QString library;  ///< the file within whose folder it must be
    QString from;     ///< the file from whose folder \c path leads
    QString path;     ///< empty: no file is named

    friend bool operator==(const NamedFile&, const NamedFile&) = default;
};

/// The path of \a file without links. Empty if there is no such regular file, or if it is elsewhere: a text from
/// someone else must not read what it likes. Reads the disk, and may wait for it without end.
[[nodiscard]] QString pathOf(const NamedFile& file);

}  // namespace bramah::model
