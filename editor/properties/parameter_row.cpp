// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/parameter_row.h"
#include "editor/properties/elided_combo_box.h"

#include "editor/properties/value_edit.h"
#include "editor/properties/value_text.h"
#include "editor/tables/table_dialog.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/style_state.h"
#include "model/diagnostics/sentence.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QWheelEvent>

namespace bramah::editor {

namespace {

constexpr int kTypingRest = 400;  // ms without a key before the typed text is checked

/// The text of a string literal; other expressions unchanged.
QString textOf(const QString& literal)
{
    if (literal.size() < 2 || !literal.startsWith(QLatin1Char('"')))
        return literal;
    return model::syntax::unescape(literal.mid(1, literal.size() - 2).toStdString());
}

}  // namespace

ParameterRow::ParameterRow(const ParameterField& field, QGridLayout& grid, int gridRow, const IconSet& icons,
                           QWidget* parent)
    : QObject(parent),
      field_(field),
      meaning_(new QLabel(parent)),
      name_(new QLabel(parent)),
      reset_(new QToolButton(parent)),
      error_(new QLabel(parent))
{
    auto* title = new QHBoxLayout;
    title->setSpacing(8);
    meaning_->setObjectName(QStringLiteral("parameterMeaning"));
    meaning_->setWordWrap(true);
    meaning_->setContentsMargins(0, 1, 0, 0);  // for the dots of capital letters
    meaning_->setMinimumWidth(60);
    name_->setObjectName(QStringLiteral("muted"));
    QFont small = name_->font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    name_->setFont(small);
    title->addWidget(meaning_, 1, Qt::AlignBottom);
    title->addWidget(name_, 0, Qt::AlignBottom);
    grid.addLayout(title, gridRow, 0, 1, 3);
    makeEditor(grid, gridRow + 1, parent);
    meaning_->setBuddy(editor());
    reset_->setObjectName(QStringLiteral("flat"));
    reset_->setIcon(icons.icon(QStringLiteral("reset")));
    reset_->setIconSize({14, 14});
    reset_->setFocusPolicy(Qt::NoFocus);  // Tab goes from value to value: the menu has it too
    reset_->setAccessibleName(tr("Reset %1").arg(field.path));
    QSizePolicy keepsPlace = reset_->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(keepsPlace);
    grid.addWidget(reset_, gridRow + 1, 2);
    error_->setObjectName(QStringLiteral("error"));
    error_->setWordWrap(true);
    error_->hide();
    grid.addWidget(error_, gridRow + 2, 0, 1, 3);
    grid.setRowMinimumHeight(gridRow + 3, 4);
    connect(reset_, &QToolButton::clicked, this, [this] { Q_EMIT committed(field_.path, std::nullopt); });
    showField();
}

void ParameterRow::makeChoice(QWidget* parent)
{
    choice_ = new ElidedComboBox(parent);
    choice_->setMinimumWidth(60);
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->installEventFilter(this);
    if (field_.kind == ParameterField::Kind::Boolean) {
        const BooleanWords words = booleanWords(field_.description);
        choice_->addItem(tr("Yes"), QStringLiteral("true"));
        choice_->addItem(words.no.isEmpty() ? tr("No") : tr("No: %1").arg(words.no), QStringLiteral("false"));
    }
    for (const auto& [literal, meaning] : field_.choices) {
        choice_->addItem(meaning, literal);
        choice_->setItemData(choice_->count() - 1, plainToolTip(literal), Qt::ToolTipRole);
    }
    connect(choice_, &QComboBox::activated, this,
            [this] { Q_EMIT committed(field_.path, choice_->currentData().toString()); });
}

void ParameterRow::makeUnits(const QStringList& units, QWidget* parent)
{
    unitBox_ = new QComboBox(parent);
    unitBox_->setObjectName(QStringLiteral("unit"));
    unitBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    unitBox_->setFixedWidth(kUnitWidth);
    unitBox_->setFocusPolicy(Qt::ClickFocus);
    unitBox_->setAccessibleName(tr("Unit of %1").arg(field_.path));
    unitBox_->installEventFilter(this);
    for (const QString& name : units)
        unitBox_->addItem(model::printedUnit(name, field_.quantity), name);
    // Chosen once: a unit that changed with the value would give the next typed number another meaning.
    const QString usual = model::shownUnit(field_.unit, field_.displayUnit).name;
    if (const QString best = model::readableUnit(field_.number.value_or(0), field_.unit, usual);
        best != usual && !field_.isUnitOfSet && units.contains(best))
        wantedUnit_ = best;
    unitBox_->setCurrentIndex(unitBox_->findData(unit().name));
    connect(unitBox_, &QComboBox::activated, this, [this] { chooseUnit(unitBox_->currentIndex()); });
}

void ParameterRow::chooseUnit(int index)
{
    wantedUnit_ = unitBox_->itemData(index).toString();
    showField();
}

void ParameterRow::makeEditor(QGridLayout& grid, int gridRow, QWidget* parent)
{
    if (field_.kind == ParameterField::Kind::Choice || field_.kind == ParameterField::Kind::Boolean) {
        makeChoice(parent);
    } else {
        text_ = new ValueEdit(parent);
        text_->setMinimumWidth(60);
        text_->installEventFilter(this);
        connect(text_, &ValueEdit::editingFinished, this, &ParameterRow::commitText);
    }
    const QStringList units = field_.kind == ParameterField::Kind::Number
                                  ? model::unitChoices(field_.unit, field_.displayUnit, field_.quantity)
                                  : QStringList();
    const QString usual = model::shownUnit(field_.unit, field_.displayUnit).name;
    const bool hasUnit = !units.isEmpty() && !model::printedUnit(usual).isEmpty();
    if (hasUnit) {
        makeUnits(units, parent);
        grid.addWidget(unitBox_, gridRow, 1);
    }
    if (field_.kind == ParameterField::Kind::Expression && !field_.isCondition)
        makeTableButton(grid, gridRow, parent);
    grid.addWidget(editor(), gridRow, 0, 1, hasUnit || table_ ? 1 : 2);
    editor()->setObjectName(QStringLiteral("value_") + field_.path);
    editor()->setAccessibleName(field_.description.isEmpty() ? field_.path : field_.description);
    editor()->setAccessibleDescription(field_.path);
}

void ParameterRow::makeTableButton(QGridLayout& grid, int gridRow, QWidget* parent)
{
    table_ = new QToolButton(parent);
    table_->setText(tr("Table\u2026"));
    table_->setToolTip(tr("Edit the table as a grid, with its curve"));
    table_->setAccessibleName(tr("Table of %1").arg(field_.path));
    table_->setFocusPolicy(Qt::NoFocus);
    QSizePolicy keepsPlace = table_->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    table_->setSizePolicy(keepsPlace);
    grid.addWidget(table_, gridRow, 1);
    connect(table_, &QToolButton::clicked, this, &ParameterRow::editTable);
}

void ParameterRow::editTable()
{
    const std::optional<NumberTable> table = tableOf(field_.expression);
    if (!table)
        return;
    const QString meaning = meaningOf(field_);
    TableDialog dialog(meaning.isEmpty() ? field_.path : meaning, *table, table_->window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const std::optional<NumberTable> edited = dialog.table(); edited && edited != table)
        Q_EMIT committed(field_.path, tableText(*edited));
}

QWidget* ParameterRow::editor() const
{
    return text_ ? static_cast<QWidget*>(text_) : choice_;
}

model::ShownUnit ParameterRow::unit() const
{
    return model::shownUnit(field_.unit, field_.displayUnit, wantedUnit_);
}

QString ParameterRow::explanation() const
{
    const QString meaning = meaningOf(field_);
    QString text = meaning.isEmpty() ? field_.path : meaning;
    if (!field_.givenBy.isEmpty())
        text += tr(", set at %1", "where a value comes from").arg(field_.givenBy);
    const model::ShownUnit shown = unit();
    const QLocale locale = meaning_->locale();
    const QString name =
        shown.name.isEmpty() ? QString() : QLatin1Char(' ') + model::printedUnit(shown.name, field_.quantity);
    if (field_.minimum && field_.maximum)
        text += tr(" (%1 to %2)", "range of a parameter")
                    .arg(model::formatNumber(shown.fromSi(*field_.minimum), 4, locale),
                         model::formatNumber(shown.fromSi(*field_.maximum), 4, locale) + name);
    else if (field_.minimum)
        text += tr(" (at least %1)", "range of a parameter")
                    .arg(model::formatNumber(shown.fromSi(*field_.minimum), 4, locale) + name);
    else if (field_.maximum)
        text += tr(" (at most %1)", "range of a parameter")
                    .arg(model::formatNumber(shown.fromSi(*field_.maximum), 4, locale) + name);
    return text;
}

void ParameterRow::setField(const ParameterField& field)
{
    if (field == field_ && error_->isHidden())
        return;
    field_ = field;
    if (text_ && text_->hasFocus() && text_->isModified())
        return;
    showField();
}

void ParameterRow::setEditable(bool isEditable)
{
    isEditable_ = isEditable;
    showField();
}

void ParameterRow::showField()
{
    showError({});
    QFont font = meaning_->font();
    font.setWeight(field_.isSet ? QFont::DemiBold : QFont::Normal);
    meaning_->setFont(font);
    QString name = model::lastName(field_.path);
    const QString meaning = meaningOf(field_);
    meaning_->setText(meaning.isEmpty() ? name : meaning);
    if (!field_.givenBy.isEmpty())
        name += QStringLiteral(" ← ") + field_.givenBy;
    name_->setText(meaning.isEmpty() ? QString() : name_->fontMetrics().elidedText(name, Qt::ElideMiddle, 110));
    const QString tip =
        QStringLiteral("<b>%1</b><br>%2").arg(field_.path.toHtmlEscaped(), explanation().toHtmlEscaped());
    const bool isEnabled = isEditable_ && field_.isEnabled;
    for (QWidget* widget : {static_cast<QWidget*>(meaning_), static_cast<QWidget*>(name_), editor()})
        widget->setToolTip(tip);
    meaning_->setEnabled(field_.isEnabled);
    name_->setEnabled(field_.isEnabled);
    editor()->setEnabled(isEnabled);
    reset_->setVisible(field_.isSet && isEnabled);
    reset_->setToolTip(tr("Back to the value of the class"));
    setStyleState(*editor(), "changed", field_.isSet);
    if (choice_)
        showChoice();
    else
        showValue();
}

void ParameterRow::showChoice()
{
    const QString current =
        field_.isLiteral && field_.kind == ParameterField::Kind::Choice ? field_.expression : field_.valueText;
    int index = -1;
    for (int k = 0; k < choice_->count(); ++k)
        if (model::lastName(choice_->itemData(k).toString()) == model::lastName(current))
            index = k;
    choice_->setPlaceholderText(field_.expression);
    choice_->setCurrentIndex(index);
    if (!field_.isLiteral && !field_.expression.isEmpty())
        choice_->setToolTip(choice_->toolTip() + QStringLiteral("<br>= %1").arg(field_.expression.toHtmlEscaped()));
}

void ParameterRow::showValue()
{
    if (table_) {
        table_->setVisible(tableOf(field_.expression).has_value());
        table_->setEnabled(isEditable_ && field_.isEnabled);
    }
    const model::ShownUnit shown = unit();
    if (unitBox_ && unitBox_->currentData().toString() != shown.name)
        unitBox_->setCurrentIndex(unitBox_->findData(shown.name));
    if (field_.kind == ParameterField::Kind::Text && field_.isLiteral) {
        text_->setContent(textOf(field_.expression));
        return;
    }
    const QString text = shownValue(field_, shown, text_->locale(), scope());
    const bool isExpression = !field_.isLiteral && !field_.expression.isEmpty();
    const bool isNumber = field_.kind == ParameterField::Kind::Number || field_.kind == ParameterField::Kind::Integer;
    const bool hasResult = isExpression && isNumber && field_.number;
    const QString result =
        hasResult ? model::formatNumber(shown.fromSi(*field_.number), 6, text_->locale()) : QString();
    text_->setContent(text, result);
    if (isExpression)
        text_->setToolTip(text_->toolTip() + QStringLiteral("<br>= %1").arg(text.toHtmlEscaped()));
}

void ParameterRow::commitText()
{
    if (!text_->isModified())
        return;
    if (text_->text().trimmed().isEmpty() && field_.kind != ParameterField::Kind::Text) {
        text_->setModified(false);
        if (field_.isSet)
            Q_EMIT committed(field_.path, std::nullopt);
        else
            showField();
        return;
    }
    if (field_.kind == ParameterField::Kind::Text) {
        text_->setModified(false);
        Q_EMIT committed(field_.path, QString::fromUtf8(model::syntax::quoted(text_->text())));
        return;
    }
    const TypedValue typed = typedValue();
    if (!typed.error.isEmpty()) {
        showError(typed.error);
        return;
    }
    text_->setModified(false);
    showError({});
    refused_ = text_->text();
    Q_EMIT committed(field_.path, typed.expression);
}

void ParameterRow::showError(const QString& error)
{
    error_->setText(model::withQuotationMarks(error));
    error_->setVisible(!error.isEmpty());
    if (text_)
        setStyleState(*text_, "invalid", !error.isEmpty());
}

void ParameterRow::refuse(const QString& reason)
{
    if (!text_)
        return;
    text_->setText(refused_);
    text_->setModified(true);
    showError(reason);
}

QString ParameterRow::errorText() const
{
    return error_->text();
}

void ParameterRow::setKnowledge(Knowledge knowledge)
{
    knowledge_ = std::move(knowledge);
    if (text_ && !text_->isModified())
        showField();  // expressions with the units of their variables
    if (!text_ || field_.kind == ParameterField::Kind::Text || text_->offersNames())
        return;
    text_->offerNames([this](const QString& whole) {
        return knowledge_.names ? knowledge_.names(field_, whole) : std::vector<NameProposal>();
    });
    look_.setSingleShot(true);
    look_.setInterval(kTypingRest);
    connect(&look_, &QTimer::timeout, this, &ParameterRow::look);
    connect(text_, &ValueEdit::textEdited, this, [this] {
        showError({});
        look_.start();
    });
}

TypedValue ParameterRow::typedValue() const
{
    return parseTyped(text_->text(), field_, unit(), text_->locale(), scope());
}

const model::Instance* ParameterRow::scope() const
{
    return knowledge_.scope ? knowledge_.scope(field_) : nullptr;
}

void ParameterRow::look()
{
    if (!text_->isModified() || text_->text().trimmed().isEmpty())
        return;
    if (text_->isOffering()) {
        look_.start();
        return;
    }
    const TypedValue typed = typedValue();
    const bool isRead = typed.error.isEmpty() && knowledge_.reasonAgainst;
    showError(isRead ? knowledge_.reasonAgainst(field_, typed.expression) : typed.error);
}

void ParameterRow::addButtonsTo(QMenu& menu)
{
    QAction* reset = menu.addAction(tr("Back to the value of the class"), reset_, &QToolButton::click);
    reset->setData(QStringLiteral("reset"));
    reset->setEnabled(isEditable_ && field_.isEnabled && field_.isSet);
    if (table_ && !table_->isHidden())
        menu.addAction(table_->text(), table_, &QToolButton::click)->setEnabled(table_->isEnabled());
    if (!unitBox_)
        return;
    QMenu* units = menu.addMenu(tr("&Unit"));
    units->setObjectName(QStringLiteral("units"));
    for (int k = 0; k < unitBox_->count(); ++k) {
        QAction* unit = units->addAction(unitBox_->itemText(k), this, [this, k] { chooseUnit(k); });
        unit->setData(unitBox_->itemData(k));
        unit->setCheckable(true);
        unit->setChecked(k == unitBox_->currentIndex());
    }
}

void ParameterRow::showMenu(QPoint globalPosition)
{
    QMenu* menu = text_ ? text_->createStandardContextMenu() : new QMenu(choice_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    addButtonsTo(*menu);
    if (!text_) {
        menu->popup(globalPosition);
        return;
    }
    menu->addSeparator();
    const QStringList sources = sources_ ? sources_(field_) : QStringList();
    QMenu* take = menu->addMenu(tr("Take a parameter of the circuit"));
    take->setEnabled(isEditable_ && field_.isEnabled && !sources.isEmpty());
    for (const QString& name : sources) {
        QAction* source = take->addAction(name, this, [this, name] { Q_EMIT committed(field_.path, name); });
        source->setData(name);
        source->setCheckable(true);
        source->setChecked(field_.expression == name);
    }
    QAction* make = menu->addAction(tr("Make this a parameter of the circuit\u2026"), this,
                                    [this] { Q_EMIT parameterWanted(field_.path); });
    make->setEnabled(isEditable_ && field_.isEnabled && !field_.expression.isEmpty());
    if (canBeSought(field_)) {
        menu->addAction(tr("What must this be?"), this, [this] { Q_EMIT valueSought(field_.path); });
        menu->addAction(tr("&Tune it with a slider"), this, [this] { Q_EMIT tuneWanted(field_.path); })
            ->setData(QStringLiteral("tune"));
    }
    menu->popup(globalPosition);
}

bool ParameterRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        Q_EMIT explained(explanation());
    if (event->type() == QEvent::FocusOut)
        Q_EMIT explained({});
    // The mouse wheel scrolls the panel and must not change the value below the mouse.
    if (event->type() == QEvent::Wheel && qobject_cast<QComboBox*>(watched)) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::ContextMenu && watched == editor()) {
        showMenu(static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    // Qt makes no context menu of these keys on X11.
    if (event->type() == QEvent::KeyPress && watched == editor()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_F10 && key->modifiers() == Qt::ShiftModifier) {
            showMenu(editor()->mapToGlobal(editor()->rect().bottomLeft()));
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && watched == text_ &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && text_->isModified()) {
        text_->setModified(false);
        look_.stop();
        showField();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace bramah::editor
