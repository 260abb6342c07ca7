// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/computable_page.h"

#include "app/structure/structure_view.h"
#include "model/text/dotted_name.h"
#include "solver/design/resting_structure.h"
#include "solver/inspection/system_structure.h"

#include <QCheckBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStringListModel>
#include <QTreeView>

namespace bramah::app {

namespace {

/// Completes the last one of names separated by blanks or commas.
class LastNameCompleter : public QCompleter
{
public:
    using QCompleter::QCompleter;
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override
    {
        const QString written = qobject_cast<QLineEdit*>(widget())->text();
        return written.left(model::lastPathBegin(written)) + QCompleter::pathFromIndex(index);
    }
    [[nodiscard]] QStringList splitPath(const QString& path) const override
    {
        return {path.mid(model::lastPathBegin(path))};
    }
};

QStringList namesIn(const QLineEdit& field)
{
    return model::pathsIn(field.text(), true);
}

}  // namespace

ComputablePage::ComputablePage(QWidget* parent)
    : QWidget(parent),
      known_(new QLineEdit),
      open_(new QLineEdit),
      wanted_(new QLineEdit),
      atRest_(new QCheckBox(tr("At rest, or at constant speed"))),
      message_(new QLabel),
      table_(makeStructureView(tr("What can be computed"))),
      model_(new StructureModel(this)),
      names_(new QStringListModel(this))
{
    known_->setPlaceholderText(tr("Variables beside parameters and states, as lineP.p mass.v"));
    open_->setPlaceholderText(tr("Parameters, as pump.D"));
    wanted_->setPlaceholderText(tr("Variables or parameters, as pump.q"));
    message_->setObjectName(QStringLiteral("muted"));
    message_->setWordWrap(true);
    auto* form = new QFormLayout;
    form->addRow(tr("Known"), known_);
    form->addRow(tr("Not known"), open_);
    form->addRow(tr("Wanted"), wanted_);
    form->addRow(QString(), atRest_);
    table_->setModel(model_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 0);
    column->addLayout(form);
    column->addWidget(message_);
    column->addWidget(table_, 1);
    for (QLineEdit* field : {known_, open_, wanted_}) {
        auto* completer = new LastNameCompleter(names_, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        field->setCompleter(completer);
        connect(field, &QLineEdit::textChanged, this, &ComputablePage::answer);
    }
    connect(atRest_, &QCheckBox::toggled, this, &ComputablePage::answer);
}

void ComputablePage::setSystem(std::shared_ptr<const solver::CompiledSystem> system)
{
    if (system == system_)
        return;
    system_ = std::move(system);
    resting_.reset();
    QStringList names;
    for (std::uint32_t i = 0; system_ && i < system_->structure->declaredCount; ++i)
        if (const solver::FlatVariable& variable = system_->model.variables[i];
            variable.type == solver::ValueType::Real && !variable.isProtected)
            names << QString::fromStdString(variable.path);
    names_->setStringList(names);
    answer();
}

const solver::CompiledSystem* ComputablePage::asked()
{
    if (!atRest_->isChecked() || !system_)
        return system_.get();
    if (!resting_)
        resting_ = systemAtRest(*system_);
    return resting_.get();
}

void ComputablePage::answer()
{
    const solver::ComputableQuestion question{namesIn(*known_), namesIn(*open_), namesIn(*wanted_)};
    QStringList unknown;
    const solver::CompiledSystem* system = question.wanted.isEmpty() ? nullptr : asked();
    model_->setTable(system ? computableTable(*system, question, unknown) : solver::StructureTable());
    message_->setText(question.wanted.isEmpty()
                          ? tr("Name wanted variables: the way to compute them appears here, or what is missing.")
                      : !system           ? tr("The order of the circuit at rest cannot be found.")
                      : unknown.isEmpty() ? QString()
                                          : tr("There is no %1.").arg(unknown.join(QStringLiteral(", "))));
    message_->setVisible(!message_->text().isEmpty());
    fitColumns(*table_);
}

}  // namespace bramah::app
