// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/mat_trajectory.h"

#include "model/units/unit.h"
#include "solver/data_files/mat_file.h"
#include "solver/data_files/mended_rows.h"
#include "solver/data_files/row_block.h"
#include "solver/translate.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <map>

namespace bramah::solver {
namespace {

constexpr std::size_t kMostConstantValues = std::size_t{1} << 26;  // stored for parameters, in all rows together

/// A list of texts, each a column of characters (binTrans) or a row of them (binNormal).
std::vector<QString> textsOf(const QByteArray& characters, const MatFile::Matrix& matrix, bool isTransposed)
{
    const std::size_t count = isTransposed ? matrix.columns : matrix.rows;
    const std::size_t length = isTransposed ? matrix.rows : matrix.columns;
    std::vector<QString> texts;
    for (std::size_t k = 0; k < count; ++k) {
        QByteArray text;
        for (std::size_t at = 0; at < length; ++at) {
            const char c = characters[static_cast<qsizetype>(isTransposed ? k * length + at : at * count + k)];
            if (c == 0)
                break;
            text += c;
        }
        texts.push_back(QString::fromUtf8(text).trimmed());
    }
    return texts;
}

/// What dataInfo says of a variable.
struct Entry {
    int matrix = 0;  ///< 0: the time; 1: data_1; 2: data_2
    std::size_t row = 0;
    bool isNegated = false;
};

std::vector<Entry> entriesOf(const std::vector<double>& info, const MatFile::Matrix& matrix, bool isTransposed)
{
    const std::size_t count = isTransposed ? matrix.columns : matrix.rows;
    const std::size_t numbers = isTransposed ? matrix.rows : matrix.columns;
    const auto at = [&](std::size_t entry, std::size_t number) {
        return number < numbers ? info[isTransposed ? entry * numbers + number : number * count + entry] : 0;
    };
    std::vector<Entry> entries;
    for (std::size_t k = 0; k < count; ++k) {
        const double index = at(k, 1);
        entries.push_back({static_cast<int>(at(k, 0)), static_cast<std::size_t>(std::abs(index)), index < 0});
    }
    return entries;
}

/// Sets description and units of a column from `Pressure [Pa|bar]`; what follows `:#` is for the tool that wrote it.
/// Values are in the first unit, that of the model, as in a run of it.
void describe(ResultColumn& column, const QString& text)
{
    static const QRegularExpression kUnit(QStringLiteral(R"(^(.*?)\s*\[([^\[\]|]*)(?:\|([^\[\]]*))?\]\s*$)"),
                                          QRegularExpression::DotMatchesEverythingOption);
    column.description = text.section(QStringLiteral(":#"), 0, 0).trimmed();
    const auto match = kUnit.match(column.description);
    if (!match.hasMatch())
        return;
    column.description = match.captured(1);
    column.unit = match.captured(2).trimmed();
    const QString shown = match.captured(3).trimmed();
    column.displayUnit = !shown.isEmpty() && model::convert(0, column.unit, shown) ? shown : column.unit;
}

class TrajectoryReader
{
public:
    TrajectoryReader(const MatFile& file, const MatFile::Matrix& data) : file_(file), data_(data) {}

    tl::expected<DataFile, QString> read(const ReadProgress& progress)
    {
        const MatFile::Matrix& kind = *file_.find(QStringLiteral("Aclass"));
        const MatFile::Matrix* names = file_.find(QStringLiteral("name"));
        const MatFile::Matrix* info = file_.find(QStringLiteral("dataInfo"));
        const auto aclass = file_.characters(kind);
        if (aclass) {
            const std::vector<QString> lines = textsOf(*aclass, kind, false);
            isTransposed_ = lines.size() > 3 && lines[3] == QLatin1String("binTrans");
        }
        const auto nameCharacters = names ? file_.characters(*names) : std::nullopt;
        const auto infoNumbers = info ? file_.numbers(*info) : std::nullopt;
        if (!aclass || !nameCharacters || !infoNumbers)
            return tl::unexpected(tr("it is a damaged trajectory: `name` or `dataInfo` is missing"));
        const std::vector<QString> paths = textsOf(*nameCharacters, *names, isTransposed_);
        const std::vector<Entry> entries = entriesOf(*infoNumbers, *info, isTransposed_);
        if (paths.size() != entries.size() || rowCount() == 0)
            return tl::unexpected(tr("it is a damaged trajectory: %1 names, %2 entries of dataInfo, %3 rows")
                                      .arg(paths.size())
                                      .arg(entries.size())
                                      .arg(rowCount()));
        readParameters();
        if (const auto problem = placeColumns(paths, entries, descriptions()))
            return tl::unexpected(*problem);
        return readRows(progress);
    }

private:
    [[nodiscard]] std::size_t rowCount() const { return isTransposed_ ? data_.columns : data_.rows; }
    [[nodiscard]] std::size_t width() const { return isTransposed_ ? data_.rows : data_.columns; }

    [[nodiscard]] std::vector<QString> descriptions() const
    {
        const MatFile::Matrix* matrix = file_.find(QStringLiteral("description"));
        const auto characters = matrix ? file_.characters(*matrix) : std::nullopt;
        return characters ? textsOf(*characters, *matrix, isTransposed_) : std::vector<QString>();
    }

    void readParameters()
    {
        const MatFile::Matrix* matrix = file_.find(QStringLiteral("data_1"));
        const auto numbers = matrix ? file_.numbers(*matrix) : std::nullopt;
        if (!numbers)
            return;
        const std::size_t count = isTransposed_ ? matrix->rows : matrix->columns;
        for (std::size_t k = 0; k < count; ++k)
            parameters_.push_back((*numbers)[isTransposed_ ? k : k * matrix->rows]);
    }

    /// Gives each variable its column, stored once for all of the same values. Returns what is wrong.
    std::optional<QString> placeColumns(const std::vector<QString>& paths, const std::vector<Entry>& entries,
                                        const std::vector<QString>& texts)
    {
        std::map<std::size_t, std::size_t> stored;
        std::map<double, std::size_t> constants;
        const std::size_t mostConstants = std::max<std::size_t>(1, kMostConstantValues / rowCount());
        for (std::size_t k = 0; k < paths.size(); ++k) {
            const Entry& entry = entries[k];
            const bool isParameter = entry.matrix == 1;
            if (entry.matrix == 0 || (entry.row == 1 && paths[k].compare(u"time", Qt::CaseInsensitive) == 0))
                continue;
            if (entry.row == 0 || entry.row > (isParameter ? parameters_.size() : width()) || entry.matrix > 2)
                return tr("it is a damaged trajectory: `%1` has no values").arg(paths[k]);
            ResultColumn column;
            column.path = paths[k];
            describe(column, k < texts.size() ? texts[k] : QString());
            ColumnPlace place{0, entry.isNegated};
            if (isParameter) {
                const double value = place.of(parameters_[entry.row - 1]);
                if (!constants.contains(value) && constants.size() >= mostConstants) {
                    ++leftOut_;
                    continue;
                }
                const auto [found, isNew] = constants.try_emplace(value, sources_.size());
                if (isNew)
                    sources_.push_back({entry.row, value, true});
                place = {found->second, false};
            } else {
                const auto [found, isNew] = stored.try_emplace(entry.row, sources_.size());
                if (isNew)
                    sources_.push_back({entry.row, 0, false});
                place.stored = found->second;
            }
            columns_.push_back(std::move(column));
            places_.push_back(place);
        }
        return columns_.empty() ? std::optional(tr("it has no variable beside the time")) : std::nullopt;
    }

    tl::expected<DataFile, QString> readRows(const ReadProgress& progress)
    {
        DataFile result;
        result.store.reset(std::move(columns_), std::move(places_));
        const std::size_t rows = rowCount(), most = rowsOfBlock(width());
        std::vector<double> block(std::min(most, rows) * width());
        EventFlags flags;
        double last = -HUGE_VAL;
        for (std::size_t first = 0; first < rows; first += most) {
            const std::size_t count = std::min(most, rows - first);
            const bool isRead = isTransposed_ ? file_.readColumns(data_, first, count, block)
                                              : file_.readRows(data_, first, count, block);
            if (!isRead)
                return tl::unexpected(tr("it is damaged or cut off: rows from %1 on cannot be read").arg(first + 1));
            SampleBatch batch;
            for (std::size_t row = 0; row < count; ++row) {
                const auto at = [&](std::size_t column) {
                    return block[isTransposed_ ? row * width() + column : column * count + row];
                };
                if (at(0) < last)
                    return tl::unexpected(tr("its time falls in row %1").arg(first + row + 1));
                last = at(0);
                flags.add(last, batch);
                for (const Source& source : sources_)
                    batch.values.push_back(source.isConstant ? source.value : at(source.row - 1));
            }
            result.store.append(std::move(batch));
            if (progress && !progress(static_cast<double>(first + count) / static_cast<double>(rows)))
                return tl::unexpected(tr("reading was stopped"));
        }
        if (leftOut_ > 0)
            result.findings << tr("Parameters that are left out, as the file has very many rows: %1.").arg(leftOut_);
        return result;
    }

    /// Where the values of a stored column come from.
    struct Source {
        std::size_t row = 0;  ///< of data_2, from 1
        double value = 0;     ///< of a constant
        bool isConstant = false;
    };

    const MatFile& file_;
    const MatFile::Matrix& data_;
    bool isTransposed_ = true;
    std::vector<double> parameters_;
    std::vector<Source> sources_;
    std::vector<ResultColumn> columns_;
    std::vector<ColumnPlace> places_;
    std::size_t leftOut_ = 0;
};

}  // namespace

bool isTrajectory(const MatFile& file)
{
    const MatFile::Matrix* kind = file.find(QStringLiteral("Aclass"));
    return kind && kind->isText && kind->rows >= 3 && file.find(QStringLiteral("data_2"));
}

tl::expected<DataFile, QString> readTrajectory(const MatFile& file, const ReadProgress& progress)
{
    return TrajectoryReader(file, *file.find(QStringLiteral("data_2"))).read(progress);
}

}  // namespace bramah::solver
