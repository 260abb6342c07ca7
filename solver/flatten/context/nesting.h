// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace bramah::solver {

/// The depth to which expressions, and calls of inlined functions, lie in each other.
class Nesting
{
public:
    /// While it lives an expression is being lowered.
    class Expression
    {
    public:
        explicit Expression(Nesting& nesting) : nesting_(nesting) { ++nesting_.expressions_; }
        ~Expression() { --nesting_.expressions_; }
        Expression(const Expression&) = delete;
        Expression& operator=(const Expression&) = delete;

    private:
        Nesting& nesting_;
    };

    /// While it lives a call is being inlined. Once calls are in each other too deep, the outermost of them is given up
    /// as a whole: a function that calls itself twice would come to the bound again and again, 2^60 times.
    class Call
    {
    public:
        explicit Call(Nesting& nesting) : nesting_(nesting) { ++nesting_.openCalls_; }
        ~Call()
        {
            if (--nesting_.openCalls_ > 0)
                return;
            nesting_.isGivenUp_ = false;
            nesting_.calls_ = 0;
        }
        Call(const Call&) = delete;
        Call& operator=(const Call&) = delete;

    private:
        Nesting& nesting_;
    };

    [[nodiscard]] int expressions() const { return expressions_; }
    /// The depth of expressions, and of calls, which may be statements.
    [[nodiscard]] int depth() const { return std::max(expressions_, openCalls_); }
    /// One more call; how many there are in the outermost one.
    [[nodiscard]] int countCall() { return ++calls_; }
    void giveUp() { isGivenUp_ = true; }
    [[nodiscard]] bool isGivenUp() const { return isGivenUp_; }

private:
    int expressions_ = 0;
    int openCalls_ = 0;
    int calls_ = 0;           ///< in the outermost of them
    bool isGivenUp_ = false;  ///< the outermost of them
};

}  // namespace bramah::solver
