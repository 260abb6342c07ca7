// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <vector>

namespace bramah::test {

/// The test classes of one test program, in registration order.
struct TestRegistry {
    using Factory = std::unique_ptr<QObject> (*)();
    static std::vector<Factory>& factories()
    {
        static std::vector<Factory> list;
        return list;
    }
};

template <typename Test>
struct RegisterTest {
    RegisterTest()
    {
        TestRegistry::factories().push_back([]() -> std::unique_ptr<QObject> { return std::make_unique<Test>(); });
    }
};

}  // namespace bramah::test

/// Registers the Qt Test class \a Test with the layer's test program.
#define BRAMAH_TEST(Test) static const bramah::test::RegisterTest<Test> register##Test
