// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dxf/dxf_page.h"

#include "editor/dxf/dxf_shapes.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/symbol_texts.h"

#include <QRegularExpression>
#include <QSet>

#include <cmath>

namespace bramah::editor {
namespace {

using model::AffineMap;

/// The parameters that \a text names as `%name`; none of `%{name}`.
QStringList fieldsIn(const QString& text)
{
    static const QRegularExpression field(QStringLiteral("%([A-Za-z_]\\w*)"));
    QStringList names;
    for (auto found = field.globalMatch(text); found.hasNext();)
        names.append(found.next().captured(1));
    return names;
}

/// \a page with a letter in each empty field, so that all of them have places.
model::DiagramComponent withoutEmptyFields(const model::DiagramComponent& page)
{
    model::DiagramComponent filled = page;
    for (const model::Graphic& graphic : page.icon->graphics)
        if (const auto* text = std::get_if<model::TextGraphic>(&graphic))
            for (const QString& field : fieldsIn(text->textString.value))
                if (page.resolved(QLatin1Char('%') + field).trimmed().isEmpty())
                    filled.substitute(field, QStringLiteral("-"));
    return filled;
}

class PageAsBlock
{
public:
    PageAsBlock(const model::DiagramComponent& page, const QString& name, const AffineMap& toDrawing)
        : page_(page), toDrawing_(toDrawing)
    {
        made_.block.name = made_.insert.block = name;
        made_.insert.place = toDrawing.map(page.map.map({0, 0}));
        toBlock_ = toDrawing.then(AffineMap::translation(-made_.insert.place));
    }

    [[nodiscard]] DxfPage make()
    {
        for (const model::Graphic& graphic : page_.icon->graphics)
            addGraphic(made_.block.entities, graphic, page_.map.then(toBlock_), DxfLayer::Frame);
        const model::DiagramComponent filled = withoutEmptyFields(page_);
        const std::vector<PlacedText> texts = placedTexts(*page_.icon, page_.map, toScene(page_.bounds), &filled);
        // The texts are those of the icon that are seen and not empty, in this order.
        std::size_t next = 0;
        for (const model::Graphic& graphic : page_.icon->graphics) {
            const auto* text = std::get_if<model::TextGraphic>(&graphic);
            if (text && text->visible.value && !filled.resolved(text->textString.value).trimmed().isEmpty() &&
                next < texts.size())
                add(texts[next++], text->textString.value);
        }
        return std::move(made_);
    }

private:
    void add(PlacedText placed, const QString& written)
    {
        const QStringList fields = fieldsIn(written);
        if (fields.isEmpty()) {
            made_.block.entities.push_back(dxfTextOf(placed, toBlock_, DxfLayer::Title));
            return;
        }
        placed.text = page_.resolved(written);
        addAttributes(placed, fields.join(QLatin1Char('_')), false);
        if (fields.size() > 1)
            for (const QString& field : fields) {
                placed.text = page_.resolved(QLatin1Char('%') + field);
                addAttributes(placed, field, true);
            }
    }

    /// An attribute for each line of \a placed.
    void addAttributes(const PlacedText& placed, const QString& name, bool isHidden)
    {
        const DxfEntity inDrawing = dxfTextOf(placed, toDrawing_, DxfLayer::Title);
        const DxfText whole = std::get<DxfText>(inDrawing.shape);
        const auto count = whole.lines.size();
        for (qsizetype line = 0; line < count; ++line) {
            DxfAttribute attribute{freeTag(name.toUpper()), whole, isHidden, inDrawing.style.width,
                                   inDrawing.style.color};
            attribute.text.lines = {whole.lines[line].trimmed()};
            const double down = (static_cast<double>(line) - static_cast<double>(count - 1) / 2) * whole.lineSpacing;
            const double turned = whole.angle * M_PI / 180;
            attribute.text.place += down * QPointF(std::sin(turned), -std::cos(turned));
            made_.insert.attributes.push_back(attribute);
            attribute.text.lines = {QString()};
            attribute.text.place -= made_.insert.place;
            made_.block.attributes.push_back(attribute);
        }
    }

    [[nodiscard]] QString freeTag(const QString& wanted)
    {
        QString tag = wanted;
        for (int number = 2; tags_.contains(tag); ++number)
            tag = wanted + QLatin1Char('_') + QString::number(number);
        tags_.insert(tag);
        return tag;
    }

    const model::DiagramComponent& page_;
    AffineMap toDrawing_, toBlock_;
    QSet<QString> tags_;
    DxfPage made_;
};

}  // namespace

DxfPage dxfPageOf(const model::DiagramComponent& page, const QString& name, const AffineMap& toDrawing)
{
    return PageAsBlock(page, name, toDrawing).make();
}

}  // namespace bramah::editor
