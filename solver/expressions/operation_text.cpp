// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/operation_text.h"

namespace bramah::solver {

const char* operationText(Operation operation)
{
    switch (operation) {
    case Operation::Add: return " + ";
    case Operation::Subtract: return " - ";
    case Operation::Multiply: return "*";
    case Operation::Divide: return "/";
    case Operation::Power: return "^";
    case Operation::Less: return " < ";
    case Operation::LessEqual: return " <= ";
    case Operation::Greater: return " > ";
    case Operation::GreaterEqual: return " >= ";
    case Operation::Equal: return " == ";
    case Operation::NotEqual: return " <> ";
    case Operation::And: return " and ";
    case Operation::Or: return " or ";
    case Operation::Abs: return "abs";
    case Operation::Sign: return "sign";
    case Operation::Sqrt: return "sqrt";
    case Operation::Exp: return "exp";
    case Operation::Log: return "log";
    case Operation::Log10: return "log10";
    case Operation::Sin: return "sin";
    case Operation::Cos: return "cos";
    case Operation::Tan: return "tan";
    case Operation::Asin: return "asin";
    case Operation::Acos: return "acos";
    case Operation::Atan: return "atan";
    case Operation::Sinh: return "sinh";
    case Operation::Cosh: return "cosh";
    case Operation::Tanh: return "tanh";
    case Operation::Atan2: return "atan2";
    case Operation::Min: return "min";
    case Operation::Max: return "max";
    case Operation::Floor: return "floor";
    case Operation::Ceil: return "ceil";
    case Operation::NoEvent: return "noEvent";
    case Operation::Smooth: return "smooth";
    case Operation::Homotopy: return "homotopy";
    case Operation::Differentiate: return "der";
    case Operation::Initial: return "initial()";
    case Operation::Terminal: return "terminal()";
    case Operation::Sample: return "sample";
    case Operation::Delay: return "delay";
    case Operation::Remembered: return "remembered";
    default: return "";
    }
}

}  // namespace bramah::solver
