// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/sheet_view.h"
#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/document/document.h"

#include <QtTest/QTest>

#include <memory>

namespace bramah::test {

/// A small package of hydraulic symbols with ports at known places, so that tests stand on their own: icons of 200 by
/// 200, ports 10 units from the middle when placed at a tenth.
inline const char* const kTestLibrary = R"(package T
  connector Port
    Real p;
    flow Real m_flow;
  end Port;
  connector Flange
    Real s;
    flow Real f;
  end Flange;
  connector In = input Real;
  connector Out = output Real;
  model Resistor
    parameter Real A(unit = "m2") = 1e-5;
    Port A1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Port B1 annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(defaultComponentName = "resistor", Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}}),
      Line(points = {{-100,0},{-60,0}}), Line(points = {{60,0},{100,0}}), Text(extent = {{-100,50},{100,80}}, textString = "%name")}));
  end Resistor;
  model Tank
    Port T annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {0,20})));
    annotation(defaultComponentName = "tank", __Bramah(setsPressure = true),
      Icon(graphics = {Line(points = {{-20,20},{-20,-20},{20,-20},{20,20}})}));
  end Tank;
  model Mass
    Flange a annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    Flange b annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-60,-40},{60,40}})}));
  end Mass;
  block Source
    Out y annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Source;
  block Sink
    In u annotation(Placement(transformation(extent = {{-10,-10},{10,10}}, origin = {-100,0})));
    annotation(Icon(graphics = {Rectangle(extent = {{-80,-60},{80,60}})}));
  end Sink;
end T;
)";

/// Stands for the shipped class that drawing inserts.
inline const char* const kNodeLibrary = R"(within ;
package Bramah
  package Hydraulics
    model Node
      parameter Real V = 1e-4;
      T.Port port annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
      annotation(Icon(coordinateSystem(extent = {{-20,-20},{20,20}}),
        graphics = {Ellipse(extent = {{-7.5,-7.5},{7.5,7.5}}, fillPattern = FillPattern.Solid)}));
    end Node;
  end Hydraulics;
end Bramah;
)";

inline std::unique_ptr<model::ClassLibrary> makeTestLibrary()
{
    auto library = std::make_unique<model::ClassLibrary>();
    for (const auto& [name, text] : {std::pair{"T.mo", kTestLibrary}, std::pair{"Bramah.mo", kNodeLibrary}})
        library->addFile(model::syntax::SyntaxTree::parse(
            std::make_shared<const model::SourceText>(QString::fromLatin1(name), QByteArray(text))));
    return library;
}

/// A sheet in a window of its own, on which tests use mouse and keys.
class SheetFixture
{
public:
    explicit SheetFixture(const QByteArray& text)
        : workspace(makeTestLibrary()),
          session(workspace, model::Document::create(QStringLiteral("M.mo"), text)), view(session)
    {
        view.resize(900, 700);
        view.show();
        view.setZoom(4);
        view.centerOn(0, 0);
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
    }

    [[nodiscard]] QByteArray text() const { return session.document().text().bytes(); }
    [[nodiscard]] const model::Diagram& diagram() const { return session.diagram(); }

    void moveTo(QPointF sheet)
    {
        QMouseEvent event(QEvent::MouseMove, view.fromSheet(sheet), view.viewport()->mapToGlobal(view.fromSheet(sheet)),
                          Qt::NoButton, buttons_, modifiers_);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void press(QPointF sheet, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        modifiers_ = modifiers;
        moveTo(sheet);
        QTest::mousePress(view.viewport(), Qt::LeftButton, modifiers, view.fromSheet(sheet));
        buttons_ = Qt::LeftButton;
    }
    void release(QPointF sheet)
    {
        buttons_ = Qt::NoButton;
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, modifiers_, view.fromSheet(sheet));
        modifiers_ = Qt::NoModifier;
    }
    void click(QPointF sheet, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        press(sheet, modifiers);
        release(sheet);
    }
    void drag(QPointF from, QPointF to)
    {
        press(from);
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(&view, key, modifiers); }

    editor::Workspace workspace;
    editor::DocumentSession session;
    editor::SheetView view;

private:
    Qt::MouseButtons buttons_ = Qt::NoButton;
    Qt::KeyboardModifiers modifiers_ = Qt::NoModifier;
};

}  // namespace bramah::test
