// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_docks.h"

#include "app/widgets/dock_title_bar.h"
#include "app/widgets/scrolled.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QChildEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace bramah::app {

namespace {

constexpr int kLayoutVersion = 2;
constexpr auto kStateKey = "window/state";
constexpr auto kGeometryKey = "window/geometry";
constexpr int kSideWidth = 264;      // px
constexpr int kPropertyWidth = 336;  // px
constexpr int kBesideWidth = 540;    // px
constexpr int kBottomHeight = 268;   // px
constexpr int kRoomyWidth = 1200;    // px: in a narrower window the panels take at most half
constexpr int kRoomyHeight = 800;    // px
constexpr int kLibraryLeast = 170, kPropertiesLeast = 240, kBottomLeast = 100, kBesideLeast = 200;  // px

/// Has a floating panel the whole screen?
bool isOverScreen(const QDockWidget& dock)
{
    return dock.isFloating() && dock.windowState().testFlag(Qt::WindowMaximized);
}

/// Is a letter, digit or sign typed where a list, a table or a choice has the focus?
bool isTypedIntoList(const QKeyEvent& key)
{
    constexpr auto kNotTyped = ~(Qt::ShiftModifier | Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const QString text = key.text();
    if ((key.modifiers() & kNotTyped) != Qt::NoModifier || text.isEmpty() || !text.front().isPrint())
        return false;
    const QWidget* at = QApplication::focusWidget();
    while (at && !qobject_cast<const QAbstractItemView*>(at) && !qobject_cast<const QComboBox*>(at))
        at = at->parentWidget();
    return at != nullptr;
}

/// \a panel in an area in which one scrolls where the window is too narrow for it: the window keeps its width.
QWidget* besideTheSheet(QWidget& panel)
{
    QScrollArea* room = scrolled(panel);
    room->setMinimumWidth(kBesideLeast);
    room->setFocusProxy(&panel);
    return room;
}

}  // namespace

WindowDocks::WindowDocks(QMainWindow& window, Panels panels, const editor::IconSet& icons)
    : QObject(&window), window_(window), icons_(icons), panels_(std::move(panels))
{
    window_.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
    window_.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window_.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (const Panel& panel : panels_)
        add(panel);
    library_ = dock("library");
    properties_ = dock("properties");
    plots_ = dock("plots");
    library_->widget()->setMinimumWidth(kLibraryLeast);
    properties_->widget()->setMinimumWidth(kPropertiesLeast);
    window_.installEventFilter(this);
    maximized_ = std::make_unique<MaximizedPanel>(window_, all(), kLayoutVersion);
    connect(maximized_.get(), &MaximizedPanel::changed, this, [this](bool isOn) {
        if (!isOn)
            fit();
        restyleTabs();
        Q_EMIT maximizedChanged(isOn);
    });
    arrange();
    for (QDockWidget* dock : bottom_)
        connect(dock, &QDockWidget::visibilityChanged, this, [this] { Q_EMIT bottomShownChanged(isBottomShown()); });
}

bool WindowDocks::eventFilter(QObject* watched, QEvent* event)
{
    // After the window has laid out its parts.
    if (watched == &window_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &WindowDocks::fit, Qt::QueuedConnection);
    // What is typed into a list or a table chooses in it, and is no command of the sheet, as A to add a symbol.
    if (event->type() == QEvent::ShortcutOverride && isTypedIntoList(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    // No part of the panel had a use for it.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        if (auto* floating = qobject_cast<QDockWidget*>(watched); floating ? isOverScreen(*floating) : isMaximized()) {
            floating ? toggleMaximized(*floating) : showSheet();
            return true;
        }
    // The window makes rows of tabs as panels meet.
    if (watched == &window_ && event->type() == QEvent::ChildPolished &&
        qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
        restyleTabs();
    return QObject::eventFilter(watched, event);
}

bool WindowDocks::isBehindTab(const QDockWidget& dock) const
{
    const auto hides = [&](const QTabBar* bar) {
        int own = 0;
        while (own < bar->count() && bar->tabText(own) != dock.windowTitle())
            ++own;
        return own < bar->count() && own != bar->currentIndex();
    };
    return !dock.isFloating() &&
           std::ranges::any_of(window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly), hides);
}

void WindowDocks::enableInFront()
{
    for (QDockWidget* dock : bottom_)
        dock->setEnabled(!isBehindTab(*dock));
}

void WindowDocks::fit()
{
    if (isMaximized())
        return;
    const bool isNarrow = window_.width() < kRoomyWidth;
    const auto widthOf = [](const QDockWidget* dock) {
        return dock->isHidden() || dock->isFloating() ? 0 : dock->width();
    };
    const int taken = widthOf(library_) + widthOf(properties_);
    constexpr int kSeams = 8;  // px between the panels and the sheet
    const int most = window_.width() / 2 - kSeams;
    constexpr int kUsual = kSideWidth + kPropertyWidth;
    const auto isSqueezed = [&](const QDockWidget* dock, int least) {
        return widthOf(dock) > 0 && widthOf(dock) <= least;
    };
    if (isNarrow && (isSqueezed(library_, kLibraryLeast) || isSqueezed(properties_, kPropertiesLeast)))
        // The window has shrunk and has taken from the panels what it could: they get their half back.
        window_.resizeDocks({library_, properties_}, {kSideWidth * most / kUsual, kPropertyWidth * most / kUsual},
                            Qt::Horizontal);
    else if (isNarrow && taken > most)
        window_.resizeDocks({library_, properties_},
                            {widthOf(library_) * most / taken, widthOf(properties_) * most / taken}, Qt::Horizontal);
    else if (!isNarrow && isNarrow_)
        window_.resizeDocks({library_, properties_}, {kSideWidth, kPropertyWidth}, Qt::Horizontal);
    isNarrow_ = isNarrow;
    const int height = window_.height() * kBottomHeight / kRoomyHeight;
    if (window_.height() < kRoomyHeight && isBottomShown() && plots_->height() > height)
        window_.resizeDocks({plots_}, {height}, Qt::Vertical);
}

void WindowDocks::add(const Panel& panel)
{
    auto* dock = new QDockWidget(panel.title, &window_);
    dock->setObjectName(QLatin1String(panel.id));
    dock->setWidget(panel.isBeside ? besideTheSheet(*panel.widget) : panel.widget);
    panel.widget->setMinimumHeight(kBottomLeast);
    auto* bar = new DockTitleBar(*dock, icons_);
    dock->setTitleBarWidget(bar);
    dock->installEventFilter(this);
    connect(bar, &DockTitleBar::doubleClicked, this, [this, dock] { toggleMaximized(*dock); });
    window_.addDockWidget(panel.area, dock);
    // Curves and graphs need the height that a row of tabs of their own would take.
    if (panel.row)
        bar->addRow(panel.row);
    if (panel.tool)
        bar->addTool(panel.tool);
    // Only this signal tells that a dock behind another tab is hidden.
    if (panel.setInFront)
        connect(dock, &QDockWidget::visibilityChanged, panel.widget, panel.setInFront);
    connect(dock, &QDockWidget::visibilityChanged, this, &WindowDocks::enableInFront);
    connect(dock, &QDockWidget::visibilityChanged, this, &WindowDocks::enableInFront, Qt::QueuedConnection);
    if (panel.area != Qt::BottomDockWidgetArea)
        return;
    if (panel.isBeside) {
        // The tabs beside it need the room; what it changes is seen in the plots.
        dock->widget()->setMaximumWidth(kBesideWidth);
        connect(dock, &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
            if (isVisible)
                plots_->raise();
        });
        beside_.push_back(dock);
        return;
    }
    // A tab already shows the name.
    bar->setTitleShown(false);
    connect(dock, &QDockWidget::topLevelChanged, bar, &DockTitleBar::setTitleShown);
    bottom_.push_back(dock);
}

QDockWidget* WindowDocks::dock(QLatin1String id) const
{
    auto* found = window_.findChild<QDockWidget*>(id, Qt::FindDirectChildrenOnly);
    Q_ASSERT(found);
    return found;
}

void WindowDocks::addTool(const char* id, QAction* tool)
{
    static_cast<DockTitleBar*>(dock(id)->titleBarWidget())->addTool(tool);
}

std::vector<QDockWidget*> WindowDocks::all() const
{
    std::vector<QDockWidget*> docks{library_, properties_};
    docks.insert(docks.end(), bottom_.begin(), bottom_.end());
    docks.insert(docks.end(), beside_.begin(), beside_.end());
    return docks;
}

void WindowDocks::arrange()
{
    showSheet();
    const QSize size = window_.size();
    // All at once are wider than the window, which would grow for them.
    for (QDockWidget* dock : all()) {
        dock->setFloating(false);
        dock->setVisible(std::ranges::find(beside_, dock) == beside_.end());
    }
    window_.addDockWidget(Qt::LeftDockWidgetArea, library_);
    window_.addDockWidget(Qt::RightDockWidgetArea, properties_);
    window_.addDockWidget(Qt::BottomDockWidgetArea, bottom_.front());
    // Before there are tabs: beside one of those it would become another one.
    for (QDockWidget* dock : beside_)
        window_.splitDockWidget(bottom_.front(), dock, Qt::Horizontal);
    for (std::size_t tab = 1; tab < bottom_.size(); ++tab)
        window_.tabifyDockWidget(bottom_[tab - 1], bottom_[tab]);
    for (QDockWidget* dock : beside_)
        dock->hide();
    plots_->raise();
    window_.resizeDocks({library_, properties_}, {kSideWidth, kPropertyWidth}, Qt::Horizontal);
    window_.resizeDocks({plots_}, {kBottomHeight}, Qt::Vertical);
    restyleTabs();
    // Docks that have left their tabs for a moment have stood side by side.
    window_.layout()->activate();
    if (!window_.isMaximized() && !window_.isFullScreen())
        window_.resize(size);
}

void WindowDocks::restyleTabs()
{
    for (QTabBar* bar : window_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setDrawBase(false);
        bar->setDocumentMode(true);
        bar->setExpanding(false);
        connect(bar, &QTabBar::tabBarDoubleClicked, this, &WindowDocks::toggleMaximizedTab, Qt::UniqueConnection);
    }
}

void WindowDocks::toggleMaximizedTab(int tab)
{
    // A click has brought the tab's panel to the front already; floating panels have no tab.
    const auto* bar = qobject_cast<QTabBar*>(sender());
    const std::vector<QDockWidget*> docks = all();
    const auto dock = std::ranges::find_if(docks, [&](const QDockWidget* one) {
        return bar && !one->isHidden() && !one->isFloating() && one->windowTitle() == bar->tabText(tab);
    });
    if (dock != docks.end())
        toggleMaximized(**dock);
}

void WindowDocks::toggleMaximized(QDockWidget& dock)
{
    if (dock.isFloating())
        dock.setWindowState(dock.windowState() ^ Qt::WindowMaximized);
    else if (isMaximized() && maximized_->has(dock))
        showSheet();
    else if (quietedState_.isEmpty()) {
        showSheet();
        maximized_->give(dock);
    }
}

void WindowDocks::toggleMaximized()
{
    if (isMaximized()) {
        showSheet();
        return;
    }
    const std::vector<QDockWidget*> docks = all();
    const auto focused = std::ranges::find_if(
        docks, [](const QDockWidget* dock) { return dock->isAncestorOf(QApplication::focusWidget()); });
    if (focused != docks.end()) {
        toggleMaximized(**focused);
        return;
    }
    if (quietedState_.isEmpty())
        setBottomShown(true);
    const auto front = std::ranges::find_if(
        bottom_, [](const QDockWidget* dock) { return !dock->isFloating() && !dock->visibleRegion().isEmpty(); });
    toggleMaximized(front == bottom_.end() ? *plots_ : **front);
}

void WindowDocks::lendSheet(QDockWidget& dock, bool isWanted)
{
    const bool hasAll = isOverScreen(dock) || (!dock.isFloating() && maximized_->has(dock));
    if (isWanted ? hasAll : std::exchange(isSheetLent_, false) && !hasAll)
        toggleMaximized(dock);
    isSheetLent_ = isSheetLent_ || (isWanted && hasAll);
}

void WindowDocks::setBottomShown(bool isShown)
{
    if (isShown == isBottomShown())
        return;
    showSheet();
    for (QDockWidget* dock : bottom_)
        if (!dock->isFloating())
            dock->setVisible(isShown);
    for (QDockWidget* dock : beside_)
        if (!isShown && !dock->isFloating())
            dock->hide();
    if (isShown)
        plots_->raise();
    restyleTabs();
}

bool WindowDocks::isBottomShown() const
{
    for (const QDockWidget* dock : bottom_)
        if (!dock->isHidden() && !dock->isFloating())
            return true;
    return false;
}

void WindowDocks::bringForward(QDockWidget& dock)
{
    if (!maximized_->has(dock))
        showSheet();
    if (window_.dockWidgetArea(&dock) == Qt::BottomDockWidgetArea && !dock.isFloating())
        setBottomShown(true);
    dock.show();
    dock.raise();
}

void WindowDocks::restore()
{
    const QSettings settings;
    window_.restoreGeometry(settings.value(QLatin1String(kGeometryKey)).toByteArray());
    window_.restoreState(settings.value(QLatin1String(kStateKey)).toByteArray(), kLayoutVersion);
    restyleTabs();
}

void WindowDocks::remember() const
{
    QSettings settings;
    settings.setValue(QLatin1String(kGeometryKey), window_.saveGeometry());
    settings.setValue(QLatin1String(kStateKey), quietedState_.isEmpty() ? maximized_->layout() : quietedState_);
}

void WindowDocks::setQuiet(bool isQuiet)
{
    if (isQuiet != quietedState_.isEmpty())
        return;
    if (!isQuiet) {
        window_.restoreState(std::exchange(quietedState_, {}), kLayoutVersion);
        restyleTabs();
        return;
    }
    showSheet();
    quietedState_ = window_.saveState(kLayoutVersion);
    properties_->hide();
    for (const auto* docks : {&bottom_, &beside_})
        for (QDockWidget* dock : *docks)
            dock->hide();
}

void WindowDocks::reset()
{
    arrange();
    fit();
}

}  // namespace bramah::app
