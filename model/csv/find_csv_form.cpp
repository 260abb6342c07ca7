// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csv/find_csv_form.h"

#include "model/csv/csv_number.h"
#include "model/csv/csv_reader.h"
#include "model/csv/csv_title.h"
#include "model/csv/time_format.h"
#include "model/text/utf8.h"
#include "model/translate.h"
#include "model/units/unit.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <string>

namespace bramah::model {
namespace {

constexpr std::size_t kMostRecords = 300;      // that are looked at
constexpr std::size_t kRecordsOfValues = 100;  // at the end, which are values if any are
constexpr std::size_t kRecordsAhead = 20;      // values do not begin where these are others

/// A record of the begin of a file.
struct Record {
    int line = 1;
    std::vector<std::string> fields;

    /// Without empty fields at the end, as a separator at the end of lines makes one.
    [[nodiscard]] std::size_t filledCount() const
    {
        std::size_t count = fields.size();
        while (count > 0 && trimmedField(fields[count - 1]).empty())
            --count;
        return count;
    }
    [[nodiscard]] std::string_view field(std::size_t column) const
    {
        return column < fields.size() ? std::string_view(fields[column]) : std::string_view();
    }
    [[nodiscard]] QString text(std::size_t column) const
    {
        return QString::fromStdString(std::string(field(column))).trimmed();
    }
};
using Records = std::vector<Record>;

Records recordsOf(const QByteArray& head, const CsvForm& form)
{
    const bool isCut = head.size() >= kCsvHead;
    CsvReader reader(head.left(kCsvHead), form);
    Records records;
    while (records.size() < kMostRecords && reader.next()) {
        Record& record = records.emplace_back();
        record.line = reader.line();
        for (const std::string_view field : reader.fields())
            record.fields.emplace_back(field);
        if (form.separator == ' ' && record.fields.size() > 1 && record.fields.front() == "#")
            record.fields.erase(record.fields.begin());  // before titles
    }
    if (isCut && records.size() > 1 && records.size() < kMostRecords)
        records.pop_back();  // half a record
    return records;
}

/// The number of fields that most of the records have.
std::size_t usualCount(std::span<const Record> records)
{
    std::map<std::size_t, std::size_t, std::greater<>> counts;
    for (const Record& record : records)
        ++counts[record.fields.size()];
    const auto most = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; });
    return most == counts.end() ? 0 : most->first;
}

/// A date or a time, by the look of it: digits with `:`, or with two of `-`, `/` and `.`.
bool looksLikeTime(std::string_view field)
{
    const std::string_view text = trimmedField(field);
    if (text.size() < 5 || text.size() > 40)
        return false;
    const auto count = [&](char c) { return std::ranges::count(text, c); };
    const bool hasDigits = text.front() >= '0' && text.front() <= '9';
    return (hasDigits && (count(':') >= 1 || count('/') == 2 || count('.') == 2 || count('-') == 2)) || count(':') == 2;
}

CsvContent contentOf(std::span<const Record> records, std::size_t column, char decimal)
{
    std::size_t numbers = 0, times = 0, texts = 0;
    for (const Record& record : records) {
        const std::string_view field = record.field(column);
        if (isMissingValue(field))
            continue;
        if (csvAnyNumber(field, decimal) || csvSwitch(field))
            ++numbers;
        else if (looksLikeTime(field))
            ++times;
        else
            ++texts;
    }
    if (numbers > 0 && numbers >= times + texts)
        return CsvContent::Numbers;
    if (times > texts)
        return CsvContent::Times;
    return texts > 0 ? CsvContent::Texts : CsvContent::Nothing;
}

std::vector<CsvContent> contentsOf(std::span<const Record> records, std::size_t columns, char decimal)
{
    std::vector<CsvContent> contents;
    for (std::size_t column = 0; column < columns; ++column)
        contents.push_back(contentOf(records, column, decimal));
    return contents;
}

std::span<const Record> lastRecords(const Records& records)
{
    const std::size_t half = (records.size() + 1) / 2;  // above may be titles
    return std::span(records).last(std::min(half, kRecordsOfValues));
}

/// Are the fields what those of the values are?
bool isOfValues(const Record& record, const std::vector<CsvContent>& contents, char decimal)
{
    bool hasValue = false;
    for (std::size_t column = 0; column < contents.size(); ++column) {
        const std::string_view field = record.field(column);
        const bool isNumber = csvAnyNumber(field, decimal) || csvSwitch(field);
        if (contents[column] == CsvContent::Numbers && !isNumber && !isMissingValue(field))
            return false;
        if (contents[column] == CsvContent::Times && !looksLikeTime(field))
            return false;
        hasValue |= isNumber && contents[column] == CsvContent::Numbers;
    }
    return hasValue;
}

/// Numbers and times less texts in the fields that a separator and a decimal sign make.
double fitness(const Records& records, char decimal)
{
    const std::span<const Record> values = lastRecords(records);
    const std::size_t columns = usualCount(values);
    double points = 0;
    for (const Record& record : values) {
        if (record.fields.size() != columns)
            continue;
        for (const std::string& field : record.fields) {
            if (isMissingValue(field))
                continue;
            points += csvNumber(field, decimal) || csvSwitch(field) || looksLikeTime(field) ? 1 : -1;
        }
    }
    return points;
}

/// The separator that parts all records into equally many fields, for a table of texts; else a comma, or a semicolon if
/// the first line has no comma.
char separatorOfTexts(const QByteArray& head, CsvForm form)
{
    for (const char separator : {';', '\t', ','}) {
        form.separator = separator;
        const Records records = recordsOf(head, form);
        const auto isAlike = [&](const Record& record) {
            return record.fields.size() == records.front().fields.size();
        };
        if (!records.empty() && records.front().fields.size() > 1 && std::ranges::all_of(records, isAlike))
            return separator;
    }
    const QByteArray first = head.left(head.indexOf('\n'));
    return first.contains(';') && !first.contains(',') ? ';' : ',';
}

/// Finds separator and decimal sign, the ones that make most numbers.
void findSigns(const QByteArray& head, CsvForm& form)
{
    double best = 0;
    CsvForm found = form;
    found.separator = 0;
    std::size_t tabs = 0;  // columns that tabs make
    for (const char separator : {';', '\t', ',', '|', ' '}) {
        form.separator = separator;
        const Records records = recordsOf(head, form);
        const std::size_t columns = usualCount(lastRecords(records));
        if (separator == '\t')
            tabs = columns;
        if (separator == ' ' && tabs > 1 && columns <= tabs)
            continue;  // the blanks are the tabs, but for those in titles
        for (const char decimal : {'.', ','}) {
            // A decimal comma between commas is one within quotation marks.
            if (decimal == separator && !head.contains('"'))
                continue;
            const double points = fitness(records, decimal);
            const bool isOne = columns < 2;  // nothing is parted, so a comma is as good
            if (points > best) {
                best = points;
                found.separator = isOne && decimal == '.' ? ',' : separator;
                found.decimal = decimal;
            }
        }
    }
    form = found;
    if (form.separator == 0) {
        form.separator = separatorOfTexts(head, form);
        form.decimal = form.separator == ';' ? ',' : '.';
    }
}

/// Where the values begin: an index of \a records, or their number if there are none.
std::size_t firstOfValues(const Records& records, const std::vector<CsvContent>& contents, char decimal)
{
    for (std::size_t first = 0; first < records.size(); ++first) {
        if (!isOfValues(records[first], contents, decimal))
            continue;
        const auto ahead = std::span(records).subspan(first, std::min(kRecordsAhead, records.size() - first));
        const auto count =
            std::ranges::count_if(ahead, [&](const Record& record) { return isOfValues(record, contents, decimal); });
        // A number with its name before it, as `X0;0`, stands above the values, if these do not follow at once.
        const bool isNamed = contents[0] == CsvContent::Nothing && !isMissingValue(records[first].field(0));
        if (isNamed && static_cast<std::size_t>(count) < ahead.size())
            continue;
        if (5 * static_cast<std::size_t>(count) >= 4 * ahead.size() || ahead.size() < 5)
            return first;
    }
    return records.size();
}

/// Are all the fields units, but for those above columns without values?
bool isOfUnits(const Record& record, const std::vector<CsvContent>& contents)
{
    static const QSet<QString> kOtherWords{
        QStringLiteral("sequence"),     QStringLiteral("date"),    QStringLiteral("time"),
        QStringLiteral("datum"),        QStringLiteral("zeit"),    QStringLiteral("[]"),
        QStringLiteral("()"),           QStringLiteral("unit"),    QStringLiteral("units"),
        QStringLiteral("y_unit_label"), QStringLiteral("einheit"), QStringLiteral("einheiten")};
    bool hasUnit = false;
    for (std::size_t column = 0; column < record.fields.size(); ++column) {
        const QString text = record.text(column);
        const bool isBesideValues =
            column > 0 && (column >= contents.size() || contents[column] == CsvContent::Nothing);
        if (text.isEmpty() || isBesideValues || kOtherWords.contains(text.toLower()))
            continue;
        const bool isBracketed = text.startsWith(QLatin1Char('[')) && text.endsWith(QLatin1Char(']'));
        if (csvUnit(text).isEmpty() && !isBracketed)
            return false;
        hasUnit = true;
    }
    return hasUnit;
}

/// Finds the lines of titles and units before the values.
void findHead(const Records& records, std::size_t first, const std::vector<CsvContent>& contents, CsvForm& form)
{
    form.titleLine = form.unitLine = 0;
    const auto filled = static_cast<std::size_t>(
        std::ranges::count_if(contents, [](CsvContent content) { return content != CsvContent::Nothing; }));
    const auto canBeHead = [&](std::size_t index) {
        const std::size_t count = records[index].filledCount();
        return count > 0 && 2 * count >= filled && count <= contents.size() + 1;
    };
    std::optional<std::size_t> title;
    for (std::size_t index = first; index-- > 0 && !title;)
        if (canBeHead(index))
            title = index;
    if (!title)
        return;
    if (isOfUnits(records[*title], contents)) {
        std::size_t above = *title;
        while (above > 0 && !canBeHead(above - 1))
            --above;
        if (above > 0 && records[above - 1].fields.size() + 1 >= records[*title].fields.size()) {
            form.unitLine = records[*title].line;
            title = above - 1;
        }
    }
    form.titleLine = records[*title].line;
    // LabVIEW gives units far above.
    if (form.unitLine == 0)
        for (std::size_t index = 0; index < *title; ++index)
            if (records[index].text(0) == QLatin1String("Y_Unit_Label") && isOfUnits(records[index], contents))
                form.unitLine = records[index].line;
}

/// The seconds in a number that lines above the values give by its name: behind the name, `Interval;10;ms`, or below
/// it, as `Start,Increment` over `-0.1,1e-4`. Nothing if there is none.
std::optional<double> secondsInHead(std::span<const Record> head, const QRegularExpression& name, char decimal)
{
    const auto number = [&](const Record& record, std::size_t column) {
        const auto value = csvNumber(record.field(column), decimal);
        return value ? value : csvNumber(record.field(column), '.');
    };
    const auto inSeconds = [](const QString& unit) {
        const auto known = parseUnit(csvUnit(unit));
        return !unit.isEmpty() && known && known->isCompatibleWith(*parseUnit(u"s")) ? known->factor : 1;
    };
    for (std::size_t index = 0; index < head.size(); ++index)
        for (std::size_t column = 0; column < head[index].fields.size(); ++column) {
            const CsvTitle title = csvTitle(head[index].text(column));
            if (!name.match(title.name).hasMatch())
                continue;
            std::size_t behind = column + 1;
            while (behind < head[index].fields.size() && head[index].text(behind).isEmpty())
                ++behind;
            if (const auto value = number(head[index], behind))
                return *value * inSeconds(title.unit.isEmpty() ? head[index].text(behind + 1) : title.unit);
            if (const auto value = index + 1 < head.size() ? number(head[index + 1], column) : std::nullopt)
                return *value * inSeconds(title.unit);
        }
    return std::nullopt;
}

bool isTimeTitle(const QString& title)
{
    static const QRegularExpression kTime(
        QStringLiteral(R"(^(#\s*)?(t|time|zeit|timestamp|zeitstempel|elapsed.*|sec|seconds|x[_-]?(value|axis)|)"
                       R"(rel.*time|zeitachse|(time|zeit|t|timestamp)[ _]?(s|ms|us|µs|ns|min|stamp|axis))$)"),
        QRegularExpression::CaseInsensitiveOption);
    return kTime.match(title.trimmed()).hasMatch();
}

bool isCountTitle(const QString& title)
{
    static const QRegularExpression kCount(
        QStringLiteral(R"(^(#|n|nr\.?|no\.?|index|sample.*|record.*|row|zeile|lfd.*|messpunkt|scan.*|punkt|point.*)$)"),
        QRegularExpression::CaseInsensitiveOption);
    return kCount.match(title.trimmed()).hasMatch();
}

/// Do the numbers of a column rise, but for a few?
bool isRising(std::span<const Record> records, std::size_t column, char decimal)
{
    std::size_t steps = 0, rises = 0;
    std::optional<double> last;
    for (const Record& record : records) {
        const auto value = csvNumber(record.field(column), decimal);
        if (value && last) {
            ++steps;
            rises += *value > *last ? 1 : 0;
        }
        if (value)
            last = value;
    }
    return steps > 0 && 10 * rises >= 8 * steps;
}

/// The seconds that a number of the column means: by its unit, by the end of its title, or by its size, as of the
/// seconds, milliseconds ... since 1970. Nothing if nothing tells it.
std::optional<double> timeUnitOf(const CsvColumn& column, std::optional<double> first)
{
    constexpr std::pair<const char*, double> kEnds[] = {{"ms", 1e-3}, {"us", 1e-6}, {"µs", 1e-6},
                                                        {"ns", 1e-9}, {"min", 60},  {"s", 1}};
    if (const auto unit = parseUnit(column.unit); unit && !column.unit.isEmpty())
        if (const auto second = parseUnit(u"s"); unit->isCompatibleWith(*second))
            return unit->factor;
    for (const auto& [end, seconds] : kEnds)
        if (column.title.endsWith(QLatin1Char('_') + QString::fromUtf8(end)) ||
            column.title.endsWith(QLatin1Char(' ') + QString::fromUtf8(end)))
            return seconds;
    const double size = std::abs(first.value_or(0));
    if (size > 1e17)
        return 1e-9;
    if (size > 1e14)
        return 1e-6;
    if (size > 1e11)
        return 1e-3;
    return size > 1e8 ? std::optional(1.0) : std::nullopt;
}

/// Finds the columns of the time in records of values.
class TimeFinder
{
public:
    /// \a head: the lines above the values.
    TimeFinder(std::span<const Record> head, std::span<const Record> values, const std::vector<CsvColumn>& columns,
               FoundCsvForm& found)
        : head_(head), values_(values), columns_(columns), found_(found)
    {
    }

    void find()
    {
        found_.form.timeColumn = found_.form.dateColumn = -1;
        if (const int named = numbersWhere(isTimeTitle); named >= 0)
            setNumbers(named);
        else if (!setDates() && !setInterval() && !setRising())
            found_.findings << tr(
                "No column rises as a time does: rows are taken 1 s apart. Say how far apart they are, "
                "or which column is the time.");
    }

private:
    template <typename Wanted>
    [[nodiscard]] int numbersWhere(Wanted isWanted) const
    {
        for (std::size_t column = 0; column < columns_.size(); ++column)
            if (columns_[column].content == CsvContent::Numbers && isWanted(columns_[column].title))
                return static_cast<int>(column);
        return -1;
    }

    void setNumbers(int column)
    {
        CsvForm& form = found_.form;
        form.timeColumn = column;
        const auto index = static_cast<std::size_t>(column);
        std::optional<double> first;
        for (const Record& record : values_)
            if (!first)
                first = csvNumber(record.field(index), form.decimal);
        const auto unit = timeUnitOf(columns_[index], first);
        form.timeUnit = unit.value_or(1);
        form.startsAtZero = first && std::abs(*first * form.timeUnit) > 1e8;
        if (!unit && columns_[index].title != QLatin1String("time"))  // as simulation programs write it
            found_.findings << tr("The time in `%1` has no unit: it is taken as seconds.").arg(nameOf(index));
        if (form.startsAtZero)
            found_.findings << tr(
                "The time counts from 1970 or another far moment: here it counts from the first row.");
    }

    [[nodiscard]] QString nameOf(std::size_t column) const
    {
        return columns_[column].title.isEmpty() ? tr("column %1").arg(column + 1) : columns_[column].title;
    }

    [[nodiscard]] QString formatOf(std::size_t column) const
    {
        std::vector<std::string_view> texts;
        for (const Record& record : values_)
            texts.push_back(record.field(column));
        return commonTimeFormat(texts);
    }

    bool setDates()
    {
        int date = -1, time = -1;
        QString dateFormat, timeFormat;
        for (std::size_t column = 0; column < columns_.size(); ++column) {
            if (columns_[column].content != CsvContent::Times)
                continue;
            const QString format = formatOf(column);
            const TimeFormat parts(format);
            if (time < 0 && parts.hasTime()) {
                time = static_cast<int>(column);
                timeFormat = format;
            } else if (date < 0 && parts.hasDate() && !parts.hasTime()) {
                date = static_cast<int>(column);
                dateFormat = format;
            }
        }
        if (time < 0 && date < 0)
            return false;
        CsvForm& form = found_.form;
        form.timeColumn = time >= 0 ? time : date;
        form.dateColumn = time >= 0 && !TimeFormat(timeFormat).hasDate() ? date : -1;
        form.timeFormat =
            time < 0 ? dateFormat : (form.dateColumn >= 0 ? dateFormat + QLatin1Char(' ') : QString()) + timeFormat;
        form.startsAtZero = true;
        sayWhereDayAndMonthAreAlike();
        return true;
    }

    void sayWhereDayAndMonthAreAlike()
    {
        CsvForm& form = found_.form;
        if (!form.timeFormat.contains(QLatin1String("dd/MM")))
            return;
        const auto column = static_cast<std::size_t>(form.dateColumn >= 0 ? form.dateColumn : form.timeColumn);
        const QString other = QString(form.timeFormat)
                                  .replace(QLatin1String("dd/MM"), QLatin1String("MM/dd"))
                                  .section(QLatin1Char(' '), 0, form.dateColumn >= 0 ? 0 : -1);
        const TimeFormat swapped(other);
        if (std::ranges::all_of(values_, [&](const Record& r) { return swapped.read(r.field(column)).has_value(); }))
            found_.findings << tr("The dates are read as day/month/year; they could be month/day/year as well.");
    }

    /// The column that rises as a time does; one that counts rows only if there is no other; -1: none.
    [[nodiscard]] int risingColumn() const
    {
        for (const bool isCount : {false, true})
            for (std::size_t column = 0; column < columns_.size(); ++column)
                if (columns_[column].content == CsvContent::Numbers &&
                    isCountTitle(columns_[column].title) == isCount && isRising(values_, column, found_.form.decimal))
                    return static_cast<int>(column);
        return -1;
    }

    /// The mean step of a column, of the unit that it has.
    [[nodiscard]] double stepOf(int column) const
    {
        std::optional<double> first, last;
        std::size_t count = 0;
        for (const Record& record : values_)
            if (const auto value = csvNumber(record.field(static_cast<std::size_t>(column)), found_.form.decimal)) {
                first = first ? first : value;
                last = value;
                ++count;
            }
        return count < 2 ? 0 : (*last - *first) / static_cast<double>(count - 1);
    }

    /// Takes the time between rows that the head gives, unless a column has these steps.
    bool setInterval()
    {
        static const QRegularExpression kInterval(
            QStringLiteral(R"(^(delta[_ ]?[xt]|x?[_ ]?increment|xinc|interval|intervall|dt|)"
                           R"((sampl(e|ing)|abtast)[ _-]?(interval|period|intervall|periode|zeit)):?$)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression kStart(
            QStringLiteral(R"(^(x[_ ]?0|x?[_ ]?start|first[_ ]?x|x[_ ]?origin|xzero):?$)"),
            QRegularExpression::CaseInsensitiveOption);
        CsvForm& form = found_.form;
        const auto interval = secondsInHead(head_, kInterval, form.decimal);
        if (!interval || !(*interval > 0) || !std::isfinite(*interval))
            return false;
        constexpr double kAlike = 0.01;
        if (const int rising = risingColumn(); rising >= 0 && std::abs(stepOf(rising) / *interval - 1) < kAlike)
            return false;
        form.interval = *interval;
        form.start = secondsInHead(head_, kStart, form.decimal).value_or(0);
        found_.findings << tr("Rows are %1 s apart and begin at %2 s, as the head of the file says.")
                               .arg(form.interval)
                               .arg(form.start);
        return true;
    }

    bool setRising()
    {
        const int column = risingColumn();
        if (column < 0)
            return false;
        setNumbers(column);
        return true;
    }

    std::span<const Record> head_;
    std::span<const Record> values_;
    const std::vector<CsvColumn>& columns_;
    FoundCsvForm& found_;
};

std::span<const Record> valuesFrom(const Records& records, int line)
{
    const auto first = std::ranges::find_if(records, [&](const Record& record) { return record.line >= line; });
    return std::span(records).subspan(static_cast<std::size_t>(first - records.begin()));
}

/// Gives titles and units, from their lines.
void nameColumns(const Records& records, const CsvForm& form, std::vector<CsvColumn>& columns)
{
    const auto atLine = [&](int line) {
        const auto found = std::ranges::find(records, line, &Record::line);
        return line > 0 && found != records.end() ? &*found : nullptr;
    };
    const Record* titles = atLine(form.titleLine);
    const Record* units = atLine(form.unitLine);
    QSet<QString> known;
    for (std::size_t k = 0; k < columns.size(); ++k) {
        CsvColumn& column = columns[k];
        QString text = titles ? titles->text(k) : QString();
        if (k == 0 && text.startsWith(QLatin1Char('#')))
            text = text.mid(1).trimmed();
        const CsvTitle title = csvTitle(text);
        column.title = title.name;
        column.unit = title.unit;
        if (const QString own = units ? units->text(k) : QString(); !own.isEmpty()) {
            const QString unit = csvUnit(own);
            column.unit = unit.isEmpty() ? csvTitle(QStringLiteral("x ") + own).unit : unit;
            column.title = titles ? titles->text(k) : QString();
        }
        if (const auto own = form.units.find(static_cast<int>(k)); own != form.units.end())
            column.unit = own->second;
        if (column.title.isEmpty())
            column.title = tr("column %1").arg(k + 1);
        const QString name = column.title;
        for (int copy = 2; known.contains(column.title); ++copy)
            column.title = QStringLiteral("%1 %2").arg(name).arg(copy);
        known.insert(column.title);
    }
}

std::vector<CsvColumn> columnsOf(const Records& records, const CsvForm& form)
{
    const std::span<const Record> values = valuesFrom(records, form.firstLine);
    const std::span<const Record> last = values.last(std::min(values.size(), kRecordsOfValues));
    std::size_t count = usualCount(last.empty() ? std::span(records) : last);
    std::vector<CsvColumn> columns(count);
    for (std::size_t k = 0; k < count; ++k)
        columns[k].content = contentOf(last, k, form.decimal);
    nameColumns(records, form, columns);
    return columns;
}

}  // namespace

TextEncoding encodingOf(const QByteArray& head)
{
    if (head.startsWith("\xFF\xFE"))
        return TextEncoding::Utf16LittleEndian;
    if (head.startsWith("\xFE\xFF"))
        return TextEncoding::Utf16BigEndian;
    const QByteArray some = head.left(4096);
    qsizetype even = 0, odd = 0;
    for (qsizetype k = 0; k < some.size(); ++k)
        (k % 2 == 0 ? even : odd) += some[k] == 0 ? 1 : 0;
    if (odd > some.size() / 4)
        return TextEncoding::Utf16LittleEndian;
    if (even > some.size() / 4)
        return TextEncoding::Utf16BigEndian;
    constexpr std::int64_t kLongestCharacter = 4;  // the last one may be cut
    const std::int64_t invalid = firstInvalidUtf8({head.constData(), static_cast<std::size_t>(head.size())});
    const bool isCut = head.size() >= kCsvHead && invalid > head.size() - kLongestCharacter;
    return invalid < 0 || isCut ? TextEncoding::Utf8 : TextEncoding::Latin1;
}

FoundCsvForm findCsvForm(const QByteArray& head)
{
    FoundCsvForm found;
    CsvForm& form = found.form;
    form.encoding = encodingOf(head);
    findSigns(head, form);
    const Records records = recordsOf(head, form);
    const std::span<const Record> last = lastRecords(records);
    const std::vector<CsvContent> contents = contentsOf(last, usualCount(last), form.decimal);
    const std::size_t first = firstOfValues(records, contents, form.decimal);
    if (first == records.size()) {
        found.findings << tr("No lines of numbers were found.");
        return found;
    }
    form.firstLine = records[first].line;
    findHead(records, first, contents, form);
    const std::vector<CsvColumn> columns = columnsOf(records, form);
    TimeFinder(std::span(records).first(first), valuesFrom(records, form.firstLine), columns, found).find();
    if (form.titleLine == 0)
        found.findings << tr("The columns have no titles.");
    else if (form.titleLine > 1)
        found.findings
            << tr("The titles stand in line %1, the values begin in line %2.").arg(form.titleLine).arg(form.firstLine);
    for (const CsvColumn& column : columns)
        if (column.content == CsvContent::Texts)
            found.findings << tr("`%1` holds texts and is left out.").arg(column.title);
    return found;
}

std::vector<CsvColumn> csvColumns(const QByteArray& head, const CsvForm& form)
{
    return columnsOf(recordsOf(head, form), form);
}

}  // namespace bramah::model
