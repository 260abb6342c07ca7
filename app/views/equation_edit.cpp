// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/equation_edit.h"

#include "editor/properties/name_completer.h"
#include "model/declarations/equation_part.h"
#include "model/document/document.h"
#include "model/edit/class_in_text.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QTextBlock>

#include <algorithm>

namespace bramah::app {

namespace {

/// Is the typed text an equation without its semicolon? It would then get the annotation of the class that follows.
bool lacksSemicolon(const QByteArray& part)
{
    using model::syntax::TokenKind;
    const auto tree = model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QString(), part));
    bool lacks = false;
    for (const model::syntax::Token& token : tree->tokens()) {
        if (token.kind == TokenKind::LineComment)
            lacks = false;  // the semicolon would become part of the comment
        else if (!isTrivia(token.kind) && token.kind != TokenKind::EndOfFile)
            lacks = token.kind != TokenKind::Semicolon && token.kind != TokenKind::Equation &&
                    token.kind != TokenKind::Algorithm;
    }
    return lacks;
}

/// Does the text say nothing, as blanks and comments?
bool isTrivial(const QByteArray& text)
{
    const auto tree = model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QString(), text));
    return std::ranges::all_of(tree->tokens(), [](const model::syntax::Token& token) {
        return isTrivia(token.kind) || token.kind == model::syntax::TokenKind::EndOfFile;
    });
}

}  // namespace

EquationEdit::EquationEdit(editor::DocumentSession& session, const editor::ActiveTheme& theme, QWidget* parent)
    : TextView(session, theme, parent), completer_(new editor::NameCompleter(*this, [this](const QString& whole) {
          return proposedNames(this->session(), whole);
      }))
{
    setAccessibleName(tr("Equations of the class"));
    setPlaceholderText(tr("Equations, each with a semicolon, as  q = k*(A.p - B.p);"));
    connect(completer_, qOverload<const QString&>(&QCompleter::activated), this, &EquationEdit::insertCompletion);
}

bool EquationEdit::shows(int offset) const
{
    return !isReadOnly() && offset >= shownSpan().begin && offset <= shownSpan().end;
}

const model::SourceText& EquationEdit::source() const
{
    return session().sheet().shownTree()->text();
}

std::optional<model::Span> EquationEdit::partOfClass() const
{
    if (session().file().document().textState() != model::Document::TextState::Sound)
        return std::nullopt;
    const auto tree = session().sheet().shownTree();
    const auto* definition = model::findClass(*tree, session().sheet().className());
    if (!definition || !model::isLongClass(*definition))
        return std::nullopt;
    return model::equationPartOf(*tree, *definition).span;
}

void EquationEdit::keep(const QByteArray& bytes, model::Span part)
{
    className_ = session().sheet().className();
    before_ = bytes.left(part.begin);
    behind_ = bytes.mid(part.end);
}

/// While the text around the part stays the same, the part is what is between, also with errors in it, and with the
/// empty line in which the user continues. A declaration that was made elsewhere may have come in between, too.
std::optional<model::Span> EquationEdit::partOf(const QByteArray& bytes)
{
    const std::optional<model::Span> part = partOfClass();
    const auto hasEquationsOnly = [&](qsizetype begin, qsizetype end) {
        return !part || (part->begin >= begin && part->end <= end && isTrivial(bytes.mid(begin, part->begin - begin)) &&
                         isTrivial(bytes.mid(part->end, end - part->end)));
    };
    const bool isSame = className_ == session().sheet().className() && !className_.isEmpty() &&
                        bytes.size() > before_.size() + behind_.size() && bytes.startsWith(before_) &&
                        bytes.endsWith(behind_) && hasEquationsOnly(before_.size(), bytes.size() - behind_.size());
    if (isSame) {
        const auto end = static_cast<std::int32_t>(bytes.size() - behind_.size());
        const bool isAdded = bytes == withSemicolon_;
        return model::Span{static_cast<std::int32_t>(before_.size()), isAdded ? end - 1 : end};
    }
    if (part)
        keep(bytes, *part);
    else
        className_.clear();
    return part;
}

QByteArray EquationEdit::withPart(const QByteArray& bytes, const QByteArray& part)
{
    const bool lacks = lacksSemicolon(part);
    const auto made = [&](const QByteArray& opening) {
        const QByteArray text = before_ + opening + part + (lacks ? ";" : "") + behind_;
        withSemicolon_ = lacks ? text : QByteArray();
        return text;
    };
    if (!shownSpan().isEmpty())
        return made({});
    const model::Document& document = session().file().document();
    const auto* definition = model::findClass(document.tree(), session().sheet().className());
    if (!definition)
        return bytes;
    static const QRegularExpression opening(QStringLiteral("^\\s*(initial\\s+)?(equation|algorithm)\\b"));
    const model::EquationPart place = model::equationPartOf(document.tree(), *definition);
    const bool hasOpening = opening.match(QString::fromUtf8(part)).hasMatch();
    before_ = bytes.left(place.span.begin) + place.before;
    behind_ = bytes.mid(place.span.end);
    return made(hasOpening ? QByteArray() : "equation" + place.before + "  ");
}

void EquationEdit::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (completer_->isOpen() && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab ||
                                 key == Qt::Key_Backtab || key == Qt::Key_Escape)) {
        event->ignore();  // for the list of completions
        return;
    }
    const bool isAsked = key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier;
    if (!isAsked) {
        const bool isNewLine = key == Qt::Key_Return && event->modifiers() == Qt::NoModifier && !isReadOnly();
        const QString line = textCursor().block().text();
        TextView::keyPressEvent(event);
        if (isNewLine)  // indented as the line before
            insertPlainText(line.left(line.size() - QStringView(line).trimmed().size() > 0
                                          ? line.indexOf(QStringView(line).trimmed().left(1))
                                          : 0));
    }
    const QString typed = event->text();
    const bool isOfName = !typed.isEmpty() && (typed.front().isLetterOrNumber() || typed == QLatin1String("_") ||
                                               typed == QLatin1String(".") || key == Qt::Key_Backspace);
    if (isAsked || (isOfName && (key != Qt::Key_Backspace || completer_->isOpen())))
        complete(isAsked);
    else if (!typed.isEmpty())
        completer_->close();
}

void EquationEdit::complete(bool isAsked)
{
    completer_->offer(textCursor().block().text().left(textCursor().positionInBlock()),
                      cursorRect().translated(viewportMargins().left(), 0), isAsked);
}

void EquationEdit::insertCompletion(const QString& name)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor,
                        static_cast<int>(completer_->completionPrefix().size()));
    cursor.insertText(name);
    setTextCursor(cursor);
}

}  // namespace bramah::app
