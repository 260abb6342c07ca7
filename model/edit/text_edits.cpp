// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/text_edits.h"

#include <QtGlobal>

#include <algorithm>

namespace bramah::model {

bool TextEdits::overlaps(Span span) const
{
    // Edits are sorted and do not overlap, so their ends are sorted as well.
    const auto next = std::partition_point(edits_.begin(), edits_.end(),
                                           [span](const TextEdit& edit) { return edit.span.end <= span.begin; });
    return next != edits_.end() && next->span.begin < span.end;
}

void TextEdits::replace(Span span, QByteArray replacement)
{
    Q_ASSERT(span.begin <= span.end && !overlaps(span));
    if (span.isEmpty() && replacement.isEmpty())
        return;
    // Insertions at an offset come before a replacement that begins there.
    const auto isBefore = [](Span a, const TextEdit& b) {
        return a.begin < b.span.begin || (a.begin == b.span.begin && a.isEmpty() && !b.span.isEmpty());
    };
    const auto at = std::upper_bound(edits_.begin(), edits_.end(), span, isBefore);
    edits_.insert(at, {span, std::move(replacement)});
}

bool TextEdits::add(const TextEdits& others)
{
    for (const auto& edit : others.edits_) {
        if (overlaps(edit.span))
            return false;
    }
    for (const auto& edit : others.edits_)
        replace(edit.span, edit.replacement);
    return true;
}

QByteArray TextEdits::appliedTo(const QByteArray& text) const
{
    qsizetype size = text.size();
    for (const auto& edit : edits_)
        size += edit.replacement.size() - edit.span.length();
    QByteArray result;
    result.reserve(size);
    std::int32_t at = 0;
    for (const auto& edit : edits_) {
        result += QByteArrayView(text).sliced(at, edit.span.begin - at);
        result += edit.replacement;
        at = edit.span.end;
    }
    result += QByteArrayView(text).sliced(at);
    return result;
}

TextEdits TextEdits::inverse(const QByteArray& text) const
{
    TextEdits result;
    std::int32_t shift = 0;
    for (const auto& edit : edits_) {
        const auto length = static_cast<std::int32_t>(edit.replacement.size());
        const auto begin = edit.span.begin + shift;
        result.edits_.push_back({{begin, begin + length}, text.mid(edit.span.begin, edit.span.length())});
        shift += length - edit.span.length();
    }
    return result;
}

namespace {

/// A run of the intermediate text (first edits made, second not): bytes of the first text, or inserted bytes.
struct Piece {
    Span original;
    QByteArray inserted;

    [[nodiscard]] std::int32_t length() const
    {
        return original.isEmpty() ? static_cast<std::int32_t>(inserted.size()) : original.length();
    }
    [[nodiscard]] Piece part(std::int32_t from, std::int32_t count) const
    {
        if (original.isEmpty())
            return {original, inserted.mid(from, count)};
        return {{original.begin + from, original.begin + from + count}, {}};
    }
};

}  // namespace

TextEdits TextEdits::then(const TextEdits& next) const
{
    // The intermediate text as pieces; the end of the first text is not known, so a far offset stands for it.
    constexpr std::int32_t kFarEnd = 0x40000000;
    std::vector<Piece> between;
    std::int32_t at = 0;
    for (const auto& edit : edits_) {
        if (edit.span.begin > at)
            between.push_back({{at, edit.span.begin}, {}});
        if (!edit.replacement.isEmpty())
            between.push_back({{edit.span.begin, edit.span.begin}, edit.replacement});
        at = edit.span.end;
    }
    between.push_back({{at, kFarEnd}, {}});

    // The pieces that remain after the second edits have cut them.
    std::vector<Piece> after;
    std::size_t piece = 0;
    std::int32_t used = 0;      // bytes of the current piece
    std::int32_t position = 0;  // offset in the intermediate text
    const auto advance = [&](std::int32_t to, bool keep) {
        while (position < to) {
            const auto count = std::min(to - position, between[piece].length() - used);
            if (keep)
                after.push_back(between[piece].part(used, count));
            position += count;
            used += count;
            if (used == between[piece].length()) {
                ++piece;
                used = 0;
            }
        }
    };
    for (const auto& edit : next.edits_) {
        advance(edit.span.begin, true);
        if (!edit.replacement.isEmpty())
            after.push_back({{}, edit.replacement});
        advance(edit.span.end, false);
    }
    while (piece < between.size()) {
        after.push_back(between[piece].part(used, between[piece].length() - used));
        ++piece;
        used = 0;
    }

    // The bytes between the kept runs of the first text are the replaced ones.
    TextEdits result;
    QByteArray inserted;
    at = 0;
    for (const auto& kept : after) {
        if (kept.original.isEmpty()) {
            inserted += kept.inserted;
            continue;
        }
        if (kept.original.begin > at || !inserted.isEmpty())
            result.edits_.push_back({{at, kept.original.begin}, std::exchange(inserted, {})});
        at = kept.original.end;
    }
    return result;
}

}  // namespace bramah::model
