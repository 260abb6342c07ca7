// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/csv/csv_reader.h"

#include <QBuffer>

#include <algorithm>
#include <cstring>

namespace bramah::model {
namespace {

constexpr qint64 kBlock = qint64{1} << 20;  // bytes
constexpr std::size_t kLongestQuoted = std::size_t{1}
                                       << 16;  // a quotation mark that is not closed within is a character

std::unique_ptr<QIODevice> bufferOf(const QByteArray& bytes)
{
    auto buffer = std::make_unique<QBuffer>();
    buffer->setData(bytes);
    buffer->open(QIODevice::ReadOnly);
    return buffer;
}

std::optional<QStringDecoder> decoderOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf8: return std::nullopt;
    case TextEncoding::Latin1: return QStringDecoder(QStringDecoder::Latin1);
    case TextEncoding::Utf16LittleEndian: return QStringDecoder(QStringDecoder::Utf16LE);
    case TextEncoding::Utf16BigEndian: return QStringDecoder(QStringDecoder::Utf16BE);
    }
    return std::nullopt;
}

}  // namespace

CsvReader::CsvReader(QIODevice& device, const CsvForm& form)
    : device_(device), encoding_(form.encoding), decoder_(decoderOf(form.encoding)), separator_(form.separator)
{
}

CsvReader::CsvReader(const QByteArray& bytes, const CsvForm& form)
    : own_(bufferOf(bytes)),
      device_(*own_),
      encoding_(form.encoding),
      decoder_(decoderOf(form.encoding)),
      separator_(form.separator)
{
}

CsvReader::~CsvReader() = default;

bool CsvReader::fill()
{
    if (isAllRead_)
        return false;
    const bool isFirst = bytesRead_ == 0;
    QByteArray block = device_.read(kBlock);
    if (block.isEmpty()) {
        isAllRead_ = true;
        return false;
    }
    bytesRead_ += block.size();
    if (decoder_)
        block = QString(decoder_->decode(block)).toUtf8();
    buffer_.erase(0, at_);
    at_ = 0;
    const qsizetype mark = isFirst && block.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    buffer_.append(block.constData() + mark, static_cast<std::size_t>(block.size() - mark));
    return true;
}

std::optional<std::string_view> CsvReader::line(std::size_t& next)
{
    for (std::size_t searched = at_;;) {
        if (lineEnd_ == 0 && !buffer_.empty())  // old instruments end lines by \r alone
            lineEnd_ = buffer_.find('\n') == std::string::npos && buffer_.find('\r') != std::string::npos ? '\r' : '\n';
        const std::size_t end = buffer_.find(lineEnd_, searched);
        if (end != std::string::npos && lineEnd_ != 0) {
            next = end + 1;
            const std::size_t length = end - at_;
            const bool hasReturn = length > 0 && buffer_[end - 1] == '\r';
            return std::string_view(buffer_).substr(at_, hasReturn ? length - 1 : length);
        }
        searched = buffer_.size() - at_;  // as fill() moves the rest to the front
        if (!fill()) {
            next = buffer_.size();
            return at_ < buffer_.size() ? std::optional(std::string_view(buffer_).substr(at_)) : std::nullopt;
        }
    }
}

bool CsvReader::isEmptyLine(std::string_view line) const
{
    return std::ranges::all_of(line,
                               [&](char c) { return c == ' ' || c == '\r' || (c == '\t' && separator_ != '\t'); });
}

bool CsvReader::next()
{
    fields_.clear();
    unquoted_.clear();
    std::size_t next = 0;
    for (auto text = line(next); text; text = line(next)) {
        line_ = nextLine_++;
        if (isEmptyLine(*text)) {
            at_ = next;
            continue;
        }
        if (text->find('"') != std::string_view::npos) {
            while (buffer_.size() - at_ < kLongestQuoted && fill())
                continue;
            at_ = splitQuoted();
            return true;
        }
        separator_ == ' ' ? splitAtBlanks(*text) : split(*text);
        at_ = next;
        return true;
    }
    return false;
}

void CsvReader::split(std::string_view line)
{
    const char* begin = line.data();
    const char* const end = begin + line.size();
    for (const char* c = begin; c != end; ++c)
        if (*c == separator_) {
            fields_.emplace_back(begin, static_cast<std::size_t>(c - begin));
            begin = c + 1;
        }
    fields_.emplace_back(begin, static_cast<std::size_t>(end - begin));
}

void CsvReader::splitAtBlanks(std::string_view line)
{
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    for (std::size_t at = 0; at < line.size();) {
        while (at < line.size() && isBlank(line[at]))
            ++at;
        const std::size_t begin = at;
        while (at < line.size() && !isBlank(line[at]))
            ++at;
        if (at > begin)
            fields_.push_back(line.substr(begin, at - begin));
    }
}

std::size_t CsvReader::splitQuoted()
{
    const std::string_view text = buffer_;
    const auto isSeparator = [&](char c) { return c == separator_ || (separator_ == ' ' && c == '\t'); };
    std::size_t at = at_;
    for (;;) {
        while (separator_ == ' ' && at < text.size() && isSeparator(text[at]))
            ++at;
        std::size_t end = at;
        if (at < text.size() && text[at] == '"') {
            std::size_t close = text.find('"', at + 1);
            while (close != std::string_view::npos && close + 1 < text.size() && text[close + 1] == '"')
                close = text.find('"', close + 2);
            if (close != std::string_view::npos && close - at < kLongestQuoted) {
                const std::string_view inner = text.substr(at + 1, close - at - 1);
                nextLine_ += static_cast<int>(std::ranges::count(inner, lineEnd_));
                addQuoted(inner);
                end = close + 1;
                while (end < text.size() && !isSeparator(text[end]) && text[end] != lineEnd_)
                    ++end;  // what stands behind the quotation mark does not count
                at = std::string_view::npos;
            }
        }
        while (end < text.size() && !isSeparator(text[end]) && text[end] != lineEnd_)
            ++end;
        if (at != std::string_view::npos) {
            const bool hasReturn = end > at && text[end - 1] == '\r' && (end == text.size() || text[end] == lineEnd_);
            fields_.push_back(text.substr(at, end - at - (hasReturn ? 1 : 0)));
        }
        if (end >= text.size())
            return end;
        if (text[end] == lineEnd_)
            return end + 1;
        at = end + 1;
    }
}

void CsvReader::addQuoted(std::string_view quoted)
{
    if (quoted.find('"') == std::string_view::npos) {
        fields_.push_back(quoted);
        return;
    }
    std::string& text = unquoted_.emplace_back();
    for (std::size_t k = 0; k < quoted.size(); ++k) {
        text += quoted[k];
        if (quoted[k] == '"')
            ++k;  // the second of two
    }
    fields_.push_back(text);
}

QStringList CsvReader::texts() const
{
    QStringList texts;
    for (const std::string_view field : fields_)
        texts.append(QString::fromUtf8(field.data(), static_cast<qsizetype>(field.size())));
    return texts;
}

}  // namespace bramah::model
