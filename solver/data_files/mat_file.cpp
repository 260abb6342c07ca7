// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/data_files/mat_file.h"

#include <QFile>

#include <matio.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdint>
#include <limits>

namespace bramah::solver {
namespace {

struct FreeVariable {
    void operator()(matvar_t* variable) const { Mat_VarFree(variable); }
};
using Variable = std::unique_ptr<matvar_t, FreeVariable>;

bool isOfNumbers(const matvar_t& variable)
{
    switch (variable.class_type) {
    case MAT_C_DOUBLE:
    case MAT_C_SINGLE:
    case MAT_C_INT8:
    case MAT_C_UINT8:
    case MAT_C_INT16:
    case MAT_C_UINT16:
    case MAT_C_INT32:
    case MAT_C_UINT32:
    case MAT_C_INT64:
    case MAT_C_UINT64: return true;
    default: return false;
    }
}

bool isMatrix(const matvar_t& variable)
{
    return variable.rank == 2 && variable.dims != nullptr;
}

template <typename Number>
std::vector<double> asDoubles(const void* data, std::size_t count)
{
    const std::span<const Number> numbers(static_cast<const Number*>(data), count);
    std::vector<double> values(count);
    std::ranges::transform(numbers, values.begin(), [](Number number) { return static_cast<double>(number); });
    return values;
}

/// The elements that have been read to \a data, of the type that the class of the variable has.
std::vector<double> doublesOf(const matvar_t& variable, const void* data, std::size_t count)
{
    switch (variable.class_type) {
    case MAT_C_DOUBLE: return asDoubles<double>(data, count);
    case MAT_C_SINGLE: return asDoubles<float>(data, count);
    case MAT_C_INT8: return asDoubles<std::int8_t>(data, count);
    case MAT_C_UINT8: return asDoubles<std::uint8_t>(data, count);
    case MAT_C_INT16: return asDoubles<std::int16_t>(data, count);
    case MAT_C_UINT16: return asDoubles<std::uint16_t>(data, count);
    case MAT_C_INT32: return asDoubles<std::int32_t>(data, count);
    case MAT_C_UINT32: return asDoubles<std::uint32_t>(data, count);
    case MAT_C_INT64: return asDoubles<std::int64_t>(data, count);
    case MAT_C_UINT64: return asDoubles<std::uint64_t>(data, count);
    default: return {};
    }
}

/// The real parts of what has been read.
const void* realData(const matvar_t& variable)
{
    if (variable.data == nullptr || variable.isComplex == 0)
        return variable.data;
    return static_cast<const mat_complex_split_t*>(variable.data)->Re;
}

/// The text of a field of a structure; empty if it is none.
QString textOf(const matvar_t* field)
{
    if (field == nullptr || field->class_type != MAT_C_CHAR || field->data == nullptr || !isMatrix(*field))
        return {};
    const std::size_t count = field->dims[0] * field->dims[1];
    if (field->data_size == 1)
        return QString::fromUtf8(static_cast<const char*>(field->data), static_cast<qsizetype>(count)).trimmed();
    if (field->data_size == 2)
        return QString::fromUtf16(static_cast<const char16_t*>(field->data), static_cast<qsizetype>(count)).trimmed();
    return {};
}

void collect(const matvar_t& variable, const QString& path, std::vector<MatFile::Numbers>& all);

/// Numbers in the fields of structures. What has a `label`, as a signal of a scope, is named by it.
void collectFields(const matvar_t& structure, const QString& path, std::vector<MatFile::Numbers>& all)
{
    auto* variable = const_cast<matvar_t*>(&structure);  // its own functions ask for it, and change nothing
    const unsigned fields = Mat_VarGetNumberOfFields(variable);
    char* const* names = Mat_VarGetStructFieldnames(variable);
    std::size_t elements = 1;
    for (int k = 0; k < structure.rank; ++k)
        elements *= structure.dims[k];
    for (std::size_t element = 0; element < elements; ++element) {
        const QString own = elements == 1 ? path : QStringLiteral("%1[%2]").arg(path).arg(element + 1);
        const QString label = textOf(Mat_VarGetStructFieldByName(variable, "label", element));
        for (unsigned field = 0; field < fields; ++field) {
            const matvar_t* value = Mat_VarGetStructFieldByIndex(variable, field, element);
            const QString name = QString::fromUtf8(names[field]);
            const bool isLabelled = !label.isEmpty() && name == QLatin1String("values");
            if (value != nullptr)
                collect(*value, isLabelled ? label : own + QLatin1Char('.') + name, all);
        }
    }
}

void collect(const matvar_t& variable, const QString& path, std::vector<MatFile::Numbers>& all)
{
    if (variable.class_type == MAT_C_STRUCT && variable.data != nullptr) {
        collectFields(variable, path, all);
        return;
    }
    const void* data = realData(variable);
    if (!isOfNumbers(variable) || !isMatrix(variable) || data == nullptr)
        return;
    const std::size_t count = variable.dims[0] * variable.dims[1];
    all.push_back(
        {path, variable.dims[0], variable.dims[1], doublesOf(variable, data, count), variable.isComplex != 0});
}

std::mutex& onlyOne()
{
    static std::mutex mutex;
    return mutex;
}

}  // namespace

struct MatFile::Handle {
    mat_t* file = nullptr;

    explicit Handle(mat_t* opened) : file(opened) {}
    ~Handle() { Mat_Close(file); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    [[nodiscard]] Variable info(const QString& name) const
    {
        return Variable(Mat_VarReadInfo(file, name.toUtf8().constData()));
    }
};

MatFile::MatFile(const QString& path) : lock_(onlyOne())
{
    Mat_LogInitFunc("", [](int, auto) {});  // what is wrong shows in what is returned
    mat_t* const file = Mat_Open(QFile::encodeName(path).constData(), MAT_ACC_RDONLY);
    if (file == nullptr)
        return;
    file_ = std::make_unique<Handle>(file);
    Mat_Rewind(file);
    for (Variable variable(Mat_VarReadNextInfo(file)); variable; variable.reset(Mat_VarReadNextInfo(file)))
        if (variable->name != nullptr && isMatrix(*variable))
            matrices_.push_back({QString::fromUtf8(variable->name), variable->dims[0], variable->dims[1],
                                 variable->class_type == MAT_C_CHAR});
}

MatFile::~MatFile() = default;

const MatFile::Matrix* MatFile::find(const QString& name) const
{
    const auto found = std::ranges::find(matrices_, name, &Matrix::name);
    return found == matrices_.end() ? nullptr : &*found;
}

std::optional<std::vector<double>> MatFile::numbers(const Matrix& matrix) const
{
    const Variable variable(Mat_VarRead(file_->file, matrix.name.toUtf8().constData()));
    if (!variable || !isOfNumbers(*variable) || realData(*variable) == nullptr)
        return std::nullopt;
    return doublesOf(*variable, realData(*variable), matrix.rows * matrix.columns);
}

std::optional<QByteArray> MatFile::characters(const Matrix& matrix) const
{
    const Variable variable(Mat_VarRead(file_->file, matrix.name.toUtf8().constData()));
    if (!variable || variable->data == nullptr || variable->class_type != MAT_C_CHAR)
        return std::nullopt;
    const std::size_t count = matrix.rows * matrix.columns;
    if (variable->data_size == 1)
        return QByteArray(static_cast<const char*>(variable->data), static_cast<qsizetype>(count));
    if (variable->data_size == 2)
        return QString::fromUtf16(static_cast<const char16_t*>(variable->data), static_cast<qsizetype>(count))
            .toLatin1();
    return std::nullopt;
}

template <typename Read>
bool MatFile::readPart(const Matrix& matrix, std::size_t count, std::span<double> to, Read read) const
{
    constexpr std::size_t kMost = INT_MAX;  // of an index of libmatio
    const Variable variable = file_->info(matrix.name);
    if (matrix.rows * matrix.columns > kMost || !variable || !isOfNumbers(*variable) || variable->isComplex != 0)
        return false;
    std::vector<std::int64_t> data(count);  // room for elements of any class
    if (read(variable.get(), data.data()) != 0)
        return false;
    std::ranges::copy(doublesOf(*variable, data.data(), count), to.begin());
    return true;
}

bool MatFile::readColumns(const Matrix& matrix, std::size_t first, std::size_t count, std::span<double> to) const
{
    // Its function for parts of both dimensions forgets the first column in version 4 (libmatio 1.5.23).
    const std::size_t elements = count * matrix.rows;
    return readPart(matrix, elements, to, [&](matvar_t* variable, void* data) {
        return Mat_VarReadDataLinear(file_->file, variable, data, static_cast<int>(first * matrix.rows), 1,
                                     static_cast<int>(elements));
    });
}

bool MatFile::readRows(const Matrix& matrix, std::size_t first, std::size_t count, std::span<double> to) const
{
    return readPart(matrix, count * matrix.columns, to, [&](matvar_t* variable, void* data) {
        std::array<int, 2> start{static_cast<int>(first), 0}, stride{1, 1};
        std::array<int, 2> edge{static_cast<int>(count), static_cast<int>(matrix.columns)};
        return Mat_VarReadData(file_->file, variable, data, start.data(), stride.data(), edge.data());
    });
}

std::vector<MatFile::Numbers> MatFile::allNumbers() const
{
    std::vector<Numbers> all;
    Mat_Rewind(file_->file);
    for (Variable variable(Mat_VarReadNext(file_->file)); variable; variable.reset(Mat_VarReadNext(file_->file)))
        if (variable->name != nullptr)
            collect(*variable, QString::fromUtf8(variable->name), all);
    return all;
}

}  // namespace bramah::solver
