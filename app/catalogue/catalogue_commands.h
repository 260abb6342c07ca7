// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/catalogue/catalogue.h"

#include <QByteArray>

#include <vector>

namespace bramah::app {

class CatalogueShelf;

/// A component of a sheet that can get a part: its id and instance.
struct CataloguePart {
    model::ComponentId id;
    const model::Instance* instance = nullptr;
};

/// The selected components of a sheet that can be changed, in the order of the sheet: inherited and missing ones
/// cannot. Valid until the diagram changes.
[[nodiscard]] std::vector<CataloguePart> selectedParts(const editor::DocumentSession& session);

/// Gives those of \a parts that \a row fits its values and its identity, as one undo entry. False, with nothing
/// changed, if nothing differs or the sheet cannot be edited.
bool takeFromCatalogue(editor::DocumentSession& session, const std::vector<CataloguePart>& parts,
                       const model::CatalogueRow& row, const CatalogueShelf& shelf);

/// The text of a catalogue that has the component as its one row: the heads that a catalogue has, and columns for its
/// first sizes and the values that it sets, in the units that its fields show.
[[nodiscard]] QByteArray catalogueOf(const editor::DocumentSession& session, const CataloguePart& part);

}  // namespace bramah::app
