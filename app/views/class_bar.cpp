// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/class_bar.h"

#include "editor/properties/elided_button.h"
#include "editor/session/document_session.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/style_state.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"
#include "model/text/dotted_name.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr int kLeastWidth = 32;     // px: a long path is cut, so that it does not widen the window
constexpr int kLeastOfClass = 96;   // px: enough to recognise the name of the class that is shown
constexpr int kLeastOfChoice = 72;  // px
constexpr int kRoomyBar = 640;      // px: a bar where the button that copies is whole

/// The tabs of the views: where there is no room for all, the current and short names stay whole and long ones leave
/// out their middle.
class ViewTabs : public QTabBar
{
public:
    explicit ViewTabs(QWidget* parent) : QTabBar(parent)
    {
        setExpanding(false);
        setUsesScrollButtons(false);
        setElideMode(Qt::ElideRight);
    }

protected:
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override
    {
        constexpr int kLeastLetters = 8;
        const QSize whole = tabSizeHint(index);
        if (index == currentIndex())
            return whole;
        const int letters = fontMetrics().horizontalAdvance(tabText(index));
        const int least = kLeastLetters * fontMetrics().averageCharWidth();
        return {whole.width() - std::max(0, letters - least), whole.height()};
    }
};

}  // namespace

ClassBar::ClassBar(editor::DocumentSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      buttons_(new QHBoxLayout),
      classes_(new QComboBox(this)),
      shownOnly_(new QLabel(tr("read-only"), this)),
      copy_(new editor::ElidedButton(this)),
      locked_(new editor::ElidedButton(this)),
      try_(new editor::ElidedButton(this)),
      tabs_(new ViewTabs(this))
{
    constexpr int kMargin = 4;
    setObjectName(QStringLiteral("classBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin, 0, kMargin, 0);
    row->setSpacing(kMargin);
    buttons_->setSpacing(0);
    row->addLayout(buttons_);
    row->addWidget(shownOnly_);
    row->addWidget(copy_);
    row->addWidget(locked_);
    row->addStretch(1);
    row->addWidget(classes_);
    row->addWidget(try_);
    row->addWidget(tabs_);
    shownOnly_->setObjectName(QStringLiteral("muted"));
    shownOnly_->setToolTip(tr("The class is in another file; values for this component alone can still be set"));
    copy_->setObjectName(QStringLiteral("copyClass"));
    classes_->setMinimumWidth(kLeastOfChoice);
    copy_->setMinimumWidth(kLeastWidth);
    copy_->setAutoRaise(true);
    copy_->setText(tr("Make a copy"));
    copy_->setToolTip(tr("This class is read-only here. Make a copy of it in My components, which you can change"));
    connect(copy_, &QToolButton::clicked, this, &ClassBar::copyWanted);
    locked_->setObjectName(QStringLiteral("lockedDrawing"));
    locked_->setAutoRaise(true);
    locked_->setText(tr("Drawing locked"));
    locked_->setToolTip(tr("Symbols and lines stay where they are; click to free them again"));
    connect(locked_, &QToolButton::clicked, this, [this] { session_.setDrawingLocked(false); });
    const auto showLock = [this] { locked_->setVisible(session_.isDrawingLocked()); };
    connect(&session_, &editor::DocumentSession::editabilityChanged, this, showLock);
    showLock();
    try_->setObjectName(QStringLiteral("flat"));
    try_->setText(tr("Try it"));
    try_->setToolTip(tr("Make a test bench of this class, with a fitting component at each of its ports"));
    connect(try_, &QToolButton::clicked, this, &ClassBar::tryWanted);
    connect(&session_.sheet(), &editor::Sheet::diagramChanged, this, &ClassBar::showTry);
    tabs_->setObjectName(QStringLiteral("classViews"));
    tabs_->setAccessibleName(tr("Views of the class"));
    // A click on the current tab leads back from the text.
    connect(tabs_, &QTabBar::tabBarClicked, this, [this](int tab) {
        if (tab >= 0)
            Q_EMIT tabChosen(tab);
    });
    connect(tabs_, &QTabBar::currentChanged, this, &ClassBar::tabChosen);
    classes_->setAccessibleName(tr("Class shown"));
    classes_->setToolTip(tr("All classes of this file"));
    classes_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(classes_, &QComboBox::activated, this, [this] { session_.showClass(classes_->currentData().toString()); });
    connect(&session_.file(), &editor::EditedFile::textChanged, this, &ClassBar::fill);
    connect(&session_.sheet(), &editor::Sheet::classShownChanged, this, &ClassBar::fill);
    fill();
    showTry();
}

void ClassBar::showTry()
{
    try_->setVisible(session_.sheet().isOwnClass() && !session_.sheet().diagram().ownPorts().empty());
}

void ClassBar::fillWay()
{
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const editor::ShownPlace& place = session_.sheet().place();
    const model::Instance* instance = session_.sheet().root();
    for (qsizetype step = 0; step <= place.way.size(); ++step) {
        QString className = place.root, text = model::lastName(className);
        if (step > 0) {
            const QString& name = place.way[step - 1];
            instance = instance ? instance->descendant(name.toStdString()) : nullptr;
            className = instance ? QString::fromStdString(instance->classNode().qualifiedName()) : QString();
            const QString shortClass = model::lastName(className);
            // Only the last step has room for its class, and where that has the same name it tells nothing.
            const bool isNamed = step < place.way.size() || name.compare(shortClass, Qt::CaseInsensitive) == 0;
            text = isNamed ? name : tr("%1 : %2", "a component and its class").arg(name, shortClass);
            buttons_->addWidget(new QLabel(QStringLiteral("›"), this));
        }
        auto* button = new editor::ElidedButton(this);
        button->setAutoRaise(true);
        button->setText(text);
        button->setToolTip(editor::plainToolTip(className));
        button->setObjectName(QStringLiteral("way%1").arg(step));
        QFont font = button->font();
        const bool isShown = step == place.way.size();
        font.setBold(isShown);
        button->setFont(font);
        button->setMinimumWidth(isShown ? std::min(button->sizeHint().width(), kLeastOfClass) : kLeastWidth);
        connect(button, &QToolButton::clicked, this, [this, step] { goTo(step); });
        buttons_->addWidget(button);
    }
}

void ClassBar::fill()
{
    fillWay();
    const QStringList names = session_.file().classNames();
    const QSignalBlocker blocker(classes_);
    classes_->clear();
    // File and tab already show the name of a package.
    const QString around = names.isEmpty() ? QString() : model::firstName(names.front()) + QLatin1Char('.');
    for (const QString& name : names)
        classes_->addItem(name.startsWith(around) ? name.mid(around.size()) : name, name);
    classes_->setCurrentIndex(static_cast<int>(names.indexOf(session_.sheet().className())));
    const bool isOfOther = !session_.sheet().className().isEmpty() && !session_.sheet().isOwnClass();
    // Inside of a component the path says which class is shown, and needs the room.
    classes_->setVisible(names.size() > 1 && !isOfOther && !session_.sheet().place().isInside());
    copy_->setVisible(isOfOther);
    fit();
}

void ClassBar::fit()
{
    const bool isOfOther = !session_.sheet().className().isEmpty() && !session_.sheet().isOwnClass();
    const int wanted = layout()->sizeHint().width() +
                       (shownOnly_->isHidden() ? shownOnly_->sizeHint().width() + layout()->spacing() : 0);
    shownOnly_->setVisible(isOfOther && wanted <= width());
    // The texts beside it, which can be elided, give way first as long as it does not widen the window.
    copy_->setMinimumWidth(width() < kRoomyBar ? kLeastWidth : copy_->sizeHint().width());
}

/// Also after a part has got another text.
bool ClassBar::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::event(event);
}

void ClassBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ClassBar::addBesideWay(QWidget* widget)
{
    static_cast<QHBoxLayout*>(layout())->insertWidget(1, widget);  // after the buttons of the path
}

void ClassBar::addTab(const QString& title, bool isShown)
{
    const QSignalBlocker blocker(tabs_);
    const int tab = tabs_->addTab(title);
    tabs_->setTabToolTip(tab, title);  // which a narrow window shortens
    tabs_->setTabVisible(tab, isShown);
}

void ClassBar::setTabShown(int tab, bool isShown)
{
    const QSignalBlocker blocker(tabs_);
    tabs_->setTabVisible(tab, isShown);
}

void ClassBar::setCurrentTab(int tab)
{
    const QSignalBlocker blocker(tabs_);
    if (tab >= 0)
        tabs_->setCurrentIndex(tab);
    // A tab bar always has a current tab; this one is not marked as such.
    editor::setStyleState(*tabs_, "isQuiet", tab < 0);
}

namespace {

/// Is the class an empty sheet to be drawn on: one with a diagram, without equations?
bool isEmptySheet(const model::ClassNode& node)
{
    const auto* definition = node.definition();
    const auto* annotation = definition ? definition->annotation : nullptr;
    return annotation && model::syntax::argumentOf(annotation->arguments, "Diagram") &&
           definition->equationSections.empty() && definition->algorithmSections.empty();
}

}  // namespace

bool ClassBar::canEnter(const model::ComponentId& component) const
{
    const model::Instance* instance =
        session_.sheet().instance() ? session_.sheet().instance()->descendant(component.name.toStdString()) : nullptr;
    const auto isSymbol = [](const auto& child) {
        using model::syntax::ClassKind;
        return !child->isConnector() && (child->kind() == ClassKind::Model || child->kind() == ClassKind::Block) &&
               child->component() && child->component()->comment.annotation;
    };
    return instance && (std::ranges::any_of(instance->children(), isSymbol) || isEmptySheet(instance->classNode()));
}

bool ClassBar::enter(const model::ComponentId& component)
{
    editor::ShownPlace place = session_.sheet().place();
    place.way.append(component.name);
    const model::Instance* instance =
        session_.sheet().instance() ? session_.sheet().instance()->descendant(component.name.toStdString()) : nullptr;
    return instance && !instance->isMissing() && !instance->isArray() && session_.show(place);
}

bool ClassBar::leave()
{
    if (!session_.sheet().place().isInside())
        return false;
    goTo(session_.sheet().place().way.size() - 1);
    return true;
}

void ClassBar::goTo(qsizetype step)
{
    editor::ShownPlace place = session_.sheet().place();
    if (step >= place.way.size())
        return;
    const model::ComponentId left{place.way[step]};
    place.way.resize(step);
    session_.show(place);
    editor::Selection selection;
    selection.components.insert(left);
    session_.select(std::move(selection));
    Q_EMIT this->left();
}

}  // namespace bramah::app
