// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/properties/drawing_form.h"

#include "editor/properties/elided_combo_box.h"
#include "editor/session/legible_edit.h"
#include "model/codes/accessory.h"
#include "model/codes/part_data.h"
#include "model/diagram/technical_data.h"
#include "model/instance/instance.h"
#include "model/syntax/string_literal.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace bramah::editor {

namespace {

enum DataChoice { AsTheSheet, Shown, Hidden, OwnText };

const model::Instance* instanceOf(const DocumentSession& session, const model::ComponentId& id)
{
    const model::Instance* sheet = session.sheet().instance();
    return sheet ? sheet->child(id.baseName().toStdString()) : nullptr;
}

const model::syntax::Annotation* annotationOf(const model::Instance* component)
{
    return component && component->component() ? component->component()->comment.annotation : nullptr;
}

QString quoted(const QString& text)
{
    return text.isEmpty() ? QString() : QString::fromUtf8(model::syntax::quoted(text));
}

}  // namespace

DrawingForm::DrawingForm(QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)), data_(new ElidedComboBox), ownData_(new QLineEdit)
{
    grid_->setContentsMargins(12, 4, 8, 8);
    grid_->setHorizontalSpacing(6);
    grid_->setVerticalSpacing(4);
    grid_->setColumnMinimumWidth(0, 96);
    grid_->setColumnStretch(1, 1);
    auto* heading = new QLabel(tr("On the drawing and in lists"));
    heading->setObjectName(QStringLiteral("groupHeading"));
    grid_->addWidget(heading, 0, 0, 1, 2);
    function_ = addRow(QString(), QStringLiteral("circuitFunction"),
                       tr("What the circuit does, as clamp or lift; it stands above the circuit"));
    for (Row& row : coils_)
        row = addRow(QString(), QStringLiteral("coil"), tr("The coil's name in the electrical diagram, as Y1"));
    coils_[1].field->setObjectName(QStringLiteral("coil2"));
    data_->addItem(tr("As the sheet says"));
    data_->addItem(tr("Shown"));
    data_->addItem(tr("Not shown"));
    data_->addItem(tr("Own text"));
    data_->setObjectName(QStringLiteral("technicalData"));
    data_->setAccessibleName(tr("Data"));
    data_->setToolTip(tr("Whether technical data stand at the symbol"));
    ownData_->setObjectName(QStringLiteral("ownData"));
    ownData_->setAccessibleName(tr("Text of the data"));
    const int line = grid_->rowCount();
    grid_->addWidget(new QLabel(tr("Data")), line, 0);
    grid_->addWidget(data_, line, 1);
    grid_->addWidget(ownData_, line + 1, 1);
    maker_ = addRow(tr("Maker"), QStringLiteral("maker"), tr("Who makes the part that is ordered"));
    type_ = addRow(tr("Type code"), QStringLiteral("typeCode"), tr("By which the maker knows the part"));
    number_ = addRow(tr("Material no."), QStringLiteral("materialNumber"), tr("Its number in your own stock"));
    designation_ = addRow(tr("Designation"), QStringLiteral("designation"),
                          tr("What parts lists call it; its description if empty"));
    remark_ = addRow(tr("Remark"), QStringLiteral("remark"), tr("What parts lists say about it"));
    accessories_ = addRow(tr("Accessories"), QStringLiteral("accessories"),
                          tr("What is ordered with it, below it in parts lists: 2 x SAE flange | type code | maker | "
                             "material no.; further ones behind a semicolon"));
    accessories_.field->setPlaceholderText(tr("2 x SAE flange | type code"));
    connect(accessories_.field, &QLineEdit::editingFinished, this, &DrawingForm::commitAccessories);
    connect(function_.field, &QLineEdit::editingFinished, this, &DrawingForm::commitFunction);
    for (const Row& row : coils_)
        connect(row.field, &QLineEdit::editingFinished, this, &DrawingForm::commitCoils);
    connect(data_, &QComboBox::activated, this, &DrawingForm::commitData);
    connect(ownData_, &QLineEdit::editingFinished, this, &DrawingForm::commitData);
    const auto writes = [this](const Row& row, const char* path, const QString& name) {
        connect(row.field, &QLineEdit::editingFinished, this,
                [this, field = row.field, path, name] { commitText(*field, path, name); });
    };
    writes(maker_, "part.maker", tr("Set the maker of %1"));
    writes(type_, "part.typeCode", tr("Set the type code of %1"));
    writes(number_, "part.number", tr("Set the material number of %1"));
    writes(designation_, "part.designation", tr("Set the designation of %1"));
    writes(remark_, "part.remark", tr("Set the remark on %1"));
    hide();
}

DrawingForm::Row DrawingForm::addRow(const QString& label, const QString& id, const QString& tip)
{
    Row row{new QLabel(label), new QLineEdit};
    row.label->setToolTip(tip);
    row.field->setToolTip(tip);
    row.field->setAccessibleName(label);
    row.field->setObjectName(id);
    row.field->setMinimumWidth(60);
    const int line = grid_->rowCount();
    grid_->addWidget(row.label, line, 0);
    grid_->addWidget(row.field, line, 1);
    return row;
}

void DrawingForm::setSession(DocumentSession* session)
{
    if (session_)
        session_->dropListener(this);
    session_ = session;
    if (session_) {
        connect(session_, &DocumentSession::selectionChanged, this, &DrawingForm::refresh);
        connect(session_, &DocumentSession::editabilityChanged, this, &DrawingForm::refresh);
        connect(&session_->sheet(), &Sheet::diagramSettled, this, &DrawingForm::refresh);
        connect(&session_->sheet(), &Sheet::classShownChanged, this, &DrawingForm::refresh);
        connect(session_, &QObject::destroyed, this, &QWidget::hide);
    }
    refresh();
}

void DrawingForm::show(const Row& row, const QString& text, bool isThere)
{
    row.label->setVisible(isThere);
    row.field->setVisible(isThere);
    if (!(row.field->hasFocus() && row.field->isModified()))
        row.field->setText(text);
}

void DrawingForm::refresh()
{
    const bool isOne = session_ && session_->selection().components.size() == 1;
    const model::Diagram* diagram = session_ ? &session_->sheet().diagram() : nullptr;
    const model::DiagramComponent* symbol =
        isOne ? diagram->component(*session_->selection().components.begin()) : nullptr;
    const model::Instance* instance = symbol && !symbol->isMissing ? instanceOf(*session_, symbol->id) : nullptr;
    const QString ofClass = instance ? model::technicalDataOf(*instance, diagram->codes()) : QString();
    setVisible(instance && (symbol->isCoded() || !ofClass.isEmpty()));
    const model::ComponentId before = std::exchange(shown_, isHidden() ? model::ComponentId() : symbol->id);
    if (isHidden())
        return;
    if (before != shown_)
        for (QLineEdit* field : findChildren<QLineEdit*>())
            field->setModified(false);
    setEnabled(session_->isEditable() && !symbol->isInherited);
    const auto code = model::parsedCode(symbol->designation, diagram->codeScheme());
    circuit_ = code && diagram->codeScheme() != model::CodeScheme::Iec81346 ? code->circuit : -1;
    function_.label->setText(tr("Circuit %1").arg(circuit_));
    function_.field->setAccessibleName(function_.label->text());
    show(function_, diagram->codes().functionOf(circuit_), circuit_ >= 0);
    for (qsizetype k = 0; k < 2; ++k) {
        const Row& row = coils_[k];
        const bool isThere = k < symbol->coilPorts.size();
        row.label->setText(isThere ? tr("Coil %1").arg(symbol->coilPorts[k]) : QString());
        row.field->setAccessibleName(row.label->text());
        show(row, symbol->notes.coils.value(k), isThere);
    }
    const model::DataAtSymbol said = model::dataAtSymbol(annotationOf(instance));
    data_->setCurrentIndex(said.text ? OwnText : !said.isShown ? AsTheSheet : *said.isShown ? Shown : Hidden);
    ownData_->setPlaceholderText(QString(ofClass).replace(QLatin1Char('\n'), QLatin1String("; ")));
    if (!(ownData_->hasFocus() && ownData_->isModified()))
        ownData_->setText(QString(said.text.value_or(QString())).replace(QLatin1Char('\n'), QLatin1String("; ")));
    const model::PartData part = model::partDataOf(annotationOf(instance));
    show(maker_, part.maker, true);
    show(type_, part.type, true);
    show(number_, part.number, true);
    show(designation_, part.designation, true);
    show(remark_, part.remark, true);
    show(accessories_, model::accessoryTexts(annotationOf(instance)).join(QLatin1String("; ")), true);
}

void DrawingForm::commit(const QString& name, const model::DiagramChange& change)
{
    if (!session_ || shown_.isEmpty() || !applyLegibly(*session_, name, {change}))
        refresh();
}

void DrawingForm::commitText(const QLineEdit& field, const char* path, const QString& name)
{
    if (!field.isModified())
        return;
    const_cast<QLineEdit&>(field).setModified(false);
    commit(name.arg(shown_.name),
           model::SetVendorValue{shown_, QString::fromLatin1(path), quoted(field.text().trimmed())});
}

void DrawingForm::commitFunction()
{
    if (!function_.field->isModified() || !session_ || circuit_ < 0)
        return;
    function_.field->setModified(false);
    model::SheetCodes codes = session_->sheet().diagram().codes();
    codes.setFunction(circuit_, function_.field->text().trimmed());
    commit(tr("Say what circuit %1 does").arg(circuit_), model::SetSheetCodes{codes});
}

void DrawingForm::commitCoils()
{
    if (!coils_[0].field->isModified() && !coils_[1].field->isModified())
        return;
    QStringList names;
    for (const Row& row : coils_) {
        row.field->setModified(false);
        names.append(row.field->isHidden() ? QString() : row.field->text().trimmed());
    }
    while (!names.isEmpty() && names.back().isEmpty())
        names.removeLast();
    commit(tr("Name the coils of %1").arg(shown_.name),
           model::SetVendorValue{shown_, QStringLiteral("coils"),
                                 names.isEmpty() ? QString() : QString::fromUtf8(model::syntax::quotedArray(names))});
}

void DrawingForm::commitAccessories()
{
    if (!accessories_.field->isModified())
        return;
    accessories_.field->setModified(false);
    QStringList texts;
    for (const QString& text : accessories_.field->text().split(QLatin1Char(';'), Qt::SkipEmptyParts))
        texts.append(text.simplified());
    texts.removeAll(QString());
    commit(tr("Set the accessories of %1").arg(shown_.name),
           model::SetVendorValue{shown_, QStringLiteral("part.accessories"),
                                 texts.isEmpty() ? QString() : QString::fromUtf8(model::syntax::quotedArray(texts))});
}

void DrawingForm::commitData()
{
    const bool isTyped = ownData_->isModified();
    if (sender() == ownData_ && !isTyped)
        return;
    ownData_->setModified(false);
    const QString own = ownData_->text().trimmed().replace(QLatin1String("; "), QLatin1String("\n"));
    const auto wanted =
        isTyped ? (own.isEmpty() ? AsTheSheet : OwnText) : static_cast<DataChoice>(data_->currentIndex());
    QString value;
    if (wanted == OwnText)
        value =
            quoted(own.isEmpty() ? ownData_->placeholderText().replace(QLatin1String("; "), QLatin1String("\n")) : own);
    else if (wanted != AsTheSheet)
        value = wanted == Shown ? QStringLiteral("true") : QStringLiteral("false");
    commit(tr("Choose the data at %1").arg(shown_.name),
           model::SetVendorValue{shown_, QStringLiteral("technicalData"), value});
}

}  // namespace bramah::editor
