// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/document_session.h"

#include "editor/session/text_edit_command.h"
#include "editor/session/workspace.h"
#include "model/diagram/diagram_checks.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"
#include "model/instance/instance.h"
#include "model/planning/connector_sizes.h"
#include "model/planning/diagram_edits.h"
#include "model/sequences/chart_checks.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <utility>

namespace bramah::editor {
namespace {

/// Do they touch more than values, designations and parameters?
bool changesDrawing(const model::DiagramChanges& changes)
{
    return std::ranges::any_of(changes, [](const model::DiagramChange& change) {
        return !std::holds_alternative<model::SetModifier>(change) &&
               !std::holds_alternative<model::SetDesignation>(change) &&
               !std::holds_alternative<model::ChooseForm>(change) &&
               !std::holds_alternative<model::AddParameter>(change);
    });
}

using model::syntax::ClassDefinition;
using model::syntax::ClassKind;

bool hasSheet(const ClassDefinition& definition)
{
    if (definition.form != model::syntax::ClassForm::Long && definition.form != model::syntax::ClassForm::Extended)
        return false;
    switch (definition.kind) {
    case ClassKind::Model:
    case ClassKind::Block:
    case ClassKind::Class:
    case ClassKind::Connector:
    case ClassKind::ExpandableConnector: return true;
    default: return false;
    }
}

/// Every class of a text that has a sheet, outer ones first.
void forEachClass(const model::syntax::SyntaxTree& tree,
                  const std::function<void(const QString& name, const ClassDefinition& definition)>& visit)
{
    QString within;
    for (const model::syntax::Identifier& part : tree.root().within.parts)
        within += model::toString(part.text) + QLatin1Char('.');
    const std::function<void(const QString&, const ClassDefinition&)> walk = [&](const QString& prefix,
                                                                                 const ClassDefinition& definition) {
        const QString name = prefix + model::toString(definition.name.text);
        if (hasSheet(definition))
            visit(name, definition);
        for (const model::syntax::Element* element : definition.elements)
            if (element->kind == model::syntax::ElementKind::Class && element->definition)
                walk(name + QLatin1Char('.'), *element->definition);
    };
    for (const ClassDefinition* definition : tree.root().classes)
        walk(within, *definition);
}

}  // namespace

DocumentSession::DocumentSession(Workspace& workspace, std::unique_ptr<model::Document> document, QObject* parent)
    : QObject(parent), workspace_(workspace), document_(std::move(document)), shown_(workspace)
{
    connect(document_.get(), &model::Document::changed, this, &DocumentSession::documentChanged);
    connect(document_.get(), &model::Document::filePathChanged, this, [this](const QString& oldName) {
        workspace_.removeFile(oldName);
        documentChanged();
    });
    connect(&workspace_, &Workspace::classesAboutToChange, this, [this] { shown_.drop(); });
    connect(&workspace_, &Workspace::classesChanged, this, [this] {
        rebuild();
        Q_EMIT modelChanged();
    });
    if (document_->textState() == model::Document::TextState::Sound) {
        chooseClass();
        workspace_.replaceFile(document_->sharedTree());
    } else {
        updateProblems();
    }
}

DocumentSession::~DocumentSession()
{
    disconnect(&workspace_, nullptr, this, nullptr);
    shown_.drop();
    workspace_.removeFile(document_->text().fileName());
}

QStringList DocumentSession::classNames() const
{
    QStringList names;
    forEachClass(document_->tree(), [&](const QString& name, const ClassDefinition&) { names.append(name); });
    return names;
}

void DocumentSession::chooseClass()
{
    const QStringList names = classNames();
    if (names.contains(place_.root))
        return;
    QString chosen;
    forEachClass(document_->tree(), [&](const QString& name, const ClassDefinition& definition) {
        const bool runs = definition.kind == ClassKind::Model && !definition.isPartial;
        if (chosen.isEmpty() && runs)
            chosen = name;
    });
    if (chosen.isEmpty() && !names.isEmpty())
        chosen = names.front();
    place_ = {chosen, {}};
}

bool DocumentSession::showClass(const QString& className)
{
    return show({className, {}});
}

bool DocumentSession::show(const ShownPlace& place)
{
    if (!classNames().contains(place.root))
        return false;
    if (place == place_)
        return true;
    place_ = place;
    selection_ = {};
    rebuild();
    Q_EMIT selectionChanged();
    return place_ == place;
}

bool DocumentSession::isOwnClass() const
{
    return !className_.isEmpty() && model::findClass(document_->tree(), className_);
}

std::shared_ptr<const model::syntax::SyntaxTree> DocumentSession::shownTree() const
{
    const model::Instance* shown = isOwnClass() ? nullptr : instance();
    return shown && shown->classNode().tree() ? shown->classNode().tree() : document_->sharedTree();
}

QString DocumentSession::readOnlyReason() const
{
    const QString reason = fileReadOnlyReason();
    if (!reason.isEmpty() || isOwnClass())
        return reason;
    return tr("%1 belongs to another file: it is shown only.").arg(className_);
}

QString DocumentSession::fileReadOnlyReason() const
{
    switch (document_->textState()) {
    case model::Document::TextState::NotUtf8: return tr("The file is not UTF-8 text; it is shown only.");
    case model::Document::TextState::WithErrors: return tr("The text has errors; mend them in the text.");
    case model::Document::TextState::Sound: break;
    }
    return className_.isEmpty() ? tr("The file has no model to draw.") : guard_;
}

void DocumentSession::documentChanged()
{
    // A text with errors leaves the last drawing, which then cannot be edited.
    if (document_->textState() == model::Document::TextState::Sound) {
        chooseClass();
        workspace_.replaceFile(document_->sharedTree());
    } else {
        updateProblems();
    }
    Q_EMIT textChanged();
}

void DocumentSession::rebuild()
{
    const std::pair before(std::move(toldPlace_), className_);
    shown_.show(place_, document_->text());
    place_ = toldPlace_ = shown_.place();
    className_ = shown_.className();
    Q_EMIT diagramChanged();
    if (before != std::pair(toldPlace_, className_))
        Q_EMIT classShownChanged();
    if (const Selection kept = onSheet(selection_); kept != selection_) {
        selection_ = kept;
        Q_EMIT selectionChanged();
    }
    updateProblems();
}

void DocumentSession::checkSheet()
{
    ofDiagram_ = model::checkDiagram(diagram());
    if (!instance())
        return;
    const model::Diagnostics ofCharts = model::checkCharts(diagram(), *instance());
    ofDiagram_.insert(ofDiagram_.end(), ofCharts.begin(), ofCharts.end());
}

void DocumentSession::updateProblems()
{
    ownProblems_.clear();
    if (document_->textState() == model::Document::TextState::Sound) {
        if (std::exchange(ofDeclarations_, declarationsVersion()) != declarationsVersion())
            checkSheet();
        review_.look(sharedDiagram());
        for (const model::Diagnostics& found : {ofDiagram_, review_.diagnostics()})
            ownProblems_.insert(ownProblems_.end(), found.begin(), found.end());
        for (model::Diagnostic& problem : ownProblems_)
            problem.component = place_.pathOf(problem.component);
        const model::Diagnostics found = shown_.diagnostics();
        ownProblems_.insert(ownProblems_.begin(), found.begin(), found.end());
    }
    const auto& ofText = document_->tree().diagnostics();
    ownProblems_.insert(ownProblems_.begin(), ofText.begin(), ofText.end());
    joinProblems();
}

void DocumentSession::joinProblems()
{
    problems_ = ownProblems_;
    if (place_.isInside())
        model::appendCompiled(problems_, foreignProblems_);
    else
        model::appendCompiled(problems_, foreignProblems_, diagram());
    const auto definitionOf = [this](const QString& name) {
        return name.isEmpty() ? nullptr : model::findClass(document_->tree(), name);
    };
    const auto* root = definitionOf(place_.root);
    const auto* shown = place_.isInside() ? definitionOf(className_) : nullptr;
    for (model::Diagnostic& problem : problems_) {
        if (!problem.component.isEmpty() || !problem.text || problem.text->fileName() != document_->text().fileName())
            continue;
        if (root)
            problem.component = model::componentAt(*root, problem.span.begin);
        if (shown && problem.component.isEmpty())
            problem.component = place_.pathOf(model::componentAt(*shown, problem.span.begin));
    }
    Q_EMIT problemsChanged();
}

void DocumentSession::setForeignProblems(model::Diagnostics problems)
{
    if (problems.empty() && foreignProblems_.empty())
        return;
    foreignProblems_ = std::move(problems);
    joinProblems();
}

Selection DocumentSession::onSheet(const Selection& selection) const
{
    Selection kept;
    for (const model::ComponentId& id : selection.components)
        if (diagram().symbol(id))
            kept.components.insert(id);
    for (const model::ConnectionId& id : selection.connections)
        if (diagram().connection(id))
            kept.connections.insert(id);
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

void DocumentSession::setGuard(const QString& reason)
{
    guard_ = reason;
    Q_EMIT editabilityChanged();
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
    const model::DiagramChanges sized = model::withConnectorSizes(diagram(), changes);
    model::TextEdits edits = model::textEditsOf(document_->sharedTree(), className_, sized);
    if (edits.isEmpty())
        return false;
    const ShownClass::Expectation expectation(shown_, changes);
    undoStack_.push(new TextEditCommand(*this, name, std::move(edits), std::move(selectAfter)));
    return true;
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
    if (!place_.isInside() || !isFileEditable())
        return false;
    const model::ComponentId top{place_.way.front()};
    const QString within =
        place_.way.size() > 1 ? place_.path().section(QLatin1Char('.'), 1) + QLatin1Char('.') : QString();
    model::DiagramChanges changes;
    if (ids.empty())
        changes.push_back(model::SetModifier{top, within + parameter, expression});
    for (const model::ComponentId& id : ids)
        changes.push_back(model::SetModifier{top, within + id.name + QLatin1Char('.') + parameter, expression});
    model::TextEdits edits = model::textEditsOf(document_->sharedTree(), place_.root, changes);
    if (edits.isEmpty())
        return false;
    const QString name = expression ? tr("Set %1 of %2").arg(parameter, place_.path())
                                    : tr("Reset %1 of %2").arg(parameter, place_.path());
    undoStack_.push(new TextEditCommand(*this, name, std::move(edits)));
    return true;
}

bool DocumentSession::rename(const model::ComponentId& id, const QString& name)
{
    if (name == id.name || !isName(name) || diagram().symbol({name}) ||
        (instance() && instance()->child(name.toStdString())))
        return false;
    Selection selection;
    selection.components.insert({name});
    return apply(tr("Rename %1 to %2").arg(id.name, name), {model::RenameComponent{id, name}}, selection);
}

bool DocumentSession::isName(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^([A-Za-z_][A-Za-z0-9_]*|'([^'\\\\]|\\\\.)+')$"));
    return pattern.match(text).hasMatch() &&
           model::syntax::keywordOrIdentifier(text.toStdString()) == model::syntax::TokenKind::Identifier;
}

bool DocumentSession::applyEdits(const QString& name, model::TextEdits edits)
{
    if (!isFileEditable() || edits.isEmpty())
        return false;
    undoStack_.push(new TextEditCommand(*this, name, std::move(edits)));
    return true;
}

bool DocumentSession::replaceText(const QString& name, const QByteArray& text, int mergeKey)
{
    if (!guard_.isEmpty() || document_->textState() == model::Document::TextState::NotUtf8 ||
        text == document_->text().bytes())
        return false;
    model::TextEdits edits;
    edits.replace({0, static_cast<std::int32_t>(document_->text().bytes().size())}, text);
    undoStack_.push(new TextEditCommand(*this, name, std::move(edits), std::nullopt, mergeKey));
    return true;
}

bool DocumentSession::replaceTextBesideUndo(const QByteArray& text)
{
    if (text == document_->text().bytes())
        return false;
    const model::TextEdits inverse = document_->replaceText(text);
    const model::TextEdits edits = inverse.inverse(document_->text().bytes());
    // Entries hold offsets of the texts between which they lead: the two that meet here take the change in.
    const auto entry = [this](int index) {
        return const_cast<TextEditCommand*>(static_cast<const TextEditCommand*>(undoStack_.command(index)));
    };
    if (undoStack_.index() > 0)
        entry(undoStack_.index() - 1)->takeInAfter(edits, inverse);
    if (undoStack_.index() < undoStack_.count())
        entry(undoStack_.index())->takeInBefore(inverse);
    return !edits.isEmpty();
}

}  // namespace bramah::editor
