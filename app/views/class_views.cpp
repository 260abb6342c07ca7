// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/class_views.h"

#include "app/views/class_bar.h"
#include "app/views/text_view.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace bramah::app {

ClassViews::ClassViews(editor::DocumentSession& session, editor::SheetView& sheet, const editor::ActiveTheme& theme,
                       QWidget* parent)
    : QWidget(parent),
      session_(session),
      sheet_(sheet),
      bar_(new ClassBar(session)),
      place_(new QVBoxLayout),
      belowSheet_(new QWidget),
      stack_(new QStackedWidget),
      text_(new TextView(session, theme))
{
    stack_->addWidget(&sheet_);
    stack_->addWidget(text_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addLayout(place_, 1);
    place_->setContentsMargins(0, 0, 0, 0);
    place_->setSpacing(0);
    place_->addWidget(stack_, 1);
    place_->addWidget(belowSheet_);
    auto* below = new QVBoxLayout(belowSheet_);
    below->setContentsMargins(0, 0, 0, 0);
    for (const ClassViewKind kind : kClassViewKinds)
        bar_->addTab(titleOf(kind), has(kind));
    bar_->setCurrentTab(static_cast<int>(current_));
    connect(bar_, &ClassBar::tabChosen, this,
            [this](int tab) { show(kClassViewKinds.at(static_cast<std::size_t>(tab))); });
    // Shows the sheet with the component, which is selected.
    connect(bar_, &ClassBar::left, this, [this] { show(ClassViewKind::Circuit); });
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &ClassViews::updateFront);
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, &ClassViews::updateFront);
    connect(&session_, &editor::DocumentSession::editabilityChanged, this, &ClassViews::updateFront);
}

ClassViews::~ClassViews()
{
    // Views that are deleted lose the focus and would hand over their typed text.
    session_.dropListener(this);
    commit();
}

QString ClassViews::titleOf(ClassViewKind kind)
{
    switch (kind) {
    case ClassViewKind::Circuit: return tr("Circuit");
    case ClassViewKind::Symbol: return tr("Symbol");
    case ClassViewKind::Declarations: return tr("Declarations");
    case ClassViewKind::Equations: return tr("Equations");
    case ClassViewKind::Documentation: return tr("Documentation");
    }
    return {};
}

void ClassViews::add(ClassViewKind kind, editor::ClassView& view)
{
    views_.at(static_cast<std::size_t>(kind)) = &view;
    stack_->addWidget(&view.widget());
    bar_->setTabShown(static_cast<int>(kind), true);
}

void ClassViews::setSheetBar(QWidget& bar)
{
    belowSheet_->layout()->addWidget(&bar);
}

void ClassViews::setMessages(QWidget& bar)
{
    place_->insertWidget(0, &bar);
}

bool ClassViews::has(ClassViewKind kind) const
{
    return kind == ClassViewKind::Circuit || views_.at(static_cast<std::size_t>(kind)) != nullptr;
}

QWidget* ClassViews::widgetOf(ClassViewKind kind) const
{
    return kind == ClassViewKind::Circuit ? &sheet_ : &views_.at(static_cast<std::size_t>(kind))->widget();
}

editor::ClassView* ClassViews::front() const
{
    return isTextShown() ? nullptr : views_.at(static_cast<std::size_t>(current_));
}

bool ClassViews::isTextShown() const
{
    return stack_->currentWidget() == text_;
}

void ClassViews::updateFront()
{
    if (editor::ClassView* view = front())
        view->show(session_.sheet().className());
}

void ClassViews::bring(QWidget& widget)
{
    if (stack_->currentWidget() == &widget)
        return;
    stack_->setCurrentWidget(&widget);
    belowSheet_->setVisible(&widget == &sheet_);
    updateFront();
    widget.setFocus();
    bar_->setCurrentTab(isTextShown() ? -1 : static_cast<int>(current_));
    Q_EMIT shownChanged();
}

void ClassViews::show(ClassViewKind kind)
{
    if (!has(kind))
        return;
    commit();
    current_ = kind;
    bring(*widgetOf(kind));
}

void ClassViews::setTextShown(bool isShown)
{
    commit();
    bring(isShown ? *text_ : *widgetOf(current_));
}

void ClassViews::commit()
{
    if (editor::ClassView* view = front())
        view->commit();
    sheet_.commitInput();
    text_->commit();
}

bool ClassViews::locate(int offset)
{
    editor::ClassView* view = front();
    return view && view->locate(offset);
}

}  // namespace bramah::app
