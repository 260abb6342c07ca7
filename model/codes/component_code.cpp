// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/codes/component_code.h"

#include <QRegularExpression>

#include <algorithm>

namespace bramah::model {
namespace {

/// The form of the codes of a scheme; its first group is the module, with hyphens between those of modules within
/// modules.
QRegularExpression withModule(const QString& pattern)
{
    return QRegularExpression(pattern.arg(QStringLiteral("([A-Z0-9]+(?:-[A-Z0-9]+)*)")));
}

const QRegularExpression& patternOf(CodeScheme scheme)
{
    static const auto iso2012 = withModule(QStringLiteral("^(?:%1-)?([A-Z]?)([0-9]{1,6})\\.([0-9]{1,6})$"));
    static const auto iso1995 = withModule(QStringLiteral("^(?:%1-)?([0-9]{1,6})([A-Z]{1,2})([0-9]{1,6})$"));
    static const auto iec81346 = withModule(QStringLiteral("^(?:=%1)?-([A-Z]{1,3})([0-9]{1,6})$"));
    switch (scheme) {
    case CodeScheme::Iso2012: return iso2012;
    case CodeScheme::Iso1995: return iso1995;
    case CodeScheme::Iec81346: break;
    }
    return iec81346;
}

}  // namespace

QString nameOf(CodeScheme scheme)
{
    switch (scheme) {
    case CodeScheme::Iso2012: return QStringLiteral("ISO 1219-2:2012");
    case CodeScheme::Iso1995: return QStringLiteral("ISO 1219-2:1995");
    case CodeScheme::Iec81346: break;
    }
    return QStringLiteral("IEC 81346");
}

std::optional<CodeScheme> codeSchemeNamed(const QString& name)
{
    const auto* found = std::ranges::find_if(kCodeSchemes, [&](CodeScheme scheme) { return nameOf(scheme) == name; });
    return found == kCodeSchemes.end() ? std::nullopt : std::optional(*found);
}

QString exampleOf(CodeScheme scheme)
{
    return ComponentCode{{}, {}, 1, scheme == CodeScheme::Iso1995 ? QStringLiteral("V") : QStringLiteral("QM"), 2}.text(
        scheme);
}

QString ComponentCode::text(CodeScheme scheme) const
{
    const QString ahead = module.isEmpty() ? QString() : module + QLatin1Char('-');
    switch (scheme) {
    case CodeScheme::Iso2012: return ahead + medium + QStringLiteral("%1.%2").arg(circuit).arg(number);
    case CodeScheme::Iso1995: return ahead + QString::number(circuit) + kind + QString::number(number);
    case CodeScheme::Iec81346: break;
    }
    return (module.isEmpty() ? QString() : QLatin1Char('=') + module) + QLatin1Char('-') + kind +
           QString::number(number);
}

std::optional<ComponentCode> parsedCode(const QString& text, CodeScheme scheme)
{
    const QRegularExpressionMatch match = patternOf(scheme).match(text);
    if (!match.hasMatch())
        return std::nullopt;
    ComponentCode code;
    code.module = match.captured(1);
    switch (scheme) {
    case CodeScheme::Iso2012:
        code.medium = match.captured(2);
        code.circuit = match.captured(3).toInt();
        code.number = match.captured(4).toInt();
        break;
    case CodeScheme::Iso1995:
        code.circuit = match.captured(2).toInt();
        code.kind = match.captured(3);
        code.number = match.captured(4).toInt();
        break;
    case CodeScheme::Iec81346:
        code.kind = match.captured(2);
        code.number = match.captured(3).toInt();
        break;
    }
    return code;
}

bool isCodeBefore(const QString& a, const QString& b)
{
    static const QRegularExpression parts(QStringLiteral("[0-9]+|[^0-9]+"));
    QRegularExpressionMatchIterator left = parts.globalMatch(a), right = parts.globalMatch(b);
    while (left.hasNext() && right.hasNext()) {
        const QString one = left.next().captured(), other = right.next().captured();
        const bool areNumbers = one.front().isDigit() && other.front().isDigit();
        if (areNumbers && one.toULongLong() != other.toULongLong())
            return one.toULongLong() < other.toULongLong();
        if (!areNumbers && one != other)
            return one < other;
    }
    return !left.hasNext() && right.hasNext();
}

}  // namespace bramah::model
