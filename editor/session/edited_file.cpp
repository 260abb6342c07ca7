// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/edited_file.h"

#include "editor/session/text_edit_command.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"

#include <functional>
#include <utility>

namespace bramah::editor {
namespace {

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

/// Visits every class of a text that has a sheet, outer ones first.
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

EditedFile::EditedFile(Workspace& workspace, std::unique_ptr<model::Document> document, EditPlaces& places)
    : workspace_(workspace), document_(std::move(document)), places_(places)
{
    connect(document_.get(), &model::Document::changed, this, &EditedFile::documentChanged);
    connect(document_.get(), &model::Document::filePathChanged, this, &EditedFile::documentChanged);
}

EditedFile::~EditedFile()
{
    workspace_.removeFile(publishedName_);
}

void EditedFile::publish()
{
    if (document_->textState() != model::Document::TextState::Sound)
        return;
    workspace_.replaceFile(document_->sharedTree(), publishedName_);
    publishedName_ = document_->text().fileName();
}

void EditedFile::documentChanged()
{
    publish();
    Q_EMIT textChanged();
}

QStringList EditedFile::classNames() const
{
    QStringList names;
    forEachClass(document_->tree(), [&](const QString& name, const ClassDefinition&) { names.append(name); });
    return names;
}

QString EditedFile::firstClass() const
{
    QString first, firstModel;
    forEachClass(document_->tree(), [&](const QString& name, const ClassDefinition& definition) {
        if (first.isEmpty())
            first = name;
        if (firstModel.isEmpty() && definition.kind == ClassKind::Model && !definition.isPartial)
            firstModel = name;
    });
    return firstModel.isEmpty() ? first : firstModel;
}

QString EditedFile::readOnlyReason() const
{
    switch (document_->textState()) {
    case model::Document::TextState::NotUtf8: return tr("The file is not UTF-8 text; it is read-only.");
    case model::Document::TextState::WithErrors: return tr("The text has errors; mend them in the text.");
    case model::Document::TextState::Sound: break;
    }
    return firstClass().isEmpty() ? tr("The file has no model to draw.") : guard_;
}

void EditedFile::setGuard(const QString& reason)
{
    guard_ = reason;
    Q_EMIT editabilityChanged();
}

bool EditedFile::applyEdits(const QString& name, model::TextEdits edits, std::optional<Selection> selectAfter)
{
    if (!isEditable() || edits.isEmpty())
        return false;
    undoStack_.push(new TextEditCommand(*this, name, std::move(edits), std::move(selectAfter)));
    return true;
}

bool EditedFile::replaceText(const QString& name, const QByteArray& text, int mergeKey)
{
    if (isGuarded() || document_->textState() == model::Document::TextState::NotUtf8 ||
        text == document_->text().bytes())
        return false;
    model::TextEdits edits;
    edits.replace({0, static_cast<std::int32_t>(document_->text().bytes().size())}, text);
    undoStack_.push(new TextEditCommand(*this, name, std::move(edits), std::nullopt, mergeKey));
    return true;
}

}  // namespace bramah::editor
