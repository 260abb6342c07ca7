// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/valves/valve_dialog.h"

#include "editor/session/workspace.h"
#include "editor/valves/valve_preview.h"
#include "model/instance/instance.h"
#include "model/valves/usual_valves.h"
#include "model/valves/valve_class.h"
#include "model/valves/valve_texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace bramah::editor {

namespace {

constexpr int kMostPositions = 4;
using model::ValveActuator;
constexpr std::array kActuators{
    ValveActuator::None,           ValveActuator::Solenoid,
    ValveActuator::Lever,          ValveActuator::Manual,
    ValveActuator::PushButton,     ValveActuator::Pedal,
    ValveActuator::Roller,         ValveActuator::HydraulicPilot,
    ValveActuator::PneumaticPilot, ValveActuator::ElectroHydraulic,
};

QLabel* groupHeading(const QString& text)
{
    auto* label = new QLabel(text);
    label->setObjectName(QStringLiteral("groupHeading"));
    return label;
}

}  // namespace

ValveDialog::ValveDialog(Workspace& workspace, const SheetTheme& theme, const model::ValveTable& table,
                         const QString& name, NameCheck check, QWidget* parent)
    : QDialog(parent),
      library_(workspace.library().clone()),
      check_(std::move(check)),
      faults_(kMostPositions),
      preview_(new ValvePreview(theme)),
      name_(new QLineEdit(name)),
      ports_(new QComboBox),
      count_(new QComboBox),
      proportional_(new QCheckBox(tr("Pro&portional"))),
      detents_(new QCheckBox(tr("&Detents"))),
      fault_(new QLabel)
{
    setWindowTitle(tr("New directional valve"));
    name_->setObjectName(QStringLiteral("valveName"));
    ports_->setObjectName(QStringLiteral("valvePorts"));
    count_->setObjectName(QStringLiteral("valvePositions"));
    proportional_->setToolTip(tr("Takes any place between its positions, by its command"));
    detents_->setToolTip(tr("Stays where it was switched to last"));
    fault_->setObjectName(QStringLiteral("error"));
    fault_->setWordWrap(true);
    fault_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    fault_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (int ports = 2; ports <= 6; ++ports) {
        QStringList names;
        for (const model::ValvePort& port : model::valvePorts(ports))
            names.append(port.name);
        ports_->addItem(QStringLiteral("%1: %2").arg(ports).arg(names.join(QStringLiteral(", "))), ports);
    }
    for (int count = 2; count <= kMostPositions; ++count)
        count_->addItem(QString::number(count), count);
    for (int box = 0; box < kMostPositions; ++box) {
        auto* field = new QComboBox;
        field->setEditable(true);
        field->setInsertPolicy(QComboBox::NoInsert);
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(12);
        field->setCompleter(nullptr);  // it would complete P-T to P-T-A-B
        field->setObjectName(QStringLiteral("position%1").arg(box + 1));
        field->setAccessibleName(tr("Paths of box %1").arg(box + 1));
        field->lineEdit()->setAccessibleName(field->accessibleName());
        field->lineEdit()->setPlaceholderText(tr("all shut"));
        field->setToolTip(
            tr("Paths of the box: P>A with an arrow, A-B-T joined, A>T throttled, P>A check; ports not named are "
               "shut"));
        connect(field, &QComboBox::editTextChanged, this,
                [this, box](const QString& text) { readPosition(static_cast<std::size_t>(box), text); });
        positions_.push_back(field);
        positionLabels_.push_back(new QLabel);
    }
    layOut();
    take(table);

    connect(name_, &QLineEdit::textChanged, this, &ValveDialog::refresh);
    connect(name_, &QLineEdit::textEdited, this, [this] { proposal_ = {}; });
    connect(ports_, &QComboBox::currentIndexChanged, this, [this] {
        if (!isTaking_)
            take(model::withPortCount(table_, ports_->currentData().toInt()));
    });
    connect(count_, &QComboBox::currentIndexChanged, this, [this] {
        if (!isTaking_)
            take(model::withPositionCount(table_, count_->currentData().toInt()));
    });
    for (QCheckBox* box : {proportional_, detents_, left_.spring, right_.spring})
        connect(box, &QCheckBox::toggled, this, &ValveDialog::readEnds);
    for (QComboBox* box : {left_.actuator, right_.actuator, left_.manualOverride, right_.manualOverride})
        connect(box, &QComboBox::currentIndexChanged, this, &ValveDialog::readEnds);
    connect(preview_, &ValvePreview::pathDrawn, this, [this](int box, int from, int to) {
        model::ValveTable changed = table_;
        auto& position = changed.positions.at(static_cast<std::size_t>(box));
        position = model::withPath(position, from, to);
        take(changed);
    });
    connect(preview_, &ValvePreview::portClicked, this, [this](int box, int port) {
        model::ValveTable changed = table_;
        auto& position = changed.positions.at(static_cast<std::size_t>(box));
        position = model::withPortShut(position, port);
        take(changed);
    });
}

ValveDialog::~ValveDialog() = default;

void ValveDialog::addEnd(QGridLayout& grid, int column, const QString& title, const char* name, EndRow& row)
{
    row.actuator = new QComboBox;
    row.actuator->setObjectName(QLatin1String(name) + QStringLiteral("Actuator"));
    row.actuator->setAccessibleName(title);
    row.manualOverride = new QComboBox;
    row.manualOverride->setObjectName(QLatin1String(name) + QStringLiteral("Override"));
    row.manualOverride->setAccessibleName(tr("%1: by hand too").arg(title));
    row.manualOverride->setToolTip(tr("What stands behind the actuator and switches the valve too"));
    row.spring = new QCheckBox(tr("Spring"));
    row.spring->setObjectName(QLatin1String(name) + QStringLiteral("Spring"));
    row.spring->setAccessibleName(tr("%1: spring").arg(title));
    grid.addWidget(groupHeading(title), 0, column);
    grid.addWidget(row.actuator, 1, column);
    grid.addWidget(row.manualOverride, 2, column);
    grid.addWidget(row.spring, 3, column);
}

void ValveDialog::layOut()
{
    auto* top = new QGridLayout;
    const auto addField = [&](int column, const QString& text, QWidget* field) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        top->addWidget(label, 0, column);
        top->addWidget(field, 1, column);
    };
    addField(0, tr("&Name"), name_);
    addField(1, tr("P&orts"), ports_);
    addField(2, tr("Positio&ns"), count_);
    auto* switches = new QHBoxLayout;
    switches->addWidget(proportional_);
    switches->addWidget(detents_);
    top->addLayout(switches, 1, 3);
    top->setColumnStretch(0, 1);

    // The two ends are at the sides of the boxes, as in the symbol.
    auto* ends = new QGridLayout;
    ends->setHorizontalSpacing(12);
    addEnd(*ends, 0, tr("Left end"), "left", left_);
    ends->addWidget(groupHeading(tr("Paths of the boxes")), 0, 1, 1, kMostPositions);
    for (int box = 0; box < kMostPositions; ++box) {
        const auto index = static_cast<std::size_t>(box);
        ends->addWidget(positions_[index], 1, box + 1);
        ends->addWidget(positionLabels_[index], 2, box + 1);
        ends->setColumnStretch(box + 1, 1);
        positionLabels_[index]->setObjectName(QStringLiteral("muted"));
    }
    addEnd(*ends, kMostPositions + 1, tr("Right end"), "right", right_);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    accept_ = buttons->addButton(tr("Place on the sheet"), QDialogButtonBox::AcceptRole);
    accept_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* hint = new QLabel(preview_->toolTip());
    hint->setObjectName(QStringLiteral("muted"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(preview_, 1);
    column->addWidget(hint);
    column->addLayout(ends);
    column->addWidget(fault_);
    column->addWidget(buttons);
    resize(860, 500);
}

void ValveDialog::setProposal(NameProposal proposal)
{
    proposal_ = std::move(proposal);
}

void ValveDialog::setExisting(const QString& note)
{
    setWindowTitle(tr("Directional valve %1").arg(name()));
    name_->setReadOnly(true);
    accept_->setText(tr("Change the valve"));
    if (!note.isEmpty()) {
        auto* label = new QLabel(note);
        label->setObjectName(QStringLiteral("muted"));
        label->setWordWrap(true);
        static_cast<QVBoxLayout*>(layout())->insertWidget(layout()->count() - 1, label);
    }
    refresh();
}

QString ValveDialog::name() const
{
    return name_->text().trimmed();
}

void ValveDialog::fillActuators(EndRow& row, const model::ValveEnd& end)
{
    row.actuator->clear();
    for (const ValveActuator actuator : kActuators)
        row.actuator->addItem(model::actuatorName(actuator, table_.isProportional), static_cast<int>(actuator));
    row.actuator->setCurrentIndex(row.actuator->findData(static_cast<int>(end.actuator)));
    row.manualOverride->clear();
    row.manualOverride->addItem(tr("Nothing by hand"), static_cast<int>(ValveActuator::None));
    for (const ValveActuator actuator : kActuators)
        if (model::isMechanical(actuator))
            row.manualOverride->addItem(tr("and %1").arg(model::actuatorName(actuator, false)),
                                        static_cast<int>(actuator));
    row.manualOverride->setCurrentIndex(row.manualOverride->findData(static_cast<int>(end.manualOverride)));
    row.spring->setChecked(end.hasSpring);
}

void ValveDialog::take(const model::ValveTable& table)
{
    isTaking_ = true;
    table_ = table;
    ports_->setCurrentIndex(ports_->findData(table.portCount));
    count_->setCurrentIndex(count_->findData(static_cast<int>(table.positions.size())));
    proportional_->setChecked(table.isProportional);
    detents_->setChecked(table.hasDetents);
    fillActuators(left_, table.left);
    fillActuators(right_, table.right);
    faults_.assign(kMostPositions, {});
    for (std::size_t box = 0; box < positions_.size(); ++box) {
        const bool isThere = box < table.positions.size();
        QComboBox& field = *positions_[box];
        field.setVisible(isThere);
        positionLabels_[box]->setVisible(isThere);
        if (!isThere)
            continue;
        field.clear();
        for (const QString& usual : model::usualPositions(table.portCount))
            field.addItem(usual.isEmpty() ? tr("all shut") : usual);
        field.setEditText(model::positionText(table.positions[box], table.portCount));
    }
    isTaking_ = false;
    refresh();
}

void ValveDialog::readPosition(std::size_t box, const QString& text)
{
    if (isTaking_ || box >= table_.positions.size())
        return;
    const auto position = model::positionOf(text == tr("all shut") ? QString() : text, table_.portCount);
    faults_[box] = position ? QString() : model::faultText(position.error());
    if (position)
        table_.positions[box] = *position;
    refresh();
}

void ValveDialog::readEnds()
{
    if (isTaking_)
        return;
    const auto read = [](const EndRow& row) {
        const auto actuator = static_cast<ValveActuator>(row.actuator->currentData().toInt());
        const auto manualOverride = static_cast<ValveActuator>(row.manualOverride->currentData().toInt());
        return model::ValveEnd{actuator, row.spring->isChecked(),
                               model::canBeOverridden(actuator) ? manualOverride : ValveActuator::None};
    };
    const bool wasProportional = std::exchange(table_.isProportional, proportional_->isChecked());
    table_.left = read(left_);
    table_.right = read(right_);
    table_.hasDetents = detents_->isChecked();
    if (wasProportional != table_.isProportional)
        take(table_);
    else
        refresh();
}

void ValveDialog::refresh()
{
    if (isTaking_)
        return;
    const auto text = std::make_shared<const model::SourceText>(
        QStringLiteral("valve preview.mo"), model::valveClassText(table_, QStringLiteral("ValvePreview")) + ";\n");
    const auto classes = library_->addFile(model::syntax::SyntaxTree::parse(text));
    if (!classes.empty()) {
        model::InstanceTree tree(*library_);
        model::IconCache icons;
        preview_->show(table_, model::DiagramBuilder(icons).symbolOf(tree.instantiate(*classes.front())));
    }
    if (proposal_) {
        const QSignalBlocker silent(name_);
        name_->setText(proposal_(table_));
    }
    for (const auto& [row, end] : {std::pair{&left_, &table_.left}, std::pair{&right_, &table_.right}})
        row->manualOverride->setEnabled(model::canBeOverridden(end->actuator) && !table_.isProportional);
    for (std::size_t box = 0; box < table_.positions.size(); ++box)
        positionLabels_[box]->setText(static_cast<int>(box) == table_.rest() ? tr("at rest") : QString());
    QString fault = name_->isReadOnly() ? QString() : check_(name());
    for (const QString& one : faults_)
        if (fault.isEmpty())
            fault = one;
    if (fault.isEmpty())
        if (const auto checked = model::checkValve(table_); !checked)
            fault = model::faultText(checked.error());
    fault_->setText(fault);
    accept_->setEnabled(fault.isEmpty());
}

}  // namespace bramah::editor
