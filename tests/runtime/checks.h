// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace bramah::test {

/// Checks for a program that links nothing but what it tests: failures are printed as they are found.
class Checks
{
public:
    /// \a what says what should have been.
    void that(bool isTrue, const std::string& what)
    {
        if (isTrue)
            return;
        ++failures_;
        std::printf("FAIL  %s: %s\n", name_.c_str(), what.c_str());
    }
    void near(double value, double expected, double tolerance, const std::string& what)
    {
        char text[200];
        std::snprintf(text, sizeof text, "%s is %.12g, expected %.12g within %.3g", what.c_str(), value, expected,
                      tolerance);
        that(std::fabs(value - expected) <= tolerance, text);
    }

    void run(const std::string& name, const std::function<void(Checks&)>& test)
    {
        name_ = name;
        const int before = failures_;
        test(*this);
        const bool hasPassed = failures_ == before;
        ++(hasPassed ? passed_ : failed_);
        std::printf("%s  %s\n", hasPassed ? "PASS" : "FAIL", name.c_str());
    }
    /// The exit code of the program, with a last line as the other test programs have.
    [[nodiscard]] int finish() const
    {
        std::printf("%d passed, %d failed\n", passed_, failed_);
        return failed_ == 0 && passed_ > 0 ? 0 : 1;
    }

private:
    std::string name_;
    int failures_ = 0, passed_ = 0, failed_ = 0;
};

}  // namespace bramah::test
