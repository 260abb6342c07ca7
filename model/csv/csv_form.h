// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace bramah::model {

/// How the characters of a file are written.
enum class TextEncoding { Utf8, Latin1, Utf16LittleEndian, Utf16BigEndian };

/// What stands for values that a file does not have.
enum class CsvGaps {
    Open,    ///< nothing: the curve has a gap
    Bridged  ///< the straight line between the values before and after
};

/// How a text file of columns is to be read. findCsvForm() finds it in the file itself; a person can correct it. Lines
/// count from 1, as an editor numbers them, columns from 0.
struct CsvForm {
    TextEncoding encoding = TextEncoding::Utf8;
    char separator = ',';  ///< of fields; a blank: any number of blanks and tabs
    char decimal = '.';
    int titleLine = 1;    ///< 0: columns have no titles
    int unitLine = 0;     ///< 0: units stand in the titles, if there are any
    int firstLine = 2;    ///< of the values
    int timeColumn = 0;   ///< -1: rows follow each other by `interval`
    int dateColumn = -1;  ///< the day of the times in `timeColumn`, where it has a column of its own; else -1
    /// As TimeFormat, for the date, a blank and the time where these are two columns. Empty: the time is a number.
    QString timeFormat;
    double timeUnit = 1;        ///< of times that are numbers [s]
    double interval = 1;        ///< between rows without a time [s]
    double start = 0;           ///< time of the first of these rows [s]
    bool startsAtZero = false;  ///< times count from that of the first row
    CsvGaps gaps = CsvGaps::Open;
    std::map<int, QString> units;  ///< of columns that say a wrong one or none

    friend bool operator==(const CsvForm&, const CsvForm&) = default;
};

/// What the fields of a column are.
enum class CsvContent { Numbers, Times, Texts, Nothing };

/// A column of a file, as found with a CsvForm.
struct CsvColumn {
    QString title;  ///< unique; without the unit
    QString unit;   ///< in Modelica's notation where it is a known one; may be empty
    CsvContent content = CsvContent::Nothing;
};

/// A form that was found, and what the person should know of it.
struct FoundCsvForm {
    CsvForm form;
    QStringList findings;  ///< sentences
};

}  // namespace bramah::model
