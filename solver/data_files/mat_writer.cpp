// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/mat_writer.h"

#include "model/files/output_file.h"
#include "solver/data_files/row_block.h"
#include "solver/translate.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace bramah::solver {
namespace {

/// The types of matrices, without the thousands, which say how the machine orders bytes.
enum MatType : std::int32_t { kDoubles = 0, kIntegers = 20, kText = 51 };

/// The numbers that say how a variable is interpolated and what it is outside of the run.
constexpr std::int32_t kLinear = 0, kNothingOutside = -1;

/// Writes matrices of version 4.
class MatDevice
{
public:
    explicit MatDevice(QIODevice& device) : device_(device) {}

    void begin(MatType type, std::size_t rows, std::size_t columns, const char* name)
    {
        constexpr std::int32_t kBigEndian = 1000;
        const QByteArray text(name);
        const std::array<std::int32_t, 5> head{type + (std::endian::native == std::endian::big ? kBigEndian : 0),
                                               static_cast<std::int32_t>(rows), static_cast<std::int32_t>(columns), 0,
                                               static_cast<std::int32_t>(text.size() + 1)};
        write(head);
        write(std::span(text.constData(), static_cast<std::size_t>(text.size() + 1)));
    }
    template <typename Values>
    void write(const Values& values)
    {
        const auto size = static_cast<qint64>(std::span(values).size_bytes());
        isGood_ = isGood_ && device_.write(reinterpret_cast<const char*>(std::data(values)), size) == size;
    }
    /// Texts, each a column, filled up with NUL.
    void writeTexts(const QByteArrayList& texts, const char* name)
    {
        qsizetype length = 1;
        for (const QByteArray& text : texts)
            length = std::max(length, text.size());
        begin(kText, static_cast<std::size_t>(length), static_cast<std::size_t>(texts.size()), name);
        for (QByteArray text : texts) {
            text.append(length - text.size(), '\0');
            write(std::span(text.constData(), static_cast<std::size_t>(length)));
        }
    }
    [[nodiscard]] bool isGood() const { return isGood_; }

private:
    QIODevice& device_;
    bool isGood_ = true;
};

/// The variables of a file, and the rows of data_2 that hold them.
struct Layout {
    std::vector<int> sources;            ///< a column for each row of data_2 behind that of the time
    std::vector<std::int32_t> dataInfo;  ///< four numbers a variable, the time first
    QByteArrayList names{"time"}, descriptions{"Time [s]"};

    /// \a variables: those of the store that are written, all if empty.
    Layout(const ResultStore& store, const QStringList& variables)
    {
        std::vector<int> chosen;
        for (const QString& path : variables)
            chosen.push_back(store.find(path));
        for (int column = 0; variables.isEmpty() && column < static_cast<int>(store.columns().size()); ++column)
            chosen.push_back(column);
        dataInfo = {0, 1, kLinear, kNothingOutside};
        std::map<std::size_t, std::size_t> rows;  // by stored column
        for (const int column : chosen) {
            const ColumnPlace& place = store.place(column);
            const auto [row, isNew] = rows.try_emplace(place.stored, sources.size());
            if (isNew)
                sources.push_back(column);
            const bool isNegated = place.isNegated != store.place(sources[row->second]).isNegated;
            const auto index = static_cast<std::int32_t>(row->second + 2);
            dataInfo.insert(dataInfo.end(), {2, isNegated ? -index : index, kLinear, kNothingOutside});
            const ResultColumn& named = store.columns()[static_cast<std::size_t>(column)];
            names << named.path.toUtf8();
            descriptions << descriptionOf(named);
        }
    }

    [[nodiscard]] double size(std::size_t rowCount) const
    {
        const auto longest = [](const QByteArrayList& texts) {
            return std::ranges::max(texts, {}, [](const QByteArray& text) { return text.size(); }).size();
        };
        constexpr double kHeads = 6 * 40 + 44 + 16;
        return static_cast<double>(rowCount) * static_cast<double>(sources.size() + 1) * sizeof(double) +
               static_cast<double>(names.size()) *
                   static_cast<double>(longest(names) + longest(descriptions) + 4 * qsizetype(sizeof(std::int32_t))) +
               kHeads;
    }

private:
    static QByteArray descriptionOf(const ResultColumn& column)
    {
        QString text = column.description;
        if (!column.unit.isEmpty()) {
            const bool hasOther = !column.displayUnit.isEmpty() && column.displayUnit != column.unit;
            text += QStringLiteral("%1[%2%3]")
                        .arg(text.isEmpty() ? QString() : QStringLiteral(" "), column.unit,
                             hasOther ? QLatin1Char('|') + column.displayUnit : QString());
        }
        return text.toUtf8();
    }
};

/// Writes data_2, whose columns are the rows of the store, block by block.
void writeRows(const ResultStore& store, const Layout& layout, MatDevice& device)
{
    const std::size_t width = layout.sources.size() + 1, rows = store.rowCount();
    const std::size_t most = rowsOfBlock(width);
    std::vector<double> values(std::min(most, rows)), block(values.size() * width);
    device.begin(kDoubles, width, rows, "data_2");
    for (std::size_t first = 0; first < rows && device.isGood(); first += most) {
        const std::size_t count = std::min(most, rows - first);
        const std::span<double> some = std::span(values).first(count);
        const auto put = [&](std::size_t place) {
            for (std::size_t row = 0; row < count; ++row)
                block[row * width + place] = some[row];
        };
        store.readTimes(first, some);
        put(0);
        for (std::size_t k = 0; k < layout.sources.size(); ++k) {
            store.read(layout.sources[k], first, some);
            put(k + 1);
        }
        device.write(std::span(block).first(count * width));
    }
}

}  // namespace

std::optional<QString> matRefusal(const ResultStore& store, const QStringList& variables, double largest)
{
    for (const QString& path : variables)
        if (store.find(path) < 0)
            return tr("there is no variable `%1` in these results").arg(path);
    const double size = Layout(store, variables).size(store.rowCount());
    if (size <= largest)
        return std::nullopt;
    return tr("the .mat file would have %1 GB, and programs that read them, as OMEdit, open no more than 2 GB: write "
              "CSV, or "
              "fewer variables or rows")
        .arg(size / 1e9, 0, 'f', 1);
}

std::optional<QString> writeMat(const ResultStore& store, QIODevice& device, const QStringList& variables,
                                double largest)
{
    if (auto refusal = matRefusal(store, variables, largest))
        return refusal;
    const Layout layout(store, variables);
    MatDevice to(device);
    constexpr std::array<const char*, 4> kClass{"Atrajectory", "1.1", "", "binTrans"};
    constexpr std::size_t kLength = 11;
    QByteArray aclass;
    for (std::size_t at = 0; at < kLength; ++at)
        for (const char* text : kClass)
            aclass += at < std::string_view(text).size() ? text[at] : ' ';
    to.begin(kText, kClass.size(), kLength, "Aclass");
    to.write(std::span(aclass.constData(), static_cast<std::size_t>(aclass.size())));
    to.writeTexts(layout.names, "name");
    to.writeTexts(layout.descriptions, "description");
    to.begin(kIntegers, 4, layout.dataInfo.size() / 4, "dataInfo");
    to.write(layout.dataInfo);
    const std::array<double, 2> ends{store.firstTime(), store.lastTime()};
    to.begin(kDoubles, 1, ends.size(), "data_1");  // the time alone: it has parameters in other programs
    to.write(ends);
    writeRows(store, layout, to);
    return to.isGood() ? std::nullopt : std::optional(device.errorString());
}

std::optional<QString> writeMatFile(const ResultStore& store, const QString& path, const QStringList& variables)
{
    model::OutputFile file(path);
    if (!file.open())
        return file.problem();
    // A fault of the values is reported as it is, a fault of the file with the file's name.
    if (const auto problem = writeMat(store, file.device(), variables))
        return file.reason().isEmpty() ? *problem : file.problem();
    return file.commit() ? std::nullopt : std::optional(file.problem());
}

}  // namespace bramah::solver
