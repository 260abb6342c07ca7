// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/bond_chains.h"

#include "solver/translate.h"

#include <QRegularExpression>
#include <QStringList>

namespace bramah::solver {
namespace {

class ChainReader
{
public:
    explicit ChainReader(const QString& text)
    {
        static const QRegularExpression words(QStringLiteral("[A-Za-z_]\\w*|\\d+|[^\\s\\w]"));
        for (auto match = words.globalMatch(text); match.hasNext();)
            words_ << match.next().captured();
    }

    std::optional<std::vector<BondChain>> read(QString* fault)
    {
        std::vector<BondChain> chains;
        do
            chains.push_back(chain());
        while (take(","));
        if (at_ < words_.size())
            expected(tr("a comma"));
        if (fault_.isEmpty())
            return chains;
        if (fault)
            *fault = fault_;
        return std::nullopt;
    }

private:
    [[nodiscard]] QString next() const { return at_ < words_.size() ? words_[at_] : QString(); }

    bool take(const char* word)
    {
        const bool isThere = next() == QLatin1String(word);
        at_ += isThere ? 1 : 0;
        return isThere;
    }

    /// Only the first fault counts: those behind it follow from it.
    void expected(const QString& what)
    {
        if (fault_.isEmpty())
            fault_ = next().isEmpty() ? tr("%1 is missing at the end").arg(what)
                                      : tr("%1 is missing before \"%2\"").arg(what, next());
    }

    QString name()
    {
        const QString word = next();
        if (word.isEmpty() || !(word.front().isLetter() || word.front() == QLatin1Char('_'))) {
            expected(tr("a name"));
            return {};
        }
        ++at_;
        return word;
    }

    int number()
    {
        bool isNumber = false;
        const int value = next().toInt(&isNumber);
        if (isNumber)
            ++at_;
        else
            expected(tr("a number"));
        return value;
    }

    BondChain::Index index()
    {
        if (!next().isEmpty() && next().front().isDigit())
            return {{}, number()};
        BondChain::Index read{name(), 0};
        if (take("+"))
            read.offset = number();
        else if (take("-"))
            read.offset = -number();
        return read;
    }

    BondChain::Place place()
    {
        BondChain::Place read;
        read.name = name();
        while (take("."))
            read.name += QLatin1Char('.') + name();
        if (take("[")) {
            read.index = index();
            if (!take("]"))
                expected(QStringLiteral("]"));
        }
        if (!take(":"))
            return read;
        static const QRegularExpression letters(QStringLiteral("^(0|1|m?(Se|Sf|TF|GY|R|G|C|I)|De|Df)$"));
        if (letters.match(next()).hasMatch())
            read.letter = words_[at_++];
        else
            expected(tr("the letter of an element"));
        return read;
    }

    BondChain chain()
    {
        BondChain read;
        read.places.push_back(place());
        while (fault_.isEmpty() && take(">"))
            read.places.push_back(place());
        if (read.places.size() < 2)
            expected(QStringLiteral(">"));
        if (take("if"))
            for (bool begins = false;;) {
                const bool isNegated = take("not");
                read.condition.push_back({name(), isNegated, begins});
                begins = take("or");
                if (!begins && !take("and"))
                    break;
            }
        if (take("for")) {
            read.counter = name();
            if (!take("in"))
                expected(QStringLiteral("in"));
            read.first = index();
            if (!take(":"))
                expected(QStringLiteral(":"));
            read.last = index();
        }
        return read;
    }

    QStringList words_;
    qsizetype at_ = 0;
    QString fault_;
};

}  // namespace

bool BondChain::holds(const std::function<double(const QString& name)>& valueOf) const
{
    bool isTrue = true;
    for (const Term& term : condition) {
        if (term.beginsAlternative && isTrue)
            return true;
        if (term.beginsAlternative)
            isTrue = true;
        isTrue = isTrue && (valueOf(term.name) != 0) != term.isNegated;
    }
    return isTrue;
}

std::optional<std::vector<BondChain>> bondChains(const QString& text, QString* fault)
{
    return ChainReader(text).read(fault);
}

}  // namespace bramah::solver
