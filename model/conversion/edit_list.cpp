// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/edit_list.h"

#include <algorithm>

namespace bramah::model {

namespace {

bool contains(Span outer, Span inner)
{
    return outer.begin <= inner.begin && inner.end <= outer.end;
}

}  // namespace

void EditList::replace(Span span, QByteArray text)
{
    const TextEdit edit{span, std::move(text)};
    // A place that two ways lead to, as the type of several components, is changed once.
    if (std::ranges::find(edits_, edit) == edits_.end())
        edits_.push_back(edit);
}

QByteArray EditList::changed(Span span) const
{
    const std::string_view text = tree_.text().view(span);
    TextEdits inner;
    for (const TextEdit& edit : edits_)
        if (contains(span, edit.span))
            inner.replace({edit.span.begin - span.begin, edit.span.end - span.begin}, edit.replacement);
    return inner.appliedTo(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
}

void EditList::forget(Span span)
{
    std::erase_if(edits_, [&](const TextEdit& edit) { return contains(span, edit.span); });
}

TextEdits EditList::edits() const
{
    TextEdits all;
    for (const TextEdit& edit : edits_)
        all.replace(edit.span, edit.replacement);
    return all;
}

}  // namespace bramah::model
