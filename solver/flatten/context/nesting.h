// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace bramah::solver {

/// The nesting depth of expressions and of inlined calls.
class Nesting
{
public:
    /// Counts an expression being lowered, while it lives.
    class Expression
    {
    public:
        /// Borrows \a nesting.
        explicit Expression(Nesting& nesting) : nesting_(nesting) { ++nesting_.expressions_; }
        ~Expression() { --nesting_.expressions_; }
        Expression(const Expression&) = delete;
        Expression& operator=(const Expression&) = delete;

    private:
        Nesting& nesting_;
    };

    /// Counts a call being inlined, while it lives. If calls nest too deep, the outermost one is given up as a whole: a
    /// function that calls itself twice would reach the bound 2^60 times.
    class Call
    {
    public:
        /// Borrows \a nesting; the outermost one ends with it what was given up.
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

    /// The number of expressions in each other; 0 outside of all.
    [[nodiscard]] int expressions() const { return expressions_; }
    /// The depth of expressions, or of calls (which may be statements), whichever is larger.
    [[nodiscard]] int depth() const { return std::max(expressions_, openCalls_); }
    /// Counts a call; returns the number of calls in the outermost one.
    [[nodiscard]] int countCall() { return ++calls_; }
    ///@{
    /// The outermost call may be given up, since calls nest too deep: until it ends no further one is inlined in it.
    void giveUp() { isGivenUp_ = true; }
    [[nodiscard]] bool isGivenUp() const { return isGivenUp_; }
    ///@}

private:
    int expressions_ = 0;
    int openCalls_ = 0;
    int calls_ = 0;           ///< number of calls in the outermost one
    bool isGivenUp_ = false;  ///< the outermost call is given up
};

}  // namespace bramah::solver
