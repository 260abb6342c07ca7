// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/document_session.h"

#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/instance/instance.h"
#include "model/pages/page_marks.h"
#include "model/planning/connection_plan.h"
#include "model/planning/connector_sizes.h"
#include "model/planning/diagram_edits.h"
#include "model/text/dotted_name.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace bramah::editor {
namespace {

/// Do the changes affect more than values, designations and parameters?
bool changesDrawing(const model::DiagramChanges& changes)
{
    return std::ranges::any_of(changes, [](const model::DiagramChange& change) {
        return !std::holds_alternative<model::SetModifier>(change) &&
               !std::holds_alternative<model::SetDesignation>(change) &&
               !std::holds_alternative<model::SetVendorValue>(change) &&
               !std::holds_alternative<model::SetSheetCodes>(change) &&
               !std::holds_alternative<model::SetLineCode>(change) &&
               !std::holds_alternative<model::ChooseForm>(change) &&
               !std::holds_alternative<model::AddParameter>(change);
    });
}

}  // namespace

DocumentSession::DocumentSession(Workspace& workspace, std::unique_ptr<model::Document> document, QObject* parent)
    : QObject(parent), workspace_(workspace), file_(workspace, std::move(document), *this), sheet_(workspace, file_)
{
    connect(&sheet_, &Sheet::diagramSettled, this, [this] { select(selection_); });
    connect(&file_, &EditedFile::editabilityChanged, this, &DocumentSession::editabilityChanged);
    // Connected after the sheet, which then has the new classes already.
    connect(&workspace_, &Workspace::classesChanged, this, &DocumentSession::modelChanged);
    file_.publish();
}

DocumentSession::~DocumentSession()
{
    disconnect(&workspace_, nullptr, this, nullptr);
}

void DocumentSession::dropListener(const QObject* listener)
{
    for (const QObject* teller : std::initializer_list<const QObject*>{this, &file_, &sheet_})
        disconnect(teller, nullptr, listener, nullptr);
}

bool DocumentSession::show(const ShownPlace& place)
{
    if (place == sheet_.place() || !file_.classNames().contains(place.root))
        return place == sheet_.place();
    selection_ = {};
    const bool isThere = sheet_.show(place);
    Q_EMIT selectionChanged();
    return isThere;
}

Selection DocumentSession::onSheet(const Selection& selection) const
{
    Selection kept;
    for (const model::ComponentId& id : selection.components)
        if (sheet_.diagram().symbol(id))
            kept.components.insert(id);
    for (const model::ConnectionId& id : selection.connections)
        if (sheet_.diagram().connection(id) && !kept.connections.contains(id))
            for (const model::ConnectionId& part : seenLine(sheet_.diagram(), id).connections)
                kept.connections.insert(part);
    for (const model::NoteId id : selection.notes)
        if (sheet_.diagram().note(id))
            kept.notes.insert(id);
    return kept;
}

void DocumentSession::select(Selection selection)
{
    selection = onSheet(selection);
    if (selection == selection_)
        return;
    selection_ = std::move(selection);
    Q_EMIT selectionChanged();
}

QString DocumentSession::readOnlyReason() const
{
    const QString reason = file_.readOnlyReason();
    if (!reason.isEmpty() || sheet_.isOwnClass())
        return reason;
    return tr("%1 belongs to another file and is read-only here.").arg(sheet_.className());
}

void DocumentSession::setDrawingLocked(bool isLocked)
{
    if (isLocked == isDrawingLocked_)
        return;
    isDrawingLocked_ = isLocked;
    Q_EMIT editabilityChanged();
}

bool DocumentSession::apply(const QString& name, const model::DiagramChanges& changes,
                            std::optional<Selection> selectAfter)
{
    if (!isEditable() || changes.empty() || (isDrawingLocked_ && changesDrawing(changes)))
        return false;
    const model::DiagramChanges marked = model::withPageMarks(sheet_.diagram(), changes);
    const model::DiagramChanges sized = model::withConnectorSizes(sheet_.diagram(), marked);
    const auto expectation = sheet_.expecting(marked);
    return file_.applyEdits(name, model::textEditsOf(file_.document().sharedTree(), sheet_.className(), sized),
                            std::move(selectAfter));
}

bool DocumentSession::setParameter(const model::ComponentId& id, const QString& parameter,
                                   const std::optional<QString>& expression)
{
    const QString name =
        expression ? tr("Set %1.%2").arg(id.name, parameter) : tr("Reset %1.%2").arg(id.name, parameter);
    return apply(name, {model::SetModifier{id, parameter, expression}});
}

bool DocumentSession::setParameterHere(const std::vector<model::ComponentId>& ids, const QString& parameter,
                                       const std::optional<QString>& expression)
{
    const ShownPlace& place = sheet_.place();
    if (!place.isInside() || !file_.isEditable())
        return false;
    const model::ComponentId top{place.way.front()};
    const QString within = place.way.size() > 1 ? model::behindFirst(place.path()) + QLatin1Char('.') : QString();
    model::DiagramChanges changes;
    if (ids.empty())
        changes.push_back(model::SetModifier{top, within + parameter, expression});
    for (const model::ComponentId& id : ids)
        changes.push_back(model::SetModifier{top, within + id.name + QLatin1Char('.') + parameter, expression});
    const QString name = expression ? tr("Set %1 of %2").arg(parameter, place.path())
                                    : tr("Reset %1 of %2").arg(parameter, place.path());
    return file_.applyEdits(name, model::textEditsOf(file_.document().sharedTree(), place.root, changes));
}

bool DocumentSession::rename(const model::ComponentId& id, const QString& name)
{
    if (name == id.name || !isName(name) || sheet_.diagram().symbol({name}) ||
        (sheet_.instance() && sheet_.instance()->child(name.toStdString())))
        return false;
    Selection selection;
    selection.components.insert({name});
    return apply(tr("Rename %1 to %2").arg(id.name, name), model::planRename(sheet_.diagram(), id, name), selection);
}

bool DocumentSession::isName(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^([A-Za-z_][A-Za-z0-9_]*|'([^'\\\\]|\\\\.)+')$"));
    return pattern.match(text).hasMatch() &&
           model::syntax::keywordOrIdentifier(text.toStdString()) == model::syntax::TokenKind::Identifier;
}

}  // namespace bramah::editor
