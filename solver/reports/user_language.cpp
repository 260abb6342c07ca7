// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/user_language.h"

#include "model/units/quantity_text.h"
#include "solver/words/words.h"

#include <QCoreApplication>

namespace bramah::solver {
namespace {

std::string translation(const char* text)
{
    return QCoreApplication::translate("Solver", text).toStdString();
}

std::string quantity(double value, const std::string& unit, const std::string& displayUnit, int digits)
{
    return model::formatQuantity(value, QString::fromStdString(unit), QString::fromStdString(displayUnit), digits)
        .toStdString();
}

}  // namespace

void speakUsersLanguage()
{
    static const bool isSet = [] {
        words::setLanguage({translation, quantity});
        return true;
    }();
    static_cast<void>(isSet);
}

}  // namespace bramah::solver
