// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/declarations/equation_part.h"

#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"

#include <algorithm>
#include <limits>

namespace bramah::model {

using namespace syntax;

EquationPart equationPartOf(const SyntaxTree& tree, const ClassDefinition& definition)
{
    const TextLayout layout(tree);
    Span whole{std::numeric_limits<std::int32_t>::max(), -1};
    const auto take = [&](Span section) {
        whole.begin = std::min(whole.begin, section.begin);
        whole.end = std::max(whole.end, section.end);
    };
    for (const EquationSection& section : definition.equationSections)
        take(section.span);
    for (const AlgorithmSection& section : definition.algorithmSections)
        take(section.span);
    if (whole.end >= 0) {
        whole.end = std::max(whole.end, layout.behindSemicolon(whole.end));
        // The comments up to the annotation or the end of the class belong to the equation part.
        for (std::size_t token = layout.tokenAt(whole.end);
             token < tree.tokens().size() && isTrivia(tree.tokens()[token].kind); ++token)
            if (tree.tokens()[token].kind != TokenKind::Blank)
                whole.end = tree.tokens()[token].span.end;
        return {whole, {}};
    }
    const std::int32_t place = layout.behindTail(endOfContents(tree, definition));
    return {{place, place}, layout.lineEnd() + layout.indentationAt(definition.span.begin)};
}

}  // namespace bramah::model
