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
    return {};
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
