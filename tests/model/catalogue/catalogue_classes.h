// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/read_catalogue.h"
#include "model/classes/class_library.h"

#include <memory>

namespace bramah::test {

/// Classes for catalogues: a base with ranges that hang on each other, a child of it, a package.
constexpr auto kCatalogueClasses = R"(package C
  type Mode = enumeration(Slow, Fast);
  type Difference = Real(final quantity = "PressureDifference", unit = "Pa", displayUnit = "bar");
  partial model Machine
    parameter Real D(unit = "m3/rev", displayUnit = "cm3/rev", min = 0) = 16e-6 "Displacement per revolution";
    parameter Real d_bore(unit = "m", min = 1e-3) = 0.05;
    parameter Real d_rod(unit = "m", min = 0, max = d_bore) = 0.028;
    parameter Difference p_set = 150e5;
    parameter Real p_gas(unit = "Pa", displayUnit = "bar") = 100e5;
    parameter Real eta(unit = "1", min = 0, max = 1) = 0.9;
    parameter Integer z(min = 1) = 9;
    parameter Boolean useDrain = false;
    parameter Mode mode = Mode.Slow;
    parameter String label = "";
    parameter Real table[:, 2] = [0, 0; 1, 1];
    final parameter Real fixed = 2*D;
    Real inside = time;
  end Machine;
  model Pump
    extends Machine;
  end Pump;
  model Other
    parameter Real D(unit = "m3/rev") = 1e-6;
  end Other;
end C;
)";

inline std::unique_ptr<model::ClassLibrary> catalogueLibrary()
{
    auto library = std::make_unique<model::ClassLibrary>();
    library->addFile(model::syntax::SyntaxTree::parse(
        std::make_shared<const model::SourceText>(QStringLiteral("C.mo"), QByteArray(kCatalogueClasses))));
    return library;
}

}  // namespace bramah::test
