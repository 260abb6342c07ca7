// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/power_structure.h"

#include "model/text/dotted_name.h"
#include "solver/inspection/linear_relations.h"
#include "solver/linear_algebra/decompositions.h"
#include "solver/linear_algebra/dense_solutions.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace bramah::solver {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr double kZero = 1e-9;  ///< for rows and columns scaled to 1

/// Gauss-Jordan elimination over \a columns from the first on, with the largest pivots. Returns the rows used.
Index reduce(MatrixXd& matrix, Index first, Index columns)
{
    Index row = first;
    for (Index column = 0; column < columns && row < matrix.rows(); ++column) {
        Index pivot = row;
        matrix.col(column).tail(matrix.rows() - row).cwiseAbs().maxCoeff(&pivot);
        pivot += row;
        if (std::fabs(matrix(pivot, column)) <= kZero * std::max(1e-300, matrix.row(pivot).cwiseAbs().maxCoeff())) {
            matrix.col(column).tail(matrix.rows() - row).setZero();
            continue;
        }
        matrix.row(pivot).swap(matrix.row(row));
        matrix.row(row) /= matrix(row, column);
        for (Index other = 0; other < matrix.rows(); ++other) {
            if (other == row || matrix(other, column) == 0)
                continue;
            const double factor = matrix(other, column);
            const VectorXd before = matrix.row(other);
            matrix.row(other) -= factor * matrix.row(row);
            // Terms that cancel leave rounding errors.
            for (Index k = 0; k < matrix.cols(); ++k)
                if (std::fabs(matrix(other, k)) <= 1e-12 * std::fabs(before[k]))
                    matrix(other, k) = 0;
            matrix(other, column) = 0;
        }
        ++row;
    }
    return row;
}

/// The sign of e'f for all e and f that \a relations (E and F side by side) allow.
PowerVerdict verdictOf(const MatrixXd& relations, Index ports)
{
    const MatrixXd free = nullSpace(relations, kZero);
    const MatrixXd power = free.topRows(ports).transpose() * free.bottomRows(ports);
    const std::optional<VectorXd> values = symmetricEigenvalues((power + power.transpose()) / 2);
    if (!values || values->size() == 0)
        return PowerVerdict::Either;
    const double largest = values->cwiseAbs().maxCoeff();
    if (largest <= kZero * std::max(1.0, power.cwiseAbs().maxCoeff()))
        return PowerVerdict::Lossless;
    if (values->minCoeff() >= -kZero * largest)
        return PowerVerdict::Dissipates;
    return values->maxCoeff() <= kZero * largest ? PowerVerdict::Gives : PowerVerdict::Either;
}

/// Factors for the ports' efforts, whose inverses apply to the flows, that give both columns of a port similar sizes;
/// powers do not change.
VectorXd effortScales(const MatrixXd& relations, Index ports)
{
    VectorXd scales = VectorXd::Ones(ports);
    for (Index port = 0; port < ports; ++port) {
        const double effort = relations.col(port).cwiseAbs().maxCoeff();
        const double flow = relations.col(ports + port).cwiseAbs().maxCoeff();
        if (effort > 0 && flow > 0)
            scales[port] = std::sqrt(flow / effort);
        else if (effort > 0 || flow > 0)
            scales[port] = effort > 0 ? 1 / effort : flow;
    }
    return scales;
}

void takeOver(const MatrixXd& relations, PowerStructure& made)
{
    const auto ports = static_cast<Index>(made.ports.size());
    for (Index row = 0; row < relations.rows(); ++row) {
        auto& efforts = made.efforts.emplace_back();
        auto& flows = made.flows.emplace_back();
        for (Index port = 0; port < ports; ++port) {
            efforts.push_back(relations(row, port));
            flows.push_back(relations(row, ports + port));
        }
    }
}

/// Sets matrices and verdict from \a relations, E and F side by side, which are complete.
void judge(MatrixXd relations, PowerStructure& made)
{
    const auto ports = static_cast<Index>(made.ports.size());
    takeOver(relations, made);
    if (ports == 0 || relations.rows() == 0)
        return;
    const VectorXd scales = effortScales(relations, ports);
    relations.leftCols(ports) = relations.leftCols(ports) * scales.asDiagonal();
    relations.rightCols(ports) = relations.rightCols(ports) * scales.cwiseInverse().asDiagonal();
    for (Index row = 0; row < relations.rows(); ++row)
        relations.row(row) /= relations.row(row).cwiseAbs().maxCoeff();
    const MatrixXd e = relations.leftCols(ports), f = relations.rightCols(ports);
    made.isSkewSymmetric = (e * f.transpose() + f * e.transpose()).cwiseAbs().maxCoeff() <= kZero;
    if (relations.rows() == ports)
        made.verdict = verdictOf(relations, ports);
}

std::string lastName(const std::string& path)
{
    return path.substr(model::lastDot(std::string_view(path)) + 1);
}

PowerStructure::Port portOf(const FlatModel& model, const PortCausality& port)
{
    const bool isRotation = model.variable(port.flow).texts->unit == "rad";
    const std::string flow = lastName(model.variable(port.flow).path);
    return {port.connector, lastName(model.variable(port.effort).path),
            port.isMechanical  ? (isRotation ? "w" : "v")
            : flow == "m_flow" ? "q"
                               : flow};
}

/// The parameter \a name of \a component or of a component that contains it.
VariableId parameterAround(const FlatModel& model, ComponentId component, const std::string& name)
{
    for (ComponentId at = component;; at = model.component(at).parent) {
        const std::string& path = model.component(at).path;
        const VariableId found = model.findVariable(path.empty() ? name : path + '.' + name);
        if (found != kNoVariable || at == ComponentId{})
            return found;
    }
}

/// The density that converts a mass flow to a volume flow; 1 for other flows.
double densityOf(const FlatModel& model, VariableId flow, const std::function<double(VariableId)>& parameter)
{
    const FlatVariable& variable = model.variable(flow);
    for (const std::string& name : variable.texts->densities)
        if (const VariableId found = parameterAround(model, variable.origin.component, name); found != kNoVariable)
            return parameter(found);
    return 1;
}

/// The reference for efforts: the ambient pressure for those of oil, 0 for others.
double ambientOf(const FlatModel& model, VariableId effort, const std::function<double(VariableId)>& parameter)
{
    const FlatVariable& variable = model.variable(effort);
    if (variable.texts->unit != "Pa")
        return 0;
    const VariableId found = parameterAround(model, variable.origin.component, "fluid.p_ambient");
    return found == kNoVariable ? 0 : parameter(found);
}

class SelectedPower
{
public:
    SelectedPower(const FlatModel& model, const SystemStructure& structure, const std::vector<ComponentId>& components,
                  const std::function<double(VariableId)>& parameter)
        : model_(model), components_(components), parameter_(parameter)
    {
        std::set<std::string> own, inner;
        for (const PortCausality& port : portCausalities(model, structure))
            if (std::ranges::find(components, port.component) != components.end()) {
                ports_.push_back(port);
                own.insert(port.connector);
            }
        for (std::size_t i = 0; i < model.connectionSets.size(); ++i) {
            const auto& connectors = model.connectionSets[i].connectors;
            if (std::ranges::all_of(connectors, [&](const std::string& name) { return own.contains(name); })) {
                innerSets_.insert(static_cast<std::int32_t>(i));
                inner.insert(connectors.begin(), connectors.end());
            }
        }
        std::erase_if(ports_, [&](const PortCausality& port) { return inner.contains(port.connector); });
    }

    PowerStructure made()
    {
        PowerStructure made;
        for (const PortCausality& port : ports_)
            made.ports.push_back(portOf(model_, port));
        LinearRelations relations(model_, parameter_);
        for (const FlatEquation& equation : model_.equations)
            if (isOwn(equation.origin))
                relations.add(equation);
        relations.addRates();
        std::vector<LinearRelations::Term> wanted;
        for (const PortCausality& port : ports_)
            wanted.push_back({port.effort, 0, 1, ambientOf(model_, port.effort, parameter_)});
        for (const PortCausality& port : ports_)
            wanted.push_back({port.flow, port.isMechanical ? 1 : 0, densityOf(model_, port.flow, parameter_), 0});
        MatrixXd all = relations.matrix(wanted);
        const Index inner = all.cols() - static_cast<Index>(wanted.size()) - 1;
        for (Index row = 0; row < all.rows(); ++row)
            if (const double largest = all.row(row).head(all.cols() - 1).cwiseAbs().maxCoeff(); largest > 0)
                all.row(row) /= largest;
        const Index used = reduce(all, 0, inner);
        MatrixXd left = all.bottomRows(all.rows() - used).rightCols(all.cols() - inner);
        const Index count = reduce(left, 0, static_cast<Index>(wanted.size()));
        const MatrixXd kept = left.topRows(count);
        judge(kept.leftCols(static_cast<Index>(wanted.size())), made);
        const bool isFixed = count > 0 && kept.rightCols(1).cwiseAbs().maxCoeff() > kZero;
        if (isFixed)
            made.verdict = PowerVerdict::Source;
        else if (made.rank() < made.ports.size())
            made.verdict = relations.leftOut() > 0 ? PowerVerdict::Nonlinear : PowerVerdict::Stores;
        return made;
    }

private:
    [[nodiscard]] bool isOwn(const Origin& origin) const
    {
        return innerSets_.contains(origin.connectionSet) || std::ranges::any_of(components_, [&](ComponentId whole) {
                   return model_.isWithin(origin.component, whole);
               });
    }

    const FlatModel& model_;
    const std::vector<ComponentId>& components_;
    const std::function<double(VariableId)>& parameter_;
    std::vector<PortCausality> ports_;
    std::set<std::int32_t> innerSets_;
};

}  // namespace

PowerStructure powerStructure(const FlatModel& model, const SystemStructure& structure,
                              const std::vector<ComponentId>& components,
                              const std::function<double(VariableId)>& parameter)
{
    return SelectedPower(model, structure, components, parameter).made();
}

PowerStructure powerStructureOfJoint(const FlatModel& model, const SystemStructure& structure,
                                     std::size_t connectionSet)
{
    PowerStructure made;
    const auto& connectors = model.connectionSets[connectionSet].connectors;
    bool isMechanical = false;
    for (const PortCausality& port : portCausalities(model, structure))
        if (std::ranges::find(connectors, port.connector) != connectors.end()) {
            made.ports.push_back(portOf(model, port));
            isMechanical = isMechanical || port.isMechanical;
        }
    const auto count = static_cast<Index>(made.ports.size());
    if (count == 0)
        return made;
    // Pressures are equal and flows sum to zero; at mechanical ports motions are equal and forces sum to zero.
    MatrixXd relations = MatrixXd::Zero(count, 2 * count);
    const Index equal = isMechanical ? count : 0, summed = isMechanical ? 0 : count;
    for (Index row = 0; row + 1 < count; ++row) {
        relations(row, equal + row) = 1;
        relations(row, equal + row + 1) = -1;
    }
    relations.row(count - 1).segment(summed, count).setOnes();
    judge(relations, made);
    return made;
}

}  // namespace bramah::solver
