// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/note_form.h"

#include "editor/render/note_text.h"
#include "editor/session/document_session.h"
#include "editor/theme/paste_guard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>

#include <array>

namespace bramah::editor {
namespace {

constexpr int kTextHeight = 90;  // px

QString millimetres(double length)
{
    return NoteForm::tr("%1 mm").arg(QLocale().toString(length));
}

/// Selects the entry with \a value, or none.
template <typename T>
void select(QComboBox& box, const std::optional<T>& value)
{
    int found = -1;
    for (int i = 0; value && i < box.count(); ++i)
        if (box.itemData(i).value<T>() == *value)
            found = i;
    box.setCurrentIndex(found);
}

}  // namespace

NoteForm::NoteForm(QWidget* parent)
    : QWidget(parent),
      rows_(new QFormLayout(this)),
      text_(new PasteGuard<QPlainTextEdit>),
      letters_(new QComboBox),
      bold_(new QCheckBox(tr("Bold"))),
      alignment_(new QComboBox),
      pattern_(new QComboBox),
      thickness_(new QComboBox),
      end_(new QComboBox),
      table_(new QWidget)
{
    setObjectName(QStringLiteral("noteForm"));
    rows_->setContentsMargins(14, 8, 12, 8);
    rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addTextRows();
    addLineRows();
    addTableRow();
    hide();
}

template <typename T>
void NoteForm::set(std::optional<T> NoteStyle::*member, T value)
{
    if (isFollowing_ || !session_)
        return;
    NoteStyle style;
    style.*member = value;
    setNoteStyle(*session_, style);
}

void NoteForm::addTextRows()
{
    text_->setObjectName(QStringLiteral("noteText"));
    text_->setFixedHeight(kTextHeight);
    text_->setTabChangesFocus(true);
    text_->installEventFilter(this);
    rows_->addRow(tr("Text"), text_);
    for (const LetterSize& size : kLetterSizes)
        letters_->addItem(millimetres(size.millimetres), size.points);
    letters_->setToolTip(tr("Height of capitals on paper, after ISO 3098"));
    connect(letters_, &QComboBox::activated, this,
            [this](int at) { set(&NoteStyle::fontSize, letters_->itemData(at).toDouble()); });
    rows_->addRow(tr("Letters"), letters_);
    connect(bold_, &QCheckBox::clicked, this, [this](bool isOn) { set(&NoteStyle::isBold, isOn); });
    rows_->addRow(QString(), bold_);
    using model::TextAlignment;
    for (const auto& [name, value] : {std::pair{tr("Left"), TextAlignment::Left},
                                      {tr("Centred"), TextAlignment::Center},
                                      {tr("Right"), TextAlignment::Right}})
        alignment_->addItem(name, static_cast<int>(value));
    connect(alignment_, &QComboBox::activated, this, [this](int at) {
        set(&NoteStyle::alignment, static_cast<TextAlignment>(alignment_->itemData(at).toInt()));
    });
    rows_->addRow(tr("Alignment"), alignment_);
}

void NoteForm::addLineRows()
{
    using model::LinePattern;
    for (const auto& [name, value] : {std::pair{tr("Continuous"), LinePattern::Solid},
                                      {tr("Dashed"), LinePattern::Dash},
                                      {tr("Chain"), LinePattern::DashDot}})
        pattern_->addItem(name, static_cast<int>(value));
    connect(pattern_, &QComboBox::activated, this,
            [this](int at) { set(&NoteStyle::pattern, static_cast<LinePattern>(pattern_->itemData(at).toInt())); });
    rows_->addRow(tr("Line"), pattern_);
    for (const double thickness : {0.18, 0.25, 0.35, 0.5, 0.7})
        thickness_->addItem(millimetres(thickness), thickness);
    connect(thickness_, &QComboBox::activated, this,
            [this](int at) { set(&NoteStyle::thickness, thickness_->itemData(at).toDouble()); });
    rows_->addRow(tr("Thickness"), thickness_);
    using End = NoteStyle::End;
    for (const auto& [name, value] :
         {std::pair{tr("Arrow"), End::Arrow}, {tr("Dot"), End::Dot}, {tr("None"), End::None}})
        end_->addItem(name, static_cast<int>(value));
    connect(end_, &QComboBox::activated, this,
            [this](int at) { set(&NoteStyle::end, static_cast<End>(end_->itemData(at).toInt())); });
    rows_->addRow(tr("End"), end_);
}

void NoteForm::addTableRow()
{
    auto* column = new QVBoxLayout(table_);
    column->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& text, TableChange which, QHBoxLayout& row) {
        auto* button = new QPushButton(text);
        connect(button, &QPushButton::clicked, this, [this, which] { change(which); });
        row.addWidget(button);
    };
    auto* more = new QHBoxLayout;
    add(tr("Add a row"), TableChange::RowBelow, *more);
    add(tr("Add a column"), TableChange::ColumnRight, *more);
    auto* less = new QHBoxLayout;
    add(tr("Remove a row"), TableChange::RemoveRow, *less);
    add(tr("Remove a column"), TableChange::RemoveColumn, *less);
    column->addLayout(more);
    column->addLayout(less);
    rows_->addRow(table_);
}

void NoteForm::change(TableChange change)
{
    const model::Note* note = session_ ? onlyNote(*session_) : nullptr;
    if (note && note->kind == model::NoteKind::Table)
        changeTable(*session_, note->id, textCountOf(note->graphics) - 1, change);
}

void NoteForm::show(DocumentSession* session)
{
    if (session != session_)
        session_ = session;
    const std::vector<model::NoteId> ids = session ? selectedNotes(*session) : std::vector<model::NoteId>();
    const bool isShown = session && !ids.empty() && session->selection().components.isEmpty();
    setVisible(isShown);
    if (!isShown)
        return;
    isFollowing_ = true;
    NoteStyle style;
    bool isFirst = true;
    for (const model::NoteId id : ids) {
        const NoteStyle own = styleOfNote(session->sheet().diagram().note(id)->graphics);
        style = isFirst ? own : commonOf(style, own);
        isFirst = false;
    }
    const model::Note* only = onlyNote(*session);
    const bool hasText = only && only->kind != model::NoteKind::Table && textCountOf(only->graphics) > 0;
    if (hasText) {
        shown_ = only->id;
        if (const QString words = wordsOf(only->graphics, 0); words != text_->toPlainText())
            text_->setPlainText(words);
    }
    select(*letters_, style.fontSize);
    bold_->setChecked(style.isBold.value_or(false));
    const auto number = [](const auto& value) {
        return value ? std::optional<int>(static_cast<int>(*value)) : std::optional<int>();
    };
    select(*alignment_, number(style.alignment));
    select(*pattern_, number(style.pattern));
    select(*thickness_, style.thickness);
    select(*end_, number(style.end));
    const bool isTable = only && only->kind == model::NoteKind::Table;
    const std::array<std::pair<QWidget*, bool>, 8> shown{std::pair<QWidget*, bool>{text_, hasText},
                                                         {letters_, style.fontSize.has_value()},
                                                         {bold_, style.isBold.has_value()},
                                                         {alignment_, style.alignment.has_value()},
                                                         {pattern_, style.pattern.has_value()},
                                                         {thickness_, style.thickness.has_value()},
                                                         {end_, style.end.has_value()},
                                                         {table_, isTable}};
    for (const auto& [widget, isWanted] : shown)
        rows_->setRowVisible(widget, isWanted);
    setEnabled(session->isDrawingEditable());
    isFollowing_ = false;
}

void NoteForm::commit()
{
    const model::Note* note = session_ ? onlyNote(*session_) : nullptr;
    if (!isFollowing_ && isVisible() && note && note->id == shown_ && note->kind != model::NoteKind::Table)
        setNoteWords(*session_, note->id, 0, text_->toPlainText());
}

bool NoteForm::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == text_ && event->type() == QEvent::FocusOut)
        commit();
    return QWidget::eventFilter(watched, event);
}

}  // namespace bramah::editor
