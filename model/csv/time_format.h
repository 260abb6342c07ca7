// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace bramah::model {

/// A moment as files name it: the day, counted from 1970-01-01, and the seconds since its begin. Without a date the day
/// is 0, and the seconds may be more than those of a day.
struct TimeStamp {
    long long day = 0;
    double second = 0;
};

/// The seconds from \a begin to \a end, in whole nanoseconds.
[[nodiscard]] double secondsBetween(const TimeStamp& begin, const TimeStamp& end);

/// The form of dates and times in a file: `dd.MM.yyyy hh:mm:ss`. yyyy, yy, MM, MMM (a month's name), dd, hh, mm, ss and
/// AP (AM or PM) stand for their numbers; a fraction behind the seconds, a T in place of a blank and a time zone at the
/// end are read as well; other characters stand for themselves.
class TimeFormat
{
public:
    /// Any text will do; see isValid().
    explicit TimeFormat(const QString& pattern);

    /// Is there something to read, and nothing twice?
    [[nodiscard]] bool isValid() const;
    /// Does it name a day and a month, with a year or without?
    [[nodiscard]] bool hasDate() const { return has(Part::Day) && has(Part::Month); }
    /// Does it name hours, minutes or seconds?
    [[nodiscard]] bool hasTime() const { return has(Part::Hour) || has(Part::Minute) || has(Part::Second); }
    /// The moment in \a text; nothing if it has another form.
    [[nodiscard]] std::optional<TimeStamp> read(std::string_view text) const;

private:
    enum class Part { Literal, Blank, Year, ShortYear, Month, MonthName, Day, Hour, Minute, Second, HalfDay };
    struct Piece {
        Part part = Part::Literal;
        char literal = 0;
    };
    [[nodiscard]] bool has(Part part) const;

    std::vector<Piece> pieces_;
};

/// The pattern that all of \a texts have, of those in common use; empty if there is none. Empty texts are passed over.
[[nodiscard]] QString commonTimeFormat(const std::vector<std::string_view>& texts);

}  // namespace bramah::model
