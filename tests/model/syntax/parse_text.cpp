// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/syntax/parse_text.h"

namespace bramah::test {

using namespace model;
using namespace model::syntax;

std::shared_ptr<const SyntaxTree> parseText(const QByteArray& bytes)
{
    return SyntaxTree::parse(std::make_shared<SourceText>(QStringLiteral("example.mo"), bytes));
}

std::shared_ptr<const SyntaxTree> parseExpression(const QByteArray& bytes)
{
    return SyntaxTree::parseExpression(std::make_shared<SourceText>(QStringLiteral("example.mo"), bytes));
}

QString messagesOf(const SyntaxTree& tree)
{
    QStringList lines;
    for (const auto& diagnostic : tree.diagnostics()) {
        const auto [line, column] = tree.text().position(diagnostic.span.begin);
        lines << QStringLiteral("%1:%2: ").arg(line).arg(column) + diagnostic.message();
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace bramah::test
