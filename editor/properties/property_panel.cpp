// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/property_panel.h"

#include "editor/properties/documentation_view.h"
#include "editor/properties/drawing_form.h"
#include "editor/properties/experiment_form.h"
#include "editor/properties/line_form.h"
#include "editor/properties/note_form.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_reader.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_heading.h"
#include "editor/properties/symbol_table.h"
#include "editor/properties/value_text.h"
#include "editor/render/sheet_renderer.h"
#include "editor/session/workspace.h"
#include "editor/theme/theme.h"
#include "model/checks/expression_sort.h"
#include "model/classes/class_words.h"
#include "model/classes/files_of_texts.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/edited_text.h"
#include "model/instance/display_unit.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/planning/diagram_edits.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/syntax/syntax_tree.h"
#include "model/text/dotted_name.h"
#include "model/text/first_words.h"
#include "model/units/unit_set.h"

#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSet>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::editor {

using model::ComponentId;
using model::Instance;

namespace {

constexpr std::size_t kMany = 100;  ///< with more selected components fields are read after kRest
constexpr int kRest = 200;          ///< ms

/// The fields of \a owner, with the units that the equations of the circuit tell.
ParameterFields fieldsOf(const Instance& owner, const Sheet& sheet)
{
    ParameterFields fields = readParameters(owner);
    if (sheet.foundUnits().isEmpty())
        return fields;
    const QString path = sheet.place().pathOf(QString::fromStdString(owner.name())) + QLatin1Char('.');
    const QString set = sheet.root() ? model::unitSetOf(*sheet.root()) : QString();
    for (ParameterField& field : fields) {
        const auto found = sheet.foundUnits().constFind(path + field.path);
        if (!field.unit.isEmpty() || found == sheet.foundUnits().constEnd())
            continue;
        const QString ofSet = set.isEmpty() ? QString() : model::unitInSet(set, found->unit);
        field.unit = found->unit;
        field.displayUnit = ofSet.isEmpty() ? found->displayUnit : ofSet;
        field.isUnitOfSet = !ofSet.isEmpty();
    }
    return fields;
}

/// The fields that all owners have, with a value if it is the same for all.
ParameterFields commonFields(std::vector<const Instance*> owners, const Sheet& sheet)
{
    // One of each class comes first: if classes have no field in common, the others need not be read.
    QSet<const model::ClassNode*> classes;
    std::stable_partition(owners.begin() + 1, owners.end(), [&](const Instance* owner) {
        const auto known = classes.size();
        classes.insert(&owner->classNode());
        return classes.size() > known;
    });
    ParameterFields common = fieldsOf(*owners.front(), sheet);
    for (std::size_t k = 1; k < owners.size() && !common.empty(); ++k) {
        const ParameterFields others = fieldsOf(*owners[k], sheet);
        std::erase_if(common, [&](ParameterField& field) {
            const auto other = std::find_if(others.begin(), others.end(), [&](const ParameterField& one) {
                return one.path == field.path && one.kind == field.kind && one.unit == field.unit;
            });
            if (other == others.end())
                return true;
            field.isSet = field.isSet || other->isSet;
            if (other->valueText != field.valueText || other->expression != field.expression) {
                field.expression.clear();
                field.valueText.clear();
                field.number.reset();
            }
            return false;
        });
    }
    return common;
}

/// A component of the shown model, of an array the first element; null if there is none.
const Instance* ownerOf(const DocumentSession& session, const ComponentId& id)
{
    const Instance* owner =
        session.sheet().instance() ? session.sheet().instance()->child(id.baseName().toStdString()) : nullptr;
    return owner && owner->isArray() && !owner->elements().empty() ? owner->elements().front().get() : owner;
}

}  // namespace

PropertyPanel::PropertyPanel(Workspace& workspace, const ActiveTheme& theme, const IconSet& icons, QWidget* parent)
    : QWidget(parent),
      workspace_(workspace),
      theme_(theme),
      heading_(new PropertyHeading(icons)),
      pages_(new QStackedWidget),
      scroll_(new QScrollArea),
      form_(new ParameterForm(icons)),
      experiment_(new ExperimentForm),
      line_(new LineForm),
      drawing_(new DrawingForm),
      notes_(new NoteForm),
      noParameters_(new QLabel),
      documentation_(new DocumentationView)
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    noParameters_->setObjectName(QStringLiteral("muted"));
    noParameters_->setWordWrap(true);
    noParameters_->setContentsMargins(14, 8, 12, 8);
    auto* body = new QWidget;
    body->setObjectName(QStringLiteral("panel"));
    auto* bodyColumn = new QVBoxLayout(body);
    bodyColumn->setContentsMargins(0, 0, 0, 0);
    bodyColumn->setSpacing(0);
    bodyColumn->addWidget(line_);
    bodyColumn->addWidget(noParameters_);
    bodyColumn->addWidget(experiment_);
    bodyColumn->addWidget(notes_);
    bodyColumn->addWidget(form_);
    bodyColumn->addWidget(drawing_);
    bodyColumn->addStretch(1);
    scroll_->setWidget(body);
    scroll_->setWidgetResizable(true);
    scroll_->setAccessibleName(tr("Values"));
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pages_->addWidget(scroll_);
    pages_->addWidget(documentation_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading_);
    column->addWidget(pages_, 1);

    fieldsTimer_.setSingleShot(true);
    fieldsTimer_.setInterval(kRest);
    connect(&fieldsTimer_, &QTimer::timeout, this, &PropertyPanel::showFields);
    connect(heading_, &PropertyHeading::helpWanted, this, &PropertyPanel::showDocumentation);
    connect(heading_, &PropertyHeading::scopeChosen, this, [this](bool isHere) {
        isHereWanted_ = isHere;
        refresh();
    });
    connect(heading_, &PropertyHeading::renameWanted, this, &PropertyPanel::commitName);
    connect(heading_, &PropertyHeading::designationWanted, this, &PropertyPanel::commitDesignation);
    connect(form_, &ParameterForm::valueSought, this, &PropertyPanel::seek);
    connect(form_, &ParameterForm::tuneWanted, this, [this](const QString& path) {
        if (session_)
            Q_EMIT tuneWanted(wholePath(path));
    });
    connect(form_, &ParameterForm::parameterWanted, this, &PropertyPanel::makeParameter);
    form_->setSources([this](const ParameterField& field) { return circuitParametersFor(field); });
    form_->setKnowledge({[this](const ParameterField& field, const QString& whole) { return namesFor(field, whole); },
                         [this](const ParameterField& field, const QString& expression) {
                             return reasonAgainst(&field, expression, scopeFor(&field));
                         },
                         [this](const ParameterField& field) { return scopeFor(&field); }});
    connect(form_, &ParameterForm::committed, this, &PropertyPanel::commit);
    connect(form_, &ParameterForm::explained, this, &PropertyPanel::hintChanged);
    connect(experiment_, &ExperimentForm::changed, this, &PropertyPanel::commitExperiment);
    connect(documentation_, &DocumentationView::classWanted, this, &PropertyPanel::showDocumentationOf);
    connect(documentation_, &DocumentationView::backWanted, this, &PropertyPanel::refresh);
    connect(&theme_, &ActiveTheme::changed, this, &PropertyPanel::refresh);
    showNothing();
}

void PropertyPanel::setSession(DocumentSession* session)
{
    if (session_ == session)
        return;
    if (session_)
        session_->dropListener(this);
    session_ = session;
    if (session_) {
        connect(session_, &DocumentSession::selectionChanged, this, &PropertyPanel::refresh);
        connect(session_, &DocumentSession::editabilityChanged, this, &PropertyPanel::refresh);
        connect(&session_->sheet(), &Sheet::foundUnitsChanged, this, [this] {
            if (!shown_.empty() && !fieldsTimer_.isActive() && !form_->isTyping())
                showFields();
        });
        connect(&session_->sheet(), &Sheet::diagramChanged, this, [this] {
            // A move of symbols changes no value.
            if (session_->sheet().declarationsVersion() != shownVersion_)
                refresh();
            else
                notes_->show(session_);
        });
        connect(&session_->sheet(), &Sheet::classShownChanged, this, &PropertyPanel::refresh);
        connect(session_, &QObject::destroyed, this, &PropertyPanel::showNothing);
    }
    line_->setSession(session);
    drawing_->setSession(session);
    refresh();
}

void PropertyPanel::addBelow(QWidget* row)
{
    auto* column = qobject_cast<QVBoxLayout*>(scroll_->widget()->layout());
    column->insertWidget(column->indexOf(form_) + 1, row);
}

void PropertyPanel::showNothing()
{
    shown_.clear();
    heading_->hide();
    experiment_->hide();
    notes_->hide();
    form_->setFields({}, false);
    noParameters_->setText(tr("Open a model to see its properties"));
    noParameters_->show();
    pages_->setCurrentWidget(scroll_);
}

void PropertyPanel::refresh()
{
    const Instance* model = session_ ? session_->sheet().instance() : nullptr;
    if (!model) {
        showNothing();
        return;
    }
    std::vector<ComponentId> ids(session_->selection().components.begin(), session_->selection().components.end());
    std::erase_if(ids, [&](const ComponentId& id) { return !session_->sheet().diagram().part(id); });
    std::sort(ids.begin(), ids.end());
    const bool isSame = shown_ == ids;
    shownVersion_ = session_->sheet().declarationsVersion();
    shown_ = ids;
    if (!isSame && ids.size() > kMany)
        form_->setFields({}, false);
    fieldsTimer_.stop();
    showScope();
    notes_->show(session_);
    if (ids.empty() && !session_->selection().notes.isEmpty())
        showNotes();
    else if (ids.empty())
        showModel(*model);
    else
        showComponents(ids);
}

void PropertyPanel::showScope()
{
    const ShownPlace& place = session_->sheet().place();
    heading_->setScope(place.isInside() ? model::lastName(session_->sheet().className()) : QString(), place.path(),
                       isHere(), session_->isEditable());
}

bool PropertyPanel::isHere() const
{
    return session_->sheet().place().isInside() && (isHereWanted_ || !session_->sheet().isOwnClass());
}

bool PropertyPanel::areValuesEditable() const
{
    // A value for a single component is set where that is declared.
    return session_ && (session_->isEditable() || (isHere() && session_->file().isEditable()));
}

void PropertyPanel::showHeading(const QString& name, const QString& className, const QString& description,
                                bool canRename)
{
    heading_->show();
    heading_->setNames(name, className,
                       description.isEmpty() ? model::wordsOf(model::lastName(className)) : description, canRename);
    heading_->setDesignation({}, false);
    documentedClass_ = className;
}

std::function<model::NamedFile(const QString& address)> PropertyPanel::fileFinder(const QString& className) const
{
    return [this, className](const QString& address) {
        const model::ClassNode* node = workspace_.library().find(className.toStdString());
        return node ? model::fileNamedBy(*node, address) : model::NamedFile();
    };
}

void PropertyPanel::showModel(const Instance& model)
{
    const QString className = QString::fromStdString(model.classNode().qualifiedName());
    heading_->setSymbol({});
    showHeading(model::lastName(className), className, model.classNode().shownDescription(), false);
    const ParameterFields fields = readParameters(model, model);
    experiment_->setVisible(!session_->sheet().place().isInside());
    experiment_->setSettings(experimentSettings(model));
    experiment_->setEditable(session_->isEditable());
    form_->setFields(fields, areValuesEditable());
    noParameters_->hide();
    documentation_->setDocumentation(model::lastName(className), {}, explainedDocumentation(model),
                                     fileFinder(className));
}

void PropertyPanel::showNotes()
{
    experiment_->hide();
    noParameters_->hide();
    form_->setFields({}, false);
    heading_->setSymbol({});
    const model::Note* only = onlyNote(*session_);
    const int count = static_cast<int>(session_->selection().notes.size());
    showHeading(only ? nameOfKind(only->kind) : tr("%n note(s)", nullptr, count), {},
                only ? tr("On the sheet only") : QString(), false);
}

void PropertyPanel::showComponents(const std::vector<ComponentId>& ids)
{
    experiment_->hide();
    const model::DiagramComponent& first = *session_->sheet().diagram().part(ids.front());
    const bool isSameClass = std::all_of(ids.begin(), ids.end(), [&](const ComponentId& id) {
        return session_->sheet().diagram().part(id)->className == first.className;
    });
    QPixmap picture;
    if (const auto drawing = isSameClass ? session_->workspace().symbolOf(first.className) : std::nullopt)
        picture = SheetRenderer(SheetTheme::of(theme_.theme()))
                      .thumbnail(*drawing, PropertyHeading::kSymbolSize, devicePixelRatioF());
    heading_->setSymbol(picture);
    // Reading one component's parameters of many would read all.
    const Instance* owner = ids.size() > kMany ? nullptr : ownerOf(*session_, ids.front());
    const bool isEditable = session_->isEditable() && !first.isInherited;
    if (ids.size() == 1)
        showHeading(first.id.name, first.className, owner ? owner->classNode().shownDescription() : QString(),
                    isEditable);
    else
        showHeading(tr("%n symbol(s)", nullptr, static_cast<int>(ids.size())),
                    isSameClass ? first.className : QString(), isSameClass ? QString() : tr("Common parameters"),
                    false);
    if (ids.size() == 1)
        heading_->setDesignation(first.designation, isEditable || !first.designation.isEmpty());
    noParameters_->setText(first.isMissing
                               ? tr("The class `%1` is not loaded; its text is kept as it is.").arg(first.className)
                               : tr("No parameters"));
    if (owner)
        documentation_->setDocumentation(owner->classNode().shownName(), {}, explainedDocumentation(*owner),
                                         fileFinder(first.className));
    // The fields of many components are read when the user pauses.
    if (ids.size() > kMany)
        fieldsTimer_.start();
    else
        showFields();
}

void PropertyPanel::showFields()
{
    std::vector<const Instance*> owners;
    bool isEditable = areValuesEditable();
    for (const ComponentId& id : shown_) {
        const model::DiagramComponent* symbol = session_ ? session_->sheet().diagram().part(id) : nullptr;
        if (!symbol)
            return;
        if (const Instance* owner = ownerOf(*session_, id))
            owners.push_back(owner);
        isEditable = isEditable && (!symbol->isInherited || isHere());
    }
    const ParameterFields fields =
        !owners.empty() && owners.size() == shown_.size() ? commonFields(owners, session_->sheet()) : ParameterFields();
    form_->setFields(fields, isEditable);
    noParameters_->setVisible(fields.empty());
}

bool PropertyPanel::isWrittenHere(const ParameterField* field) const
{
    // A value from further out is changed there, as it overrides the class's own.
    return isHere() || (session_->sheet().place().isInside() && field && !field->givenBy.isEmpty());
}

const Instance* PropertyPanel::scopeFor(const ParameterField* field) const
{
    return !session_ ? nullptr : isWrittenHere(field) ? session_->sheet().root() : session_->sheet().instance();
}

std::vector<NameProposal> PropertyPanel::namesFor(const ParameterField& field, const QString& whole) const
{
    if (!session_)
        return {};
    std::vector<NameProposal> names = proposedNames(*session_, whole);
    if (field.isVariable && session_->sheet().place().isInside())
        for (NameProposal& around : namesAround(*session_, whole))
            if (std::ranges::find(names, around.name, &NameProposal::name) == names.end())
                names.push_back(std::move(around));
    if (!field.isVariable)
        std::erase_if(names, [](const NameProposal& name) { return !name.isFixed; });
    return names;
}

QString PropertyPanel::reasonAgainst(const ParameterField* field, const QString& expression,
                                     const model::Instance* model) const
{
    const auto text = model::syntax::SyntaxTree::parseExpression(
        std::make_shared<const model::SourceText>(QString(), expression.toUtf8()));
    if (!model || text->hasErrors())
        return {};
    if (const auto reaching = reachingOf(field, expression); !reaching)
        return reaching.error();
    else if (!reaching->edits.isEmpty())
        return {};
    if (const QString unknown = unknownNameError(*text->expression(), *model); !unknown.isEmpty())
        return unknown;
    const bool isNumber =
        field && field->isCondition && model::sortOf(*text->expression(), *model) == model::ExpressionSort::Number;
    return isNumber ? tr("this is a number, and a condition is true or false; compare it, as in %1 > 0").arg(expression)
                    : QString();
}

tl::expected<model::Reaching, QString> PropertyPanel::reachingOf(const ParameterField* field,
                                                                 const QString& expression) const
{
    const model::Instance* shown = session_->sheet().instance();
    if (!shown || !field || !field->isVariable || !session_->sheet().place().isInside() || isWrittenHere(field) ||
        !session_->sheet().isOwnClass())
        return model::Reaching{expression.toUtf8(), {}};
    return model::planReaching({session_->file().document().sharedTree(), *shown, expression.toUtf8()});
}

QString PropertyPanel::nameOfCommit(const QString& path, const ParameterField* field, bool isReset) const
{
    const QString meaning = field ? model::firstWords(meaningOf(*field)) : QString();
    const QString words = meaning.isEmpty() ? path : meaning;
    const QString owner = shown_.empty()       ? QString()
                          : shown_.size() == 1 ? shown_.front().name
                                               : tr("%n symbol(s)", nullptr, static_cast<int>(shown_.size()));
    const QString text = isReset ? tr("Reset %1").arg(words) : tr("Set %1").arg(words);
    return owner.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, owner);
}

void PropertyPanel::commit(const QString& path, const std::optional<QString>& expression)
{
    if (!session_)
        return;
    const ParameterRow* changed = form_->row(path);
    const ParameterField* field = changed ? &changed->field() : nullptr;
    const bool isHere = isWrittenHere(field);
    const QString reason = expression ? reasonAgainst(field, *expression, scopeFor(field)) : QString();
    if (!reason.isEmpty()) {
        if (ParameterRow* row = form_->row(path))
            row->refuse(reason);
        return;
    }
    if (isHere) {
        if (!session_->setParameterHere(shown_, path, expression))
            refresh();
        return;
    }
    const auto reaching = reachingOf(field, expression.value_or(QString()));
    if (expression && reaching && !reaching->edits.isEmpty()) {
        model::EditedText text(session_->file().document().sharedTree());
        text.apply(reaching->edits);
        text.apply(model::textEditsOf(text.sharedTree(), session_->sheet().className(),
                                      changesFor(path, QString::fromUtf8(reaching->expression))));
        if (session_->file().applyEdits(nameOfCommit(path, field, false), text.edits()))
            return;
    }
    if (!session_->apply(nameOfCommit(path, field, !expression), changesFor(path, expression)))
        refresh();
}

model::DiagramChanges PropertyPanel::changesFor(const QString& path, const std::optional<QString>& expression) const
{
    model::DiagramChanges changes;
    if (shown_.empty()) {
        // A parameter of the model itself: its declaration gets the value.
        const QString name = model::firstName(path);
        changes.push_back(model::SetModifier{{name}, model::behindFirst(path), expression});
    }
    for (const ComponentId& id : shown_)
        changes.push_back(model::SetModifier{id, path, expression});
    return changes;
}

void PropertyPanel::typeValues(const QString& typed, QPoint place)
{
    if (!session_ || shown_.empty())
        return;
    if (fieldsTimer_.isActive()) {
        fieldsTimer_.stop();
        showFields();
    }
    const Instance* owner = ownerOf(*session_, shown_.front());
    ParameterFields fields;
    for (const ParameterRow* row : form_->rows())
        fields.push_back(row->field());
    const QString leading = owner ? leadingParameter(*owner, fields) : QString();
    if (ValueEntry* entry = form_->makeEntry(leading, window())) {
        connect(entry, &ValueEntry::entered, this, &PropertyPanel::commitTyped);
        entry->open(typed, place);
    }
}

void PropertyPanel::commitTyped(const ValueEntry::Values& values)
{
    if (values.size() == 1) {
        commit(values.firstKey(), values.first());
        return;
    }
    const bool isOnlyHere = session_ && std::ranges::any_of(values.keys(), [this](const QString& path) {
                                const ParameterRow* row = form_->row(path);
                                return isWrittenHere(row ? &row->field() : nullptr);
                            });
    if (!session_)
        return;
    const QString name = tr("Set %n value(s)", nullptr, static_cast<int>(values.size()));
    if (isOnlyHere) {
        QUndoStack& undo = session_->file().undoStack();
        undo.beginMacro(name);
        for (const auto& [path, expression] : values.asKeyValueRange())
            commit(path, expression);
        undo.endMacro();
        return;
    }
    model::DiagramChanges changes;
    for (const auto& [path, expression] : values.asKeyValueRange())
        for (const model::DiagramChange& change : changesFor(path, expression))
            changes.push_back(change);
    if (!session_->apply(name, changes))
        refresh();
}

void PropertyPanel::commitExperiment(const ExperimentSettings& settings)
{
    const model::ClassNode* node =
        session_ && session_->sheet().instance() ? &session_->sheet().instance()->classNode() : nullptr;
    if (!node || !node->definition() || !session_->isEditable())
        return;
    const ExperimentSettings before = experimentSettings(*session_->sheet().instance());
    model::EditedText text(node->tree());
    const auto definition = [&] { return model::findClass(text.tree(), session_->sheet().className()); };
    model::ExperimentSettings change;
    // The written text stays, as for an expression, unless its value differs.
    const auto* annotation = definition()->annotation;
    const auto* written = model::syntax::nestedIn(annotation ? annotation->arguments : nullptr, "experiment");
    if (settings.stopTime != before.stopTime || !model::syntax::valueIn(written, "StopTime"))
        change.stopTime = settings.stopTime;
    if (settings.startTime != before.startTime)
        change.startTime = settings.startTime;
    if (settings.tolerance != before.tolerance)
        change.tolerance = settings.tolerance;
    if (settings.interval && settings.interval != before.interval)
        change.interval = settings.interval;
    else if (!settings.interval && before.interval)
        for (const char* name : {"Interval", "NumberOfIntervals"})
            text.apply(model::removeClassAnnotation(text.tree(), *definition(), {"experiment", name}));
    text.apply(model::setExperiment(text.tree(), *definition(), change));
    if (settings.solver != before.solver) {
        const model::ArgumentPath path{"__Bramah", "solver"};
        text.apply(settings.solver.isEmpty()
                       ? model::removeClassAnnotation(text.tree(), *definition(), path)
                       : model::setClassAnnotation(text.tree(), *definition(),
                                                   {{path, model::syntax::quoted(settings.solver)}}));
    }
    if (session_->file().replaceText(tr("Change run settings"), text.tree().text().bytes()))
        Q_EMIT experimentChanged();
}

void PropertyPanel::commitName(const QString& name)
{
    if (!session_ || shown_.size() != 1 || name == shown_.front().name)
        return;
    if (session_->rename(shown_.front(), name))
        return;
    if (!name.isEmpty() && !DocumentSession::isName(name)) {
        // A name that formulas cannot contain becomes the designation on the sheet.
        Q_EMIT hintChanged(tr("The sheet shows %1; formulas still use %2").arg(name, shown_.front().name));
        commitDesignation(name);
    } else {
        Q_EMIT hintChanged(tr("`%1` is not free: another symbol has this name").arg(name));
    }
    refresh();
}

void PropertyPanel::commitDesignation(const QString& designation)
{
    if (!session_ || shown_.size() != 1)
        return;
    if (!session_->apply(tr("Designate %1").arg(shown_.front().name),
                         {model::SetDesignation{shown_.front(), designation}}))
        refresh();
}

void PropertyPanel::seek(const QString& path)
{
    if (session_)
        Q_EMIT valueSought(wholePath(path));
}

QString PropertyPanel::wholePath(const QString& path) const
{
    const QString local = shown_.empty() ? path : shown_.front().name + QLatin1Char('.') + path;
    return session_->sheet().place().pathOf(local);
}

void PropertyPanel::addSought(QMenu& menu)
{
    if (shown_.size() != 1)
        return;
    QMenu* questions = menu.addMenu(tr("What must this be?"));
    for (const ParameterRow* row : form_->rows())
        if (const ParameterField& field = row->field(); canBeSought(field)) {
            const QString text =
                field.description.isEmpty()
                    ? field.path
                    : tr("%1 (%2)", "meaning and name of a parameter").arg(field.description, field.path);
            questions->addAction(text, this, [this, path = field.path] { seek(path); })->setData(field.path);
        }
    questions->menuAction()->setVisible(!questions->isEmpty());
}

void PropertyPanel::makeParameter(const QString& path)
{
    const Instance* model = session_ ? session_->sheet().instance() : nullptr;
    const Instance* owner = model && shown_.size() == 1 ? model->child(shown_.front().name.toStdString()) : nullptr;
    const Instance* parameter = owner ? owner->descendant(path.toStdString()) : nullptr;
    ParameterRow* row = form_->row(path);
    if (!parameter || !row)
        return;
    QString name = model::lastName(path);
    if (model->child(name.toStdString()) || session_->sheet().diagram().symbol({name}))
        name = shown_.front().name + QLatin1Char('_') + name;
    bool isWanted = false;
    name = QInputDialog::getText(this, tr("Make a parameter of the circuit"),
                                 tr("Name of the parameter, for this and other fields:"), QLineEdit::Normal, name,
                                 &isWanted)
               .trimmed();
    if (!isWanted)
        return;
    if (!DocumentSession::isName(name) || model->child(name.toStdString()) ||
        session_->sheet().diagram().symbol({name})) {
        row->refuse(tr("`%1` is not a free name: use letters, digits and _").arg(name));
        return;
    }
    const ParameterField& field = row->field();
    const QString value = field.expression.isEmpty() ? field.valueText : field.expression;
    session_->apply(tr("Make %1 a parameter").arg(path),
                    {model::AddParameter{QString::fromStdString(parameter->classNode().qualifiedName()), name, value,
                                         field.description},
                     model::SetModifier{shown_.front(), path, name}});
}

QStringList PropertyPanel::circuitParametersFor(const ParameterField& field) const
{
    QStringList names;
    const Instance* model = session_ ? session_->sheet().instance() : nullptr;
    if (!model || shown_.empty() || shown_.front().isEmpty())
        return names;
    for (const auto& parameter : model->children()) {
        const bool isParameter = parameter->prefixes().isParameter || parameter->prefixes().isConstant;
        const bool isReal = parameter->builtin() == model::BuiltinType::Real && !parameter->isArray();
        if (isParameter && isReal && field.kind == ParameterField::Kind::Number &&
            model::textAttribute(*parameter, "unit") == field.unit)
            names.append(QString::fromStdString(std::string(parameter->name())));
    }
    return names;
}

void PropertyPanel::startRename()
{
    heading_->setHelpShown(false);
    heading_->startRename();
}

void PropertyPanel::startEditing()
{
    heading_->setHelpShown(false);
    for (QLineEdit* field : scroll_->widget()->findChildren<QLineEdit*>()) {
        if (!field->isEnabled() || !field->isVisible())
            continue;
        field->setFocus(Qt::ShortcutFocusReason);
        field->selectAll();
        return;
    }
}

QString PropertyPanel::commitInput()
{
    if (QWidget* field = focusWidget(); field && field->hasFocus()) {
        field->clearFocus();
        field->setFocus();
    }
    for (const QLabel* error : findChildren<QLabel*>(QStringLiteral("error")))
        if (error->isVisible())
            return error->text();
    return {};
}

void PropertyPanel::showDocumentation(bool isShown)
{
    heading_->setHelpShown(isShown);
    pages_->setCurrentWidget(isShown ? static_cast<QWidget*>(documentation_) : scroll_);
}

void PropertyPanel::showDocumentationOf(const QString& className)
{
    const model::ClassNode* node = workspace_.library().find(className.toStdString());
    if (!node || !node->definition()) {
        Q_EMIT hintChanged(tr("The class `%1` is not loaded").arg(className));
        return;
    }
    model::InstanceTree tree(workspace_.library());
    const Instance& instance = tree.instantiate(*node);
    showDocumentation(true);
    documentation_->setDocumentation(
        node->shownName(), node->shownDescription(), explainedDocumentation(instance), fileFinder(className),
        heading_->nameField().text().isEmpty() ? tr("Back") : heading_->nameField().text());
}

}  // namespace bramah::editor
