// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPixmap>
#include <QPointer>
#include <QStandardItemModel>

namespace bramah::model {
class ClassNode;
}

namespace bramah::editor {

class ActiveTheme;
class ChosenClasses;
class Workspace;

/// The own classes of the open file, then the user's own components, those marked with a star and those placed last,
/// then the packages and placeable classes of the library, as a tree. Symbols are drawn when they are first shown.
/// Borrows workspace and theme. GUI thread.
class PaletteModel : public QStandardItemModel
{
    Q_OBJECT
public:
    static constexpr int kClassRole = Qt::UserRole + 1;        ///< full name of a class; empty for a package
    static constexpr int kSearchRole = Qt::UserRole + 2;       ///< everything a search looks at
    static constexpr int kWrittenNameRole = Qt::UserRole + 3;  ///< a class's name in words, as the text has it
    static constexpr int kFileRole = Qt::UserRole + 4;         ///< true of the group of the open file's own classes
    static constexpr int kNewRole = Qt::UserRole + 5;          ///< true of the row that makes a new component
    static constexpr int kChosenRole = Qt::UserRole + 6;       ///< true of the groups of favourites and of recent ones
    static constexpr int kFavouriteRole = Qt::UserRole + 7;    ///< true of a class marked with a star
    static constexpr QSize kSymbolSize{56, 40};                ///< px

    PaletteModel(Workspace& workspace, const ActiveTheme& theme, const ChosenClasses& chosen,
                 QObject* parent = nullptr);

    void rebuild();
    /// The user's own package, whose classes stand behind those of the file with a row that makes a new one, also while
    /// there is no such package. None if the name is empty.
    void setOwnPackage(const std::string& name);
    /// Takes the classes of the user's own package as they are now. True if other ones stand there.
    bool refreshOwn();
    /// Takes the favourites and the recent classes as they are now. True if other ones stand there.
    bool refreshChosen();
    /// The open file's own classes, by full name, as the first group, which is headed \a title; none if the list is
    /// empty. Their symbols are drawn anew. True if other classes stand there now.
    bool showFile(const QString& title, const QStringList& classNames);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

Q_SIGNALS:
    /// A class is being dragged away.
    void taken(const QString& className) const;

private:
    void insertFile();
    void insertOwn();
    void insertChosen();
    void insertChosenGroup(int row, const QString& title, const QStringList& classNames);
    void addOwn(QStandardItem& parent, const model::ClassNode& package) const;
    [[nodiscard]] int chosenRow() const { return ownRow() + (ownPackage_.empty() ? 0 : 1); }
    [[nodiscard]] int ownRow() const { return fileClasses_.isEmpty() ? 0 : 1; }
    [[nodiscard]] QStringList ownClasses() const;
    /// Buses stand on the sheet by themselves, wherever a library declares them.
    void addBuses(QStandardItem& parent, const model::ClassNode& interfaces);
    void addPackage(QStandardItem& parent, const model::ClassNode& package);
    [[nodiscard]] QPixmap symbol(const QString& className) const;

    Workspace& workspace_;
    const ActiveTheme& theme_;
    const ChosenClasses& chosen_;
    QStringList favourites_, recent_;  ///< as they stand in the tree
    QString fileTitle_;
    QStringList fileClasses_;
    std::string ownPackage_;
    QStringList ownClasses_;
    mutable QHash<QString, QPixmap> symbols_;
};

}  // namespace bramah::editor
