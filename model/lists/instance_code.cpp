// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lists/instance_code.h"

#include "model/syntax/annotation_values.h"
#include "model/text/dotted_name.h"

namespace bramah::model {
namespace {

QString designationOf(const Instance& component)
{
    const auto* declaration = component.component();
    return declaration ? syntax::stringIn(syntax::vendorAnnotation(declaration->comment.annotation), "designation")
                             .value_or(QString())
                       : QString();
}

}  // namespace

const InstanceCodes::OnSheet& InstanceCodes::onSheet(const Instance& sheet)
{
    const auto [known, isNew] = sheets_.try_emplace(&sheet);
    if (!isNew)
        return known->second;
    OnSheet& read = known->second;
    if (const auto* definition = sheet.classNode().definition())
        read.codes = sheetCodesOf(*definition);
    QStringList designations;
    for (const auto& child : sheet.children())
        if (const QString designation = designationOf(*child); !designation.isEmpty())
            designations.append(designation);
    read.scheme = schemeOf(read.codes, designations);
    return read;
}

QString InstanceCodes::codeOf(const QString& path)
{
    QStringList modules{onSheet(top_).codes.module};
    const Instance* sheet = &top_;
    QString rest = path;
    for (; !behindFirst(rest).isEmpty(); rest = behindFirst(rest)) {
        sheet = sheet->child(firstName(rest).toStdString());
        if (!sheet)
            return {};
        const QString designation = designationOf(*sheet);
        modules.append(designation.isEmpty() ? onSheet(*sheet).codes.module : designation);
    }
    const Instance* component = sheet->child(rest.toStdString());
    const QString designation = component ? designationOf(*component) : QString();
    if (designation.isEmpty())
        return {};
    modules.removeAll(QString());
    const OnSheet& own = onSheet(*sheet);
    SheetCodes codes = own.codes;
    codes.module = modules.join(QLatin1Char('-'));
    if (parsedCode(designation, own.scheme) || codes.module.isEmpty())
        return codes.shownCode(designation, own.scheme);
    return codes.module + QLatin1Char('-') + designation;
}

}  // namespace bramah::model
