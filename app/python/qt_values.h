// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <QString>
#include <QStringList>

#include <algorithm>
#include <span>
#include <vector>

namespace pybind11::detail {

/// A QString is a `str`.
template <>
struct type_caster<QString> {
    PYBIND11_TYPE_CASTER(QString, const_name("str"));

    bool load(handle source, bool)
    {
        if (!source || !PyUnicode_Check(source.ptr()))
            return false;
        Py_ssize_t length = 0;
        const char* const text = PyUnicode_AsUTF8AndSize(source.ptr(), &length);
        if (!text) {
            PyErr_Clear();
            return false;
        }
        value = QString::fromUtf8(text, length);
        return true;
    }

    static handle cast(const QString& text, return_value_policy, handle)
    {
        const QByteArray bytes = text.toUtf8();
        return PyUnicode_DecodeUTF8(bytes.constData(), bytes.size(), "replace");
    }
};

/// A QStringList is a list of `str`.
template <>
struct type_caster<QStringList> : list_caster<QStringList, QString> {
};

}  // namespace pybind11::detail

namespace bramah::python {

namespace py = pybind11;

using Array = py::array_t<double, py::array::c_style | py::array::forcecast>;

/// A new array of the shape, whose values are to be filled in.
template <typename Value = double>
[[nodiscard]] py::array_t<Value> arrayOf(std::vector<py::ssize_t> shape)
{
    return py::array_t<Value>(std::move(shape));
}

/// A new array of one axis.
template <typename Value>
[[nodiscard]] py::array_t<Value> arrayOf(const std::vector<Value>& values)
{
    py::array_t<Value> array(static_cast<py::ssize_t>(values.size()));
    std::ranges::copy(values, array.mutable_data());
    return array;
}

template <typename Value>
[[nodiscard]] std::span<Value> spanOf(py::array_t<Value>& array)
{
    return {array.mutable_data(), static_cast<std::size_t>(array.size())};
}

}  // namespace bramah::python
