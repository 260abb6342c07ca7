// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/reading/sheet_accessible.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/reading/sheet_words.h"
#include "editor/view/sheet_view.h"

#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <vector>

namespace bramah::editor {

namespace {

/// One symbol, line or note. Ends when it has left the sheet.
class SheetPartAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    SheetPartAccessible(SheetView& view, SheetPart part) : view_(&view), part_(std::move(part)) {}

    [[nodiscard]] const SheetPart& part() const { return part_; }

    bool isValid() const override { return view_ && isThere(diagram(), part_); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_ ? view_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_.data()); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Graphic; }

    QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        switch (which) {
        case QAccessible::Name: return nameInWords(session(), part_);
        case QAccessible::Value: return values();
        case QAccessible::Description:
            return QStringList{values(), placeInWords(session(), part_)}
                .filter(QRegularExpression(QStringLiteral(".")))
                .join(QStringLiteral("; "));
        default: return {};
        }
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF bounds = boundsOf(diagram(), part_);
        const QRect place = QRect(view_->fromSheet(bounds.topLeft()), view_->fromSheet(bounds.bottomRight()))
                                .normalized()
                                .adjusted(-1, -1, 1, 1);
        return {view_->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.selectable = state.focusable = true;
        state.selected = isSelected(diagram(), session().selection(), part_);
        state.focused = state.selected && view_->hasFocus() && session().selection().count() == 1;
        state.invisible = !view_->isVisible();
        state.offscreen = !view_->viewport()->rect().intersects(
            QRect(view_->viewport()->mapFromGlobal(rect().topLeft()), rect().size()));
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {setFocusAction(), pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    /// Selects it; pressing opens its values, as Enter does.
    void doAction(const QString& action) override
    {
        if (!isValid())
            return;
        view_->setFocus();
        session().select(selectionOf(diagram(), part_));
        if (const auto* id = std::get_if<model::ComponentId>(&part_)) {
            view_->locate(*id);
            if (action == pressAction())
                Q_EMIT view_->componentActivated(*id);
        }
    }

private:
    DocumentSession& session() const { return view_->session(); }
    const model::Diagram& diagram() const { return session().sheet().diagram(); }
    /// Of a symbol its data, of a line the results that are written at it.
    QString values() const
    {
        const auto* line = std::get_if<model::ConnectionId>(&part_);
        if (!line)
            return valuesInWords(session(), part_);
        const int net = diagram().netOf(*line);
        const auto& results = view_->sheet().results().nets;
        QStringList texts;
        if (net >= 0 && static_cast<std::size_t>(net) < results.size())
            for (const ValueLabel& label : results[static_cast<std::size_t>(net)].labels)
                texts += label.lines;
        texts.removeDuplicates();
        return texts.join(QStringLiteral("; "));
    }

    QPointer<SheetView> view_;
    SheetPart part_;
};

/// The sheet: its parts, then the widgets in it.
class SheetAccessible : public QAccessibleWidget
{
public:
    explicit SheetAccessible(SheetView& view) : QAccessibleWidget(&view, QAccessible::Canvas), view_(&view) {}
    ~SheetAccessible() override
    {
        for (const QAccessible::Id id : parts_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override
    {
        update();
        return partCount() + QAccessibleWidget::childCount();
    }
    QAccessibleInterface* child(int index) const override
    {
        update();
        return index >= 0 && index < partCount()
                   ? QAccessible::accessibleInterface(parts_[static_cast<std::size_t>(index)])
                   : QAccessibleWidget::child(index - partCount());
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        update();
        for (int i = 0; i < partCount(); ++i)
            if (QAccessible::accessibleInterface(parts_[static_cast<std::size_t>(i)]) == child)
                return i;
        const int widget = QAccessibleWidget::indexOfChild(child);
        return widget < 0 ? -1 : partCount() + widget;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        update();
        QAccessibleInterface* least = nullptr;
        for (int i = 0; i < partCount(); ++i) {
            QAccessibleInterface* one = child(i);
            const QRect place = one->rect();
            if (place.contains(x, y) &&
                (!least || place.width() * place.height() < least->rect().width() * least->rect().height()))
                least = one;
        }
        return least ? least : QAccessibleWidget::childAt(x, y);
    }
    QAccessibleInterface* focusChild() const override
    {
        update();
        for (int i = 0; i < partCount(); ++i)
            if (child(i)->state().focused)
                return child(i);
        return QAccessibleWidget::focusChild();
    }
    QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Value && view_ ? overviewInWords(view_->session())
                                                    : QAccessibleWidget::text(which);
    }

    /// A screen reader that is there reads what has been selected.
    void tellSelection() const
    {
        if (!view_ || !view_->hasFocus())
            return;
        if (QAccessibleInterface* part = focusChild(); part && part != this) {
            QAccessibleEvent event(part, QAccessible::Focus);
            QAccessible::updateAccessibility(&event);
        }
    }

private:
    int partCount() const { return static_cast<int>(parts_.size()); }
    /// Makes the parts that are new, and keeps those that have stayed.
    void update() const
    {
        const std::shared_ptr<const model::Diagram> diagram =
            view_ ? view_->session().sheet().sharedDiagram() : nullptr;
        if (diagram == diagram_)
            return;
        diagram_ = diagram;
        std::vector<QAccessible::Id> before = std::exchange(parts_, {});
        for (const SheetPart& part : diagram ? partsOf(*diagram) : std::vector<SheetPart>()) {
            const auto known = std::ranges::find_if(before, [&](QAccessible::Id id) {
                return static_cast<SheetPartAccessible*>(QAccessible::accessibleInterface(id))->part() == part;
            });
            if (known != before.end()) {
                parts_.push_back(*known);
                before.erase(known);
            } else {
                parts_.push_back(QAccessible::registerAccessibleInterface(new SheetPartAccessible(*view_, part)));
            }
        }
        for (const QAccessible::Id id : before)
            QAccessible::deleteAccessibleInterface(id);
    }

    QPointer<SheetView> view_;
    mutable std::shared_ptr<const model::Diagram> diagram_;
    mutable std::vector<QAccessible::Id> parts_;
};

QAccessibleInterface* sheetInterface(const QString&, QObject* object)
{
    auto* view = qobject_cast<SheetView*>(object);
    if (!view)
        return nullptr;
    QObject::connect(&view->session(), &DocumentSession::selectionChanged, view, [view] {
        if (QAccessible::isActive())
            static_cast<SheetAccessible*>(QAccessible::queryAccessibleInterface(view))->tellSelection();
    });
    return new SheetAccessible(*view);
}

}  // namespace

void installSheetReading()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(sheetInterface);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

}  // namespace bramah::editor
