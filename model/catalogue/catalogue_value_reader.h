// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/instance/instance.h"

#include <QLocale>

#include <tl/expected.hpp>

#include <map>
#include <memory>

namespace bramah::model {

/// Reads the cells of a catalogue as values of the parameters of classes. Keeps an instance of each class that it has
/// met, so it must not outlive a change of the library. Belongs to one thread.
class CatalogueValueReader
{
public:
    /// \a locale: its decimal separator is taken besides the point.
    CatalogueValueReader(const ClassLibrary& library, const QLocale& locale);

    /// Why rows cannot be of the class \a className, as a sentence; empty if they can.
    [[nodiscard]] QString classProblem(const QString& className);
    /// The value \a cell of the parameter \a path of a class without problem; the error is a sentence. \a unit: of
    /// numbers without one, from the head of the column; may be empty.
    [[nodiscard]] tl::expected<CatalogueValue, QString> read(const QString& className, const QString& path,
                                                             const QString& unit, const QString& cell);
    /// Why \a value is outside of the range of its parameter where the class has all values of \a row; empty if it is
    /// not.
    [[nodiscard]] QString rangeProblem(const CatalogueRow& row, const CatalogueValue& value);

private:
    /// The class as a model; null if there is no such class.
    [[nodiscard]] const Instance* instanceOf(const QString& className);
    [[nodiscard]] tl::expected<CatalogueValue, QString> readNumber(const Instance& parameter, const QString& unit,
                                                                   const QString& cell) const;

    const ClassLibrary& library_;
    QLocale locale_;
    std::map<QString, std::unique_ptr<InstanceTree>> trees_;  ///< by class; null: no such class
};

}  // namespace bramah::model
