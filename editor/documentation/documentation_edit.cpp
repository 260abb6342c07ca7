// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/documentation/documentation_edit.h"

#include "editor/documentation/simple_html.h"
#include "editor/properties/documentation_view.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "editor/theme/command_keys.h"
#include "editor/theme/paste_guard.h"
#include "model/classes/class_library.h"
#include "model/classes/files_of_texts.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/dotted_name.h"

#include <QAction>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextEdit>
#include <QTextList>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr int kDelay = 400;  // ms after the last key

/// Keys beyond those of texts, which count from 1.
int nextKey()
{
    static int last = 1 << 20;
    return ++last;
}

/// A text field that reads no file which the text names.
class Letters final : public PasteGuard<QTextEdit>
{
public:
    using PasteGuard::PasteGuard;

protected:
    QVariant loadResource(int type, const QUrl&) override
    {
        if (type != QTextDocument::ImageResource)
            return QString();
        QImage none(1, 1, QImage::Format_ARGB32);  // without one, Qt would look for the file by itself
        none.fill(Qt::transparent);
        return none;
    }
};

}  // namespace

DocumentationEdit::DocumentationEdit(DocumentSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      tools_(new QToolBar(this)),
      text_(new Letters(this)),
      preview_(new DocumentationView(this)),
      note_(new QLabel(this)),
      mergeKey_(nextKey())
{
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    text_->setAccessibleName(tr("Documentation of the class"));
    text_->setPlaceholderText(tr("Purpose of the class, formulas in bold, assumptions, typical values"));
    text_->setFrameShape(QFrame::NoFrame);
    text_->setUndoRedoEnabled(false);
    text_->setAcceptRichText(false);
    text_->document()->setDocumentMargin(12);
    text_->installEventFilter(this);
    preview_->setFrameShape(QFrame::NoFrame);
    note_->setObjectName(QStringLiteral("fault"));
    note_->setWordWrap(true);
    note_->setContentsMargins(12, 6, 12, 6);
    makeTools();
    auto* sides = new QSplitter(Qt::Horizontal, this);
    sides->addWidget(text_);
    sides->addWidget(preview_);
    sides->setSizes({500, 500});  // in equal shares
    sides->setChildrenCollapsible(false);
    sides->setHandleWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tools_);
    column->addWidget(sides, 1);
    column->addWidget(note_);
    setFocusProxy(text_);
    delay_.setSingleShot(true);
    delay_.setInterval(kDelay);
    connect(&delay_, &QTimer::timeout, this, &DocumentationEdit::commit);
    connect(text_, &QTextEdit::textChanged, this, [this] {
        hasTyped_ = true;
        delay_.start();
    });
    connect(text_, &QTextEdit::cursorPositionChanged, this, &DocumentationEdit::followCursor);
}

void DocumentationEdit::makeTools()
{
    const auto add = [this](const char* name, const QString& text, const QString& hint, const QKeySequence& key,
                            auto act) {
        QAction* action = tools_->addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setToolTip(hint);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    bold_ = add("bold", tr("Bold"), tr("Bold; formulas in bold are formatted (Ctrl+B)"), QKeySequence::Bold,
                [this](bool isOn) { text_->setFontWeight(isOn ? QFont::Bold : QFont::Normal); });
    italic_ = add("italic", tr("Italic"), tr("Italic (Ctrl+I)"), QKeySequence::Italic,
                  [this](bool isOn) { text_->setFontItalic(isOn); });
    heading_ = add("heading", tr("Heading"), tr("A heading"), {}, [this](bool isOn) { toggleHeading(isOn); });
    bullets_ =
        add("bullets", tr("List"), tr("A list with bullets"), {}, [this](bool isOn) { toggleList(isOn, false); });
    numbers_ = add("numbers", tr("Numbered list"), tr("A list with numbers"), {},
                   [this](bool isOn) { toggleList(isOn, true); });
}

void DocumentationEdit::toggleHeading(bool isOn)
{
    constexpr int kLevel = 4;
    QTextCursor cursor = text_->textCursor();
    QTextBlockFormat block;
    block.setHeadingLevel(isOn ? kLevel : 0);
    cursor.mergeBlockFormat(block);
    QTextCharFormat letters;
    letters.setFontWeight(isOn ? QFont::Bold : QFont::Normal);
    cursor.select(QTextCursor::BlockUnderCursor);
    cursor.mergeCharFormat(letters);
    text_->mergeCurrentCharFormat(letters);
}

void DocumentationEdit::toggleList(bool isOn, bool isNumbered)
{
    QTextCursor cursor = text_->textCursor();
    if (isOn) {
        cursor.createList(isNumbered ? QTextListFormat::ListDecimal : QTextListFormat::ListDisc);
    } else {
        if (QTextList* list = cursor.currentList())
            list->remove(cursor.block());
        QTextBlockFormat plain = cursor.blockFormat();
        plain.setIndent(0);
        cursor.setBlockFormat(plain);
    }
    followCursor();
}

void DocumentationEdit::followCursor()
{
    const QTextList* list = text_->textCursor().currentList();
    const bool isNumbered = list && list->format().style() == QTextListFormat::ListDecimal;
    bold_->setChecked(text_->fontWeight() > QFont::Medium);
    italic_->setChecked(text_->fontItalic());
    heading_->setChecked(text_->textCursor().blockFormat().headingLevel() > 0);
    bullets_->setChecked(list && !isNumbered);
    numbers_->setChecked(isNumbered);
}

QString DocumentationEdit::writtenInfo() const
{
    const auto tree = session_.sheet().shownTree();
    const auto* definition = model::findClass(*tree, session_.sheet().className());
    const auto* annotation = definition ? definition->annotation : nullptr;
    return stringIn(nestedIn(annotation ? annotation->arguments : nullptr, "Documentation"), "info")
        .value_or(QString());
}

void DocumentationEdit::show(const QString& className)
{
    if (session_.file().document().textState() != model::Document::TextState::Sound) {
        text_->setReadOnly(true);
        tools_->setEnabled(false);
        note_->setText(session_.readOnlyReason());
        return;
    }
    const QString info = writtenInfo();
    const bool isBeyond = isBeyondSimple(info) || !isShortEnough(info);
    const bool isEditable = session_.isEditable() && !isBeyond;
    text_->setReadOnly(!isEditable);
    tools_->setEnabled(isEditable);
    note_->setText(!session_.isEditable() ? session_.readOnlyReason()
                   : isBeyond ? tr("This documentation has more than text and lists: edit it in the text (%1).")
                                    .arg(keysOfCommand(*this, "view.text"))
                              : tr("Formulas in bold are formatted: q = Cd*A*sqrt(2*dp/rho)"));
    if (className != className_ || info != info_) {
        className_ = className;
        info_ = info;
        hasTyped_ = false;
        delay_.stop();
        mergeKey_ = nextKey();
        takeInfo();
    }
    showPreview();
}

void DocumentationEdit::takeInfo()
{
    const QSignalBlocker blocker(text_);
    const int position = text_->textCursor().position();
    text_->setHtml(isShortEnough(info_) ? info_ : QString());
    QTextCursor cursor = text_->textCursor();
    cursor.setPosition(std::min(position, text_->document()->characterCount() - 1));
    text_->setTextCursor(cursor);
    followCursor();
}

void DocumentationEdit::showPreview()
{
    const auto tree = session_.sheet().shownTree();
    const auto* definition = model::findClass(*tree, session_.sheet().className());
    const QString description = definition ? model::syntax::descriptionText(definition->description) : QString();
    const auto fileOf = [this, name = className_](const QString& address) {
        const model::ClassNode* node = session_.workspace().library().find(name.toStdString());
        return node ? model::fileNamedBy(*node, address) : model::NamedFile();
    };
    preview_->setDocumentation(model::lastName(className_), description, info_, fileOf);
}

void DocumentationEdit::commit()
{
    delay_.stop();
    if (!hasTyped_)
        return;
    hasTyped_ = false;
    const auto* definition = model::findClass(session_.file().document().tree(), session_.sheet().className());
    if (!definition || !session_.isEditable() || text_->isReadOnly())
        return;
    const QString html = QStringLiteral("<html>\n%1</html>").arg(simpleHtml(*text_->document()));
    if (html == info_)
        return;
    info_ = html;
    const model::TextEdits edits = model::setClassAnnotation(
        session_.file().document().tree(), *definition, {{{"Documentation", "info"}, model::syntax::quoted(html)}});
    session_.file().replaceText(tr("Edit the documentation"),
                                edits.appliedTo(session_.file().document().text().bytes()), mergeKey_);
}

bool DocumentationEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == text_ && event->type() == QEvent::PaletteChange) {
        commit();
        takeInfo();  // reads it again, as links keep the colour with which they were read
    }
    if (watched == text_ && event->type() == QEvent::FocusOut) {
        commit();
        mergeKey_ = nextKey();
    }
    if (watched != text_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isUndo = key->matches(QKeySequence::Undo);
    if (!isUndo && !key->matches(QKeySequence::Redo))
        return QWidget::eventFilter(watched, event);
    commit();
    if (isUndo)
        session_.file().undoStack().undo();
    else
        session_.file().undoStack().redo();
    return true;
}

}  // namespace bramah::editor
