// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/translations/po_file.h"

#include "model/text/utf8.h"
#include "model/translate.h"

#include <QHash>

#include <algorithm>
#include <optional>

namespace bramah::model {

namespace {

using PoText = std::pair<QString, QString>;  // context and original

/// The character that a one-letter escape means; nothing if it is none.
std::optional<char> plainEscape(char letter)
{
    switch (letter) {
    case 'n': return '\n';
    case 't': return '\t';
    case 'r': return '\r';
    case 'a': return '\a';
    case 'b': return '\b';
    case 'f': return '\f';
    case 'v': return '\v';
    case '"':
    case '\'':
    case '?':
    case '\\': return letter;
    default: return std::nullopt;
    }
}

class PoReader
{
public:
    explicit PoReader(const QByteArray& bytes) : bytes_(bytes) {}

    tl::expected<PoFile, PoFault> read()
    {
        if (bytes_.startsWith("\xEF\xBB\xBF"))
            bytes_.remove(0, 3);
        if (firstInvalidUtf8({bytes_.constData(), static_cast<std::size_t>(bytes_.size())}) >= 0)
            return tl::make_unexpected(PoFault{0, tr("it is not UTF-8 text")});
        for (const QByteArray& line : bytes_.split('\n')) {
            ++line_;
            if (!readLine(line.trimmed()))
                return tl::make_unexpected(PoFault{line_, reason_});
        }
        if (!endEntry())
            return tl::make_unexpected(PoFault{line_, reason_});
        return std::move(file_);
    }

private:
    enum class Part { None, Context, Original, Plural, Translation, OtherPlural };

    bool fail(const QString& reason)
    {
        reason_ = reason;
        return false;
    }

    bool readLine(const QByteArray& line)
    {
        if (line.isEmpty())
            return part_ < Part::Translation || endEntry();
        if (line.startsWith('#'))
            return readComment(line);
        if (line.startsWith('"'))
            return readString(line);
        const auto* end =
            std::find_if(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t' || c == '"'; });
        const qsizetype size = end - line.begin();
        return startPart(line.left(size)) && readString(line.mid(size).trimmed());
    }

    bool readComment(const QByteArray& line)
    {
        if (line.startsWith("#~"))
            return true;
        if (part_ >= Part::Translation && !endEntry())
            return false;
        const QString rest = QString::fromUtf8(line.mid(2)).trimmed();
        if (line.startsWith("#:"))
            entry_.places << rest.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        else if (line.startsWith("#."))
            entry_.note += (entry_.note.isEmpty() ? QString() : QStringLiteral(" ")) + rest;
        else if (line.startsWith("#,"))
            entry_.isUnsure = entry_.isUnsure || rest.contains(QLatin1String("fuzzy"));
        else if (isFirst_ && (line == "#" || line.startsWith("# ")))
            file_.title += QString::fromUtf8(line.mid(1)).trimmed() + QLatin1Char('\n');
        return true;
    }

    bool startPart(const QByteArray& keyword)
    {
        const bool isNew = keyword == "msgctxt" || (keyword == "msgid" && part_ != Part::Context);
        if (isNew && !endEntry())
            return false;
        if (keyword == "msgctxt")
            part_ = Part::Context;
        else if (keyword == "msgid")
            part_ = Part::Original;
        else if (keyword == "msgid_plural" && part_ == Part::Original)
            part_ = Part::Plural;
        else if ((keyword == "msgstr" && part_ == Part::Original) || (keyword == "msgstr[0]" && part_ == Part::Plural))
            part_ = Part::Translation;
        else if (keyword.startsWith("msgstr[") && part_ >= Part::Translation)
            part_ = Part::OtherPlural;
        else
            return fail(tr("`%1` is not expected here").arg(QString::fromUtf8(keyword)));
        return true;
    }

    bool readString(const QByteArray& written)
    {
        if (written.size() < 2 || !written.startsWith('"'))
            return fail(tr("a text in quotes is missing"));
        QByteArray text;
        qsizetype at = 1;
        while (at < written.size() && written.at(at) != '"') {
            if (written.at(at) != '\\') {
                text += written.at(at++);
                continue;
            }
            if (++at == written.size())
                break;
            readEscape(written, at, text);
        }
        if (at >= written.size())
            return fail(tr("the text has no closing quote"));
        if (at + 1 != written.size())
            return fail(tr("there is more text after the closing quote"));
        return append(QString::fromUtf8(text));
    }

    /// \a at: offset behind the backslash; moved behind the escape.
    static void readEscape(const QByteArray& written, qsizetype& at, QByteArray& text)
    {
        const char letter = written.at(at++);
        if (const std::optional<char> plain = plainEscape(letter)) {
            text += *plain;
            return;
        }
        // Xgettext writes characters beyond ASCII as `\ooo` or `\xhh`.
        const int base = letter == 'x' ? 16 : 8;
        qsizetype end = letter == 'x' ? at : --at;
        while (end < written.size() && end < at + (base == 16 ? 2 : 3) &&
               std::isxdigit(static_cast<unsigned char>(written.at(end))) && (base == 16 || written.at(end) < '8'))
            ++end;
        bool isNumber = false;
        const int code = written.mid(at, end - at).toInt(&isNumber, base);
        if (isNumber) {
            text += static_cast<char>(code);
            at = end;
            return;
        }
        text += '\\';
        text += letter;
        at += base == 16 ? 0 : 1;
    }

    bool append(const QString& text)
    {
        switch (part_) {
        case Part::Context: entry_.context += text; return true;
        case Part::Original: entry_.original += text; return true;
        case Part::Translation: entry_.translation += text; return true;
        case Part::Plural:
        case Part::OtherPlural: return true;
        case Part::None: break;
        }
        return fail(tr("there is text before `msgid`"));
    }

    bool endEntry()
    {
        if (part_ == Part::None)
            return true;
        if (part_ < Part::Translation)
            return fail(tr("the entry before has no `msgstr`"));
        part_ = Part::None;
        isFirst_ = false;
        const PoEntry entry = std::exchange(entry_, {});
        if (!entry.original.isEmpty()) {
            file_.entries.push_back(entry);
            return true;
        }
        file_.header = entry.translation;
        const qsizetype charset = entry.translation.indexOf(QLatin1String("charset="), 0, Qt::CaseInsensitive);
        if (charset < 0)
            return true;
        const QString name = entry.translation.mid(charset + 8)
                                 .section(QLatin1Char('\n'), 0, 0)
                                 .section(QLatin1Char(';'), 0, 0)
                                 .trimmed();
        const bool isKnown = name.compare(QLatin1String("UTF-8"), Qt::CaseInsensitive) == 0 ||
                             name.compare(QLatin1String("US-ASCII"), Qt::CaseInsensitive) == 0 ||
                             name == QLatin1String("CHARSET");
        return isKnown || fail(tr("its texts are written in %1; convert them to UTF-8").arg(name));
    }

    QByteArray bytes_;
    PoFile file_;
    PoEntry entry_;
    Part part_ = Part::None;
    bool isFirst_ = true;
    int line_ = 0;
    QString reason_;
};

QByteArray quotedLine(const QString& text)
{
    QByteArray line = text.toUtf8();
    line.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\t', "\\t").replace('\r', "\\r");
    return '"' + line + "\"\n";
}

/// `keyword "text"`; a text of several lines begins on the line below, one string for each line.
QByteArray written(const char* keyword, const QString& text)
{
    QByteArray all = QByteArray(keyword) + ' ';
    const qsizetype end = text.indexOf(QLatin1Char('\n'));
    if (end < 0 || end + 1 == text.size())
        return all + quotedLine(text);
    all += "\"\"\n";
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype next = text.indexOf(QLatin1Char('\n'), at);
        const qsizetype behind = next < 0 ? text.size() : next + 1;
        all += quotedLine(text.mid(at, behind - at));
        at = behind;
    }
    return all;
}

/// Similarity of two texts, 0 to 1: the share of their common beginning and end.
double likeness(const QString& one, const QString& other)
{
    const qsizetype shorter = std::min(one.size(), other.size());
    qsizetype begin = 0;
    while (begin < shorter && one.at(begin) == other.at(begin))
        ++begin;
    qsizetype end = 0;
    while (end < shorter - begin && one.at(one.size() - 1 - end) == other.at(other.size() - 1 - end))
        ++end;
    return static_cast<double>(begin + end) /
           static_cast<double>(std::max<qsizetype>(1, std::max(one.size(), other.size())));
}

}  // namespace

tl::expected<PoFile, PoFault> PoFile::parse(const QByteArray& bytes)
{
    return PoReader(bytes).read();
}

QByteArray PoFile::toBytes() const
{
    QByteArray bytes;
    for (const QString& line : title.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        bytes += "# " + line.toUtf8() + '\n';
    bytes += "msgid \"\"\n" + written("msgstr", header);
    for (const PoEntry& entry : entries) {
        bytes += '\n';
        if (!entry.note.isEmpty())
            bytes += "#. " + entry.note.toUtf8() + '\n';
        for (const QString& place : entry.places)
            bytes += "#: " + place.toUtf8() + '\n';
        bytes += entry.isUnsure ? "#, fuzzy, no-c-format\n" : "#, no-c-format\n";
        bytes +=
            written("msgctxt", entry.context) + written("msgid", entry.original) + written("msgstr", entry.translation);
    }
    return bytes;
}

PoFile withTranslations(const PoFile& texts, const PoFile& former)
{
    constexpr double kReworded = 0.6;
    QHash<PoText, const PoEntry*> known;
    QHash<QString, const PoEntry*> elsewhere;
    for (const PoEntry& entry : former.entries) {
        known.insert({entry.context, entry.original}, &entry);
        if (!entry.translation.isEmpty() && !entry.isUnsure)
            elsewhere.insert(entry.original, &entry);
    }
    PoFile result{former.title, former.header, texts.entries};
    QHash<PoText, bool> isThere;
    for (const PoEntry& entry : texts.entries)
        isThere.insert({entry.context, entry.original}, true);
    for (PoEntry& entry : result.entries) {
        if (const PoEntry* same = known.value({entry.context, entry.original})) {
            entry.translation = same->translation;
            entry.isUnsure = same->isUnsure;
            continue;
        }
        const PoEntry* proposal = elsewhere.value(entry.original);
        double best = kReworded;
        for (const PoEntry& old : former.entries) {
            if (proposal || old.context != entry.context || isThere.contains({old.context, old.original}))
                continue;
            if (const double alike = likeness(old.original, entry.original); alike > best) {
                best = alike;
                proposal = &old;
            }
        }
        entry.translation = proposal ? proposal->translation : QString();
        entry.isUnsure = proposal && !entry.translation.isEmpty();
    }
    return result;
}

}  // namespace bramah::model
