// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/shortcuts_dialog.h"

#include "app/shortcuts/key_field.h"
#include "app/shortcuts/shortcut_model.h"
#include "app/shortcuts/shortcuts.h"
#include "app/shortcuts/shortcuts_print.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace bramah::app {

ShortcutsDialog::ShortcutsDialog(Shortcuts& shortcuts, const QMenuBar& menus, QWidget* parent)
    : QDialog(parent),
      shortcuts_(shortcuts),
      model_(new ShortcutModel(shortcuts, this)),
      filtered_(new ShortcutFilter(*model_, this)),
      table_(new QTreeView(this)),
      words_(new QLineEdit(this)),
      pressed_(new KeyField(this)),
      newLabel_(new QLabel(this)),
      new_(new KeyField(this)),
      none_(new QPushButton(tr("&No keys"), this)),
      default_(new QPushButton(tr("&Default"), this)),
      message_(new QLabel(this)),
      yes_(new QPushButton(this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    model_->setLines(shortcutLines(menus, shortcuts));
    auto* column = new QVBoxLayout(this);
    column->addLayout(makeSearch());
    makeTable();
    column->addWidget(table_, 1);
    column->addLayout(makeKeys());
    column->addWidget(makeQuestion());
    column->addWidget(makeButtons());
    QWidget* before = words_;
    for (QWidget* next : std::initializer_list<QWidget*>{pressed_, table_, new_, none_, default_, yes_}) {
        setTabOrder(before, next);
        before = next;
    }
    words_->setFocus();
    connect(&shortcuts_, &Shortcuts::changed, this, [this] {
        model_->update();
        updateKeys();
    });
    find();
    constexpr int kMostName = 380, kMostKeys = 220;  // px
    for (const auto& [part, most] : {std::pair{ShortcutModel::Name, kMostName}, {ShortcutModel::Keys, kMostKeys}}) {
        table_->resizeColumnToContents(part);
        table_->header()->resizeSection(part, std::min(table_->header()->sectionSize(part), most));
    }
    constexpr QSize kSize(1100, 640);
    constexpr QSize kFrame(16, 60);  // px about the dialog, for the window manager
    resize(kSize.boundedTo(screen()->availableSize() - kFrame));
}

QLayout* ShortcutsDialog::makeSearch()
{
    words_->setObjectName(QStringLiteral("words"));
    words_->setPlaceholderText(tr("Find a command by its name or by what it does"));
    words_->setAccessibleName(tr("Find a command"));
    words_->setClearButtonEnabled(true);
    pressed_->setObjectName(QStringLiteral("pressed"));
    pressed_->setPlaceholderText(tr("or press its keys here"));
    pressed_->setAccessibleName(tr("Find a command by its keys"));
    pressed_->setToolTip(tr("Press keys to see what they do; Escape shows all commands again"));
    QList<QKeySequence> known;
    for (const ShortcutLine& line : model_->lines())
        for (const QKeySequence& keys : line.keys)
            if (!known.contains(keys))
                known << keys;
    for (KeyField* field : {pressed_, new_})
        field->setKnown(known);
    auto* row = new QHBoxLayout;
    row->addWidget(words_, 2);
    row->addWidget(pressed_, 1);
    // One finds by the one or the other.
    connect(words_, &QLineEdit::textEdited, pressed_, [this] { pressed_->setKeys({}); });
    connect(words_, &QLineEdit::textChanged, this, &ShortcutsDialog::find);
    connect(pressed_, &KeyField::keysPressed, this, [this] {
        words_->clear();
        find();
    });
    return row;
}

void ShortcutsDialog::makeTable()
{
    table_->setModel(filtered_);
    table_->setAccessibleName(tr("Commands and their keys"));
    table_->setAlternatingRowColors(true);
    table_->ensurePolished();  // rows have the height of the style from the first on
    table_->setUniformRowHeights(true);
    table_->setRootIsDecorated(false);
    table_->setItemsExpandable(false);
    table_->setAllColumnsShowFocus(true);
    table_->header()->setStretchLastSection(true);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShortcutsDialog::updateKeys);
    connect(table_, &QTreeView::activated, this, [this] {
        if (new_->isEnabled())
            new_->setFocus(Qt::OtherFocusReason);
    });
}

QLayout* ShortcutsDialog::makeKeys()
{
    new_->setObjectName(QStringLiteral("newKeys"));
    new_->setPlaceholderText(tr("Press the new keys here"));
    new_->setAccessibleName(tr("New keys of the command"));
    none_->setObjectName(QStringLiteral("none"));
    default_->setObjectName(QStringLiteral("default"));
    newLabel_->setTextFormat(Qt::PlainText);
    newLabel_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(newLabel_, 1);
    row->addWidget(new_);
    row->addWidget(none_);
    row->addWidget(default_);
    new_->setMinimumWidth(new_->fontMetrics().horizontalAdvance(new_->placeholderText()) + 24);
    for (QPushButton* button : {none_, default_})
        button->setAutoDefault(false);
    connect(new_, &KeyField::keysPressed, this, [this](const QKeySequence& keys) {
        if (!keys.isEmpty())
            assign({keys});
        else
            updateKeys();
    });
    connect(none_, &QPushButton::clicked, this, [this] { assign({}); });
    connect(default_, &QPushButton::clicked, this, [this] {
        if (current() && current()->action)
            assign(shortcuts_.defaults(*current()->action));
    });
    return row;
}

QWidget* ShortcutsDialog::makeQuestion()
{
    auto* question = new QWidget(this);
    auto* row = new QHBoxLayout(question);
    row->setContentsMargins(0, 0, 0, 0);
    message_->setObjectName(QStringLiteral("message"));
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    yes_->setObjectName(QStringLiteral("yes"));
    yes_->setAutoDefault(true);
    row->addWidget(message_, 1);
    row->addWidget(yes_);
    yes_->hide();
    // There is always room for two lines, so that nothing jumps.
    question->setMinimumHeight(std::max(yes_->sizeHint().height(), 2 * message_->fontMetrics().lineSpacing()));
    connect(yes_, &QPushButton::clicked, this, [this] {
        const auto yes = std::exchange(whenYes_, {});
        tell({});
        if (yes)
            yes();
        table_->setFocus();
    });
    return question;
}

QWidget* ShortcutsDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* all = buttons->addButton(tr("&All to default…"), QDialogButtonBox::ResetRole);
    QPushButton* paper = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("allToDefault"));
    paper->setObjectName(QStringLiteral("print"));
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::askForReset);
    connect(paper, &QPushButton::clicked, this, &ShortcutsDialog::print);
    connect(buttons, &QDialogButtonBox::rejected, this, [this] {
        whenYes_ = {};
        reject();
    });
    return buttons;
}

void ShortcutsDialog::find()
{
    const ShortcutLine* before = current();
    filtered_->setWords(words_->text());
    filtered_->setKeys(pressed_->keys());
    table_->expandAll();
    for (int group = 0; group < filtered_->rowCount(); ++group)
        table_->setFirstColumnSpanned(group, {}, true);
    if (!current() || current() != before)
        table_->setCurrentIndex(filtered_->index(0, 0, filtered_->index(0, 0)));
    updateKeys();
    if (filtered_->rowCount() == 0)
        tell(pressed_->keys().isEmpty() ? tr("No command has these words.")
                                        : tr("Nothing has the keys %1.").arg(pressed_->text()));
}

const ShortcutLine* ShortcutsDialog::current() const
{
    return model_->line(filtered_->mapToSource(table_->currentIndex()));
}

void ShortcutsDialog::updateKeys()
{
    whenYes_ = {};
    tell({});
    const ShortcutLine* line = current();
    const bool isCommand = line && line->action;
    newLabel_->setText(!line        ? QString()
                       : !isCommand ? tr("%1: these keys do not change").arg(line->name)
                                    : line->name);
    new_->setKeys({});
    new_->setEnabled(isCommand);
    none_->setEnabled(isCommand && !line->keys.isEmpty());
    default_->setEnabled(isCommand && shortcuts_.isChanged(*line->action));
}

void ShortcutsDialog::assign(const QList<QKeySequence>& keys)
{
    const ShortcutLine* line = current();
    if (!line || !line->action)
        return;
    QAction& action = *line->action;
    const auto nameOf = [this](auto isWanted) {
        const auto found = std::ranges::find_if(model_->lines(), isWanted);
        return found == model_->lines().end() ? QString() : tr("%1 > %2").arg(found->group, found->name);
    };
    const QString reserved = nameOf([&](const ShortcutLine& one) {
        return one.isReserved && std::ranges::any_of(keys, [&](const auto& key) { return one.keys.contains(key); });
    });
    if (!reserved.isEmpty()) {
        new_->setKeys({});
        tell(tr("%1 cannot be the keys of a command. They belong to: %2").arg(textOf(keys), reserved));
        return;
    }
    if (const QAction* owner = shortcuts_.ownerOf(keys, action)) {
        ask(tr("%1 belongs to: %2").arg(textOf(keys), nameOf([&](const ShortcutLine& one) {
                                            return one.action == owner;
                                        })),
            tr("&Take over"), [this, &action, keys] { shortcuts_.assign(action, keys); });
        return;
    }
    shortcuts_.assign(action, keys);
    table_->setFocus();
}

void ShortcutsDialog::ask(const QString& text, const QString& button, std::function<void()> yes)
{
    whenYes_ = std::move(yes);
    message_->setText(text);
    yes_->setText(button);
    yes_->show();
    yes_->setFocus();
}

void ShortcutsDialog::tell(const QString& text)
{
    message_->setText(text);
    yes_->hide();
}

void ShortcutsDialog::askForReset()
{
    const auto changed =
        std::ranges::count_if(shortcuts_.actions(), [this](const QAction* one) { return shortcuts_.isChanged(*one); });
    if (changed == 0)
        tell(tr("All commands have their default keys."));
    else
        ask(tr("%n command(s) get their default keys again.", nullptr, static_cast<int>(changed)), tr("&Reset"),
            [this] { shortcuts_.resetAll(); });
}

void ShortcutsDialog::print()
{
    const ShortcutsPrint table(model_->lines());
    QPrinter printer(QPrinter::HighResolution);
    ShortcutsPrint::setUp(printer);
    QPrintPreviewDialog preview(&printer, this);
    preview.setWindowTitle(tr("Print the keyboard shortcuts"));
    preview.resize(parentWidget() ? parentWidget()->size() * 0.8 : size());
    connect(&preview, &QPrintPreviewDialog::paintRequested, this, [&table](QPrinter* paper) { table.paint(*paper); });
    preview.exec();
}

void ShortcutsDialog::reject()
{
    if (whenYes_) {
        updateKeys();
        table_->setFocus();
        return;
    }
    QDialog::reject();
}

}  // namespace bramah::app
