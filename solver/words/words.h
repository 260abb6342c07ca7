// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <utility>
#include <vector>

/// Texts for users in code that has no Qt: the program gives it its language, an FMU speaks English.
namespace bramah::solver::words {

/// A text with places %1, %2 ... for what is put in, in order.
class Phrase
{
public:
    /// \a text stands as it is, with its places.
    explicit Phrase(std::string text) : text_(std::move(text)) {}

    /// Puts numbers and texts into the next places, in order; more than there are have no effect.
    template <typename... Parts>
    [[nodiscard]] Phrase arg(Parts&&... parts) const
    {
        Phrase filled = *this;
        (filled.parts_.push_back(written(std::forward<Parts>(parts))), ...);
        return filled;
    }
    /// The text with everything put in.
    [[nodiscard]] std::string text() const;
    operator std::string() const { return text(); }  // NOLINT(google-explicit-constructor)

private:
    [[nodiscard]] static std::string written(std::string part) { return part; }
    [[nodiscard]] static std::string written(double number);
    [[nodiscard]] static std::string written(std::size_t count) { return std::to_string(count); }

    std::string text_;
    std::vector<std::string> parts_;
};

/// \a text in the user's language.
[[nodiscard]] Phrase tr(const char* text);
/// \a number with at most so many significant digits.
[[nodiscard]] std::string shortNumber(double number, int digits = 4);
/// A value [SI] in its display unit, in the user's form.
[[nodiscard]] std::string quantityWords(double value, const std::string& unit, const std::string& displayUnit,
                                        int digits);

/// What the program gives: translations, and quantities in their display units.
struct Language {
    std::string (*translation)(const char* text) = nullptr;
    std::string (*quantity)(double value, const std::string& unit, const std::string& displayUnit,
                            int digits) = nullptr;
};
/// To be called before any text is asked for.
void setLanguage(const Language& language);

}  // namespace bramah::solver::words
