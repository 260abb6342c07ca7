// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fmu/fmu_pictures.h"

#include "editor/drawing/drawn_sheet.h"
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "model/syntax/syntax_tree.h"
#include "tests/test_registry.h"

#include <QImage>
#include <QtTest/QTest>

using namespace bramah;

class FmuPicturesTest : public QObject
{
    Q_OBJECT

    /// The pictures of a model with \a annotation and, on its sheet, a red square of 40 beside an orange one.
    static solver::FmuPictures picturesWith(const QByteArray& annotation)
    {
        model::ClassLibrary library;
        library.addFile(model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(
            QStringLiteral("test.mo"),
            "model M annotation(" + annotation +
                "Diagram(graphics={Rectangle(extent={{0,0},{40,40}}, lineColor={255,0,0}, fillColor={255,0,0}, "
                "fillPattern=FillPattern.Solid), Rectangle(extent={{40,0},{80,40}}, lineColor={255,128,0}, "
                "fillColor={255,128,0}, fillPattern=FillPattern.Solid)})); end M;")));
        model::InstanceTree tree(library);
        const model::Instance& circuit = tree.instantiate(*library.find("M"));
        model::IconCache icons;
        return app::fmuPictures(circuit, editor::drawnSheet(icons, circuit));
    }

private Q_SLOTS:
    void iconIsTheSymbol()
    {
        const solver::FmuPictures pictures = picturesWith(
            "Icon(graphics={Rectangle(extent={{-100,-100},{100,100}}, lineColor={0,128,0}, fillColor={0,128,0}, "
            "fillPattern=FillPattern.Solid)}), ");
        const QImage icon = QImage::fromData(pictures.icon, "PNG");
        QCOMPARE(icon.size(), QSize(256, 256));
        QCOMPARE(icon.pixelColor(128, 128), QColor(0, 128, 0));
        const QImage drawing = QImage::fromData(pictures.diagram, "PNG");
        QCOMPARE(drawing.width(), 1600);
        QCOMPARE(drawing.pixelColor(drawing.width() / 4, drawing.height() / 2), QColor(255, 0, 0));
        QCOMPARE(drawing.pixelColor(drawing.width() * 3 / 4, drawing.height() / 2), QColor(255, 128, 0));
    }

    void iconIsTheDrawingWithoutASymbol()
    {
        const QImage icon = QImage::fromData(picturesWith({}).icon, "PNG");
        QCOMPARE(icon.pixelColor(64, 128), QColor(255, 0, 0));
        QCOMPARE(icon.pixelColor(192, 128), QColor(255, 128, 0));
        QCOMPARE(icon.pixelColor(64, 4), QColor(Qt::white));
    }
};

BRAMAH_TEST(FmuPicturesTest);

#include "fmu_pictures_test.moc"
