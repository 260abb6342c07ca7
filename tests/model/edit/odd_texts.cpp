// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/edit/odd_texts.h"

namespace bramah::test {

namespace {

const char* const kPlain = R"(within A.B;
model M "A plain model"
  extends Icons.Example;
  parameter Real p = 2 "A parameter";
  Pump pump(D = 1e-5, n = p)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,20})));
  Tank tank
    annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
  Node node1
    annotation(Placement(transformation(extent={{-1,-1},{1,1}})), __Bramah(auto=true));
equation
  connect(pump.P, node1.p)
    annotation(Line(points={{0,0},{10,0}}, color={0,0,127}));
  connect(tank.port, pump.T);
  annotation(experiment(StopTime=1), Diagram(coordinateSystem(extent={{-100,-100},{100,100}})));
end M;
)";

const char* const kComments = R"(/* head */ model /*1*/ M /*2*/ "text" // 3
/*4*/ Real /*5*/ a /*6*/ ( /*7*/ start /*8*/ = /*9*/ 1 /*10*/ , /*11*/ min=0 /*12*/ ) /*13*/ = /*14*/ 2 /*15*/ "d" /*16*/ , /*17*/ b /*18*/ ; /*19*/
  // 20
  A c( // 21
    k = 1, // 22
    l(m = 2) // 23
    ) // 24
    annotation /*25*/ ( /*26*/ Placement( // 27
      transformation( // 28
        extent = {{-10, -10}, /*29*/ {10, 10}} // 30
      ) // 31
    ) ) // 32
    ; // 33
  /* 34
     35 */ B d[ /*36*/ 2 /*37*/ ] if /*38*/ a > b; /* 39
  40 */
/*41*/ equation /*42*/
  connect /*43*/ ( /*44*/ c.p /*45*/ , /*46*/ d[ /*47*/ 1 ].p /*48*/ ) /*49*/ ; /*50*/ connect(c.q, d[2].q); // 51
  // 52
  a = /*53*/ b + c . x /*54*/ ; // 55
  // 56
end /*57*/ M /*58*/ ; // 59)";

const char* const kOneLine =
    "model M Real a, b=a, c(start=b); A x(k=1,l=2); B y; equation connect(x.p,y.p); connect(x.q,y.q); a=b+c; end M;";

const char* const kTabs =
    "model M\n\tA a;\n\tA\tb\t(\tk\t=\t1\t)\tannotation\t(\tPlacement(\n\t\ttransformation(\n\t\t\textent={{0,0},{20,"
    "20}},\n\t\t\trotation=90)));\n\nprotected\n\tB\tc,\td;\nequation\n\tfor i in 1:2 loop\n\t\tconnect(a.p[i],"
    "\tb.p[i]);\n\tend for;\n\tif c.on then\n\t\tconnect(a.q, d.q);\n\tend if;\nend M;\n";

const char* const kQuoted = R"(model M "ünïcödé"
  Real 'a b' = 1, 'c.d'(start = 'a b') "«x»";
  A 'e''f' ( 'k l' = 'a b' ) annotation (Dialog(enable = 'c.d' > 0, group = "g"));
  replaceable A g constrainedby B(k = 'a b') annotation (Placement(transformation(extent={{0,0},{1,1}})));
  inner replaceable model N = O(x = 'a b');
  model Inner
    Real 'a b';
  equation
    'a b' = 2;
  end Inner;
initial equation
  'a b' = 0;
equation
  connect('e'.p, g.p);
algorithm
  'c.d' := sum('a b' * i for i in 1:3);
end M;)";

const char* const kEmpty = "model M end M;";
const char* const kBare = "model M\nequation\nend M;\n\n";

QByteArray withCarriageReturns(const char* text)
{
    return QByteArray(text).replace("\n", "\r\n");
}

}  // namespace

std::vector<std::pair<const char*, QByteArray>> oddTexts()
{
    QByteArray quoted(kQuoted);
    quoted.replace("'e''f'", "'e'");
    return {
        {"plain", kPlain},
        {"carriage returns", withCarriageReturns(kPlain)},
        {"byte order mark", "\xEF\xBB\xBF" + withCarriageReturns(kPlain)},
        {"comments between everything", kComments},
        {"comments between everything, carriage returns", withCarriageReturns(kComments)},
        {"one line", kOneLine},
        {"one line with byte order mark", QByteArray("\xEF\xBB\xBF") + kOneLine},
        {"tabs", kTabs},
        {"quoted names", quoted},
        {"empty class", kEmpty},
        {"empty sections", kBare},
    };
}

}  // namespace bramah::test
