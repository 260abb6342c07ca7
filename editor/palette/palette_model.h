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

/// A tree of classes: those of the open file, the user's own components, starred and recently placed ones, then
/// packages and placeable classes of the library. Symbols are drawn when first shown. Borrows workspace and theme. GUI
/// thread.
class PaletteModel : public QStandardItemModel
{
    Q_OBJECT
public:
    static constexpr int kClassRole = Qt::UserRole + 1;        ///< full name of a class; empty for a package
    static constexpr int kSearchRole = Qt::UserRole + 2;       ///< everything that a search compares
    static constexpr int kWrittenNameRole = Qt::UserRole + 3;  ///< a class's name in words, in the language of its text
    static constexpr int kFileRole = Qt::UserRole + 4;         ///< true for the group of the open file's classes
    static constexpr int kNewRole = Qt::UserRole + 5;          ///< true for the row that makes a new component
    static constexpr int kChosenRole = Qt::UserRole + 6;       ///< true for the groups of favourites and recent classes
    static constexpr int kFavouriteRole = Qt::UserRole + 7;    ///< true for a starred class
    static constexpr int kPackagesRole = Qt::UserRole + 8;     ///< of a found class: the path of the packages around it
    static constexpr QSize kSymbolSize{56, 40};                ///< px

    /// Shows the classes of \a workspace at once. All but \a parent are borrowed.
    PaletteModel(Workspace& workspace, const ActiveTheme& theme, const ChosenClasses& chosen,
                 QObject* parent = nullptr);

    /// Reads all groups again, as after a change of libraries; indices become invalid.
    void rebuild();
    /// Sets the user's own package, whose classes follow those of the file, with a row that makes a new one, even if
    /// the package does not exist yet. An empty name: no such group.
    void setOwnPackage(const std::string& name);
    /// Updates the classes of the user's own package. True if there are others now.
    bool refreshOwn();
    /// Updates favourites and recent classes. True if there are others now.
    bool refreshChosen();
    /// Shows the open file's own classes, by full name, as the first group with the heading \a title; an empty list
    /// removes it. Draws their symbols again. True if there are other classes now.
    bool showFile(const QString& title, const QStringList& classNames);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

Q_SIGNALS:
    /// A class is being dragged out of the palette.
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
    /// Adds buses, which can be placed on a sheet wherever a library declares them.
    void addBuses(QStandardItem& parent, const model::ClassNode& interfaces);
    void addPackage(QStandardItem& parent, const model::ClassNode& package);
    [[nodiscard]] QPixmap symbol(const QString& className) const;

    Workspace& workspace_;
    const ActiveTheme& theme_;
    const ChosenClasses& chosen_;
    QStringList favourites_, recent_;  ///< as shown in the tree
    QString fileTitle_;
    QStringList fileClasses_;
    std::string ownPackage_;
    QStringList ownClasses_;
    mutable QHash<QString, QPixmap> symbols_;
};

}  // namespace bramah::editor
