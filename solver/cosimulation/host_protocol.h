// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/archive/byte_reader.h"
#include "solver/archive/byte_writer.h"
#include "solver/archive/fields.h"

#include <cstdint>
#include <string>
#include <vector>

/// What the program asks the process that runs an FMU, and what that answers: for each question one answer, each with
/// its length in eight bytes before it. Numbers travel as doubles, in the units of the FMU.
namespace bramah::solver::host {

/// The connection is this file descriptor of the host.
inline constexpr int kConnection = 3;

/// What is asked; behind it travels what stands at each.
enum class Question : std::uint8_t {
    Load,         ///< Library; once
    Instantiate,  ///< a new instance, in place of one that there was
    Set,          ///< Values
    SetTexts,     ///< Texts
    Begin,        ///< Beginning: enters initialisation
    Run,          ///< ends initialisation
    Get,          ///< Values without numbers; the answer has them
    Step,         ///< Way; the number of the answer is 1 if the FMU wants the run to end there, else 0
    Save,         ///< the answer has the state as bytes
    Restore,      ///< a state as bytes
};

/// The types of variables, by those of the C interface.
enum class Type : std::uint8_t {
    Float64,
    Float32,
    Int8,
    UInt8,
    Int16,
    UInt16,
    Int32,
    UInt32,
    Int64,
    UInt64,
    Boolean,
    Text,
};

/// What is to be loaded, and how it is to be instantiated.
struct Library {
    std::int32_t version = 0;         ///< of FMI: 2 or 3
    std::string path;                 ///< of the shared library
    std::string resources;            ///< the unpacked folder, without a slash at its end
    std::string token, instanceName;  ///< for instantiation
};

/// Variables of one type. An array has one reference and as many numbers as elements.
struct Values {
    Type type = Type::Float64;
    std::vector<std::uint32_t> references;
    std::uint64_t count = 0;  ///< of numbers
    std::vector<double> numbers;
};

/// Values of String variables; as many texts as references.
struct Texts {
    std::vector<std::uint32_t> references;
    std::vector<std::string> texts;
};

/// What initialisation begins with.
struct Beginning {
    double start = 0;  ///< [s]
    double tolerance = 0;
};

/// A step of co-simulation, from a time on.
struct Way {
    double from = 0, length = 0;  ///< [s]
};

/// What the host answers to each question; only what was asked for is filled in.
struct Answer {
    bool isGood = false;
    std::string text;  ///< why it is not good, with what the FMU has told
    std::vector<double> numbers;
    std::string bytes;
};

///@{
/// What travels of a record, in this order, in both directions.
template <typename Archive, FieldsOf<Library> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.version, self.path, self.resources, self.token, self.instanceName);
}
template <typename Archive, FieldsOf<Values> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.type, self.references, self.count, self.numbers);
}
template <typename Archive, FieldsOf<Texts> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.references, self.texts);
}
template <typename Archive, FieldsOf<Beginning> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.start, self.tolerance);
}
template <typename Archive, FieldsOf<Way> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.from, self.length);
}
template <typename Archive, FieldsOf<Answer> Self>
void fields(Archive& archive, Self& self)
{
    archive(self.isGood, self.text, self.numbers, self.bytes);
}
///@}

}  // namespace bramah::solver::host
