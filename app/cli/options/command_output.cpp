// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/command_output.h"

#include "model/files/output_file.h"

#include <QBuffer>
#include <QFileInfo>

namespace bramah::cli {

bool isConsole(const QString& path)
{
    return path == QLatin1String("-");
}

QString nameOfOutput(const CommandOptions& options)
{
    const bool isNamed = options.isSet("o") && !isConsole(options.value("o"));
    return isNamed ? QFileInfo(options.value("o")).completeBaseName() : QString();
}

std::optional<QString> writeOutput(const QString& path, const QByteArray& bytes, CommandStreams& streams)
{
    if (!isConsole(path))
        return model::OutputFile::write(path, bytes);
    streams.out << QString::fromUtf8(bytes);
    return std::nullopt;  // whoever made the stream tells whether it was written
}

std::optional<QString> writeOutput(const QString& path, CommandStreams& streams,
                                   const std::function<std::optional<QString>(QIODevice&)>& write)
{
    if (isConsole(path)) {
        streams.out.flush();
        if (streams.out.device() != nullptr)
            return write(*streams.out.device());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        auto problem = write(buffer);
        streams.out << QString::fromUtf8(buffer.data());
        return problem;
    }
    model::OutputFile file(path);
    if (!file.open())
        return file.problem();
    // A problem of the contents is told as it is, one of the file with the file's name.
    if (auto problem = write(file.device()))
        return file.reason().isEmpty() ? problem : file.problem();
    return file.commit() ? std::nullopt : std::optional(file.problem());
}

}  // namespace bramah::cli
