// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/motion_dialog.h"

#include "editor/symbol/drawing/symbol_painter.h"
#include "model/edit/geometry_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace bramah::editor {

namespace {

using MotionKind = model::PartMotion::Kind;

std::optional<double> numberIn(const QLineEdit& field)
{
    bool isNumber = false;
    const double local = QLocale().toDouble(field.text().trimmed(), &isNumber);
    if (isNumber)
        return local;
    const double plain = field.text().trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(plain) ? std::optional(plain) : std::nullopt;
}

QString shown(double number)
{
    return QLocale().toString(number, 'g', 6);
}

/// Adds the variables, not the parameters, of a class and of its connectors by path.
void addVariables(QComboBox& box, const model::Instance& instance, const QString& prefix, bool isBoolean)
{
    for (const auto& child : instance.children()) {
        const QString name = prefix + QString::fromStdString(child->name());
        if (child->isConnector() && prefix.isEmpty() && child->builtin() == model::BuiltinType::None)
            addVariables(box, *child, name + QLatin1Char('.'), isBoolean);
        const auto& prefixes = child->prefixes();
        const auto type = child->builtin();
        const bool fits = isBoolean ? type == model::BuiltinType::Boolean || type == model::BuiltinType::Real
                                    : type == model::BuiltinType::Real || type == model::BuiltinType::Integer;
        if (fits && !prefixes.isParameter && !prefixes.isConstant && !child->isArray())
            box.addItem(name);
    }
}

QLabel* mutedLabel()
{
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("muted"));
    return label;
}

}  // namespace

MotionDialog::MotionDialog(const model::Instance& instance, const std::optional<model::PartMotion>& motion,
                           QWidget* parent)
    : QDialog(parent),
      instance_(instance),
      kind_(new QComboBox),
      variable_(new QComboBox),
      way_(new QLineEdit),
      wayUnit_(mutedLabel()),
      value_(new QLineEdit),
      valueUnit_(mutedLabel()),
      valueName_(new QLabel),
      note_(mutedLabel())
{
    setWindowTitle(tr("Moves with…"));
    for (const auto& [name, kind] :
         {std::pair{tr("moves to the right"), MotionKind::MoveX}, std::pair{tr("moves up"), MotionKind::MoveY},
          std::pair{tr("turns left about its middle"), MotionKind::Turn}, std::pair{tr("is seen"), MotionKind::Show}})
        kind_->addItem(name, static_cast<int>(kind));
    variable_->setEditable(true);
    variable_->setObjectName(QStringLiteral("variable"));
    way_->setObjectName(QStringLiteral("way"));
    value_->setObjectName(QStringLiteral("value"));
    const auto beside = [](QLineEdit* field, QLabel* unit) {
        auto* row = new QHBoxLayout;
        row->addWidget(field, 1);
        row->addWidget(unit);
        return row;
    };
    auto* form = new QFormLayout;
    form->addRow(tr("The part"), kind_);
    form->addRow(tr("with"), variable_);
    form->addRow(tr("by"), beside(way_, wayUnit_));
    form->addRow(valueName_, beside(value_, valueUnit_));
    note_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(note_);
    column->addStretch(1);
    column->addWidget(makeButtons(motion.has_value()));
    kind_->setCurrentIndex(motion ? static_cast<int>(motion->kind) : 0);
    fillVariables();
    if (motion)
        variable_->setCurrentText(motion->variable);
    const bool isShift = kind() == MotionKind::MoveX || kind() == MotionKind::MoveY;
    way_->setText(shown(motion ? motion->factor / (isShift ? kIconModule : 1) : isShift ? 1 : 90));
    value_->setText(motion && kind() == MotionKind::Show ? shown(motion->factor) : shown(1));
    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        const QString chosen = variable_->currentText();
        fillVariables();
        variable_->setCurrentText(chosen);
        update();
    });
    connect(variable_, &QComboBox::currentTextChanged, this, &MotionDialog::update);
    connect(way_, &QLineEdit::textChanged, this, &MotionDialog::update);
    connect(value_, &QLineEdit::textChanged, this, &MotionDialog::update);
    update();
    resize(360, sizeHint().height());
}

QWidget* MotionDialog::makeButtons(bool isMoving)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    take_ = buttons->addButton(tr("Take"), QDialogButtonBox::AcceptRole);
    take_->setDefault(true);
    take_->setObjectName(QStringLiteral("take"));
    QPushButton* rest = buttons->addButton(tr("Rests"), QDialogButtonBox::ResetRole);
    rest->setEnabled(isMoving);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(button == take_);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(rest, &QPushButton::clicked, this, [this] {
        isResting_ = true;
        accept();
    });
    return buttons;
}

void MotionDialog::fillVariables()
{
    variable_->clear();
    addVariables(*variable_, instance_, {}, kind() == MotionKind::Show);
}

MotionKind MotionDialog::kind() const
{
    return static_cast<MotionKind>(kind_->currentData().toInt());
}

const model::Instance* MotionDialog::variable() const
{
    return instance_.descendant(variable_->currentText().trimmed().toStdString());
}

bool MotionDialog::isBoolean() const
{
    const model::Instance* chosen = variable();
    return chosen && chosen->builtin() == model::BuiltinType::Boolean;
}

QString MotionDialog::fault() const
{
    const QString name = variable_->currentText().trimmed();
    const model::Instance* chosen = name.isEmpty() ? nullptr : variable();
    if (name.isEmpty())
        return tr("Choose a variable of the class.");
    if (!chosen || (chosen->builtin() != model::BuiltinType::Real && chosen->builtin() != model::BuiltinType::Integer &&
                    chosen->builtin() != model::BuiltinType::Boolean))
        return tr("The class has no variable “%1”.").arg(name);
    if (kind() != MotionKind::Show && isBoolean())
        return tr("“%1” is true or false: it can only show or hide a part.").arg(name);
    const auto value = numberIn(*value_);
    const bool needsWay = kind() != MotionKind::Show;
    if ((needsWay && !numberIn(*way_)) || (!value && !isBoolean()))
        return tr("Give a number.");
    return needsWay && *value == 0 ? tr("The part is at rest where the variable is zero: give another value.")
                                   : QString();
}

void MotionDialog::update()
{
    const bool isShow = kind() == MotionKind::Show;
    way_->setEnabled(!isShow);
    wayUnit_->setText(isShow ? QString() : kind() == MotionKind::Turn ? tr("degrees") : tr("M"));
    valueName_->setText(isShow ? tr("while it is more than") : tr("when it is"));
    value_->setEnabled(!isBoolean());
    const model::Instance* chosen = variable();
    const model::Value unit = chosen && !isBoolean() ? chosen->attribute("unit") : model::Value();
    const auto* text = unit.to<std::string>();
    valueUnit_->setText(text ? QString::fromStdString(*text) : QString());
    const QString wrong = fault();
    take_->setEnabled(wrong.isEmpty());
    note_->setText(!wrong.isEmpty() ? wrong : isShow ? QString() : tr("Where the variable is zero it is as drawn."));
}

std::optional<model::PartMotion> MotionDialog::motion() const
{
    if (isResting_ || !fault().isEmpty())
        return std::nullopt;
    model::PartMotion motion;
    motion.kind = kind();
    motion.variable = variable_->currentText().trimmed();
    motion.isBoolean = isBoolean();
    if (motion.kind == MotionKind::Show) {
        motion.factor = motion.isBoolean ? 0 : *numberIn(*value_);
        return motion;
    }
    const double unit = motion.kind == MotionKind::Turn ? 1 : kIconModule;
    const double factor = *numberIn(*way_) * unit / *numberIn(*value_);
    // As many digits as are meaningful: 20/3 M is 6.66667.
    motion.factor = QByteArray::number(factor, 'g', 6).toDouble();
    return motion;
}

QString MotionDialog::sentence(const model::PartMotion& motion)
{
    const double modules = motion.factor / kIconModule;
    switch (motion.kind) {
    case MotionKind::MoveX: return tr("%1 M · %2 to the right").arg(shown(modules), motion.variable);
    case MotionKind::MoveY: return tr("%1 M · %2 up").arg(shown(modules), motion.variable);
    case MotionKind::Turn: return tr("%1° · %2 to the left").arg(shown(motion.factor), motion.variable);
    case MotionKind::Show: break;
    }
    return motion.isBoolean ? tr("seen while %1").arg(motion.variable)
                            : tr("seen while %1 > %2").arg(motion.variable, shown(motion.factor));
}

}  // namespace bramah::editor
