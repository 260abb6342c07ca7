// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/diagram_checks.h"
#include "model/sequences/chart_checks.h"

#include <memory>

namespace bramah::test {

/// The sheet of a class that is made of the shipped library.
class ChartSheet
{
public:
    /// \a body: declarations and equations of a class with a chart; steps and transitions are of package `Q`. \a base:
    /// the class of `Q` that it extends; empty: none. \a chart: modifiers of the chart, in parentheses.
    explicit ChartSheet(const QByteArray& body, const QByteArray& base = {}, const QByteArray& chart = {})
        : tree_(library_)
    {
        library_.addSearchPath(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library"));
        const QByteArray text =
            "model M\n  import Q = Bramah.Sequences;\n" +
            (base.isEmpty() ? "  inner Q.Chart chart" + chart + ";\n" : "  extends Q." + base + ";\n") + body +
            "\nend M;\n";
        const auto nodes = library_.addFile(
            model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("M.mo"), text)));
        instance_ = &tree_.instantiate(*nodes.back());
        diagram_ = model::DiagramBuilder(icons_).build(*instance_);
    }

    [[nodiscard]] const model::Diagram& diagram() const { return diagram_; }
    [[nodiscard]] const model::Instance& instance() const { return *instance_; }
    [[nodiscard]] model::Diagnostics problems() const
    {
        model::Diagnostics found = model::checkDiagram(diagram_);
        const model::Diagnostics ofCharts = model::checkCharts(diagram_, *instance_);
        found.insert(found.end(), ofCharts.begin(), ofCharts.end());
        return found;
    }

private:
    model::ClassLibrary library_;
    model::InstanceTree tree_;
    model::IconCache icons_;
    const model::Instance* instance_ = nullptr;
    model::Diagram diagram_;
};

}  // namespace bramah::test
