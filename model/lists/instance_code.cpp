// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lists/instance_code.h"

#include "model/codes/sheet_codes.h"
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

SheetCodes codesOf(const Instance& sheet)
{
    const auto* definition = sheet.classNode().definition();
    return definition ? sheetCodesOf(*definition) : SheetCodes();
}

/// The scheme of the codes on the sheet of \a sheet.
CodeScheme schemeOn(const Instance& sheet, const SheetCodes& codes)
{
    QStringList designations;
    for (const auto& child : sheet.children())
        if (const QString designation = designationOf(*child); !designation.isEmpty())
            designations.append(designation);
    return schemeOf(codes, designations);
}

}  // namespace

QString codeOfInstance(const Instance& top, const QString& path)
{
    QStringList modules{codesOf(top).module};
    const Instance* sheet = &top;
    QString rest = path;
    for (; !behindFirst(rest).isEmpty(); rest = behindFirst(rest)) {
        sheet = sheet->child(firstName(rest).toStdString());
        if (!sheet)
            return {};
        const QString designation = designationOf(*sheet);
        modules.append(designation.isEmpty() ? codesOf(*sheet).module : designation);
    }
    const Instance* component = sheet->child(rest.toStdString());
    const QString designation = component ? designationOf(*component) : QString();
    if (designation.isEmpty())
        return {};
    modules.removeAll(QString());
    SheetCodes codes = codesOf(*sheet);
    codes.module = modules.join(QLatin1Char('-'));
    const CodeScheme scheme = schemeOn(*sheet, codes);
    if (parsedCode(designation, scheme) || codes.module.isEmpty())
        return codes.shownCode(designation, scheme);
    return codes.module + QLatin1Char('-') + designation;
}

}  // namespace bramah::model
