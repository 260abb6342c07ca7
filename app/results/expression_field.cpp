// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/expression_field.h"

#include "editor/properties/name_completer.h"
#include "model/text/dotted_name.h"

#include <QAbstractItemView>
#include <QKeyEvent>

#include <map>

namespace bramah::app {

namespace {

/// The names behind \a whole and a dot, of \a variables; with it empty also `time` and the functions.
std::vector<editor::NameProposal> proposals(const PlottableVariables& variables, const QString& whole)
{
    std::map<QString, editor::NameProposal> names;
    const QString start = whole.isEmpty() ? QString() : whole + QLatin1Char('.');
    for (const solver::ResultColumn& variable : variables.all()) {
        if (!variable.path.startsWith(start))
            continue;
        const QString rest = variable.path.mid(start.size());
        const QString name = model::firstName(rest);
        if (name == rest)
            names.insert_or_assign(name, editor::NameProposal{name, variable.description, variable.unit});
        else
            names.try_emplace(name, editor::NameProposal{name, {}, {}});
    }
    std::vector<editor::NameProposal> all;
    for (auto& [name, proposal] : names)
        all.push_back(std::move(proposal));
    if (whole.isEmpty()) {
        all.push_back({QStringLiteral("time"), {}, QStringLiteral("s")});
        for (const QString& function : solver::resultFunctions())
            all.push_back({function, {}, {}, true});
    }
    return all;
}

}  // namespace

ExpressionField::ExpressionField(const PlottableVariables& variables, QWidget* parent)
    : QLineEdit(parent),
      variables_(variables),
      completer_(
          new editor::NameCompleter(*this, [this](const QString& whole) { return proposals(variables_, whole); }))
{
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &ExpressionField::insert);
    connect(this, &QLineEdit::textEdited, this,
            [this] { completer_->offer(text().left(cursorPosition()), cursorRect()); });
}

void ExpressionField::insert(const QString& name)
{
    const auto typed = static_cast<int>(completer_->completionPrefix().size());
    const int begin = cursorPosition() - typed;
    setSelection(begin, typed);
    QLineEdit::insert(name);
}

bool ExpressionField::event(QEvent* event)
{
    // Tab takes the proposal, as in the other fields that offer names.
    if (event->type() == QEvent::KeyPress && completer_->isOpen()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || ((key == Qt::Key_Return || key == Qt::Key_Enter) && !completer_->isWritten())) {
            const QString chosen = completer_->popup()->currentIndex().data().toString();
            completer_->close();
            insert(chosen);
            return true;
        }
        if (key == Qt::Key_Escape) {
            completer_->close();
            return true;
        }
    }
    return QLineEdit::event(event);
}

}  // namespace bramah::app
