// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/symbol_view.h"

#include "editor/palette/class_chooser.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/symbol/symbol_canvas.h"
#include "editor/symbol/symbol_preview.h"
#include "editor/symbol/symbol_shelf.h"
#include "editor/symbol/symbol_strip.h"
#include "editor/symbol/tools/place_tools.h"
#include "editor/theme/active_theme.h"
#include "editor/theme/icon_set.h"
#include "editor/theme/popup_menu.h"
#include "model/diagram/diagram_builder.h"
#include "model/text/dotted_name.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::editor {

namespace {

/// The usual connectors of ports, by domain: text in the menu, class, name of the first port.
struct PortChoice {
    const char* name;
    const char* connectorClass;
    const char* baseName;
};
constexpr PortChoice kPorts[]{
    {QT_TRANSLATE_NOOP("Editor", "Hydraulic port"), "Bramah.Hydraulics.Interfaces.Port", "A"},
    {QT_TRANSLATE_NOOP("Editor", "Signal input"), "Bramah.Blocks.Interfaces.RealInput", "u"},
    {QT_TRANSLATE_NOOP("Editor", "Signal output"), "Bramah.Blocks.Interfaces.RealOutput", "y"},
    {QT_TRANSLATE_NOOP("Editor", "Boolean input"), "Bramah.Blocks.Interfaces.BooleanInput", "u"},
    {QT_TRANSLATE_NOOP("Editor", "Boolean output"), "Bramah.Blocks.Interfaces.BooleanOutput", "y"},
    {QT_TRANSLATE_NOOP("Editor", "Translational flange"), "Bramah.Mechanics.Translational.Interfaces.Flange_a",
     "flange"},
    {QT_TRANSLATE_NOOP("Editor", "Rotational flange"), "Bramah.Mechanics.Rotational.Interfaces.Flange_a", "shaft"},
    {QT_TRANSLATE_NOOP("Editor", "Electrical pin"), "Bramah.Electrical.Interfaces.Pin", "pin"},
};

struct ToolChoice {
    const char* name;
    const char* icon;
    const char* text;
};
constexpr ToolChoice kTools[]{
    {"select", "select", QT_TRANSLATE_NOOP("Editor", "Select, move, resize (S)")},
    {"line", "draw-line", QT_TRANSLATE_NOOP("Editor", "Line (L)")},
    {"polygon", "draw-polygon", QT_TRANSLATE_NOOP("Editor", "Polygon (G)")},
    {"rectangle", "draw-rectangle", QT_TRANSLATE_NOOP("Editor", "Rectangle (B)")},
    {"ellipse", "draw-ellipse", QT_TRANSLATE_NOOP("Editor", "Circle or ellipse (E)")},
    {"arc", "draw-arc", QT_TRANSLATE_NOOP("Editor", "Arc (A)")},
    {"text", "draw-text", QT_TRANSLATE_NOOP("Editor", "Text (T)")},
};

QString editorText(const char* text)
{
    return QCoreApplication::translate("Editor", text);
}

constexpr int kShelfWidth = 202;
constexpr int kPreviewWidth = 168;

QWidget* column(std::initializer_list<QWidget*> widgets, int width)
{
    auto* whole = new QWidget;
    whole->setObjectName(QStringLiteral("panel"));
    whole->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(8, 8, 8, 8);
    for (QWidget* widget : widgets)
        layout->addWidget(widget);
    layout->addStrut(width / 2 - 16);  // at least, and as wide as its texts
    whole->resize(width, whole->height());
    return whole;
}

}  // namespace

SymbolView::SymbolView(DocumentSession& session, const ActiveTheme& theme, const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      theme_(theme),
      icons_(icons),
      editor_(new SymbolEditor(session, this)),
      canvas_(new SymbolCanvas(*editor_)),
      strip_(new SymbolStrip(*editor_, icons)),
      shelf_(new SymbolShelf(session.workspace())),
      preview_(new SymbolPreview),
      note_(new QLabel)
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    // A narrow window cuts the tools off instead of being kept wide by them.
    toolRow_ = new QWidget;
    toolRow_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* tools = new QHBoxLayout(toolRow_);
    tools->setContentsMargins(8, 4, 8, 0);
    tools->setSpacing(2);
    addTools(*tools);
    addCommands(*tools);
    tools->addStretch(1);
    note_->setObjectName(QStringLiteral("muted"));
    tools->addWidget(note_);
    tools->addWidget(&strip_->sizeFields());
    auto* from = new QPushButton(tr("Take from another symbol…"));
    from->setObjectName(QStringLiteral("link"));
    from->setProperty("takeFrom", true);
    from->setToolTip(tr("Choose a class: its drawing is copied into this one"));
    connect(from, &QPushButton::clicked, this, &SymbolView::chooseClass);
    auto* parts = new QSplitter;
    parts->setHandleWidth(1);
    parts->addWidget(column({shelf_, from}, kShelfWidth));
    parts->addWidget(canvas_);
    preview_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto* room = new QWidget;
    room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    parts->addWidget(column({preview_, room}, kPreviewWidth));
    parts->setStretchFactor(1, 1);
    parts->setSizes({kShelfWidth, 4 * kShelfWidth, kPreviewWidth});
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(4);
    whole->addWidget(toolRow_);
    whole->addWidget(strip_);
    whole->addWidget(parts, 1);
    setFocusProxy(canvas_);
    connectParts();
    connect(&theme_, &ActiveTheme::changed, this, &SymbolView::followTheme);
    followTheme();
    markTool(QStringLiteral("select"));
}

void SymbolView::connectParts()
{
    connect(shelf_, &SymbolShelf::partChosen, this, [this](const QString& name, const QByteArray& list) {
        canvas_->startStamp(tr("Put %1 into the symbol").arg(name), list, false);
    });
    connect(canvas_, &SymbolCanvas::toolChanged, this, &SymbolView::markTool);
    connect(canvas_, &SymbolCanvas::textWanted, strip_, &SymbolStrip::editText);
    connect(canvas_, &SymbolCanvas::menuWanted, this, [this](QPoint globalPosition) {
        popUpMenu(*this, globalPosition, [this](QMenu& menu) { fillMenu(menu); });
    });
    connect(canvas_, &SymbolCanvas::sketchChanged, this, &SymbolView::followSketch);
    connect(strip_, &SymbolStrip::typed, canvas_, qOverload<>(&QWidget::setFocus));
    connect(canvas_, &SymbolCanvas::hintChanged, this, &SymbolView::hintChanged);
    connect(canvas_, &SymbolCanvas::cursorMoved, this, &SymbolView::cursorMoved);
    connect(canvas_, &SymbolCanvas::classDropped, this, [this](const QString& className, QPointF place) {
        StampTool::put(*editor_, tr("Take a symbol over"),
                       SymbolShelf::graphicsOf(editor_->session().workspace(), className), onSymbolGrid(place, {}));
    });
    connect(editor_, &SymbolEditor::drawingChanged, this, [this] {
        if (isVisible())
            followDrawing();
    });
}

SymbolView::~SymbolView() = default;

QToolButton* SymbolView::button(const QString& icon, const QString& toolTip)
{
    auto* made = new QToolButton(this);
    made->setObjectName(QStringLiteral("flat"));
    made->setIcon(icons_.icon(icon));
    made->setIconSize({20, 20});
    made->setToolTip(toolTip);
    made->setAccessibleName(toolTip);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

void SymbolView::addTools(QHBoxLayout& row)
{
    for (const ToolChoice& choice : kTools) {
        QToolButton* tool = button(QLatin1String(choice.icon), editorText(choice.text));
        const QString name = QLatin1String(choice.name);
        tool->setProperty("tool", name);
        tool->setCheckable(true);
        connect(tool, &QToolButton::clicked, this, [this, name] {
            canvas_->startTool(name);
            markTool(canvas_->toolName());
        });
        row.addWidget(tool);
    }
    QToolButton* port = button(QStringLiteral("draw-port"), tr("Port: where lines meet the symbol"));
    port->setProperty("tool", QStringLiteral("port"));
    port->setCheckable(true);
    port->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(port);
    port->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillPorts(*menu); });
    row.addWidget(port);
    row.addSpacing(12);
}

void SymbolView::addCommands(QHBoxLayout& row)
{
    struct Command {
        const char* icon;
        QString text;
        void (*run)(SymbolEditor&);
    };
    const Command commands[]{
        {"rotate-back", tr("Rotate a quarter to the left (R)"), [](SymbolEditor& e) { turnParts(e, false); }},
        {"mirror-horizontal", tr("Mirror left to right (X)"), [](SymbolEditor& e) { mirrorParts(e, false); }},
        {"mirror-vertical", tr("Mirror top to bottom (Y)"), [](SymbolEditor& e) { mirrorParts(e, true); }},
        {"to-front", tr("To the front (Page Up)"), [](SymbolEditor& e) { orderParts(e, true); }},
        {"to-back", tr("To the back (Page Down)"), [](SymbolEditor& e) { orderParts(e, false); }},
        {"trash", tr("Delete (Del)"), [](SymbolEditor& e) { deleteParts(e); }},
    };
    for (const Command& command : commands) {
        QToolButton* made = button(QLatin1String(command.icon), command.text);
        made->setProperty("command", QLatin1String(command.icon));
        made->setEnabled(false);
        connect(made, &QToolButton::clicked, this, [this, run = command.run] { run(*editor_); });
        connect(editor_, &SymbolEditor::selectionChanged, made,
                [this, made] { made->setEnabled(editor_->isEditable() && !editor_->selection().isEmpty()); });
        row.addWidget(made);
    }
}

void SymbolView::fillPorts(QMenu& menu)
{
    menu.clear();
    const model::ClassLibrary& library = editor_->session().workspace().library();
    const auto add = [&](const QString& text, const QString& connectorClass, const QString& baseName) {
        QAction* action = menu.addAction(text, this, [this, connectorClass, baseName] {
            canvas_->startPort(connectorClass, baseName);
            markTool(canvas_->toolName());
        });
        action->setData(connectorClass);
    };
    for (const PortChoice& choice : kPorts)
        if (library.find(choice.connectorClass))
            add(editorText(choice.name), QLatin1String(choice.connectorClass), QLatin1String(choice.baseName));
    bool isFirst = true;
    for (const QString& name : editor_->session().file().classNames()) {
        const model::ClassNode* node = library.find(name.toStdString());
        if (!node || node->kind() != model::syntax::ClassKind::Connector)
            continue;
        if (isFirst)
            menu.addSeparator();
        isFirst = false;
        const QString shortName = model::lastName(name);
        add(shortName, name, shortName.left(1).toLower() + shortName.mid(1) + QLatin1Char('1'));
    }
}

void SymbolView::chooseClass()
{
    ClassChooser chooser(tr("Take from another symbol"), QString(), editor_->session().workspace(), theme_, icons_,
                         this);
    chooser.setWords(tr("The drawing of the class is copied into this symbol and stays when that class changes."),
                     tr("Take"));
    if (chooser.exec() == QDialog::Accepted)
        takeFrom(chooser.className());
}

void SymbolView::takeFrom(const QString& className)
{
    const QByteArray list = SymbolShelf::graphicsOf(editor_->session().workspace(), className);
    if (list.size() > 2)
        canvas_->startStamp(tr("Take the symbol of %1 over").arg(model::lastName(className)), list, false);
}

void SymbolView::show(const QString& className)
{
    if (className != shownClass_) {
        shownClass_ = className;
        canvas_->fit();
    }
    followDrawing();
    strip_->setTheme(SheetTheme::of(theme_.theme()));
}

void SymbolView::commit()
{
    strip_->commit();
}

void SymbolView::followTheme()
{
    const SheetTheme theme = SheetTheme::of(theme_.theme());
    canvas_->setTheme(theme);
    strip_->setTheme(theme);
    shelf_->setTheme(theme);
}

void SymbolView::followDrawing()
{
    DocumentSession& session = editor_->session();
    symbol_.reset();
    if (const model::Instance* instance = session.sheet().instance())
        symbol_ = model::DiagramBuilder(session.workspace().icons()).symbolOf(*instance);
    preview_->show(symbol_);
    note_->setText(session.isEditable() ? QString() : session.readOnlyReason());
    note_->setVisible(!session.isEditable());
}

void SymbolView::followSketch()
{
    const SymbolSketch& sketch = canvas_->sketched();
    if (!symbol_ || (sketch.changed.isEmpty() && sketch.added.empty())) {
        preview_->show(symbol_);
        return;
    }
    // The icon has its graphics in the order in which they are drawn.
    auto icon = std::make_shared<model::Icon>(*symbol_->icon);
    const auto& graphics = editor_->drawing().graphics;
    for (std::size_t i = 0; i < std::min(graphics.size(), icon->graphics.size()); ++i)
        if (const auto changed = sketch.changed.constFind(graphics[i].index); changed != sketch.changed.cend())
            icon->graphics[i] = *changed;
    icon->graphics.insert(icon->graphics.end(), sketch.added.begin(), sketch.added.end());
    model::DiagramComponent shown = *symbol_;
    shown.icon = std::move(icon);
    preview_->show(std::move(shown));
}

void SymbolView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Where the tools leave no room, the size of the symbol has a row of its own.
    QWidget& size = strip_->sizeFields();
    auto* whole = static_cast<QVBoxLayout*>(layout());
    const bool isBelow = whole->indexOf(&size) >= 0;
    const int own = isBelow ? size.minimumSizeHint().width() + toolRow_->layout()->spacing() : 0;
    const bool isNarrow = width() < toolRow_->layout()->minimumSize().width() + own;
    if (isNarrow && !isBelow)
        whole->insertWidget(1, &size, 0, Qt::AlignRight);
    else if (!isNarrow && isBelow)
        toolRow_->layout()->addWidget(&size);
}

void SymbolView::fillMenu(QMenu& menu)
{
    const bool hasAny = editor_->isEditable() && !editor_->selection().isEmpty();
    const bool hasGraphics = hasAny && !editor_->selection().graphics.empty();
    const auto add = [&](const QString& text, const char* keys, bool isPossible, auto run) {
        QAction* action = menu.addAction(text, this, run);
        action->setShortcut(QKeySequence(QLatin1String(keys)));
        action->setEnabled(isPossible);
    };
    add(tr("Cut"), "Ctrl+X", hasGraphics, [this] { cutParts(*editor_); });
    add(tr("Copy"), "Ctrl+C", !editor_->selection().graphics.empty(), [this] { copyParts(*editor_); });
    add(tr("Paste"), "Ctrl+V", editor_->isEditable() && !partsOnClipboard().isEmpty(), [this] { canvas_->paste(); });
    add(tr("Duplicate"), "Ctrl+D", hasGraphics, [this] { duplicateParts(*editor_); });
    add(tr("Delete"), "Del", hasAny, [this] { deleteParts(*editor_); });
    menu.addSeparator();
    add(tr("Rotate to the left"), "R", hasAny, [this] { turnParts(*editor_, false); });
    add(tr("Mirror left to right"), "X", hasAny, [this] { mirrorParts(*editor_, false); });
    add(tr("Mirror top to bottom"), "Y", hasAny, [this] { mirrorParts(*editor_, true); });
    add(tr("To the front"), "PgUp", hasGraphics, [this] { orderParts(*editor_, true); });
    add(tr("To the back"), "PgDown", hasGraphics, [this] { orderParts(*editor_, false); });
    menu.addSeparator();
    add(tr("Moves with…"), "", hasGraphics, [this] { strip_->askForMotion(); });
}

void SymbolView::markTool(const QString& name)
{
    for (QToolButton* tool : findChildren<QToolButton*>())
        if (const QVariant known = tool->property("tool"); known.isValid())
            tool->setChecked(known.toString() == (name.isEmpty() ? QStringLiteral("select") : name));
}

}  // namespace bramah::editor
