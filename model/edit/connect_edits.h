// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/syntax/syntax_tree.h"

#include <QPointF>
#include <QString>

#include <vector>

/// Edits of the connects of one class; see component_edits.h.
namespace bramah::model {

/// One `connect` by its ends as written, without blanks; \a ordinal distinguishes equal connects, from 0.
struct ConnectKey {
    QString a;
    QString b;
    int ordinal = 0;
};

/// Null if there is no such connect.
[[nodiscard]] const syntax::Equation* findConnect(const syntax::SyntaxTree& tree,
                                                  const syntax::ClassDefinition& definition, const ConnectKey& key);

/// Adds a connect behind the last one of the class's first equation section, which is created if needed. Without points
/// there is no Line annotation; \a lineAttributes follow the points, separated by commas, as `color={0,0,127}`.
[[nodiscard]] TextEdits addConnect(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                   const QString& a, const QString& b, const std::vector<QPointF>& points,
                                   const QString& lineAttributes = {});
/// Removes the connect with its annotation and semicolon; no edits if there is no such connect.
[[nodiscard]] TextEdits removeConnect(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const ConnectKey& key);
/// Gives a connect the ends \a a and \a b; an end that already means the same keeps its text.
[[nodiscard]] TextEdits setConnectEnds(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const ConnectKey& key, const QString& a, const QString& b);
/// Sets the points of a connect's Line annotation; its colour and other arguments stay.
[[nodiscard]] TextEdits setLinePoints(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const ConnectKey& key, const std::vector<QPointF>& points);
/// The same for a connect that has been looked up; null: no edits.
[[nodiscard]] TextEdits setLinePoints(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                      const syntax::Equation* connect, const std::vector<QPointF>& points);

/// Sets the name of a line that goes from page to page, `__Bramah(mark="ad")`; empty removes it.
[[nodiscard]] TextEdits setConnectMark(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                                       const ConnectKey& key, const QString& mark);

}  // namespace bramah::model
