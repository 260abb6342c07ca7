// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/design/design_path.h"

#include "solver/reports/run_end_texts.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace bramah::solver {

namespace {

constexpr double kNoAnswer = std::numeric_limits<double>::quiet_NaN();

/// The questions along a path, each begun from the answer beside it.
class PathQuestions
{
public:
    PathQuestions(SystemEvaluator& evaluator, DesignQuestion question, std::string over,
                  const std::function<bool()>& isStopWanted)
        : evaluator_(evaluator), question_(std::move(question)), over_(std::move(over)), isStopWanted_(isStopWanted)
    {
        const auto wanted = std::ranges::find(question_.known, over_, &DesignQuestion::Wanted::path);
        wanted_ = wanted == question_.known.end() ? nullptr : &*wanted;
    }
    PathQuestions(const PathQuestions&) = delete;
    PathQuestions& operator=(const PathQuestions&) = delete;

    /// The value of the first parameter where `over` has \a value; NaN: there is none.
    [[nodiscard]] double answerAt(double value)
    {
        if (wanted_) {
            wanted_->value = value;
        } else {
            evaluator_.setParameter(evaluator_.model().findVariable(over_), value);
            if (!evaluator_.updateParameters().ok())
                return kNoAnswer;
        }
        const DesignAnswer answer = findDesignPoint(evaluator_, question_, isStopWanted_);
        if (!answer.problem.isEmpty()) {
            problem_ = answer.problem;
            return kNoAnswer;
        }
        return answer.values.front();
    }

    /// The value of `over` now.
    [[nodiscard]] double present() const
    {
        return wanted_ ? wanted_->value : evaluator_.value(evaluator_.model().findVariable(over_));
    }
    [[nodiscard]] std::vector<double> found() const
    {
        std::vector<double> values;
        for (const std::string& path : question_.find)
            values.push_back(evaluator_.value(evaluator_.model().findVariable(path)));
        return values;
    }
    void setFound(const std::vector<double>& values)
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            evaluator_.setParameter(evaluator_.model().findVariable(question_.find[i]), values[i]);
        (void)evaluator_.updateParameters();
    }
    [[nodiscard]] const QString& problem() const { return problem_; }

private:
    SystemEvaluator& evaluator_;
    DesignQuestion question_;
    std::string over_;
    const std::function<bool()>& isStopWanted_;
    DesignQuestion::Wanted* wanted_ = nullptr;  ///< of the question, if `over_` is one of them
    QString problem_;
};

/// Why nothing can be asked over \a over; empty if it can.
QString problemOfPath(const FlatModel& model, const DesignQuestion& question, const std::string& over)
{
    const QString path = QString::fromStdString(over);
    if (std::ranges::find(question.find, over) != question.find.end())
        return tr("%1 is what is to be found: a curve goes over another value.").arg(path);
    if (std::ranges::find(question.known, over, &DesignQuestion::Wanted::path) != question.known.end())
        return {};
    return parameterProblem(model, path).value_or(QString());
}

}  // namespace

QString followDesign(SystemEvaluator& evaluator, const DesignQuestion& question, const DesignPath& path,
                     const std::function<void(int place, double value)>& take,
                     const std::function<bool()>& isStopWanted)
{
    if (QString problem = problemOfPath(evaluator.model(), question, path.over);
        !problem.isEmpty() || path.places.empty())
        return problem;
    PathQuestions questions(evaluator, question, path.over, isStopWanted);
    bool isAnyThere = false;
    const auto ask = [&](int place) {
        const double value = questions.answerAt(path.places[static_cast<std::size_t>(place)]);
        isAnyThere = isAnyThere || !std::isnan(value);
        take(place, value);
    };
    const auto isStopped = [&] { return isStopWanted && isStopWanted(); };
    const double present = questions.present();
    const auto nearest =
        std::ranges::min_element(path.places, {}, [&](double place) { return std::abs(place - present); });
    const auto first = static_cast<int>(nearest - path.places.begin());
    std::vector<double> begin = questions.found();
    for (int place = first; place < static_cast<int>(path.places.size()) && !isStopped(); ++place) {
        ask(place);
        if (place == first)
            begin = questions.found();
    }
    questions.setFound(begin);
    for (int place = first - 1; place >= 0 && !isStopped(); --place)
        ask(place);
    return isAnyThere ? QString() : questions.problem();
}

}  // namespace bramah::solver
