// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/source_text.h"

#include "model/text/utf8.h"

#include <algorithm>

namespace bramah::model {

namespace {
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
}

SourceText::SourceText(QString fileName, QByteArray bytes)
    : fileName_(std::move(fileName)), bytes_(std::move(bytes)), isUtf8_(firstInvalidUtf8(view()) < 0)
{
    lineStarts_.push_back(0);
    const auto all = view();
    for (auto at = all.find('\n'); at != std::string_view::npos; at = all.find('\n', at + 1))
        lineStarts_.push_back(static_cast<std::int32_t>(at + 1));
    std::size_t withReturn = 0;
    for (std::size_t i = 1; i < lineStarts_.size(); ++i) {
        const auto newline = static_cast<std::size_t>(lineStarts_[i]) - 1;
        withReturn += newline > 0 && all[newline - 1] == '\r';
    }
    endsWithReturn_ = 2 * withReturn > lineStarts_.size() - 1;
}

int SourceText::byteOrderMarkLength() const
{
    return view().starts_with(kByteOrderMark) ? static_cast<int>(kByteOrderMark.size()) : 0;
}

std::string_view SourceText::lineEnd() const
{
    return endsWithReturn_ ? "\r\n" : "\n";
}

TextPosition SourceText::position(std::int32_t offset) const
{
    offset = std::clamp(offset, 0, static_cast<std::int32_t>(bytes_.size()));
    const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
    auto start = *(next - 1);
    if (start == 0)
        start = std::min(offset, byteOrderMarkLength());
    const auto before = view({start, offset});
    const auto isCharacterStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; };
    const auto column = 1 + std::count_if(before.begin(), before.end(), isCharacterStart);
    return {static_cast<int>(next - lineStarts_.begin()), static_cast<int>(column)};
}

}  // namespace bramah::model
