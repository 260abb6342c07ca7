// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

class Model;

/// What a user writes of one parameter of a model and its values, as `path=...` or `path~...`, while it is being read.
/// The model must outlive it.
class ParameterText
{
public:
    /// \a option gave the \a text, for messages; empty: none did.
    ParameterText(Model& model, QString text, QString option);

    /// False: the text does not begin with `path=` or `path~`.
    [[nodiscard]] bool hasPath() const { return !path_.isEmpty(); }
    /// `~` and not `=` stands behind the path.
    [[nodiscard]] bool isSpread() const { return isSpread_; }
    /// As written.
    [[nodiscard]] const QString& path() const { return path_; }
    /// What stands behind the path and its sign.
    [[nodiscard]] const QString& rest() const { return rest_; }
    /// What was written, with the option that gave it.
    [[nodiscard]] QString shown() const;

    /// The values of \a texts for the parameter, SI; finds wholePath(). The error is a message.
    [[nodiscard]] tl::expected<std::vector<double>, QString> valuesOf(const QStringList& texts);
    /// Of the parameter, after valuesOf(): its path without symbols in place of names.
    [[nodiscard]] const QString& wholePath() const { return wholePath_; }

private:
    Model& model_;
    QString text_;
    QString option_;
    bool isSpread_ = false;
    QString path_, rest_, wholePath_;
};

/// That there are two texts of one parameter.
[[nodiscard]] QString twiceText(const QString& path);
/// What \a read makes of each of \a texts, as a member `path` of it tells; two of one parameter are refused. The error
/// is a message.
template <typename One>
[[nodiscard]] tl::expected<std::vector<One>, QString> readEach(
    const QStringList& texts, const std::function<tl::expected<One, QString>(const QString&)>& read)
{
    std::vector<One> all;
    for (const QString& text : texts) {
        auto one = read(text);
        if (!one)
            return tl::unexpected(one.error());
        if (std::ranges::find(all, one->path, &One::path) != all.end())
            return tl::unexpected(twiceText(one->path));
        all.push_back(*std::move(one));
    }
    return all;
}

/// The value that \a model gives the parameter at the whole \a path, SI; none if it cannot be computed.
[[nodiscard]] std::optional<double> ownValue(Model& model, const QString& path);

}  // namespace bramah::solver
