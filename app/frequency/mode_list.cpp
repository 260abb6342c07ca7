// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/frequency/mode_list.h"

#include "app/frequency/number_text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace bramah::app {
namespace {

constexpr double kSmallestPart = 0.05;  // of a mode: components below it are not named

/// The time [s] in which the mode falls to 37 % or, with a minus sign, grows by 2.7 times; nothing if it does neither.
QString timeConstantOf(const solver::Mode& mode)
{
    const double decay = -mode.eigenvalue.real();
    return decay != 0 && std::abs(mode.damping) > 1e-9 ? numberText(1 / decay) : QString();
}

}  // namespace

ModeList::ModeList(QWidget* parent) : QTreeWidget(parent)
{
    setHeaderLabels({tr("Swing [Hz]"), tr("Damping"), tr("Decay [s]"), tr("Components")});
    headerItem()->setToolTip(0, tr("Natural frequency; a mode that does not swing has only a time constant"));
    headerItem()->setToolTip(
        2, tr("Time constant, in which the mode decays to 37 %; below 0: in which it grows by 2.7 times"));
    setRootIsDecorated(false);
    setAccessibleName(tr("Modes"));
}

void ModeList::setModes(const LinearAnswer& linear)
{
    clear();
    for (const solver::Mode& mode : linear.modes) {
        const bool isSwing = mode.eigenvalue.imag() > 0;
        const QString frequency = isSwing              ? numberText(mode.frequency / (2 * std::numbers::pi))
                                  : mode.frequency > 0 ? QString()
                                                       : tr("free");
        new QTreeWidgetItem(this, {frequency, numberText(mode.damping), timeConstantOf(mode),
                                   componentsOf(linear, mode).join(QStringLiteral(", "))});
    }
    for (int column = 0; column + 1 < columnCount(); ++column)
        resizeColumnToContents(column);
}

QStringList componentsOf(const LinearAnswer& linear, const solver::Mode& mode)
{
    std::map<std::string, double> sums;
    for (std::size_t k = 0; k < mode.participation.size(); ++k)
        sums[linear.system.states[k].component] += mode.participation[k];
    for (std::size_t k = 0; k < mode.delayParticipation.size(); ++k)
        sums[linear.system.delays[k].component] += mode.delayParticipation[k];
    std::vector<std::pair<std::string, double>> parts(sums.begin(), sums.end());
    std::ranges::stable_sort(parts, std::greater<>(), [](const auto& part) { return part.second; });
    QStringList names;
    for (const auto& [component, part] : parts)
        if (part >= kSmallestPart && !component.empty())
            names << QString::fromStdString(component);
    return names;
}

}  // namespace bramah::app
