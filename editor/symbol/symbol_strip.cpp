// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/symbol_strip.h"

#include "editor/render/dashes.h"
#include "editor/render/sheet_colors.h"
#include "editor/session/document_session.h"
#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/symbol/drawing/symbol_painter.h"
#include "editor/symbol/motion_dialog.h"
#include "editor/theme/icon_set.h"
#include "model/instance/instance.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr QSize kLineIcon{36, 16};
constexpr int kHeight = 38;  // px, whatever it contains
constexpr std::array kThicknesses{0.25, 0.35, 0.5, 0.7, 1.0};
constexpr std::array kPatterns{model::LinePattern::Solid,      model::LinePattern::Dash, model::LinePattern::DashDot,
                               model::LinePattern::DashDotDot, model::LinePattern::Dot,  model::LinePattern::None};

/// The arrows at the ends of a line as data of a list entry: bit 0 is the start, bit 1 the end.
int arrowsOf(const SymbolStyle& style)
{
    return (style.startArrow == model::Arrow::None ? 0 : 1) + (style.endArrow == model::Arrow::None ? 0 : 2);
}

QComboBox* listBox(const QString& name, const QString& toolTip)
{
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setToolTip(toolTip);
    box->setIconSize(kLineIcon);
    return box;
}

/// Selects the entry with that data; adds one if there is none.
void selectEntry(QComboBox& box, const QVariant& value, const QString& text)
{
    int index = box.findData(value);
    if (index < 0) {
        box.addItem(text, value);
        index = box.count() - 1;
    }
    box.setCurrentIndex(index);
}

QString shownMillimetres(double thickness)
{
    return SymbolStrip::tr("%1 mm").arg(QLocale().toString(thickness));
}

}  // namespace

SymbolStrip::SymbolStrip(SymbolEditor& editor, const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      thickness_(listBox(tr("Line thickness"), tr("Thickness of lines; 0.25 mm is that of symbols"))),
      pattern_(listBox(tr("Line pattern"), tr("Continuous; dashed: pilot and drain; chain: frame of an assembly"))),
      fill_(listBox(tr("Fill"), tr("Fill only what ISO 1219 fills"))),
      arrows_(listBox(tr("Arrows"), tr("Arrows at the ends of a line"))),
      text_(listBox(tr("Text"), tr("%name: the component's name; %p: the value of its parameter p"))),
      alignment_(listBox(tr("Alignment"), tr("On which side of its field the text begins"))),
      motion_(new QToolButton),
      portName_(new QLineEdit),
      portClass_(new QLabel),
      size_(new QWidget)
{
    // A narrow window cuts the strip off instead of being kept wide by it.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFixedHeight(kHeight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 4);
    row->setSpacing(4);
    addPens(*row);
    addLook(*row);
    addText(*row);
    motion_->setObjectName(QStringLiteral("flat"));
    motion_->setProperty("motion", true);
    motion_->setIcon(icons.icon(QStringLiteral("motion")));
    motion_->setIconSize({20, 20});
    motion_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(motion_, &QToolButton::clicked, this, &SymbolStrip::askForMotion);
    row->addWidget(motion_);
    addPort(*row);
    addSize(icons);
    row->addStretch(1);
    connect(&editor_, &SymbolEditor::selectionChanged, this, &SymbolStrip::follow);
    connect(&editor_, &SymbolEditor::styleChanged, this, &SymbolStrip::follow);
    connect(&editor_, &SymbolEditor::drawingChanged, this, [this] {
        if (isVisible())
            follow();
    });
}

template <typename T>
void SymbolStrip::set(T SymbolStyle::*member, T value)
{
    if (isFollowing_ || editor_.style().*member == value)
        return;
    SymbolStyle style = editor_.style();
    style.*member = value;
    setPartStyle(editor_, style);
}

void SymbolStrip::addPens(QHBoxLayout& row)
{
    for (std::size_t i = 0; i < pens_.size(); ++i) {
        const SymbolPen pen = kSymbolPens[i];
        auto* button = pens_[i] = new QToolButton;
        button->setObjectName(QStringLiteral("flat"));
        button->setProperty("pen", static_cast<int>(i));
        button->setCheckable(true);
        button->setToolTip(nameOf(pen));
        button->setAccessibleName(nameOf(pen));
        button->setIconSize({18, 18});
        connect(button, &QToolButton::clicked, this, [this, pen] {
            set(&SymbolStyle::color, colorOf(pen));
            follow();
        });
        row.addWidget(button);
    }
}

void SymbolStrip::addLook(QHBoxLayout& row)
{
    for (const double thickness : kThicknesses)
        thickness_->addItem(shownMillimetres(thickness), thickness);
    for (const model::LinePattern pattern : kPatterns)
        pattern_->addItem(QString(), static_cast<int>(pattern));
    pattern_->setItemText(pattern_->count() - 1, tr("none"));
    for (const auto& [name, fill] :
         {std::pair{tr("Not filled"), SymbolFill::None}, std::pair{tr("Filled"), SymbolFill::Ink},
          std::pair{tr("Paper"), SymbolFill::Paper}})
        fill_->addItem(name, static_cast<int>(fill));
    const QStringList arrows{tr("No arrow"), tr("Arrow at the start"), tr("Arrow at the end"), tr("Two arrows")};
    for (int i = 0; i < arrows.size(); ++i) {
        arrows_->addItem(QString(), i);
        arrows_->setItemData(i, arrows[i], Qt::ToolTipRole);
        arrows_->setItemData(i, arrows[i], Qt::AccessibleTextRole);
    }
    for (QWidget* widget : {thickness_, pattern_, fill_, arrows_})
        row.addWidget(widget);
    connect(thickness_, &QComboBox::activated, this,
            [this] { set(&SymbolStyle::thickness, thickness_->currentData().toDouble()); });
    connect(pattern_, &QComboBox::activated, this,
            [this] { set(&SymbolStyle::pattern, static_cast<model::LinePattern>(pattern_->currentData().toInt())); });
    connect(fill_, &QComboBox::activated, this,
            [this] { set(&SymbolStyle::fill, static_cast<SymbolFill>(fill_->currentData().toInt())); });
    connect(arrows_, &QComboBox::activated, this, [this] {
        SymbolStyle style = editor_.style();
        const int ends = arrows_->currentData().toInt();
        style.startArrow = ends & 1 ? model::Arrow::Filled : model::Arrow::None;
        style.endArrow = ends & 2 ? model::Arrow::Filled : model::Arrow::None;
        setPartStyle(editor_, style);
    });
}

void SymbolStrip::addText(QHBoxLayout& row)
{
    text_->setEditable(true);
    text_->setMinimumContentsLength(12);
    text_->setObjectName(QStringLiteral("symbolText"));
    connect(text_, &QComboBox::activated, this, &SymbolStrip::takeText);
    connect(text_->lineEdit(), &QLineEdit::editingFinished, this, &SymbolStrip::takeText);
    connect(text_->lineEdit(), &QLineEdit::returnPressed, this, &SymbolStrip::typed);
    const QStringList sides{tr("Left"), tr("Centred"), tr("Right")};
    for (int i = 0; i < sides.size(); ++i)
        alignment_->addItem(sides[i], i);
    connect(alignment_, &QComboBox::activated, this, [this](int side) {
        if (!isFollowing_)
            setTextAlignment(editor_, static_cast<model::TextAlignment>(side));
    });
    row.addWidget(text_);
    row.addWidget(alignment_);
}

void SymbolStrip::addPort(QHBoxLayout& row)
{
    portName_->setObjectName(QStringLiteral("portName"));
    portName_->setMaximumWidth(120);
    portName_->setAccessibleName(tr("Name of the port"));
    portClass_->setObjectName(QStringLiteral("muted"));
    connect(portName_, &QLineEdit::editingFinished, this, &SymbolStrip::takePortName);
    connect(portName_, &QLineEdit::returnPressed, this, &SymbolStrip::typed);
    row.addWidget(portName_);
    row.addWidget(portClass_);
}

void SymbolStrip::addSize(const IconSet& icons)
{
    auto* fields = new QHBoxLayout(size_);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);
    constexpr int kMostModules = 100;
    const QStringList names{tr("Left"), tr("Bottom"), tr("Right"), tr("Top")};
    auto* title = new QLabel(tr("Size"));
    title->setObjectName(QStringLiteral("muted"));
    fields->addWidget(title);
    for (std::size_t i = 0; i < edges_.size(); ++i) {
        auto* field = edges_[i] = new QSpinBox;
        const bool isLow = i < 2;
        field->setRange(isLow ? -kMostModules : 0, isLow ? 0 : kMostModules);
        field->setAccessibleName(names[static_cast<qsizetype>(i)]);
        field->setToolTip(
            tr("%1 edge of the symbol, in modules from its origin").arg(names[static_cast<qsizetype>(i)]));
        field->setMinimumWidth(56);
        field->setKeyboardTracking(false);
        connect(field, &QSpinBox::valueChanged, this, &SymbolStrip::takeSize);
        if (i == 2) {
            auto* to = new QLabel(tr("to"));
            to->setObjectName(QStringLiteral("muted"));
            fields->addWidget(to);
        }
        fields->addWidget(field);
    }
    auto* unit = new QLabel(tr("M"));
    unit->setObjectName(QStringLiteral("muted"));
    fields->addWidget(unit);
    auto* fit = new QToolButton;
    fit->setObjectName(QStringLiteral("flat"));
    fit->setIcon(icons.icon(QStringLiteral("zoom-fit")));
    fit->setIconSize({18, 18});
    fit->setAccessibleName(tr("Fit the size to the drawing"));
    fit->setToolTip(tr("Fit the size to lines and ports, on the grid of 1 M"));
    connect(fit, &QToolButton::clicked, this, [this] { setIconExtent(editor_, fittingExtent(editor_.drawing())); });
    fields->addWidget(fit);
}

void SymbolStrip::setTheme(const SheetTheme& theme)
{
    theme_ = theme;
    drawIcons();
    follow();
}

QPixmap SymbolStrip::lineIcon(const SymbolStyle& style) const
{
    const double ratio = devicePixelRatioF();
    QPixmap picture(kLineIcon * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(4, 4);
    QPainterPath path(QPointF(0.5, 2));
    path.lineTo(8.5, 2);
    const QColor ink = lineColor(style.color, theme_);
    strokePath(painter, sheetPen(ink, style.pattern, 0.35, 0), path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    if (style.startArrow != model::Arrow::None)
        painter.drawPolygon(QPolygonF{{0.3, 2}, {2.6, 1.1}, {2.6, 2.9}});
    if (style.endArrow != model::Arrow::None)
        painter.drawPolygon(QPolygonF{{8.7, 2}, {6.4, 1.1}, {6.4, 2.9}});
    return picture;
}

void SymbolStrip::drawIcons()
{
    for (std::size_t i = 0; i < pens_.size(); ++i) {
        QPixmap picture(QSize(18, 18) * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(lineColor(colorOf(kSymbolPens[i]), theme_));
        painter.drawEllipse(QRectF(3, 3, 12, 12));
        painter.end();
        pens_[i]->setIcon(picture);
    }
    for (int i = 0; i < arrows_->count(); ++i) {
        SymbolStyle style;
        style.startArrow = i & 1 ? model::Arrow::Filled : model::Arrow::None;
        style.endArrow = i & 2 ? model::Arrow::Filled : model::Arrow::None;
        arrows_->setItemIcon(i, lineIcon(style));
    }
    for (int i = 0; i < pattern_->count(); ++i) {
        SymbolStyle style;
        style.pattern = static_cast<model::LinePattern>(pattern_->itemData(i).toInt());
        if (style.pattern != model::LinePattern::None)
            pattern_->setItemIcon(i, lineIcon(style));
    }
}

void SymbolStrip::fillTexts()
{
    const QString words = text_->currentText();
    text_->clear();
    text_->addItems({QStringLiteral("%name"), QStringLiteral("%class")});
    if (const model::Instance* instance = editor_.session().sheet().instance())
        for (const auto& child : instance->children())
            if (child->prefixes().isParameter && !child->isProtected() && !child->isConnector())
                text_->addItem(QLatin1Char('%') + QString::fromStdString(child->name()));
    text_->setCurrentText(words);
}

void SymbolStrip::follow()
{
    isFollowing_ = true;
    const SymbolStyle& style = editor_.style();
    const SymbolSelection& selection = editor_.selection();
    const model::DrawnGraphic* single = editor_.single();
    const bool isText = single && std::holds_alternative<model::TextGraphic>(single->graphic);
    const bool isLine = !single || std::holds_alternative<model::LineGraphic>(single->graphic);
    for (std::size_t i = 0; i < pens_.size(); ++i)
        pens_[i]->setChecked(style.color == colorOf(kSymbolPens[i]));
    selectEntry(*thickness_, style.thickness, shownMillimetres(style.thickness));
    selectEntry(*pattern_, static_cast<int>(style.pattern), QString());
    selectEntry(*fill_, static_cast<int>(style.fill), tr("As it is"));
    selectEntry(*arrows_, arrowsOf(style), QString());
    const bool isOnlyPorts = selection.graphics.empty() && !selection.ports.empty();
    for (QToolButton* pen : pens_)
        pen->setVisible(!isOnlyPorts);
    thickness_->setVisible(!isText && !isOnlyPorts);
    pattern_->setVisible(!isText && !isOnlyPorts);
    fill_->setVisible(!isText && !isOnlyPorts && (!single || !isLine));
    arrows_->setVisible(!isText && !isOnlyPorts && isLine);
    followText();
    followPort();
    motion_->setVisible(!selection.graphics.empty());
    motion_->setText(!single || !single->isMoving ? tr("Moves with…")
                     : single->motion             ? MotionDialog::sentence(*single->motion)
                                                  : tr("Moves by a formula…"));
    motion_->setToolTip(
        single && single->isMoving && !single->motion
            ? tr("It is in the text; a choice here replaces it:\n%1").arg(QString::fromUtf8(single->text))
            : tr("Let the part follow a variable of the class while results are shown"));
    setEnabled(editor_.isEditable());
    isFollowing_ = false;
    followSize();
}

void SymbolStrip::followText()
{
    const model::DrawnGraphic* single = editor_.single();
    const auto* text = single ? std::get_if<model::TextGraphic>(&single->graphic) : nullptr;
    text_->setVisible(text);
    alignment_->setVisible(text);
    if (!text)
        return;
    fillTexts();
    text_->setCurrentText(text->textString.value);
    alignment_->setCurrentIndex(static_cast<int>(text->alignment));
}

void SymbolStrip::followPort()
{
    const SymbolSelection& selection = editor_.selection();
    const bool isPort = selection.graphics.empty() && selection.ports.size() == 1;
    const model::DrawnPort* port = isPort ? editor_.drawing().port(*selection.ports.begin()) : nullptr;
    portName_->setVisible(port);
    portClass_->setVisible(port);
    if (!port)
        return;
    portName_->setText(port->name);
    portClass_->setText(port->connectorClass);
}

void SymbolStrip::followSize()
{
    size_->setVisible(editor_.isEditable() && editor_.selection().isEmpty());
    const QRectF extent = editor_.drawing().coordinateSystem.extent.rect();
    const double edges[]{extent.left(), extent.top(), extent.right(), extent.bottom()};
    isFollowing_ = true;
    for (std::size_t i = 0; i < edges_.size(); ++i)
        edges_[i]->setValue(static_cast<int>(std::lround(edges[i] / kIconModule)));
    isFollowing_ = false;
}

void SymbolStrip::commit()
{
    // The value of a field that has lost the focus has been taken already.
    if (text_->lineEdit()->hasFocus())
        takeText();
    if (portName_->hasFocus())
        takePortName();
}

void SymbolStrip::takeText()
{
    const auto* drawn = isFollowing_ ? nullptr : editor_.single();
    const auto* text = drawn ? std::get_if<model::TextGraphic>(&drawn->graphic) : nullptr;
    if (text && text->textString.value != text_->currentText())
        setPartText(editor_, text_->currentText());
}

void SymbolStrip::takePortName()
{
    const SymbolSelection& selection = editor_.selection();
    if (isFollowing_ || !selection.graphics.empty() || selection.ports.size() != 1)
        return;
    const QString port = *selection.ports.begin();
    const QString name = portName_->text().trimmed();
    if (name != port && !renamePort(editor_, port, name))
        followPort();
}

void SymbolStrip::takeSize()
{
    const auto at = [this](std::size_t edge) { return edges_[edge]->value() * kIconModule; };
    if (!isFollowing_ && at(0) < at(2) && at(1) < at(3))
        setIconExtent(editor_, {{at(0), at(1)}, {at(2), at(3)}});
}

void SymbolStrip::editText()
{
    follow();
    text_->setFocus();
    text_->lineEdit()->selectAll();
}

void SymbolStrip::askForMotion()
{
    const model::Instance* instance = editor_.session().sheet().instance();
    if (!instance || editor_.selection().graphics.empty())
        return;
    const model::DrawnGraphic* drawn = editor_.drawing().own(*editor_.selection().graphics.begin());
    MotionDialog dialog(*instance, drawn->motion, this);
    if (dialog.exec() == QDialog::Accepted)
        setPartMotion(editor_, dialog.motion());
}

}  // namespace bramah::editor
