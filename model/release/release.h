// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

/// The release of a drawing: `__Bramah(release(...))` of its class keeps for which revision it was, and digests of all
/// parts, so that later changes are told.
namespace bramah::model {

/// Digests of the parts of a class, by the names of its components, by the ends of its lines (`pump.P - valve.P`), and
/// by what else it consists of: `extends Base`, `import A.B`, `class Inner`, `equation`, `initial equation`,
/// `algorithm`, `external`; `class` is its head, `Diagram` its notes, `annotation` the rest of its annotation.
/// White space and comments do not count.
using PartDigests = QMap<QString, QString>;
/// The digests of \a definition, a class of \a tree, as it is written now. The text of other classes does not count,
/// nor what of its annotation says what is run, shown in plots or asked, or its icon and documentation.
[[nodiscard]] PartDigests partDigests(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

/// What a class keeps of its last release, in `__Bramah(release(...))`. \c date and \c by are shown as they are
/// written.
struct Release {
    QString revision;  ///< as `B`; may be empty
    QString date, by;
    PartDigests parts;
};
/// Nothing if the class has not been released.
[[nodiscard]] std::optional<Release> releaseOf(const syntax::ClassDefinition& definition);

/// The names of parts that differ from a release.
struct ReleaseChanges {
    QStringList added, removed, changed;

    /// Is everything as it was released?
    [[nodiscard]] bool isEmpty() const { return added.isEmpty() && removed.isEmpty() && changed.isEmpty(); }
};
/// Compares the digests \a now, by partDigests(), with those of \a release; names are sorted.
[[nodiscard]] ReleaseChanges changesSince(const Release& release, const PartDigests& now);

/// The index that follows \a revision: A, B, ... Z, AA without I and O, or 1, 2; empty gives A.
[[nodiscard]] QString nextRevision(const QString& revision);

/// Whether a drawing is as it was released.
struct ReleaseState {
    /// Changed: released once, but not as it is now.
    enum class Kind { NotReleased, Released, Changed };
    Kind kind = Kind::NotReleased;
    QString revision;  ///< the last that was released
    friend bool operator==(const ReleaseState&, const ReleaseState&) = default;
};
/// The state of \a definition, a class of \a tree, by its annotation and its present digests.
[[nodiscard]] ReleaseState releaseStateOf(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition);

/// What a page says of \a state, in the language of its words (`en`, `de`, `zh`): "not released"; empty if it is as it
/// was released.
[[nodiscard]] QString releaseMark(const ReleaseState& state, const QString& language);
/// What the document status of a released drawing is in that language.
[[nodiscard]] QString releasedStatus(const QString& language);

}  // namespace bramah::model
