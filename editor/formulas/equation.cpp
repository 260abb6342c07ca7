// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formulas/equation.h"

#include "model/text/dotted_name.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace bramah::editor {

namespace {

using Kind = Equation::Kind;

constexpr qsizetype kLongest = 2000;  // characters: longer ones are texts, no formulas
constexpr int kDeepest = 60;          // brackets within brackets

const QHash<QString, QString>& greekLetters()
{
    static const QHash<QString, QString> letters{
        {"alpha", "α"}, {"beta", "β"}, {"gamma", "γ"}, {"delta", "δ"}, {"Delta", "Δ"},  {"epsilon", "ε"},
        {"zeta", "ζ"},  {"eta", "η"},  {"theta", "θ"}, {"kappa", "κ"}, {"lambda", "λ"}, {"mu", "μ"},
        {"nu", "ν"},    {"xi", "ξ"},   {"pi", "π"},    {"rho", "ρ"},   {"sigma", "σ"},  {"tau", "τ"},
        {"phi", "φ"},   {"Phi", "Φ"},  {"psi", "ψ"},   {"Psi", "Ψ"},   {"omega", "ω"},  {"Omega", "Ω"}};
    return letters;
}

/// Is the word no variable, but a function or a word between formulas?
bool isUprightWord(const QString& word)
{
    static const QSet<QString> words{"sin",      "cos",     "tan",   "tanh",    "exp",  "log",  "sign",   "min",
                                     "max",      "floor",   "mod",   "between", "and",  "or",   "of",     "sum",
                                     "integral", "density", "limit", "if",      "then", "else", "elseif", "not"};
    return words.contains(word);
}

bool isUnit(const QString& word)
{
    static const QSet<QString> units{"bar", "deg", "um", "mm", "s", "rad", "Pa", "K", "l", "min", "kg", "m"};
    return units.contains(word);
}

Equation leaf(Kind kind, const QString& text)
{
    return {kind, text, {}};
}

class Parser
{
public:
    explicit Parser(const QString& text)
    {
        static const QRegularExpression token(QStringLiteral(
            R"(\s*(\d+(?:\.\d+)?(?:e[-+]?\d+)?|[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)*|\.\.\.|<=|>=|<>|==|[-+*/^=<>(),|\[\]]))"));
        qsizetype at = 0;
        const QString trimmed = text.trimmed();
        isWrong_ = trimmed.size() > kLongest;
        while (!isWrong_ && at < trimmed.size()) {
            const auto match = token.match(trimmed, at, QRegularExpression::NormalMatch,
                                           QRegularExpression::AnchorAtOffsetMatchOption);
            if (!match.hasMatch()) {
                isWrong_ = true;
                return;
            }
            tokens_.append(match.captured(1));
            at = match.capturedEnd();
        }
    }

    std::optional<Equation> equation()
    {
        Equation result = relations();
        if (isWrong_ || at_ < tokens_.size())
            return std::nullopt;
        return result;
    }

private:
    [[nodiscard]] QString next() const { return at_ < tokens_.size() ? tokens_.at(at_) : QString(); }
    bool take(const QString& token)
    {
        const bool isIt = next() == token;
        at_ += isIt ? 1 : 0;
        return isIt;
    }
    [[nodiscard]] bool isAtom() const
    {
        const QString token = next();
        return !token.isEmpty() && (token.front().isLetterOrNumber() || token == QLatin1String("..."));
    }

    /// expression { relation expression }
    Equation relations()
    {
        static const QHash<QString, QString> signs{{"=", "="},  {"==", "="}, {"<", "<"},  {">", ">"},
                                                   {"<=", "≤"}, {">=", "≥"}, {"<>", "≠"}, {",", ","}};
        Equation row;
        if (++depth_ > kDeepest)
            isWrong_ = true;
        row.children.push_back(sum());
        while (!isWrong_ && signs.contains(next())) {
            row.children.push_back(leaf(Kind::Sign, signs.value(tokens_.at(at_++))));
            row.children.push_back(sum());
        }
        --depth_;
        return row.children.size() == 1 ? row.children.front() : row;
    }

    Equation sum()
    {
        Equation row;
        if (take(QStringLiteral("-")))
            row.children.push_back(leaf(Kind::Upright, QStringLiteral("−")));
        row.children.push_back(product());
        while (!isWrong_ && (next() == QLatin1String("+") || next() == QLatin1String("-"))) {
            row.children.push_back(
                leaf(Kind::Sign, tokens_.at(at_++) == QLatin1String("+") ? QStringLiteral("+") : QStringLiteral("−")));
            row.children.push_back(product());
        }
        return row.children.size() == 1 ? row.children.front() : row;
    }

    Equation product()
    {
        Equation result = power();
        while (!isWrong_) {
            if (take(QStringLiteral("/"))) {
                Equation under = power();
                result = {Kind::Fraction, {}, {bare(std::move(result)), bare(std::move(under))}};
            } else if (take(QStringLiteral("*"))) {
                result = joined(std::move(result), leaf(Kind::Upright, QStringLiteral("·")), power());
            } else if (isAtom()) {
                // A unit behind a number, or words.
                result = joined(std::move(result), leaf(Kind::Upright, QStringLiteral(" ")), power());
            } else {
                break;
            }
        }
        return result;
    }

    static Equation joined(Equation first, Equation middle, Equation second)
    {
        Equation row;
        if (first.kind == Kind::Row)
            row = std::move(first);
        else
            row.children.push_back(std::move(first));
        row.children.push_back(std::move(middle));
        row.children.push_back(std::move(second));
        return row;
    }

    /// \a one without brackets that the line of a fraction makes needless.
    static Equation bare(Equation one)
    {
        return one.kind == Kind::Fence && one.text == QLatin1String("()") ? one.children.front() : one;
    }

    Equation power()
    {
        if (++depth_ > kDeepest)
            isWrong_ = true;
        Equation base = atom();
        --depth_;
        if (!take(QStringLiteral("^")))
            return base;
        ++depth_;
        Equation above = bare(power());
        --depth_;
        if (base.kind == Kind::Script && base.children[2].children.empty() && base.children[2].text.isEmpty()) {
            base.children[2] = std::move(above);
            return base;
        }
        return {Kind::Script, {}, {std::move(base), {}, std::move(above)}};
    }

    Equation atom()
    {
        const QString token = next();
        if (isWrong_)
            return {};
        if (take(QStringLiteral("(")))
            return fence(QStringLiteral("()"), QStringLiteral(")"));
        if (take(QStringLiteral("[")))
            return withArguments(fence(QStringLiteral("[]"), QStringLiteral("]")));
        if (take(QStringLiteral("|")))
            return fence(QStringLiteral("||"), QStringLiteral("|"));
        if (token == QLatin1String("...")) {
            ++at_;
            return leaf(Kind::Upright, QStringLiteral("…"));
        }
        if (token.isEmpty() || !token.front().isLetterOrNumber()) {
            isWrong_ = true;
            return {};
        }
        ++at_;
        if (token.front().isDigit())
            return leaf(Kind::Upright, isUnit(next()) ? token + QLatin1Char(' ') + tokens_.at(at_++) : token);
        return name(token);
    }

    Equation fence(const QString& characters, const QString& end)
    {
        Equation inner = relations();
        if (!take(end))
            isWrong_ = true;
        return {Kind::Fence, characters, {std::move(inner)}};
    }

    Equation withArguments(Equation one)
    {
        if (!take(QStringLiteral("(")))
            return one;
        Equation row;
        row.children.push_back(std::move(one));
        row.children.push_back(fence(QStringLiteral("()"), QStringLiteral(")")));
        return row;
    }

    Equation name(const QString& token)
    {
        if (next() == QLatin1String("(")) {
            if (token == QLatin1String("sqrt")) {
                ++at_;
                return {Kind::Root, {}, {bare(fence(QStringLiteral("()"), QStringLiteral(")")))}};
            }
            if (token == QLatin1String("der"))
                return derivative();
            if (token == QLatin1String("and") || token == QLatin1String("or"))
                return joined(word(token), leaf(Kind::Upright, QStringLiteral(" ")), atom());
            if (token.endsWith(QLatin1Char('_'))) {
                ++at_;
                Equation below = bare(fence(QStringLiteral("()"), QStringLiteral(")")));
                return {Kind::Script, {}, {word(token.chopped(1)), std::move(below), {}}};
            }
            return withArguments(variable(token));
        }
        if (next() == QLatin1String("[")) {
            ++at_;
            Equation row;
            row.children = {variable(token), fence(QStringLiteral("[]"), QStringLiteral("]"))};
            return row;
        }
        return variable(token);
    }

    /// A derivative: dots over a name, d/dt in front of anything else.
    Equation derivative()
    {
        ++at_;
        Equation argument = fence(QStringLiteral("()"), QStringLiteral(")"));
        if (argument.children.front().kind == Kind::Row && isName(argument.children.front())) {
            Equation name = argument.children.front();
            name.children.back() = dotted(std::move(name.children.back()));
            return name;
        }
        const Kind kind = argument.children.front().kind;
        if (kind == Kind::Dotted || kind == Kind::Variable || kind == Kind::Script)
            return dotted(std::move(argument.children.front()));
        const Equation d = leaf(Kind::Upright, QStringLiteral("d"));
        Equation dt{Kind::Row, {}, {d, leaf(Kind::Variable, QStringLiteral("t"))}};
        Equation row;
        row.children = {{Kind::Fraction, {}, {d, std::move(dt)}}, std::move(argument)};
        return row;
    }

    /// Is it several names joined by dots?
    static bool isName(const Equation& row)
    {
        return row.children.size() >= 3 && row.children[row.children.size() - 2].text == QLatin1String(".");
    }

    static Equation dotted(Equation one)
    {
        if (one.kind == Kind::Dotted) {
            one.text += QLatin1Char('.');
            return one;
        }
        if (one.kind == Kind::Script) {
            one.children.front() = dotted(std::move(one.children.front()));
            return one;
        }
        return {Kind::Dotted, QStringLiteral("."), {std::move(one)}};
    }

    /// A single name without subscript.
    static Equation word(const QString& text)
    {
        if (const auto letter = greekLetters().constFind(text); letter != greekLetters().cend())
            return leaf(Kind::Variable, *letter);
        return leaf(isUprightWord(text) ? Kind::Upright : Kind::Variable, text);
    }

    /// `flange_a.tau`, `rho_0`, `u1`: letters behind an underscore, and numbers, become subscripts.
    static Equation variable(const QString& token)
    {
        Equation row;
        for (const QString& segment : model::namesIn(token)) {
            if (!row.children.empty())
                row.children.push_back(leaf(Kind::Upright, QStringLiteral(".")));
            static const QRegularExpression shape(QStringLiteral("^([A-Za-z]+?)(?:_(\\w+)|(\\d+))?$"));
            const auto match = shape.match(segment);
            const QString below = match.captured(2) + match.captured(3);
            if (!match.hasMatch() || below.isEmpty()) {
                row.children.push_back(word(segment));
                continue;
            }
            Equation index = word(below);
            if (below.front().isDigit() || (below.size() > 1 && index.text == below))
                index.kind = Kind::Upright;
            row.children.push_back({Kind::Script, {}, {word(match.captured(1)), std::move(index), {}}});
        }
        return row.children.size() == 1 ? row.children.front() : row;
    }

    QStringList tokens_;
    qsizetype at_ = 0;
    int depth_ = 0;
    bool isWrong_ = false;
};

/// The text as one operand: in brackets if it is more than a single item.
QString operand(const Equation& one)
{
    const QString text = one.line();
    const bool isSimple = one.kind != Kind::Row && one.kind != Kind::Fraction;
    return isSimple ? text : QLatin1Char('(') + text + QLatin1Char(')');
}

}  // namespace

bool Equation::isLikely(const QString& text)
{
    static const QRegularExpression signs(QStringLiteral("[=<>*/^]"));
    return text.contains(signs);
}

std::optional<Equation> Equation::parse(const QString& text)
{
    return Parser(text).equation();
}

QString Equation::line() const
{
    switch (kind) {
    case Kind::Row: {
        QString all;
        for (const Equation& child : children)
            all += child.line();
        return all;
    }
    case Kind::Variable:
    case Kind::Upright: return text;
    case Kind::Sign: return text == QLatin1String(",") ? QStringLiteral(", ") : QStringLiteral(" %1 ").arg(text);
    case Kind::Fraction: return operand(children[0]) + QLatin1Char('/') + operand(children[1]);
    case Kind::Script: {
        QString all = operand(children[0]);
        if (const QString below = children[1].line(); !below.isEmpty())
            all += QLatin1Char('_') + operand(children[1]);
        if (const QString above = children[2].line(); !above.isEmpty())
            all += QLatin1Char('^') + operand(children[2]);
        return all;
    }
    case Kind::Root: return QStringLiteral("√(%1)").arg(children.front().line());
    case Kind::Fence: return text.front() + children.front().line() + text.back();
    case Kind::Dotted: return children.front().line() + QString(text.size(), QChar(0x2019));
    }
    return {};
}

QString Equation::richText() const
{
    switch (kind) {
    case Kind::Row: {
        QString all;
        for (const Equation& child : children)
            all += child.richText();
        return all;
    }
    case Kind::Variable: return QStringLiteral("<i>%1</i>").arg(text.toHtmlEscaped());
    case Kind::Script: {
        QString all = children[0].richText();
        if (const QString below = children[1].richText(); !below.isEmpty())
            all += QStringLiteral("<sub>%1</sub>").arg(below);
        if (const QString above = children[2].richText(); !above.isEmpty())
            all += QStringLiteral("<sup>%1</sup>").arg(above);
        return all;
    }
    default: return line().toHtmlEscaped();
    }
}

}  // namespace bramah::editor
