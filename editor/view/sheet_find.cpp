// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/sheet_find.h"

#include "editor/notes/note_forms.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_texts.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"
#include "model/text/dotted_name.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr int kFindWidth = 280;    // px
constexpr int kFindMargin = 12;    // px
constexpr double kRowHeight = 10;  // sheet units: symbols at about one height are ordered from left to right

QString bare(QString text)
{
    return text.remove(QLatin1Char(' '));
}

}  // namespace

std::vector<model::ComponentId> componentsWith(const model::Diagram& diagram, const QString& text)
{
    const QString wanted = bare(text);
    if (wanted.isEmpty())
        return {};
    const auto has = [&](const QString& where) { return bare(where).contains(wanted, Qt::CaseInsensitive); };
    std::vector<const model::DiagramComponent*> found;
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols) {
            if (symbol.isAutoNode || !symbol.placement.visible)
                continue;
            const std::vector<PlacedText> texts = textsOf(symbol);
            if (has(symbol.id.name) || has(symbol.designation) || has(symbol.description) ||
                has(model::lastName(symbol.className)) ||
                std::ranges::any_of(texts, [&](const PlacedText& one) { return has(one.text); }))
                found.push_back(&symbol);
        }
    std::ranges::stable_sort(found, {}, [](const model::DiagramComponent* one) {
        return std::pair(-std::round(one->bounds.center().y() / kRowHeight), one->bounds.center().x());
    });
    std::vector<model::ComponentId> ids;
    for (const model::DiagramComponent* one : found)
        ids.push_back(one->id);
    return ids;
}

std::vector<model::NoteId> notesWith(const model::Diagram& diagram, const QString& text)
{
    const QString wanted = bare(text);
    std::vector<model::NoteId> ids;
    for (const model::Note& note : diagram.notes())
        if (!wanted.isEmpty() && bare(allWordsOf(note.graphics)).contains(wanted, Qt::CaseInsensitive))
            ids.push_back(note.id);
    return ids;
}

SheetFind::SheetFind(SheetView& view) : QFrame(&view), view_(view), field_(new QLineEdit), count_(new QLabel)
{
    setObjectName(QStringLiteral("findBar"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    field_->setPlaceholderText(tr("Find on the sheet"));
    field_->setAccessibleName(tr("Find on the sheet"));
    field_->setClearButtonEnabled(true);
    field_->setToolTip(
        tr("Name, designation, class or text; Enter finds the next one, Shift+Enter the previous one, Esc closes"));
    count_->setObjectName(QStringLiteral("muted"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 6);
    row->addWidget(field_, 1);
    row->addWidget(count_);
    field_->installEventFilter(this);
    view_.installEventFilter(this);
    connect(field_, &QLineEdit::textChanged, this, &SheetFind::search);
    connect(&view_.session().sheet(), &Sheet::diagramChanged, this, [this] {
        hits_ = found();
        current_ = std::min(current_, static_cast<int>(hits_.size()) - 1);
    });
    hide();
}

void SheetFind::open()
{
    place();
    show();
    raise();
    field_->setFocus(Qt::ShortcutFocusReason);
    field_->selectAll();
}

void SheetFind::leave()
{
    // First: a field that hides gives the focus on as the Tab key does, which would go on to the next symbol.
    view_.setFocus();
    hide();
}

void SheetFind::place()
{
    setGeometry(std::max(kFindMargin, view_.width() - kFindWidth - kFindMargin), kFindMargin,
                std::min(kFindWidth, view_.width() - 2 * kFindMargin), sizeHint().height());
}

void SheetFind::search()
{
    hits_ = found();
    current_ = -1;
    count_->setText(field_->text().trimmed().isEmpty() ? QString() : tr("nothing", "found on the sheet"));
    go(1);
}

std::vector<SheetFind::Found> SheetFind::found() const
{
    const model::Diagram& diagram = view_.session().sheet().diagram();
    std::vector<Found> all;
    for (model::ComponentId& id : componentsWith(diagram, field_->text()))
        all.emplace_back(std::move(id));
    for (const model::NoteId id : notesWith(diagram, field_->text()))
        all.emplace_back(id);
    return all;
}

void SheetFind::go(int step)
{
    if (hits_.empty())
        return;
    const int count = static_cast<int>(hits_.size());
    current_ = (current_ + step + count) % count;
    std::visit([this](const auto& id) { view_.locate(id); }, hits_[static_cast<std::size_t>(current_)]);
    count_->setText(tr("%1 of %2", "found on the sheet").arg(current_ + 1).arg(count));
}

bool SheetFind::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &view_ && event->type() == QEvent::Resize)
        place();
    if (watched != field_ || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Escape: leave(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: go(key->modifiers() & Qt::ShiftModifier ? -1 : 1); return true;
    default: return false;
    }
}

}  // namespace bramah::editor
