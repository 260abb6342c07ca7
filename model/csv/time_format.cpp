// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csv/time_format.h"

#include "model/csv/csv_number.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace bramah::model {
namespace {

constexpr double kSecondsPerDay = 86400, kSecondsPerHour = 3600, kSecondsPerMinute = 60;

/// Days from 1970-01-01 to a date of the Gregorian calendar, by Howard Hinnant's algorithm of eras of 400 years.
long long dayNumber(int year, int month, int day)
{
    const long long shifted = month <= 2 ? year - 1 : year;
    const long long era = (shifted >= 0 ? shifted : shifted - 399) / 400;
    const long long yearOfEra = shifted - era * 400;
    const long long dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    const long long dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * 146097 + dayOfEra - 719468;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Takes characters from the front of a text.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] bool isAtEnd() const { return text_.empty(); }
    bool accept(char wanted)
    {
        if (text_.empty() || text_.front() != wanted)
            return false;
        text_.remove_prefix(1);
        return true;
    }
    /// Takes one blank or more, or the T of ISO 8601.
    bool acceptBlank()
    {
        if (accept('T'))
            return true;
        const std::size_t before = text_.size();
        while (accept(' ') || accept('\t'))
            continue;
        return text_.size() < before;
    }
    /// A whole number of \a least to \a most digits.
    std::optional<int> number(std::size_t least, std::size_t most)
    {
        std::size_t count = 0;
        while (count < most && count < text_.size() && isDigit(text_[count]))
            ++count;
        if (count < least)
            return std::nullopt;
        int value = 0;
        std::from_chars(text_.data(), text_.data() + count, value);
        text_.remove_prefix(count);
        return value;
    }
    /// What stands behind the seconds: `.25`, `,25` or `:250`; 0 if there is nothing.
    double fraction()
    {
        if (text_.size() < 2 || (text_[0] != '.' && text_[0] != ',' && text_[0] != ':') || !isDigit(text_[1]))
            return 0;
        text_.remove_prefix(1);
        double value = 0, place = 1;
        while (!text_.empty() && isDigit(text_.front())) {
            value = value * 10 + (text_.front() - '0');
            place *= 10;
            text_.remove_prefix(1);
        }
        return value / place;
    }
    /// The number, from 1, of the month that the next three letters name, in English or German.
    std::optional<int> monthName()
    {
        constexpr std::array<std::string_view, 12> kNames{"jan", "feb", "mar|mär|mrz", "apr",     "may|mai", "jun",
                                                          "jul", "aug", "sep",         "oct|okt", "nov",     "dec|dez"};
        const std::size_t length = text_.substr(0, 4) == "M\xC3\xA4r" || text_.substr(0, 4) == "m\xC3\xA4r" ? 4 : 3;
        if (text_.size() < length)
            return std::nullopt;
        std::string name(text_.substr(0, length));
        std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        for (std::size_t month = 0; month < kNames.size(); ++month)
            if (const std::size_t at = kNames[month].find(name);
                at != std::string_view::npos && name.find('|') == std::string::npos) {
                text_.remove_prefix(length);
                accept('.');
                return static_cast<int>(month) + 1;
            }
        return std::nullopt;
    }
    /// 12 for PM, 0 for AM.
    std::optional<int> halfDay()
    {
        if (text_.size() < 2 || (text_[1] != 'M' && text_[1] != 'm'))
            return std::nullopt;
        const char first = static_cast<char>(text_[0] | 0x20);
        if (first != 'a' && first != 'p')
            return std::nullopt;
        text_.remove_prefix(2);
        return first == 'p' ? 12 : 0;
    }
    /// Seconds east of Greenwich of `Z`, `+02:00` or `-0530`; 0 if there is nothing.
    double zone()
    {
        if (accept('Z'))
            return 0;
        const double sign = accept('+') ? 1 : accept('-') ? -1 : 0;
        if (sign == 0)
            return 0;
        const int hours = number(2, 2).value_or(0);
        accept(':');
        const int minutes = number(2, 2).value_or(0);
        return sign * (hours * kSecondsPerHour + minutes * kSecondsPerMinute);
    }

private:
    std::string_view text_;
};

}  // namespace

double secondsBetween(const TimeStamp& begin, const TimeStamp& end)
{
    constexpr double kTicks = 1e9;  // a second of the day has no more digits
    const double seconds = static_cast<double>(end.day - begin.day) * kSecondsPerDay + (end.second - begin.second);
    return std::round(seconds * kTicks) / kTicks;
}

TimeFormat::TimeFormat(const QString& pattern)
{
    constexpr std::array<std::pair<const char*, Part>, 9> kParts{{{"yyyy", Part::Year},
                                                                  {"yy", Part::ShortYear},
                                                                  {"MMM", Part::MonthName},
                                                                  {"MM", Part::Month},
                                                                  {"dd", Part::Day},
                                                                  {"hh", Part::Hour},
                                                                  {"mm", Part::Minute},
                                                                  {"ss", Part::Second},
                                                                  {"AP", Part::HalfDay}}};
    const QString text = pattern.trimmed();
    for (qsizetype at = 0; at < text.size();) {
        const QStringView rest = QStringView(text).mid(at);
        const auto part =
            std::ranges::find_if(kParts, [&](const auto& one) { return rest.startsWith(QLatin1String(one.first)); });
        if (part != kParts.end()) {
            pieces_.push_back({part->second});
            at += static_cast<qsizetype>(std::string_view(part->first).size());
            continue;
        }
        const char literal = rest.front().toLatin1();
        if (literal == ' ' || literal == 'T')
            pieces_.push_back({Part::Blank});
        else
            pieces_.push_back({Part::Literal, literal});
        ++at;
    }
}

bool TimeFormat::has(Part part) const
{
    const auto is = [part](const Piece& piece) {
        return piece.part == part || (part == Part::Month && piece.part == Part::MonthName);
    };
    return std::ranges::any_of(pieces_, is);
}

bool TimeFormat::isValid() const
{
    std::vector<Part> seen;
    for (const Piece& piece : pieces_) {
        if (piece.part == Part::Literal || piece.part == Part::Blank)
            continue;
        if (std::ranges::find(seen, piece.part) != seen.end())
            return false;
        seen.push_back(piece.part);
    }
    return hasDate() || hasTime();
}

std::optional<TimeStamp> TimeFormat::read(std::string_view text) const
{
    constexpr int kCentury = 100, kFirstShortYear = 70;
    Scanner scanner(trimmedField(text));
    int year = 1970, month = 1, day = 1, hour = 0, minute = 0, halfDay = -1;
    double second = 0;
    const auto take = [](int& into, std::optional<int> value) {
        into = value.value_or(0);
        return value.has_value();
    };
    for (const Piece& piece : pieces_) {
        bool isRead = false;
        switch (piece.part) {
        case Part::Literal: isRead = scanner.accept(piece.literal); break;
        case Part::Blank: isRead = scanner.acceptBlank(); break;
        case Part::Year: isRead = take(year, scanner.number(4, 4)); break;
        case Part::ShortYear:
            isRead = take(year, scanner.number(2, 2));
            year += year < kFirstShortYear ? 20 * kCentury : 19 * kCentury;
            break;
        case Part::Month: isRead = take(month, scanner.number(1, 2)); break;
        case Part::MonthName: isRead = take(month, scanner.monthName()); break;
        case Part::Day: isRead = take(day, scanner.number(1, 2)); break;
        case Part::Hour: isRead = take(hour, scanner.number(1, 5)); break;
        case Part::Minute: isRead = take(minute, scanner.number(1, has(Part::Hour) ? 2 : 7)); break;
        case Part::Second: {
            int whole = 0;
            isRead = take(whole, scanner.number(1, 2));
            second = whole + scanner.fraction();
            break;
        }
        case Part::HalfDay: isRead = take(halfDay, scanner.halfDay()); break;
        }
        if (!isRead)
            return std::nullopt;
    }
    const double zone = hasTime() ? scanner.zone() : 0;
    const bool isInRange = month >= 1 && month <= 12 && day >= 1 && day <= 31 && second < kSecondsPerMinute + 1 &&
                           (!has(Part::Hour) || minute < 60) && (!hasDate() || hour <= 24) &&
                           (halfDay < 0 || hour <= 12);
    if (!scanner.isAtEnd() || !isInRange)
        return std::nullopt;
    if (halfDay >= 0)
        hour = hour % 12 + halfDay;
    return TimeStamp{hasDate() ? dayNumber(year, month, day) : 0,
                     hour * kSecondsPerHour + minute * kSecondsPerMinute + second - zone};
}

QString commonTimeFormat(const std::vector<std::string_view>& texts)
{
    static const std::vector<QString> kPatterns = [] {
        const QStringList dates{
            QStringLiteral("yyyy-MM-dd"), QStringLiteral("yyyy/MM/dd"),  QStringLiteral("yyyy.MM.dd"),
            QStringLiteral("dd.MM.yyyy"), QStringLiteral("dd/MM/yyyy"),  QStringLiteral("MM/dd/yyyy"),
            QStringLiteral("dd-MM-yyyy"), QStringLiteral("dd.MM.yy"),    QStringLiteral("dd/MM/yy"),
            QStringLiteral("MM/dd/yy"),   QStringLiteral("dd-MMM-yyyy"), QStringLiteral("dd MMM yyyy"),
            QStringLiteral("MMM dd yyyy")};
        const QStringList times{QStringLiteral("hh:mm:ss"), QStringLiteral("hh:mm:ss AP"), QStringLiteral("hh:mm")};
        std::vector<QString> all(times.begin(), times.end());
        for (const QString& date : dates) {
            all.push_back(date);
            for (const QString& time : times) {
                all.push_back(date + QLatin1Char(' ') + time);
                all.push_back(time + QLatin1Char(' ') + date);
            }
        }
        return all;
    }();
    for (const QString& pattern : kPatterns) {
        const TimeFormat format(pattern);
        bool isAny = false;
        const auto fits = [&](std::string_view text) {
            if (trimmedField(text).empty())
                return true;
            isAny = true;
            return format.read(text).has_value();
        };
        if (std::ranges::all_of(texts, fits) && isAny)
            return pattern;
    }
    return {};
}

}  // namespace bramah::model
