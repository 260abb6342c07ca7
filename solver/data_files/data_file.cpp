// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/data_file.h"

#include "model/csv/find_csv_form.h"
#include "solver/data_files/csv_data.h"
#include "solver/data_files/mat_reader.h"
#include "solver/translate.h"

#include <QFile>
#include <QFileInfo>

namespace bramah::solver {
namespace {

/// Does it begin with characters that no text has?
bool isBinary(const QByteArray& head)
{
    constexpr qsizetype kLooked = 4096;
    const QByteArray some = head.left(kLooked);
    const model::TextEncoding encoding = model::encodingOf(some);
    const bool isWide =
        encoding == model::TextEncoding::Utf16LittleEndian || encoding == model::TextEncoding::Utf16BigEndian;
    const int high = encoding == model::TextEncoding::Utf16LittleEndian ? 1 : 0;
    qsizetype strange = 0;
    for (qsizetype k = 0; k + (isWide ? 1 : 0) < some.size(); k += isWide ? 2 : 1) {
        const auto low = static_cast<unsigned char>(some[isWide ? k + 1 - high : k]);
        const bool isControl = low < 0x20 && (low < '\t' || low > '\r') && low != 0x1A && low != 0x1B;
        strange += isControl && (!isWide || some[k + high] == 0) ? 1 : 0;
    }
    constexpr qsizetype kFew = 50;  // one in so many characters
    return kFew * strange > some.size() / (isWide ? 2 : 1);
}

/// What a file is by its first bytes, where this program does not read it, with the way to convert it; else empty.
QString otherFormat(const QByteArray& head)
{
    if (head.startsWith("MDF     ") || head.startsWith("UnFinMF "))
        return tr("it is an MDF measurement file; convert it to CSV or .mat, as asammdf does");
    if (head.startsWith("TDSm") || head.startsWith("TDSh"))
        return tr(
            "it is a TDMS file of LabVIEW; export it as CSV or .mat, as LabVIEW, Excel's TDM "
            "importer or npTDMS do");
    if (head.startsWith("PAR1"))
        return tr("it is a Parquet file; convert it to CSV, as pandas does");
    if (head.startsWith("PK\x03\x04"))
        return tr("it is a workbook or another archive; save the sheet as CSV");
    if (isMatFile(head))
        return {};
    return isBinary(head)
               ? tr("it is no text but numbers of a binary format; export it as CSV or .mat with the program "
                    "that wrote it")
               : QString();
}

}  // namespace

tl::expected<DataFile, QString> readDataFile(const QString& path, const DataFileForm& form,
                                             const ReadProgress& progress)
{
    const QFileInfo status(path);
    if (status.isDir())
        return tl::unexpected(QCoreApplication::translate("Diagnostic", "it is a folder"));
    if (status.exists() && !status.isFile())
        return tl::unexpected(tr("it is a device or a pipe, not a file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.errorString());
    const QByteArray head = file.read(model::kCsvHead);
    if (const QString other = otherFormat(head); !other.isEmpty())
        return tl::unexpected(other);
    if (isMatFile(head))
        return readMat(path, form.timeName, progress);
    file.seek(0);
    return form.csv ? readCsv(file, head, {*form.csv, {}}, progress)
                    : readCsv(file, head, model::findCsvForm(head), progress);
}

QStringList dataFilePatterns()
{
    return {QStringLiteral("*.csv"), QStringLiteral("*.txt"), QStringLiteral("*.tsv"), QStringLiteral("*.dat"),
            QStringLiteral("*.asc"), QStringLiteral("*.lvm"), QStringLiteral("*.mat")};
}

}  // namespace bramah::solver
