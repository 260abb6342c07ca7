// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/png_series.h"

#include "app/translate.h"
#include "model/files/output_file.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace bramah::app {

namespace {

/// The user was asked about one file, not about this one.
std::optional<QString> whyTaken(const QString& path)
{
    if (!QFile::exists(path))
        return std::nullopt;
    return tr("`%1` is there already: choose another name for the series").arg(QDir::toNativeSeparators(path));
}

}  // namespace

PngSeries::~PngSeries()
{
    if (!isFinished_)
        for (const QString& path : written_)
            QFile::remove(path);
}

QString PngSeries::pathOf(int frame) const
{
    const QFileInfo info(path_);
    return QStringLiteral("%1/%2_%3.%4")
        .arg(info.path(), info.completeBaseName())
        .arg(frame, 4, 10, QLatin1Char('0'))
        .arg(info.suffix());
}

std::optional<QString> PngSeries::open()
{
    const QString path = pathOf(1);
    const auto problem = whyTaken(path);
    return problem ? problem : model::OutputFile::whyUnwritable(path);
}

std::optional<QString> PngSeries::add(const QImage& frame, double)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (!frame.save(&buffer, "PNG"))
        return tr("the picture could not be painted");
    const QString path = pathOf(static_cast<int>(written_.size()) + 1);
    if (auto problem = whyTaken(path))
        return problem;
    if (auto problem = model::OutputFile::write(path, buffer.data()))
        return problem;
    written_.append(path);
    return std::nullopt;
}

std::optional<QString> PngSeries::finish()
{
    isFinished_ = true;
    return std::nullopt;
}

}  // namespace bramah::app
