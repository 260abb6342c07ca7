// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include <utility>
#include <vector>

namespace bramah::editor {

/// Sets the formulas of a documentation, those in bold (`<b>q = Cd*A*sqrt(2/rho)</b>`), as pictures with addresses of
/// the scheme `equation`, from which picture() finds them. A long formula is broken in front of its signs.
class TypesetFormulas
{
public:
    static constexpr auto kScheme = "equation";

    /// How formulas are set.
    struct Look {
        QFont font = {};
        QColor ink = Qt::black;
        double devicePixelRatio = 1;
        int width = 300;  ///< px, the room for a formula; a wider piece is made smaller
    };

    TypesetFormulas() = default;
    /// Sets formulas in this way; their pictures have the colour of the ink on a transparent ground.
    explicit TypesetFormulas(Look look) : look_(std::move(look)) {}

    /// \a html with its formulas replaced by pictures.
    [[nodiscard]] QString typeset(const QString& html);
    /// The picture at this address, without its scheme; null if there is none.
    [[nodiscard]] QImage picture(const QString& address) const;

private:
    [[nodiscard]] QString picturesOf(const QString& formula, int room);

    Look look_;
    std::vector<QImage> pictures_;
};

}  // namespace bramah::editor
