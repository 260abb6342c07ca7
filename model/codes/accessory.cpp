// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/codes/accessory.h"

#include "model/syntax/annotation_values.h"

#include <QRegularExpression>

namespace bramah::model {

Accessory accessoryOf(const QString& text)
{
    static const QRegularExpression counted(QStringLiteral("^\\s*([1-9][0-9]{0,3})\\s*[x\u00D7]\\s+(.*)$"),
                                            QRegularExpression::DotMatchesEverythingOption);
    Accessory accessory;
    QString rest = text;
    if (const auto match = counted.match(text); match.hasMatch()) {
        accessory.quantity = match.captured(1).toInt();
        rest = match.captured(2);
    }
    const QStringList cells = rest.split(QLatin1Char('|'));
    accessory.designation = cells.value(0).trimmed();
    accessory.type = cells.value(1).trimmed();
    accessory.maker = cells.value(2).trimmed();
    accessory.number = cells.value(3).trimmed();
    return accessory;
}

QStringList accessoryTexts(const syntax::Annotation* annotation)
{
    const auto* part = syntax::nestedIn(syntax::vendorAnnotation(annotation), "part");
    const syntax::ExpressionPtr value = syntax::valueIn(part, "accessories");
    const auto* list = value ? value->to<syntax::ArrayExpression>() : nullptr;
    QStringList texts;
    if (list)
        for (const syntax::ExpressionPtr element : list->elements)
            if (const auto text = syntax::stringOf(element); text && !text->trimmed().isEmpty())
                texts.append(*text);
    return texts;
}

std::vector<Accessory> accessoriesOf(const syntax::Annotation* annotation)
{
    std::vector<Accessory> accessories;
    for (const QString& text : accessoryTexts(annotation))
        accessories.push_back(accessoryOf(text));
    return accessories;
}

}  // namespace bramah::model
