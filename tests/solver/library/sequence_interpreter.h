// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

namespace bramah::test {

/// A transition of a plain chart.
struct PlainTransition {
    std::vector<int> above;  ///< steps
    std::vector<int> below;
    int input = -1;        ///< input that has to be \a wanted; -1: none
    bool wanted = true;    ///< value of the input, or of the step \a asked
    int asked = -1;        ///< step whose activity is asked for as well; -1: none
    int delay = 0;         ///< whole seconds
    bool isTrue = false;   ///< enabled, and the condition is true
    double trueSince = 0;  ///< time at which it became so
};

/// A chart as the five rules of evolution of IEC 60848 read it, and nothing else: steps, transitions, inputs that
/// change at whole seconds. Independent of the library, which it is compared with.
class PlainChart
{
public:
    int steps = 0;
    std::vector<bool> isInitial;
    std::vector<PlainTransition> transitions;
    std::vector<std::vector<bool>> inputs;  ///< of each input, its value from each whole second on

    /// A chart of \a count steps at random.
    static PlainChart atRandom(int count, unsigned seed);

    /// The active steps behind each whole second. \a isCyclic: one evolution a second, otherwise as many as there are.
    /// Empty if the chart does not come to rest within 100 of them.
    [[nodiscard]] std::vector<std::vector<bool>> situations(bool isCyclic) const;

    /// The same chart made of components of the library.
    [[nodiscard]] QByteArray modelText(bool isCyclic) const;
};

}  // namespace bramah::test
