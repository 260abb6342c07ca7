// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/notes/note.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <tl/expected.hpp>

class QMimeData;

namespace bramah::editor {

/// A picture as it is kept in the text of a file.
struct NotePicture {
    QByteArray bytes;  ///< PNG, JPEG or SVG
    QSize size;        ///< pixels
    QString message;   ///< what was done to it, as a sentence; empty: nothing
};

/// The picture in \a bytes, which came from \a name. Large ones are scaled down, as they make the file large and every
/// edit slow. The error is a sentence.
[[nodiscard]] tl::expected<NotePicture, QString> notePictureOf(const QByteArray& bytes, const QString& name);
/// The same of an image without a file.
[[nodiscard]] tl::expected<NotePicture, QString> notePictureOf(const QImage& image, const QString& name);
/// The picture in a file of at most 16 MB.
[[nodiscard]] tl::expected<NotePicture, QString> notePictureIn(const QString& path);

/// Is there a picture, or the address of a file that has the suffix of one?
[[nodiscard]] bool hasPicture(const QMimeData& data);
/// The picture that was copied or dropped, a file or an image; see hasPicture(). The error is a sentence.
[[nodiscard]] tl::expected<NotePicture, QString> notePictureOf(const QMimeData& data);
/// The suffixes of the files that can be taken, as `*.png`.
[[nodiscard]] QStringList pictureSuffixes();

/// The picture on the sheet with its middle at \a middle, 96 pixels an inch, at most as large as a sheet A5.
[[nodiscard]] std::vector<model::Graphic> newPictureNote(const NotePicture& picture, QPointF middle);

}  // namespace bramah::editor
