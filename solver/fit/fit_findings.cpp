// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/fit_findings.h"

#include "model/units/quantity_text.h"
#include "solver/translate.h"

#include <QStringList>

#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kMoves = 0.1;               // of a blind direction, from which on it moves an unknown
constexpr double kHardToTell = 0.98;         // correlation of two values
constexpr double kNoNoise = 0.5;             // correlation of what is left from sample to sample
constexpr std::size_t kFewestForNoise = 30;  // samples from which on that is asked

QString nameOf(const FittedValue& value)
{
    return value.isShift ? tr("the shift of %1").arg(value.name) : QStringLiteral("`%1`").arg(value.name);
}

QString listed(const QStringList& names)
{
    return names.size() < 2
               ? names.join(QString())
               : tr("%1 and %2").arg(names.first(names.size() - 1).join(QStringLiteral(", ")), names.back());
}

void findBlind(const std::vector<FittedValue>& values, const Confidence& confidence, std::vector<QString>& findings)
{
    for (Eigen::Index direction = 0; direction < confidence.blind.cols(); ++direction) {
        QStringList moved;
        for (std::size_t k = 0; k < values.size(); ++k)
            if (std::abs(confidence.blind(static_cast<Eigen::Index>(k), direction)) > kMoves)
                moved << nameOf(values[k]);
        findings.push_back(
            moved.size() == 1
                ? tr("%1 has no influence on the measured signals that could be seen; hold it, or measure what it "
                     "moves")
                      .arg(moved.front())
                : tr("%1 cannot be told apart by these signals: a change of one is made up by the others; hold all but "
                     "one of them, or measure more")
                      .arg(listed(moved)));
    }
}

void findAlike(const std::vector<FittedValue>& values, const Confidence& confidence, std::vector<QString>& findings)
{
    for (std::size_t k = 0; k < values.size(); ++k)
        for (std::size_t other = 0; other < k; ++other) {
            const double correlation =
                confidence.correlation(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(other));
            if (std::abs(correlation) > kHardToTell)
                findings.push_back(
                    tr("%1 and %2 are hard to tell apart by these signals: their errors go together "
                       "(correlation %3)")
                        .arg(nameOf(values[other]), nameOf(values[k]), model::formatNumber(correlation, 3)));
        }
}

}  // namespace

std::vector<QString> findingsOfValues(const std::vector<FittedValue>& values, const Confidence& confidence)
{
    std::vector<QString> findings;
    findBlind(values, confidence, findings);
    findAlike(values, confidence, findings);
    for (const FittedValue& value : values)
        if (value.isAtBound)
            findings.push_back(tr("%1 lies at the end of its range, %2; the best value may be beyond")
                                   .arg(nameOf(value), model::formatQuantity(value.value, value.unit, {})));
    return findings;
}

std::vector<QString> findingsOfSignals(const std::vector<FittedSignal>& fitted, const FitQuestion& question,
                                       const std::vector<FitSamples>& samples)
{
    std::vector<QString> findings;
    QStringList lacking;
    for (std::size_t k = 0; k < fitted.size(); ++k) {
        const FittedSignal& signal = fitted[k];
        const FitExperiment& experiment = question.experiments[signal.experiment];
        const QString name = tr("`%1` in %2").arg(signal.variable, experiment.name);
        if (samples[k].every > 1)
            findings.push_back(
                tr("%1: one of %2 measured values counts, the others say little more").arg(name).arg(samples[k].every));
        if (signal.outliers > 0)
            findings.push_back(
                tr("%1: %2 of %3 measured values are left out").arg(name).arg(signal.outliers).arg(signal.samples));
        if (signal.after > 0 && signal.correlation > kNoNoise && signal.samples >= kFewestForNoise)
            lacking << name;
    }
    if (!lacking.isEmpty())
        findings.push_back(
            tr("What is left of %1 is no noise, as neighbouring values are alike: the model lacks something "
               "there. The bounds of the values take it into account")
                .arg(listed(lacking)));
    return findings;
}

}  // namespace bramah::solver
