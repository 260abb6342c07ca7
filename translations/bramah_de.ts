<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>bramah::app::AboutDialog</name>
    <message>
        <source>About Bramah</source>
        <translation>Über Bramah</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>Fluid-power schematics that run.

Free software under the GNU General Public License 3 or later; the component library under the BSD 3-Clause License.</source>
        <translation>Fluidtechnik-Schaltpläne, die laufen.

Freie Software unter der GNU General Public License 3 oder später; die Bauteilbibliothek unter der BSD-3-Klausel-Lizenz.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>bramah::app::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <comment>tool tip: action and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>bramah::app::AnimationDialog</name>
    <message>
        <source>Plots beneath the sheet</source>
        <translation>Diagramme unter dem Blatt</translation>
    </message>
    <message>
        <source>Export an animated picture</source>
        <translation>Bewegtes Bild exportieren</translation>
    </message>
    <message>
        <source> px</source>
        <comment>unit behind a number</comment>
        <translation> px</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>The part must begin before its end, within the run.</source>
        <translation>Der Abschnitt muss vor seinem Ende beginnen und im Lauf liegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), %1 s</source>
        <translation>
            <numerusform>%n Bild, %1 s</numerusform>
            <numerusform>%n Bilder, %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) are too many: choose a shorter part or a higher speed.</source>
        <translation>
            <numerusform>%n Bild ist zu viel: Wählen Sie einen kürzeren Abschnitt oder eine höhere Geschwindigkeit.</numerusform>
            <numerusform>%n Bilder sind zu viele: Wählen Sie einen kürzeren Abschnitt oder eine höhere Geschwindigkeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mechanism beneath the sheet</source>
        <translation>Mechanismus unter dem Blatt</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished at %1</source>
        <translation>fertig bei %1</translation>
    </message>
    <message>
        <source>ended by the model at %1</source>
        <translation>vom Modell beendet bei %1</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>angehalten bei %1</translation>
    </message>
    <message>
        <source>the model has errors</source>
        <translation>das Modell hat Fehler</translation>
    </message>
    <message>
        <source>wrong settings</source>
        <translation>falsche Einstellungen</translation>
    </message>
    <message>
        <source>failed at %1</source>
        <translation>gescheitert bei %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The text of this valve was changed by hand. Its class is made anew; Undo brings it back.</source>
        <translation>Der Text dieses Ventils wurde von Hand geändert. Seine Klasse entsteht neu; Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Let me change it</source>
        <translation>Änderungen erlauben</translation>
    </message>
    <message>
        <source>This is the class %1.</source>
        <translation>Dies ist die Klasse %1.</translation>
    </message>
    <message>
        <source>The class %1 has no file to show.</source>
        <translation>Die Klasse %1 hat keine Datei, die sich zeigen ließe.</translation>
    </message>
    <message>
        <source>%1 belongs to a library and is read-only.</source>
        <translation>%1 gehört zu einer Bibliothek und ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Values of an earlier run</source>
        <translation>Werte eines früheren Laufs</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>Cylinder drives</source>
        <translation>Zylinderantriebe</translation>
    </message>
    <message>
        <source>Pressure, load and flow</source>
        <translation>Druck, Last und Strom</translation>
    </message>
    <message>
        <source>Hydrostatic drives</source>
        <translation>Hydrostatische Antriebe</translation>
    </message>
    <message>
        <source>Closed-loop control</source>
        <translation>Regelung</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>Volume flow into %1</source>
        <translation>Volumenstrom in %1</translation>
    </message>
    <message>
        <source>Mass flow into %1</source>
        <translation>Massenstrom in %1</translation>
    </message>
    <message>
        <source>Select the components to replace first.</source>
        <translation>Wählen Sie zuerst die Bauteile, die ersetzt werden sollen.</translation>
    </message>
    <message>
        <source>The drawing cannot be changed.</source>
        <translation>Die Zeichnung kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Replace %1 by</source>
        <translation>%1 ersetzen durch</translation>
    </message>
    <message>
        <source>Replace the selected components by</source>
        <translation>Die gewählten Bauteile ersetzen durch</translation>
    </message>
    <message>
        <source>This class cannot replace any of the selected components.</source>
        <translation>Diese Klasse kann keines der gewählten Bauteile ersetzen.</translation>
    </message>
    <message>
        <source>reduced to %1 %</source>
        <translation>auf %1 % verkleinert</translation>
    </message>
    <message>
        <source>true size, 1 M = 2.5 mm</source>
        <translation>wahre Größe, 1 M = 2,5 mm</translation>
    </message>
    <message>
        <source>Select the components to combine first.</source>
        <translation>Wählen Sie zuerst die Bauteile, die ein Bauteil werden sollen.</translation>
    </message>
    <message>
        <source>Make a component of the selection</source>
        <translation>Ein Bauteil aus der Auswahl machen</translation>
    </message>
    <message>
        <source>The selection cannot become a component: %1</source>
        <translation>Die Auswahl kann kein Bauteil werden: %1</translation>
    </message>
    <message>
        <source>The component cannot be dissolved: %1</source>
        <translation>Das Bauteil kann nicht aufgelöst werden: %1</translation>
    </message>
    <message>
        <source>Copy to My components</source>
        <translation>In Meine Bauteile kopieren</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>%1 ausprobieren</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Leitungen zeichnen</translation>
    </message>
    <message>
        <source>Add the class %1</source>
        <translation>Klasse %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add the component</source>
        <translation>Bauteil hinzufügen</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>Leitung zeichnen</translation>
    </message>
    <message>
        <source>This class has no ports to put a source or a tank at.</source>
        <translation>Diese Klasse hat keine Anschlüsse, an die eine Quelle oder ein Tank passt.</translation>
    </message>
    <message>
        <source>No class can be written into this file.</source>
        <translation>In diese Datei lässt sich keine Klasse schreiben.</translation>
    </message>
    <message>
        <source>“%1” is not a name: use letters, digits and _, a letter first.</source>
        <translation>„%1“ ist kein Name: nur Buchstaben, Ziffern und _, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>“%1” is taken there.</source>
        <translation>„%1“ ist dort vergeben.</translation>
    </message>
    <message>
        <source>%1 cannot be copied.</source>
        <translation>%1 lässt sich nicht kopieren.</translation>
    </message>
    <message>
        <source>%1 is yours now, as %2.</source>
        <translation>%1 gehört jetzt Ihnen, als %2.</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>%1 (base class)</source>
        <translation>%1 (Basisklasse)</translation>
    </message>
    <message>
        <source>%1 (import)</source>
        <translation>%1 (Import)</translation>
    </message>
    <message>
        <source>%1 (redeclaration)</source>
        <translation>%1 (Redeklaration)</translation>
    </message>
    <message>
        <source>%1 (in a formula)</source>
        <translation>%1 (in einer Formel)</translation>
    </message>
    <message>
        <source>%1 (lies in it)</source>
        <translation>%1 (liegt darin)</translation>
    </message>
    <message>
        <source>%1 (documentation)</source>
        <translation>%1 (Dokumentation)</translation>
    </message>
    <message>
        <source>Nothing uses it.</source>
        <translation>Nichts verwendet sie.</translation>
    </message>
    <message>
        <source>Used in %1 places: %2</source>
        <translation>An %1 Stellen verwendet: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 names it, but cannot be changed: %2</source>
        <translation>%1 nennt sie, lässt sich aber nicht ändern: %2</translation>
    </message>
    <message>
        <source>My components</source>
        <translation>Meine Bauteile</translation>
    </message>
    <message>
        <source>Rename the class…</source>
        <translation>Klasse umbenennen…</translation>
    </message>
    <message>
        <source>Move the class…</source>
        <translation>Klasse verschieben…</translation>
    </message>
    <message>
        <source>Delete the class…</source>
        <translation>Klasse löschen…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Rename the class %1 to %2</source>
        <translation>Klasse %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>There is no other place for %1: open the file that is to have it.</source>
        <translation>Für %1 gibt es keinen anderen Platz: Öffnen Sie die Datei, die sie haben soll.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Move it into:</source>
        <translation>Verschieben nach:</translation>
    </message>
    <message>
        <source>Move the class %1</source>
        <translation>Klasse %1 verschieben</translation>
    </message>
    <message>
        <source>Delete the class</source>
        <translation>Klasse löschen</translation>
    </message>
    <message>
        <source>Delete the class %1?</source>
        <translation>Die Klasse %1 löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the class %1</source>
        <translation>Klasse %1 löschen</translation>
    </message>
    <message>
        <source>Select the one component that is to have a class of its own.</source>
        <translation>Wählen Sie das eine Bauteil, das eine eigene Klasse haben soll.</translation>
    </message>
    <message>
        <source>Give %1 a class of its own</source>
        <translation>%1 eine eigene Klasse geben</translation>
    </message>
    <message>
        <source>%1 has the class %2 now, which nothing else uses.</source>
        <translation>%1 hat nun die Klasse %2, die sonst nichts verwendet.</translation>
    </message>
    <message>
        <source>takes out</source>
        <translation>nimmt heraus</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>speichert</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>the rest (%1)</source>
        <translation>der Rest (%1)</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Ablaufketten</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>%1 needs %2, which only this file has. Move that to My components first.</source>
        <translation>%1 braucht %2, das nur in dieser Datei steht. Verschieben Sie dies zuerst nach „Meine Bauteile“.</translation>
    </message>
    <message>
        <source>%1 stays in this file: %2</source>
        <translation>%1 bleibt in dieser Datei: %2</translation>
    </message>
    <message>
        <source>Make component %1</source>
        <translation>Bauteil %1 machen</translation>
    </message>
    <message>
        <source>%1 is in My components, for all circuits.</source>
        <translation>%1 ist in „Meine Bauteile“, für alle Schaltpläne.</translation>
    </message>
    <message>
        <source>This file, %1</source>
        <translation>Diese Datei, %1</translation>
    </message>
    <message>
        <source>%1 has unsaved changes: save or close it first.</source>
        <translation>%1 hat ungespeicherte Änderungen: erst speichern oder schließen.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program: open its library again.</source>
        <translation>%1 ist von einem anderen Programm geändert worden: öffnen Sie die Bibliothek neu.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 cannot be renamed.</source>
        <translation>%1 kann nicht umbenannt werden.</translation>
    </message>
    <message>
        <source>%1 has been changed since.</source>
        <translation>%1 ist seitdem geändert worden.</translation>
    </message>
    <message>
        <source>%1. Files changed on the disk: %2.</source>
        <translation>%1. Auf der Platte geändert: %2.</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>Select the one component whose values are to be saved, or nothing for the sheet.</source>
        <translation>Wählen Sie das eine Bauteil aus, dessen Werte gesichert werden sollen, oder nichts für das ganze Blatt.</translation>
    </message>
    <message>
        <source>There are no values other than those of the classes.</source>
        <translation>Es gibt keine anderen Werte als die der Klassen.</translation>
    </message>
    <message>
        <source>Save values in a table</source>
        <translation>Werte in einer Tabelle sichern</translation>
    </message>
    <message>
        <source>Name of the row:</source>
        <translation>Name der Zeile:</translation>
    </message>
    <message>
        <source>Values saved as %1 in %2</source>
        <translation>Werte als %1 in %2 gesichert</translation>
    </message>
    <message>
        <source>Take values from a table</source>
        <translation>Werte aus einer Tabelle übernehmen</translation>
    </message>
    <message>
        <source>Row:</source>
        <translation>Zeile:</translation>
    </message>
    <message>
        <source>Take the values of %1</source>
        <translation>Werte von %1 übernehmen</translation>
    </message>
    <message>
        <source>Values of %1 taken</source>
        <translation>Werte von %1 übernommen</translation>
    </message>
    <message>
        <source>No value differs from those of %1.</source>
        <translation>Kein Wert ist anders als in %1.</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <source>The table has no columns of values: a first line such as `name,D [cm3/rev],p_set [bar]` was expected.</source>
        <translation>Die Tabelle hat keine Spalten mit Werten: erwartet wurde eine erste Zeile wie `name,D [cm3/rev],p_set [bar]`.</translation>
    </message>
    <message>
        <source>The row %1 has %2 values where the first line has %3.</source>
        <translation>Die Zeile %1 hat %2 Werte, die erste Zeile dagegen %3.</translation>
    </message>
    <message>
        <source>The table has no row of values.</source>
        <translation>Die Tabelle hat keine Zeile mit Werten.</translation>
    </message>
    <message>
        <source>%1 is no unit of it</source>
        <translation>%1 ist keine Einheit dafür</translation>
    </message>
    <message>
        <source>end port</source>
        <translation>Endanschluss</translation>
    </message>
    <message>
        <source>relay port</source>
        <translation>durchgereichter Anschluss</translation>
    </message>
    <message>
        <source>port that nothing uses</source>
        <translation>Anschluss, den nichts benutzt</translation>
    </message>
    <message>
        <source>Step diagram</source>
        <translation>Weg-Schritt-Diagramm</translation>
    </message>
    <message>
        <source>Choose how parts are run</source>
        <translation>Wählen, wie Teile gerechnet werden</translation>
    </message>
    <message>
        <source>Delays cut the circuit into %1 parts</source>
        <translation>Laufzeiten trennen die Schaltung in %1 Teile</translation>
    </message>
    <message>
        <source>%1: %2 (%3 states)</source>
        <translation>%1: %2 (%3 Zustände)</translation>
    </message>
    <message>
        <source>One part: no delay, as of a transmission line, cuts the circuit</source>
        <translation>Ein Teil: keine Laufzeit, wie die einer Wellenleitung, trennt die Schaltung</translation>
    </message>
    <message>
        <source>%1 is no formula</source>
        <translation>%1 ist keine Formel</translation>
    </message>
    <message>
        <source>Volume flow out of %1</source>
        <translation>Volumenstrom aus %1</translation>
    </message>
    <message>
        <source>%1 older runs</source>
        <translation>%1 ältere Läufe</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>The former files could not be put back: %1</source>
        <translation>Die früheren Dateien konnten nicht zurückgestellt werden: %1</translation>
    </message>
    <message>
        <source>Its values are in a temporary file, as all runs together exceed the memory meant for them; plots, CSV files and comparisons read them there</source>
        <translation>Seine Werte sind in einer temporären Datei, da alle Läufe zusammen den dafür gedachten Speicher überschreiten; Diagramme, CSV-Dateien und Vergleiche lesen sie dort</translation>
    </message>
    <message>
        <source>%1 flow</source>
        <translation>%1 Volumenstrom</translation>
    </message>
    <message>
        <source>What ports take and give</source>
        <translation>Was Anschlüsse nehmen und geben</translation>
    </message>
    <message>
        <source>pressure, force, torque, voltage</source>
        <translation>Druck, Kraft, Drehmoment, Spannung</translation>
    </message>
    <message>
        <source>flow, motion, current</source>
        <translation>Volumenstrom, Bewegung, Strom</translation>
    </message>
    <message>
        <source>into the symbol: it takes it; out of it: it gives it</source>
        <translation>ins Symbol: es nimmt sie; heraus: es gibt sie</translation>
    </message>
    <message>
        <source>this end of the bond takes the effort</source>
        <translation>dieses Ende des Bonds nimmt das Potential</translation>
    </message>
    <message>
        <source>solved together with others, in a loop</source>
        <translation>mit anderen zusammen gelöst, in einer Schleife</translation>
    </message>
    <message>
        <source>takes the effort of the first port, the flow of the second</source>
        <translation>nimmt am ersten Anschluss das Potential, am zweiten den Fluss</translation>
    </message>
    <message>
        <source>takes the flow of the first port, the effort of the second</source>
        <translation>nimmt am ersten Anschluss den Fluss, am zweiten das Potential</translation>
    </message>
    <message>
        <source>takes both efforts, gives both flows</source>
        <translation>nimmt beide Potentiale, gibt beide Flüsse</translation>
    </message>
    <message>
        <source>takes both flows, gives both efforts</source>
        <translation>nimmt beide Flüsse, gibt beide Potentiale</translation>
    </message>
    <message>
        <source>one port: takes the flow, gives the effort</source>
        <translation>ein Anschluss: nimmt den Fluss, gibt das Potential</translation>
    </message>
    <message>
        <source>one port: takes the effort, gives the flow</source>
        <translation>ein Anschluss: nimmt das Potential, gibt den Fluss</translation>
    </message>
    <message>
        <source>before it hydraulic ports, behind it mechanical ones</source>
        <translation>davor hydraulische Anschlüsse, dahinter mechanische</translation>
    </message>
    <message>
        <source>a store whose state follows from others</source>
        <translation>ein Speicher, dessen Zustand aus anderen folgt</translation>
    </message>
    <message>
        <source>port that the capsule&apos;s own equations use</source>
        <translation>Anschluss, den die Gleichungen der Kapsel selbst brauchen</translation>
    </message>
    <message>
        <source>port passed on to a part of the capsule</source>
        <translation>Anschluss, der an einen Teil der Kapsel weitergereicht wird</translation>
    </message>
    <message>
        <source>gain margin %1 dB</source>
        <translation>Amplitudenreserve %1 dB</translation>
    </message>
    <message>
        <source>phase margin %1°</source>
        <translation>Phasenreserve %1°</translation>
    </message>
    <message>
        <source>Split at %1</source>
        <translation>Bei %1 schneiden</translation>
    </message>
    <message>
        <source>Do not split at %1</source>
        <translation>Bei %1 nicht schneiden</translation>
    </message>
    <message>
        <source>Do not split here</source>
        <translation>Hier nicht schneiden</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>Hier schneiden</translation>
    </message>
    <message>
        <source>Used in 1 place: %1</source>
        <translation>An 1 Stelle verwendet: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
    <message>
        <source>Step diagram over time</source>
        <translation>Weg-Schritt-Diagramm über der Zeit</translation>
    </message>
    <message>
        <source>Step diagram over steps</source>
        <translation>Weg-Schritt-Diagramm über den Schritten</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Eigenschaften</translation>
    </message>
    <message>
        <source>Go to plots</source>
        <translation>Zu den Diagrammen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Go to problems</source>
        <translation>Zu den Problemen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Go to runs</source>
        <translation>Zu den Läufen</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Go to structure</source>
        <translation>Zur Struktur</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>Go to frequency</source>
        <translation>Zu Frequenz</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Amplitude [%1]</source>
        <translation>Amplitude [%1]</translation>
    </message>
    <message>
        <source>%1 Hz</source>
        <translation>%1 Hz</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
    <message>
        <source>Frequency [Hz], of %1 s to %2 s, window of Hann, lines %3 Hz apart</source>
        <translation>Frequenz [Hz], von %1 s bis %2 s, Hann-Fenster, Linien im Abstand von %3 Hz</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spektrum</translation>
    </message>
    <message>
        <source>`%1` is there already: choose another name for the series</source>
        <translation>`%1` gibt es schon: Wählen Sie einen anderen Namen für die Reihe</translation>
    </message>
    <message>
        <source>the picture could not be painted</source>
        <translation>das Bild konnte nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>the animation could not be encoded: %1</source>
        <translation>die Animation konnte nicht kodiert werden: %1</translation>
    </message>
    <message>
        <source>Measured minus simulated, of the allowed difference</source>
        <translation>Gemessen minus simuliert, von der zulässigen Differenz</translation>
    </message>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>Logarithmische &amp;x-Achse</translation>
    </message>
    <message>
        <source>&amp;Logarithmic values</source>
        <translation>&amp;Logarithmische Werte</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Drag the variable for this axis here</source>
        <translation>Die Größe für diese Achse hierher ziehen</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Logarithmic &amp;frequency</source>
        <translation>Logarithmische &amp;Frequenz</translation>
    </message>
    <message>
        <source>Logarithmic &amp;amplitude</source>
        <translation>Logarithmische &amp;Amplitude</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>A report is a .pdf or an .html file, not “%1”</source>
        <translation>Ein Bericht ist eine .pdf- oder eine .html-Datei, nicht „%1“</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made</source>
        <translation>Der Ordner „%1“ lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>The kept run “%1” cannot be read: %2</source>
        <translation>Der aufbewahrte Lauf „%1“ lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>a newer version of Bramah has written it</source>
        <translation>eine neuere Version von Bramah hat ihn geschrieben</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Schaltung</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Some were changed by hand during the run: %1</source>
        <translation>Einige wurden während des Laufs von Hand geändert: %1</translation>
    </message>
    <message>
        <source>All values are those of the library.</source>
        <translation>Alle Werte sind die der Bibliothek.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Changed since the run before</source>
        <translation>Geändert seit dem vorigen Lauf</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>The run goes on.</source>
        <translation>Der Lauf dauert an.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 s to %2 s, %3 rows</source>
        <translation>%1 s bis %2 s, %3 Zeilen</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennwert</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>, from %1</source>
        <translation>, ab %1</translation>
    </message>
    <message>
        <source>, to %1</source>
        <translation>, bis %1</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>eingehalten</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennwerte</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Bramah %1, Qt %2, %3</source>
        <translation>Bramah %1, Qt %2, %3</translation>
    </message>
    <message>
        <source>Curves over time</source>
        <translation>Kurven über der Zeit</translation>
    </message>
    <message>
        <source>Curves over a variable (XY)</source>
        <translation>Kurven über einer Größe (XY)</translation>
    </message>
    <message>
        <source>Go to measures</source>
        <translation>Zu den Kennwerten</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Go to why</source>
        <translation>Zum Warum</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 is damaged (%2)</source>
        <translation>%1 ist beschädigt (%2)</translation>
    </message>
    <message>
        <source>As the &amp;room suggests</source>
        <translation>Wie es der &amp;Platz nahelegt</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>S&amp;trips on one time axis</source>
        <translation>Als S&amp;treifen über einer Zeitachse</translation>
    </message>
    <message>
        <source>Change the codes</source>
        <translation>Kennzeichnungen ändern</translation>
    </message>
    <message>
        <source>no temporary file can be made for `%1`</source>
        <translation>für `%1` lässt sich keine temporäre Datei anlegen</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>`%1` names no format for lists; end it with .csv or .xlsx</source>
        <translation>`%1` nennt kein Format für Listen; Namen auf .csv oder .xlsx enden lassen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Go to lists</source>
        <translation>Zu den Listen</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>Bild hinzufügen</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>%1 is no picture: PNG, JPEG, SVG, BMP and GIF can be taken.</source>
        <translation>%1 ist kein Bild: PNG, JPEG, SVG, BMP und GIF können übernommen werden.</translation>
    </message>
    <message>
        <source>Circuit diagram</source>
        <translation>Schaltplan</translation>
    </message>
    <message>
        <source>Take the own frame</source>
        <translation>Eigenen Rahmen übernehmen</translation>
    </message>
    <message>
        <source>The frame %1 is yours now. What is changed here shows on its pages.</source>
        <translation>Der Rahmen %1 gehört jetzt Ihnen. Was hier geändert wird, zeigen seine Blätter.</translation>
    </message>
    <message>
        <source>The title block %1 and the frame %2 are yours now. What is changed here shows on their pages.</source>
        <translation>Das Schriftfeld %1 und der Rahmen %2 gehören jetzt Ihnen. Was hier geändert wird, zeigen ihre Blätter.</translation>
    </message>
    <message>
        <source>Released drawings</source>
        <translation>Freigegebene Zeichnungen</translation>
    </message>
    <message>
        <source>Add a catalogue</source>
        <translation>Katalog hinzufügen</translation>
    </message>
    <message>
        <source>Catalogues (*.csv)</source>
        <translation>Kataloge (*.csv)</translation>
    </message>
    <message>
        <source>Take %1 from the catalogue for %2</source>
        <translation>%1 aus dem Katalog für %2 nehmen</translation>
    </message>
    <message>
        <source>Take %1 from the catalogue</source>
        <translation>%1 aus dem Katalog nehmen</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Parts that the catalogues have now from %1: %2.</source>
        <translation>Teile, die die Kataloge jetzt aus %1 haben: %2.</translation>
    </message>
    <message>
        <source>Rows left out: %1, the first one because of: %2</source>
        <translation>Ausgelassene Zeilen: %1, die erste wegen: %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Convert to the present version of a library</source>
        <translation>Auf die vorhandene Version einer Bibliothek umstellen</translation>
    </message>
    <message>
        <source>Name the versions of libraries</source>
        <translation>Versionen der Bibliotheken nennen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Go to motion</source>
        <translation>Zur Bewegung</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Go to studies</source>
        <translation>Zu den Studien</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>Jetziger Wert</translation>
    </message>
    <message>
        <source>Will be known within</source>
        <translation>Wird bekannt sein auf</translation>
    </message>
    <message>
        <source>With 95 % between</source>
        <translation>Mit 95 % zwischen</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>War</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>%1 = %2, was %3</source>
        <translation>%1 = %2, war %3</translation>
    </message>
    <message>
        <source>; 95 %: %1</source>
        <translation>; 95 %: %1</translation>
    </message>
    <message>
        <source>its runs fail</source>
        <translation>seine Läufe scheitern</translation>
    </message>
    <message>
        <source>explains it best</source>
        <translation>erklärt es am besten</translation>
    </message>
    <message>
        <source>just as well</source>
        <translation>ebenso gut</translation>
    </message>
    <message>
        <source>explains less</source>
        <translation>erklärt weniger</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Left, of the noise</source>
        <translation>Rest, in Rauschen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Go to fit</source>
        <translation>Zum Anpassen</translation>
    </message>
    <message>
        <source>Optimise</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>Go to optimise</source>
        <translation>Zum Optimieren</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>Go to tune</source>
        <translation>Zum Abstimmen</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>What is measured says</source>
        <translation>Die Messung sagt</translation>
    </message>
    <message>
        <source>One of these, says what is measured</source>
        <translation>Einer von diesen, sagt die Messung</translation>
    </message>
    <message>
        <source>the folder `%1` cannot be made</source>
        <translation>der Ordner `%1` lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the same study is running in another window</source>
        <translation>dieselbe Studie läuft in einem anderen Fenster</translation>
    </message>
    <message>
        <source>The FMU is made…</source>
        <translation>Die FMU wird erstellt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Export as FMU</source>
        <translation>Als FMU exportieren</translation>
    </message>
    <message>
        <source>What is asked is not kept with the circuit, which cannot be edited.</source>
        <translation>Die Frage wird nicht bei der Schaltung aufbewahrt, da diese nicht bearbeitet werden kann.</translation>
    </message>
    <message>
        <source>Parameter sets of SSP (*.ssv)</source>
        <translation>Parametersätze von SSP (*.ssv)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 besteht schon. Ersetzen?</translation>
    </message>
    <message>
        <source>The set has no values.</source>
        <translation>Der Satz hat keine Werte.</translation>
    </message>
    <message>
        <source>There is no folder for My components.</source>
        <translation>Es gibt keinen Ordner für Meine Bauteile.</translation>
    </message>
    <message>
        <source>%1: it has no output that a model could use</source>
        <translation>%1: sie hat keinen Ausgang, den ein Modell verwenden könnte</translation>
    </message>
    <message>
        <source>Every command of the menus, with its keys. Help &amp;gt; Command palette finds them by name.</source>
        <translation>Alle Befehle der Menüs mit ihren Tasten. Hilfe &amp;gt; Befehlspalette findet sie nach Namen.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Every message about a text or a circuit, by its name, which the command line shows in brackets. Dots stand for names and values of the case.</source>
        <translation>Alle Meldungen zu einem Text oder einer Schaltung, nach ihrem Namen, den die Kommandozeile in Klammern zeigt. Punkte stehen für Namen und Werte des Falls.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>The components of the Library panel. Each has a page with its equations and sources.</source>
        <translation>Die Bauteile der Bibliothek. Jedes hat eine Seite mit seinen Gleichungen und Quellen.</translation>
    </message>
    <message>
        <source>The manual is not there: %1. Install Bramah again.</source>
        <translation>Das Handbuch ist nicht da: %1. Installieren Sie Bramah neu.</translation>
    </message>
    <message>
        <source>its folder `manual` is missing</source>
        <translation>sein Ordner `manual` fehlt</translation>
    </message>
    <message>
        <source>contents: the page %1 cannot be read</source>
        <translation>Inhalt: Die Seite %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1: a link leads nowhere: %2</source>
        <translation>%1: Ein Verweis führt ins Leere: %2</translation>
    </message>
    <message>
        <source>the folder `%1` cannot be made; choose another one</source>
        <translation>der Ordner `%1` kann nicht angelegt werden; wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>a link leads nowhere: %1</source>
        <translation>ein Verweis führt ins Leere: %1</translation>
    </message>
    <message>
        <source>the text cannot be read as Markdown</source>
        <translation>der Text kann nicht als Markdown gelesen werden</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>die Seite hat keinen Titel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The components, one by one</source>
        <translation>Die Bauteile im Einzelnen</translation>
    </message>
    <message>
        <source>Bramah has crashed. Unsaved work is kept in %1 and comes back at the next start; what happened is in %2.</source>
        <translation>Bramah ist abgestürzt. Was nicht gespeichert war, ist in %1 und kommt beim nächsten Start wieder; was geschehen ist, steht in %2.</translation>
    </message>
    <message>
        <source>Other commands</source>
        <translation>Weitere Befehle</translation>
    </message>
    <message>
        <source>Bramah crashed at %1. What happened is in %2; please add it where you report the fault.</source>
        <translation>Bramah ist am %1 abgestürzt. Was geschehen ist, steht in %2; bitte fügen Sie es bei, wenn Sie den Fehler melden.</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Bramah: keyboard shortcuts</source>
        <translation>Bramah: Tastenkürzel</translation>
    </message>
    <message>
        <source>The selected components go into a class of their own. Lines that leave them become its ports. %1 opens it.</source>
        <translation>Die ausgewählten Bauteile kommen in eine eigene Klasse. Leitungen, die aus ihnen hinausführen, werden deren Anschlüsse. %1 öffnet sie.</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueDialog</name>
    <message>
        <source>A part from a catalogue for %1</source>
        <translation>Ein Teil aus einem Katalog für %1</translation>
    </message>
    <message>
        <source>Place a part from a catalogue</source>
        <translation>Ein Teil aus einem Katalog platzieren</translation>
    </message>
    <message numerus="yes">
        <source>A part from a catalogue for %n components</source>
        <translation>
            <numerusform>Ein Teil aus einem Katalog für %n Bauteil</numerusform>
            <numerusform>Ein Teil aus einem Katalog für %n Bauteile</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the catalogues</source>
        <translation>Kataloge durchsuchen</translation>
    </message>
    <message>
        <source>Words of maker, type, designation; sizes as 28 cm3 or 280 bar</source>
        <translation>Wörter aus Hersteller, Typ, Benennung; Größen wie 28 cm3 oder 280 bar</translation>
    </message>
    <message>
        <source>Only what &amp;fits the selection</source>
        <translation>Nur &amp;Passendes zur Auswahl</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>There is no catalogue yet. A catalogue is a table of parts that any spreadsheet writes as CSV: put yours into the folder %1.</source>
        <translation>Es gibt noch keinen Katalog. Ein Katalog ist eine Tabelle von Teilen, die jede Tabellenkalkulation als CSV schreibt: Legen Sie Ihren in den Ordner %1.</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>Ordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Begin one with %1</source>
        <translation>Mit %1 einen &amp;beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the catalogues: their rows are left out.</source>
        <translation>
            <numerusform>%n Fehler in den Katalogen: Seine Zeile ist ausgelassen.</numerusform>
            <numerusform>%n Fehler in den Katalogen: Ihre Zeilen sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The drawing is locked.</source>
        <translation>Die Zeichnung ist gesperrt.</translation>
    </message>
    <message>
        <source>It fits several classes: place a component of one of them first, and select it.</source>
        <translation>Es passt zu mehreren Klassen: Platzieren Sie zuerst ein Bauteil einer davon und wählen Sie es aus.</translation>
    </message>
    <message>
        <source>It is a part for %1, which none of the selected components is.</source>
        <translation>Es ist ein Teil für %1; das ist keines der ausgewählten Bauteile.</translation>
    </message>
    <message>
        <source>Nothing differs from it.</source>
        <translation>Nichts weicht davon ab.</translation>
    </message>
    <message>
        <source>No part has all of this.</source>
        <translation>Kein Teil hat all das.</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>What the new component gets</source>
        <translation>Was das neue Bauteil bekommt</translation>
    </message>
    <message>
        <source>Nothing could be changed.</source>
        <translation>Es ließ sich nichts ändern.</translation>
    </message>
    <message>
        <source>Faults in the catalogues</source>
        <translation>Fehler in den Katalogen</translation>
    </message>
    <message>
        <source>These rows are left out until their files are corrected; the dialog follows at once.</source>
        <translation>Diese Zeilen sind ausgelassen, bis ihre Dateien berichtigt sind; der Dialog folgt sofort.</translation>
    </message>
    <message>
        <source>No program opens the folder %1.</source>
        <translation>Kein Programm öffnet den Ordner %1.</translation>
    </message>
    <message>
        <source>my parts</source>
        <translation>meine Teile</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueModel</name>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Type code</source>
        <translation>Typschlüssel</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>Benennung</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Data sheet</source>
        <translation>Datenblatt</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueShelf</name>
    <message>
        <source>There is no folder for catalogues of your own.</source>
        <translation>Es gibt keinen Ordner für eigene Kataloge.</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueStrip</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: catalogue %2, here %3</source>
        <translation>%1: Katalog %2, hier %3</translation>
    </message>
    <message>
        <source>Otherwise than %1 in the catalogue (%2):</source>
        <translation>Anders als %1 im Katalog (%2):</translation>
    </message>
    <message>
        <source>From a catalogue…</source>
        <translation>Aus einem Katalog…</translation>
    </message>
    <message>
        <source>A part that can be ordered: its values, maker and type code</source>
        <translation>Ein Teil, das bestellt werden kann: seine Werte, Hersteller und Typschlüssel</translation>
    </message>
    <message>
        <source>Take the catalogue&apos;s</source>
        <translation>Die des Katalogs nehmen</translation>
    </message>
    <message>
        <source>Give the component all values of its part again</source>
        <translation>Dem Bauteil wieder alle Werte seines Teils geben</translation>
    </message>
</context>
<context>
    <name>bramah::app::CausalityChoice</name>
    <message>
        <source>takes %1</source>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>Choose the form of %1</source>
        <translation>Form von %1 wählen</translation>
    </message>
    <message>
        <source>Causality</source>
        <translation>Kausalität</translation>
    </message>
    <message>
        <source>What the component&apos;s ports take and give: how its equations are solved. Results differ by rounding only.</source>
        <translation>Was die Anschlüsse des Bauteils nehmen und geben: wie seine Gleichungen gelöst werden. Ergebnisse unterscheiden sich nur durch Rundung.</translation>
    </message>
</context>
<context>
    <name>bramah::app::ChangesDialog</name>
    <message>
        <source>What is new</source>
        <translation>Was neu ist</translation>
    </message>
</context>
<context>
    <name>bramah::app::ChannelDrop</name>
    <message>
        <source>Lay %1 beside %2</source>
        <translation>%1 neben %2 legen</translation>
    </message>
    <message>
        <source>Drop it on a port, line or symbol with such a variable</source>
        <translation>Lassen Sie ihn auf einem Anschluss, einer Leitung oder einem Symbol mit einer solchen Größe los</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassBar</name>
    <message>
        <source>Class shown</source>
        <translation>Gezeigte Klasse</translation>
    </message>
    <message>
        <source>All classes of this file</source>
        <translation>Alle Klassen dieser Datei</translation>
    </message>
    <message>
        <source>Views of the class</source>
        <translation>Ansichten der Klasse</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Make a test bench of this class, with a fitting component at each of its ports</source>
        <translation>Einen Prüfstand dieser Klasse anlegen, mit einem passenden Bauteil an jedem Anschluss</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>The class is in another file; values for this component alone can still be set</source>
        <translation>Die Klasse ist in einer anderen Datei; Werte für dieses Bauteil allein lassen sich trotzdem setzen</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>a component and its class</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
    <message>
        <source>Drawing locked</source>
        <translation>Zeichnung gesperrt</translation>
    </message>
    <message>
        <source>Symbols and lines stay where they are; click to free them again</source>
        <translation>Symbole und Linien bleiben, wo sie sind; ein Klick gibt sie wieder frei</translation>
    </message>
    <message>
        <source>This class is read-only here. Make a copy of it in My components, which you can change</source>
        <translation>Diese Klasse ist hier schreibgeschützt. Eine Kopie davon in „Meine Bauteile“ anlegen, die Sie ändern können</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ClassChooser</name>
    <message>
        <source>Name, place, lines and the values that both have in common stay.</source>
        <translation>Name, Platz, Linien und die Werte, die beide gemeinsam haben, bleiben.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ClassLibrary</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>Bramah&apos;s own components belong there; install Bramah anew, or name the folder around them in the environment variable BRAMAH_LIBRARY</source>
        <translation>dorthin gehören die Bauteile von Bramah; installieren Sie Bramah neu, oder nennen Sie den Ordner, in dem sie liegen, in der Umgebungsvariable BRAMAH_LIBRARY</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassNameDialog</name>
    <message>
        <source>&amp;Name of its class:</source>
        <translation>&amp;Name der Klasse:</translation>
    </message>
    <message>
        <source>&amp;Goes to:</source>
        <translation>&amp;Kommt in:</translation>
    </message>
</context>
<context>
    <name>ClassTruth</name>
    <message numerus="yes">
        <source>%n equation(s)</source>
        <translation>
            <numerusform>%n Gleichung</numerusform>
            <numerusform>%n Gleichungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n Unbekannte</numerusform>
            <numerusform>%n Unbekannte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: one of %2 is too many</source>
        <translation>%1: eine von %2 ist zu viel</translation>
    </message>
    <message>
        <source>%1: nothing determines %2</source>
        <translation>%1: nichts bestimmt %2</translation>
    </message>
    <message>
        <source>Balanced: %1</source>
        <translation>Ausgeglichen: %1</translation>
    </message>
    <message>
        <source>forms %1</source>
        <translation>Formen %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassUseButton</name>
    <message>
        <source>Where the class shown is used, and what can be done to it</source>
        <translation>Wo die gezeigte Klasse verwendet wird und was sich mit ihr tun lässt</translation>
    </message>
    <message>
        <source>Used in 1 place</source>
        <translation>An 1 Stelle verwendet</translation>
    </message>
    <message>
        <source>Used in %1 places</source>
        <translation>An %1 Stellen verwendet</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Nothing uses it</source>
        <translation>Nichts verwendet sie</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassViews</name>
    <message>
        <source>Circuit</source>
        <translation>Schaltplan</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Deklarationen</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>Dokumentation</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClusterDialog</name>
    <message>
        <source>&amp;Write the plan</source>
        <translation>Plan &amp;schreiben</translation>
    </message>
    <message>
        <source>&amp;Take the results</source>
        <translation>Ergebnisse &amp;übernehmen</translation>
    </message>
    <message>
        <source>A study on a cluster</source>
        <translation>Eine Studie auf einem Cluster</translation>
    </message>
    <message>
        <source>&amp;Choose …</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Jobs that the runs are dealt out to: a few for each processor of the cluster</source>
        <translation>Aufträge, auf die die Läufe verteilt werden: einige je Prozessor des Clusters</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>&amp;Slices:</source>
        <translation>&amp;Teile:</translation>
    </message>
    <message>
        <source>Line that starts all slices</source>
        <translation>Zeile, die alle Teile startet</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Slices of the study</source>
        <translation>Teile der Studie</translation>
    </message>
    <message>
        <source>This line starts the slices under Slurm; job.sh runs one of them by itself:</source>
        <translation>Diese Zeile startet die Teile unter Slurm; job.sh rechnet einen allein:</translation>
    </message>
    <message>
        <source>Collecting the results …</source>
        <translation>Die Ergebnisse werden gesammelt…</translation>
    </message>
    <message>
        <source>The plan is written, with everything that a slice needs but Bramah.</source>
        <translation>Der Plan ist geschrieben, mit allem, was ein Teil außer Bramah braucht.</translation>
    </message>
    <message>
        <source>%1 of %2 runs are in the panel.</source>
        <translation>%1 von %2 Läufen stehen im Feld.</translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation>Ordner der Studie</translation>
    </message>
    <message>
        <source>Writing the plan …</source>
        <translation>Der Plan wird geschrieben…</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>, %1 gescheitert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The folder holds a plan; choose another one to write a new plan</source>
        <translation>Der Ordner enthält einen Plan; wählen Sie für einen neuen einen anderen</translation>
    </message>
</context>
<context>
    <name>bramah::app::CodesDialog</name>
    <message>
        <source>&amp;Technical data at the symbols</source>
        <translation>&amp;Technische Angaben an den Symbolen</translation>
    </message>
    <message>
        <source>Number &amp;all components anew</source>
        <translation>&amp;Alle Bauteile neu nummerieren</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Kennzeichnungen</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <comment>standard and a code</comment>
        <translation>%1, etwa %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Function module or plant, in front of all codes of the sheet; capitals and figures</source>
        <translation>Funktionsbaugruppe oder Anlage, vor allen Kennzeichnungen des Blattes; Großbuchstaben und Ziffern</translation>
    </message>
    <message>
        <source>only with several media on the sheet</source>
        <translation>nur bei mehreren Medien auf dem Blatt</translation>
    </message>
    <message>
        <source>H, hydraulic oil</source>
        <translation>H, Hydrauliköl</translation>
    </message>
    <message>
        <source>P, compressed air</source>
        <translation>P, Druckluft</translation>
    </message>
    <message>
        <source>C, cooling</source>
        <translation>C, Kühlung</translation>
    </message>
    <message>
        <source>K, cooling lubricant</source>
        <translation>K, Kühlschmierstoff</translation>
    </message>
    <message>
        <source>L, lubrication</source>
        <translation>L, Schmierung</translation>
    </message>
    <message>
        <source>G, gas</source>
        <translation>G, Gas</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>&amp;Standard:</source>
        <translation>&amp;Norm:</translation>
    </message>
    <message>
        <source>&amp;Module:</source>
        <translation>&amp;Baugruppe:</translation>
    </message>
    <message>
        <source>Me&amp;dium:</source>
        <translation>Me&amp;dium:</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>&amp;Schrift:</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>A module consists of capitals and figures, as A1</source>
        <translation>Eine Baugruppe besteht aus Großbuchstaben und Ziffern, etwa A1</translation>
    </message>
    <message>
        <source>No component gets another code</source>
        <translation>Kein Bauteil erhält eine andere Kennzeichnung</translation>
    </message>
    <message numerus="yes">
        <source>%n component(s) get another code</source>
        <translation>
            <numerusform>%n Bauteil erhält eine andere Kennzeichnung</numerusform>
            <numerusform>%n Bauteile erhalten eine andere Kennzeichnung</numerusform>
        </translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Its data</source>
        <translation>Seine Daten</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Data by component</source>
        <translation>Daten je Bauteil</translation>
    </message>
    <message>
        <source>What stands at all symbols of a class: %{D} is a parameter with its unit, %{D:mm} its number in that unit, \n a new line; empty: as its class says</source>
        <translation>Was an allen Schaltzeichen einer Klasse steht: %{D} ist ein Parameter mit seiner Einheit, %{D:mm} seine Zahl in dieser Einheit, \n eine neue Zeile; leer: wie die Klasse sagt</translation>
    </message>
    <message>
        <source>nothing: is each name a parameter?</source>
        <translation>nichts: ist jeder Name ein Parameter?</translation>
    </message>
</context>
<context>
    <name>bramah::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>Befehl suchen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Move %1 symbols</source>
        <translation>%1 Symbole verschieben</translation>
    </message>
    <message>
        <source>Rotate %1 symbols</source>
        <translation>%1 Symbole drehen</translation>
    </message>
    <message>
        <source>Mirror %1 symbols</source>
        <translation>%1 Symbole spiegeln</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>%1 Leitungen löschen</translation>
    </message>
    <message>
        <source>Delete %1 symbols</source>
        <translation>%1 Symbole löschen</translation>
    </message>
    <message>
        <source>Paste %1 symbols</source>
        <translation>%1 Symbole einfügen</translation>
    </message>
    <message>
        <source>Route lines again</source>
        <translation>Linien neu führen</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Align symbols</source>
        <translation>Symbole ausrichten</translation>
    </message>
    <message>
        <source>Distribute symbols</source>
        <translation>Symbole verteilen</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <translation>Durch %1 ersetzen</translation>
    </message>
    <message>
        <source>Spread symbols</source>
        <translation>Symbole auseinanderrücken</translation>
    </message>
    <message>
        <source>Choose units</source>
        <translation>Einheiten wählen</translation>
    </message>
    <message>
        <source>Move a symbol</source>
        <translation>Symbol verschieben</translation>
    </message>
    <message>
        <source>Rotate a symbol</source>
        <translation>Symbol drehen</translation>
    </message>
    <message>
        <source>Mirror a symbol</source>
        <translation>Symbol spiegeln</translation>
    </message>
    <message>
        <source>Delete a line</source>
        <translation>Linie löschen</translation>
    </message>
    <message>
        <source>Delete a symbol</source>
        <translation>Symbol löschen</translation>
    </message>
    <message>
        <source>Paste a symbol</source>
        <translation>Symbol einfügen</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>Remove a page</source>
        <translation>Seite entfernen</translation>
    </message>
    <message>
        <source>Move a page</source>
        <translation>Seite verschieben</translation>
    </message>
    <message>
        <source>Set the drawing&apos;s data</source>
        <translation>Zeichnungsdaten setzen</translation>
    </message>
    <message>
        <source>Choose what is printed</source>
        <translation>Wählen, was gedruckt wird</translation>
    </message>
    <message>
        <source>Release the drawing</source>
        <translation>Zeichnung freigeben</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>Notiz verschieben</translation>
    </message>
    <message>
        <source>Move %1 notes</source>
        <translation>%1 Notizen verschieben</translation>
    </message>
    <message>
        <source>Rotate a note</source>
        <translation>Notiz drehen</translation>
    </message>
    <message>
        <source>Rotate %1 notes</source>
        <translation>%1 Notizen drehen</translation>
    </message>
    <message>
        <source>Mirror a note</source>
        <translation>Notiz spiegeln</translation>
    </message>
    <message>
        <source>Mirror %1 notes</source>
        <translation>%1 Notizen spiegeln</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Delete %1 notes</source>
        <translation>%1 Notizen löschen</translation>
    </message>
    <message>
        <source>Paste a note</source>
        <translation>Notiz einfügen</translation>
    </message>
    <message>
        <source>Paste %1 notes</source>
        <translation>%1 Notizen einfügen</translation>
    </message>
</context>
<context>
    <name>bramah::app::CompositionView</name>
    <message>
        <source>Composition</source>
        <translation>Zusammensetzung</translation>
    </message>
</context>
<context>
    <name>bramah::app::ComputablePage</name>
    <message>
        <source>What can be computed</source>
        <translation>Was berechnet werden kann</translation>
    </message>
    <message>
        <source>Variables beside parameters and states, as lineP.p mass.v</source>
        <translation>Größen außer Parametern und Zuständen, wie lineP.p mass.v</translation>
    </message>
    <message>
        <source>Parameters, as pump.D</source>
        <translation>Parameter, wie pump.D</translation>
    </message>
    <message>
        <source>Variables or parameters, as pump.q</source>
        <translation>Größen oder Parameter, wie pump.q</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Name wanted variables: the way to compute them appears here, or what is missing.</source>
        <translation>Nennen Sie gesuchte Größen: Hier erscheint der Weg, sie zu berechnen, oder was fehlt.</translation>
    </message>
    <message>
        <source>The order of the circuit at rest cannot be found.</source>
        <translation>Die Reihenfolge der ruhenden Schaltung lässt sich nicht finden.</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>At rest, or at constant speed</source>
        <translation>In Ruhe oder bei konstanter Geschwindigkeit</translation>
    </message>
</context>
<context>
    <name>bramah::app::ComputePage</name>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Writes the found values into the circuit, as one step that can be undone</source>
        <translation>Schreibt die gefundenen Werte in den Kreis, als einen Schritt, der rückgängig zu machen ist</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Noch eine</translation>
    </message>
    <message>
        <source>One more variable that is wanted, and one more parameter for it</source>
        <translation>Noch eine Variable, die gewünscht ist, und noch ein Parameter dafür</translation>
    </message>
    <message>
        <source>with the inputs as they are at</source>
        <translation>mit den Eingängen wie zur Zeit</translation>
    </message>
    <message>
        <source>Variable, as mass.v</source>
        <translation>Variable, wie mass.v</translation>
    </message>
    <message>
        <source>Value, as 0.2 m/s</source>
        <translation>Wert, wie 0,2 m/s</translation>
    </message>
    <message>
        <source>Parameter, as pump.D</source>
        <translation>Parameter, wie pump.D</translation>
    </message>
    <message>
        <source>is to be</source>
        <translation>soll sein</translation>
    </message>
    <message>
        <source>by</source>
        <translation>durch</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>Der Kreis lässt sich nicht berechnen; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>Use the found values</source>
        <translation>Gefundene Werte übernehmen</translation>
    </message>
    <message>
        <source>The circuit has the found values now.</source>
        <translation>Der Kreis hat jetzt die gefundenen Werte.</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>Der Kreis lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Which values give what is wanted?</source>
        <translation>Welche Werte ergeben das Gewünschte?</translation>
    </message>
    <message>
        <source>At rest, or at constant speed</source>
        <translation>In Ruhe oder bei konstanter Geschwindigkeit</translation>
    </message>
    <message>
        <source>At the start of a run</source>
        <translation>Am Anfang eines Laufs</translation>
    </message>
    <message>
        <source>Where the variables are to have their values: where nothing changes any more, or at the first instant, with the start values of the circuit</source>
        <translation>Wo die Variablen ihre Werte haben sollen: wo sich nichts mehr ändert, oder im ersten Augenblick, mit den Anfangswerten des Schaltplans</translation>
    </message>
    <message>
        <source>Where the variables are to have their values</source>
        <translation>Wo die Variablen ihre Werte haben sollen</translation>
    </message>
    <message>
        <source>Which variable is to have which value, so that %1 follows from it?</source>
        <translation>Welche Größe soll welchen Wert haben, damit %1 daraus folgt?</translation>
    </message>
</context>
<context>
    <name>bramah::app::CsvFormEditor</name>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>Strich |</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Zeichensatz</translation>
    </message>
    <message>
        <source>Titles in line</source>
        <translation>Überschriften in Zeile</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Units in line</source>
        <translation>Einheiten in Zeile</translation>
    </message>
    <message>
        <source>in the titles</source>
        <translation>in den Überschriften</translation>
    </message>
    <message>
        <source>Values from line</source>
        <translation>Werte ab Zeile</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Form of the time</source>
        <translation>Form der Zeit</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Unit of the time</source>
        <translation>Einheit der Zeit</translation>
    </message>
    <message>
        <source>Count the time from the first row</source>
        <translation>Zeit ab der ersten Zeile zählen</translation>
    </message>
    <message>
        <source>Bridge missing values by straight lines</source>
        <translation>Fehlende Werte durch Geraden überbrücken</translation>
    </message>
    <message>
        <source>Time between rows</source>
        <translation>Zeit zwischen Zeilen</translation>
    </message>
    <message>
        <source>Number, or a pattern of yyyy, MM, MMM, dd, hh, mm, ss and AP</source>
        <translation>Zahl, oder ein Muster aus yyyy, MM, MMM, dd, hh, mm, ss und AP</translation>
    </message>
    <message>
        <source>None: rows at equal distances</source>
        <translation>Keine: Zeilen in gleichem Abstand</translation>
    </message>
    <message>
        <source>None, or with the time</source>
        <translation>Keines, oder bei der Zeit</translation>
    </message>
</context>
<context>
    <name>bramah::app::CurveDialog</name>
    <message>
        <source>Add an expression</source>
        <translation>Ausdruck hinzufügen</translation>
    </message>
    <message>
        <source>Edit the curve</source>
        <translation>Kurve bearbeiten</translation>
    </message>
    <message>
        <source>Computed of the variables of a run, as &lt;code&gt;cylinder.pA - cylinder.pB&lt;/code&gt;, &lt;code&gt;der(mass.s)&lt;/code&gt;, &lt;code&gt;integral(x)&lt;/code&gt;, &lt;code&gt;filter(x, 10 ms)&lt;/code&gt; or &lt;code&gt;movingMean(x, 0.1 s)&lt;/code&gt;.</source>
        <translation>Aus den Größen eines Laufs berechnet, etwa &lt;code&gt;cylinder.pA - cylinder.pB&lt;/code&gt;, &lt;code&gt;der(mass.s)&lt;/code&gt;, &lt;code&gt;integral(x)&lt;/code&gt;, &lt;code&gt;filter(x, 10 ms)&lt;/code&gt; oder &lt;code&gt;movingMean(x, 0.1 s)&lt;/code&gt;.</translation>
    </message>
    <message>
        <source>&amp;Expression:</source>
        <translation>&amp;Ausdruck:</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>&amp;Einheit:</translation>
    </message>
    <message>
        <source>&amp;Name in the legend:</source>
        <translation>&amp;Name in der Legende:</translation>
    </message>
</context>
<context>
    <name>bramah::app::CurvesChart</name>
    <message>
        <source>A variable over time in the runs of the study</source>
        <translation>Eine Variable über der Zeit in den Läufen der Studie</translation>
    </message>
    <message>
        <source>A click on a curve opens its run</source>
        <translation>Ein Klick auf eine Kurve öffnet ihren Lauf</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
</context>
<context>
    <name>bramah::app::DataImport</name>
    <message>
        <source>The measured data in %1 cannot be read: %2.</source>
        <translation>Die Messdaten in %1 können nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 has changed and is read again.</source>
        <translation>%1 hat sich geändert und wird neu gelesen.</translation>
    </message>
    <message>
        <source>Import measured data</source>
        <translation>Messdaten importieren</translation>
    </message>
    <message>
        <source>Measured data (%1);;All files (*)</source>
        <translation>Messdaten (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The measured data are not kept with the model, whose text cannot be edited.</source>
        <translation>Die Messdaten werden nicht beim Modell behalten, da dessen Text nicht geändert werden kann.</translation>
    </message>
    <message>
        <source>The channels of %1 are in the list of variables.</source>
        <translation>Die Kanäle von %1 stehen in der Liste der Größen.</translation>
    </message>
    <message>
        <source>There are no results yet: run the model first.</source>
        <translation>Es gibt noch keine Ergebnisse: Starten Sie zuerst einen Lauf.</translation>
    </message>
    <message>
        <source>This is not kept with the model, whose text cannot be edited.</source>
        <translation>Das wird nicht beim Modell behalten, da dessen Text nicht geändert werden kann.</translation>
    </message>
    <message>
        <source>%1 is up to %2 off, at %3 s</source>
        <translation>%1 liegt bis zu %2 daneben, bei %3 s</translation>
    </message>
    <message>
        <source>Measured data: %1 of %2 fail: %3.</source>
        <translation>Messdaten: %1 von %2 nicht bestanden: %3.</translation>
    </message>
    <message>
        <source>Measured data: all %1 pass.</source>
        <translation>Messdaten: alle %1 bestanden.</translation>
    </message>
    <message>
        <source>Lay %1 beside a variable…</source>
        <translation>%1 neben eine Größe legen…</translation>
    </message>
    <message>
        <source>How %1 is read…</source>
        <translation>Wie %1 gelesen wird…</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Plot its difference from %1</source>
        <translation>Seine Abweichung von %1 auftragen</translation>
    </message>
    <message>
        <source>Reading %1: %2 %</source>
        <translation>%1 wird gelesen: %2 %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DeclarationTable</name>
    <message>
        <source>Ports</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>Declared in %1, which this class extends</source>
        <translation>In %1 deklariert, wovon diese Klasse erbt</translation>
    </message>
    <message>
        <source>The unit is that of the type</source>
        <translation>Die Einheit ist die des Typs</translation>
    </message>
    <message>
        <source>Protected: not seen from outside</source>
        <translation>Geschützt: von außen nicht zu sehen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DeclarationsView</name>
    <message>
        <source>Declarations of the class</source>
        <translation>Deklarationen der Klasse</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Add a port</source>
        <translation>Einen Anschluss hinzufügen</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Add a parameter</source>
        <translation>Einen Parameter hinzufügen</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Add a variable</source>
        <translation>Eine Variable hinzufügen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move it up in the text (Ctrl+Shift+Up)</source>
        <translation>Im Text nach oben rücken (Strg+Umschalt+Auf)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move it down in the text (Ctrl+Shift+Down)</source>
        <translation>Im Text nach unten rücken (Strg+Umschalt+Ab)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove it from the class (Delete)</source>
        <translation>Aus der Klasse entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>This class declares nothing yet.</source>
        <translation>Diese Klasse deklariert noch nichts.</translation>
    </message>
    <message>
        <source>F2 or a double click edits a cell; values take units: 150 bar</source>
        <translation>F2 oder ein Doppelklick bearbeitet eine Zelle; Werte nehmen Einheiten an: 150 bar</translation>
    </message>
</context>
<context>
    <name>bramah::app::DesignCurve</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>Der Kreis lässt sich nicht berechnen; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>Wanted variable, or a parameter</source>
        <translation>Gewünschte Größe oder ein Parameter</translation>
    </message>
    <message>
        <source>From, as 0.1 m/s</source>
        <translation>Von, etwa 0,1 m/s</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Draw the curve</source>
        <translation>Kurve zeichnen</translation>
    </message>
    <message>
        <source>The first parameter to be found, over this: over the value that is wanted, or over another parameter of the circuit</source>
        <translation>Der erste gesuchte Parameter über dieser Größe: über dem gewünschten Wert oder über einem anderen Parameter des Kreises</translation>
    </message>
    <message>
        <source>Curve over</source>
        <translation>Kurve über</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Name a wanted variable, its value and a parameter first.</source>
        <translation>Nennen Sie zuerst eine gewünschte Größe, ihren Wert und einen Parameter.</translation>
    </message>
    <message>
        <source>The curve needs two different values to go from and to.</source>
        <translation>Die Kurve braucht zwei verschiedene Werte als Anfang und Ende.</translation>
    </message>
    <message>
        <source>Computing the curve …</source>
        <translation>Die Kurve wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) have no answer.</source>
        <translation>
            <numerusform>%n Punkt hat keine Antwort.</numerusform>
            <numerusform>%n Punkte haben keine Antwort.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it has no file yet; save it under a name</source>
        <translation>es hat noch keine Datei; speichern Sie es unter einem Namen</translation>
    </message>
    <message>
        <source>a kind of class, such as `model`</source>
        <translation>eine Art von Klasse wie `model`</translation>
    </message>
    <message>
        <source>an equation, a section or `end`</source>
        <translation>eine Gleichung, ein Abschnitt oder `end`</translation>
    </message>
    <message>
        <source>a name, `*` or `{`</source>
        <translation>ein Name, `*` oder `{`</translation>
    </message>
    <message>
        <source>a declaration, a section or `end`</source>
        <translation>eine Deklaration, ein Abschnitt oder `end`</translation>
    </message>
    <message>
        <source>`and` (relations cannot be chained)</source>
        <translation>`and` (Vergleiche lassen sich nicht verketten)</translation>
    </message>
    <message>
        <source>another operator (put one of the powers in parentheses)</source>
        <translation>ein anderer Operator (setzen Sie eine der Potenzen in Klammern)</translation>
    </message>
    <message>
        <source>a modifier, such as `name = value`</source>
        <translation>eine Modifikation wie `name = wert`</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>ein Ausdruck</translation>
    </message>
    <message>
        <source>an operand (put a signed one in parentheses)</source>
        <translation>ein Operand (setzen Sie einen mit Vorzeichen in Klammern)</translation>
    </message>
    <message>
        <source>a named argument, such as `name = value`</source>
        <translation>ein benanntes Argument wie `name = wert`</translation>
    </message>
    <message>
        <source>a function call</source>
        <translation>ein Funktionsaufruf</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>eine Anweisung</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation>ein Operator oder das Ende</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>found %1 where %2 was expected</source>
        <translation>%1 gefunden, erwartet war: %2</translation>
    </message>
    <message>
        <source>this string has no closing quote; add `&quot;` at its end</source>
        <translation>diese Zeichenkette hat kein schließendes Anführungszeichen; setzen Sie `&quot;` an ihr Ende</translation>
    </message>
    <message>
        <source>this comment has no end; add `*/`</source>
        <translation>dieser Kommentar hat kein Ende; fügen Sie `*/` an</translation>
    </message>
    <message>
        <source>this quoted name has no closing quote; add `&apos;` at its end</source>
        <translation>dieser Name in Anführungszeichen hat kein schließendes; setzen Sie `&apos;` an sein Ende</translation>
    </message>
    <message>
        <source>the character %1 has no meaning in Modelica; remove it</source>
        <translation>das Zeichen %1 hat in Modelica keine Bedeutung; entfernen Sie es</translation>
    </message>
    <message>
        <source>`end %1` closes class `%2`; both names must be the same</source>
        <translation>`end %1` schließt die Klasse `%2`; beide Namen müssen gleich sein</translation>
    </message>
    <message>
        <source>brackets or classes are nested more than %1 deep here; split the expression or class</source>
        <translation>Klammern oder Klassen sind hier mehr als %1-fach verschachtelt; teilen Sie den Ausdruck oder die Klasse</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text; convert it to UTF-8 to edit it</source>
        <translation>die Datei ist kein UTF-8-Text; wandeln Sie sie in UTF-8 um, um sie zu bearbeiten</translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation>`%1` ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>`%1` was changed by another program since it was read; save under another name, or overwrite it</source>
        <translation>`%1` wurde seit dem Lesen von einem anderen Programm geändert; speichern Sie unter anderem Namen, oder überschreiben Sie die Datei</translation>
    </message>
    <message>
        <source>there is no class `%1` here; check the name, or add its library with --library or MODELICAPATH</source>
        <translation>hier gibt es keine Klasse `%1`; prüfen Sie den Namen, oder öffnen Sie ihre Bibliothek (Datei, --library oder MODELICAPATH)</translation>
    </message>
    <message>
        <source>`%1` contains or extends itself; break the circle</source>
        <translation>`%1` enthält oder erweitert sich selbst; lösen Sie den Kreis auf</translation>
    </message>
    <message>
        <source>`%1` is not supported yet; write the model without it</source>
        <translation>`%1` wird noch nicht unterstützt; schreiben Sie das Modell ohne</translation>
    </message>
    <message>
        <source>whether `%1` is there depends on a value that is not known; give its condition a constant or parameter value</source>
        <translation>ob es `%1` gibt, hängt von einem unbekannten Wert ab; geben Sie seiner Bedingung einen konstanten Wert oder Parameterwert</translation>
    </message>
    <message>
        <source>the size of `%1` is not known; give it a constant or parameter value of 0 or more</source>
        <translation>die Größe von `%1` ist nicht bekannt; geben Sie ihr einen konstanten Wert oder Parameterwert ab 0</translation>
    </message>
    <message>
        <source>the value of `%1` depends on itself; give one of the values in the circle a number</source>
        <translation>der Wert von `%1` hängt von sich selbst ab; geben Sie einem der Werte im Kreis eine Zahl</translation>
    </message>
    <message>
        <source>no `inner %1` is in the model, so a default `%2` is used; add one to change its values</source>
        <translation>im Modell ist kein `inner %1`, daher gilt `%2` mit Vorgabewerten; fügen Sie eines hinzu, um sie zu ändern</translation>
    </message>
    <message>
        <source>there is no `%1` here; check the name</source>
        <translation>hier gibt es kein `%1`; prüfen Sie den Namen</translation>
    </message>
    <message>
        <source>there is no function `%1` here; check the name</source>
        <translation>hier gibt es keine Funktion `%1`; prüfen Sie den Namen</translation>
    </message>
    <message>
        <source>`%1` is used, but its condition removes it; switch it on or leave it out here</source>
        <translation>`%1` wird benutzt, aber seine Bedingung entfernt es; schalten Sie es ein, oder lassen Sie es hier weg</translation>
    </message>
    <message>
        <source>the parts of `%1` have different types or sizes; make both sides alike</source>
        <translation>die Teile von `%1` haben verschiedene Typen oder Größen; gleichen Sie beide Seiten an</translation>
    </message>
    <message>
        <source>`%1` has the size %2, but `%3` is an array of %4; make them alike</source>
        <translation>`%1` hat die Größe %2, `%3` aber ist ein Feld von %4; gleichen Sie sie an</translation>
    </message>
    <message>
        <source>`%1` is one value, but `%2` is an array of %3; write `each` before the modification, or an array, as with `fill`</source>
        <translation>`%1` ist ein einzelner Wert, `%2` aber ein Feld von %3; schreiben Sie `each` vor die Änderung oder ein Feld, etwa mit `fill`</translation>
    </message>
    <message>
        <source>`each` stands before `%1`, but no array is around it; remove `each`</source>
        <translation>`each` steht vor `%1`, aber kein Feld ist darum herum; entfernen Sie `each`</translation>
    </message>
    <message>
        <source>`%1` is not declared `replaceable`, so it cannot be redeclared with another type; add `replaceable` to its declaration</source>
        <translation>`%1` ist nicht als `replaceable` deklariert und kann daher keinen anderen Typ erhalten; ergänzen Sie `replaceable` in der Deklaration</translation>
    </message>
    <message>
        <source>`%1` cannot replace `%2`, since it has no public `%3` of the same type; take a class that has one</source>
        <translation>`%1` kann `%2` nicht ersetzen, da es kein öffentliches `%3` desselben Typs hat; nehmen Sie eine Klasse, die eines hat</translation>
    </message>
    <message>
        <source>`%1` is protected in `%2`, so it cannot be used from outside; make it public or leave it out here</source>
        <translation>`%1` ist in `%2` geschützt und kann von außen nicht verwendet werden; machen Sie es öffentlich oder lassen Sie es hier weg</translation>
    </message>
    <message>
        <source>`%1` changes continuously, so it has no value before an event here; use it in a `when` clause, or a variable that a `when` clause sets</source>
        <translation>`%1` ändert sich stetig und hat daher hier keinen Wert vor einem Ereignis; verwenden Sie es in einer `when`-Klausel oder eine Variable, die eine `when`-Klausel setzt</translation>
    </message>
    <message>
        <source>`%1` is set twice by one `when` clause; leave one of them out</source>
        <translation>`%1` wird von einer `when`-Klausel zweimal gesetzt; lassen Sie eines davon weg</translation>
    </message>
    <message>
        <source>`%1` has an equation and is set by a `when` clause too; remove one of them</source>
        <translation>`%1` hat eine Gleichung und wird auch von einer `when`-Klausel gesetzt; entfernen Sie eines von beiden</translation>
    </message>
    <message>
        <source>`%1` is set by `reinit` in two `when` clauses; join them with `elsewhen`</source>
        <translation>`%1` wird in zwei `when`-Klauseln von `reinit` gesetzt; verbinden Sie sie mit `elsewhen`</translation>
    </message>
    <message>
        <source>`%1` is %2 where %3 is needed; correct one of them</source>
        <translation>`%1` ist %2, gebraucht wird %3; berichtigen Sie eines davon</translation>
    </message>
    <message>
        <source>`%1` is in %2, but `%3` in %4; bring both to the same unit</source>
        <translation>`%1` ist in %2, aber `%3` in %4; bringen Sie beide auf dieselbe Einheit</translation>
    </message>
    <message>
        <source>connector `%1` has %2 flow variables, but %3 other ones without a direction; give each flow variable one potential</source>
        <translation>der Konnektor `%1` hat %2 Flussgrößen, aber %3 andere ohne Richtung; geben Sie jeder Flussgröße ein Potenzial</translation>
    </message>
    <message>
        <source>the subscripts that are `%1` alone give it no single range; write it out, as `%1 in 1:n`</source>
        <translation>die Indizes, die nur aus `%1` bestehen, ergeben keinen einheitlichen Bereich; schreiben Sie ihn aus, etwa `%1 in 1:n`</translation>
    </message>
    <message>
        <source>`%1` must be known before the run; use constants or parameters</source>
        <translation>`%1` muss vor dem Lauf bekannt sein; nehmen Sie Konstanten oder Parameter</translation>
    </message>
    <message>
        <source>index %1 is outside of 1 to %2; correct the subscript</source>
        <translation>der Index %1 liegt außerhalb von 1 bis %2; berichtigen Sie ihn</translation>
    </message>
    <message>
        <source>%1 subscripts are given, but there are %2 dimensions; remove some</source>
        <translation>%1 Indizes sind angegeben, aber es gibt nur %2 Dimensionen; entfernen Sie einige</translation>
    </message>
    <message>
        <source>`%1` has %2 elements, which is more than a model can hold; check its size</source>
        <translation>`%1` hat %2 Elemente, mehr als ein Modell fassen kann; prüfen Sie seine Größe</translation>
    </message>
    <message>
        <source>`%1` is used before it has a value; assign it first</source>
        <translation>`%1` wird benutzt, bevor es einen Wert hat; weisen Sie ihm zuerst einen zu</translation>
    </message>
    <message>
        <source>`%1` is called with arguments that do not fit it; check their number and kind</source>
        <translation>`%1` wird mit unpassenden Argumenten aufgerufen; prüfen Sie Anzahl und Art</translation>
    </message>
    <message>
        <source>the call of `%2` gives no value for its input `%1`; add it</source>
        <translation>der Aufruf von `%2` gibt dem Eingang `%1` keinen Wert; ergänzen Sie ihn</translation>
    </message>
    <message>
        <source>`%1` needs a variable here, not an expression; name one</source>
        <translation>`%1` braucht hier eine Variable, keinen Ausdruck; nennen Sie eine</translation>
    </message>
    <message>
        <source>`%1` calls itself too often; give the recursion an end that is known before the run</source>
        <translation>`%1` ruft sich zu oft selbst auf; geben Sie der Rekursion ein Ende, das vor dem Lauf bekannt ist</translation>
    </message>
    <message>
        <source>this loop runs more than %1 times; give it an end that is reached earlier</source>
        <translation>diese Schleife läuft mehr als %1-mal; geben Sie ihr ein Ende, das früher erreicht wird</translation>
    </message>
    <message>
        <source>function `%1` has no algorithm; add one or call another function</source>
        <translation>die Funktion `%1` hat keinen Algorithmus; fügen Sie einen hinzu, oder rufen Sie eine andere auf</translation>
    </message>
    <message>
        <source>the table of `%1` cannot be used, since %2; correct it</source>
        <translation>die Tabelle von `%1` ist nicht brauchbar: %2; berichtigen Sie sie</translation>
    </message>
    <message>
        <source>parameter `%1` has no value, so 0 is used; set it</source>
        <translation>der Parameter `%1` hat keinen Wert, daher gilt 0; setzen Sie ihn</translation>
    </message>
    <message>
        <source>the branches of this `if` have different numbers of equations; give each the same number, and an `else`</source>
        <translation>die Zweige dieses `if` haben verschieden viele Gleichungen; geben Sie jedem gleich viele und ein `else`</translation>
    </message>
    <message>
        <source>`%1` is connected, but is no connector; connect one of its ports</source>
        <translation>`%1` wird verbunden, ist aber kein Konnektor; verbinden Sie einen seiner Anschlüsse</translation>
    </message>
    <message>
        <source>`%1` and `%2` cannot be joined, since a `%3` does not fit a `%4`; join connectors of the same kind</source>
        <translation>`%1` und `%2` lassen sich nicht verbinden, da `%3` nicht zu `%4` passt; verbinden Sie Konnektoren gleicher Art</translation>
    </message>
    <message>
        <source>`%1` is partial, so it cannot be run; run a model that extends it</source>
        <translation>`%1` ist partial und kann nicht laufen; nehmen Sie ein Modell, das es erweitert</translation>
    </message>
    <message>
        <source>`%1` is no model, so it cannot be run; choose a model or block</source>
        <translation>`%1` ist kein Modell und kann nicht laufen; wählen Sie ein model oder einen block</translation>
    </message>
    <message>
        <source>the values of `%1` depend on each other in a circle; give one of them a value of its own</source>
        <translation>die Werte von `%1` hängen im Kreis voneinander ab; geben Sie einem davon einen eigenen Wert</translation>
    </message>
    <message>
        <source>parameter `%1` depends on `%2`, which changes during the run; use parameters and constants only</source>
        <translation>der Parameter `%1` hängt von `%2` ab, das sich im Lauf ändert; nehmen Sie nur Parameter und Konstanten</translation>
    </message>
    <message>
        <source>`%1` is no element of `%2` (`%3`), so it cannot be modified; correct the name</source>
        <translation>`%1` ist kein Element von `%2` (`%3`) und kann nicht geändert werden; berichtigen Sie den Namen</translation>
    </message>
    <message>
        <source>`%1` is final, so its value cannot be changed here; leave the value out</source>
        <translation>`%1` ist endgültig (final), sein Wert kann hier nicht geändert werden; lassen Sie den Wert weg</translation>
    </message>
    <message>
        <source>`%1` of `%2` depends on `%3`, which changes during the run; use parameters and constants only</source>
        <translation>`%1` von `%2` hängt von `%3` ab, das sich im Lauf ändert; nehmen Sie nur Parameter und Konstanten</translation>
    </message>
    <message>
        <source>the compiler has lost `%1`, which is a fault of the program, not of the model; report it together with the model</source>
        <translation>der Übersetzer hat `%1` verloren; das ist ein Fehler des Programms und nicht des Modells; melden Sie ihn mit dem Modell</translation>
    </message>
    <message>
        <source>`%1` compares numbers that change continuously, so it is hardly ever true; compare with `&lt;` or `&gt;`</source>
        <translation>`%1` vergleicht stetig veränderliche Zahlen und ist fast nie wahr; vergleichen Sie mit `&lt;` oder `&gt;`</translation>
    </message>
    <message>
        <source>the delay time `%1` changes continuously; make it a parameter</source>
        <translation>die Verzögerungszeit `%1` ändert sich stetig; machen Sie sie zum Parameter</translation>
    </message>
    <message>
        <source>`%1` is assigned in two `when` clauses; join them with `elsewhen`</source>
        <translation>`%1` wird in zwei `when` zugewiesen; fassen Sie sie mit `elsewhen` zusammen</translation>
    </message>
    <message>
        <source>the derivative of `%1` is needed but not known; write it with smooth functions, or give its function a derivative</source>
        <translation>die Ableitung von `%1` wird gebraucht, ist aber nicht bekannt; schreiben Sie es mit glatten Funktionen, oder geben Sie seiner Funktion eine Ableitung</translation>
    </message>
    <message>
        <source>`%1` starts fixed at %2 and `%3` at %4, but connected as they are `%1` %5 `%3`; make the start values agree or fix one of them only</source>
        <translation>`%1` beginnt fest bei %2 und `%3` bei %4, doch so verbunden gilt `%1` %5 `%3`; gleichen Sie die Startwerte an, oder legen Sie nur einen fest</translation>
    </message>
    <message>
        <source>nothing determines `%1`; connect it or give it an equation</source>
        <translation>nichts bestimmt `%1`; verbinden Sie es, oder geben Sie ihm eine Gleichung</translation>
    </message>
    <message>
        <source>`reinit` sets `%1`, but it is no state; set the variable that is integrated</source>
        <translation>`reinit` setzt `%1`, das kein Zustand ist; setzen Sie die Größe, die integriert wird</translation>
    </message>
    <message>
        <source>`%1` would have to be differentiated too often; check what it constrains</source>
        <translation>`%1` müsste zu oft abgeleitet werden; prüfen Sie, was es bindet</translation>
    </message>
    <message>
        <source>`%1` constrains variables in a way that leaves no choice of states; constrain others or remove it</source>
        <translation>`%1` bindet Größen so, dass keine Wahl der Zustände bleibt; binden Sie andere, oder entfernen Sie es</translation>
    </message>
    <message>
        <source>`%1` is wanted as a state, but other states determine it; leave `stateSelect` off or remove a constraint</source>
        <translation>`%1` soll Zustand sein, wird aber von anderen bestimmt; lassen Sie `stateSelect` weg, oder entfernen Sie eine Bindung</translation>
    </message>
    <message>
        <source>port %1 of `%2` is joined to nothing, so nothing can flow there; draw a line to it</source>
        <translation>der Anschluss %1 von `%2` ist offen, dort kann nichts fließen; zeichnen Sie eine Leitung dorthin</translation>
    </message>
    <message>
        <source>port %1 of `%2` is joined to nothing; draw a line to it or to a tank</source>
        <translation>der Anschluss %1 von `%2` ist offen; zeichnen Sie eine Leitung dorthin oder zu einem Behälter</translation>
    </message>
    <message>
        <source>input %1 of `%2` has no signal; draw a line to it from an output</source>
        <translation>der Eingang %1 von `%2` hat kein Signal; zeichnen Sie eine Leitung von einem Ausgang dorthin</translation>
    </message>
    <message>
        <source>nothing is joined to %1 of `%2`, so it floats: the fluid alone decides its position; join a mass or load to it</source>
        <translation>mit %1 von `%2` ist nichts verbunden, es schwimmt: nur das Medium bestimmt seine Position; verbinden Sie eine Masse oder Last</translation>
    </message>
    <message>
        <source>nothing sets the pressure of the circuit around `%1`; join a tank, an exhaust or a source to it</source>
        <translation>nichts bestimmt den Druck des Kreises um `%1`; schließen Sie einen Behälter, einen Auslass oder eine Quelle an</translation>
    </message>
    <message>
        <source>%1 conditions for the start are given where only %2 can hold; take `fixed` off or remove one of %3</source>
        <translation>%1 Anfangsbedingungen sind gegeben, wo nur %2 gelten können; nehmen Sie `fixed` weg, oder entfernen Sie eine von %3</translation>
    </message>
    <message>
        <source>`%1` does not count at the start: as things are connected, another start value decides</source>
        <translation>`%1` zählt am Anfang nicht: so verbunden, entscheidet ein anderer Startwert</translation>
    </message>
    <message>
        <source>%1: the equations %2 contradict each other, whatever %3 are; change or remove one of them</source>
        <translation>%1: die Gleichungen %2 widersprechen sich, was auch immer %3 sind; ändern oder entfernen Sie eine davon</translation>
    </message>
    <message>
        <source>%1: the equations %2 repeat each other, so nothing determines %3; fix one of these values, as a ground or a tank does</source>
        <translation>%1: die Gleichungen %2 wiederholen sich, also bestimmt nichts %3; legen Sie einen dieser Werte fest, wie es eine Masse oder ein Tank tut</translation>
    </message>
    <message>
        <source>`%1` is declared twice in `%2`; rename or remove one of them</source>
        <translation>`%1` ist in `%2` zweimal deklariert; benennen Sie eine Deklaration um, oder entfernen Sie sie</translation>
    </message>
    <message>
        <source>`%1` and `%2` hold fluid and are joined with nothing between them, so they share one pressure, and their mass is kept within ten times the tolerance instead of to rounding; make a node between them `ideal`, or put a line or an orifice there</source>
        <translation>`%1` und `%2` enthalten Medium und sind unmittelbar verbunden, haben also einen gemeinsamen Druck, und ihre Masse bleibt nur im Rahmen der zehnfachen Toleranz erhalten statt auf Rundung genau; machen Sie einen Knoten dazwischen `ideal`, oder setzen Sie eine Leitung oder Blende dazwischen</translation>
    </message>
    <message>
        <source>the model has more than %1 components and variables, more than there is room for; use fewer of `%2`</source>
        <translation>das Modell hat mehr als %1 Bauteile und Variablen, mehr als Platz ist; nehmen Sie weniger von `%2`</translation>
    </message>
    <message>
        <source>`%1` is `outer`, but `%2` is a record or connector, which has all of its elements in itself; remove `outer`</source>
        <translation>`%1` ist `outer`, aber `%2` ist ein Record oder Anschluss, der alle seine Elemente in sich hat; entfernen Sie `outer`</translation>
    </message>
    <message>
        <source>`%1` is discrete, but `%2` changes between events; put its equation into a `when`, or leave out `discrete`</source>
        <translation>`%1` ist diskret, aber `%2` ändert sich zwischen Ereignissen; setzen Sie die Gleichung in ein `when`, oder lassen Sie `discrete` weg</translation>
    </message>
    <message>
        <source>`%1` is an input, a constant or the variable of a loop, so nothing can be assigned to it here; assign to a variable of its own</source>
        <translation>`%1` ist ein Eingang, eine Konstante oder die Variable einer Schleife, daher kann ihm hier nichts zugewiesen werden; weisen Sie einer eigenen Variablen zu</translation>
    </message>
    <message>
        <source>`%1` divides by 0; give it another divisor</source>
        <translation>`%1` teilt durch 0; geben Sie einen anderen Teiler an</translation>
    </message>
    <message>
        <source>`%1` declares no class `%2`, although its name says so; rename the file or the class</source>
        <translation>`%1` deklariert keine Klasse `%2`, obwohl der Name es sagt; Datei oder Klasse umbenennen</translation>
    </message>
    <message>
        <source>this file is a part of `%1`, where its folder lies, and not of `%2`; correct its `within`, or move it</source>
        <translation>diese Datei gehört zu `%1`, wo ihr Ordner liegt, und nicht zu `%2`; `within` berichtigen oder die Datei verschieben</translation>
    </message>
    <message>
        <source>`%1` is in no loop or function that it could leave; remove it, since `break` ends a loop and `return` a function</source>
        <translation>`%1` steht in keiner Schleife oder Funktion, die es verlassen könnte; entfernen, denn `break` beendet eine Schleife und `return` eine Funktion</translation>
    </message>
    <message>
        <source>constant `%1` is used but has no value; give it one</source>
        <translation>die Konstante `%1` wird benutzt, hat aber keinen Wert; geben Sie ihr einen</translation>
    </message>
    <message>
        <source>the line from %1 to %2 runs through `%3`; route it again or move the symbol</source>
        <translation>die Linie von %1 nach %2 läuft durch `%3`; führen Sie sie neu oder verschieben Sie das Symbol</translation>
    </message>
    <message>
        <source>the line from %1 to %2 runs through a text of `%3`; route it again or move the symbol</source>
        <translation>die Linie von %1 nach %2 läuft durch einen Text von `%3`; führen Sie sie neu oder verschieben Sie das Symbol</translation>
    </message>
    <message>
        <source>the lines from %1 to %2 and from %3 to %4 lie on one another, though nothing joins them; route one of them again</source>
        <translation>die Linien von %1 nach %2 und von %3 nach %4 liegen aufeinander, obwohl nichts sie verbindet; führen Sie eine davon neu</translation>
    </message>
    <message>
        <source>the line from %1 to %2 has a bend or joint on the line from %3 to %4, though nothing joins them; route one of them again</source>
        <translation>die Linie von %1 nach %2 hat einen Knick oder Knoten auf der Linie von %3 nach %4, obwohl nichts sie verbindet; führen Sie eine davon neu</translation>
    </message>
    <message>
        <source>the line from %1 to %2 runs over port %3 of `%4`, though nothing joins them; route it again or join them</source>
        <translation>die Linie von %1 nach %2 läuft über Anschluss %3 von `%4`, obwohl nichts sie verbindet; führen Sie sie neu oder verbinden Sie beide</translation>
    </message>
    <message>
        <source>the line from %1 to %2 turns back beside itself or ends where nothing is; route it again</source>
        <translation>die Linie von %1 nach %2 läuft neben sich selbst zurück oder endet im Leeren; führen Sie sie neu</translation>
    </message>
    <message>
        <source>port %1 of `%2` is joined to nothing, so nothing determines %3; draw a line to it</source>
        <translation>der Anschluss %1 von `%2` ist offen, so dass nichts %3 bestimmt; zeichnen Sie eine Leitung dorthin</translation>
    </message>
    <message>
        <source>`%1` cannot be read, line %2: %3; its texts stay as they are written until it is corrected</source>
        <translation>`%1` ist nicht lesbar, Zeile %2: %3; die Texte bleiben, wie sie geschrieben sind, bis die Datei berichtigt ist</translation>
    </message>
    <message>
        <source>%1 ports are joined at `%2`, but a bond joins two; put a 0- or a 1-junction there</source>
        <translation>An `%2` treffen %1 Anschlüsse zusammen, ein Bond verbindet aber zwei; setzen Sie eine 0- oder 1-Verzweigung dorthin</translation>
    </message>
    <message>
        <source>`%1` and `%2` are the same end of a bond, so nothing says which way its power counts; join a tail to a head</source>
        <translation>`%1` und `%2` sind dasselbe Ende eines Bonds, also sagt nichts, wie seine Leistung zählt; verbinden Sie ein Ende mit einer Spitze</translation>
    </message>
    <message>
        <source>`%1` is a bus, `%2` is none; connect `%2` to a signal of the bus, as `%1.name`</source>
        <translation>`%1` ist ein Bus, `%2` ist keiner; verbinden Sie `%2` mit einem Signal des Busses, etwa `%1.name`</translation>
    </message>
    <message>
        <source>nothing that is connected to the bus `%1` brings a signal `%2`; connect an output to `%1.%2`, or correct the name</source>
        <translation>nichts, was mit dem Bus `%1` verbunden ist, bringt ein Signal `%2`; verbinden Sie einen Ausgang mit `%1.%2` oder berichtigen Sie den Namen</translation>
    </message>
    <message>
        <source>`%1` reads `%2` from the bus, but nothing gives it; connect an output to `%2`, or read another signal</source>
        <translation>`%1` liest `%2` vom Bus, aber nichts gibt es; verbinden Sie einen Ausgang mit `%2` oder lesen Sie ein anderes Signal</translation>
    </message>
    <message>
        <source>both `%1` and `%2` give `%3` on the bus; leave one of them, or give it another name there</source>
        <translation>`%1` und `%2` geben beide `%3` auf den Bus; lassen Sie eines davon weg oder geben Sie ihm dort einen anderen Namen</translation>
    </message>
    <message>
        <source>`%1` and `%2` both give a signal to one line; join one of them, or add them up first</source>
        <translation>`%1` und `%2` geben beide ein Signal auf eine Leitung; verbinden Sie nur eines davon oder addieren Sie sie vorher</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but set different values there, %3 and %4; make them equal, or put a line or a resistance between them</source>
        <translation>`%1` und `%2` sind verbunden, geben dort aber verschiedene Werte vor, %3 und %4; machen Sie sie gleich oder setzen Sie eine Leitung oder einen Widerstand dazwischen</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but have different fluids, %3 and %4; give both the same fluid</source>
        <translation>`%1` und `%2` sind verbunden, haben aber verschiedene Medien, %3 und %4; geben Sie beiden dasselbe Medium</translation>
    </message>
    <message>
        <source>`%1` cannot be given %2%3; choose another form for it, or let the program choose</source>
        <translation>`%1` kann %2 nicht gegeben werden%3; wählen Sie dafür eine andere Form, oder lassen Sie das Programm wählen</translation>
    </message>
    <message>
        <source>`%1` has no port variable `%2` that it could be given; name one as `A.p`, of a port of its own</source>
        <translation>`%1` hat keine Anschlussgröße `%2`, die ihm gegeben werden könnte; nennen Sie eine wie `A.p`, eines eigenen Anschlusses</translation>
    </message>
    <message>
        <source>`%1` is not iterated, as it is in no loop; remove `iterate=true`</source>
        <translation>`%1` wird nicht iteriert, da es in keiner Schleife liegt; entfernen Sie `iterate=true`</translation>
    </message>
    <message>
        <source>nothing determines %1; join %2 to something that does: a tank or a source for a pressure, a mass or a wall for a position, a ground for a voltage</source>
        <translation>nichts bestimmt: %1; verbinden Sie %2 mit etwas, das es tut: ein Tank oder eine Quelle einen Druck, eine Masse oder eine Wand eine Position, eine Erde eine Spannung</translation>
    </message>
    <message>
        <source>%1: set more than once, by %2; remove one of them, or put something between them that lets them differ</source>
        <translation>%1: mehr als einmal festgelegt, durch %2; eines davon entfernen oder etwas dazwischensetzen, das einen Unterschied zulässt</translation>
    </message>
    <message>
        <source>%1: set to values that do not agree, by %2; remove one of them, or put something between them that lets them differ</source>
        <translation>%1: auf Werte festgelegt, die nicht übereinstimmen, durch %2; eines davon entfernen oder etwas dazwischensetzen, das einen Unterschied zulässt</translation>
    </message>
    <message>
        <source>%2 determine only differences of %1; join a reference to them: a tank for a pressure, a wall for a position, a ground for a voltage</source>
        <translation>%2 bestimmen nur Unterschiede von: %1; verbinden Sie einen Bezug damit: einen Tank für einen Druck, eine Wand für eine Position, eine Erde für eine Spannung</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but a transition belongs between them, since steps and transitions take turns; put one there</source>
        <translation>`%1` und `%2` sind verbunden, doch gehört eine Transition dazwischen, da sich Schritte und Transitionen abwechseln; setzen Sie eine dorthin</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but a step belongs between them, since steps and transitions take turns; put one there</source>
        <translation>`%1` und `%2` sind verbunden, doch gehört ein Schritt dazwischen, da sich Schritte und Transitionen abwechseln; setzen Sie einen dorthin</translation>
    </message>
    <message>
        <source>`%1` and `%2` are on the same side, but a line of a chart goes from a lower end to an upper one; draw it from below one to above the other</source>
        <translation>`%1` und `%2` sind auf derselben Seite, doch geht eine Linie eines Ablaufplans von einem unteren Ende zu einem oberen; ziehen Sie sie von unter dem einen nach über dem anderen</translation>
    </message>
    <message>
        <source>no step on this sheet is active at the start, so the chart of `%1` never does anything; make one of its steps an initial one</source>
        <translation>kein Schritt auf diesem Blatt ist am Anfang aktiv, also tut der Ablaufplan von `%1` nie etwas; machen Sie einen ihrer Schritte zum Anfangsschritt</translation>
    </message>
    <message>
        <source>no step becomes active with the enclosing step whose sheet this is, so the chart of `%1` never does anything; set `link` of the one that it begins with</source>
        <translation>kein Schritt wird mit dem einschließenden Schritt aktiv, dessen Blatt dies ist, also tut der Ablaufplan von `%1` nie etwas; setzen Sie `link` bei dem, mit dem er beginnt</translation>
    </message>
    <message>
        <source>no path leads from a step that is active at the start to `%1`, so it is never active; draw a line to it from a transition, or make it an initial step</source>
        <translation>kein Weg führt von einem Schritt, der am Anfang aktiv ist, zu `%1`, also ist er nie aktiv; ziehen Sie von einer Transition eine Linie zu ihm, oder machen Sie ihn zum Anfangsschritt</translation>
    </message>
    <message>
        <source>no step leads to the transition `%1`, so it never clears; draw a line to it from the step before it</source>
        <translation>kein Schritt führt zur Transition `%1`, also schaltet sie nie; ziehen Sie vom Schritt davor eine Linie zu ihr</translation>
    </message>
    <message>
        <source>`%1` and `%2` follow step `%3`, and nothing in their conditions keeps both from being true at once: then both clear; let one of them go first, or put an `AlternativeSplit` there</source>
        <translation>`%1` und `%2` folgen auf Schritt `%3`, und nichts in ihren Bedingungen verhindert, dass beide zugleich wahr sind: Dann schalten beide; geben Sie einer den Vorrang, oder setzen Sie ein `AlternativeSplit` dorthin</translation>
    </message>
    <message>
        <source>a text of `%1` and `%2` lie on one another; drag the text, or one of the symbols, aside</source>
        <translation>ein Text von `%1` und `%2` liegen aufeinander; ziehen Sie den Text oder eines der Symbole beiseite</translation>
    </message>
    <message>
        <source>the macro-step `%1` is empty; open it and draw transitions and steps from its entry step to its exit step</source>
        <translation>der Makroschritt `%1` ist leer; öffnen Sie ihn und zeichnen Sie Transitionen und Schritte von seinem Eingangsschritt zu seinem Ausgangsschritt</translation>
    </message>
    <message>
        <source>the circle of `%1` runs round without end, since its conditions are always true; give one a condition or a delay, or the chart a cycle</source>
        <translation>der Kreis von `%1` läuft ohne Ende um, da seine Bedingungen immer wahr sind; geben Sie einer Transition eine Bedingung oder eine Verzögerung, oder dem Ablaufplan einen Zyklus</translation>
    </message>
    <message>
        <source>%3</source>
        <translation>%3</translation>
    </message>
    <message>
        <source>the components do not see `%1`, as its declaration does not say `inner`, and use a default `%2`; write `inner` before it</source>
        <translation>die Bauteile sehen `%1` nicht, da in der Deklaration `inner` fehlt, und verwenden eine Vorgabe `%2`; schreiben Sie `inner` davor</translation>
    </message>
    <message>
        <source>there is no element %1, as there are 0 elements; give the array a size of at least %1, or the component its number of ports</source>
        <translation>es gibt kein Element %1, da es 0 Elemente gibt; geben Sie dem Feld eine Größe von mindestens %1 oder dem Bauteil seine Zahl von Anschlüssen</translation>
    </message>
    <message>
        <source>nothing is joined to %1 of `%2`, so it carries no load; draw a line to it from a mass, a wall or a rod</source>
        <translation>mit %1 von `%2` ist nichts verbunden, es trägt keine Last; ziehen Sie eine Linie von einer Masse, einer Wand oder einer Stange dorthin</translation>
    </message>
    <message>
        <source>`%2`, the unit of `%1`, has brackets or operators that do not fit together; write it as in `kg.m2/s2`</source>
        <translation>`%2`, die Einheit von `%1`, hat Klammern oder Operatoren, die nicht zusammenpassen; schreiben Sie sie wie `kg.m2/s2`</translation>
    </message>
    <message>
        <source>%1 has not as many equations as unknowns, %2 against %3, counting each element of an array and, as an equation from outside, each flow of a port; give each unknown one equation</source>
        <translation>%1 hat nicht so viele Gleichungen wie Unbekannte, %2 gegen %3, wobei jedes Element eines Feldes zählt und jeder Fluss eines Anschlusses als eine Gleichung von außen; geben Sie jeder Unbekannten eine Gleichung</translation>
    </message>
    <message>
        <source>`%1` is %2, which is beyond the range of Integers, -2147483648 to 2147483647; make one of its numbers a Real, as `1.0`</source>
        <translation>`%1` ist %2, jenseits des Bereichs ganzer Zahlen, -2147483648 bis 2147483647; machen Sie eine seiner Zahlen zu einer Real, etwa `1.0`</translation>
    </message>
    <message>
        <source>`%2` needs the derivative of the input `%1`, which nothing gives; put a source there whose derivative is known, or make the derivative the input and integrate it</source>
        <translation>`%2` braucht die Ableitung des Eingangs `%1`, die nichts angibt; setzen Sie dort eine Quelle, deren Ableitung bekannt ist, oder machen Sie die Ableitung zum Eingang und integrieren Sie sie</translation>
    </message>
    <message>
        <source>%1: more equations than unknowns, %2 against %3 in the smallest part that shows it; remove one of %4 (unknowns: %5)</source>
        <translation>%1: mehr Gleichungen als Unbekannte, %2 gegen %3 im kleinsten Teil, der es zeigt; entfernen Sie eine von %4 (Unbekannte: %5)</translation>
    </message>
    <message>
        <source>%1: fewer equations than unknowns, %3 against %2 in the smallest part that shows it, so nothing determines %4; add an equation or connect an open port (equations: %5)</source>
        <translation>%1: weniger Gleichungen als Unbekannte, %3 gegen %2 im kleinsten Teil, der es zeigt, also bestimmt nichts %4; fügen Sie eine Gleichung hinzu oder verbinden Sie einen offenen Anschluss (Gleichungen: %5)</translation>
    </message>
    <message>
        <source>`%1` has no effect, as the components take what `%2` says; remove it, or name its values where they shall count</source>
        <translation>`%1` wirkt nicht, denn die Bauteile nehmen, was `%2` sagt; entfernen, oder seine Werte dort nennen, wo sie gelten sollen</translation>
    </message>
    <message>
        <source>nothing determines `%1` with these values, as `%2`, by which it is divided, is 0; change one of them</source>
        <translation>nichts bestimmt `%1` mit diesen Werten, denn `%2`, wodurch geteilt wird, ist 0; einen davon ändern</translation>
    </message>
    <message>
        <source>`%1` and `%2` have the same code, %3; give one of them another</source>
        <translation>`%1` und `%2` haben dieselbe Kennzeichnung %3; einer von beiden eine andere geben</translation>
    </message>
    <message>
        <source>the code %1 of `%2` has not the form that %3 wants, as %4; number it anew, or choose another scheme</source>
        <translation>die Kennzeichnung %1 von `%2` hat nicht die Form nach %3, etwa %4; neu nummerieren oder eine andere Norm wählen</translation>
    </message>
    <message>
        <source>`%1` differs from its part `%2` in the catalogue: %3; take the catalogue&apos;s values, or choose another part</source>
        <translation>`%1` weicht von seinem Teil `%2` im Katalog ab: %3; nehmen Sie die Werte des Katalogs, oder wählen Sie ein anderes Teil</translation>
    </message>
    <message>
        <source>this text is for `%1` %2 and was converted to %3, the version that is there: %4; save it to keep that</source>
        <translation>dieser Text ist für `%1` %2 und wurde auf %3 umgestellt, die vorhandene Version: %4; zum Behalten speichern</translation>
    </message>
    <message>
        <source>this text is for `%1` %2, but %3 is there, and no conversion leads to it; add version %2 with --library or MODELICAPATH, or look at what the text names of it</source>
        <translation>dieser Text ist für `%1` %2, vorhanden ist aber %3, und keine Umstellung führt dorthin; Version %2 mit --library oder MODELICAPATH hinzufügen oder prüfen, was der Text daraus nennt</translation>
    </message>
    <message>
        <source>`%1` is not converted: %2</source>
        <translation>`%1` wird nicht umgestellt: %2</translation>
    </message>
    <message>
        <source>this text is for `%1` %2, but %3 is there, and its conversion cannot be used: %4; correct that library, or add version %2</source>
        <translation>dieser Text ist für `%1` %2, vorhanden ist aber %3, und dessen Umstellung ist nicht zu gebrauchen: %4; die Bibliothek berichtigen oder Version %2 hinzufügen</translation>
    </message>
    <message>
        <source>`%1` is %2, far from the usual %3 to %4; check the number and its unit</source>
        <translation>`%1` ist %2, weit außerhalb der üblichen %3 bis %4; Zahl und Einheit prüfen</translation>
    </message>
    <message>
        <source>`%1` is %2, far from the usual %3 to %4; did you mean %5?</source>
        <translation>`%1` ist %2, weit außerhalb der üblichen %3 bis %4; war %5 gemeint?</translation>
    </message>
    <message>
        <source>`%1` and `%2` are both roots, but branches lead from one to the other; leave out one `Connections.root`, or a branch</source>
        <translation>`%1` und `%2` sind beide Wurzeln, aber Zweige führen von einer zur anderen; ein `Connections.root` oder einen Zweig weglassen</translation>
    </message>
    <message>
        <source>the branch from `%1` to `%2` closes a circle of branches, so no tree contains them all; leave out one of them</source>
        <translation>der Zweig von `%1` nach `%2` schließt einen Kreis von Zweigen, sodass kein Baum sie alle enthält; einen davon weglassen</translation>
    </message>
    <message>
        <source>nothing that `%1` is joined to is a root of the connections; join it to a part that is one, as a world or a body</source>
        <translation>nichts, womit `%1` verbunden ist, ist eine Wurzel der Verbindungen; mit einem Teil verbinden, das eine ist, wie ein Weltsystem oder ein Körper</translation>
    </message>
    <message>
        <source>`rooted` asks which way the branch from `%1` leads, but %2 branches begin there; write one `Connections.branch` from it</source>
        <translation>`rooted` fragt, wohin der Zweig von `%1` führt, dort beginnen aber %2 Zweige; genau ein `Connections.branch` von dort schreiben</translation>
    </message>
    <message>
        <source>`%1` is no Hopsan model that can be read, line %2: %3; save it again in Hopsan</source>
        <translation>`%1` ist kein lesbares Hopsan-Modell, Zeile %2: %3; in Hopsan neu speichern</translation>
    </message>
    <message>
        <source>`%1` only stands for a component that no class describes (%2); put another component in its place, or remove it</source>
        <translation>`%1` vertritt nur ein Bauteil, das keine Klasse beschreibt (%2); durch ein anderes Bauteil ersetzen oder entfernen</translation>
    </message>
    <message>
        <source>the FMU of `%1` cannot be used: %2</source>
        <translation>die FMU von `%1` ist nicht verwendbar: %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::DockTitleBar</name>
    <message>
        <source>Float or dock this panel</source>
        <translation>Bereich lösen oder andocken</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>Bereich schließen</translation>
    </message>
</context>
<context>
    <name>bramah::app::DocumentExport</name>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>There are no results yet: run the model first.</source>
        <translation>Es gibt noch keine Ergebnisse: Starten Sie zuerst einen Lauf.</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Export plots as a picture</source>
        <translation>Diagramme als Bild exportieren</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet as a picture</source>
        <translation>Blatt als Bild exportieren</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>Frames are written…</source>
        <translation>Bilder werden geschrieben…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Export an animated picture</source>
        <translation>Bewegtes Bild exportieren</translation>
    </message>
    <message>
        <source>A run can be exported when it has ended.</source>
        <translation>Ein Lauf kann exportiert werden, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Bewegtes GIF (*.gif)</translation>
    </message>
    <message>
        <source>Series of PNG pictures (*.png)</source>
        <translation>Reihe von PNG-Bildern (*.png)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Bewegtes WebP (*.webp)</translation>
    </message>
    <message>
        <source>`%1` does not end in .gif, .webp or .png</source>
        <translation>`%1` endet nicht auf .gif, .webp oder .png</translation>
    </message>
    <message>
        <source>Results of Modelica tools (*.mat)</source>
        <translation>Ergebnisse von Modelica-Programmen (*.mat)</translation>
    </message>
    <message>
        <source>Make a report</source>
        <translation>Bericht erstellen</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>HTML-Seite (*.html)</translation>
    </message>
    <message>
        <source>Exported to %1 to %2</source>
        <translation>Exportiert nach %1 bis %2</translation>
    </message>
    <message>
        <source>The drawing has no page with frame and title block. Add one of size %1?</source>
        <translation>Die Zeichnung hat keine Seite mit Rahmen und Schriftfeld. Eine der Größe %1 hinzufügen?</translation>
    </message>
    <message>
        <source>&amp;Add a page</source>
        <translation>Seite &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Print as it is</source>
        <translation>&amp;Drucken, wie sie ist</translation>
    </message>
    <message>
        <source>DXF drawing, R2000 (*.dxf)</source>
        <translation>DXF-Zeichnung, R2000 (*.dxf)</translation>
    </message>
    <message>
        <source>PNG picture, %1 dots per inch (*.png)</source>
        <translation>PNG-Bild, %1 Punkte je Zoll (*.png)</translation>
    </message>
    <message>
        <source>There is no circuit to export yet.</source>
        <translation>Es gibt noch keine Schaltung zum Exportieren.</translation>
    </message>
    <message>
        <source>Functional mock-up unit (*.fmu)</source>
        <translation>Functional Mock-up Unit (*.fmu)</translation>
    </message>
    <message>
        <source>Exported to %1. It runs on Linux only: this program has no part for Windows.</source>
        <translation>Exportiert nach %1. Läuft nur unter Linux: Diesem Programm fehlt der Teil für Windows.</translation>
    </message>
</context>
<context>
    <name>bramah::app::DocumentPage</name>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>The file has been removed or renamed by another program. Save to write it anew.</source>
        <translation>Die Datei wurde von einem anderen Programm entfernt oder umbenannt. Speichern schreibt sie neu.</translation>
    </message>
    <message>
        <source>Another program has changed this file.</source>
        <translation>Ein anderes Programm hat diese Datei geändert.</translation>
    </message>
    <message>
        <source>Take its text</source>
        <translation>Neuen Text übernehmen</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meinen behalten</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Text zeigen</translation>
    </message>
    <message>
        <source>The circuit cannot be run yet: %1</source>
        <translation>Der Schaltplan kann noch nicht laufen: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The drawing waits for the text: it has an error in line %1</source>
        <translation>Die Zeichnung wartet auf den Text: er hat einen Fehler in Zeile %1</translation>
    </message>
    <message>
        <source>%1 What you have not saved will be lost if Bramah or the computer fails.</source>
        <translation>%1 Was Sie nicht gespeichert haben, geht verloren, wenn Bramah oder der Rechner ausfällt.</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>Kennwert hinzufügen</translation>
    </message>
    <message>
        <source>“%1” is kept with the circuit; the panel Measures shows it of every run</source>
        <translation>„%1“ wird mit der Schaltung gespeichert; der Bereich Kennwerte zeigt ihn für jeden Lauf</translation>
    </message>
    <message>
        <source>What made it hard</source>
        <translation>Was ihn schwer machte</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be removed</source>
        <translation>Der Ordner „%1“ lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>Save the circuit first: its runs are kept beside its file.</source>
        <translation>Speichern Sie zuerst die Schaltung: Ihre Läufe werden neben der Datei aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 is kept in %2</source>
        <translation>%1 wird in %2 aufbewahrt</translation>
    </message>
    <message>
        <source>other components or connections</source>
        <translation>andere Bauteile oder Verbindungen</translation>
    </message>
    <message>
        <source>Solving took %1 s, in %2 steps</source>
        <translation>Das Lösen dauerte %1 s, in %2 Schritten</translation>
    </message>
    <message>
        <source>Why so long?</source>
        <translation>Warum so lange?</translation>
    </message>
    <message>
        <source>Pages of the drawing</source>
        <translation>Seiten der Zeichnung</translation>
    </message>
    <message>
        <source>Re&amp;move the page, what lies on it stays</source>
        <translation>Seite &amp;entfernen, ihr Inhalt bleibt</translation>
    </message>
    <message>
        <source>%1 is a program of its own, which this run would start. Allow it, if you trust where it comes from.</source>
        <translation>%1 ist ein eigenes Programm, das dieser Lauf starten würde. Erlauben Sie es, wenn Sie seiner Herkunft trauen.</translation>
    </message>
    <message>
        <source>Allow it and run</source>
        <translation>Erlauben und starten</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentSession</name>
    <message>
        <source>Set %1.%2</source>
        <translation>%1.%2 setzen</translation>
    </message>
    <message>
        <source>Reset %1.%2</source>
        <translation>%1.%2 zurücksetzen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>%1 belongs to another file and is read-only here.</source>
        <translation>%1 gehört zu einer anderen Datei und ist hier schreibgeschützt.</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>%1 von %2 setzen</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>%1 von %2 zurücksetzen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentationEdit</name>
    <message>
        <source>Documentation of the class</source>
        <translation>Dokumentation der Klasse</translation>
    </message>
    <message>
        <source>Purpose of the class, formulas in bold, assumptions, typical values</source>
        <translation>Zweck der Klasse, Formeln fett, Annahmen, übliche Werte</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Bold; formulas in bold are formatted (Ctrl+B)</source>
        <translation>Fett; fette Formeln werden formatiert (Strg+B)</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>Italic (Ctrl+I)</source>
        <translation>Kursiv (Strg+I)</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>A heading</source>
        <translation>Eine Überschrift</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>A list with bullets</source>
        <translation>Eine Liste mit Punkten</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>Nummerierte Liste</translation>
    </message>
    <message>
        <source>A list with numbers</source>
        <translation>Eine Liste mit Nummern</translation>
    </message>
    <message>
        <source>Formulas in bold are formatted: q = Cd*A*sqrt(2*dp/rho)</source>
        <translation>Fette Formeln werden formatiert: q = Cd*A*sqrt(2*dp/rho)</translation>
    </message>
    <message>
        <source>Edit the documentation</source>
        <translation>Dokumentation bearbeiten</translation>
    </message>
    <message>
        <source>This documentation has more than text and lists: edit it in the text (%1).</source>
        <translation>Diese Dokumentation hat mehr als Text und Listen: sie lässt sich im Text bearbeiten (%1).</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentationView</name>
    <message>
        <source>Documentation</source>
        <translation>Dokumentation</translation>
    </message>
    <message>
        <source>&lt;p&gt;This class has no documentation.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Diese Klasse hat keine Dokumentation.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Its tags are nested more than %1 deep, so this is its text as it is written.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Ihre Auszeichnungen sind mehr als %1-fach geschachtelt, daher steht hier ihr Text, wie er geschrieben ist.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The text goes on; its first %1 characters are shown.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Der Text geht weiter; gezeigt sind seine ersten %1 Zeichen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>Einen Verweis öffnen</translation>
    </message>
    <message>
        <source>This documentation leads to %1. Another program would open it. Open it?</source>
        <translation>Diese Dokumentation führt zu %1. Ein anderes Programm würde es öffnen. Öffnen?</translation>
    </message>
</context>
<context>
    <name>bramah::app::DocumentsController</name>
    <message>
        <source>Modelica files (*.mo);;All files (*)</source>
        <translation>Modelica-Dateien (*.mo);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Save the changes to %1 before closing?</source>
        <translation>Änderungen an %1 vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Recovered from %1: these changes had not been saved when Bramah ended.</source>
        <translation>Wiederhergestellt vom %1: Diese Änderungen waren nicht gespeichert, als Bramah endete.</translation>
    </message>
    <message>
        <source>Another Bramah has this file open. The last one to save overwrites the other&apos;s changes.</source>
        <translation>Ein anderes Bramah hat diese Datei geöffnet. Wer zuletzt speichert, überschreibt die Änderungen des anderen.</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>An einer Kopie arbeiten</translation>
    </message>
    <message>
        <source>Saved, but no backup of the previous file could be made.</source>
        <translation>Gespeichert, aber von der vorherigen Datei konnte keine Sicherungskopie angelegt werden.</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Save the changes to these files before closing?</source>
        <translation>Die Änderungen an diesen Dateien vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <comment>a file</comment>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>%1 is read-only: choose another name.</source>
        <translation>%1 ist schreibgeschützt: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Name the class %1</source>
        <translation>Klasse %1 nennen</translation>
    </message>
    <message>
        <source>Models (*.mo *.fmu *.hmf);;Modelica files (*.mo);;FMUs (*.fmu);;Hopsan models (*.hmf);;All files (*)</source>
        <translation>Modelle (*.mo *.fmu *.hmf);;Modelica-Dateien (*.mo);;FMUs (*.fmu);;Hopsan-Modelle (*.hmf);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>bramah::app::DrawingDataDialog</name>
    <message>
        <source>Drawing data</source>
        <translation>Zeichnungsdaten</translation>
    </message>
    <message>
        <source>Wanted by ISO 7200</source>
        <translation>Von ISO 7200 verlangt</translation>
    </message>
    <message>
        <source>What the sheets show</source>
        <translation>Was die Blätter zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weiteres</translation>
    </message>
    <message>
        <source>&amp;Keep owner, department, people, language and logo for new drawings</source>
        <translation>Eigentümer, Abteilung, Personen, Sprache und Logo für neue Zeichnungen &amp;merken</translation>
    </message>
    <message>
        <source>differs from sheet to sheet</source>
        <translation>von Blatt zu Blatt verschieden</translation>
    </message>
    <message>
        <source>%1. Up to %2 signs; longer texts are drawn smaller.</source>
        <translation>%1. Bis zu %2 Zeichen; längere Texte werden kleiner gezeichnet.</translation>
    </message>
    <message>
        <source>Sheet %1:</source>
        <translation>Blatt %1:</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>&amp;Bild wählen…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Logo:</source>
        <translation>Logo:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read: choose a PNG, JPEG or SVG file</source>
        <translation>%1 ist kein lesbares Bild: wählen Sie eine PNG-, JPEG- oder SVG-Datei</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a field</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DrawingForm</name>
    <message>
        <source>On the drawing and in lists</source>
        <translation>Auf der Zeichnung und in Listen</translation>
    </message>
    <message>
        <source>What the circuit does, as clamp or lift; it stands above the circuit</source>
        <translation>Aufgabe des Kreises, etwa Spannen oder Heben; sie steht über dem Kreis</translation>
    </message>
    <message>
        <source>The coil&apos;s name in the electrical diagram, as Y1</source>
        <translation>Name der Spule im Stromlaufplan, etwa Y1</translation>
    </message>
    <message>
        <source>As the sheet says</source>
        <translation>Wie auf dem Blatt</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <source>Own text</source>
        <translation>Eigener Text</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Whether technical data stand at the symbol</source>
        <translation>Ob technische Angaben am Symbol stehen</translation>
    </message>
    <message>
        <source>Text of the data</source>
        <translation>Text der Angaben</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Who makes the part that is ordered</source>
        <translation>Wer das bestellte Teil herstellt</translation>
    </message>
    <message>
        <source>Type code</source>
        <translation>Typschlüssel</translation>
    </message>
    <message>
        <source>By which the maker knows the part</source>
        <translation>Bezeichnung des Teils beim Hersteller</translation>
    </message>
    <message>
        <source>Material no.</source>
        <translation>Materialnr.</translation>
    </message>
    <message>
        <source>Its number in your own stock</source>
        <translation>Nummer im eigenen Lager</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>What parts lists say about it</source>
        <translation>Was in Stücklisten dazu steht</translation>
    </message>
    <message>
        <source>Set the maker of %1</source>
        <translation>Hersteller von %1 setzen</translation>
    </message>
    <message>
        <source>Set the type code of %1</source>
        <translation>Typschlüssel von %1 setzen</translation>
    </message>
    <message>
        <source>Set the material number of %1</source>
        <translation>Materialnummer von %1 setzen</translation>
    </message>
    <message>
        <source>Set the remark on %1</source>
        <translation>Bemerkung zu %1 setzen</translation>
    </message>
    <message>
        <source>Circuit %1</source>
        <translation>Kreis %1</translation>
    </message>
    <message>
        <source>Coil %1</source>
        <translation>Spule %1</translation>
    </message>
    <message>
        <source>Say what circuit %1 does</source>
        <translation>Aufgabe von Kreis %1 angeben</translation>
    </message>
    <message>
        <source>Name the coils of %1</source>
        <translation>Spulen von %1 benennen</translation>
    </message>
    <message>
        <source>Choose the data at %1</source>
        <translation>Angaben an %1 wählen</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>Zubehör</translation>
    </message>
    <message>
        <source>What is ordered with it, below it in parts lists: 2 x SAE flange | type code | maker | material no.; further ones behind a semicolon</source>
        <translation>Was dazu bestellt wird, in Stücklisten darunter: 2 x SAE-Flansch | Typenschlüssel | Hersteller | Materialnr.; weiteres hinter einem Semikolon</translation>
    </message>
    <message>
        <source>2 x SAE flange | type code</source>
        <translation>2 x SAE-Flansch | Typenschlüssel</translation>
    </message>
    <message>
        <source>Set the accessories of %1</source>
        <translation>Zubehör von %1 setzen</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>Benennung</translation>
    </message>
    <message>
        <source>What parts lists call it; its description if empty</source>
        <translation>Wie Stücklisten es nennen; leer: seine Beschreibung</translation>
    </message>
    <message>
        <source>Set the designation of %1</source>
        <translation>Benennung von %1 setzen</translation>
    </message>
</context>
<context>
    <name>bramah::app::DrawingMenu</name>
    <message>
        <source>&amp;Add a page</source>
        <translation>Seite &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Frame and title block: around the drawing if it is the first page, else like the page before</source>
        <translation>Rahmen und Schriftfeld: um die Zeichnung, wenn es die erste Seite ist, sonst wie die Seite davor</translation>
    </message>
    <message>
        <source>&amp;Duplicate the page</source>
        <translation>Seite &amp;duplizieren</translation>
    </message>
    <message>
        <source>With what lies on it</source>
        <translation>Mit ihrem Inhalt</translation>
    </message>
    <message>
        <source>Move the page to the lef&amp;t</source>
        <translation>Seite nach &amp;links verschieben</translation>
    </message>
    <message>
        <source>Move the page to the rig&amp;ht</source>
        <translation>Seite nach rech&amp;ts verschieben</translation>
    </message>
    <message>
        <source>Re&amp;move the page</source>
        <translation>Seite entfe&amp;rnen</translation>
    </message>
    <message>
        <source>What lies on it stays</source>
        <translation>Ihr Inhalt bleibt</translation>
    </message>
    <message>
        <source>Move the selection to the ne&amp;xt page</source>
        <translation>Auswahl auf die nä&amp;chste Seite verschieben</translation>
    </message>
    <message>
        <source>To the same place there; codes stay, and lines that lead back get marks</source>
        <translation>An dieselbe Stelle dort; Kennzeichnungen bleiben, und Leitungen, die zurückführen, bekommen Verweise</translation>
    </message>
    <message>
        <source>D&amp;rawing data…</source>
        <translation>&amp;Zeichnungsdaten…</translation>
    </message>
    <message>
        <source>Title, number, owner, people and logo of all title blocks</source>
        <translation>Titel, Nummer, Eigentümer, Personen und Logo aller Schriftfelder</translation>
    </message>
    <message>
        <source>There is no class for pages: is the library Bramah there?</source>
        <translation>Es gibt keine Klasse für Seiten: ist die Bibliothek Bramah da?</translation>
    </message>
    <message>
        <source>This drawing cannot be changed: %1</source>
        <translation>Diese Zeichnung kann nicht geändert werden: %1</translation>
    </message>
    <message>
        <source>The drawing has no page yet, so no title block either.</source>
        <translation>Die Zeichnung hat noch keine Seite, also auch kein Schriftfeld.</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Seite hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Drawing</source>
        <translation>&amp;Zeichnung</translation>
    </message>
    <message>
        <source>Add a page of &amp;size</source>
        <translation>Seite nach &amp;Größe hinzufügen</translation>
    </message>
    <message>
        <source>Re&amp;lease…</source>
        <translation>&amp;Freigeben…</translation>
    </message>
    <message>
        <source>Revision, date and approval; what has changed since the release before</source>
        <translation>Stand, Datum und Genehmigung; was sich seit der vorigen Freigabe geändert hat</translation>
    </message>
    <message>
        <source>Print loads and signals too</source>
        <translation>Lasten und Signale &amp;mitdrucken</translation>
    </message>
    <message>
        <source>Pages show on paper also masses, forces, signal blocks and the oil</source>
        <translation>Seiten zeigen auf Papier auch Massen, Kräfte, Signalblöcke und das Öl</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>Change the &amp;frame and title block…</source>
        <translation>Rahmen und &amp;Schriftfeld ändern…</translation>
    </message>
    <message>
        <source>As classes of your own, which further drawings can have too</source>
        <translation>Als eigene Klassen, die auch weitere Zeichnungen haben können</translation>
    </message>
    <message>
        <source>&amp;Parts list</source>
        <translation>&amp;Stückliste</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Lines and hoses</source>
        <translation>&amp;Leitungen und Schläuche</translation>
    </message>
    <message>
        <source>&amp;Coils</source>
        <translation>Ma&amp;gnete</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>S&amp;chritte</translation>
    </message>
    <message>
        <source>Put this list on the sheet; it stays true after each change</source>
        <translation>Diese Liste auf das Blatt setzen; sie stimmt nach jeder Änderung</translation>
    </message>
    <message>
        <source>The drawing has no page yet, so no frame either.</source>
        <translation>Die Zeichnung hat noch kein Blatt, also auch keinen Rahmen.</translation>
    </message>
    <message>
        <source>L&amp;ist</source>
        <translation>L&amp;iste</translation>
    </message>
    <message>
        <source>From a catalo&amp;gue…</source>
        <translation>A&amp;us einem Katalog…</translation>
    </message>
    <message>
        <source>A part that can be ordered, for the selected components or as a new one: its values, maker and type code</source>
        <translation>Ein Teil, das bestellt werden kann, für die ausgewählten Bauteile oder als neue: seine Werte, Hersteller und Typschlüssel</translation>
    </message>
    <message>
        <source>Add a catalog&amp;ue…</source>
        <translation>&amp;Katalog hinzufügen…</translation>
    </message>
    <message>
        <source>Take a table of parts (CSV) into your own catalogues</source>
        <translation>Eine Tabelle von Teilen (CSV) in die eigenen Kataloge aufnehmen</translation>
    </message>
</context>
<context>
    <name>bramah::app::EditMenu</name>
    <message>
        <source>Add a s&amp;ymbol</source>
        <translation>S&amp;ymbol hinzufügen</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Edit &amp;properties</source>
        <translation>&amp;Eigenschaften bearbeiten</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>New directional &amp;valve…</source>
        <translation>Neues &amp;Wegeventil…</translation>
    </message>
    <message>
        <source>Compose a valve of ports, positions, paths, actuators and springs</source>
        <translation>Ein Ventil aus Anschlüssen, Stellungen, Wegen, Betätigungen und Federn zusammenstellen</translation>
    </message>
    <message>
        <source>Change the &amp;valve&apos;s symbol…</source>
        <translation>Schaltzeichen des &amp;Ventils ändern…</translation>
    </message>
    <message>
        <source>Positions, paths, actuators and springs of the selected valve</source>
        <translation>Stellungen, Wege, Betätigungen und Federn des gewählten Ventils</translation>
    </message>
    <message>
        <source>Number the components</source>
        <translation>Bauteile kennzeichnen</translation>
    </message>
    <message>
        <source>&amp;Lock the drawing</source>
        <translation>Zeichnung &amp;sperren</translation>
    </message>
    <message>
        <source>Symbols and lines stay where they are; values can be set</source>
        <translation>Symbole und Leitungen bleiben, wo sie sind; Werte lassen sich ändern</translation>
    </message>
    <message>
        <source>Repla&amp;ce by…</source>
        <translation>Ers&amp;etzen durch…</translation>
    </message>
    <message>
        <source>Take another class for the selected components; lines and common values stay</source>
        <translation>Eine andere Klasse für die gewählten Bauteile nehmen; Linien und gemeinsame Werte bleiben</translation>
    </message>
    <message>
        <source>Back to the enclosing component</source>
        <translation>Zurück zum umgebenden Bauteil</translation>
    </message>
    <message>
        <source>Make a component of the selection…</source>
        <translation>Ein Bauteil aus der Auswahl machen…</translation>
    </message>
    <message>
        <source>Put the selected components into a class of their own; cut lines become its ports</source>
        <translation>Die ausgewählten Bauteile in eine eigene Klasse legen; durchtrennte Leitungen werden deren Anschlüsse</translation>
    </message>
    <message>
        <source>Dissolve the component</source>
        <translation>Das Bauteil auflösen</translation>
    </message>
    <message>
        <source>Replace the selected component by its parts</source>
        <translation>Das ausgewählte Bauteil durch seine Teile ersetzen</translation>
    </message>
    <message>
        <source>New &amp;component…</source>
        <translation>Neues &amp;Bauteil…</translation>
    </message>
    <message>
        <source>A class of your own, in this file or in My components</source>
        <translation>Eine eigene Klasse, in dieser Datei oder in Meine Bauteile</translation>
    </message>
    <message>
        <source>&amp;Try the component</source>
        <translation>Das Bauteil aus&amp;probieren</translation>
    </message>
    <message>
        <source>Make a test bench of the class shown: a source, a tank, a ground at each of its ports</source>
        <translation>Einen Prüfstand der gezeigten Klasse anlegen: Quelle, Tank, Masse an jedem ihrer Anschlüsse</translation>
    </message>
    <message>
        <source>Give it a class of its own</source>
        <translation>Eine eigene Klasse geben</translation>
    </message>
    <message>
        <source>Copy the class of the selected component for this one alone</source>
        <translation>Die Klasse des gewählten Bauteils für dieses allein kopieren</translation>
    </message>
    <message>
        <source>&amp;Find on the sheet…</source>
        <translation>Auf dem Blatt &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Open in place</source>
        <translation>An Ort und Stelle ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Save values in a table…</source>
        <translation>Werte in einer Tabelle sichern…</translation>
    </message>
    <message>
        <source>Values of the selected component, or of the sheet, as a row of a table (CSV)</source>
        <translation>Werte des ausgewählten Bauteils oder des Blatts als Zeile einer Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Take values from a table…</source>
        <translation>Werte aus einer Tabelle übernehmen…</translation>
    </message>
    <message>
        <source>Values for the selected components, or for the sheet, from a row of a table (CSV)</source>
        <translation>Werte für die ausgewählten Bauteile oder das Blatt aus einer Zeile einer Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>Tu&amp;rn and align</source>
        <translation>D&amp;rehen und ausrichten</translation>
    </message>
    <message>
        <source>C&amp;omponents and classes</source>
        <translation>Ba&amp;uteile und Klassen</translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation>Kennzeichnungen…</translation>
    </message>
    <message>
        <source>Standard of the codes, modules, what circuits do, technical data at the symbols</source>
        <translation>Norm der Kennzeichnungen, Baugruppen, Aufgaben der Kreise, technische Angaben an den Symbolen</translation>
    </message>
    <message>
        <source>Number the new components</source>
        <translation>Neue Bauteile nummerieren</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>&amp;Bild…</translation>
    </message>
    <message>
        <source>A picture from a file, kept in the text of the model; one can also be pasted or dropped</source>
        <translation>Ein Bild aus einer Datei, im Text des Modells aufbewahrt; es kann auch eingefügt oder auf das Blatt gezogen werden</translation>
    </message>
</context>
<context>
    <name>bramah::editor::EditedFile</name>
    <message>
        <source>The file is not UTF-8 text; it is read-only.</source>
        <translation>Die Datei ist kein UTF-8-Text und daher schreibgeschützt.</translation>
    </message>
    <message>
        <source>The text has errors; mend them in the text.</source>
        <translation>Der Text hat Fehler; beheben Sie sie im Text.</translation>
    </message>
    <message>
        <source>The file has no model to draw.</source>
        <translation>Die Datei hat kein Modell, das sich zeichnen lässt.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>%1 (%2): drag to draw a line</source>
        <translation>%1 (%2): Ziehen zeichnet eine Leitung</translation>
    </message>
    <message>
        <source>%1: drag to draw a line</source>
        <translation>%1: Ziehen zeichnet eine Leitung</translation>
    </message>
    <message>
        <source>Drag this end to another port</source>
        <translation>Ziehen Sie dieses Ende zu einem anderen Anschluss</translation>
    </message>
    <message>
        <source>%1 is inherited: it is edited in its base class</source>
        <translation>%1 ist geerbt: Es wird in seiner Basisklasse bearbeitet</translation>
    </message>
    <message>
        <source>This line is in a base class, a for or an if: it is edited in the text</source>
        <translation>Diese Leitung steht in einer Basisklasse, einem for oder einem if: Sie wird im Text bearbeitet</translation>
    </message>
    <message>
        <source>Drag a piece of the line sideways; W draws a line from here</source>
        <translation>Ziehen Sie ein Stück der Leitung zur Seite; W zeichnet eine Leitung von hier</translation>
    </message>
    <message>
        <source>Joins the line here</source>
        <translation>Verbindet hier mit der Leitung</translation>
    </message>
    <message>
        <source>Joins %1 through a new node</source>
        <translation>Verbindet mit %1 über einen neuen Knoten</translation>
    </message>
    <message>
        <source>Joins %1</source>
        <translation>Verbindet mit %1</translation>
    </message>
    <message>
        <source>Click a port or line to end here, elsewhere for a corner; Esc cancels</source>
        <translation>Klick auf Anschluss oder Leitung endet hier, anderswo setzt er eine Ecke; Esc bricht ab</translation>
    </message>
    <message>
        <source>Lines end at ports and lines; Esc cancels</source>
        <translation>Leitungen enden an Anschlüssen und Leitungen; Esc bricht ab</translation>
    </message>
    <message>
        <source>Re-attach line</source>
        <translation>Leitung umhängen</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation>Leitung zeichnen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 platzieren</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation>muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>a value is needed</source>
        <translation>ein Wert wird gebraucht</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>“%1” is not a name: use letters, digits and _, a letter first.</source>
        <translation>„%1“ ist kein Name: nur Buchstaben, Ziffern und _, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>There is no model to put the valve in.</source>
        <translation>Es gibt kein Modell, in das das Ventil gehört.</translation>
    </message>
    <message>
        <source>“%1” is taken in this model.</source>
        <translation>„%1“ ist in diesem Modell vergeben.</translation>
    </message>
    <message>
        <source>Add valve %1</source>
        <translation>Ventil %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change valve %1</source>
        <translation>Ventil %1 ändern</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Formelzeichen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>this is a number without a unit</source>
        <translation>dies ist eine Zahl ohne Einheit</translation>
    </message>
    <message>
        <source>%1 does not fit here; give %2</source>
        <translation>%1 passt hier nicht; mögliche Einheiten: %2</translation>
    </message>
    <message>
        <source>%1 (%2) does not fit here; give %3</source>
        <translation>%1 (%2) passt hier nicht; mögliche Einheiten: %3</translation>
    </message>
    <message>
        <source>Click or Enter to place %1; arrows move it, R turns, X and Y mirror, Esc cancels</source>
        <translation>Klick oder Eingabetaste setzt %1; Pfeile schieben, R dreht, X und Y spiegeln, Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag the text of %1 to another place; R turns it meanwhile</source>
        <translation>Den Text von %1 an einen anderen Platz ziehen; R dreht ihn dabei</translation>
    </message>
    <message>
        <source>Click or Enter to put it down; arrows move it, Esc cancels</source>
        <translation>Klick oder Eingabe setzt es ab; Pfeile bewegen es, Esc bricht ab</translation>
    </message>
    <message>
        <source>R turns the text of %1; Esc takes it back</source>
        <translation>R dreht den Text von %1; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Move the text of %1</source>
        <translation>Text von %1 verschieben</translation>
    </message>
    <message>
        <source>The drawing cannot be changed.</source>
        <translation>Die Zeichnung kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Select one component first.</source>
        <translation>Wählen Sie zuerst ein Bauteil aus.</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>There is no model to put the component in.</source>
        <translation>Es gibt kein Modell, in das das Bauteil kommen könnte.</translation>
    </message>
    <message>
        <source>Make component %1</source>
        <translation>Bauteil %1 machen</translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation>hier wird eine Zahl gebraucht</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>hier wird true oder false gebraucht</translation>
    </message>
    <message>
        <source>a text in quotation marks is needed</source>
        <translation>hier wird ein Text in Anführungszeichen gebraucht</translation>
    </message>
    <message>
        <source>there is no “%1” here</source>
        <translation>„%1“ gibt es hier nicht</translation>
    </message>
    <message>
        <source>there is no “%1” here; did you mean “%2”?</source>
        <translation>„%1“ gibt es hier nicht; war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>“%1” is taken in this class.</source>
        <translation>„%1“ ist in dieser Klasse vergeben.</translation>
    </message>
    <message>
        <source>The dimensions %1 stand behind the name in the text and are changed there.</source>
        <translation>Die Größen %1 stehen im Text hinter dem Namen und werden dort geändert.</translation>
    </message>
    <message>
        <source>The unit “%1” is not known.</source>
        <translation>Die Einheit „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>must not be below the minimum</source>
        <translation>darf nicht unter dem Minimum liegen</translation>
    </message>
    <message>
        <source>must not be above the maximum</source>
        <translation>darf nicht über dem Maximum liegen</translation>
    </message>
    <message>
        <source>Add the port %1</source>
        <translation>Anschluss %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add the parameter %1</source>
        <translation>Parameter %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add the variable %1</source>
        <translation>Variable %1 hinzufügen</translation>
    </message>
    <message>
        <source>“%1” is not a type.</source>
        <translation>„%1“ ist kein Typ.</translation>
    </message>
    <message>
        <source>Parameters and constants are added with the button Parameter.</source>
        <translation>Parameter und Konstanten fügt der Knopf Parameter hinzu.</translation>
    </message>
    <message>
        <source>There is no class “%1” here.</source>
        <translation>Eine Klasse „%1“ gibt es hier nicht.</translation>
    </message>
    <message>
        <source>A port needs a connector; “%1” is none.</source>
        <translation>Ein Anschluss braucht einen Konnektor; „%1“ ist keiner.</translation>
    </message>
    <message>
        <source>“%1” is a connector: add a port with it.</source>
        <translation>„%1“ ist ein Konnektor: damit lässt sich ein Anschluss hinzufügen.</translation>
    </message>
    <message>
        <source>“%1” is not a type of values.</source>
        <translation>„%1“ ist kein Typ für Werte.</translation>
    </message>
    <message>
        <source>Hydraulic port</source>
        <translation>Hydraulischer Anschluss</translation>
    </message>
    <message>
        <source>Signal input</source>
        <translation>Signaleingang</translation>
    </message>
    <message>
        <source>Signal output</source>
        <translation>Signalausgang</translation>
    </message>
    <message>
        <source>Boolean input</source>
        <translation>Boolescher Eingang</translation>
    </message>
    <message>
        <source>Boolean output</source>
        <translation>Boolescher Ausgang</translation>
    </message>
    <message>
        <source>Translational flange</source>
        <translation>Flansch (Schub)</translation>
    </message>
    <message>
        <source>Rotational flange</source>
        <translation>Flansch (Drehung)</translation>
    </message>
    <message>
        <source>Electrical pin</source>
        <translation>Elektrischer Anschluss</translation>
    </message>
    <message>
        <source>Select, move, resize (S)</source>
        <translation>Auswählen, verschieben, Größe ändern (S)</translation>
    </message>
    <message>
        <source>Line (L)</source>
        <translation>Linie (L)</translation>
    </message>
    <message>
        <source>Polygon (G)</source>
        <translation>Vieleck (G)</translation>
    </message>
    <message>
        <source>Rectangle (B)</source>
        <translation>Rechteck (B)</translation>
    </message>
    <message>
        <source>Circle or ellipse (E)</source>
        <translation>Kreis oder Ellipse (E)</translation>
    </message>
    <message>
        <source>Arc (A)</source>
        <translation>Bogen (A)</translation>
    </message>
    <message>
        <source>Text (T)</source>
        <translation>Text (T)</translation>
    </message>
    <message>
        <source>Click the corners, the last one twice; Shift: 0, 45, 90 degrees, Esc cancels</source>
        <translation>Ecken anklicken, die letzte doppelt; Umschalt: 0, 45, 90 Grad, Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag a line, or click its points, the last one twice; Shift: 0, 45, 90 degrees</source>
        <translation>Eine Linie ziehen oder ihre Punkte anklicken, den letzten doppelt; Umschalt: 0, 45, 90 Grad</translation>
    </message>
    <message>
        <source>Draw a polygon</source>
        <translation>Vieleck zeichnen</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <source>Drag the field of the text, or click for one of the usual size</source>
        <translation>Das Feld des Textes aufziehen oder klicken: dann hat es die übliche Größe</translation>
    </message>
    <message>
        <source>Drag from corner to corner; Shift: as high as wide, Ctrl: fine steps</source>
        <translation>Von Ecke zu Ecke ziehen; Umschalt: so hoch wie breit, Strg: feine Schritte</translation>
    </message>
    <message>
        <source>Write a text</source>
        <translation>Text schreiben</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>Form zeichnen</translation>
    </message>
    <message>
        <source>Click to put it down; Esc cancels</source>
        <translation>Klicken setzt es ab; Esc bricht ab</translation>
    </message>
    <message>
        <source>Click where lines are to meet the symbol: ports lie on the grid of 1 M</source>
        <translation>Klicken Sie, wo Leitungen an das Symbol treffen: Anschlüsse liegen im Raster von 1 M</translation>
    </message>
    <message>
        <source>Add port %1</source>
        <translation>Anschluss %1 hinzufügen</translation>
    </message>
    <message>
        <source>Ink: the symbol itself</source>
        <translation>Tinte: das Symbol selbst</translation>
    </message>
    <message>
        <source>Blue: signals</source>
        <translation>Blau: Signale</translation>
    </message>
    <message>
        <source>Purple: Boolean signals</source>
        <translation>Violett: boolesche Signale</translation>
    </message>
    <message>
        <source>Teal: electrical circuits</source>
        <translation>Türkis: elektrische Kreise</translation>
    </message>
    <message>
        <source>Drag a frame around parts to select them; choose a tool or a part on the left to draw</source>
        <translation>Einen Rahmen um Teile ziehen wählt sie aus; zum Zeichnen ein Werkzeug oder links ein Teil wählen</translation>
    </message>
    <message>
        <source>Drag to move; Ctrl moves in fine steps, Shift adds to the selection</source>
        <translation>Ziehen verschiebt; Strg in feinen Schritten, Umschalt nimmt zur Auswahl hinzu</translation>
    </message>
    <message>
        <source>Port %1: drag to move it on the grid of 1 M</source>
        <translation>Anschluss %1: Ziehen verschiebt ihn im Raster von 1 M</translation>
    </message>
    <message>
        <source>Drag the point; click it and press Delete to take it away; Shift: 0, 45, 90 degrees</source>
        <translation>Den Punkt ziehen; anklicken und Entf nimmt ihn weg; Umschalt: 0, 45, 90 Grad</translation>
    </message>
    <message>
        <source>Drag to bend the line here</source>
        <translation>Ziehen knickt die Linie hier</translation>
    </message>
    <message>
        <source>Drag along the arc</source>
        <translation>Den Bogen entlang ziehen</translation>
    </message>
    <message>
        <source>Drag to resize; Ctrl in fine steps</source>
        <translation>Ziehen ändert die Größe; Strg in feinen Schritten</translation>
    </message>
    <message>
        <source>Take a point away</source>
        <translation>Punkt wegnehmen</translation>
    </message>
    <message>
        <source>Shift moves along one axis, Ctrl in fine steps</source>
        <translation>Umschalt verschiebt entlang einer Achse, Strg in feinen Schritten</translation>
    </message>
    <message>
        <source>Resize in the symbol</source>
        <translation>Größe im Symbol ändern</translation>
    </message>
    <message>
        <source>Bend in the symbol</source>
        <translation>Im Symbol knicken</translation>
    </message>
    <message>
        <source>Change a text</source>
        <translation>Text ändern</translation>
    </message>
    <message>
        <source>Delete from the symbol</source>
        <translation>Aus dem Symbol löschen</translation>
    </message>
    <message>
        <source>Move in the symbol</source>
        <translation>Im Symbol verschieben</translation>
    </message>
    <message>
        <source>Rotate in the symbol</source>
        <translation>Im Symbol drehen</translation>
    </message>
    <message>
        <source>Mirror in the symbol</source>
        <translation>Im Symbol spiegeln</translation>
    </message>
    <message>
        <source>Bring to the front</source>
        <translation>Nach vorn holen</translation>
    </message>
    <message>
        <source>Send to the back</source>
        <translation>Nach hinten stellen</translation>
    </message>
    <message>
        <source>Change the drawing</source>
        <translation>Zeichnung ändern</translation>
    </message>
    <message>
        <source>Let a part follow %1</source>
        <translation>Teil mit %1 bewegen</translation>
    </message>
    <message>
        <source>Let a part rest</source>
        <translation>Teil ruhen lassen</translation>
    </message>
    <message>
        <source>Duplicate in the symbol</source>
        <translation>Im Symbol verdoppeln</translation>
    </message>
    <message>
        <source>Size of the symbol</source>
        <translation>Größe des Symbols</translation>
    </message>
    <message>
        <source>this is a difference of pressures, which has no %1; give %2</source>
        <translation>das ist eine Druckdifferenz, für die es %1 nicht gibt; möglich sind %2</translation>
    </message>
    <message>
        <source>declared, not used</source>
        <translation>deklariert, nicht verwendet</translation>
    </message>
    <message>
        <source>read by %1, given by nothing yet</source>
        <translation>gelesen von %1, noch von nichts gegeben</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>gegeben von %1</translation>
    </message>
    <message>
        <source>given by %1, read by %2</source>
        <translation>gegeben von %1, gelesen von %2</translation>
    </message>
    <message>
        <source>%1: a bus without signals</source>
        <translation>%1: ein Bus ohne Signale</translation>
    </message>
    <message>
        <source>Signals of the bus %1</source>
        <translation>Signale des Busses %1</translation>
    </message>
    <message>
        <source>Can be joined, but: %1</source>
        <translation>Lässt sich verbinden, aber: %1</translation>
    </message>
    <message>
        <source>There is no room for an Or beside `%1`.</source>
        <translation>Neben `%1` ist kein Platz für ein Oder.</translation>
    </message>
    <message>
        <source>Join through an Or</source>
        <translation>Durch ein Oder verbinden</translation>
    </message>
    <message>
        <source>Joins %1 through an Or, which either signal switches</source>
        <translation>Verbindet %1 durch ein Oder, das jedes der Signale schaltet</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>there is no %1 on this sheet</source>
        <translation>auf diesem Blatt gibt es kein %1</translation>
    </message>
    <message>
        <source>there is no %1; did you mean %2?</source>
        <translation>es gibt kein %1; war %2 gemeint?</translation>
    </message>
    <message>
        <source>%1 is no unit known here; give %2</source>
        <translation>%1 ist hier keine bekannte Einheit; möglich sind %2</translation>
    </message>
    <message>
        <source>%1: drag to move, R turns, X and Y mirror, double-click opens it or its values</source>
        <translation>%1: Ziehen verschiebt, R dreht, X und Y spiegeln, ein Doppelklick öffnet das Bauteil oder seine Werte</translation>
    </message>
    <message>
        <source>the picture could not be painted</source>
        <translation>das Bild konnte nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>%1 is counted from a zero of its own, so it can be compared with a variable, but not be added, subtracted or multiplied</source>
        <translation>%1 zählt von einem eigenen Nullpunkt: Man kann es mit einer Variablen vergleichen, aber nicht addieren, subtrahieren oder multiplizieren</translation>
    </message>
    <message>
        <source>%1 does not fit here, where numbers have no unit</source>
        <translation>%1 passt hier nicht, wo Zahlen keine Einheit haben</translation>
    </message>
    <message>
        <source>A line begins at a port or at another line: point at one, then press W</source>
        <translation>Eine Leitung beginnt an einem Anschluss oder an einer anderen Leitung: darauf zeigen, dann W drücken</translation>
    </message>
    <message>
        <source>%1: drag to move the page with what lies on it, with Alt alone; double-click opens its fields</source>
        <translation>%1: Ziehen verschiebt die Seite mit ihrem Inhalt, mit Alt allein; ein Doppelklick öffnet ihre Felder</translation>
    </message>
    <message>
        <source>the PDF could not be completed: %1</source>
        <translation>die PDF-Datei konnte nicht vervollständigt werden: %1</translation>
    </message>
    <message>
        <source>Drag what is written at the line to another place; E edits it</source>
        <translation>Text der Leitung an eine andere Stelle ziehen; E bearbeitet ihn</translation>
    </message>
    <message>
        <source>Esc takes the text back to its place</source>
        <translation>Esc nimmt den Text an seine Stelle zurück</translation>
    </message>
    <message>
        <source>Move the text of a line</source>
        <translation>Text einer Leitung verschieben</translation>
    </message>
    <message>
        <source>Drag to move it, double-click writes its text</source>
        <translation>Ziehen verschiebt, Doppelklick schreibt den Text</translation>
    </message>
    <message>
        <source>Drag to move it, Del deletes it</source>
        <translation>Ziehen verschiebt, Entf löscht</translation>
    </message>
    <message>
        <source>Drag to change its size</source>
        <translation>Ziehen ändert die Größe</translation>
    </message>
    <message>
        <source>the folder for temporary files cannot be written</source>
        <translation>in den Ordner für temporäre Dateien kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Write in a table</source>
        <translation>In eine Tabelle schreiben</translation>
    </message>
    <message>
        <source>Change the style of a note</source>
        <translation>Aussehen einer Notiz ändern</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Spalte hinzufügen</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Remove a column</source>
        <translation>Spalte entfernen</translation>
    </message>
    <message>
        <source>Add a leader</source>
        <translation>Hinweislinie hinzufügen</translation>
    </message>
    <message>
        <source>Add a frame</source>
        <translation>Rahmen hinzufügen</translation>
    </message>
    <message>
        <source>Add a table</source>
        <translation>Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>Bild hinzufügen</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>Text hinzufügen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Hinweislinie</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Drag from the point that it is about to where its text stands; Esc cancels</source>
        <translation>Vom Punkt, um den es geht, dorthin ziehen, wo der Text steht; Esc bricht ab</translation>
    </message>
    <message>
        <source>Drag a frame around symbols, or click its two corners; Esc cancels</source>
        <translation>Einen Rahmen um Symbole ziehen, oder seine zwei Ecken anklicken; Esc bricht ab</translation>
    </message>
    <message>
        <source>Click or Enter where the upper left corner of the table is; Esc cancels</source>
        <translation>Klick oder Eingabetaste, wo die linke obere Ecke der Tabelle ist; Esc bricht ab</translation>
    </message>
    <message>
        <source>Click where the text begins, or drag over its width; Esc cancels</source>
        <translation>Klicken, wo der Text beginnt, oder über seine Breite ziehen; Esc bricht ab</translation>
    </message>
    <message>
        <source>%1 × %2 M; Esc takes it back</source>
        <translation>%1 × %2 M; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Change the size of a note</source>
        <translation>Größe einer Notiz ändern</translation>
    </message>
    <message>
        <source>`%1` does not end in .svg, .pdf, .png or .dxf</source>
        <translation>`%1` endet nicht auf .svg, .pdf, .png oder .dxf</translation>
    </message>
    <message>
        <source>The picture was scaled down from %1 × %2 to %3 × %4 pixels, so that the file stays small.</source>
        <translation>Das Bild wurde von %1 × %2 auf %3 × %4 Pixel verkleinert, damit die Datei klein bleibt.</translation>
    </message>
    <message>
        <source>%1 is larger than %2 and cannot be taken as a picture.</source>
        <translation>%1 ist größer als %2 und kann nicht als Bild übernommen werden.</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read: PNG, JPEG, SVG, BMP and GIF can.</source>
        <translation>%1 ist kein lesbares Bild: PNG, JPEG, SVG, BMP und GIF sind es.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>Das Kopierte</translation>
    </message>
    <message>
        <source>Nothing to list</source>
        <translation>Nichts aufzulisten</translation>
    </message>
    <message>
        <source>%1 more: a further list of this kind goes on</source>
        <translation>%1 weitere: eine weitere Liste dieser Art setzt fort</translation>
    </message>
    <message>
        <source>the picture would have %1 x %2 pixels, more than %3 a side; choose fewer dots per inch, PDF or SVG</source>
        <translation>das Bild hätte %1 x %2 Bildpunkte, mehr als %3 je Seite; weniger Punkte je Zoll, PDF oder SVG wählen</translation>
    </message>
    <message>
        <source>Parts list</source>
        <translation>Stückliste</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lines and hoses</source>
        <translation>Leitungen und Schläuche</translation>
    </message>
    <message>
        <source>Coils</source>
        <translation>Magnete</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>unknown class %1</source>
        <translation>unbekannte Klasse %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1: %2 {1,?}</translation>
    </message>
    <message>
        <source>line from %1 to %2</source>
        <translation>Leitung von %1 nach %2</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Hinweislinie</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Rahmen</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>note, %1</source>
        <translation>Notiz, %1</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <translation>bei %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Symbols: %1. Lines: %2.</source>
        <translation>Symbole: %1. Leitungen: %2.</translation>
    </message>
    <message>
        <source>%1 Selected: %2</source>
        <translation>%1 Ausgewählt: %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::EnergyFlow</name>
    <message>
        <source>Where the energy goes</source>
        <translation>Wohin die Energie geht</translation>
    </message>
</context>
<context>
    <name>bramah::app::EquationEdit</name>
    <message>
        <source>Equations of the class</source>
        <translation>Gleichungen der Klasse</translation>
    </message>
    <message>
        <source>Equations, each with a semicolon, as  q = k*(A.p - B.p);</source>
        <translation>Gleichungen, jede mit Strichpunkt, etwa  q = k*(A.p - B.p);</translation>
    </message>
</context>
<context>
    <name>bramah::app::EquationView</name>
    <message>
        <source>Equations and unknowns</source>
        <translation>Gleichungen und Unbekannte</translation>
    </message>
    <message>
        <source>The text is not complete yet.</source>
        <translation>Der Text ist noch nicht vollständig.</translation>
    </message>
</context>
<context>
    <name>bramah::app::ExampleCard</name>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ExperimentForm</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Simulated time at which a run starts</source>
        <translation>Simulierte Zeit, bei der ein Lauf beginnt</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Endzeit</translation>
    </message>
    <message>
        <source>Simulated time at which a run ends</source>
        <translation>Simulierte Zeit, bei der ein Lauf endet</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Relative error the solver may make in a step, 1e-12 to 0.1</source>
        <translation>Relativer Fehler, den der Löser in einem Schritt machen darf, 1e-12 bis 0,1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>the stop time must be a number above the start time</source>
        <translation>die Endzeit muss eine Zahl über der Startzeit sein</translation>
    </message>
    <message>
        <source>the tolerance must lie between 1e-12 and 0.1</source>
        <translation>die Toleranz muss zwischen 1e-12 und 0,1 liegen</translation>
    </message>
    <message>
        <source>the interval must be a number above 0, or empty</source>
        <translation>das Intervall muss eine Zahl über 0 oder leer sein</translation>
    </message>
    <message>
        <source>the start time must be a number</source>
        <translation>die Startzeit muss eine Zahl sein</translation>
    </message>
    <message>
        <source>the interval is longer than the run: curves would be straight lines</source>
        <translation>das Intervall ist länger als der Lauf: Kurven wären gerade Linien</translation>
    </message>
    <message>
        <source>Time between stored points; empty: 500 points a run, and more where values swing fast</source>
        <translation>Zeit zwischen gespeicherten Punkten; leer: 500 Punkte je Lauf, und mehr, wo Werte schnell schwingen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>How the run steps in time. Automatic: Radau and ARKODE in turns, as the circuit needs it, and CVODE where these make no progress. Others are for comparison and for special cases</source>
        <translation>Wie der Lauf in der Zeit fortschreitet. Automatisch: Radau und ARKODE im Wechsel, wie die Schaltung es braucht, und CVODE, wo diese nicht vorankommen. Andere sind zum Vergleich und für besondere Fälle</translation>
    </message>
    <message>
        <source>Radau IIA (stiff)</source>
        <translation>Radau IIA (steif)</translation>
    </message>
    <message>
        <source>CVODE, BDF (stiff)</source>
        <translation>CVODE, BDF (steif)</translation>
    </message>
    <message>
        <source>CVODE, Adams (not stiff)</source>
        <translation>CVODE, Adams (nicht steif)</translation>
    </message>
    <message>
        <source>ARKODE, explicit (not stiff)</source>
        <translation>ARKODE, explizit (nicht steif)</translation>
    </message>
    <message>
        <source>IDA (equations with loops)</source>
        <translation>IDA (Gleichungen mit Schleifen)</translation>
    </message>
</context>
<context>
    <name>bramah::app::FileMenu</name>
    <message>
        <source>&amp;New circuit</source>
        <translation>&amp;Neuer Schaltplan</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>Start&amp;seite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation>B&amp;eispiel öffnen</translation>
    </message>
    <message>
        <source>Open li&amp;brary…</source>
        <translation>Bi&amp;bliothek öffnen…</translation>
    </message>
    <message>
        <source>Add a package to the library panel</source>
        <translation>Ein Paket in den Bereich Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>Open a library: its package.mo, or a file with a package</source>
        <translation>Bibliothek öffnen: ihre package.mo oder eine Datei mit einem Paket</translation>
    </message>
    <message>
        <source>Modelica packages (*.mo)</source>
        <translation>Modelica-Pakete (*.mo)</translation>
    </message>
    <message>
        <source>E&amp;xport the sheet as a picture…</source>
        <translation>Blatt als Bild e&amp;xportieren…</translation>
    </message>
    <message>
        <source>No library has been opened</source>
        <translation>Es wurde keine Bibliothek geöffnet</translation>
    </message>
    <message>
        <source>Close li&amp;brary</source>
        <translation>Bi&amp;bliothek schließen</translation>
    </message>
    <message>
        <source>Open the same &amp;files at the next start</source>
        <translation>Beim nächsten Start dieselben &amp;Dateien öffnen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Export an &amp;animated picture…</source>
        <translation>Bewegtes Bi&amp;ld exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import measured data…</source>
        <translation>Messdaten &amp;importieren…</translation>
    </message>
    <message>
        <source>Values of an instrument or another program, as CSV or .mat, beside those of the runs</source>
        <translation>Werte eines Messgeräts oder eines anderen Programms, als CSV oder .mat, neben denen der Läufe</translation>
    </message>
    <message>
        <source>Make a &amp;report…</source>
        <translation>&amp;Bericht erstellen…</translation>
    </message>
    <message>
        <source>Sheet, plots, measures and values of the run, as PDF or HTML, to hand over</source>
        <translation>Zeichnung, Diagramme, Kennwerte und Werte des Laufs als PDF oder HTML zum Weitergeben</translation>
    </message>
    <message>
        <source>Export as FM&amp;U…</source>
        <translation>Als FMU exp&amp;ortieren…</translation>
    </message>
    <message>
        <source>The circuit as a model that Simulink, Amesim, Dymola and other tools run</source>
        <translation>Die Schaltung als Modell, das Simulink, Amesim, Dymola und andere Programme rechnen</translation>
    </message>
</context>
<context>
    <name>bramah::app::FirstCircuitGuide</name>
    <message>
        <source>Place a pump</source>
        <translation>Pumpe platzieren</translation>
    </message>
    <message>
        <source>Add relief valve, orifice and tanks</source>
        <translation>Druckbegrenzungsventil, Blende und Behälter dazu</translation>
    </message>
    <message>
        <source>A relief valve, an orifice and two tanks: one below the pump, one for the oil that comes back.</source>
        <translation>Ein Druckbegrenzungsventil (Relief valve), eine Blende (Orifice) und zwei Behälter (Tank): einer unter der Pumpe, einer für das rückfließende Öl.</translation>
    </message>
    <message>
        <source>Draw the lines</source>
        <translation>Leitungen zeichnen</translation>
    </message>
    <message>
        <source>Drag from port to port: pump P to relief valve P and to the orifice, their other ends to a tank, and the other tank to pump S. Legal targets light up.</source>
        <translation>Ziehen Sie von Anschluss zu Anschluss: Pumpe P zum Ventil P und zur Blende, deren andere Enden zu einem Behälter, den anderen Behälter an Pumpe S. Erlaubte Ziele leuchten auf.</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>Look at the pressure</source>
        <translation>Den Druck ansehen</translation>
    </message>
    <message>
        <source>Click the line between pump and relief valve and choose its pressure, or double-click a variable in the list beside the plots.</source>
        <translation>Klicken Sie auf die Leitung zwischen Pumpe und Ventil und wählen Sie ihren Druck, oder doppelklicken Sie auf eine Größe in der Liste neben den Diagrammen.</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>Etwas ändern</translation>
    </message>
    <message>
        <source>Select the relief valve, set p_set to 100 bar in Properties, and run again: the earlier curve stays for comparison.</source>
        <translation>Wählen Sie das Ventil, setzen Sie p_set in den Eigenschaften auf 100 bar, und starten Sie neu: Die frühere Kurve bleibt zum Vergleich.</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>First circuit</source>
        <translation>Erster Schaltplan</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your first circuit runs</source>
        <translation>Ihr erster Schaltplan läuft</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Drag a fixed pump from Library, Hydraulics, Pumps to the sheet. Or press %1, type &quot;pump&quot;, press Enter and click.</source>
        <translation>Ziehen Sie eine Konstantpumpe (Fixed pump) aus Bibliothek, Hydraulics, Pumps auf das Blatt. Oder drücken Sie %1, tippen „pump“, drücken die Eingabetaste und klicken.</translation>
    </message>
    <message>
        <source>Press %1. The circuit is translated and runs; its time is in the toolbar.</source>
        <translation>Drücken Sie %1. Der Schaltplan wird übersetzt und läuft; seine Zeit steht in der Werkzeugleiste.</translation>
    </message>
    <message>
        <source>Save it with %1. The examples on the start page show what else there is.</source>
        <translation>Speichern Sie ihn mit %1. Die Beispiele auf der Startseite zeigen, was es noch gibt.</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitChart</name>
    <message>
        <source>Measured and simulated values</source>
        <translation>Gemessene und simulierte Werte</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitForm</name>
    <message>
        <source>Name the parameter that has these bounds.</source>
        <translation>Nennen Sie den Parameter mit diesen Grenzen.</translation>
    </message>
    <message>
        <source>Say from where to where %1 may go, as 1:10.</source>
        <translation>Sagen Sie, von wo bis wo %1 gehen darf, etwa 1:10.</translation>
    </message>
    <message>
        <source>Name a parameter first that is to be found, and from where to where it may go.</source>
        <translation>Nennen Sie zuerst einen gesuchten Parameter und von wo bis wo er gehen darf.</translation>
    </message>
    <message>
        <source>Let one of the measured runs count.</source>
        <translation>Lassen Sie einen der gemessenen Läufe zählen.</translation>
    </message>
    <message>
        <source>There is nothing measured: drop a file on the sheet, and lay its channels beside variables.</source>
        <translation>Es ist nichts gemessen: Ziehen Sie eine Datei auf das Blatt und legen Sie ihre Kanäle neben Variablen.</translation>
    </message>
    <message>
        <source>Free parameter</source>
        <translation>Freier Parameter</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>Was frei ist</translation>
    </message>
    <message>
        <source>A parameter</source>
        <translation>Ein Parameter</translation>
    </message>
    <message>
        <source>As 50 kg:200 kg, 1e-13:1e-10:log or 20%; a start too, as mass.s.start</source>
        <translation>Etwa 50 kg:200 kg, 1e-13:1e-10:log oder 20%; auch ein Startwert wie mass.s.start</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>Gemessene Läufe</translation>
    </message>
    <message>
        <source>Measured run</source>
        <translation>Gemessener Lauf</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>zählt als</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>count as others</source>
        <translation>zählen wie andere</translation>
    </message>
    <message>
        <source>count less</source>
        <translation>zählen weniger</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>zählen nicht</translation>
    </message>
    <message>
        <source>&amp;Outliers</source>
        <translation>A&amp;usreißer</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 neben %2</translation>
    </message>
    <message>
        <source>Its channels with names of variables count</source>
        <translation>Seine Kanäle mit Namen von Variablen zählen</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>As shift -20 ms:20 ms; set mass.s.start=0.1; from 0.5; to 3; weight lineP.p=2; input ramp.y=command, by which a column replaces a source or gives the input of a component</source>
        <translation>Wie shift -20 ms:20 ms; set mass.s.start=0.1; from 0.5; to 3; weight lineP.p=2; input ramp.y=command, womit eine Spalte eine Quelle ersetzt oder den Eingang eines Bauteils gibt</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitJob</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>Der Kreis lässt sich nicht berechnen; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 von %2 Schritten</translation>
    </message>
    <message>
        <source>%1 runs, %2 % of the squares are left</source>
        <translation>%1 Läufe, %2 % der Quadrate bleiben</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitPanel</name>
    <message>
        <source>What &amp;can be told?</source>
        <translation>&amp;Was ist erkennbar?</translation>
    </message>
    <message>
        <source>&amp;Which fault?</source>
        <translation>Welcher &amp;Fehler?</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>Fitted values</source>
        <translation>Angepasste Werte</translation>
    </message>
    <message>
        <source>Signals of the fit</source>
        <translation>Signale der Anpassung</translation>
    </message>
    <message>
        <source>Faults, the likeliest first</source>
        <translation>Fehler, der wahrscheinlichste zuerst</translation>
    </message>
    <message>
        <source>Says how well each parameter will be known, before anything is fitted</source>
        <translation>Sagt vor der Anpassung, wie gut jeder Parameter bekannt sein wird</translation>
    </message>
    <message>
        <source>Finds the values for which the circuit follows what is measured</source>
        <translation>Findet die Werte, bei denen die Schaltung der Messung folgt</translation>
    </message>
    <message>
        <source>Tries each fault that the parts can have, alone, and ranks them by what is measured</source>
        <translation>Versucht jeden Fehler, den die Teile haben können, für sich und ordnet sie nach der Messung</translation>
    </message>
    <message>
        <source>Writes the fitted values into the circuit, as one step that can be undone</source>
        <translation>Schreibt die angepassten Werte in die Schaltung, als einen Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>A fit finds the values for which the circuit follows what is measured, and says how sure they are.
Drop a measured file on the sheet, lay its channels beside variables, name parameters, and fit; or ask which fault explains it.</source>
        <translation>Eine Anpassung findet die Werte, bei denen die Schaltung der Messung folgt, und sagt, wie sicher sie sind.
Ziehen Sie eine gemessene Datei auf das Blatt, legen Sie ihre Kanäle neben Variablen, nennen Sie Parameter und passen Sie an; oder fragen Sie, welcher Fehler sie erklärt.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Planning the runs …</source>
        <translation>Die Läufe werden geplant…</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Stopped after %1 runs</source>
        <translation>Angehalten nach %1 Läufen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Use fitted values</source>
        <translation>Angepasste Werte verwenden</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>Der Kreis lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>A&amp;npassen</translation>
    </message>
    <message>
        <source>Enter the fit</source>
        <translation>Anpassung eintragen</translation>
    </message>
    <message>
        <source>The fitted values are written into the circuit; %1 takes them back.</source>
        <translation>Die angepassten Werte stehen in der Schaltung; %1 nimmt sie zurück.</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Move the selection, operate what has the focus in a run</source>
        <translation>Auswahl verschieben; im Lauf betätigen, was den Fokus hat</translation>
    </message>
    <message>
        <source>Place what is in hand, or edit the values of the selection</source>
        <translation>Absetzen, was am Zeiger hängt, oder Werte der Auswahl bearbeiten</translation>
    </message>
    <message>
        <source>Give up what is in hand, or select nothing</source>
        <translation>Aufgeben, was am Zeiger hängt, oder nichts auswählen</translation>
    </message>
    <message>
        <source>To the next or previous symbol or port</source>
        <translation>Zum nächsten oder vorigen Symbol oder Anschluss</translation>
    </message>
    <message>
        <source>Held while dragging: move the sheet</source>
        <translation>Beim Ziehen gehalten: Blatt verschieben</translation>
    </message>
    <message>
        <source>Delete the selection; with none, back to the enclosing component; in a line, its last corner</source>
        <translation>Auswahl löschen; ohne Auswahl zurück zum umgebenden Bauteil; beim Ziehen einer Leitung deren letzte Ecke</translation>
    </message>
    <message>
        <source>Begin a line at the port or line under the mouse</source>
        <translation>Leitung am Anschluss oder an der Leitung unter der Maus beginnen</translation>
    </message>
    <message>
        <source>Begin to type a value of the selection</source>
        <translation>Einen Wert der Auswahl eintippen</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Play backwards, or pause</source>
        <translation>Rückwärts abspielen oder anhalten</translation>
    </message>
    <message>
        <source>One stored point back or on; with Shift several</source>
        <translation>Einen gespeicherten Punkt zurück oder weiter; mit Umschalt mehrere</translation>
    </message>
    <message>
        <source>To the previous or next event</source>
        <translation>Zum vorigen oder nächsten Ereignis</translation>
    </message>
    <message>
        <source>One picture back or on</source>
        <translation>Ein Bild zurück oder weiter</translation>
    </message>
    <message>
        <source>To the start or the end</source>
        <translation>Zum Anfang oder zum Ende</translation>
    </message>
    <message>
        <source>Faster or slower</source>
        <translation>Schneller oder langsamer</translation>
    </message>
    <message>
        <source>Pin the run to the plots</source>
        <translation>Lauf an die Diagramme heften</translation>
    </message>
    <message>
        <source>Keep the run beside the circuit</source>
        <translation>Lauf neben der Schaltung aufbewahren</translation>
    </message>
    <message>
        <source>Run again as it was</source>
        <translation>So noch einmal laufen lassen</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Lauf entfernen</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>Kennwert hinzufügen</translation>
    </message>
    <message>
        <source>Edit the measure</source>
        <translation>Kennwert bearbeiten</translation>
    </message>
    <message>
        <source>Move the measure up or down</source>
        <translation>Kennwert nach oben oder unten schieben</translation>
    </message>
    <message>
        <source>Remove the measure</source>
        <translation>Kennwert entfernen</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>Größer oder kleiner</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Bild einpassen</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Bild verschieben</translation>
    </message>
    <message>
        <source>Structure: where to split a loop</source>
        <translation>Struktur: wo eine Schleife aufgeschnitten wird</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Draw a line, polygon, box, ellipse, arc or text</source>
        <translation>Linie, Vieleck, Kasten, Ellipse, Bogen oder Text zeichnen</translation>
    </message>
    <message>
        <source>Rotate to the left or right</source>
        <translation>Nach links oder rechts drehen</translation>
    </message>
    <message>
        <source>Mirror left to right, or top to bottom</source>
        <translation>Links-rechts oder oben-unten spiegeln</translation>
    </message>
    <message>
        <source>To the front or the back</source>
        <translation>Nach vorn oder hinten</translation>
    </message>
    <message>
        <source>Move; with Shift far, with Ctrl a little</source>
        <translation>Verschieben; mit Umschalt weit, mit Strg ein wenig</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Move the declaration up or down in the text</source>
        <translation>Deklaration im Text nach oben oder unten schieben</translation>
    </message>
    <message>
        <source>Remove the declaration</source>
        <translation>Deklaration entfernen</translation>
    </message>
    <message>
        <source>Equations: offer names</source>
        <translation>Gleichungen: Namen anbieten</translation>
    </message>
    <message>
        <source>Indent, or take the indentation back</source>
        <translation>Einrücken oder Einrückung zurücknehmen</translation>
    </message>
    <message>
        <source>Documentation: bold, italic</source>
        <translation>Dokumentation: fett, kursiv</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Blatt</translation>
    </message>
    <message>
        <source>In the plots</source>
        <translation>In den Diagrammen</translation>
    </message>
    <message>
        <source>On the time line</source>
        <translation>Auf der Zeitleiste</translation>
    </message>
    <message>
        <source>In the list of runs</source>
        <translation>In der Liste der Läufe</translation>
    </message>
    <message>
        <source>In the list of measures</source>
        <translation>In der Liste der Kennwerte</translation>
    </message>
    <message>
        <source>In Motion and Structure</source>
        <translation>In Bewegung und Struktur</translation>
    </message>
    <message>
        <source>In the view Symbol</source>
        <translation>In der Ansicht Symbol</translation>
    </message>
    <message>
        <source>In the view Declarations</source>
        <translation>In der Ansicht Deklarationen</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>In Texten</translation>
    </message>
</context>
<context>
    <name>bramah::app::FmuDialog</name>
    <message>
        <source>None of its own</source>
        <translation>Keine eigenen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und eine weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The equations are made…</source>
        <translation>Die Gleichungen werden aufgestellt…</translation>
    </message>
    <message>
        <source>Further ones in the place of sources, as valve.u, load.f</source>
        <translation>Weitere an der Stelle von Quellen, wie valve.u, load.f</translation>
    </message>
    <message>
        <source>Export as FMU</source>
        <translation>Als FMU exportieren</translation>
    </message>
    <message>
        <source>FMI 3.0</source>
        <translation>FMI 3.0</translation>
    </message>
    <message>
        <source>FMI 2.0</source>
        <translation>FMI 2.0</translation>
    </message>
    <message>
        <source>FMI 2.0 is read by more tools, FMI 3.0 stops at events</source>
        <translation>FMI 2.0 lesen mehr Programme, FMI 3.0 hält an Ereignissen an</translation>
    </message>
    <message>
        <source>Further inputs</source>
        <translation>Weitere Eingänge</translation>
    </message>
    <message>
        <source>Search variables</source>
        <translation>Größen suchen</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>&amp;And</source>
        <translation>&amp;Dazu</translation>
    </message>
    <message>
        <source>&amp;Outputs, which other tools connect; they can read all others, too</source>
        <translation>&amp;Ausgänge, die andere Programme verbinden; alle übrigen können sie auch lesen</translation>
    </message>
    <message>
        <source>The circuit has errors, which the panel Problems shows</source>
        <translation>Die Schaltung hat Fehler, die das Fenster Probleme zeigt</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>bramah::app::FormulaColumn</name>
    <message>
        <source>Formatted equations</source>
        <translation>Formatierte Gleichungen</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyEntry</name>
    <message>
        <source>A parameter or a signal</source>
        <translation>Ein Parameter oder ein Signal</translation>
    </message>
    <message>
        <source>A variable</source>
        <translation>Eine Größe</translation>
    </message>
    <message>
        <source>with the loop cut at the input</source>
        <translation>mit am Eingang geöffnetem Kreis</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Sines …</source>
        <translation>Sinus…</translation>
    </message>
    <message>
        <source>Adds a number of how the circuit answers to small sines about its point of rest: bandwidth, peak, margins</source>
        <translation>Fügt eine Zahl hinzu, wie die Schaltung auf kleine Sinusschwingungen um ihren Ruhepunkt antwortet: Bandbreite, Überhöhung, Reserven</translation>
    </message>
    <message>
        <source>Bandwidth (-3 dB)</source>
        <translation>Bandbreite (-3 dB)</translation>
    </message>
    <message>
        <source>Resonance peak</source>
        <translation>Resonanzüberhöhung</translation>
    </message>
    <message>
        <source>Resonance frequency</source>
        <translation>Resonanzfrequenz</translation>
    </message>
    <message>
        <source>Gain margin, a factor</source>
        <translation>Amplitudenreserve, ein Faktor</translation>
    </message>
    <message>
        <source>Phase margin</source>
        <translation>Phasenreserve</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>From the input</source>
        <translation>Vom Eingang</translation>
    </message>
    <message>
        <source>to the output</source>
        <translation>zum Ausgang</translation>
    </message>
    <message>
        <source>The signal at the input no longer follows the circuit, as for the margins of a closed loop</source>
        <translation>Das Signal am Eingang folgt der Schaltung nicht mehr, wie für die Reserven eines geschlossenen Kreises</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyForm</name>
    <message>
        <source>As 1 to 100</source>
        <translation>Wie 1 bis 100</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Cut the loop there</source>
        <translation>Kreis dort auftrennen</translation>
    </message>
    <message>
        <source>The signal at the input no longer follows the circuit: the response of the open loop, with its margins. With the input as output, too: the gain of the loop.</source>
        <translation>Das Signal am Eingang folgt nicht mehr der Schaltung: die Antwort des offenen Kreises mit seinen Reserven. Mit dem Eingang auch als Ausgang: die Kreisverstärkung.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Amplitudes</source>
        <translation>Amplituden</translation>
    </message>
    <message>
        <source>Frequencies [Hz]</source>
        <translation>Frequenzen [Hz]</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 has no variable for this field.</source>
        <translation>%1 hat keine Variable für dieses Feld.</translation>
    </message>
    <message>
        <source>Name an input and an output; Pick takes them from the sheet.</source>
        <translation>Nennen Sie einen Eingang und einen Ausgang; Wählen nimmt sie vom Blatt.</translation>
    </message>
    <message>
        <source>Amplitudes: %1.</source>
        <translation>Amplituden: %1.</translation>
    </message>
    <message>
        <source>An amplitude is greater than 0.</source>
        <translation>Eine Amplitude ist größer als 0.</translation>
    </message>
    <message>
        <source>At most %1 amplitudes.</source>
        <translation>Höchstens %1 Amplituden.</translation>
    </message>
    <message>
        <source>Amplitudes are answered by the circuit as it is, with its loop closed: leave them out, or the loop uncut.</source>
        <translation>Auf Amplituden antwortet die Schaltung, wie sie ist, mit geschlossenem Kreis: Lassen Sie sie weg, oder trennen Sie den Kreis nicht auf.</translation>
    </message>
    <message>
        <source>Frequencies are as &quot;1 to 100&quot;, the smaller first.</source>
        <translation>Frequenzen sind wie &quot;1 bis 100&quot;, die kleinere zuerst.</translation>
    </message>
    <message>
        <source>Points are a number from 2 to %1.</source>
        <translation>Punkte sind eine Zahl von 2 bis %1.</translation>
    </message>
    <message>
        <source>As valve.u</source>
        <translation>Etwa valve.u</translation>
    </message>
    <message>
        <source>As mass.v</source>
        <translation>Etwa mass.v</translation>
    </message>
    <message>
        <source>As 0.01; 0.1; or none</source>
        <translation>Etwa 0,01; 0,1 oder keine</translation>
    </message>
    <message>
        <source>A parameter, or a signal at an input or output of a component</source>
        <translation>Ein Parameter oder ein Signal an einem Ein- oder Ausgang eines Bauteils</translation>
    </message>
    <message>
        <source>Any variable that changes continuously</source>
        <translation>Jede Größe, die sich stetig ändert</translation>
    </message>
    <message>
        <source>Of sines at the input, to which the circuit itself answers; without: the linear answer only</source>
        <translation>Von Sinusschwingungen am Eingang, auf die die Schaltung selbst antwortet; ohne: nur die lineare Antwort</translation>
    </message>
    <message>
        <source>Takes a variable of the component or line that is clicked next on the sheet</source>
        <translation>Nimmt eine Variable des Bauteils oder der Leitung, die als Nächstes auf dem Blatt angeklickt wird</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>Alle von %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyPanel</name>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Bode</source>
        <translation>Bode</translation>
    </message>
    <message>
        <source>Gain and phase over the frequency</source>
        <translation>Verstärkung und Phase über der Frequenz</translation>
    </message>
    <message>
        <source>Nyquist</source>
        <translation>Nyquist</translation>
    </message>
    <message>
        <source>Real and imaginary part, with the point -1</source>
        <translation>Real- und Imaginärteil, mit dem Punkt -1</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Poles and zeros, and which components take part</source>
        <translation>Pole und Nullstellen, und welche Bauteile beteiligt sind</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Response of the linear system to a step</source>
        <translation>Antwort des linearen Systems auf einen Sprung</translation>
    </message>
    <message>
        <source>Harmonics</source>
        <translation>Oberschwingungen</translation>
    </message>
    <message>
        <source>How much the responses differ from sines</source>
        <translation>Wie weit die Antworten von Sinusschwingungen abweichen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) did not settle or failed.</source>
        <translation>
            <numerusform>%n Punkt hat sich nicht eingeschwungen oder ist gescheitert.</numerusform>
            <numerusform>%n Punkte haben sich nicht eingeschwungen oder sind gescheitert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 points …</source>
        <translation>%1 von %2 Punkten…</translation>
    </message>
    <message>
        <source>-3 dB at %1 Hz</source>
        <translation>-3 dB bei %1 Hz</translation>
    </message>
    <message>
        <source>Show as motion</source>
        <translation>Als Bewegung zeigen</translation>
    </message>
    <message>
        <source>The sheet swings in the mode chosen: true phases, sizes enlarged until they can be seen</source>
        <translation>Das Blatt schwingt in der gewählten Eigenform: Phasen wie sie sind, Größen vergrößert, bis man sie sieht</translation>
    </message>
    <message>
        <source>Closed by negative feedback, the loop oscillates by itself: amplitude %1 at %2 Hz.</source>
        <translation>Durch Gegenkopplung geschlossen, schwingt der Kreis von selbst: Amplitude %1 bei %2 Hz.</translation>
    </message>
    <message>
        <source>Closed by negative feedback, oscillations above %1 at %2 Hz grow, smaller ones decay.</source>
        <translation>Durch Gegenkopplung geschlossen, wachsen Schwingungen über %1 bei %2 Hz, kleinere klingen ab.</translation>
    </message>
    <message>
        <source>The circuit cannot be computed around its point of rest.</source>
        <translation>Die Schaltung lässt sich um ihren Ruhepunkt nicht rechnen.</translation>
    </message>
    <message>
        <source>gain margin %1 dB at %2 Hz</source>
        <translation>Amplitudenreserve %1 dB bei %2 Hz</translation>
    </message>
    <message>
        <source>phase margin %1° at %2 Hz</source>
        <translation>Phasenreserve %1° bei %2 Hz</translation>
    </message>
    <message>
        <source>As an open loop, closed by negative feedback: %1</source>
        <translation>Als offener Kreis, durch Gegenkopplung geschlossen: %1</translation>
    </message>
    <message>
        <source>Sizes are chosen to be seen.</source>
        <translation>Die Größen sind so gewählt, dass man sie sieht.</translation>
    </message>
    <message>
        <source>A swing that takes %1 s in the circuit, shown in %2 s and neither growing nor decaying. %3</source>
        <translation>Eine Schwingung, die in der Schaltung %1 s dauert, gezeigt in %2 s, ohne zu wachsen oder abzuklingen. %3</translation>
    </message>
    <message>
        <source>This mode does not swing, it decays in %1 s to 37 %; shown to and fro. %2</source>
        <translation>Diese Eigenform schwingt nicht, sie klingt in %1 s auf 37 % ab; gezeigt als Hin und Her. %2</translation>
    </message>
    <message>
        <source>This mode does not swing, it grows by 2.7 times in %1 s; shown to and fro. %2</source>
        <translation>Diese Eigenform schwingt nicht, sie wächst in %1 s auf das 2,7-Fache; gezeigt als Hin und Her. %2</translation>
    </message>
    <message>
        <source>A free motion without a point of rest, shown to and fro. %1</source>
        <translation>Eine freie Bewegung ohne Ruhelage, gezeigt als Hin und Her. %1</translation>
    </message>
    <message>
        <source>The circuit has changed since: compute again</source>
        <translation>Die Schaltung wurde seitdem geändert: neu berechnen</translation>
    </message>
    <message>
        <source>Stopped, as another file came to the front.</source>
        <translation>Angehalten, da eine andere Datei nach vorn kam.</translation>
    </message>
    <message>
        <source>Gain of the loop that is cut at %1</source>
        <translation>Verstärkung des Kreises, der bei %1 aufgetrennt ist</translation>
    </message>
    <message>
        <source>The loop is cut at %1</source>
        <translation>Der Kreis ist bei %1 aufgetrennt</translation>
    </message>
    <message>
        <source>The loop around %1 is closed, as it is in the circuit; its margins need it cut there</source>
        <translation>Der Kreis um %1 ist geschlossen, wie er es in der Schaltung ist; für seine Reserven ist er dort aufzutrennen</translation>
    </message>
    <message>
        <source>In that loop there is no limit cycle at these amplitudes.</source>
        <translation>In diesem Kreis gibt es bei diesen Amplituden keine Grenzschwingung.</translation>
    </message>
    <message>
        <source>Stop the motion</source>
        <translation>Bewegung anhalten</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyPlot</name>
    <message>
        <source>amplitude %1</source>
        <translation>Amplitude %1</translation>
    </message>
    <message>
        <source>Gain [dB]</source>
        <translation>Verstärkung [dB]</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
    <message>
        <source>Phase [°]</source>
        <translation>Phase [°]</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>Real part</source>
        <translation>Realteil</translation>
    </message>
    <message>
        <source>Imaginary part</source>
        <translation>Imaginärteil</translation>
    </message>
    <message>
        <source>Real part [1/s]</source>
        <translation>Realteil [1/s]</translation>
    </message>
    <message>
        <source>Imaginary part [rad/s]</source>
        <translation>Imaginärteil [rad/s]</translation>
    </message>
    <message>
        <source>poles</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>Nullstellen</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
    </message>
    <message>
        <source>Output for a step of 1</source>
        <translation>Ausgang bei einem Sprung um 1</translation>
    </message>
    <message>
        <source>Distortion [%]</source>
        <translation>Klirrfaktor [%]</translation>
    </message>
    <message>
        <source>limit cycle</source>
        <translation>Grenzschwingung</translation>
    </message>
    <message>
        <source>%1 Hz</source>
        <translation>%1 Hz</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Imaginary</source>
        <translation>Imaginär</translation>
    </message>
    <message>
        <source>Imag. [rad/s]</source>
        <translation>Imag. [rad/s]</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Plot of the frequency response</source>
        <translation>Diagramm des Frequenzgangs</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyRun</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>Der Kreis lässt sich nicht berechnen; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>No point of rest was found: %1</source>
        <translation>Es wurde kein Ruhepunkt gefunden: %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::HarmonicsTable</name>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>Frequenz [Hz]</translation>
    </message>
    <message>
        <source>Gain [dB]</source>
        <translation>Verstärkung [dB]</translation>
    </message>
    <message>
        <source>Phase [°]</source>
        <translation>Phase [°]</translation>
    </message>
    <message>
        <source>2nd [%]</source>
        <translation>2. [%]</translation>
    </message>
    <message>
        <source>3rd [%]</source>
        <translation>3. [%]</translation>
    </message>
    <message>
        <source>4th [%]</source>
        <translation>4. [%]</translation>
    </message>
    <message>
        <source>5th [%]</source>
        <translation>5. [%]</translation>
    </message>
    <message>
        <source>Distortion [%]</source>
        <translation>Klirrfaktor [%]</translation>
    </message>
    <message>
        <source>Harmonics</source>
        <translation>Oberschwingungen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Did not settle in %1 periods</source>
        <translation>Nach %1 Perioden nicht eingeschwungen</translation>
    </message>
</context>
<context>
    <name>bramah::app::HelpMenu</name>
    <message>
        <source>&amp;Help on the selected symbol</source>
        <translation>&amp;Hilfe zum gewählten Symbol</translation>
    </message>
    <message>
        <source>&amp;First circuit</source>
        <translation>&amp;Erster Schaltplan</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>&amp;Befehlspalette</translation>
    </message>
    <message>
        <source>&amp;About Bramah</source>
        <translation>&amp;Über Bramah</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read and search the manual beside the circuit</source>
        <translation>Das Handbuch neben der Schaltung lesen und durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Lesson of this example</source>
        <translation>&amp;Lektion dieses Beispiels</translation>
    </message>
    <message>
        <source>Things to try in this circuit, and why they happen</source>
        <translation>Was man in dieser Schaltung ausprobieren kann, und warum es geschieht</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation>&amp;Was neu ist</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Lists, changes and prints the keys of all commands</source>
        <translation>Zeigt, ändert und druckt die Tasten aller Befehle</translation>
    </message>
</context>
<context>
    <name>HopsanMapping</name>
    <message>
        <source>a display, without equations</source>
        <translation>eine Anzeige, ohne Gleichungen</translation>
    </message>
    <message>
        <source>an interface to other programs, without equations</source>
        <translation>eine Schnittstelle zu anderen Programmen, ohne Gleichungen</translation>
    </message>
    <message>
        <source>only collects signals for plots: here any variable can be plotted</source>
        <translation>sammelt nur Signale für Diagramme: hier lässt sich jede Variable zeichnen</translation>
    </message>
    <message>
        <source>a restrictor of 1e-6 m3/(s.Pa) keeps it from setting the pressure of a chamber, whose start is given</source>
        <translation>eine Drossel von 1e-6 m3/(s.Pa) verhindert, dass sie den Druck einer Kammer festlegt, deren Start gegeben ist</translation>
    </message>
    <message>
        <source>before its start it stands at its lower value instead of the middle one</source>
        <translation>vor ihrem Beginn steht sie auf ihrem unteren Wert statt auf dem mittleren</translation>
    </message>
    <message>
        <source>closed it has a small resistance, open a small conductance</source>
        <translation>geschlossen hat er einen kleinen Widerstand, offen einen kleinen Leitwert</translation>
    </message>
    <message>
        <source>it lets 600 l/min through at its nominal pressure drop instead of any flow without one</source>
        <translation>es lässt bei seinem Nenndruckabfall 600 l/min durch statt jeden Volumenstrom ohne Druckabfall</translation>
    </message>
    <message>
        <source>its derivative is what comes at `de`, also where no line leads there</source>
        <translation>seine Ableitung ist, was an `de` ankommt, auch wo keine Leitung dorthin führt</translation>
    </message>
    <message>
        <source>its friction is rounded off below 1 mm/s; its outputs are of the left mass instead of the common centre</source>
        <translation>seine Reibung ist unter 1 mm/s abgerundet; seine Ausgänge gehören zur linken Masse statt zum gemeinsamen Schwerpunkt</translation>
    </message>
    <message>
        <source>its friction is that of the wall layer instead of filters</source>
        <translation>seine Reibung ist die der Wandschicht statt der von Filtern</translation>
    </message>
    <message>
        <source>its limits are left out</source>
        <translation>seine Grenzen sind weggelassen</translation>
    </message>
    <message>
        <source>its spool follows with 1e4 rad/s instead of at once</source>
        <translation>sein Schieber folgt mit 1e4 rad/s statt sofort</translation>
    </message>
    <message>
        <source>the angle follows from the speed alone</source>
        <translation>der Winkel folgt allein aus der Drehzahl</translation>
    </message>
    <message>
        <source>the position follows from the speed alone</source>
        <translation>die Position folgt allein aus der Geschwindigkeit</translation>
    </message>
    <message>
        <source>without its dry friction</source>
        <translation>ohne seine trockene Reibung</translation>
    </message>
    <message>
        <source>without its spring to the ground; dry friction sticks at rest instead of being rounded over the speed</source>
        <translation>ohne seine Feder zum Boden; trockene Reibung haftet in Ruhe, statt über der Geschwindigkeit abgerundet zu sein</translation>
    </message>
    <message>
        <source>without the friction of the teeth</source>
        <translation>ohne die Reibung der Zähne</translation>
    </message>
    <message>
        <source>without the friction of the teeth, motor and gear as one</source>
        <translation>ohne die Reibung der Zähne, Motor und Getriebe als eines</translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportDialog</name>
    <message>
        <source>Import measured data: %1</source>
        <translation>Messdaten importieren: %1</translation>
    </message>
    <message>
        <source>The file as it is</source>
        <translation>Die Datei, wie sie ist</translation>
    </message>
    <message>
        <source>By its name</source>
        <translation>Nach dem Namen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>The values as they are understood</source>
        <translation>Die Werte, wie sie verstanden werden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>The values as they are understood; a unit in the first row can be changed</source>
        <translation>Die Werte, wie sie verstanden werden; eine Einheit in der ersten Zeile kann geändert werden</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>Reading… %1 %</source>
        <translation>Lesen… %1 %</translation>
    </message>
    <message>
        <source>%1 rows of %2 channels, from %3 s to %4 s</source>
        <translation>%1 Zeilen von %2 Kanälen, von %3 s bis %4 s</translation>
    </message>
    <message>
        <source>This cannot be read so: %1.</source>
        <translation>So kann das nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportFmuDialog</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und eine weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an FMU</source>
        <translation>FMU importieren</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>FMI %1.0, co-simulation</source>
        <translation>FMI %1.0, Co-Simulation</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>It becomes a block in My components. Its program runs only in a run, and only after you have allowed that.</source>
        <translation>Sie wird ein Block in Meine Bauteile. Ihr Programm läuft nur in einem Lauf, und erst, wenn Sie es erlaubt haben.</translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportReport</name>
    <message>
        <source>Import of %1</source>
        <translation>Import von %1</translation>
    </message>
    <message>
        <source>What became of the components of the Hopsan model. A click on one shows it on the sheet.</source>
        <translation>Was aus den Bauteilen des Hopsan-Modells wurde. Ein Klick auf eines zeigt es auf dem Blatt.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Type in Hopsan</source>
        <translation>Typ in Hopsan</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Mapped: a component with the same law (%1)</source>
        <translation>Zugeordnet: ein Bauteil mit demselben Gesetz (%1)</translation>
    </message>
    <message>
        <source>Approximated: results differ (%1)</source>
        <translation>Angenähert: Ergebnisse weichen ab (%1)</translation>
    </message>
    <message>
        <source>Placeholders: ports without equations; the model does not run with them (%1)</source>
        <translation>Platzhalter: Anschlüsse ohne Gleichungen; mit ihnen läuft das Modell nicht (%1)</translation>
    </message>
    <message>
        <source>Left out (%1)</source>
        <translation>Weggelassen (%1)</translation>
    </message>
</context>
<context>
    <name>bramah::app::JointEdit</name>
    <message>
        <source>%1 has changed since, and keeps its part of “%2”.</source>
        <translation>%1 hat sich seither geändert und behält seinen Teil von „%2“.</translation>
    </message>
</context>
<context>
    <name>bramah::app::KeptData</name>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Lay %1 of %2 beside a run</source>
        <translation>%1 aus %2 neben einen Lauf legen</translation>
    </message>
    <message>
        <source>Take the measured data %1 away</source>
        <translation>Messdaten %1 entfernen</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
</context>
<context>
    <name>bramah::app::KeptPlots</name>
    <message>
        <source>Change the plots</source>
        <translation>Diagramme ändern</translation>
    </message>
</context>
<context>
    <name>bramah::app::LayDialog</name>
    <message>
        <source>Lay %1 beside a variable</source>
        <translation>%1 neben eine Größe legen</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Variable of %1</source>
        <translation>Größe von %1</translation>
    </message>
    <message>
        <source>find</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>Find: %1</source>
        <translation>Suchen: %1</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Shift of the whole file</source>
        <translation>Verschiebung der ganzen Datei</translation>
    </message>
    <message>
        <source>Allowed difference</source>
        <translation>Zulässige Differenz</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The variable of each run passes if it stays so near</source>
        <translation>Die Größe eines Laufs besteht, wenn sie so nahe bleibt</translation>
    </message>
    <message>
        <source>Find by correlation</source>
        <translation>Durch Korrelation suchen</translation>
    </message>
    <message>
        <source>Nothing was found: %1.</source>
        <translation>Es wurde nichts gefunden: %1.</translation>
    </message>
    <message>
        <source>The run has no such variable.</source>
        <translation>Der Lauf hat keine solche Größe.</translation>
    </message>
    <message>
        <source>They have no time in common.</source>
        <translation>Sie haben keine gemeinsame Zeit.</translation>
    </message>
    <message>
        <source>Fail: within the allowed difference for %1 % of the time.</source>
        <translation>Nicht bestanden: %1 % der Zeit innerhalb der zulässigen Differenz.</translation>
    </message>
    <message>
        <source>Pass: within the allowed difference all the time.</source>
        <translation>Bestanden: die ganze Zeit innerhalb der zulässigen Differenz.</translation>
    </message>
    <message>
        <source>RMS of the difference %1, greatest difference %2, correlation %3, from %4 s to %5 s</source>
        <translation>Effektivwert der Differenz %1, größte Differenz %2, Korrelation %3, von %4 s bis %5 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::LessonCard</name>
    <message>
        <source>Make this change</source>
        <translation>So ändern</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Change of the lesson</source>
        <translation>Änderung der Lektion</translation>
    </message>
    <message>
        <source>Try %1 of %2</source>
        <translation>Versuch %1 von %2</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>bramah::editor::LineForm</name>
    <message>
        <source>Line</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Running number of the line in its circuit</source>
        <translation>Laufende Nummer der Leitung im Kreis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Of a pipe outside diameter x wall thickness, of a hose nominal bore [mm], as 20 x 2</source>
        <translation>Bei Rohren Außendurchmesser x Wanddicke, bei Schläuchen Nennweite [mm], etwa 20 x 2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>Application code: medium, P pressure, T return, L leakage, X, Y or Z other, pressure level, as H-P1</source>
        <translation>Anwendungskennzeichen: Medium, P Druck, T Rücklauf, L Lecköl, X, Y oder Z andere, Druckstufe, etwa H-P1</translation>
    </message>
    <message>
        <source>`%1` is no application code; write it as P1 or H-P1</source>
        <translation>`%1` ist kein Anwendungskennzeichen; P1 oder H-P1 schreiben</translation>
    </message>
    <message>
        <source>Say what the line is</source>
        <translation>Leitung kennzeichnen</translation>
    </message>
</context>
<context>
    <name>bramah::app::ListsPanel</name>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Lines and hoses</source>
        <translation>Leitungen und Schläuche</translation>
    </message>
    <message>
        <source>Coils</source>
        <translation>Spulen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write the list to a file (CSV, XLSX)</source>
        <translation>Liste in eine Datei schreiben (CSV, XLSX)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>No line says what it is. Select a line: its number, size and use are fields of its properties.</source>
        <translation>Keine Leitung ist gekennzeichnet. Leitung wählen: Nummer, Größe und Verwendung sind Felder ihrer Eigenschaften.</translation>
    </message>
    <message>
        <source>The circuit has nothing for this list.</source>
        <translation>Die Schaltung hat nichts für diese Liste.</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Tables (*.xlsx *.csv)</source>
        <translation>Tabellen (*.xlsx *.csv)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>bramah::app::LocusReadout</name>
    <message>
        <source>%1 Hz: %2 dB, %3°</source>
        <translation>%1 Hz: %2 dB, %3°</translation>
    </message>
</context>
<context>
    <name>bramah::app::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>bramah::app::MainWindow</name>
    <message>
        <source>The language changes when Bramah starts again.</source>
        <translation>Die Sprache wechselt, wenn Bramah neu startet.</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>%1 is in the library panel now, and will be at the next start.</source>
        <translation>%1 steht jetzt im Bereich Bibliothek, auch beim nächsten Start.</translation>
    </message>
    <message>
        <source>No value differs from those of %1.</source>
        <translation>Kein Wert ist anders als in %1.</translation>
    </message>
    <message>
        <source>As in %1 again: %2</source>
        <translation>Wieder wie in %1: %2</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Open its class</source>
        <translation>Seine Klasse öffnen</translation>
    </message>
    <message>
        <source>Copy to My components</source>
        <translation>In Meine Bauteile kopieren</translation>
    </message>
    <message>
        <source>Remove from the favourites</source>
        <translation>Aus den Favoriten entfernen</translation>
    </message>
    <message>
        <source>Add to the favourites</source>
        <translation>Zu den Favoriten hinzufügen</translation>
    </message>
    <message>
        <source>This circuit has no lesson; the examples of the start page have.</source>
        <translation>Diese Schaltung hat keine Lektion; die Beispiele der Startseite haben welche.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
</context>
<context>
    <name>bramah::app::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>bramah::app::ManualWindow</name>
    <message>
        <source>Nothing in the manual has all these words.</source>
        <translation>Nichts im Handbuch enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Manual - Bramah</source>
        <translation>Handbuch - Bramah</translation>
    </message>
    <message>
        <source>Search pages, commands, classes, messages</source>
        <translation>Seiten, Befehle, Klassen, Meldungen suchen</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Inhalt des Handbuchs</translation>
    </message>
    <message>
        <source>What the search has found</source>
        <translation>Was die Suche gefunden hat</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Contents (Alt+Home)</source>
        <translation>Inhalt (Alt+Pos1)</translation>
    </message>
</context>
<context>
    <name>bramah::app::MeasureDialog</name>
    <message>
        <source>Measure</source>
        <translation>Kennwert</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>&amp;Was:</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>&amp;Ab:</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>&amp;Bis:</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>&amp;Einheit:</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>&amp;Mindestens:</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>&amp;Höchstens:</translation>
    </message>
    <message>
        <source>cylinder.pA - cylinder.pB</source>
        <translation>cylinder.pA - cylinder.pB</translation>
    </message>
    <message>
        <source>start of the run; 200 ms; valve.u &gt; 0</source>
        <translation>Anfang des Laufs; 200 ms; valve.u &gt; 0</translation>
    </message>
    <message>
        <source>end of the run; 0.8 s; mass.v &lt; 1 mm/s</source>
        <translation>Ende des Laufs; 0.8 s; mass.v &lt; 1 mm/s</translation>
    </message>
    <message>
        <source>as what and of say</source>
        <translation>wie „Was“ und „Von“ sagen</translation>
    </message>
    <message>
        <source>usual (%1)</source>
        <translation>üblich (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2, beyond the limit</source>
        <translation>%1: %2, jenseits der Grenze</translation>
    </message>
    <message>
        <source>%1: %2, from %3 s to %4 s</source>
        <translation>%1: %2, von %3 s bis %4 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::MeasuresPanel</name>
    <message>
        <source>Measure</source>
        <translation>Kennwert</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>from: %1</source>
        <translation>ab: %1</translation>
    </message>
    <message>
        <source>to: %1</source>
        <translation>bis: %1</translation>
    </message>
    <message>
        <source>Below its limit</source>
        <translation>Unter der Grenze</translation>
    </message>
    <message>
        <source>Above its limit</source>
        <translation>Über der Grenze</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>Kennwert hinzufügen</translation>
    </message>
    <message>
        <source>Change a measure</source>
        <translation>Kennwert ändern</translation>
    </message>
    <message>
        <source>Remove a measure</source>
        <translation>Kennwert entfernen</translation>
    </message>
    <message>
        <source>Move a measure</source>
        <translation>Kennwert verschieben</translation>
    </message>
    <message>
        <source>A measure is a number of a run that you care about: the peak of a pressure, the time of a stroke.
It is kept with the circuit, with limits, and taken of every run.</source>
        <translation>Ein Kennwert ist eine Zahl eines Laufs, auf die es Ihnen ankommt: die Spitze eines Drucks, die Zeit eines Hubs.
Er wird mit der Schaltung gespeichert, mit Grenzen, und von jedem Lauf genommen.</translation>
    </message>
    <message>
        <source>&amp;Add a measure…</source>
        <translation>Kennwert &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennwerte</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>Let %1 go first</source>
        <translation>%1 den Vorrang geben</translation>
    </message>
    <message>
        <source>Take the values of %1</source>
        <translation>Die Werte von %1 nehmen</translation>
    </message>
</context>
<context>
    <name>bramah::app::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
</context>
<context>
    <name>bramah::app::ModeList</name>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bauteile</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Eigenschwingungen</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Swing [Hz]</source>
        <translation>Schwingung [Hz]</translation>
    </message>
    <message>
        <source>Decay [s]</source>
        <translation>Abklingen [s]</translation>
    </message>
    <message>
        <source>Natural frequency; a mode that does not swing has only a time constant</source>
        <translation>Eigenfrequenz; was nicht schwingt, hat nur eine Zeitkonstante</translation>
    </message>
    <message>
        <source>Time constant, in which the mode decays to 37 %; below 0: in which it grows by 2.7 times</source>
        <translation>Zeitkonstante, in der die Eigenform auf 37 % abklingt; unter 0: in der sie auf das 2,7-Fache wächst</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>Solenoid with pilot stage</source>
        <translation>Magnet mit Vorsteuerstufe</translation>
    </message>
    <message>
        <source>Proportional solenoid with pilot stage</source>
        <translation>Proportionalmagnet mit Vorsteuerstufe</translation>
    </message>
    <message>
        <source>Pneumatic pilot</source>
        <translation>Pneumatisch gesteuert</translation>
    </message>
    <message>
        <source>Hydraulic pilot</source>
        <translation>Hydraulisch gesteuert</translation>
    </message>
    <message>
        <source>Roller</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Pedal</source>
        <translation>Pedal</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Push button</source>
        <translation>Drucktaster</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Solenoid</source>
        <translation>Magnet</translation>
    </message>
    <message>
        <source>Proportional solenoid</source>
        <translation>Proportionalmagnet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Four positions are moved by one actuator at each end: by hand, solenoid or pneumatic pilot.</source>
        <translation>Vier Stellungen werden von je einer Betätigung an jedem Ende angefahren: von Hand, durch Magnet oder pneumatisch.</translation>
    </message>
    <message>
        <source>The one command of a proportional valve has a pilot stage at both ends or at none.</source>
        <translation>Der eine Stellbefehl eines Proportionalventils hat an beiden Enden eine Vorsteuerstufe oder an keinem.</translation>
    </message>
    <message>
        <source>Only solenoids and pneumatic pilots of switched valves can be worked by hand too.</source>
        <translation>Von Hand übersteuern lassen sich nur Magnete und pneumatische Ansteuerungen geschalteter Ventile.</translation>
    </message>
    <message>
        <source>“%1”: a check valve has a direction, as in P&gt;A check.</source>
        <translation>„%1“: Ein Rückschlagventil hat eine Richtung, wie in P&gt;A check.</translation>
    </message>
    <message>
        <source>“%1”: a throttle or check valve stands between two ports, as in A&gt;T throttled.</source>
        <translation>„%1“: Eine Drossel oder ein Rückschlagventil steht zwischen zwei Anschlüssen, wie in A&gt;T throttled.</translation>
    </message>
    <message>
        <source>Nothing works against the spring: choose an actuator at the other end.</source>
        <translation>Nichts wirkt gegen die Feder: wählen Sie am anderen Ende eine Betätigung.</translation>
    </message>
    <message>
        <source>A proportional valve of two positions has an actuator at one end and a spring at the other.</source>
        <translation>Ein Proportionalventil mit zwei Stellungen hat an einem Ende eine Betätigung und am anderen eine Feder.</translation>
    </message>
    <message>
        <source>A proportional valve has no detents.</source>
        <translation>Ein Proportionalventil hat keine Rasten.</translation>
    </message>
    <message>
        <source>Springs and detents exclude each other.</source>
        <translation>Federn und Rasten schließen sich aus.</translation>
    </message>
    <message>
        <source>A valve of three or four positions is centred by springs at both ends.</source>
        <translation>Ein Ventil mit drei oder vier Stellungen wird von Federn an beiden Enden zentriert.</translation>
    </message>
    <message>
        <source>A valve of two positions has a spring at one end only.</source>
        <translation>Ein Ventil mit zwei Stellungen hat nur an einem Ende eine Feder.</translation>
    </message>
    <message>
        <source>Three and more positions are switched from both ends: choose an actuator at the other end too.</source>
        <translation>Drei und mehr Stellungen werden von beiden Enden geschaltet: Wählen Sie auch am anderen Ende eine Betätigung.</translation>
    </message>
    <message>
        <source>Nothing moves the valve: choose an actuator at one end.</source>
        <translation>Nichts bewegt das Ventil: wählen Sie eine Betätigung an einem Ende.</translation>
    </message>
    <message>
        <source>There is no actuator “%1”.</source>
        <translation>Eine Betätigung „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>A valve has two to six ports.</source>
        <translation>Ein Ventil hat zwei bis sechs Anschlüsse.</translation>
    </message>
    <message>
        <source>A valve has two to four positions.</source>
        <translation>Ein Ventil hat zwei bis vier Stellungen.</translation>
    </message>
    <message>
        <source>No position lets oil pass: draw a path from port to port.</source>
        <translation>Keine Stellung lässt Öl durch: zeichnen Sie einen Weg von Anschluss zu Anschluss.</translation>
    </message>
    <message>
        <source>Port %1 stands in two paths of one position: join them, as P-A-B.</source>
        <translation>Anschluss %1 steht in zwei Wegen einer Stellung: verbinden Sie sie, als P-A-B.</translation>
    </message>
    <message>
        <source>The valve has no port “%1”.</source>
        <translation>Das Ventil hat keinen Anschluss „%1“.</translation>
    </message>
    <message>
        <source>“%1” is not a path: write P&gt;A for a flow path, A-B-T for joined ports, “throttled” or “check” after it.</source>
        <translation>„%1“ ist kein Weg: Schreiben Sie P&gt;A für einen Durchflussweg, A-B-T für verbundene Anschlüsse, „throttled“ (gedrosselt) oder „check“ (Rückschlagventil) dahinter.</translation>
    </message>
    <message>
        <source>a frame of a mechanism</source>
        <translation>ein Bezugssystem eines Mechanismus</translation>
    </message>
    <message>
        <source>There is no such port.</source>
        <translation>Es gibt keinen solchen Anschluss.</translation>
    </message>
    <message>
        <source>A port cannot be joined to itself.</source>
        <translation>Ein Anschluss kann nicht mit sich selbst verbunden werden.</translation>
    </message>
    <message>
        <source>All %1 places of `%2` are taken.</source>
        <translation>Alle %1 Plätze von `%2` sind belegt.</translation>
    </message>
    <message>
        <source>There is no such line.</source>
        <translation>Es gibt keine solche Leitung.</translation>
    </message>
    <message>
        <source>These are joined already.</source>
        <translation>Diese sind schon verbunden.</translation>
    </message>
    <message>
        <source>Two outputs cannot drive one line: `%1` and `%2`.</source>
        <translation>Zwei Ausgänge können nicht eine Leitung treiben: `%1` und `%2`.</translation>
    </message>
    <message>
        <source>Two inputs give no signal; start at an output.</source>
        <translation>Zwei Eingänge ergeben kein Signal; beginnen Sie an einem Ausgang.</translation>
    </message>
    <message>
        <source>the sheet&apos;s own</source>
        <translation>das des Blatts</translation>
    </message>
    <message>
        <source>The fluids differ: %1 and %2.</source>
        <translation>Die Medien sind verschieden: %1 und %2.</translation>
    </message>
    <message>
        <source>`%1` is not a number with an optional unit, as `2.5` or `150 bar`</source>
        <translation>`%1` ist keine Zahl, auch nicht mit Einheit wie `2.5` oder `150 bar`</translation>
    </message>
    <message>
        <source>`%1` is too large</source>
        <translation>`%1` ist zu groß</translation>
    </message>
    <message>
        <source>the unit `%1` is not known</source>
        <translation>die Einheit `%1` ist nicht bekannt</translation>
    </message>
    <message>
        <source>this value has no unit; leave `%1` out</source>
        <translation>dieser Wert hat keine Einheit; lassen Sie `%1` weg</translation>
    </message>
    <message>
        <source>`%1` measures another quantity; give a value in `%2`, for example</source>
        <translation>`%1` misst eine andere Größe; geben Sie einen Wert zum Beispiel in `%2` an</translation>
    </message>
    <message>
        <source>a single component</source>
        <translation>ein einzelnes Bauteil</translation>
    </message>
    <message>
        <source>an array of one dimension</source>
        <translation>ein Feld mit einer Dimension</translation>
    </message>
    <message>
        <source>an array of %1 dimensions</source>
        <translation>ein Feld mit %1 Dimensionen</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Route it again</source>
        <translation>Neu führen</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>sie ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>`%1` is not expected here</source>
        <translation>`%1` ist hier nicht erwartet</translation>
    </message>
    <message>
        <source>a text in quotes is missing</source>
        <translation>ein Text in Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>the text has no closing quote</source>
        <translation>dem Text fehlt das schließende Anführungszeichen</translation>
    </message>
    <message>
        <source>there is more text after the closing quote</source>
        <translation>nach dem schließenden Anführungszeichen folgt noch Text</translation>
    </message>
    <message>
        <source>there is text before `msgid`</source>
        <translation>vor `msgid` steht Text</translation>
    </message>
    <message>
        <source>the entry before has no `msgstr`</source>
        <translation>dem Eintrag davor fehlt `msgstr`</translation>
    </message>
    <message>
        <source>its texts are written in %1; convert them to UTF-8</source>
        <translation>ihre Texte sind in %1 geschrieben; wandeln Sie sie in UTF-8 um</translation>
    </message>
    <message>
        <source>%1 is named there, which its condition removes.</source>
        <translation>%1 wird dort genannt und ist durch seine Bedingung nicht vorhanden.</translation>
    </message>
    <message>
        <source>This class has no declarations of its own.</source>
        <translation>Diese Klasse hat keine eigenen Deklarationen.</translation>
    </message>
    <message>
        <source>%1 belongs to a class that this one extends.</source>
        <translation>%1 gehört zu einer Klasse, die diese erweitert.</translation>
    </message>
    <message>
        <source>The class of %1 is missing.</source>
        <translation>Die Klasse von %1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is replaceable: what extends this class may redeclare it.</source>
        <translation>%1 ist ersetzbar (replaceable): Was diese Klasse erweitert, kann es neu deklarieren.</translation>
    </message>
    <message>
        <source>Select components first; inner ones and ports stay outside.</source>
        <translation>Wählen Sie zuerst Bauteile aus; Anschlüsse und solche mit „inner“ bleiben draußen.</translation>
    </message>
    <message>
        <source>A line at %1 ends at a component that a condition removes.</source>
        <translation>Eine Leitung an %1 endet an einem Bauteil, das durch eine Bedingung nicht vorhanden ist.</translation>
    </message>
    <message>
        <source>%1 exists only on a condition, and lines lead out of it.</source>
        <translation>%1 ist nur unter einer Bedingung vorhanden, und Leitungen führen hinaus.</translation>
    </message>
    <message>
        <source>%1 names %2, which may be redeclared.</source>
        <translation>%1 nennt %2, das neu deklariert werden kann.</translation>
    </message>
    <message>
        <source>Its class is written where it is used.</source>
        <translation>Seine Klasse steht dort, wo sie verwendet wird.</translation>
    </message>
    <message>
        <source>%1 is an array, or exists only on a condition.</source>
        <translation>%1 ist ein Feld oder nur unter einer Bedingung vorhanden.</translation>
    </message>
    <message>
        <source>%1 is inner, outer or replaceable.</source>
        <translation>%1 ist „inner“, „outer“ oder ersetzbar (replaceable).</translation>
    </message>
    <message>
        <source>Its class %1 is not written in this file.</source>
        <translation>Seine Klasse %1 steht nicht in dieser Datei.</translation>
    </message>
    <message>
        <source>Its class %1 is inside of another one.</source>
        <translation>Seine Klasse %1 liegt in einer anderen.</translation>
    </message>
    <message>
        <source>Its class has algorithms, or is made of another class.</source>
        <translation>Seine Klasse hat Algorithmen oder ist aus einer anderen Klasse gemacht.</translation>
    </message>
    <message>
        <source>Its class has initial equations.</source>
        <translation>Seine Klasse hat Anfangsgleichungen.</translation>
    </message>
    <message>
        <source>%1 means another class there.</source>
        <translation>%1 bedeutet dort eine andere Klasse.</translation>
    </message>
    <message>
        <source>The line between %1 and %2 cannot be continued.</source>
        <translation>Die Leitung zwischen %1 und %2 kann nicht weitergeführt werden.</translation>
    </message>
    <message>
        <source>The line between %1 and %2 inside cannot be continued.</source>
        <translation>Die Leitung zwischen %1 und %2 im Inneren kann nicht weitergeführt werden.</translation>
    </message>
    <message>
        <source>%1 has a value as a whole.</source>
        <translation>%1 hat einen Wert als Ganzes.</translation>
    </message>
    <message>
        <source>Its class extends or imports another class, or has classes of its own.</source>
        <translation>Seine Klasse erweitert oder importiert eine andere Klasse oder hat eigene Klassen.</translation>
    </message>
    <message>
        <source>%1 is removed by its condition.</source>
        <translation>%1 ist durch seine Bedingung nicht vorhanden.</translation>
    </message>
    <message>
        <source>%1 is a vector of ports.</source>
        <translation>%1 ist ein Vektor von Anschlüssen.</translation>
    </message>
    <message>
        <source>A class is redeclared in it.</source>
        <translation>Eine Klasse wird darin neu deklariert.</translation>
    </message>
    <message>
        <source>A value is given to its port %1.</source>
        <translation>Sein Anschluss %1 erhält einen Wert.</translation>
    </message>
    <message>
        <source>Its parameter %1 has no value.</source>
        <translation>Sein Parameter %1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>The values of its parameters name one another in a circle.</source>
        <translation>Die Werte seiner Parameter nennen einander im Kreis.</translation>
    </message>
    <message>
        <source>An equation names its port %1.</source>
        <translation>Eine Gleichung nennt seinen Anschluss %1.</translation>
    </message>
    <message>
        <source>A part of its parameter %1 is named, whose value is an expression.</source>
        <translation>Ein Teil seines Parameters %1 wird genannt, dessen Wert ein Ausdruck ist.</translation>
    </message>
    <message>
        <source>The model names %1.</source>
        <translation>Das Modell nennt %1.</translation>
    </message>
    <message>
        <source>The line between %1 and %2 stands in a loop, in a condition or in a class that this one extends.</source>
        <translation>Die Leitung zwischen %1 und %2 steht in einer Schleife, in einer Bedingung oder in einer Klasse, die diese erweitert.</translation>
    </message>
    <message>
        <source>The line to %1 ends at a port that is not there.</source>
        <translation>Die Leitung zu %1 endet an einem Anschluss, den es nicht gibt.</translation>
    </message>
    <message>
        <source>The line to %1 ends at a part of a port.</source>
        <translation>Die Leitung zu %1 endet an einem Teil eines Anschlusses.</translation>
    </message>
    <message>
        <source>The line to %1 joins a whole vector of ports.</source>
        <translation>Die Leitung zu %1 verbindet einen ganzen Vektor von Anschlüssen.</translation>
    </message>
    <message>
        <source>a hydraulic port</source>
        <translation>ein hydraulischer Anschluss</translation>
    </message>
    <message>
        <source>a pneumatic port</source>
        <translation>ein pneumatischer Anschluss</translation>
    </message>
    <message>
        <source>a translational flange</source>
        <translation>ein Flansch für Verschiebung</translation>
    </message>
    <message>
        <source>a rotational flange</source>
        <translation>ein Flansch für Drehung</translation>
    </message>
    <message>
        <source>an electrical pin</source>
        <translation>ein elektrischer Anschluss</translation>
    </message>
    <message>
        <source>a heat port</source>
        <translation>ein Wärmeanschluss</translation>
    </message>
    <message>
        <source>a signal of type %1</source>
        <translation>ein Signal vom Typ %1</translation>
    </message>
    <message>
        <source>a port of class `%1`</source>
        <translation>ein Anschluss der Klasse `%1`</translation>
    </message>
    <message>
        <source>a potential</source>
        <translation>ein Potential</translation>
    </message>
    <message>
        <source>a flow</source>
        <translation>ein Fluss</translation>
    </message>
    <message>
        <source>a stream</source>
        <translation>ein Strom (stream)</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>ein Parameter</translation>
    </message>
    <message>
        <source>`%1` is %2, `%3` %4.</source>
        <translation>`%1` ist %2, `%3` %4.</translation>
    </message>
    <message>
        <source>`%1` has `%2`, `%3` does not.</source>
        <translation>`%1` hat `%2`, `%3` nicht.</translation>
    </message>
    <message>
        <source>`%1` is %2 in `%3`, but %4 in `%5`.</source>
        <translation>`%1` ist in `%3` %2, in `%5` aber %4.</translation>
    </message>
    <message>
        <source>`%1` has another size in `%2` than in `%3`.</source>
        <translation>`%1` hat in `%2` eine andere Größe als in `%3`.</translation>
    </message>
    <message>
        <source>`%1` is in %2 in `%3`, but in %4 in `%5`.</source>
        <translation>`%1` steht in `%3` in %2, in `%5` aber in %4.</translation>
    </message>
    <message>
        <source>Both `%1` and `%2` give `%3`; one has to take it.</source>
        <translation>`%1` und `%2` geben beide `%3` vor; einer muss es aufnehmen.</translation>
    </message>
    <message>
        <source>Neither `%1` nor `%2` gives `%3`; one has to.</source>
        <translation>Weder `%1` noch `%2` gibt `%3` vor; einer muss es tun.</translation>
    </message>
    <message>
        <source>`%1` and `%2` both set the pressure; nothing determines the flow between them.</source>
        <translation>`%1` und `%2` geben beide den Druck vor; nichts bestimmt den Strom zwischen ihnen.</translation>
    </message>
    <message>
        <source>`%1` and `%2` both set `%3`; nothing determines what acts between them.</source>
        <translation>`%1` und `%2` geben beide `%3` vor; nichts bestimmt, was zwischen ihnen wirkt.</translation>
    </message>
    <message>
        <source>`%1` has no places yet; set how many it has in the properties.</source>
        <translation>`%1` hat noch keine Plätze; stellen Sie ihre Zahl in den Eigenschaften ein.</translation>
    </message>
    <message>
        <source>a bond</source>
        <translation>ein Bond</translation>
    </message>
    <message>
        <source>A bond joins two ports; use a 0- or 1-junction.</source>
        <translation>Ein Bond verbindet zwei Anschlüsse; nehmen Sie eine 0- oder 1-Verzweigung.</translation>
    </message>
    <message>
        <source>`%1` and `%2` are both heads of bonds; a bond goes from a tail to a head.</source>
        <translation>`%1` und `%2` sind beide Spitzen von Bonds; ein Bond geht von einem Ende zu einer Spitze.</translation>
    </message>
    <message>
        <source>`%1` and `%2` are both tails of bonds; a bond goes from a tail to a head.</source>
        <translation>`%1` und `%2` sind beide Enden von Bonds; ein Bond geht von einem Ende zu einer Spitze.</translation>
    </message>
    <message>
        <source>Join %1 to %2</source>
        <translation>%1 mit %2 verbinden</translation>
    </message>
    <message>
        <source>`%1` is a signal of type %2, `%3` %4.</source>
        <translation>`%1` ist ein Signal vom Typ %2, `%3` %4.</translation>
    </message>
    <message>
        <source>`%1` is a signal of type %2, `%3` one of type %4.</source>
        <translation>`%1` ist ein Signal vom Typ %2, `%3` eines vom Typ %4.</translation>
    </message>
    <message>
        <source>`%1` gives `%2` already; take another name for `%3`.</source>
        <translation>`%1` gibt `%2` schon; nehmen Sie für `%3` einen anderen Namen.</translation>
    </message>
    <message>
        <source>`%1` and `%2` set different values of `%3`; make them equal first.</source>
        <translation>`%1` und `%2` geben verschiedene Werte von `%3` vor; machen Sie sie zuerst gleich.</translation>
    </message>
    <message>
        <source>The class %1 has no text.</source>
        <translation>Die Klasse %1 hat keinen Text.</translation>
    </message>
    <message>
        <source>“%1” is not a name: use letters, digits and _, a letter first.</source>
        <translation>„%1“ ist kein Name: nur Buchstaben, Ziffern und _, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>“%1” is taken there.</source>
        <translation>„%1“ ist dort vergeben.</translation>
    </message>
    <message>
        <source>In %1 the name “%2” means something else.</source>
        <translation>In %1 bedeutet der Name „%2“ etwas anderes.</translation>
    </message>
    <message>
        <source>%1 cannot hold classes.</source>
        <translation>%1 kann keine Klassen enthalten.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon dort.</translation>
    </message>
    <message>
        <source>%1 cannot be copied.</source>
        <translation>%1 lässt sich nicht kopieren.</translation>
    </message>
    <message>
        <source>%1 imports it together with others; import it alone.</source>
        <translation>%1 importiert sie zusammen mit anderen; importieren Sie sie allein.</translation>
    </message>
    <message>
        <source>%1 cannot be moved there.</source>
        <translation>%1 lässt sich nicht dorthin verschieben.</translation>
    </message>
    <message>
        <source>%1 is not declared in %2.</source>
        <translation>%1 ist in %2 nicht deklariert.</translation>
    </message>
    <message>
        <source>the pressure</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>the flow</source>
        <translation>Durchfluss</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>the force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>the angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>the torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>the voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>the current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>the heat flow</source>
        <translation>Wärmestrom</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 at port %2 of `%3`</source>
        <translation>%1 am Anschluss %2 von `%3`</translation>
    </message>
    <message>
        <source>%1 of `%2`</source>
        <translation>%1 von `%2`</translation>
    </message>
    <message>
        <source>%1 is a whole library: close it, rename, move or delete its folder or file, and open it again.</source>
        <translation>%1 ist eine ganze Bibliothek: schließen Sie sie, benennen, verschieben oder löschen Sie ihren Ordner oder ihre Datei, und öffnen Sie sie neu.</translation>
    </message>
    <message>
        <source>%1 is a folder with all that is in it: move or delete its classes one by one.</source>
        <translation>%1 ist ein Ordner mit allem darin: verschieben oder löschen Sie seine Klassen einzeln.</translation>
    </message>
    <message>
        <source>There is a file %1 already.</source>
        <translation>Es gibt schon eine Datei %1.</translation>
    </message>
    <message>
        <source>Let %1 become active with the enclosing step</source>
        <translation>%1 mit dem einschließenden Schritt aktiv werden lassen</translation>
    </message>
    <message>
        <source>Put a transition between %1 and %2</source>
        <translation>Eine Transition zwischen %1 und %2 setzen</translation>
    </message>
    <message>
        <source>Put a step between %1 and %2</source>
        <translation>Einen Schritt zwischen %1 und %2 setzen</translation>
    </message>
    <message>
        <source>Make %1 an initial step</source>
        <translation>%1 zum Anfangsschritt machen</translation>
    </message>
    <message>
        <source>Put an initial step above %1</source>
        <translation>Einen Anfangsschritt über %1 setzen</translation>
    </message>
    <message>
        <source>A transition belongs between `%1` and `%2`: steps and transitions take turns.</source>
        <translation>Zwischen `%1` und `%2` gehört eine Transition: Schritte und Transitionen wechseln sich ab.</translation>
    </message>
    <message>
        <source>A step belongs between `%1` and `%2`: steps and transitions take turns.</source>
        <translation>Zwischen `%1` und `%2` gehört ein Schritt: Schritte und Transitionen wechseln sich ab.</translation>
    </message>
    <message>
        <source>`%1` and `%2` are on the same side: lines go from a lower end to an upper one.</source>
        <translation>`%1` und `%2` sind auf derselben Seite: Linien gehen von einem unteren Ende zu einem oberen.</translation>
    </message>
    <message>
        <source>Move the text of %1 aside</source>
        <translation>Den Text von %1 beiseite rücken</translation>
    </message>
    <message>
        <source>`%1` (%2) of `%3`</source>
        <translation>`%1` (%2) von `%3`</translation>
    </message>
    <message>
        <source>`%1` has a comma; write `%2`</source>
        <translation>`%1` hat ein Komma; schreiben Sie `%2`</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>the folder `%1` is not there</source>
        <translation>den Ordner `%1` gibt es nicht</translation>
    </message>
    <message>
        <source>`%1` is no folder</source>
        <translation>`%1` ist kein Ordner</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>sie ist schreibgeschützt</translation>
    </message>
    <message>
        <source>no file can be added to the folder `%1`; choose another one</source>
        <translation>im Ordner `%1` kann keine Datei angelegt werden; wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>das System nennt keinen Grund</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, or choose another place</source>
        <translation>der Datenträger ist voll; schaffen Sie Platz, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>your share of the disk is used up; delete some files, or choose another place</source>
        <translation>Ihr Anteil am Datenträger ist aufgebraucht; löschen Sie Dateien, oder wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>it would be larger than files may be here; choose another place</source>
        <translation>sie würde größer, als Dateien hier sein dürfen; wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another place</source>
        <translation>der Datenträger ist schreibgeschützt; wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>you may not write there; choose another place</source>
        <translation>Sie dürfen dort nicht schreiben; wählen Sie einen anderen Ort</translation>
    </message>
    <message>
        <source>the disk reports a fault; choose another one</source>
        <translation>der Datenträger meldet einen Fehler; wählen Sie einen anderen</translation>
    </message>
    <message>
        <source>the output cannot be written: %1</source>
        <translation>die Ausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>es ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>es ist größer als %1 MB</translation>
    </message>
    <message>
        <source>redeclare of a package</source>
        <translation>redeclare eines Pakets</translation>
    </message>
    <message>
        <source>modification of an outer component</source>
        <translation>Modifikation eines outer-Bauteils</translation>
    </message>
    <message>
        <source>own class with the name of a predefined type</source>
        <translation>eigene Klasse mit dem Namen eines vordefinierten Typs</translation>
    </message>
    <message>
        <source>redeclare of a class that is extended</source>
        <translation>redeclare einer Klasse, die erweitert wird</translation>
    </message>
    <message>
        <source>outer class</source>
        <translation>outer-Klasse</translation>
    </message>
    <message>
        <source>synchronous clock</source>
        <translation>synchroner Takt</translation>
    </message>
    <message>
        <source>Put `%1` on the sheet</source>
        <translation>`%1` auf das Blatt setzen</translation>
    </message>
    <message>
        <source>Put `%1` at %2</source>
        <translation>`%1` an %2 setzen</translation>
    </message>
    <message>
        <source>%1 is read there. It is no single value, and %2 stays outside.</source>
        <translation>%1 wird dort gelesen. Es ist kein einzelner Wert, und %2 bleibt draußen.</translation>
    </message>
    <message>
        <source>%1 is no single value that could be read here</source>
        <translation>%1 ist kein einzelner Wert, der hier gelesen werden könnte</translation>
    </message>
    <message>
        <source>%1 is not written in this file, so that it cannot get %2</source>
        <translation>%1 steht nicht in dieser Datei und kann %2 deshalb nicht bekommen</translation>
    </message>
    <message>
        <source>%1 is used by several components; give this one a class of its own to read %2</source>
        <translation>%1 gehört zu mehreren Bauteilen; geben Sie diesem eine eigene Klasse, damit es %2 liest</translation>
    </message>
    <message>
        <source>No column rises as a time does: rows are taken 1 s apart. Say how far apart they are, or which column is the time.</source>
        <translation>Keine Spalte steigt wie eine Zeit: Die Zeilen werden mit 1 s Abstand genommen. Geben Sie den Abstand an, oder welche Spalte die Zeit ist.</translation>
    </message>
    <message>
        <source>The time in `%1` has no unit: it is taken as seconds.</source>
        <translation>Die Zeit in `%1` hat keine Einheit: Sie wird als Sekunden genommen.</translation>
    </message>
    <message>
        <source>The time counts from 1970 or another far moment: here it counts from the first row.</source>
        <translation>Die Zeit zählt ab 1970 oder einem anderen fernen Zeitpunkt: Hier zählt sie ab der ersten Zeile.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>The dates are read as day/month/year; they could be month/day/year as well.</source>
        <translation>Die Daten werden als Tag/Monat/Jahr gelesen; sie könnten auch Monat/Tag/Jahr sein.</translation>
    </message>
    <message>
        <source>No lines of numbers were found.</source>
        <translation>Es wurden keine Zeilen mit Zahlen gefunden.</translation>
    </message>
    <message>
        <source>The columns have no titles.</source>
        <translation>Die Spalten haben keine Überschriften.</translation>
    </message>
    <message>
        <source>The titles stand in line %1, the values begin in line %2.</source>
        <translation>Die Überschriften stehen in Zeile %1, die Werte beginnen in Zeile %2.</translation>
    </message>
    <message>
        <source>`%1` holds texts and is left out.</source>
        <translation>`%1` enthält Texte und bleibt weg.</translation>
    </message>
    <message>
        <source>Rows are %1 s apart and begin at %2 s, as the head of the file says.</source>
        <translation>Die Zeilen liegen %1 s auseinander und beginnen bei %2 s, wie der Kopf der Datei sagt.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kennzeichnung</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>Benennung</translation>
    </message>
    <message>
        <source>Type code</source>
        <translation>Typschlüssel</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Material no.</source>
        <translation>Materialnr.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Leitung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwendung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>hose assembly</source>
        <translation>Schlauchleitung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Valve</source>
        <translation>Ventil</translation>
    </message>
    <message>
        <source>Coil</source>
        <translation>Spule</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Give %1 the code %2</source>
        <translation>%1 die Kennzeichnung %2 geben</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>zusammen mit %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was er ist</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schaltet</translation>
    </message>
    <message>
        <source>Leads on when</source>
        <translation>Weiter, wenn</translation>
    </message>
    <message>
        <source>edition %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>There is no row; write a part into each line below the heads.</source>
        <translation>Es gibt keine Zeile; schreiben Sie unter die Köpfe in jede Zeile ein Teil.</translation>
    </message>
    <message>
        <source>Two columns have this head; remove one of them.</source>
        <translation>Zwei Spalten haben diesen Kopf; entfernen Sie eine davon.</translation>
    </message>
    <message>
        <source>The row has %1 cells, but there are %2 heads; put texts with a separator between quotation marks.</source>
        <translation>Die Zeile hat %1 Zellen, es gibt aber %2 Köpfe; setzen Sie Texte mit einem Trennzeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The cell is empty, but every row needs it; fill it in.</source>
        <translation>Die Zelle ist leer, aber jede Zeile braucht sie; füllen Sie sie aus.</translation>
    </message>
    <message>
        <source>`%1` of %2 stands in line %3 already; keep one of the two.</source>
        <translation>`%1` von %2 steht schon in Zeile %3; behalten Sie eins von beiden.</translation>
    </message>
    <message>
        <source>The row gives no value; fill in a column with the name of a parameter.</source>
        <translation>Die Zeile gibt keinen Wert; füllen Sie eine Spalte mit dem Namen eines Parameters aus.</translation>
    </message>
    <message>
        <source>The first line names no columns `maker`, `type` and `class`; write these heads, with commas or semicolons between them, and behind them those of parameters, as `D [cm3/rev]`.</source>
        <translation>Die erste Zeile nennt keine Spalten `maker`, `type` und `class`; schreiben Sie diese Köpfe, mit Kommas oder Strichpunkten dazwischen, und dahinter die der Parameter, wie `D [cm3/rev]`.</translation>
    </message>
    <message>
        <source>`%1` is neither `true` nor `false`.</source>
        <translation>`%1` ist weder `true` noch `false`.</translation>
    </message>
    <message>
        <source>`%1` is no choice here; write one of: %2.</source>
        <translation>`%1` steht hier nicht zur Wahl; schreiben Sie eines von: %2.</translation>
    </message>
    <message>
        <source>There is no class `%1`; write `%2`.</source>
        <translation>Es gibt keine Klasse `%1`; schreiben Sie `%2`.</translation>
    </message>
    <message>
        <source>There is no class `%1`; write its full name, as the library shows it.</source>
        <translation>Es gibt keine Klasse `%1`; schreiben Sie ihren vollen Namen, wie die Bibliothek ihn zeigt.</translation>
    </message>
    <message>
        <source>`%1` is no component; name the class of one.</source>
        <translation>`%1` ist kein Bauteil; nennen Sie die Klasse eines Bauteils.</translation>
    </message>
    <message>
        <source>The number has no unit; write it in the head of the column, as `%1 [%2]`.</source>
        <translation>Die Zahl hat keine Einheit; schreiben Sie sie in den Kopf der Spalte, wie `%1 [%2]`.</translation>
    </message>
    <message>
        <source>`%1` is a difference of pressures; write `%2`.</source>
        <translation>`%1` ist eine Druckdifferenz; schreiben Sie `%2`.</translation>
    </message>
    <message>
        <source>`%1` must be a whole number.</source>
        <translation>`%1` muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>`%1` has no parameter `%2`; it has %3. Correct the head, or leave the cell empty.</source>
        <translation>`%1` hat keinen Parameter `%2`, sondern %3. Berichtigen Sie den Kopf, oder lassen Sie die Zelle leer.</translation>
    </message>
    <message>
        <source>`%1` is a table of numbers, which a cell cannot hold; leave it empty.</source>
        <translation>`%1` ist eine Tabelle von Zahlen, die keine Zelle fasst; lassen Sie sie leer.</translation>
    </message>
    <message>
        <source>`%1` is no value but a component; name one of its parameters.</source>
        <translation>`%1` ist kein Wert, sondern ein Bauteil; nennen Sie einen seiner Parameter.</translation>
    </message>
    <message>
        <source>%1 is too small: `%2` is at least %3. Correct it.</source>
        <translation>%1 ist zu klein: `%2` ist mindestens %3. Berichtigen Sie es.</translation>
    </message>
    <message>
        <source>%1 is too large: `%2` is at most %3. Correct it.</source>
        <translation>%1 ist zu groß: `%2` ist höchstens %3. Berichtigen Sie es.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 %2 in place of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Data sheet</source>
        <translation>Datenblatt</translation>
    </message>
    <message>
        <source>Edition of the data sheet</source>
        <translation>Ausgabe des Datenblatts</translation>
    </message>
    <message>
        <source>nothing but the version differs</source>
        <translation>nur die Version ist eine andere</translation>
    </message>
    <message>
        <source>`%1` is no rule of a conversion</source>
        <translation>`%1` ist keine Regel einer Umstellung</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>`%1` is now `%2`</source>
        <translation>`%1` heißt jetzt `%2`</translation>
    </message>
    <message>
        <source>`%1` is now `%2` in %3</source>
        <translation>`%1` heißt jetzt `%2` in %3</translation>
    </message>
    <message>
        <source>`%1` is written at %2</source>
        <translation>`%1` steht jetzt bei %2</translation>
    </message>
    <message>
        <source>`%1` is left out at %2</source>
        <translation>`%1` entfällt bei %2</translation>
    </message>
    <message>
        <source>%1 other changes</source>
        <translation>%1 weitere Änderungen</translation>
    </message>
    <message>
        <source>it has no value here that `%1` could take</source>
        <translation>es hat hier keinen Wert, den `%1` übernehmen könnte</translation>
    </message>
    <message>
        <source>it is given beside what it replaces; its present value stays</source>
        <translation>es ist neben dem angegeben, was es ersetzt; sein jetziger Wert bleibt</translation>
    </message>
    <message>
        <source>its components become different classes; declare each of them by itself</source>
        <translation>seine Bauteile werden zu verschiedenen Klassen; jedes für sich deklarieren</translation>
    </message>
    <message>
        <source>it is now `%1`; write that with dots</source>
        <translation>es heißt jetzt `%1`; das mit Punkten schreiben</translation>
    </message>
    <message>
        <source>it is now `%1`; correct it by hand</source>
        <translation>es heißt jetzt `%1`; von Hand berichtigen</translation>
    </message>
    <message>
        <source>there is no file `%1` in its folder</source>
        <translation>in seinem Ordner gibt es keine Datei `%1`</translation>
    </message>
    <message>
        <source>none is in this text, and the one that is used then is another now; put one there with %1 to keep what was computed</source>
        <translation>in diesem Text steht keines, und das dann verwendete ist jetzt ein anderes; setzen Sie eines mit %1 ein, damit das Ergebnis bleibt</translation>
    </message>
    <message>
        <source>there is no class `%1`; check the name, or add its library with --library</source>
        <translation>es gibt keine Klasse `%1`; prüfen Sie den Namen, oder nehmen Sie ihre Bibliothek mit --library hinzu</translation>
    </message>
    <message>
        <source>there is no model in the file</source>
        <translation>in der Datei steht kein Modell</translation>
    </message>
    <message>
        <source>there are several models in the file; choose one with --class: %1</source>
        <translation>in der Datei stehen mehrere Modelle; wählen Sie eines mit --class: %1</translation>
    </message>
    <message>
        <source>%1 ±%2 %</source>
        <translation>%1 ±%2 %</translation>
    </message>
    <message>
        <source>`%1` has no tolerance between 0 and 100 %.</source>
        <translation>`%1` hat keine Toleranz zwischen 0 und 100 %.</translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation>`%1` ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>the value `%1` cannot be read, 0 stands for it</source>
        <translation>der Wert `%1` ist nicht lesbar, an seiner Stelle steht 0</translation>
    </message>
    <message>
        <source>the value `%1` of %2 cannot be read, %3 stands for it</source>
        <translation>der Wert `%1` von %2 ist nicht lesbar, an seiner Stelle steht %3</translation>
    </message>
    <message>
        <source>the signal at %1 is not followed, its value %2 is kept</source>
        <translation>dem Signal an %1 wird nicht gefolgt, es bleibt beim Wert %2</translation>
    </message>
    <message>
        <source>the port %1 has nothing that stands for it</source>
        <translation>für den Anschluss %1 gibt es keine Entsprechung</translation>
    </message>
    <message>
        <source>ports of different kinds</source>
        <translation>Anschlüsse verschiedener Art</translation>
    </message>
    <message>
        <source>no line runs where it measures</source>
        <translation>wo er misst, verläuft keine Leitung</translation>
    </message>
    <message>
        <source>it leads to no port that can be read</source>
        <translation>sie führt zu keinem lesbaren Anschluss</translation>
    </message>
    <message>
        <source>the signal %1 has nothing that stands for it</source>
        <translation>für das Signal %1 gibt es keine Entsprechung</translation>
    </message>
    <message>
        <source>the line from %1 to %2: %3</source>
        <translation>die Leitung von %1 nach %2: %3</translation>
    </message>
    <message>
        <source>nothing in the library stands for it</source>
        <translation>in der Bibliothek gibt es keine Entsprechung</translation>
    </message>
    <message>
        <source>there is no `%1`</source>
        <translation>es gibt kein `%1`</translation>
    </message>
    <message>
        <source>`%1` has no port %2 that is known</source>
        <translation>`%1` hat keinen bekannten Anschluss %2</translation>
    </message>
    <message>
        <source>Stands for Hopsan&apos;s %1</source>
        <translation>Vertritt %1 von Hopsan</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stands for a component of the type %1 of Hopsan, for which there is no class. It has ports and no equations: replace it by a component with the same ports, or write its equations here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Vertritt ein Bauteil des Typs %1 von Hopsan, für das es keine Klasse gibt. Es hat Anschlüsse und keine Gleichungen: durch ein Bauteil mit denselben Anschlüssen ersetzen, oder hier seine Gleichungen schreiben.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>it begins with &lt;%1&gt; instead of &lt;hopsanmodelfile&gt;</source>
        <translation>sie beginnt mit &lt;%1&gt; statt mit &lt;hopsanmodelfile&gt;</translation>
    </message>
    <message>
        <source>it has no &lt;system&gt;</source>
        <translation>sie hat kein &lt;system&gt;</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <translation>`%1` ist keine Zahl</translation>
    </message>
    <message>
        <source>systems are nested more than %1 deep</source>
        <translation>Systeme sind mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>a component has no name</source>
        <translation>ein Bauteil hat keinen Namen</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <translation>`%1` steht zweimal da</translation>
    </message>
    <message>
        <source>it has more than %1 components</source>
        <translation>sie hat mehr als %1 Bauteile</translation>
    </message>
    <message>
        <source>the system `%1` is in `%2`, which cannot be read: %3</source>
        <translation>das System `%1` steht in `%2`, das nicht lesbar ist: %3</translation>
    </message>
    <message>
        <source>Imported from %1 of Hopsan</source>
        <translation>Aus %1 von Hopsan importiert</translation>
    </message>
    <message>
        <source>the signal %1 has nothing that stands for it, so %2 keeps its value</source>
        <translation>für das Signal %1 steht nichts, deshalb behält %2 seinen Wert</translation>
    </message>
</context>
<context>
    <name>bramah::editor::MotionDialog</name>
    <message>
        <source>Moves with…</source>
        <translation>Bewegt sich mit…</translation>
    </message>
    <message>
        <source>moves to the right</source>
        <translation>bewegt sich nach rechts</translation>
    </message>
    <message>
        <source>moves up</source>
        <translation>bewegt sich nach oben</translation>
    </message>
    <message>
        <source>turns left about its middle</source>
        <translation>dreht sich linksherum um seine Mitte</translation>
    </message>
    <message>
        <source>is seen</source>
        <translation>ist zu sehen</translation>
    </message>
    <message>
        <source>The part</source>
        <translation>Das Teil</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>by</source>
        <translation>um</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>Ruht</translation>
    </message>
    <message>
        <source>Choose a variable of the class.</source>
        <translation>Wählen Sie eine Variable der Klasse.</translation>
    </message>
    <message>
        <source>The class has no variable “%1”.</source>
        <translation>Die Klasse hat keine Variable „%1“.</translation>
    </message>
    <message>
        <source>“%1” is true or false: it can only show or hide a part.</source>
        <translation>„%1“ ist wahr oder falsch: Damit lässt sich ein Teil nur zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Geben Sie eine Zahl an.</translation>
    </message>
    <message>
        <source>The part is at rest where the variable is zero: give another value.</source>
        <translation>Wo die Variable null ist, ruht das Teil: geben Sie einen anderen Wert an.</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>while it is more than</source>
        <translation>solange sie größer ist als</translation>
    </message>
    <message>
        <source>when it is</source>
        <translation>bei einem Wert von</translation>
    </message>
    <message>
        <source>Where the variable is zero it is as drawn.</source>
        <translation>Wo die Variable null ist, liegt es wie gezeichnet.</translation>
    </message>
    <message>
        <source>%1 M · %2 to the right</source>
        <translation>%1 M · %2 nach rechts</translation>
    </message>
    <message>
        <source>%1 M · %2 up</source>
        <translation>%1 M · %2 nach oben</translation>
    </message>
    <message>
        <source>%1° · %2 to the left</source>
        <translation>%1° · %2 linksherum</translation>
    </message>
    <message>
        <source>seen while %1</source>
        <translation>zu sehen, solange %1</translation>
    </message>
    <message>
        <source>seen while %1 &gt; %2</source>
        <translation>zu sehen, solange %1 &gt; %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::MotionPanel</name>
    <message>
        <source>x to the right, y up</source>
        <translation>x nach rechts, y nach oben</translation>
    </message>
    <message>
        <source>x to the right, z up</source>
        <translation>x nach rechts, z nach oben</translation>
    </message>
    <message>
        <source>y to the right, z up</source>
        <translation>y nach rechts, z nach oben</translation>
    </message>
    <message>
        <source>The plane that frames in space are projected on</source>
        <translation>Die Ebene, auf die räumliche Bezugssysteme projiziert werden</translation>
    </message>
    <message>
        <source>Run the circuit: its mechanism is drawn here as it moves.</source>
        <translation>Simulieren Sie die Schaltung: Ihr Mechanismus wird hier in Bewegung gezeichnet.</translation>
    </message>
    <message>
        <source>No frames of a mechanism in this circuit. This view draws components that have frames, connectors with position x, y, angle phi and the forces fx, fy, t, as the bodies and joints of a library of planar mechanics.</source>
        <translation>In dieser Schaltung gibt es keine Bezugssysteme eines Mechanismus. Diese Ansicht zeichnet Bauteile mit Bezugssystemen, also Anschlüssen mit Lage x, y, Winkel phi und den Kräften fx, fy, t, wie die Körper und Gelenke einer Bibliothek für ebene Mechanik.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::MotionView</name>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>%1: at %2, %3</source>
        <translation>%1: bei %2; %3</translation>
    </message>
    <message>
        <source>%1: %2 long</source>
        <translation>%1: %2 lang</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Einpassen</translation>
    </message>
    <message>
        <source>&amp;Copy the picture (SVG and PNG)</source>
        <translation>&amp;Bild kopieren (SVG und PNG)</translation>
    </message>
</context>
<context>
    <name>MoveTool</name>
    <message>
        <source>Moved by %1, %2 M; Esc takes it back</source>
        <translation>Verschoben um %1, %2 M; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; joined with what it touches; Esc takes it back</source>
        <translation>Um %1, %2 M verschoben; verbunden mit dem, was berührt wird; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; bends made by hand give way; Esc takes it back</source>
        <translation>Um %1, %2 M verschoben; von Hand gezogene Knicke weichen; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; the sheet grows; Esc takes it back</source>
        <translation>Um %1, %2 M verschoben; das Blatt wächst; Esc nimmt es zurück</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; names placed by hand give way; Esc takes it back</source>
        <translation>Um %1, %2 M verschoben; von Hand gesetzte Namen weichen; Esc nimmt es zurück</translation>
    </message>
</context>
<context>
    <name>bramah::app::NewComponentDialog</name>
    <message>
        <source>Hydraulic element between two ports</source>
        <translation>Hydraulisches Element zwischen zwei Anschlüssen</translation>
    </message>
    <message>
        <source>Hydraulic element with three ports</source>
        <translation>Hydraulisches Element mit drei Anschlüssen</translation>
    </message>
    <message>
        <source>Block of signals</source>
        <translation>Signalblock</translation>
    </message>
    <message>
        <source>Translational element</source>
        <translation>Element für Verschiebung</translation>
    </message>
    <message>
        <source>Rotational element</source>
        <translation>Element für Drehung</translation>
    </message>
    <message>
        <source>Subsystem, with an empty circuit</source>
        <translation>Teilsystem mit leerem Schaltplan</translation>
    </message>
    <message>
        <source>New component</source>
        <translation>Neues Bauteil</translation>
    </message>
    <message>
        <source>What it is, in a few words</source>
        <translation>Was es ist, in wenigen Worten</translation>
    </message>
    <message>
        <source>My components</source>
        <translation>Meine Bauteile</translation>
    </message>
    <message>
        <source>This file, %1</source>
        <translation>Diese Datei, %1</translation>
    </message>
    <message>
        <source>Begins as</source>
        <translation>Beginnt als</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Description:</source>
        <translation>&amp;Beschreibung:</translation>
    </message>
    <message>
        <source>&amp;Goes to:</source>
        <translation>&amp;Kommt in:</translation>
    </message>
    <message>
        <source>&amp;Begins as:</source>
        <translation>Be&amp;ginnt als:</translation>
    </message>
    <message>
        <source>Protocol: a pair of ports, signals in and out</source>
        <translation>Protokoll: ein Paar von Anschlüssen, Signale hin und zurück</translation>
    </message>
</context>
<context>
    <name>bramah::app::NoteEditing</name>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>&amp;Edit the note…</source>
        <translation>Anmerkung b&amp;earbeiten…</translation>
    </message>
    <message>
        <source>Re&amp;move the note</source>
        <translation>An&amp;merkung entfernen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::NoteField</name>
    <message>
        <source>Text of the note</source>
        <translation>Text der Notiz</translation>
    </message>
    <message>
        <source>Paste into a table</source>
        <translation>In eine Tabelle einfügen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::NoteForm</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Height of capitals on paper, after ISO 3098</source>
        <translation>Höhe der Großbuchstaben auf Papier, nach ISO 3098</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Mittig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Continuous</source>
        <translation>Durchgezogen</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>Gestrichelt</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Spalte hinzufügen</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Remove a column</source>
        <translation>Spalte entfernen</translation>
    </message>
</context>
<context>
    <name>bramah::app::OperatingPointOnSheet</name>
    <message>
        <source>nothing determines %1: it is as at the start</source>
        <translation>nichts bestimmt %1: wie am Anfang</translation>
    </message>
    <message>
        <source>%1 goes on at %2 %3</source>
        <translation>%1 geht weiter mit %2 %3</translation>
    </message>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>Der Kreis lässt sich nicht berechnen; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>There is no operating point: %1</source>
        <translation>Es gibt keinen Betriebspunkt: %1</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>Betriebspunkt</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>No operating point</source>
        <translation>Kein Betriebspunkt</translation>
    </message>
    <message>
        <source>at rest or in steady motion, inputs as at %1 s</source>
        <translation>in Ruhe oder gleichförmiger Bewegung, Eingänge wie bei %1 s</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimiseChart</name>
    <message>
        <source>How the search goes</source>
        <translation>Wie die Suche läuft</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimiseForm</name>
    <message>
        <source>least</source>
        <translation>am kleinsten</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>am größten</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Free parameter</source>
        <translation>Freier Parameter</translation>
    </message>
    <message>
        <source>Bounds or choices</source>
        <translation>Grenzen oder Auswahl</translation>
    </message>
    <message>
        <source>Number of a run</source>
        <translation>Zahl eines Laufs</translation>
    </message>
    <message>
        <source>is to be</source>
        <translation>soll sein</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>Was frei ist</translation>
    </message>
    <message>
        <source>A parameter</source>
        <translation>Ein Parameter</translation>
    </message>
    <message>
        <source>As 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole, 20, 25, 32 or 10%; of a component: parts AZPF, all parts of the catalogues with this word</source>
        <translation>Etwa 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole, 20, 25, 32 oder 10%; von einem Bauteil: Teile AZPF, alle Teile der Kataloge mit diesem Wort</translation>
    </message>
    <message>
        <source>Goals and limits</source>
        <translation>Ziele und Grenzen</translation>
    </message>
    <message>
        <source>A measure, max(x) or a variable</source>
        <translation>Eine Messgröße, max(x) oder eine Variable</translation>
    </message>
    <message>
        <source>A measure of the circuit, a statistic of a curve, as max(lineP.p) or settlingTime(mass.v), or a variable, whose last value counts. Several goals make a front.</source>
        <translation>Eine Messgröße der Schaltung, eine Kennzahl einer Kurve, etwa max(lineP.p) oder settlingTime(mass.v), oder eine Variable, deren letzter Wert zählt. Mehrere Ziele ergeben eine Front.</translation>
    </message>
    <message>
        <source>From the present values</source>
        <translation>Von den jetzigen Werten aus</translation>
    </message>
    <message>
        <source>Everywhere: evolution</source>
        <translation>Überall: Evolution</translation>
    </message>
    <message>
        <source>Everywhere: by dividing</source>
        <translation>Überall: durch Teilen</translation>
    </message>
    <message>
        <source>R&amp;uns at most</source>
        <translation>&amp;Läufe höchstens</translation>
    </message>
    <message>
        <source>Name the parameter that has these values.</source>
        <translation>Nennen Sie den Parameter, der diese Werte hat.</translation>
    </message>
    <message>
        <source>Say from where to where %1 may go, as 1:10.</source>
        <translation>Sagen Sie, von wo bis wo %1 gehen darf, etwa 1:10.</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Name a parameter first that is free, and from where to where it may go.</source>
        <translation>Nennen Sie zuerst einen freien Parameter und von wo bis wo er gehen darf.</translation>
    </message>
    <message>
        <source>Name what is to have this value.</source>
        <translation>Nennen Sie, was diesen Wert haben soll.</translation>
    </message>
    <message>
        <source>Say which value %1 is to have.</source>
        <translation>Sagen Sie, welchen Wert %1 haben soll.</translation>
    </message>
    <message>
        <source>Say what is to be least, greatest, or equal to a value.</source>
        <translation>Sagen Sie, was am kleinsten, am größten oder gleich einem Wert sein soll.</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimisePanel</name>
    <message>
        <source>&amp;Take over</source>
        <translation>Übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>Writes the values of the chosen run into the circuit, as one step that can be undone</source>
        <translation>Schreibt die Werte des gewählten Laufs in die Schaltung, als einen Schritt, der sich zurücknehmen lässt</translation>
    </message>
    <message>
        <source>A search runs the circuit with other values until a number of the run is least, greatest, or what you want, within limits.
Name parameters and how far they may go, say what is to be reached, and run it.</source>
        <translation>Eine Suche rechnet die Schaltung mit anderen Werten, bis eine Zahl des Laufs in Grenzen am kleinsten, am größten oder die gewünschte ist.
Nennen Sie Parameter und wie weit sie gehen dürfen, sagen Sie, was erreicht werden soll, und starten Sie.</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>Läufe der Suche</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Planning the runs …</source>
        <translation>Die Läufe werden geplant…</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>%1 runs so far</source>
        <translation>%1 Läufe bisher</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Use the found values</source>
        <translation>Gefundene Werte übernehmen</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>Der Kreis lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>Ru&amp;n the search</source>
        <translation>Suche s&amp;tarten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Enter the search</source>
        <translation>Suche eintragen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>The found values are written into the circuit; %1 takes them back.</source>
        <translation>Die gefundenen Werte stehen in der Schaltung; %1 nimmt sie zurück.</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimiseTable</name>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>beyond limits</source>
        <translation>jenseits der Grenzen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>bramah::app::OrderGraphView</name>
    <message>
        <source>Order of solving</source>
        <translation>Reihenfolge der Berechnung</translation>
    </message>
    <message>
        <source>%1 is integrated</source>
        <translation>%1 wird integriert</translation>
    </message>
    <message>
        <source>There is no loop: each equation gives its variable by itself.</source>
        <translation>Es gibt keine Schleife: Jede Gleichung gibt ihre Variable für sich.</translation>
    </message>
</context>
<context>
    <name>bramah::app::PageBar</name>
    <message>
        <source>Name of the page</source>
        <translation>Name der Seite</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>&amp;Neue Seite</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>Nach &amp;links rücken</translation>
    </message>
    <message>
        <source>Move to the ri&amp;ght</source>
        <translation>Nach &amp;rechts rücken</translation>
    </message>
</context>
<context>
    <name>bramah::app::PageState</name>
    <message>
        <source>%1[*] — Bramah</source>
        <translation>%1[*] — Bramah</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Start</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PaletteModel</name>
    <message>
        <source>The classes of the open file</source>
        <translation>Die Klassen der offenen Datei</translation>
    </message>
    <message>
        <source>My components</source>
        <translation>Meine Bauteile</translation>
    </message>
    <message>
        <source>Your own components, to be used in all files</source>
        <translation>Eigene Bauteile, für alle Dateien</translation>
    </message>
    <message>
        <source>New component…</source>
        <translation>Neues Bauteil…</translation>
    </message>
    <message>
        <source>Recently placed</source>
        <translation>Zuletzt platziert</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PalettePanel</name>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Drag to the sheet, or press Enter to place it with the mouse</source>
        <translation>Auf das Blatt ziehen, oder mit der Eingabetaste an die Maus hängen</translation>
    </message>
    <message>
        <source>Nothing in the library matches “%1”. Try fewer or other words, or clear the search with Esc.</source>
        <translation>Nichts in der Bibliothek passt zu „%1“. Versuchen Sie weniger oder andere Wörter; Esc leert die Suche.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ParameterRow</name>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Einheit von %1</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <comment>range of a parameter</comment>
        <translation> (%1 bis %2)</translation>
    </message>
    <message>
        <source> (at least %1)</source>
        <comment>range of a parameter</comment>
        <translation> (mindestens %1)</translation>
    </message>
    <message>
        <source> (at most %1)</source>
        <comment>range of a parameter</comment>
        <translation> (höchstens %1)</translation>
    </message>
    <message>
        <source>Back to the value of the class</source>
        <translation>Zurück zum Wert der Klasse</translation>
    </message>
    <message>
        <source>No: %1</source>
        <translation>Nein: %1</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Tabelle…</translation>
    </message>
    <message>
        <source>Edit the table as a grid, with its curve</source>
        <translation>Die Tabelle als Gitter mit ihrer Kurve bearbeiten</translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation>Tabelle von %1</translation>
    </message>
    <message>
        <source>Make this a parameter of the circuit…</source>
        <translation>Zum Parameter der Schaltung machen…</translation>
    </message>
    <message>
        <source>Take a parameter of the circuit</source>
        <translation>Parameter der Schaltung übernehmen</translation>
    </message>
    <message>
        <source>, set at %1</source>
        <comment>where a value comes from</comment>
        <translation>, gesetzt bei %1</translation>
    </message>
    <message>
        <source>What must this be?</source>
        <translation>Wie groß muss das sein?</translation>
    </message>
    <message>
        <source>&amp;Tune it with a slider</source>
        <translation>Mit einem Schieber &amp;abstimmen</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlanJob</name>
    <message>
        <source>There are %1 runs, too few for %2 slices.</source>
        <translation>Das sind %1 Läufe, zu wenige für %2 Teile.</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotArea</name>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Diagramm %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>&amp;Arrange the page</source>
        <translation>Seite an&amp;ordnen</translation>
    </message>
    <message>
        <source>Move to pa&amp;ge</source>
        <translation>Auf eine andere Seite &amp;legen</translation>
    </message>
    <message>
        <source>A &amp;new page</source>
        <translation>Eine &amp;neue Seite</translation>
    </message>
    <message>
        <source>Pages of plots</source>
        <translation>Seiten mit Diagrammen</translation>
    </message>
    <message>
        <source>Re&amp;move the page and its plots</source>
        <translation>Seite mit ihren Diagrammen &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotCursor</name>
    <message>
        <source>%1 s</source>
        <comment>time at the cursor</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>   Δ %1 s</source>
        <comment>time between the two cursors</comment>
        <translation>   Δ %1 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotView</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Drag a variable here, double-click it in the list,
or click a port, line or symbol on the sheet</source>
        <translation>Größe hierher ziehen, in der Liste doppelklicken
oder auf dem Blatt einen Anschluss, eine Leitung oder ein Symbol anklicken</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Remove this plot</source>
        <translation>Dieses Diagramm entfernen</translation>
    </message>
    <message>
        <source>Difference %1 − %2</source>
        <comment>of two runs</comment>
        <translation>Unterschied %1 − %2</translation>
    </message>
    <message>
        <source>Spectrum of what is shown</source>
        <translation>Spektrum des gezeigten Stücks</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>Zeigen als</translation>
    </message>
    <message>
        <source>&amp;Edit the curve…</source>
        <translation>Kurve b&amp;earbeiten…</translation>
    </message>
    <message>
        <source>&amp;Why here?</source>
        <translation>&amp;Warum hier?</translation>
    </message>
    <message>
        <source>&amp;Show the component</source>
        <translation>Bauteil &amp;zeigen</translation>
    </message>
    <message>
        <source>Draw the others &amp;over it (XY)</source>
        <translation>Die anderen &amp;darüber zeichnen (XY)</translation>
    </message>
    <message>
        <source>Add an e&amp;xpression…</source>
        <translation>A&amp;usdruck hinzufügen…</translation>
    </message>
    <message>
        <source>Add a &amp;note here</source>
        <translation>Hier &amp;anmerken</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>It has no curves yet</source>
        <translation>Es hat noch keine Kurven</translation>
    </message>
    <message>
        <source>Curves: %1</source>
        <translation>Kurven: %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotWorkspace</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>The &amp;picture (SVG and PNG)</source>
        <translation>Das &amp;Bild (SVG und PNG)</translation>
    </message>
    <message>
        <source>The &amp;values shown, as a table</source>
        <translation>Die gezeigten &amp;Werte als Tabelle</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation>Nächster Punkt</translation>
    </message>
    <message>
        <source>Sample before</source>
        <translation>Voriger Punkt</translation>
    </message>
    <message>
        <source>Ten samples on</source>
        <translation>Zehn Punkte weiter</translation>
    </message>
    <message>
        <source>Ten samples back</source>
        <translation>Zehn Punkte zurück</translation>
    </message>
    <message>
        <source>Start of the run</source>
        <translation>Anfang des Laufs</translation>
    </message>
    <message>
        <source>End of the run</source>
        <translation>Ende des Laufs</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Event before</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next peak of the first curve</source>
        <translation>Nächste Spitze der ersten Kurve</translation>
    </message>
    <message>
        <source>Peak before</source>
        <translation>Vorige Spitze</translation>
    </message>
    <message>
        <source>When is …?</source>
        <translation>Wann ist …?</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>Warum hier?</translation>
    </message>
    <message>
        <source>Mark A, then B, at the cursor</source>
        <translation>Marke A, dann B, am Zeiger</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Add an expression…</source>
        <translation>Ausdruck hinzufügen…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Take the marks away, then the cursor</source>
        <translation>Erst die Marken, dann den Zeiger wegnehmen</translation>
    </message>
    <message>
        <source>Add a note at the cursor</source>
        <translation>Am Zeiger anmerken</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Strips on one time axis, and back</source>
        <translation>Streifen über einer Zeitachse, und zurück</translation>
    </message>
</context>
<context>
    <name>bramah::app::PowerPage</name>
    <message>
        <source>Energies</source>
        <translation>Energien</translation>
    </message>
    <message>
        <source>Efforts and flows at the ports</source>
        <translation>Potential- und Flussgrößen an den Anschlüssen</translation>
    </message>
    <message>
        <source>After a run this page shows which components give energy, and where it goes.</source>
        <translation>Nach einem Lauf zeigt diese Seite, welche Bauteile Energie geben und wohin sie geht.</translation>
    </message>
    <message>
        <source>The energy is computed when the run has ended.</source>
        <translation>Die Energie wird berechnet, wenn der Lauf zu Ende ist.</translation>
    </message>
    <message>
        <source>Computing the energy …</source>
        <translation>Die Energie wird berechnet…</translation>
    </message>
    <message>
        <source>%1 %2 W</source>
        <translation>%1 %2 W</translation>
    </message>
    <message>
        <source>Goes in now: %1</source>
        <translation>Geht jetzt hinein: %1</translation>
    </message>
    <message>
        <source>Where lines meet at %1:</source>
        <translation>Wo Leitungen an %1 zusammenkommen:</translation>
    </message>
</context>
<context>
    <name>Probe</name>
    <message>
        <source>%1 – %2</source>
        <comment>the two ends of a line</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::ProbeButton</name>
    <message>
        <source>Plot a variable of %1 (P)</source>
        <translation>Eine Größe von %1 ins Diagramm (P)</translation>
    </message>
    <message>
        <source>Plot a variable of %1</source>
        <translation>Eine Größe von %1 ins Diagramm</translation>
    </message>
</context>
<context>
    <name>bramah::app::ProbeMenu</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>All variables of %1…</source>
        <translation>Alle Größen von %1…</translation>
    </message>
    <message>
        <source>Select one component or line to plot a variable of it.</source>
        <translation>Wählen Sie ein Bauteil oder eine Leitung, um eine Größe davon ins Diagramm zu bringen.</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>%1 ins Diagramm</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>Alles von %1</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Look at a problem of %1 again</source>
        <translation>Problem von %1 wieder beachten</translation>
    </message>
    <message>
        <source>Accept a problem of %1</source>
        <translation>Problem von %1 hinnehmen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ProblemsModel</name>
    <message>
        <source>line %1</source>
        <comment>place in a text</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Accepted: %1 – %2</source>
        <comment>reason, problem</comment>
        <translation>Hingenommen: %1 – %2</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ProblemsPanel</name>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n let be</source>
        <translation>
            <numerusform>%n hingenommen</numerusform>
            <numerusform>%n hingenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Wieder beachten</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Hinnehmen…</translation>
    </message>
    <message>
        <source>Takes it from the list, with a reason that is kept in the file</source>
        <translation>Nimmt es aus der Liste; der Grund wird in der Datei festgehalten</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>Grund:</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PropertyHeading</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kennz.</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>Kennzeichnung</translation>
    </message>
    <message>
        <source>Help and equations</source>
        <translation>Hilfe und Gleichungen</translation>
    </message>
    <message>
        <source>A value that is set goes into the class: all its components have it</source>
        <translation>Ein gesetzter Wert geht in die Klasse: alle Bauteile der Klasse haben ihn</translation>
    </message>
    <message>
        <source>A value that is set is this component&apos;s alone</source>
        <translation>Ein gesetzter Wert gilt allein für dieses Bauteil</translation>
    </message>
    <message>
        <source>Every %1</source>
        <comment>component of a class</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <comment>component</comment>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Code on the sheet after its standard, as 1.2 or 1V1; without one the name stands there</source>
        <translation>Kennzeichnung auf dem Blatt nach ihrer Norm, etwa 1.2 oder 1V1; ohne sie steht dort der Name</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PropertyPanel</name>
    <message>
        <source>Open a model to see its properties</source>
        <translation>Öffnen Sie ein Modell, um seine Eigenschaften zu sehen</translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s)</source>
        <translation>
            <numerusform>%n Symbol</numerusform>
            <numerusform>%n Symbole</numerusform>
        </translation>
    </message>
    <message>
        <source>Common parameters</source>
        <translation>Gemeinsame Parameter</translation>
    </message>
    <message>
        <source>The class `%1` is not loaded; its text is kept as it is.</source>
        <translation>Die Klasse `%1` ist nicht geladen; ihr Text bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>No parameters</source>
        <translation>Keine Parameter</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Change run settings</source>
        <translation>Laufeinstellungen ändern</translation>
    </message>
    <message>
        <source>The class `%1` is not loaded</source>
        <translation>Die Klasse `%1` ist nicht geladen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The sheet shows %1; formulas still use %2</source>
        <translation>Das Blatt zeigt %1; Formeln nennen weiter %2</translation>
    </message>
    <message>
        <source>`%1` is not free: another symbol has this name</source>
        <translation>`%1` ist nicht frei: ein anderes Symbol heißt so</translation>
    </message>
    <message>
        <source>Designate %1</source>
        <translation>%1 kennzeichnen</translation>
    </message>
    <message>
        <source>Make a parameter of the circuit</source>
        <translation>Zum Parameter der Schaltung machen</translation>
    </message>
    <message>
        <source>Name of the parameter, for this and other fields:</source>
        <translation>Name des Parameters, für dieses und andere Felder:</translation>
    </message>
    <message>
        <source>`%1` is not a free name: use letters, digits and _</source>
        <translation>`%1` ist kein freier Name: nur Buchstaben, Ziffern und _</translation>
    </message>
    <message>
        <source>Make %1 a parameter</source>
        <translation>%1 zum Parameter machen</translation>
    </message>
    <message>
        <source>this is a number, and a condition is true or false; compare it, as in %1 &gt; 0</source>
        <translation>das ist eine Zahl, und eine Bedingung ist wahr oder falsch; vergleichen Sie sie, wie in %1 &gt; 0</translation>
    </message>
    <message numerus="yes">
        <source>Set %n value(s)</source>
        <translation>
            <numerusform>%n Wert setzen</numerusform>
            <numerusform>%n Werte setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>What must this be?</source>
        <translation>Wie groß muss das sein?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>meaning and name of a parameter</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Notiz</numerusform>
            <numerusform>%n Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>On the sheet only</source>
        <translation>Nur auf dem Blatt</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Pressure</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Volume flow</source>
        <translation>Volumenstrom</translation>
    </message>
    <message>
        <source>Mass flow</source>
        <translation>Massenstrom</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Drehzahl</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>Spannung</translation>
    </message>
</context>
<context>
    <name>bramah::model::RecoveryJournal</name>
    <message>
        <source>The folder %1 for unsaved work cannot be written to.</source>
        <translation>In den Ordner %1 für nicht gespeicherte Arbeit kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The folder %1 cannot keep unsaved work: %2.</source>
        <translation>Nicht gespeicherte Arbeit kann im Ordner %1 nicht gesichert werden: %2.</translation>
    </message>
</context>
<context>
    <name>bramah::app::ReleaseDialog</name>
    <message>
        <source>Release the drawing</source>
        <translation>Zeichnung freigeben</translation>
    </message>
    <message>
        <source>&amp;Revision:</source>
        <translation>&amp;Stand:</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>&amp;Datum:</translation>
    </message>
    <message>
        <source>&amp;Approved by:</source>
        <translation>&amp;Genehmigt von:</translation>
    </message>
    <message>
        <source>Nothing has changed since revision %1 of %2.</source>
        <translation>Seit Stand %1 vom %2 hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Changed since revision %1 of %2, approved by %3:</source>
        <translation>Geändert seit Stand %1 vom %2, genehmigt von %3:</translation>
    </message>
    <message>
        <source>Changes since the release</source>
        <translation>Änderungen seit der Freigabe</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1: neu</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1: geändert</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1: entfernt</translation>
    </message>
    <message>
        <source>The pages bear &quot;not released&quot; until now. After a change they will say so.</source>
        <translation>Bis jetzt tragen die Seiten „nicht freigegeben“. Nach einer Änderung sagen sie auch das.</translation>
    </message>
    <message>
        <source>A released drawing has a revision, as A.</source>
        <translation>Eine freigegebene Zeichnung hat einen Stand, etwa A.</translation>
    </message>
    <message>
        <source>A released drawing has a date.</source>
        <translation>Eine freigegebene Zeichnung hat ein Datum.</translation>
    </message>
    <message>
        <source>Somebody approves a released drawing: who?</source>
        <translation>Jemand genehmigt eine freigegebene Zeichnung: wer?</translation>
    </message>
    <message>
        <source>The drawing cannot be changed: %1</source>
        <translation>Die Zeichnung kann nicht geändert werden: %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ReplaySpeedBox</name>
    <message>
        <source>Speed of the replay</source>
        <translation>Geschwindigkeit des Abspielens</translation>
    </message>
    <message>
        <source>Simulated seconds in a second</source>
        <translation>Simulierte Sekunden in einer Sekunde</translation>
    </message>
    <message>
        <source>Whole run in %1 s</source>
        <translation>Ganzer Lauf in %1 s</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>speed factor</comment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ResultsExportDialog</name>
    <message>
        <source>Both limits at events</source>
        <translation>Beide Grenzwerte an Ereignissen</translation>
    </message>
    <message>
        <source>Export results as CSV</source>
        <translation>Ergebnisse als CSV exportieren</translation>
    </message>
    <message>
        <source>Search variables</source>
        <translation>Größen suchen</translation>
    </message>
    <message>
        <source>SI units</source>
        <translation>SI-Einheiten</translation>
    </message>
    <message>
        <source>Units as shown</source>
        <translation>Einheiten wie angezeigt</translation>
    </message>
    <message>
        <source>As computed</source>
        <translation>Wie berechnet</translation>
    </message>
    <message>
        <source>Two rows where a value jumps: just before and just after</source>
        <translation>Zwei Zeilen, wo ein Wert springt: kurz davor und kurz danach</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message numerus="yes">
        <source>Export %n variable(s)…</source>
        <translation>
            <numerusform>%n Größe exportieren…</numerusform>
            <numerusform>%n Größen exportieren…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Alle exportieren…</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Export results as .mat</source>
        <translation>Ergebnisse als .mat exportieren</translation>
    </message>
</context>
<context>
    <name>RubberBandTool</name>
    <message>
        <source>Selects what it touches</source>
        <translation>Wählt, was berührt wird</translation>
    </message>
    <message>
        <source>Selects what is inside; drawn to the left: what it touches</source>
        <translation>Wählt, was ganz darin liegt; nach links gezogen: was berührt wird</translation>
    </message>
    <message>
        <source>%1; begun with Ctrl it adds to what is selected</source>
        <translation>%1; mit Strg begonnen kommt es zur Auswahl hinzu</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunController</name>
    <message>
        <source>%1 = %2</source>
        <comment>parameter and value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 at %3 s</source>
        <comment>parameter, value and time of a change during a run</comment>
        <translation>%1 = %2 bei %3 s</translation>
    </message>
    <message>
        <source>Nothing to compare: no delay, as of a transmission line, cuts the circuit into parts.</source>
        <translation>Nichts zu vergleichen: keine Laufzeit, wie die einer Wellenleitung, trennt die Schaltung in Teile.</translation>
    </message>
    <message>
        <source>Not compared: values were changed during the run.</source>
        <translation>Nicht verglichen: während des Laufs wurden Werte geändert.</translation>
    </message>
    <message>
        <source>in parts</source>
        <translation>in Teilen</translation>
    </message>
    <message>
        <source>The run did not keep up with the clock: %1. A lower speed gives it more time.</source>
        <translation>Der Lauf hielt mit der Uhr nicht Schritt: %1. Eine geringere Geschwindigkeit gibt ihm mehr Zeit.</translation>
    </message>
    <message>
        <source>Both have errors of such a size at this tolerance; a smaller one brings them together.</source>
        <translation>Beide haben bei dieser Toleranz Fehler dieser Größe; eine kleinere bringt sie zusammen.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 again</source>
        <translation>%1 noch einmal</translation>
    </message>
    <message>
        <source>%1 began at the end of another run, whose state is not kept: now the model&apos;s own start is taken.</source>
        <translation>%1 begann am Ende eines anderen Laufs, dessen Zustand nicht aufbewahrt ist: Jetzt gilt der Anfang des Modells.</translation>
    </message>
    <message>
        <source>What was set by hand during %1 is not set again.</source>
        <translation>Was während %1 von Hand eingestellt wurde, wird nicht noch einmal eingestellt.</translation>
    </message>
    <message>
        <source>This run has the text of an earlier one: what is changed now counts in the next run.</source>
        <translation>Dieser Lauf hat den Text eines früheren: Was jetzt geändert wird, gilt im nächsten Lauf.</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunHistory</name>
    <message>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunListModel</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>Plots show by how much the latest run differs from this one</source>
        <translation>Die Diagramme zeigen, um wie viel der letzte Lauf von diesem abweicht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1 points, %2 steps, %3 s, %4</source>
        <comment>size of a run&apos;s results, the time it took, and its methods</comment>
        <translation>%1 Punkte, %2 Schritte, %3 s, %4</translation>
    </message>
    <message>
        <source>%1, values in a file</source>
        <comment>work of a run</comment>
        <translation>%1, Werte in einer Datei</translation>
    </message>
    <message>
        <source>since then: %1</source>
        <translation>seither: %1</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>eingehalten</translation>
    </message>
    <message numerus="yes">
        <source>%n broken</source>
        <translation>
            <numerusform>%n verletzt</numerusform>
            <numerusform>%n verletzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Its values are being read</source>
        <translation>Seine Werte werden gelesen</translation>
    </message>
    <message>
        <source>Pinned: stays on the plots beside newer runs</source>
        <translation>Angeheftet: bleibt neben neueren Läufen in den Diagrammen</translation>
    </message>
    <message>
        <source>Not on the plots, as a newer run has the same curves or %1 newer runs are there; tick it to see its curves</source>
        <translation>Nicht in den Diagrammen, da ein neuerer Lauf dieselben Kurven hat oder %1 neuere Läufe dort sind; ein Häkchen zeigt seine Kurven</translation>
    </message>
    <message>
        <source>reading its values…</source>
        <translation>seine Werte werden gelesen…</translation>
    </message>
    <message>
        <source>values are read when they are shown</source>
        <translation>Werte werden gelesen, wenn sie gezeigt werden</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>beside the circuit</comment>
        <translation>aufbewahrt</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunMenus</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Run the model, or continue a paused run</source>
        <translation>Modell laufen lassen oder angehaltenen Lauf fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>To the next stored point, then pause</source>
        <translation>Zum nächsten gespeicherten Punkt, dann anhalten</translation>
    </message>
    <message>
        <source>&amp;Add a plot</source>
        <translation>Diagramm &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Fit plots</source>
        <translation>Diagramme &amp;einpassen</translation>
    </message>
    <message>
        <source>&amp;Cursor with values</source>
        <translation>&amp;Zeiger mit Werten</translation>
    </message>
    <message>
        <source>&amp;Export results as CSV…</source>
        <translation>Ergebnisse als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Export plots as a &amp;picture…</source>
        <translation>Diagramme als &amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>Dia&amp;gramme</translation>
    </message>
    <message>
        <source>Plot a &amp;variable of the selection…</source>
        <translation>&amp;Größe der Auswahl ins Diagramm…</translation>
    </message>
    <message>
        <source>Start from the &amp;model&apos;s values</source>
        <translation>Mit den Startwerten des &amp;Modells beginnen</translation>
    </message>
    <message>
        <source>Start where the &amp;last run ended</source>
        <translation>Am Ende des &amp;letzten Laufs beginnen</translation>
    </message>
    <message>
        <source>Start at the &amp;operating point</source>
        <translation>Im &amp;Betriebspunkt beginnen</translation>
    </message>
    <message>
        <source>At rest, or in steady motion, with the inputs as they are at the start time</source>
        <translation>In Ruhe oder gleichförmiger Bewegung, mit den Eingängen, wie sie zur Startzeit sind</translation>
    </message>
    <message>
        <source>There is no step in this circuit: a step diagram shows a sequence chart.</source>
        <translation>In dieser Schaltung ist kein Schritt: Ein Weg-Schritt-Diagramm zeigt einen Ablaufplan.</translation>
    </message>
    <message>
        <source>Add a &amp;step diagram</source>
        <translation>Ein &amp;Weg-Schritt-Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>The steps of the sequence chart as bands, above the strokes of the cylinders</source>
        <translation>Die Schritte des Ablaufplans als Bänder, über den Wegen der Zylinder</translation>
    </message>
    <message>
        <source>Parts &amp;automatically</source>
        <translation>Teile &amp;automatisch</translation>
    </message>
    <message>
        <source>In parts where that takes less time, else jointly</source>
        <translation>In Teilen, wo das weniger Zeit braucht, sonst gemeinsam</translation>
    </message>
    <message>
        <source>&amp;Jointly</source>
        <translation>&amp;Gemeinsam</translation>
    </message>
    <message>
        <source>All at once, on common steps</source>
        <translation>Alles zugleich, in gemeinsamen Schritten</translation>
    </message>
    <message>
        <source>In &amp;parts</source>
        <translation>In &amp;Teilen</translation>
    </message>
    <message>
        <source>Each part between delay lines with its own steps, in several threads</source>
        <translation>Jeder Teil zwischen Laufzeitleitungen mit eigenen Schritten, in mehreren Threads</translation>
    </message>
    <message>
        <source>Parts &amp;between delay lines</source>
        <translation>&amp;Teile zwischen Laufzeitleitungen</translation>
    </message>
    <message>
        <source>Not run, as a value in Properties is wrong: %1</source>
        <translation>Nicht gestartet, da ein Wert in den Eigenschaften falsch ist: %1</translation>
    </message>
    <message>
        <source>&amp;Both, to compare them</source>
        <translation>&amp;Beides, zum Vergleich</translation>
    </message>
    <message>
        <source>Each run is made twice, jointly and then in parts; the largest difference is shown</source>
        <translation>Jeder Lauf wird zweimal gemacht, gemeinsam und dann in Teilen; der größte Unterschied wird gezeigt</translation>
    </message>
    <message>
        <source>Sho&amp;w the operating point</source>
        <translation>Betriebspunkt an&amp;zeigen</translation>
    </message>
    <message>
        <source>Shows on the sheet where everything rests or moves steadily, without a run, also while values change</source>
        <translation>Zeigt auf dem Blatt, wo alles ruht oder sich gleichförmig bewegt, ohne Lauf, auch während Werte sich ändern</translation>
    </message>
    <message>
        <source>A run can be replayed when it has ended.</source>
        <translation>Ein Lauf kann abgespielt werden, wenn er beendet ist.</translation>
    </message>
    <message>
        <source>There is no run to replay yet.</source>
        <translation>Es gibt noch keinen Lauf zum Abspielen.</translation>
    </message>
    <message>
        <source>&amp;Play, or pause</source>
        <translation>Abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
        <source>Play &amp;backwards, or pause</source>
        <translation>&amp;Rückwärts abspielen oder anhalten</translation>
    </message>
    <message>
        <source>To the &amp;next event</source>
        <translation>Zum &amp;nächsten Ereignis</translation>
    </message>
    <message>
        <source>To the event b&amp;efore</source>
        <translation>Zum Er&amp;eignis davor</translation>
    </message>
    <message>
        <source>&amp;Step by a row</source>
        <translation>Um eine &amp;Zeile vor</translation>
    </message>
    <message>
        <source>Step back by a &amp;row</source>
        <translation>Um eine Zeile z&amp;urück</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>A&amp;bspielen</translation>
    </message>
    <message>
        <source>Export results as .&amp;mat…</source>
        <translation>Ergebnisse als .&amp;mat exportieren…</translation>
    </message>
    <message>
        <source>As OpenModelica and Dymola do</source>
        <translation>Wie OpenModelica und Dymola es tun</translation>
    </message>
    <message>
        <source>Add an e&amp;xpression…</source>
        <translation>A&amp;usdruck hinzufügen…</translation>
    </message>
    <message>
        <source>A curve computed of variables, as the difference of two pressures</source>
        <translation>Eine aus Größen berechnete Kurve, etwa der Unterschied zweier Drücke</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>Mean, extremes, rise time and more of all curves, between the marks A and B</source>
        <translation>Mittelwert, Extremwerte, Anstiegszeit und mehr von allen Kurven, zwischen den Marken A und B</translation>
    </message>
    <message>
        <source>&amp;When is …?</source>
        <translation>&amp;Wann ist …?</translation>
    </message>
    <message>
        <source>Finds the times at which something is so, as a pressure above a limit</source>
        <translation>Findet die Zeiten, zu denen etwas so ist, etwa ein Druck über einer Grenze</translation>
    </message>
    <message>
        <source>A&amp;rrange the page</source>
        <translation>Seite an&amp;ordnen</translation>
    </message>
    <message>
        <source>Add a pa&amp;ge</source>
        <translation>Sei&amp;te hinzufügen</translation>
    </message>
    <message>
        <source>Another page of plots; Ctrl+PgDn turns to it</source>
        <translation>Eine weitere Seite mit Diagrammen; Strg+Bild ab blättert zu ihr</translation>
    </message>
    <message>
        <source>Add a &amp;note</source>
        <translation>A&amp;nmerkung hinzufügen</translation>
    </message>
    <message>
        <source>A text with an arrow, at the cursor of the current plot; then drag its box or its point</source>
        <translation>Ein Text mit einem Pfeil, am Zeiger des aktuellen Diagramms; der Kasten und die Spitze lassen sich danach ziehen</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunProgress</name>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Simulated time and stop time of the run</source>
        <translation>Simulierte Zeit und Endzeit des Laufs</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <comment>simulated time and stop time</comment>
        <translation>%1 s von %2 s</translation>
    </message>
    <message>
        <source>Stop time %1 s</source>
        <translation>Endzeit %1 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunsPanel</name>
    <message>
        <source>No runs yet</source>
        <translation>Noch keine Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Remove run</source>
        <translation>Lauf entfernen</translation>
    </message>
    <message>
        <source>Take its values back</source>
        <translation>Seine Werte zurückholen</translation>
    </message>
    <message>
        <source>Show the difference from this run</source>
        <translation>Den Unterschied zu diesem Lauf zeigen</translation>
    </message>
    <message>
        <source>Keep this run beside the circuit</source>
        <translation>Diesen Lauf neben der Schaltung aufbewahren</translation>
    </message>
    <message>
        <source>Pin to the plots</source>
        <translation>An die Diagramme heften</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Noch einmal laufen lassen</translation>
    </message>
    <message>
        <source>Runs the circuit as it was for this run; the document stays as it is</source>
        <translation>Lässt die Schaltung laufen, wie sie für diesen Lauf war; das Dokument bleibt, wie es ist</translation>
    </message>
</context>
<context>
    <name>SegmentTool</name>
    <message>
        <source>Move a line</source>
        <translation>Linie verschieben</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>&amp;Links drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>&amp;Rechts drehen</translation>
    </message>
    <message>
        <source>Mirror &amp;horizontally</source>
        <translation>&amp;Waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;vertically</source>
        <translation>&amp;Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit sheet</source>
        <translation>Blatt &amp;einpassen</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>&amp;Auswahl einpassen</translation>
    </message>
    <message>
        <source>A&amp;ctual size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>R&amp;oute lines again</source>
        <translation>Linien neu &amp;führen</translation>
    </message>
    <message>
        <source>&amp;Tidy up</source>
        <translation>A&amp;ufräumen</translation>
    </message>
    <message>
        <source>Align &amp;left</source>
        <translation>&amp;Links ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;centres</source>
        <translation>&amp;Mitten untereinander</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>&amp;Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>&amp;Oben ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>M&amp;itten nebeneinander</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>&amp;Unten ausrichten</translation>
    </message>
    <message>
        <source>Distribute &amp;horizontally</source>
        <translation>&amp;Waagrecht verteilen</translation>
    </message>
    <message>
        <source>Distribute &amp;vertically</source>
        <translation>&amp;Senkrecht verteilen</translation>
    </message>
    <message>
        <source>&amp;Spread apart</source>
        <translation>A&amp;useinanderrücken</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>Go to the line&apos;s other &amp;end</source>
        <translation>Zum anderen &amp;Ende der Leitung</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>&amp;Leader</source>
        <translation>&amp;Hinweislinie</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>&amp;Rahmen</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Tabell&amp;e</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetFind</name>
    <message>
        <source>Find on the sheet</source>
        <translation>Auf dem Blatt suchen</translation>
    </message>
    <message>
        <source>Name, designation, class or text; Enter finds the next one, Shift+Enter the previous one, Esc closes</source>
        <translation>Name, Bezeichnung, Klasse oder Text; Eingabe sucht weiter, Umschalt+Eingabe zurück, Esc schließt</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>found on the sheet</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found on the sheet</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::SheetPages</name>
    <message>
        <source>Remove the page and what lies on it</source>
        <translation>Seite mit ihrem Inhalt entfernen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Move what is &amp;selected to this page</source>
        <translation>A&amp;uswahl auf diese Seite verschieben</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetView</name>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Click to go to the other end of this line, on sheet %1</source>
        <translation>Klicken führt zum anderen Ende dieser Leitung, auf Blatt %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ShortcutModel</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>These keys do not change</source>
        <translation>Diese Tasten sind fest</translation>
    </message>
    <message>
        <source>Changed; by default it has no keys</source>
        <translation>Geändert; ursprünglich ohne Tasten</translation>
    </message>
    <message>
        <source>Changed; by default %1</source>
        <translation>Geändert; ursprünglich %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ShortcutsDialog</name>
    <message>
        <source>&amp;No keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Ursprüngliche Tasten</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command by its name or by what it does</source>
        <translation>Befehl nach Namen oder Wirkung suchen</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>or press its keys here</source>
        <translation>oder hier seine Tasten drücken</translation>
    </message>
    <message>
        <source>Find a command by its keys</source>
        <translation>Befehl nach seinen Tasten suchen</translation>
    </message>
    <message>
        <source>Press keys to see what they do; Escape shows all commands again</source>
        <translation>Tasten drücken, um zu sehen, was sie tun; Esc zeigt wieder alle Befehle</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation>Hier die neuen Tasten drücken</translation>
    </message>
    <message>
        <source>New keys of the command</source>
        <translation>Neue Tasten des Befehls</translation>
    </message>
    <message>
        <source>&amp;All to default…</source>
        <translation>&amp;Alle zurücksetzen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>No command has these words.</source>
        <translation>Kein Befehl hat diese Wörter.</translation>
    </message>
    <message>
        <source>Nothing has the keys %1.</source>
        <translation>Nichts hat die Tasten %1.</translation>
    </message>
    <message>
        <source>%1: these keys do not change</source>
        <translation>%1: Diese Tasten sind fest</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>%1 cannot be the keys of a command. They belong to: %2</source>
        <translation>%1 können nicht die Tasten eines Befehls sein. Sie gehören zu: %2</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 gehört zu: %2</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>Übe&amp;rnehmen</translation>
    </message>
    <message>
        <source>All commands have their default keys.</source>
        <translation>Alle Befehle haben ihre ursprünglichen Tasten.</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) get their default keys again.</source>
        <translation>
            <numerusform>%n Befehl bekommt seine ursprünglichen Tasten wieder.</numerusform>
            <numerusform>%n Befehle bekommen ihre ursprünglichen Tasten wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Print the keyboard shortcuts</source>
        <translation>Tastenkürzel drucken</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SignalMenu</name>
    <message>
        <source>&amp;New signal of the bus:</source>
        <translation>&amp;Neues Signal des Busses:</translation>
    </message>
    <message>
        <source>Signals of the bus</source>
        <translation>Signale des Busses</translation>
    </message>
    <message>
        <source>A name has letters, digits and _, and begins with a letter.</source>
        <translation>Ein Name besteht aus Buchstaben, Ziffern und _ und beginnt mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>&amp;Signal of the bus, or a new one:</source>
        <translation>&amp;Signal des Busses, oder ein neues:</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>%1 of %2 points were not ready when they were due; points came typically %3 late, at most %4</source>
        <translation>%1 von %2 Punkten waren nicht fertig, als sie fällig waren; Punkte kamen meist %3 zu spät, höchstens %4</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Relay ports</source>
        <translation>Durchgereichte Anschlüsse</translation>
    </message>
    <message>
        <source>End ports</source>
        <translation>Endanschlüsse</translation>
    </message>
    <message>
        <source>no variable changes that could be compared</source>
        <translation>keine Größe ändert sich, die verglichen werden könnte</translation>
    </message>
    <message>
        <source>largest difference %1 % of the range of %2, at %3 s</source>
        <translation>größter Unterschied %1 % des Bereichs von %2, bei %3 s</translation>
    </message>
    <message>
        <source>In %1 parts and %2 threads: %3 of all together; jointly: %4.</source>
        <translation>In %1 Teilen und %2 Threads: %3 von allen zusammen; gemeinsam: %4.</translation>
    </message>
    <message>
        <source>%1 steps in %2 s</source>
        <translation>%1 Schritte in %2 s</translation>
    </message>
    <message>
        <source>delay() delays by %1 s, which is outside of 0 to %2 s</source>
        <translation>delay() verzögert um %1 s, was außerhalb von 0 bis %2 s liegt</translation>
    </message>
    <message>
        <source>an operator with a past in a while that ends by what changes during the run</source>
        <translation>ein Operator mit Vergangenheit in einem while, dessen Ende von Größen abhängt, die sich im Lauf ändern</translation>
    </message>
    <message>
        <source>this loop still goes on after %1 turns</source>
        <translation>diese Schleife läuft nach %1 Durchgängen noch weiter</translation>
    </message>
    <message>
        <source>an array whose size changes in a while that ends by what changes during the run</source>
        <translation>ein Feld, dessen Größe sich in einem while ändert, dessen Ende von Größen abhängt, die sich im Lauf ändern</translation>
    </message>
    <message>
        <source>text in a while that ends by what changes during the run</source>
        <translation>Text in einem while, dessen Ende von Größen abhängt, die sich im Lauf ändern</translation>
    </message>
    <message>
        <source>while that ends by what changes during the run, outside of functions</source>
        <translation>while außerhalb von Funktionen, dessen Ende von Größen abhängt, die sich im Lauf ändern</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>subscript `%1` of `%2` is %3, which is outside of 1 to %4</source>
        <translation>der Index `%1` von `%2` ist %3 und liegt damit außerhalb von 1 bis %4</translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation>`%1` ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>`%1` limited %2 % of the steps</source>
        <translation>`%1` begrenzte %2 % der Schritte</translation>
    </message>
    <message>
        <source>the start and stop time must be finite</source>
        <translation>Start- und Endzeit müssen endlich sein</translation>
    </message>
    <message>
        <source>the stop time %1 s lies before the start time %2 s</source>
        <translation>die Endzeit %1 s liegt vor der Startzeit %2 s</translation>
    </message>
    <message>
        <source>the tolerance %1 is outside 1e-12..0.1</source>
        <translation>die Toleranz %1 liegt außerhalb 1e-12..0.1</translation>
    </message>
    <message>
        <source>the interval %1 s is negative</source>
        <translation>das Intervall %1 s ist negativ</translation>
    </message>
    <message>
        <source>the interval %1 s gives more than 1e9 rows</source>
        <translation>das Intervall %1 s ergibt mehr als 1e9 Zeilen</translation>
    </message>
    <message>
        <source>the regular expression `%1` for variables is wrong: %2</source>
        <translation>der reguläre Ausdruck `%1` für Größen ist falsch: %2</translation>
    </message>
    <message>
        <source>the model has errors</source>
        <translation>das Modell hat Fehler</translation>
    </message>
    <message>
        <source>the model has errors: %1</source>
        <translation>das Modell hat Fehler: %1</translation>
    </message>
    <message>
        <source>the saved state holds no `%1`; it starts at its start value</source>
        <translation>der gespeicherte Zustand enthält kein `%1`; es beginnt bei seinem Startwert</translation>
    </message>
    <message>
        <source>nothing determines the start of `%1`; it keeps its start value</source>
        <translation>nichts bestimmt den Anfang von `%1`; es behält seinen Startwert</translation>
    </message>
    <message>
        <source>there is no variable `%1` in these results</source>
        <translation>in diesen Ergebnissen gibt es keine Größe `%1`</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>an equation has no finite value at %1 s: %2</source>
        <translation>eine Gleichung hat bei %1 s keinen endlichen Wert: %2</translation>
    </message>
    <message>
        <source>look for a division by zero or a root of a negative number, and at start values far from what is physical</source>
        <translation>suchen Sie eine Division durch null oder eine Wurzel aus einer negativen Zahl, und sehen Sie nach unphysikalischen Startwerten</translation>
    </message>
    <message>
        <source>a system of equations has no solution that can be found at %1 s: %2</source>
        <translation>für ein Gleichungssystem ist bei %1 s keine Lösung zu finden: %2</translation>
    </message>
    <message>
        <source>check the parameters of the named component; a small volume between its neighbours makes the equations explicit</source>
        <translation>prüfen Sie die Parameter des genannten Bauteils; ein kleines Volumen zwischen seinen Nachbarn macht die Gleichungen explizit</translation>
    </message>
    <message>
        <source>a system of equations does not determine its unknowns at %1 s: %2</source>
        <translation>ein Gleichungssystem bestimmt bei %1 s seine Unbekannten nicht: %2</translation>
    </message>
    <message>
        <source>look for a parameter that is zero, or a part of the circuit that nothing holds</source>
        <translation>suchen Sie einen Parameter, der null ist, oder einen Teil des Kreises, den nichts hält</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <translation>bei %1 s: %2</translation>
    </message>
    <message>
        <source>switching at %1 s comes to no end: %2</source>
        <translation>das Schalten bei %1 s nimmt kein Ende: %2</translation>
    </message>
    <message>
        <source>no consistent start was found: %1</source>
        <translation>kein stimmiger Anfang wurde gefunden: %1</translation>
    </message>
    <message>
        <source>check the start values of the named component and of its neighbours</source>
        <translation>prüfen Sie die Startwerte des genannten Bauteils und seiner Nachbarn</translation>
    </message>
    <message>
        <source>an evaluation failed for an unknown reason, at %1 s</source>
        <translation>eine Auswertung schlug aus unbekanntem Grund fehl, bei %1 s</translation>
    </message>
    <message>
        <source>the integrator could not continue at %1 s</source>
        <translation>der Integrator konnte bei %1 s nicht fortfahren</translation>
    </message>
    <message>
        <source>at %1 s no step is small enough for the equations to be solved; `%2` converges worst</source>
        <translation>bei %1 s ist kein Schritt klein genug, um die Gleichungen zu lösen; am schlechtesten konvergiert `%2`</translation>
    </message>
    <message>
        <source>at %1 s no step is small enough for the tolerance; `%2` changes too fast</source>
        <translation>bei %1 s ist kein Schritt klein genug für die Toleranz; `%2` ändert sich zu schnell</translation>
    </message>
    <message>
        <source> (last: %1)</source>
        <translation> (zuletzt: %1)</translation>
    </message>
    <message>
        <source>check the parameters around the named component: very small volumes, masses or lags make quantities change within nanoseconds; else try a larger tolerance</source>
        <translation>prüfen Sie die Parameter um das genannte Bauteil: Sehr kleine Volumen, Massen oder Zeitkonstanten ändern Größen in Nanosekunden; sonst versuchen Sie eine größere Toleranz</translation>
    </message>
    <message>
        <source>`%1` switches again and again at %2 s, so that time does not advance</source>
        <translation>`%1` schaltet bei %2 s immer wieder, sodass die Zeit nicht weitergeht</translation>
    </message>
    <message>
        <source>`%1` switches ever sooner; after %2 s its next switching is too soon to be computed</source>
        <translation>`%1` schaltet in immer kürzeren Abständen; nach %2 s ist das nächste Mal zu nah, um berechnet zu werden</translation>
    </message>
    <message>
        <source>let the switching end below a smallest speed or distance, as a bouncing ball comes to rest; a smaller tolerance computes a few more</source>
        <translation>lassen Sie das Schalten unter einer kleinsten Geschwindigkeit oder Strecke enden, wie ein springender Ball zur Ruhe kommt; eine kleinere Toleranz berechnet noch einige Male mehr</translation>
    </message>
    <message>
        <source>give the switching a hysteresis, or the quantity that it compares some inertia or volume</source>
        <translation>geben Sie dem Schalten eine Hysterese oder der verglichenen Größe etwas Trägheit oder Volumen</translation>
    </message>
    <message>
        <source>warning at %1 s: %2</source>
        <translation>Warnung bei %1 s: %2</translation>
    </message>
    <message>
        <source>warning at %1 s from `%2`: %3</source>
        <translation>Warnung bei %1 s von `%2`: %3</translation>
    </message>
    <message>
        <source>there is no input `%1`</source>
        <translation>einen Eingang `%1` gibt es nicht</translation>
    </message>
    <message>
        <source>`%1` is no input of the model, so it cannot follow a signal</source>
        <translation>`%1` ist kein Eingang des Modells, kann also keinem Signal folgen</translation>
    </message>
    <message>
        <source>the signal of the input `%1` has no rows</source>
        <translation>das Signal des Eingangs `%1` hat keine Zeilen</translation>
    </message>
    <message>
        <source>the signal of the input `%1` has no finite value in row %2</source>
        <translation>das Signal des Eingangs `%1` hat in Zeile %2 keinen endlichen Wert</translation>
    </message>
    <message>
        <source>the time of the signal of the input `%1` falls in row %2</source>
        <translation>die Zeit des Signals des Eingangs `%1` fällt in Zeile %2</translation>
    </message>
    <message>
        <source>there is no parameter `%1`</source>
        <translation>es gibt keinen Parameter `%1`</translation>
    </message>
    <message>
        <source>`%1` is not a parameter; its value follows from the equations</source>
        <translation>`%1` ist kein Parameter; sein Wert folgt aus den Gleichungen</translation>
    </message>
    <message>
        <source>`%1` is final; its value follows from other parameters</source>
        <translation>`%1` ist final; sein Wert folgt aus anderen Parametern</translation>
    </message>
    <message>
        <source>the equations themselves depend on `%1`; change it in the model</source>
        <translation>die Gleichungen selbst hängen von `%1` ab; ändern Sie es im Modell</translation>
    </message>
    <message>
        <source>`%1` is a text, not a number</source>
        <translation>`%1` ist ein Text, keine Zahl</translation>
    </message>
    <message>
        <source>it is no matrix</source>
        <translation>sie ist keine Matrix</translation>
    </message>
    <message>
        <source>its numbers are not known before the run</source>
        <translation>ihre Zahlen sind vor dem Lauf nicht bekannt</translation>
    </message>
    <message>
        <source>it needs a row and two columns at least</source>
        <translation>sie braucht mindestens eine Zeile und zwei Spalten</translation>
    </message>
    <message>
        <source>it has no column %1</source>
        <translation>sie hat keine Spalte %1</translation>
    </message>
    <message>
        <source>it needs two rows and two columns at least, the first of them for the grids</source>
        <translation>sie braucht mindestens zwei Zeilen und zwei Spalten, je die erste für die Stützstellen</translation>
    </message>
    <message>
        <source>the monotone kinds of smoothness are for tables of one dimension</source>
        <translation>die monotonen Glättungen sind für eindimensionale Tabellen</translation>
    </message>
    <message>
        <source>the table is asked for </source>
        <translation>die Tabelle wird gefragt nach </translation>
    </message>
    <message>
        <source>, outside of its grid from %1 to %2</source>
        <translation>, außerhalb ihrer Stützstellen von %1 bis %2</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>`%1` does not begin with a line `#1`</source>
        <translation>`%1` beginnt nicht mit einer Zeile `#1`</translation>
    </message>
    <message>
        <source>its size %1 times %2 is impossible</source>
        <translation>ihre Größe %1 mal %2 ist unmöglich</translation>
    </message>
    <message>
        <source>line %1 of `%2`: `%3` is no number</source>
        <translation>Zeile %1 von `%2`: `%3` ist keine Zahl</translation>
    </message>
    <message>
        <source>`%1` has no table `%2`</source>
        <translation>`%1` hat keine Tabelle `%2`</translation>
    </message>
    <message>
        <source>`%1` has %2 numbers where %3 are announced</source>
        <translation>`%1` hat %2 Zahlen, angekündigt sind %3</translation>
    </message>
    <message>
        <source>line %1 of `%2` has %3 numbers where the lines above have %4</source>
        <translation>Zeile %1 von `%2` hat %3 Zahlen, die Zeilen darüber %4</translation>
    </message>
    <message>
        <source>its grid value %1 is not a number</source>
        <translation>ihre Stützstelle %1 ist keine Zahl</translation>
    </message>
    <message>
        <source>its grid value %1, %2, does not rise above the one before, %3</source>
        <translation>ihre Stützstelle %1, %2, liegt nicht über der vorigen, %3</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <translation>es gibt keine Größe `%1`</translation>
    </message>
    <message>
        <source>`%1` is no real number, so it cannot be an input</source>
        <translation>`%1` ist keine reelle Zahl und kann kein Eingang sein</translation>
    </message>
    <message>
        <source>the equations themselves depend on `%1`, so it cannot be an input</source>
        <translation>die Gleichungen selbst hängen von `%1` ab, daher kann es kein Eingang sein</translation>
    </message>
    <message>
        <source>`%1` is neither a parameter nor a signal, so it cannot be an input; name a parameter, or an input or output of a block or component</source>
        <translation>`%1` ist weder Parameter noch Signal und kann kein Eingang sein; nennen Sie einen Parameter oder einen Ein- oder Ausgang eines Blocks oder Bauteils</translation>
    </message>
    <message>
        <source>`%1` does not change continuously, so it cannot be an output</source>
        <translation>`%1` ändert sich nicht stetig und kann kein Ausgang sein</translation>
    </message>
    <message>
        <source>`%1` comes to a dead centre, where `%2` cannot be found from the states that were chosen for the run; describe the motion by a coordinate that serves everywhere, such as an angle</source>
        <translation>`%1` kommt in einen Totpunkt, in dem `%2` nicht mehr aus den Zuständen folgt, die für den Lauf gewählt wurden; beschreiben Sie die Bewegung durch eine Koordinate, die überall taugt, etwa einen Winkel</translation>
    </message>
    <message>
        <source>it is not JSON: %1 at byte %2</source>
        <translation>es ist kein JSON: %1 bei Byte %2</translation>
    </message>
    <message>
        <source>it holds no saved state of a model</source>
        <translation>es enthält keinen gespeicherten Zustand eines Modells</translation>
    </message>
    <message>
        <source>its format %1 is newer than this program knows (%2)</source>
        <translation>sein Format %1 ist neuer, als dieses Programm kennt (%2)</translation>
    </message>
    <message>
        <source>the value of `%1` is not a number</source>
        <translation>der Wert von `%1` ist keine Zahl</translation>
    </message>
    <message>
        <source>`%1` cannot be used as a start: %2</source>
        <translation>`%1` ist als Anfang nicht brauchbar: %2</translation>
    </message>
    <message>
        <source>a Real</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>an Integer</source>
        <translation>Integer</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>Boolean</translation>
    </message>
    <message>
        <source>an enumeration</source>
        <translation>eine Aufzählung</translation>
    </message>
    <message>
        <source>a String</source>
        <translation>String</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>ein Record</translation>
    </message>
    <message>
        <source>of enumeration %1</source>
        <translation>von der Aufzählung %1</translation>
    </message>
    <message>
        <source>`%1` switched %2×</source>
        <translation>`%1` schaltete %2×</translation>
    </message>
    <message>
        <source>`%1` made steps fail %2×</source>
        <translation>`%1` ließ %2× einen Schritt scheitern</translation>
    </message>
    <message>
        <source>parameter `%1` is %2</source>
        <translation>der Parameter `%1` ist %2</translation>
    </message>
    <message>
        <source>parameter `%1` is %2, but must not be below %3</source>
        <translation>der Parameter `%1` ist %2, darf aber nicht unter %3 liegen</translation>
    </message>
    <message>
        <source>parameter `%1` is %2, but must not be above %3</source>
        <translation>der Parameter `%1` ist %2, darf aber nicht über %3 liegen</translation>
    </message>
    <message>
        <source>`%1` of function `%2` has no value here: none of the assignments to it was reached</source>
        <translation>`%1` der Funktion `%2` hat hier keinen Wert: keine Zuweisung daran wurde erreicht</translation>
    </message>
    <message>
        <source>the saved state is one of `%1`; this is `%2`, which takes the values with the same paths</source>
        <translation>der gespeicherte Zustand gehört zu `%1`; dies ist `%2` und übernimmt die Werte mit gleichen Pfaden</translation>
    </message>
    <message>
        <source>this is a condition of the component itself: look at its parameters and at what drives it</source>
        <translation>dies ist eine Bedingung des Bauteils selbst: Sehen Sie nach seinen Parametern und nach dem, was es antreibt</translation>
    </message>
    <message>
        <source>`%1` delays by %2 s; give a time greater than 0</source>
        <translation>`%1` verzögert um %2 s; geben Sie eine Zeit größer als 0 an</translation>
    </message>
    <message>
        <source>a number, a Boolean or an enumeration</source>
        <translation>eine Zahl, ein Boolean oder eine Aufzählung</translation>
    </message>
    <message>
        <source>this loop still goes on after %1 turns; let it end by an Integer that counts by one</source>
        <translation>diese Schleife läuft nach %1 Durchgängen noch weiter; sie durch einen Integer enden lassen, der um eins zählt</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>ein Parameter</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>eine Konstante</translation>
    </message>
    <message>
        <source>the interval of `%1` is %2 s; give one greater than 0</source>
        <translation>das Intervall von `%1` ist %2 s; geben Sie ein größeres als 0 an</translation>
    </message>
    <message>
        <source>the derivatives are not finite</source>
        <translation>die Ableitungen sind nicht endlich</translation>
    </message>
    <message>
        <source>`%1` finds no consistent value</source>
        <translation>`%1` findet keinen widerspruchsfreien Wert</translation>
    </message>
    <message>
        <source>the initialPoints of spatialDistribution() do not rise from 0 to 1</source>
        <translation>die initialPoints von spatialDistribution() steigen nicht von 0 bis 1</translation>
    </message>
    <message>
        <source>the flow through spatialDistribution() is faster than the steps can follow</source>
        <translation>der Strom durch spatialDistribution() ist schneller, als die Schritte folgen können</translation>
    </message>
    <message>
        <source>`%1` changes by %2 per second without end: nothing balances what is fed in</source>
        <translation>`%1` ändert sich ohne Ende um %2 je Sekunde: nichts gleicht aus, was zugeführt wird</translation>
    </message>
    <message>
        <source>`%1` does not come to rest (it is %2 and changes by %3 per second)</source>
        <translation>`%1` kommt nicht zur Ruhe (der Wert ist %2 und ändert sich um %3 je Sekunde)</translation>
    </message>
    <message>
        <source>`%1` is %2</source>
        <translation>`%1` ist %2</translation>
    </message>
    <message>
        <source>%1, since it is divided by `%2`, which is 0</source>
        <translation>%1, da durch `%2` geteilt wird und dies 0 ist</translation>
    </message>
    <message>
        <source>%1 with `%2` = %3</source>
        <translation>%1 mit `%2` = %3</translation>
    </message>
    <message>
        <source>%1, `%2` = %3</source>
        <translation>%1, `%2` = %3</translation>
    </message>
    <message>
        <source>the equation for `%1`</source>
        <translation>die Gleichung für `%1`</translation>
    </message>
    <message>
        <source>%1 has the slope %2 over `%3`</source>
        <translation>%1 hat die Steigung %2 über `%3`</translation>
    </message>
    <message>
        <source>the equations for %1 are singular</source>
        <translation>die Gleichungen für %1 sind singulär</translation>
    </message>
    <message>
        <source>the residuals are not finite</source>
        <translation>die Residuen sind nicht endlich</translation>
    </message>
    <message>
        <source>the results are not finite</source>
        <translation>die Ergebnisse sind nicht endlich</translation>
    </message>
    <message>
        <source>the Jacobian is not finite</source>
        <translation>die Jacobi-Matrix ist nicht endlich</translation>
    </message>
    <message>
        <source>no solution found for %1</source>
        <translation>keine Lösung gefunden für %1</translation>
    </message>
    <message>
        <source>%1 is off by %2</source>
        <translation>%1 weicht um %2 ab</translation>
    </message>
    <message>
        <source>%1; worst off: %2</source>
        <translation>%1; am weitesten: %2</translation>
    </message>
    <message>
        <source>the equations %1 do not determine %2</source>
        <translation>die Gleichungen %1 bestimmen %2 nicht</translation>
    </message>
    <message>
        <source>the equation %1 does not determine %2</source>
        <translation>die Gleichung %1 bestimmt %2 nicht</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 of `%2`</source>
        <translation>%1 von `%2`</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>There is no operating point: %1</source>
        <translation>Es gibt keinen Betriebspunkt: %1</translation>
    </message>
    <message>
        <source>No wanted value depends on %1.</source>
        <translation>Kein gewünschter Wert hängt von %1 ab.</translation>
    </message>
    <message>
        <source>%1 depends on none of the parameters to be found.</source>
        <translation>%1 hängt von keinem der gesuchten Parameter ab.</translation>
    </message>
    <message>
        <source>No value is wanted.</source>
        <translation>Es ist kein Wert verlangt.</translation>
    </message>
    <message>
        <source>Wanted values: %1, parameters to be found: %2; there must be as many parameters as values.</source>
        <translation>Verlangte Werte: %1, gesuchte Parameter: %2; es müssen gleich viele sein.</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>Es gibt keine Variable %1.</translation>
    </message>
    <message>
        <source>The circuit does not compute %1.</source>
        <translation>Die Schaltung berechnet %1 nicht.</translation>
    </message>
    <message>
        <source>%1 is no real number.</source>
        <translation>%1 ist keine reelle Zahl.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>No values of parameters were found that give the wanted ones.</source>
        <translation>Es fanden sich keine Werte der Parameter, die die gewünschten ergeben.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 is given %2</source>
        <translation>%1 %2 gegeben ist</translation>
    </message>
    <message>
        <source>: its surroundings do not give that, or its own equations do not give the rest</source>
        <translation>: Die Umgebung gibt das nicht, oder die eigenen Gleichungen geben den Rest nicht</translation>
    </message>
    <message>
        <source> as long as </source>
        <translation>, solange </translation>
    </message>
    <message>
        <source>The circuit cannot start: %1</source>
        <translation>Die Schaltung kann nicht beginnen: %1</translation>
    </message>
    <message>
        <source>the run ended before its time</source>
        <translation>der Lauf endete vor seiner Zeit</translation>
    </message>
    <message>
        <source>a pipe with `spatialDistribution()` has no linear system; use a `delay()` in its place</source>
        <translation>ein Rohr mit `spatialDistribution()` hat kein lineares System; nehmen Sie an dessen Stelle ein `delay()`</translation>
    </message>
    <message>
        <source>%1: the equations hold only with `%2` = %3, below its least value, %4</source>
        <translation>%1: die Gleichungen gelten nur mit `%2` = %3, unter seinem kleinsten Wert, %4</translation>
    </message>
    <message>
        <source>%1: the equations hold only with `%2` = %3, above its largest value, %4</source>
        <translation>%1: die Gleichungen gelten nur mit `%2` = %3, über seinem größten Wert, %4</translation>
    </message>
    <message>
        <source>the circuit is run as one part: no delay, as of a transmission line, cuts it into several</source>
        <translation>die Schaltung läuft als ein Teil: keine Laufzeit, wie die einer Wellenleitung, zerlegt sie in mehrere</translation>
    </message>
    <message>
        <source>so few states take little time in any case</source>
        <translation>so wenige Zustände brauchen in jedem Fall wenig Zeit</translation>
    </message>
    <message>
        <source>one part has most of the states, the others would wait for it</source>
        <translation>ein Teil hat die meisten Zustände, die anderen würden auf ihn warten</translation>
    </message>
    <message>
        <source>the delays are so short that the parts would mostly wait</source>
        <translation>die Laufzeiten sind so kurz, dass die Teile meist warten würden</translation>
    </message>
    <message>
        <source>as was chosen</source>
        <translation>wie gewählt</translation>
    </message>
    <message>
        <source>as this method was chosen for the whole</source>
        <translation>da dieses Verfahren für das Ganze gewählt ist</translation>
    </message>
    <message>
        <source>delays cut the circuit into %1 parts, each run on its own steps: %2</source>
        <translation>Laufzeiten trennen die Schaltung in %1 Teile, jeder in eigenen Schritten gerechnet: %2</translation>
    </message>
    <message>
        <source>delays cut the circuit into %1 parts, run jointly: %2</source>
        <translation>Laufzeiten trennen die Schaltung in %1 Teile, gemeinsam gerechnet: %2</translation>
    </message>
    <message>
        <source>give the conditions a hysteresis, or the switched quantity a delay; in a circle of steps one transition has to wait for something</source>
        <translation>geben Sie den Bedingungen eine Hysterese oder der geschalteten Größe eine Verzögerung; in einer Schleife aus Schritten muss eine Transition auf etwas warten</translation>
    </message>
    <message>
        <source>that takes less time, with errors of the same size</source>
        <translation>das dauert weniger lang, mit Fehlern gleicher Größe</translation>
    </message>
    <message>
        <source>the loop cannot be cut at `%1`, which is a state; cut it at an input that it leads to</source>
        <translation>der Kreis kann bei `%1`, einem Zustand, nicht aufgetrennt werden; trennen Sie ihn an einem Eingang auf, zu dem es führt</translation>
    </message>
    <message>
        <source>`%1` is no signal; a loop is cut at one, as at the input of a valve</source>
        <translation>`%1` ist kein Signal; ein Kreis wird an einem aufgetrennt, etwa am Eingang eines Ventils</translation>
    </message>
    <message>
        <source>`%1` has the value of `%2`; set that one, or give `%1` a value of its own in the model</source>
        <translation>`%1` hat den Wert von `%2`; ändern Sie diesen, oder geben Sie `%1` im Modell einen eigenen</translation>
    </message>
    <message>
        <source>at %1 s time does not go on, however small the steps are</source>
        <translation>bei %1 s geht die Zeit nicht weiter, wie klein die Schritte auch sind</translation>
    </message>
    <message>
        <source>`%1` is %2, below its min of %3; what depends on it may be wrong</source>
        <translation>`%1` ist %2, unter seinem min von %3; was davon abhängt, kann falsch sein</translation>
    </message>
    <message>
        <source>`%1` is %2, above its max of %3; what depends on it may be wrong</source>
        <translation>`%1` ist %2, über seinem max von %3; was davon abhängt, kann falsch sein</translation>
    </message>
    <message>
        <source>Integer `%1` would be %2, which is beyond the range of Integers, %3 to %4; let it be a Real</source>
        <translation>Die ganze Zahl `%1` wäre %2, jenseits des Bereichs ganzer Zahlen, %3 bis %4; machen Sie sie zu einer Real</translation>
    </message>
    <message>
        <source>%1 where the condition `%2` is about to change; a branch is followed beyond the end of its condition until the event is found, so give it a value there too, or write the condition in noEvent()</source>
        <translation>%1, wo sich die Bedingung `%2` gerade ändert; einem Zweig wird über das Ende seiner Bedingung hinaus gefolgt, bis das Ereignis gefunden ist; geben Sie ihm auch dort einen Wert, oder schreiben Sie die Bedingung in noEvent()</translation>
    </message>
    <message>
        <source>from %1 s on %2 made the steps, as %3 could make none</source>
        <translation>ab %1 s machte %2 die Schritte, da %3 keinen machen konnte</translation>
    </message>
    <message>
        <source>from %1 s on %2 made the steps, as %3 made no progress: steps of %4 s; that goes %5 times as fast</source>
        <translation>ab %1 s machte %2 die Schritte, da %3 nicht vorankam: Schritte von %4 s; so geht es %5-mal so schnell</translation>
    </message>
    <message>
        <source>automatic choice</source>
        <translation>automatische Wahl</translation>
    </message>
    <message>
        <source>Radau IIA</source>
        <translation>Radau IIA</translation>
    </message>
    <message>
        <source>ARKODE, explicit</source>
        <translation>ARKODE, explizit</translation>
    </message>
    <message>
        <source>CVODE, BDF</source>
        <translation>CVODE, BDF</translation>
    </message>
    <message>
        <source>CVODE, Adams</source>
        <translation>CVODE, Adams</translation>
    </message>
    <message>
        <source>IDA</source>
        <translation>IDA</translation>
    </message>
    <message>
        <source>no states</source>
        <translation>keine Zustände</translation>
    </message>
    <message>
        <source>%1: %2 steps</source>
        <translation>%1: %2 Schritte</translation>
    </message>
    <message>
        <source>the method was changed %1 times in all</source>
        <translation>das Verfahren wurde insgesamt %1-mal gewechselt</translation>
    </message>
    <message>
        <source>`%1` is differentiated on its way to `%2`, so no proper linear system has it as an input; lead it through a lag</source>
        <translation>`%1` wird auf dem Weg zu `%2` differenziert, sodass kein lineares System es als Eingang hat; führen Sie es durch ein Verzögerungsglied</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but set different values there, %3 and %4; make them equal, or put a line between them</source>
        <translation>`%1` und `%2` sind verbunden, geben dort aber verschiedene Werte vor, %3 und %4; machen Sie beide gleich, oder setzen Sie eine Leitung dazwischen</translation>
    </message>
    <message>
        <source>reinit outside when</source>
        <translation>reinit außerhalb von when</translation>
    </message>
    <message>
        <source>terminate outside when</source>
        <translation>terminate außerhalb von when</translation>
    </message>
    <message>
        <source>state machine</source>
        <translation>Zustandsautomat</translation>
    </message>
    <message>
        <source>%1 as a variable of a function</source>
        <translation>%1 als Variable einer Funktion</translation>
    </message>
    <message>
        <source>when inside another statement</source>
        <translation>when in einer anderen Anweisung</translation>
    </message>
    <message>
        <source>%1 in a function</source>
        <translation>%1 in einer Funktion</translation>
    </message>
    <message>
        <source>%1 inside another statement</source>
        <translation>%1 in einer anderen Anweisung</translation>
    </message>
    <message>
        <source>operator of records</source>
        <translation>Operator für Records</translation>
    </message>
    <message>
        <source>synchronous clock</source>
        <translation>synchroner Takt</translation>
    </message>
    <message>
        <source>String() of a changing value outside a message</source>
        <translation>String() eines veränderlichen Werts außerhalb einer Meldung</translation>
    </message>
    <message>
        <source>String that changes during the run</source>
        <translation>String, der sich im Lauf ändert</translation>
    </message>
    <message>
        <source>time in a function</source>
        <translation>time in einer Funktion</translation>
    </message>
    <message>
        <source>terminate under if in when</source>
        <translation>terminate unter if in when</translation>
    </message>
    <message>
        <source>when or connect inside when</source>
        <translation>when oder connect in when</translation>
    </message>
    <message>
        <source>String variable %1</source>
        <translation>String-Variable %1</translation>
    </message>
    <message>
        <source>%1 is what is to be found: a curve goes over another value.</source>
        <translation>%1 soll gefunden werden: Eine Kurve geht über einen anderen Wert.</translation>
    </message>
    <message>
        <source>Line %1: the time runs backwards; the rows are sorted.</source>
        <translation>Zeile %1: Die Zeit läuft rückwärts; die Zeilen werden sortiert.</translation>
    </message>
    <message>
        <source>The time runs backwards in %1 lines, first in line %2; the rows are sorted.</source>
        <translation>Die Zeit läuft in %1 Zeilen rückwärts, zuerst in Zeile %2; die Zeilen werden sortiert.</translation>
    </message>
    <message>
        <source>Line %1: the time of day begins anew, which is taken as midnight.</source>
        <translation>Zeile %1: Die Uhrzeit beginnt von vorn, was als Mitternacht genommen wird.</translation>
    </message>
    <message>
        <source>straight lines bridge the gaps</source>
        <translation>Geraden überbrücken die Lücken</translation>
    </message>
    <message>
        <source>the curve has gaps there</source>
        <translation>die Kurve hat dort Lücken</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
    <message>
        <source>none of its lines has a time; first line of values: %1</source>
        <translation>keine ihrer Zeilen hat eine Zeit; erste Zeile der Werte: %1</translation>
    </message>
    <message>
        <source>the .mat file would have %1 GB, and programs that read them, as OMEdit, open no more than 2 GB: write CSV, or fewer variables or rows</source>
        <translation>die .mat-Datei hätte %1 GB, und Programme, die sie lesen, wie OMEdit, öffnen höchstens 2 GB: schreiben Sie CSV, oder weniger Variablen oder Zeilen</translation>
    </message>
    <message>
        <source>These have not as many values as the time and are left out: %1.</source>
        <translation>Diese haben nicht so viele Werte wie die Zeit und bleiben weg: %1.</translation>
    </message>
    <message>
        <source>no vector has as many values as the time, `%1`</source>
        <translation>kein Vektor hat so viele Werte wie die Zeit, `%1`</translation>
    </message>
    <message>
        <source>The time runs backwards; the rows are sorted.</source>
        <translation>Die Zeit läuft rückwärts; die Zeilen werden sortiert.</translation>
    </message>
    <message>
        <source>it has no vectors of numbers; tables and time series objects of MATLAB have to be saved as plain arrays</source>
        <translation>sie hat keine Vektoren von Zahlen; Tabellen und Zeitreihenobjekte von MATLAB müssen als einfache Felder gespeichert werden</translation>
    </message>
    <message>
        <source>`%1` is complex: its real part is taken.</source>
        <translation>`%1` ist komplex: Der Realteil wird genommen.</translation>
    </message>
    <message>
        <source>it has no vector `%1`; there are %2</source>
        <translation>sie hat keinen Vektor `%1`; es gibt %2</translation>
    </message>
    <message>
        <source>none of its vectors is named `t` or `time`; say which one is the time: %1</source>
        <translation>keiner ihrer Vektoren heißt `t` oder `time`; geben Sie an, welcher die Zeit ist: %1</translation>
    </message>
    <message>
        <source>it is damaged or cut off</source>
        <translation>sie ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>it is damaged, or no .mat file of a known version</source>
        <translation>sie ist beschädigt, oder keine .mat-Datei einer bekannten Version</translation>
    </message>
    <message>
        <source>it is a workbook or another archive; save the sheet as CSV</source>
        <translation>sie ist eine Arbeitsmappe oder ein anderes Archiv; speichern Sie das Blatt als CSV</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>sie ist ein Gerät oder eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>it is a damaged trajectory: `name` or `dataInfo` is missing</source>
        <translation>sie ist eine beschädigte Trajektorie: `name` oder `dataInfo` fehlt</translation>
    </message>
    <message>
        <source>it is a damaged trajectory: %1 names, %2 entries of dataInfo, %3 rows</source>
        <translation>sie ist eine beschädigte Trajektorie: %1 Namen, %2 Einträge von dataInfo, %3 Zeilen</translation>
    </message>
    <message>
        <source>it is a damaged trajectory: `%1` has no values</source>
        <translation>sie ist eine beschädigte Trajektorie: `%1` hat keine Werte</translation>
    </message>
    <message>
        <source>it has no variable beside the time</source>
        <translation>sie hat außer der Zeit keine Variable</translation>
    </message>
    <message>
        <source>it is damaged or cut off: rows from %1 on cannot be read</source>
        <translation>sie ist beschädigt oder abgeschnitten: Zeilen ab %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>its time falls in row %1</source>
        <translation>ihre Zeit fällt in Zeile %1</translation>
    </message>
    <message>
        <source>Rows with the same time as two before them: %1, first in line %2; the clock of the file is coarse.</source>
        <translation>Zeilen mit derselben Zeit wie zwei davor: %1, zuerst Zeile %2; die Uhr der Datei ist grob.</translation>
    </message>
    <message>
        <source>Lines without a time, which are left out: %1, first line %2: `%3`.</source>
        <translation>Zeilen ohne Zeit, die wegbleiben: %1, zuerst Zeile %2: `%3`.</translation>
    </message>
    <message>
        <source>Missing values of `%2`: %1, first in line %3; %4.</source>
        <translation>Fehlende Werte von `%2`: %1, zuerst in Zeile %3; %4.</translation>
    </message>
    <message>
        <source>Values of `%2` that are no numbers: %1, first in line %3: `%4`; %5.</source>
        <translation>Werte von `%2`, die keine Zahlen sind: %1, zuerst in Zeile %3: `%4`; %5.</translation>
    </message>
    <message>
        <source>Rows without a time, which are left out: %1.</source>
        <translation>Zeilen ohne Zeit, die wegbleiben: %1.</translation>
    </message>
    <message>
        <source>it is an MDF measurement file; convert it to CSV or .mat, as asammdf does</source>
        <translation>sie ist eine MDF-Messdatei; wandeln Sie sie in CSV oder .mat um, wie es asammdf kann</translation>
    </message>
    <message>
        <source>it is a Parquet file; convert it to CSV, as pandas does</source>
        <translation>sie ist eine Parquet-Datei; wandeln Sie sie in CSV um, wie es pandas kann</translation>
    </message>
    <message>
        <source>Parameters that are left out, as the file has very many rows: %1.</source>
        <translation>Parameter, die wegbleiben, da die Datei sehr viele Zeilen hat: %1.</translation>
    </message>
    <message>
        <source>it is a TDMS file of LabVIEW; export it as CSV or .mat, as LabVIEW, Excel&apos;s TDM importer or npTDMS do</source>
        <translation>sie ist eine TDMS-Datei von LabVIEW; exportieren Sie sie als CSV oder .mat, wie es LabVIEW, der TDM-Importer von Excel oder npTDMS können</translation>
    </message>
    <message>
        <source>one of the two has no values over time</source>
        <translation>eine von beiden hat keine Werte über der Zeit</translation>
    </message>
    <message>
        <source>one of the two is more than %1 times as long as the other</source>
        <translation>eine von beiden ist mehr als %1-mal so lang wie die andere</translation>
    </message>
    <message>
        <source>they have no time in common; let the shift be found, too</source>
        <translation>sie haben keine gemeinsame Zeit; lassen Sie auch die Verschiebung suchen</translation>
    </message>
    <message>
        <source>An expression is expected, as `cylinder.pA - cylinder.pB`.</source>
        <translation>Hier steht ein Ausdruck, etwa `cylinder.pA - cylinder.pB`.</translation>
    </message>
    <message>
        <source>The expression is nested too deeply.</source>
        <translation>Der Ausdruck ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>`%1` is no number.</source>
        <translation>`%1` ist keine Zahl.</translation>
    </message>
    <message>
        <source>There is no variable `%1` in the results.</source>
        <translation>In den Ergebnissen gibt es keine Größe `%1`.</translation>
    </message>
    <message>
        <source>A condition cannot be compared with a number.</source>
        <translation>Eine Bedingung lässt sich nicht mit einer Zahl vergleichen.</translation>
    </message>
    <message>
        <source>The branches are a number and a condition.</source>
        <translation>Die Zweige sind eine Zahl und eine Bedingung.</translation>
    </message>
    <message>
        <source>`%1` is no function of curves; there are %2.</source>
        <translation>`%1` ist keine Funktion von Kurven; es gibt %2.</translation>
    </message>
    <message>
        <source>`%1` takes one argument.</source>
        <translation>`%1` nimmt ein Argument.</translation>
    </message>
    <message>
        <source>`%1` takes %2 arguments.</source>
        <translation>`%1` nimmt %2 Argumente.</translation>
    </message>
    <message>
        <source>`%1` changes at events only and has no derivative.</source>
        <translation>`%1` ändert sich nur bei Ereignissen und hat keine Ableitung.</translation>
    </message>
    <message>
        <source>`%1` must be a time above zero that stays the same.</source>
        <translation>`%1` muss eine gleichbleibende Zeit über null sein.</translation>
    </message>
    <message>
        <source>`%1` is in %2, and a time is expected.</source>
        <translation>`%1` ist in %2, erwartet wird eine Zeit.</translation>
    </message>
    <message>
        <source>`%1` is a number, and a condition is expected.</source>
        <translation>`%1` ist eine Zahl, erwartet wird eine Bedingung.</translation>
    </message>
    <message>
        <source>`%1` is a condition, and a number is expected; `if %1 then 1 else 0` makes one of it.</source>
        <translation>`%1` ist eine Bedingung, erwartet wird eine Zahl; `if %1 then 1 else 0` macht eine daraus.</translation>
    </message>
    <message>
        <source>`%1` is in %2, and a number without a unit is expected.</source>
        <translation>`%1` ist in %2, erwartet wird eine Zahl ohne Einheit.</translation>
    </message>
    <message>
        <source>`%1` is in %2, but `%3` in %4; bring both to the same unit.</source>
        <translation>`%1` ist in %2, `%3` aber in %4; bringen Sie beide auf dieselbe Einheit.</translation>
    </message>
    <message>
        <source>`%1` is neither a time, as `200 ms`, nor a condition, as `valve.u &gt; 0`.</source>
        <translation>`%1` ist weder eine Zeit wie `200 ms` noch eine Bedingung wie `valve.u &gt; 0`.</translation>
    </message>
    <message>
        <source>`%1` is never true in this run.</source>
        <translation>`%1` ist in diesem Lauf nie wahr.</translation>
    </message>
    <message>
        <source>`%1` does not become true after %2 s.</source>
        <translation>`%1` wird nach %2 s nicht mehr wahr.</translation>
    </message>
    <message>
        <source>The run has no values in the window.</source>
        <translation>Der Lauf hat im Fenster keine Werte.</translation>
    </message>
    <message>
        <source>The run has no values of it.</source>
        <translation>Der Lauf hat davon keine Werte.</translation>
    </message>
    <message>
        <source>The lower limit is above the upper one.</source>
        <translation>Die untere Grenze liegt über der oberen.</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Endwert</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Peak to peak</source>
        <translation>Spitze-Spitze</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>Effektivwert</translation>
    </message>
    <message>
        <source>Integral</source>
        <translation>Integral</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Rise time</source>
        <translation>Anstiegszeit</translation>
    </message>
    <message>
        <source>Overshoot</source>
        <translation>Überschwingen</translation>
    </message>
    <message>
        <source>Settling time</source>
        <translation>Einschwingzeit</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Time of minimum</source>
        <translation>Zeit des Minimums</translation>
    </message>
    <message>
        <source>Time of maximum</source>
        <translation>Zeit des Maximums</translation>
    </message>
    <message>
        <source>The run has no values at these times.</source>
        <translation>Der Lauf hat zu diesen Zeiten keine Werte.</translation>
    </message>
    <message>
        <source>It has no value at these times.</source>
        <translation>Zu diesen Zeiten gibt es keinen Wert.</translation>
    </message>
    <message>
        <source>The window has no duration.</source>
        <translation>Das Fenster hat keine Dauer.</translation>
    </message>
    <message>
        <source>It ends where it began, so there is no rise.</source>
        <translation>Sie endet, wo sie begann, also gibt es keinen Anstieg.</translation>
    </message>
    <message>
        <source>It does not reach 90 % of its change.</source>
        <translation>Sie erreicht 90 % ihrer Änderung nicht.</translation>
    </message>
    <message>
        <source>It ends where it began, so there is no step to go beyond.</source>
        <translation>Sie endet, wo sie begann, also gibt es keinen Sprung, über den sie hinausgehen könnte.</translation>
    </message>
    <message>
        <source>It ends where it began, so there is no step to settle from.</source>
        <translation>Sie endet, wo sie begann, also gibt es keinen Sprung, nach dem sie einschwingen könnte.</translation>
    </message>
    <message>
        <source>It does not swing twice about its mean.</source>
        <translation>Sie schwingt nicht zweimal um ihren Mittelwert.</translation>
    </message>
    <message>
        <source>it has no column of numbers beside the time: it begins with `%1`; export it as text with a column of numbers for each channel</source>
        <translation>sie hat neben der Zeit keine Spalte mit Zahlen: Sie beginnt mit `%1`; exportieren Sie sie als Text mit einer Spalte von Zahlen für jeden Kanal</translation>
    </message>
    <message>
        <source>it is no text but numbers of a binary format; export it as CSV or .mat with the program that wrote it</source>
        <translation>sie ist kein Text, sondern in einem binären Format; exportieren Sie sie mit dem Programm, das sie geschrieben hat, als CSV oder .mat</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <translation>`%1` ist leer</translation>
    </message>
    <message>
        <source>`%1` is no file of MATLAB</source>
        <translation>`%1` ist keine Datei von MATLAB</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufallszahl</translation>
    </message>
    <message>
        <source>a seed that differs from run to run</source>
        <translation>ein Startwert, der von Lauf zu Lauf ein anderer ist</translation>
    </message>
    <message>
        <source>the circuit has no component that power goes through</source>
        <translation>der Schaltplan hat kein Bauteil, durch das Leistung geht</translation>
    </message>
    <message>
        <source>the circuit has no start: %1</source>
        <translation>der Schaltplan hat keinen Anfang: %1</translation>
    </message>
    <message>
        <source>`%1` is inherited from another class, or one of several in an array</source>
        <translation>`%1` ist von einer anderen Klasse geerbt oder eines von mehreren in einem Feld</translation>
    </message>
    <message>
        <source>`%1` reads a port or a node that a bond graph does not have</source>
        <translation>`%1` liest einen Anschluss oder Knoten, den ein Bondgraph nicht hat</translation>
    </message>
    <message>
        <source>there is no adapter from bonds to the port `%1.%2`</source>
        <translation>es gibt keinen Adapter von Bonds zum Anschluss `%1.%2`</translation>
    </message>
    <message>
        <source>The circuit cannot be computed.</source>
        <translation>Die Schaltung kann nicht berechnet werden.</translation>
    </message>
    <message>
        <source>Nothing in the circuit passes power.</source>
        <translation>Nichts in der Schaltung überträgt Leistung.</translation>
    </message>
    <message>
        <source>split at %1</source>
        <translation>geschnitten bei %1</translation>
    </message>
    <message>
        <source>until it holds: %1</source>
        <translation>bis sie gilt: %1</translation>
    </message>
    <message>
        <source>joint of %1</source>
        <translation>Verbindung von %1</translation>
    </message>
    <message>
        <source>the circuit itself</source>
        <translation>die Schaltung selbst</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>%1 is missing at the end</source>
        <translation>%1 fehlt am Ende</translation>
    </message>
    <message>
        <source>%1 is missing before &quot;%2&quot;</source>
        <translation>%1 fehlt vor &quot;%2&quot;</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>the letter of an element</source>
        <translation>der Buchstabe eines Elements</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>mass flow</source>
        <translation>Massenstrom</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>Volumenstrom</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>current</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>heat flow</source>
        <translation>Wärmestrom</translation>
    </message>
    <message>
        <source>an open port</source>
        <translation>ein offener Anschluss</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>linear unknown</source>
        <translation>lineare Unbekannte</translation>
    </message>
    <message>
        <source>computed in the loop</source>
        <translation>in der Schleife berechnet</translation>
    </message>
    <message>
        <source>iterated</source>
        <translation>iteriert</translation>
    </message>
    <message>
        <source>algebraic</source>
        <translation>algebraisch</translation>
    </message>
    <message>
        <source>with integration</source>
        <translation>mit Integration</translation>
    </message>
    <message>
        <source>with differentiation</source>
        <translation>mit Differentiation</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Anschluss</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>chosen; %1</source>
        <translation>gewählt; %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>chosen; as the program finds it</source>
        <translation>gewählt; wie das Programm sie findet</translation>
    </message>
    <message>
        <source>as the program finds it</source>
        <translation>wie das Programm sie findet</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Gleichung</translation>
    </message>
    <message>
        <source>%1, split here</source>
        <translation>%1, hier geschnitten</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Gleichungen</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bauteile</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>Verzögert</translation>
    </message>
    <message>
        <source>from part %1 by %2 ms</source>
        <translation>von Teil %1 um %2 ms</translation>
    </message>
    <message>
        <source>Came in [%1]</source>
        <translation>Kam herein [%1]</translation>
    </message>
    <message>
        <source>Given [%1]</source>
        <translation>Gegeben [%1]</translation>
    </message>
    <message>
        <source>Delivered [%1]</source>
        <translation>Abgegeben [%1]</translation>
    </message>
    <message>
        <source>Stored [%1]</source>
        <translation>Gespeichert [%1]</translation>
    </message>
    <message>
        <source>Lost [%1]</source>
        <translation>Verloren [%1]</translation>
    </message>
    <message>
        <source>Left out by its laws [%1]</source>
        <translation>Von seinen Gesetzen ausgelassen [%1]</translation>
    </message>
    <message>
        <source>Share of all that was given</source>
        <translation>Anteil an allem, was gegeben wurde</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>alle zusammen</translation>
    </message>
    <message>
        <source>the bonds that `%1` names cannot be read: %2</source>
        <translation>die Bonds, die `%1` nennt, sind nicht lesbar: %2</translation>
    </message>
    <message>
        <source>Lossless: in any state the power into some ports equals the power out of the others.</source>
        <translation>Verlustlos: In jedem Zustand ist die Leistung in einige Anschlüsse gleich der Leistung aus den anderen.</translation>
    </message>
    <message>
        <source>Dissipates: it takes power in any state of its ports.</source>
        <translation>Dissipiert: Es nimmt in jedem Zustand seiner Anschlüsse Leistung auf.</translation>
    </message>
    <message>
        <source>Gives power in any state of its ports.</source>
        <translation>Gibt in jedem Zustand seiner Anschlüsse Leistung ab.</translation>
    </message>
    <message>
        <source>Takes or gives power, depending on the state of its ports.</source>
        <translation>Nimmt Leistung auf oder gibt sie ab, je nach dem Zustand seiner Anschlüsse.</translation>
    </message>
    <message>
        <source>Stores: %1 of %2 equations are between efforts and flows; the others contain derivatives.</source>
        <translation>Speichert: %1 von %2 Gleichungen stehen zwischen Potential- und Flussgrößen; die anderen enthalten Ableitungen.</translation>
    </message>
    <message>
        <source>Source: it fixes an effort or a flow by itself.</source>
        <translation>Quelle: Sie legt eine Potential- oder Flussgröße von sich aus fest.</translation>
    </message>
    <message>
        <source>Not linear: %1 of %2 equations have constant coefficients; its power depends on the others.</source>
        <translation>Nicht linear: %1 von %2 Gleichungen haben konstante Koeffizienten; seine Leistung hängt von den anderen ab.</translation>
    </message>
    <message>
        <source>E F&apos; + F E&apos; = 0</source>
        <translation>E F&apos; + F E&apos; = 0</translation>
    </message>
    <message>
        <source>E F&apos; + F E&apos; is not 0</source>
        <translation>E F&apos; + F E&apos; ist nicht 0</translation>
    </message>
    <message>
        <source>rank of [E F] is %1 with %2 ports</source>
        <translation>der Rang von [E F] ist %1 bei %2 Anschlüssen</translation>
    </message>
    <message>
        <source>Volume node</source>
        <translation>Volumenknoten</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Zweige</translation>
    </message>
    <message>
        <source>Pressure at the start</source>
        <translation>Druck am Anfang</translation>
    </message>
    <message>
        <source>none, ideal</source>
        <translation>keins, ideal</translation>
    </message>
    <message>
        <source>%1 at mid-stroke</source>
        <translation>%1 bei halbem Hub</translation>
    </message>
    <message>
        <source>supplies effort and flow</source>
        <translation>gibt Potential und Fluss</translation>
    </message>
    <message>
        <source>receives effort and flow</source>
        <translation>nimmt Potential und Fluss</translation>
    </message>
    <message>
        <source>effort supplier</source>
        <translation>gibt das Potential</translation>
    </message>
    <message>
        <source>flow supplier</source>
        <translation>gibt den Fluss</translation>
    </message>
    <message>
        <source>modulating</source>
        <translation>modulierend</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>messend</translation>
    </message>
    <message>
        <source>signal in</source>
        <translation>Signal hinein</translation>
    </message>
    <message>
        <source>signal out</source>
        <translation>Signal hinaus</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>slave</source>
        <translation>Slave</translation>
    </message>
    <message>
        <source>end port</source>
        <translation>Endanschluss</translation>
    </message>
    <message>
        <source>relay port, to %1</source>
        <translation>durchgereicht an %1</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>nimmt</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>can be computed</source>
        <translation>kann berechnet werden</translation>
    </message>
    <message>
        <source>by %1 equations</source>
        <translation>aus %1 Gleichungen</translation>
    </message>
    <message>
        <source>cannot be computed</source>
        <translation>kann nicht berechnet werden</translation>
    </message>
    <message>
        <source>no equation is left for it</source>
        <translation>keine Gleichung ist dafür übrig</translation>
    </message>
    <message>
        <source>there are only %1 equations for %2 unknowns: %3</source>
        <translation>es gibt nur %1 Gleichungen für %2 Unbekannte: %3</translation>
    </message>
    <message>
        <source>would do</source>
        <translation>würde genügen</translation>
    </message>
    <message>
        <source>no single variable: more than one has to be known</source>
        <translation>keine einzelne Größe: mehr als eine muss bekannt sein</translation>
    </message>
    <message>
        <source>any one of %1</source>
        <translation>eine von %1</translation>
    </message>
    <message>
        <source>too much is known</source>
        <translation>zu viel ist bekannt</translation>
    </message>
    <message>
        <source>these equations bind it; leave one out</source>
        <translation>diese Gleichungen binden es; lassen Sie eines weg</translation>
    </message>
    <message>
        <source>moves at constant speed</source>
        <translation>bewegt sich mit konstanter Geschwindigkeit</translation>
    </message>
    <message>
        <source>what is known does not let it rest</source>
        <translation>was bekannt ist, lässt keine Ruhe zu</translation>
    </message>
    <message>
        <source>a parameter or an input</source>
        <translation>ein Parameter oder ein Eingang</translation>
    </message>
    <message>
        <source>the equations leave it one value only</source>
        <translation>die Gleichungen lassen ihr nur einen Wert</translation>
    </message>
    <message>
        <source>integrated from its start</source>
        <translation>vom Anfang an integriert</translation>
    </message>
    <message>
        <source>changes at events only</source>
        <translation>ändert sich nur bei Ereignissen</translation>
    </message>
    <message>
        <source>an earlier value of another variable</source>
        <translation>ein früherer Wert einer anderen Größe</translation>
    </message>
    <message>
        <source>taken as known</source>
        <translation>als bekannt angenommen</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>Bond</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>takes the effort</source>
        <translation>nimmt das Potential</translation>
    </message>
    <message>
        <source>these are more than %1 values</source>
        <translation>das sind mehr als %1 Werte</translation>
    </message>
    <message>
        <source>a logarithmic scale of `%1` needs two values above 0</source>
        <translation>eine logarithmische Teilung von `%1` braucht zwei Werte über 0</translation>
    </message>
    <message>
        <source>`%1` is 0, of which %2 % is 0 too; give a spread, as ~uniform(from, to)</source>
        <translation>`%1` ist 0, und %2 % davon sind auch 0; geben Sie eine Streuung an, etwa ~uniform(von, bis)</translation>
    </message>
    <message>
        <source>measure `%1`: %2</source>
        <translation>Kennwert `%1`: %2</translation>
    </message>
    <message>
        <source>`%1` has the value of `%2`; vary that one</source>
        <translation>`%1` hat den Wert von `%2`; variieren Sie diesen</translation>
    </message>
    <message>
        <source>`%1` decides which equations there are, so it cannot be varied; set it instead</source>
        <translation>`%1` entscheidet, welche Gleichungen es gibt, und kann nicht variiert werden; setzen Sie den Wert fest</translation>
    </message>
    <message>
        <source>`%1`: values rise from the least to the greatest; a deviation and values on a logarithmic scale are above 0</source>
        <translation>`%1`: Werte steigen vom kleinsten zum größten; eine Streuung und Werte auf logarithmischer Teilung liegen über 0</translation>
    </message>
    <message>
        <source>`%1` has no value, of which `%2` takes a part</source>
        <translation>`%1` hat keinen Wert, von dem `%2` einen Teil nimmt</translation>
    </message>
    <message>
        <source>no part of the circuit names a fault, as `__Bramah(fault(caption=...))` at a parameter</source>
        <translation>kein Teil der Schaltung nennt einen Fehler, etwa `__Bramah(fault(caption=...))` an einem Parameter</translation>
    </message>
    <message>
        <source>stopped before all faults were looked at</source>
        <translation>angehalten, bevor alle Fehler geprüft waren</translation>
    </message>
    <message>
        <source>`%1` names no number of a run; write a measure, as `maximum(lineP.p)`, or a variable</source>
        <translation>`%1` nennt keine Zahl eines Laufs; schreiben Sie eine Messgröße, etwa `maximum(lineP.p)`, oder eine Variable</translation>
    </message>
    <message>
        <source>`%1` has no value; write it as %2</source>
        <translation>`%1` hat keinen Wert; schreiben Sie %2</translation>
    </message>
    <message>
        <source>`%1` has no limit; write it as %1&lt;=VALUE or %1&gt;=VALUE</source>
        <translation>`%1` hat keine Grenze; schreiben Sie %1&lt;=WERT oder %1&gt;=WERT</translation>
    </message>
    <message>
        <source>a goal or a limit has no value here</source>
        <translation>ein Ziel oder eine Grenze hat hier keinen Wert</translation>
    </message>
    <message>
        <source>the shift of %1</source>
        <translation>die Verschiebung von %1</translation>
    </message>
    <message>
        <source>%1 has no influence on the measured signals that could be seen; hold it, or measure what it moves</source>
        <translation>%1 hat keinen erkennbaren Einfluss auf die gemessenen Signale; halten Sie ihn fest, oder messen Sie, was er bewegt</translation>
    </message>
    <message>
        <source>%1 cannot be told apart by these signals: a change of one is made up by the others; hold all but one of them, or measure more</source>
        <translation>%1 lassen sich mit diesen Signalen nicht unterscheiden: Eine Änderung des einen gleichen die anderen aus; halten Sie alle bis auf einen fest, oder messen Sie mehr</translation>
    </message>
    <message>
        <source>%1 and %2 are hard to tell apart by these signals: their errors go together (correlation %3)</source>
        <translation>%1 und %2 sind mit diesen Signalen schwer zu unterscheiden: Ihre Fehler gehen zusammen (Korrelation %3)</translation>
    </message>
    <message>
        <source>%1 lies at the end of its range, %2; the best value may be beyond</source>
        <translation>%1 liegt am Ende seines Bereichs, %2; der beste Wert kann jenseits liegen</translation>
    </message>
    <message>
        <source>`%1` in %2</source>
        <translation>`%1` in %2</translation>
    </message>
    <message>
        <source>%1: one of %2 measured values counts, the others say little more</source>
        <translation>%1: Einer von %2 gemessenen Werten zählt, die anderen sagen wenig mehr</translation>
    </message>
    <message>
        <source>%1: %2 of %3 measured values are left out</source>
        <translation>%1: %2 von %3 gemessenen Werten sind weggelassen</translation>
    </message>
    <message>
        <source>What is left of %1 is no noise, as neighbouring values are alike: the model lacks something there. The bounds of the values take it into account</source>
        <translation>Was von %1 bleibt, ist kein Rauschen, da sich benachbarte Werte gleichen: Dem Modell fehlt dort etwas. Die Grenzen der Werte berücksichtigen es</translation>
    </message>
    <message>
        <source>the equations were not made</source>
        <translation>die Gleichungen wurden nicht aufgestellt</translation>
    </message>
    <message>
        <source>there is no class `%1` in `%2`</source>
        <translation>es gibt keine Klasse `%1` in `%2`</translation>
    </message>
    <message>
        <source>the study in `%1` was planned by %2 and would give other results here: its files have changed, or the program or its library is another one. Make the plan anew, or run it by the same program</source>
        <translation>die Studie in `%1` wurde von %2 geplant und gäbe hier andere Ergebnisse: Ihre Dateien haben sich geändert, oder Programm oder Bibliothek sind andere. Planen Sie neu, oder rechnen Sie mit demselben Programm</translation>
    </message>
    <message>
        <source>%1; remove it, and its points are run again</source>
        <translation>%1; entfernen Sie sie, dann werden ihre Punkte neu gerechnet</translation>
    </message>
    <message>
        <source>%1; remove it, and run slice %2 again</source>
        <translation>%1; entfernen Sie sie, und rechnen Sie Teil %2 neu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no fault</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>What is measured cannot tell these apart: %1.</source>
        <translation>Die Messung kann diese nicht unterscheiden: %1.</translation>
    </message>
    <message>
        <source>No pressure in the circuit would tell the first two apart.</source>
        <translation>Kein Druck in der Schaltung würde die ersten beiden unterscheiden.</translation>
    </message>
    <message>
        <source>A pressure at %1 would do: there the first two differ by %2.</source>
        <translation>Ein Druck an %1 genügte: Dort weichen die ersten beiden um %2 voneinander ab.</translation>
    </message>
    <message>
        <source>a loop is cut at one input, a signal; name one</source>
        <translation>ein Kreis wird an einem Eingang aufgetrennt, einem Signal; nennen Sie einen</translation>
    </message>
    <message>
        <source>the time %1 s lies before the start time %2 s</source>
        <translation>die Zeit %1 s liegt vor der Startzeit %2 s</translation>
    </message>
    <message>
        <source>%1: `%2` is no variable of the model</source>
        <translation>%1: `%2` ist keine Variable des Modells</translation>
    </message>
    <message>
        <source>%1: no measured value of `%2` lies between the start and the stop of the run, %3 s and %4 s; give the file a shift, or the run other times</source>
        <translation>%1: Kein gemessener Wert von `%2` liegt zwischen Anfang und Ende des Laufs, %3 s und %4 s; verschieben Sie die Datei, oder geben Sie dem Lauf andere Zeiten</translation>
    </message>
    <message>
        <source>no measured signal is laid beside a variable of the model, so that nothing can be fitted</source>
        <translation>kein gemessenes Signal liegt neben einer Variablen des Modells, also lässt sich nichts anpassen</translation>
    </message>
    <message>
        <source>the run ended at %1 s, before the last measured value</source>
        <translation>der Lauf endete bei %1 s, vor dem letzten gemessenen Wert</translation>
    </message>
    <message>
        <source>`%1` is not among the results</source>
        <translation>`%1` ist nicht unter den Ergebnissen</translation>
    </message>
    <message>
        <source>there is no component `%1`</source>
        <translation>es gibt kein Bauteil `%1`</translation>
    </message>
    <message>
        <source>`%1` has no choice: the parts that fit it are %2; search for fewer words, or choose another catalogue</source>
        <translation>`%1` hat keine Auswahl: Es passen %2 Teile; suchen Sie nach weniger Wörtern, oder wählen Sie einen anderen Katalog</translation>
    </message>
    <message>
        <source>the circuit cannot be computed; the list of problems says why</source>
        <translation>die Schaltung kann nicht berechnet werden; die Liste der Probleme sagt, warum</translation>
    </message>
    <message>
        <source>no parameter is free; name one with its bounds, as relief.p_set=50bar:200bar</source>
        <translation>kein Parameter ist frei; nennen Sie einen mit seinen Grenzen, etwa relief.p_set=50bar:200bar</translation>
    </message>
    <message>
        <source>the parts for `%1` have no numbers that a run could take</source>
        <translation>die Teile für `%1` haben keine Zahlen, die ein Lauf nehmen könnte</translation>
    </message>
    <message>
        <source>`%1` is free, and a part chosen too; leave one out</source>
        <translation>`%1` ist frei, und ein Teil wird auch gewählt; lassen Sie eines weg</translation>
    </message>
    <message>
        <source>there is no goal; say what is to be least, greatest, or at which value</source>
        <translation>es gibt kein Ziel; sagen Sie, was am kleinsten, am größten oder bei welchem Wert sein soll</translation>
    </message>
    <message>
        <source>there is no plan of a study in `%1`; `study plan` makes one</source>
        <translation>in `%1` ist kein Plan einer Studie; `study plan` macht einen</translation>
    </message>
    <message>
        <source>`%1` is of a newer version of Bramah</source>
        <translation>`%1` ist von einer neueren Version von Bramah</translation>
    </message>
    <message>
        <source>`%1` is damaged; make the plan anew</source>
        <translation>`%1` ist beschädigt; planen Sie neu</translation>
    </message>
    <message>
        <source>`%1` holds results of another study</source>
        <translation>`%1` enthält Ergebnisse einer anderen Studie</translation>
    </message>
    <message>
        <source>`%1` has none of the forms path=from:to, path=from:to:log, path=from:to:whole, path=value,value, path=from:to:count, path~5%</source>
        <translation>`%1` hat keine der Formen Pfad=von:bis, Pfad=von:bis:log, Pfad=von:bis:whole, Pfad=Wert,Wert, Pfad=von:bis:Anzahl, Pfad~5%</translation>
    </message>
    <message>
        <source>`%1` is not a number; give the values that it may take, as %1=a,b</source>
        <translation>`%1` ist keine Zahl; geben Sie die Werte an, die er haben darf, etwa %1=a,b</translation>
    </message>
    <message>
        <source>`%1`: both bounds are numbers</source>
        <translation>`%1`: Beide Grenzen sind Zahlen</translation>
    </message>
    <message>
        <source>`%1`: the first bound is below the second one</source>
        <translation>`%1`: Die erste Grenze liegt unter der zweiten</translation>
    </message>
    <message>
        <source>`%1` has no choice with one value; give several, or bounds as %2=from:to</source>
        <translation>`%1` hat mit einem Wert keine Auswahl; geben Sie mehrere an, oder Grenzen wie %2=von:bis</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <translation>`%1` steht zweimal da</translation>
    </message>
    <message>
        <source>the folder `%1` cannot be made</source>
        <translation>der Ordner `%1` lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the model reads `%1`, which lies outside of its own folder, so other machines may not find it. Put the file beside the model and name it by a path from there</source>
        <translation>das Modell liest `%1`, das außerhalb seines Ordners liegt; andere Maschinen finden es vielleicht nicht. Legen Sie die Datei neben das Modell, und nennen Sie sie mit einem Pfad von dort</translation>
    </message>
    <message>
        <source>`%1` cannot be made a program</source>
        <translation>`%1` lässt sich nicht ausführbar machen</translation>
    </message>
    <message>
        <source>`%1` is not empty; name a folder that is new</source>
        <translation>`%1` ist nicht leer; nennen Sie einen neuen Ordner</translation>
    </message>
    <message>
        <source>%1 is the least of its choices, %2</source>
        <translation>%1 ist der kleinste der Auswahl, %2</translation>
    </message>
    <message>
        <source>%1 is the greatest of its choices, %2</source>
        <translation>%1 ist der größte der Auswahl, %2</translation>
    </message>
    <message>
        <source>%1 is at its lower bound, %2</source>
        <translation>%1 liegt an seiner unteren Grenze, %2</translation>
    </message>
    <message>
        <source>%1 is at its upper bound, %2</source>
        <translation>%1 liegt an seiner oberen Grenze, %2</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <translation>%1 ist %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 is %2, beyond %3</source>
        <translation>%1 ist %2, jenseits von %3</translation>
    </message>
    <message>
        <source>%1 is at its limit %2</source>
        <translation>%1 liegt an seiner Grenze %2</translation>
    </message>
    <message>
        <source>least</source>
        <translation>am kleinsten</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>am größten</translation>
    </message>
    <message>
        <source>Nothing better was found near it after %1 runs, %2 failed.</source>
        <translation>In der Nähe fand sich nach %1 Läufen nichts Besseres, %2 scheiterten.</translation>
    </message>
    <message>
        <source>All %1 runs that were allowed are made, %2 failed; more may find better.</source>
        <translation>Alle %1 erlaubten Läufe sind gemacht, %2 scheiterten; mehr finden vielleicht Besseres.</translation>
    </message>
    <message>
        <source>Stopped after %1 runs, %2 failed.</source>
        <translation>Angehalten nach %1 Läufen, %2 scheiterten.</translation>
    </message>
    <message>
        <source>The runs beside it fail; the best of %1 runs, %2 failed.</source>
        <translation>Die Läufe daneben scheitern; der beste von %1 Läufen, %2 scheiterten.</translation>
    </message>
    <message>
        <source>None of %1 runs succeeded. The first one: %2</source>
        <translation>Keiner von %1 Läufen gelang. Der erste: %2</translation>
    </message>
    <message>
        <source>with the values at the start the run fails: %1</source>
        <translation>mit den Werten am Anfang scheitert der Lauf: %1</translation>
    </message>
    <message>
        <source>%1 measured values are too few for %2 unknowns</source>
        <translation>%1 gemessene Werte sind zu wenige für %2 Unbekannte</translation>
    </message>
    <message>
        <source>stopped before there was anything to tell</source>
        <translation>angehalten, bevor es etwas zu sagen gab</translation>
    </message>
    <message>
        <source>beside the values reached the runs fail: %1</source>
        <translation>neben den erreichten Werten scheitern die Läufe: %1</translation>
    </message>
    <message>
        <source>`%1`: %2</source>
        <translation>`%1`: %2</translation>
    </message>
    <message>
        <source>no column of `%1` has the name of a variable; say which belong together, as `%1; lineP.p=p1`. Its columns are %2</source>
        <translation>keine Spalte von `%1` heißt wie eine Variable; sagen Sie, was zusammengehört, etwa `%1; lineP.p=p1`. Die Spalten sind %2</translation>
    </message>
    <message>
        <source>`%1` is none of variable=column, weight variable=number, input path=column, set path=value, shift from:to, from time, to time, validation</source>
        <translation>`%1` ist keines von variable=spalte, weight variable=zahl, input pfad=spalte, set pfad=wert, shift von:bis, from zeit, to zeit, validation</translation>
    </message>
    <message>
        <source>the model has no variable `%1`</source>
        <translation>das Modell hat keine Variable `%1`</translation>
    </message>
    <message>
        <source>there is no column `%1`, but %2</source>
        <translation>es gibt keine Spalte `%1`, aber %2</translation>
    </message>
    <message>
        <source>`%1` and the column `%2` measure different things</source>
        <translation>`%1` und die Spalte `%2` messen Verschiedenes</translation>
    </message>
    <message>
        <source>`weight %1`: a weight is above 0, and of a variable that is measured here</source>
        <translation>`weight %1`: Ein Gewicht liegt über 0 und gehört zu einer hier gemessenen Variablen</translation>
    </message>
    <message>
        <source>`input %1` is not path=column; the columns are %2</source>
        <translation>`input %1` ist nicht pfad=spalte; die Spalten sind %2</translation>
    </message>
    <message>
        <source>`set %1` decides which equations there are; it can be set for all runs only</source>
        <translation>`set %1` entscheidet, welche Gleichungen es gibt; es lässt sich nur für alle Läufe setzen</translation>
    </message>
    <message>
        <source>the time `%1`: %2</source>
        <translation>die Zeit `%1`: %2</translation>
    </message>
    <message>
        <source>`shift %1` is not from:to</source>
        <translation>`shift %1` ist nicht von:bis</translation>
    </message>
    <message>
        <source>`shift %1`: the first time is less than the second one</source>
        <translation>`shift %1`: Die erste Zeit ist kleiner als die zweite</translation>
    </message>
    <message>
        <source>`%1` does not hold the results of a study</source>
        <translation>`%1` enthält keine Ergebnisse einer Studie</translation>
    </message>
    <message>
        <source>`%1` holds results of another study: with other values, settings, another model or version of the program</source>
        <translation>`%1` enthält Ergebnisse einer anderen Studie: mit anderen Werten, Einstellungen, einem anderen Modell oder einer anderen Programmversion</translation>
    </message>
    <message>
        <source>`%1` holds a result that the study does not ask for, of point %2</source>
        <translation>`%1` enthält ein Ergebnis, nach dem die Studie nicht fragt, von Punkt %2</translation>
    </message>
    <message>
        <source>`%1` holds another result of point %2 than the files before it: two machines do not compute alike. Remove the files of one of them</source>
        <translation>`%1` enthält ein anderes Ergebnis von Punkt %2 als die Dateien davor: Zwei Maschinen rechnen nicht gleich. Entfernen Sie die Dateien der einen</translation>
    </message>
    <message>
        <source>%1. Delete it, or start without --resume to overwrite it</source>
        <translation>%1. Löschen Sie sie, oder starten Sie ohne --resume, um sie zu überschreiben</translation>
    </message>
    <message>
        <source>shift of %1</source>
        <translation>Verschiebung von %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>nicht erkennbar</translation>
    </message>
    <message>
        <source>`%1`: a fit needs bounds between which any value may lie, as %1=from:to</source>
        <translation>`%1`: Eine Anpassung braucht Grenzen, zwischen denen jeder Wert liegen darf, etwa %1=von:bis</translation>
    </message>
    <message>
        <source>`%1` has not the form that it should have</source>
        <translation>`%1` hat nicht die Form, die es haben soll</translation>
    </message>
    <message>
        <source>`%1` is not known</source>
        <translation>`%1` ist nicht bekannt</translation>
    </message>
    <message>
        <source>no point of rest was found: %1</source>
        <translation>es wurde kein Ruhepunkt gefunden: %1</translation>
    </message>
    <message>
        <source>the gain of slow changes is not steady, as where something integrates</source>
        <translation>die Verstärkung langsamer Änderungen ist nicht beständig, wie wo etwas integriert</translation>
    </message>
    <message>
        <source>the gain has no peak</source>
        <translation>die Verstärkung hat keine Überhöhung</translation>
    </message>
    <message>
        <source>the gain does not fall by 3 dB from that of slow changes, or that is not steady</source>
        <translation>die Verstärkung fällt nicht um 3 dB unter die langsamer Änderungen, oder diese ist nicht beständig</translation>
    </message>
    <message>
        <source>the phase does not pass -180 degrees</source>
        <translation>die Phase erreicht -180 Grad nicht</translation>
    </message>
    <message>
        <source>the gain does not pass 1</source>
        <translation>die Verstärkung erreicht 1 nicht</translation>
    </message>
    <message>
        <source>`%1` has not the form %2(input, output), or %2(input, output, cut) with the loop cut at the input</source>
        <translation>`%1` hat nicht die Form %2(Eingang, Ausgang) oder, mit am Eingang geöffnetem Kreis, %2(Eingang, Ausgang, cut)</translation>
    </message>
    <message>
        <source>`%1` is no number, so no column can give it</source>
        <translation>`%1` ist keine Zahl, also kann keine Spalte es geben</translation>
    </message>
    <message>
        <source>`%1` has no equation of its own, as `%1 = ...`: several equations give it together, and none can be left out for a column. Name the output of a source, the input of a component, or a variable that is given by its own law</source>
        <translation>`%1` hat keine eigene Gleichung wie `%1 = ...`: mehrere Gleichungen bestimmen es gemeinsam, und keine kann für eine Spalte wegfallen. Nennen Sie den Ausgang einer Quelle, den Eingang eines Bauteils oder eine Größe mit eigenem Gesetz</translation>
    </message>
    <message>
        <source>nothing in the model depends on `%1`, so a column in its place would change nothing; name what gives it</source>
        <translation>nichts im Modell hängt von `%1` ab, also änderte eine Spalte an seiner Stelle nichts; nennen Sie, was es bestimmt</translation>
    </message>
    <message>
        <source>`%1` is a parameter, which stays as it is during a run</source>
        <translation>`%1` ist ein Parameter, der während eines Laufs bleibt, wie er ist</translation>
    </message>
    <message>
        <source>; name a variable, as the output of a source</source>
        <translation>; nennen Sie eine Größe, wie den Ausgang einer Quelle</translation>
    </message>
    <message>
        <source>; name what it gives: %1</source>
        <translation>; nennen Sie, was er bestimmt: %1</translation>
    </message>
    <message>
        <source>there is no variable `%1` that a column could give</source>
        <translation>es gibt keine Größe `%1`, die eine Spalte geben könnte</translation>
    </message>
    <message>
        <source>`%1` is a number of a response to sines, which a plan cannot hold; leave it out, or run the study without a plan</source>
        <translation>`%1` ist eine Zahl einer Antwort auf Sinusschwingungen, die ein Plan nicht enthalten kann; lassen Sie sie weg, oder rechnen Sie die Studie ohne Plan</translation>
    </message>
    <message>
        <source>it has no arguments</source>
        <translation>es hat keine Argumente</translation>
    </message>
    <message>
        <source>`__Bramah(%1(...))` in the text of `%2` cannot be read: %3. Correct it there or take it out; until then nothing is kept in its place.</source>
        <translation>`__Bramah(%1(...))` im Text von `%2` kann nicht gelesen werden: %3. Berichtigen Sie es dort oder nehmen Sie es heraus; bis dahin wird nichts an seiner Stelle aufbewahrt.</translation>
    </message>
    <message>
        <source>What is asked cannot be kept: the text of the class has errors.</source>
        <translation>Die Frage kann nicht aufbewahrt werden: Der Text der Klasse hat Fehler.</translation>
    </message>
    <message>
        <source>with %1 from columns the equations can no longer be solved, as something else gives one of them too; name the output of a source, or the input of a component. %2</source>
        <translation>mit %1 aus Spalten sind die Gleichungen nicht mehr lösbar, da etwas anderes eines davon auch bestimmt; nennen Sie den Ausgang einer Quelle oder den Eingang eines Bauteils. %2</translation>
    </message>
    <message>
        <source>this program lacks its part for FMUs, `%1`; install it whole</source>
        <translation>diesem Programm fehlt sein Teil für FMUs, `%1`; installieren Sie es vollständig</translation>
    </message>
    <message>
        <source>the archive cannot be made: %1</source>
        <translation>das Archiv kann nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>the archive is damaged or none: %1</source>
        <translation>das Archiv ist beschädigt oder keines: %1</translation>
    </message>
    <message>
        <source>the path `%1` leads out of it</source>
        <translation>der Pfad `%1` führt aus ihm heraus</translation>
    </message>
    <message>
        <source>its files take more than 2 GB</source>
        <translation>seine Dateien brauchen mehr als 2 GB</translation>
    </message>
    <message>
        <source>`%1` has none of the forms path=from:to:count, path=from:to:count:log, path=value,value, path~normal(mean, deviation), path~uniform(from, to), path~log(from, to), path~triangular(from, most often, to), path~5%, path~catalogue</source>
        <translation>`%1` hat keine der Formen Pfad=von:bis:Anzahl, Pfad=von:bis:Anzahl:log, Pfad=Wert,Wert, Pfad~normal(Mittel, Abweichung), Pfad~uniform(von, bis), Pfad~log(von, bis), Pfad~triangular(von, am häufigsten, bis), Pfad~5%, Pfad~catalogue</translation>
    </message>
    <message>
        <source>no catalogue has the part %1 %2 of `%3`</source>
        <translation>kein Katalog hat das Teil %1 %2 von `%3`</translation>
    </message>
    <message>
        <source>the catalogue states no tolerance of `%1` for %2 %3; write one there, as 28 ±5 %, or here, as ~5%</source>
        <translation>der Katalog nennt keine Toleranz von `%1` für %2 %3; schreiben Sie sie dort, wie 28 ±5 %, oder hier, wie ~5%</translation>
    </message>
    <message>
        <source>`%1` is no parameter of a part from a catalogue; write the tolerance, as ~5%</source>
        <translation>`%1` ist kein Parameter eines Teils aus einem Katalog; schreiben Sie die Toleranz, wie ~5%</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>a parameter has no name</source>
        <translation>ein Parameter hat keinen Namen</translation>
    </message>
    <message>
        <source>`%1` has no value of a known kind</source>
        <translation>`%1` hat keinen Wert bekannter Art</translation>
    </message>
    <message>
        <source>this is no set of parameters (SSV)</source>
        <translation>dies ist kein Parametersatz (SSV)</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>The circuit</source>
        <translation>Die Schaltung</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>Anschlussklasse</translation>
    </message>
    <message>
        <source>A port is joined to one that gives what it takes. Potentials are equal, flows are positive into the FMU and sum up to zero: what flows out of one flows into the other.</source>
        <translation>Ein Anschluss wird mit einem verbunden, der gibt, was er nimmt. Potentiale sind gleich, Ströme zählen in die FMU hinein positiv und ergeben zusammen null: Was aus der einen fließt, fließt in die andere.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>Startzeit</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Endzeit</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>Relative Toleranz</translation>
    </message>
    <message>
        <source>These are the model&apos;s own; the importer may give others. The FMU has its own integrator, whose steps the tolerance decides: communication steps may be of any length.</source>
        <translation>Dies sind die des Modells selbst; das einlesende Programm darf andere vorgeben. Die FMU hat ein eigenes Integrationsverfahren, dessen Schritte die Toleranz bestimmt: Kommunikationsschritte dürfen beliebig lang sein.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Of what the FMU carries besides the model, which has the licence of its author:</source>
        <translation>Für das, was die FMU außer dem Modell enthält, das unter der Lizenz seines Verfassers steht:</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingänge</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>Es hat keine.</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgänge</translation>
    </message>
    <message>
        <source>It names none.</source>
        <translation>Es nennt keine.</translation>
    </message>
    <message>
        <source>All other variables in modelDescription.xml can be read, too. Values are in the units that are given here; what stands in brackets is for reading.</source>
        <translation>Auch alle anderen Größen in modelDescription.xml lassen sich lesen. Werte gelten in den hier genannten Einheiten; was in Klammern steht, dient dem Lesen.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>FMU for co-simulation, FMI %1, for %2; made by Bramah %3 on %4</source>
        <translation>FMU für Co-Simulation, FMI %1, für %2; erzeugt von Bramah %3 am %4</translation>
    </message>
    <message>
        <source>What this FMU carries, and where its licence stands:</source>
        <translation>Was diese FMU enthält, und wo die Lizenz dafür steht:</translation>
    </message>
    <message>
        <source>the runtime of Bramah, which runs the model</source>
        <translation>die Laufzeit von Bramah, die das Modell rechnet</translation>
    </message>
    <message>
        <source>parts of the Debian package %1</source>
        <translation>Teile des Debian-Pakets %1</translation>
    </message>
    <message>
        <source>The model itself has the licence of its author.</source>
        <translation>Das Modell selbst steht unter der Lizenz seines Verfassers.</translation>
    </message>
    <message>
        <source>this is no description of an FMU</source>
        <translation>dies ist keine Beschreibung einer FMU</translation>
    </message>
    <message>
        <source>it is made for FMI %1; FMI 2.0 and 3.0 can be used</source>
        <translation>sie ist für FMI %1 gemacht; verwendbar sind FMI 2.0 und 3.0</translation>
    </message>
    <message>
        <source>it is made for model exchange alone; export it for co-simulation</source>
        <translation>sie ist nur für Model Exchange gemacht; für Co-Simulation exportieren</translation>
    </message>
    <message>
        <source>it does not name its library</source>
        <translation>sie nennt ihre Bibliothek nicht</translation>
    </message>
    <message>
        <source>modelDescription.xml, line %1: %2</source>
        <translation>modelDescription.xml, Zeile %1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>it has no modelDescription.xml, so it is no FMU</source>
        <translation>sie hat keine modelDescription.xml, ist also keine FMU</translation>
    </message>
    <message>
        <source>%1 has no library for this machine (%2), only: %3</source>
        <translation>%1 hat keine Bibliothek für diesen Rechner (%2), nur: %3</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2</source>
        <translation>%1 lässt sich nicht entpacken: %2</translation>
    </message>
    <message>
        <source>%1 ends the run</source>
        <translation>%1 beendet den Lauf</translation>
    </message>
    <message>
        <source>%1 cannot save its state, so a run cannot go on from a state with it: begin at the start</source>
        <translation>%1 kann ihren Zustand nicht speichern, daher kann ein Lauf mit ihr nicht von einem Zustand aus fortgesetzt werden: am Anfang beginnen</translation>
    </message>
    <message>
        <source>%1: `%2` keeps its value during a run; run again for another one</source>
        <translation>%1: `%2` behält während eines Laufs seinen Wert; für einen anderen neu starten</translation>
    </message>
    <message>
        <source>%1: the communication step is %2 s; give one greater than 0</source>
        <translation>%1: der Kommunikationsschritt ist %2 s; einen größer als 0 angeben</translation>
    </message>
    <message>
        <source>it has no `%1` that could be used as here</source>
        <translation>sie hat kein `%1`, das so wie hier verwendbar wäre</translation>
    </message>
    <message>
        <source>%1: %2; import the FMU again</source>
        <translation>%1: %2; die FMU neu importieren</translation>
    </message>
    <message>
        <source>%1: the numbers of its inputs, outputs or parameters differ from those here; import the FMU again</source>
        <translation>%1: die Anzahlen ihrer Eingänge, Ausgänge oder Parameter weichen von denen hier ab; die FMU neu importieren</translation>
    </message>
    <message>
        <source>the model has an FMU of another program in it, which cannot be passed on inside of an FMU; export the rest, and connect the two in the tool that runs them</source>
        <translation>das Modell enthält eine FMU eines anderen Programms, die nicht innerhalb einer FMU weitergegeben werden kann; den Rest exportieren und beide in dem Werkzeug verbinden, das sie ausführt</translation>
    </message>
    <message>
        <source>no connection to another process can be made: %1</source>
        <translation>es lässt sich keine Verbindung zu einem anderen Prozess herstellen: %1</translation>
    </message>
    <message>
        <source>%1 is a program of its own that would run on this machine. Allow it, if it comes from somebody whom you trust: the window asks when the model is run, on the command line `--trust` does</source>
        <translation>%1 ist ein eigenes Programm, das auf diesem Rechner laufen würde. Erlauben Sie es, wenn es von jemandem kommt, dem Sie vertrauen: das Fenster fragt, wenn das Modell gestartet wird, auf der Befehlszeile tut es `--trust`</translation>
    </message>
    <message>
        <source>%1 cannot be run: %2 is missing</source>
        <translation>%1 lässt sich nicht ausführen: %2 fehlt</translation>
    </message>
    <message>
        <source>loading its library</source>
        <translation>Laden ihrer Bibliothek</translation>
    </message>
    <message>
        <source>instantiating it</source>
        <translation>Anlegen einer Instanz</translation>
    </message>
    <message>
        <source>setting its variables</source>
        <translation>Setzen ihrer Variablen</translation>
    </message>
    <message>
        <source>setting its texts</source>
        <translation>Setzen ihrer Texte</translation>
    </message>
    <message>
        <source>initialising it</source>
        <translation>Initialisieren</translation>
    </message>
    <message>
        <source>reading its outputs</source>
        <translation>Lesen ihrer Ausgänge</translation>
    </message>
    <message>
        <source>their number is wrong</source>
        <translation>ihre Anzahl ist falsch</translation>
    </message>
    <message>
        <source>making a step</source>
        <translation>Ausführen eines Schritts</translation>
    </message>
    <message>
        <source>saving its state</source>
        <translation>Speichern ihres Zustands</translation>
    </message>
    <message>
        <source>restoring its state</source>
        <translation>Wiederherstellen ihres Zustands</translation>
    </message>
    <message>
        <source>it has ended</source>
        <translation>sie ist beendet</translation>
    </message>
    <message>
        <source>its answer cannot be read</source>
        <translation>ihre Antwort ist nicht lesbar</translation>
    </message>
    <message>
        <source>its answer is too long</source>
        <translation>ihre Antwort ist zu lang</translation>
    </message>
    <message>
        <source>the run was stopped</source>
        <translation>der Lauf wurde angehalten</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>sie gab innerhalb von %1 s keine Antwort</translation>
    </message>
    <message>
        <source>its code crashed (%1)</source>
        <translation>ihr Programm ist abgestürzt (%1)</translation>
    </message>
    <message>
        <source>its code ended the process it runs in</source>
        <translation>ihr Programm hat den Prozess beendet, in dem es läuft</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1: %2 schlug fehl: %3</translation>
    </message>
    <message>
        <source>an FMU has no linear system: it steps from one communication to the next</source>
        <translation>eine FMU hat kein lineares System: sie schreitet von einer Kommunikation zur nächsten</translation>
    </message>
    <message>
        <source>`%1` has not the form path=value</source>
        <translation>`%1` hat nicht die Form Pfad=Wert</translation>
    </message>
    <message>
        <source>there is no parameter `%1`; did you mean `%2`?</source>
        <translation>es gibt keinen Parameter `%1`; war `%2` gemeint?</translation>
    </message>
    <message>
        <source>`%1` is an element of an array that the equations depend on; change it in the model</source>
        <translation>`%1` ist ein Element eines Feldes, von dem die Gleichungen abhängen; ändern Sie es im Modell</translation>
    </message>
    <message>
        <source>`true` or `false` is expected</source>
        <translation>erwartet wird `true` oder `false`</translation>
    </message>
    <message>
        <source>one of these is expected: %1</source>
        <translation>erwartet wird eines von diesen: %1</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>Comes in now [%1]</source>
        <translation>Kommt jetzt herein [%1]</translation>
    </message>
    <message>
        <source>the signal of the input `%1` is in `%2`, which is no unit of it: it has `%3`</source>
        <translation>das Signal des Eingangs `%1` ist in `%2`, was keine Einheit von ihm ist: er hat `%3`</translation>
    </message>
    <message>
        <source>the signal of the input `%1` is from %2 s to %3 s, all outside of the run, in which one of its end values holds</source>
        <translation>das Signal des Eingangs `%1` reicht von %2 s bis %3 s, ganz außerhalb des Laufs, in dem einer seiner Endwerte gilt</translation>
    </message>
    <message>
        <source>the signal of the input `%1` is from %2 s to %3 s; in the rest of the run its end values hold</source>
        <translation>das Signal des Eingangs `%1` reicht von %2 s bis %3 s; im Rest des Laufs gelten seine Endwerte</translation>
    </message>
</context>
<context>
    <name>bramah::app::SpeedBox</name>
    <message>
        <source>Speed of the run</source>
        <translation>Geschwindigkeit des Laufs</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>speed factor</comment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>bramah::app::StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>Neuer Schaltplan</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Build your first circuit in five minutes</source>
        <translation>Der erste Schaltplan in fünf Minuten</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>Fluid-power schematics that run</source>
        <translation>Fluidtechnik-Schaltpläne, die laufen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Learn it step by step</source>
        <translation>Schritt für Schritt lernen</translation>
    </message>
    <message>
        <source>Learn step by step: %1</source>
        <translation>Schritt für Schritt lernen: %1</translation>
    </message>
    <message>
        <source>Opens the first lesson of this subject; each leads to the next one</source>
        <translation>Öffnet die erste Lektion dieses Themas; jede führt zur nächsten</translation>
    </message>
</context>
<context>
    <name>bramah::app::StatisticsTable</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the table for a spreadsheet</source>
        <translation>Kopiert die Tabelle für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Writes the table as CSV</source>
        <translation>Schreibt die Tabelle als CSV</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hides the statistics (M)</source>
        <translation>Blendet die Statistik aus (M)</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>%1 s to %2 s</source>
        <translation>%1 s bis %2 s</translation>
    </message>
    <message>
        <source>Between A and B: %1, %2 s</source>
        <translation>Zwischen A und B: %1, %2 s</translation>
    </message>
    <message>
        <source>Of the time shown: %1 (click on a plot to mark A, then B)</source>
        <translation>Der gezeigten Zeit: %1 (ein Klick ins Diagramm setzt Marke A, dann B)</translation>
    </message>
    <message>
        <source>&amp;Keep as a measure…</source>
        <translation>Als &amp;Kennwert behalten…</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
</context>
<context>
    <name>bramah::app::StatusWidgets</name>
    <message>
        <source>Place of the cursor on the sheet, in modules of 2.5 mm</source>
        <translation>Ort des Zeigers auf dem Blatt, in Modulen zu 2,5 mm</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>%1, %2 M</source>
        <comment>coordinates in modules</comment>
        <translation>%1, %2 M</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>zoom</comment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Probleme zeigen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Vorbereitung…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>%1, all points in time</source>
        <comment>state of the run</comment>
        <translation>%1, alle Punkte rechtzeitig</translation>
    </message>
    <message>
        <source>%1, %2 of %3 points late, by up to %4</source>
        <comment>state of the run; points that were not computed in time</comment>
        <translation>%1, %2 von %3 Punkten zu spät, um bis zu %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state of the run, and its methods</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::StructurePanel</name>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Possible forms</source>
        <translation>Mögliche Formen</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Anschlüsse</translation>
    </message>
    <message>
        <source>What each port takes, from whom, and what it gives</source>
        <translation>Was jeder Anschluss nimmt, von wem, und was er gibt</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>In which form each component is computed, and which forms it could have</source>
        <translation>In welcher Form jedes Bauteil berechnet wird, und welche Formen es haben könnte</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>What is computed from what, in order; what is solved together has one number</source>
        <translation>Was woraus berechnet wird, der Reihe nach; was zusammen gelöst wird, hat eine Nummer</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>What is computed from what, as a graph; loops with the variables that are iterated</source>
        <translation>Was woraus berechnet wird, als Graph; Schleifen mit den Variablen, die iteriert werden</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Volume nodes by elements, with the numbers of the ports</source>
        <translation>Volumenknoten und Elemente, mit den Nummern der Anschlüsse</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Which values of parameters give what is wanted</source>
        <translation>Welche Werte von Parametern ergeben, was gewünscht ist</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>The sheet has no hydraulic lines.</source>
        <translation>Das Blatt hat keine hydraulischen Leitungen.</translation>
    </message>
    <message>
        <source>The structure appears here as soon as the circuit can be computed.</source>
        <translation>Die Struktur erscheint hier, sobald sich der Kreis berechnen lässt.</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Unfold subsystems</source>
        <translation>Baugruppen entfalten</translation>
    </message>
    <message>
        <source>Choose this form</source>
        <translation>Diese Form wählen</translation>
    </message>
    <message>
        <source>Which components give energy, and where it goes: of the latest run, at the cursor</source>
        <translation>Welche Bauteile Energie geben und wohin sie geht: vom letzten Lauf, am Cursor</translation>
    </message>
    <message>
        <source>What can be computed from what is known, by which way, or what is missing</source>
        <translation>Was sich aus dem Bekannten berechnen lässt, auf welchem Weg, oder was fehlt</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bauteile</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Schleifen</translation>
    </message>
    <message>
        <source>Bond graph</source>
        <translation>Bondgraph</translation>
    </message>
    <message>
        <source>What a node of the graph stands for</source>
        <translation>Wofür ein Knoten des Graphen steht</translation>
    </message>
    <message>
        <source>The order in which the state of rest follows, each derivative being zero</source>
        <translation>Die Reihenfolge, in der der Ruhezustand folgt, wobei jede Ableitung null ist</translation>
    </message>
    <message>
        <source>Subsystems count as the elements in them</source>
        <translation>Baugruppen zählen als die Elemente in ihnen</translation>
    </message>
    <message>
        <source>Writes it into the circuit, as one step that can be undone; results differ by rounding only</source>
        <translation>Schreibt sie in die Schaltung, als ein Schritt, der sich zurücknehmen lässt; Ergebnisse unterscheiden sich nur durch Rundung</translation>
    </message>
    <message>
        <source>Copy as model</source>
        <translation>Als Modell kopieren</translation>
    </message>
    <message>
        <source>Makes a model of this bond graph that can be run and changed, in a file of its own</source>
        <translation>Macht aus diesem Bondgraphen ein Modell, das laufen und geändert werden kann, in einer eigenen Datei</translation>
    </message>
    <message>
        <source>No model can be made: %1</source>
        <translation>Es kann kein Modell gemacht werden: %1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Parts of the system that share nothing but delayed values and values held between events</source>
        <translation>Teile des Systems, die nur verzögerte und zwischen Ereignissen gehaltene Werte gemeinsam haben</translation>
    </message>
    <message>
        <source>Capsules</source>
        <translation>Kapseln</translation>
    </message>
    <message>
        <source>The parts in each other, with their ports: end ports filled, relay ports hollow</source>
        <translation>Die Teile ineinander, mit ihren Anschlüssen: Endanschlüsse gefüllt, durchgereichte hohl</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Find values</source>
        <translation>Werte finden</translation>
    </message>
    <message>
        <source>%1 cannot be split here: the circuit does not declare it, or its class has made that choice.</source>
        <translation>%1 kann hier nicht geschnitten werden: Der Kreis deklariert es nicht, oder seine Klasse hat so gewählt.</translation>
    </message>
    <message>
        <source>%1 is in no loop: there is nothing to split.</source>
        <translation>%1 liegt in keiner Schleife: Es gibt nichts zu schneiden.</translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation>Filter der Tabelle</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudiesPanel</name>
    <message>
        <source>A study runs the circuit many times with values that vary, and says how the answers spread and what moves them.
Name parameters and how they vary, as 5% or 100 bar:160 bar:7; say what to keep, and run it.</source>
        <translation>Eine Studie rechnet die Schaltung viele Male mit wechselnden Werten und sagt, wie die Antworten streuen und was sie bewegt.
Nennen Sie Parameter und wie sie sich ändern, etwa 5% oder 100 bar:160 bar:7; sagen Sie, was behalten wird, und rechnen Sie.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Runs of the study</source>
        <translation>Läufe der Studie</translation>
    </message>
    <message>
        <source>Planning the runs …</source>
        <translation>Die Läufe werden geplant…</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs.</source>
        <translation>Angehalten nach %1 von %2 Läufen.</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>, %1 s left</source>
        <translation>, noch %1 s</translation>
    </message>
    <message>
        <source>%1 runs in %2 s</source>
        <translation>%1 Läufe in %2 s</translation>
    </message>
    <message>
        <source>; %1 failed, the table says why</source>
        <translation>; %1 gescheitert, die Tabelle sagt warum</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>On a &amp;cluster …</source>
        <translation>Auf einem &amp;Cluster…</translation>
    </message>
    <message>
        <source>Plans the study for many machines, and takes in their results</source>
        <translation>Plant die Studie für viele Maschinen und nimmt ihre Ergebnisse auf</translation>
    </message>
    <message>
        <source>A double click, or Return, opens a run</source>
        <translation>Ein Doppelklick oder die Eingabetaste öffnet einen Lauf</translation>
    </message>
    <message>
        <source>Run %1 of the study is opened in the plots.</source>
        <translation>Lauf %1 der Studie wird in den Diagrammen geöffnet.</translation>
    </message>
    <message>
        <source>%1 of %2 runs, collected</source>
        <translation>%1 von %2 Läufen, gesammelt</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Run it again to go on.</source>
        <translation>Starten Sie erneut, um weiterzumachen.</translation>
    </message>
    <message>
        <source>; %1 of %2 runs taken over</source>
        <translation>; %1 von %2 Läufen übernommen</translation>
    </message>
    <message>
        <source>; a crash would lose the results: %1</source>
        <translation>; bei einem Absturz gingen die Ergebnisse verloren: %1</translation>
    </message>
    <message>
        <source>This run is one of another document; bring that to the front first.</source>
        <translation>Dieser Lauf gehört zu einem anderen Dokument; holen Sie es zuerst nach vorn.</translation>
    </message>
    <message>
        <source>The study that is shown is one of another document.</source>
        <translation>Die gezeigte Studie gehört zu einem anderen Dokument.</translation>
    </message>
    <message>
        <source>Ru&amp;n the study</source>
        <translation>Studie &amp;rechnen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Enter the study</source>
        <translation>Studie eintragen</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyChart</name>
    <message>
        <source>What moves the answer</source>
        <translation>Was die Antwort bewegt</translation>
    </message>
    <message>
        <source>How the answer is spread</source>
        <translation>Wie die Antwort streut</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Mean effect over the whole spread: %1</source>
        <translation>Mittlere Wirkung über die ganze Streuung: %1</translation>
    </message>
    <message>
        <source>Share of the variance [%], alone and with all others</source>
        <translation>Anteil an der Varianz [%], allein und mit allen anderen</translation>
    </message>
    <message>
        <source>%1, mean over the others</source>
        <translation>%1, Mittel über die anderen</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyChoice</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>Ant&amp;wort</translation>
    </message>
    <message>
        <source>With a second parameter the chart is a map of the answer over both</source>
        <translation>Mit einem zweiten Parameter ist das Diagramm eine Karte der Antwort über beiden</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nichts weiter</translation>
    </message>
    <message>
        <source>&amp;over</source>
        <translation>&amp;über</translation>
    </message>
    <message>
        <source>&amp;and</source>
        <translation>&amp;und</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyCurves</name>
    <message>
        <source>A variable of the circuit</source>
        <translation>Eine Variable der Schaltung</translation>
    </message>
    <message>
        <source>Chosen rows only</source>
        <translation>Nur gewählte Zeilen</translation>
    </message>
    <message>
        <source>Varia&amp;ble</source>
        <translation>&amp;Variable</translation>
    </message>
    <message>
        <source>Of the rows that are chosen in the table, not of all runs</source>
        <translation>Von den in der Tabelle gewählten Zeilen, nicht von allen Läufen</translation>
    </message>
    <message>
        <source>Run a study first.</source>
        <translation>Rechnen Sie zuerst eine Studie.</translation>
    </message>
    <message>
        <source>Name a variable: the runs are made once more, and its curves are drawn.</source>
        <translation>Nennen Sie eine Variable: Die Läufe werden noch einmal gerechnet und ihre Kurven gezeichnet.</translation>
    </message>
    <message>
        <source>`%1` is no variable of the circuit of this study.</source>
        <translation>`%1` ist keine Variable der Schaltung dieser Studie.</translation>
    </message>
    <message>
        <source>%1 of the %2 runs chosen in the table, evenly taken</source>
        <translation>%1 der %2 in der Tabelle gewählten Läufe, gleichmäßig genommen</translation>
    </message>
    <message>
        <source>%1 of %2 runs, evenly taken</source>
        <translation>%1 von %2 Läufen, gleichmäßig genommen</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) chosen in the table</source>
        <translation>
            <numerusform>%n in der Tabelle gewählter Lauf</numerusform>
            <numerusform>%n in der Tabelle gewählte Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n run(s)</source>
        <translation>
            <numerusform>Der eine Lauf</numerusform>
            <numerusform>Alle %n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 ready</source>
        <translation>, %1 fertig</translation>
    </message>
    <message>
        <source>; the thick line is their median, the band holds 90 % of them</source>
        <translation>; die dicke Linie ist ihr Median, das Band enthält 90 % von ihnen</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyForm</name>
    <message>
        <source>The measures of the circuit are kept too; it has none yet.</source>
        <translation>Die Kennwerte der Schaltung werden auch behalten; noch hat sie keine.</translation>
    </message>
    <message>
        <source>And the measures %1</source>
        <translation>Und die Kennwerte %1</translation>
    </message>
    <message>
        <source>Name the parameter that has these values.</source>
        <translation>Nennen Sie den Parameter, der diese Werte hat.</translation>
    </message>
    <message>
        <source>Give %1 values or a spread, as 5%.</source>
        <translation>Geben Sie %1 Werte oder eine Streuung, etwa 5%.</translation>
    </message>
    <message>
        <source>Name a parameter first, and how it varies.</source>
        <translation>Nennen Sie zuerst einen Parameter und wie er sich ändert.</translation>
    </message>
    <message>
        <source>Name a variable to keep of each run, or make a measure in the panel Measures.</source>
        <translation>Nennen Sie eine Variable, die von jedem Lauf behalten wird, oder legen Sie im Feld Kennwerte einen an.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Values or spread</source>
        <translation>Werte, Streuung</translation>
    </message>
    <message>
        <source>Variables to keep, with commas between</source>
        <translation>Variablen, die behalten werden, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>What varies</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>A parameter</source>
        <translation>Ein Parameter</translation>
    </message>
    <message>
        <source>As 100 bar:160 bar:7 (seven values), 1 mm:10 mm:9:log, 20, 25, 32 or a spread: 5%, normal(150 bar, 3 bar), uniform(1 mm, 2 mm), log(1, 100), triangular(1, 2, 4), catalogue for the tolerance that the part&apos;s catalogue states</source>
        <translation>Etwa 100 bar:160 bar:7 (sieben Werte), 1 mm:10 mm:9:log, 20, 25, 32 oder eine Streuung: 5%, normal(150 bar, 3 bar), uniform(1 mm, 2 mm), log(1, 100), triangular(1, 2, 4), catalogue für die Toleranz, die der Katalog des Teils nennt</translation>
    </message>
    <message>
        <source>One by one: tornado</source>
        <translation>Einzeln: Tornado</translation>
    </message>
    <message>
        <source>All combinations of values</source>
        <translation>Alle Kombinationen der Werte</translation>
    </message>
    <message>
        <source>Values side by side</source>
        <translation>Werte nebeneinander</translation>
    </message>
    <message>
        <source>Corner cases</source>
        <translation>Eckfälle</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Latin Hypercube</translation>
    </message>
    <message>
        <source>Quasi-random: Sobol sequence</source>
        <translation>Quasizufällig: Sobol-Folge</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>Monte Carlo</translation>
    </message>
    <message>
        <source>Screening after Morris</source>
        <translation>Vorauswahl nach Morris</translation>
    </message>
    <message>
        <source>Shares of the variance after Sobol</source>
        <translation>Anteile der Varianz nach Sobol</translation>
    </message>
    <message>
        <source>Their value at the end</source>
        <translation>Ihr Wert am Ende</translation>
    </message>
    <message>
        <source>Their least value</source>
        <translation>Ihr kleinster Wert</translation>
    </message>
    <message>
        <source>Their greatest value</source>
        <translation>Ihr größter Wert</translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation>Ihr Mittelwert</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>&amp;Läufe</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>B&amp;ehalten</translation>
    </message>
    <message>
        <source>Sa&amp;mpling</source>
        <translation>S&amp;tichprobe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>What is kept of them</source>
        <translation>Was von ihnen aufbewahrt wird</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyJob</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>Der Kreis lässt sich nicht berechnen; die Liste der Probleme sagt, warum.</translation>
    </message>
    <message>
        <source>This way of sampling needs values of each parameter, as 1 bar:5 bar:9 or 1 bar, 2 bar; a list as many of each.</source>
        <translation>Diese Stichprobe braucht Werte jedes Parameters, etwa 1 bar:5 bar:9 oder 1 bar, 2 bar; eine Liste gleich viele von jedem.</translation>
    </message>
    <message>
        <source>This way of sampling needs a spread of each parameter, as 5% or normal(10 bar, 0.2 bar) or 1 bar:5 bar:9.</source>
        <translation>Diese Stichprobe braucht eine Streuung jedes Parameters, etwa 5% oder normal(10 bar, 0.2 bar) oder 1 bar:5 bar:9.</translation>
    </message>
    <message>
        <source>These are more than %1 runs.</source>
        <translation>Das sind mehr als %1 Läufe.</translation>
    </message>
    <message>
        <source>One of the variables to keep is not in the circuit.</source>
        <translation>Eine der Variablen, die behalten werden sollen, gibt es in der Schaltung nicht.</translation>
    </message>
    <message>
        <source>This way of sampling takes at most %1 parameters; a Latin hypercube takes more.</source>
        <translation>Diese Stichprobe nimmt höchstens %1 Parameter; ein Latin Hypercube nimmt mehr.</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyTable</name>
    <message>
        <source>Why it failed</source>
        <translation>Warum er scheiterte</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolCanvas</name>
    <message>
        <source>Symbol of the class</source>
        <translation>Symbol der Klasse</translation>
    </message>
    <message>
        <source>Paste into the symbol</source>
        <translation>In das Symbol einfügen</translation>
    </message>
    <message>
        <source>Put into the symbol</source>
        <translation>In das Symbol setzen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolPreview</name>
    <message>
        <source>The symbol on a sheet</source>
        <translation>Das Symbol auf einem Blatt</translation>
    </message>
    <message>
        <source>The symbol as it stands on a sheet, in light and in dark</source>
        <translation>Das Symbol, wie es auf einem Blatt steht, hell und dunkel</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolShelf</name>
    <message>
        <source>Building blocks of symbols</source>
        <translation>Bausteine von Symbolen</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolStrip</name>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Line thickness</source>
        <translation>Linienstärke</translation>
    </message>
    <message>
        <source>Thickness of lines; 0.25 mm is that of symbols</source>
        <translation>Stärke der Linien; 0,25 mm ist die von Symbolen</translation>
    </message>
    <message>
        <source>Line pattern</source>
        <translation>Linienart</translation>
    </message>
    <message>
        <source>Continuous; dashed: pilot and drain; chain: frame of an assembly</source>
        <translation>Durchgezogen; gestrichelt: Steuer- und Leckölleitung; Strichpunkt: Rahmen einer Baugruppe</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllung</translation>
    </message>
    <message>
        <source>Fill only what ISO 1219 fills</source>
        <translation>Nur füllen, was ISO 1219 füllt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Arrows at the ends of a line</source>
        <translation>Pfeile an den Enden einer Linie</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%name: the component&apos;s name; %p: the value of its parameter p</source>
        <translation>%name: der Name des Bauteils; %p: der Wert seines Parameters p</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>On which side of its field the text begins</source>
        <translation>An welcher Seite seines Feldes der Text beginnt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Not filled</source>
        <translation>Nicht gefüllt</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>No arrow</source>
        <translation>Kein Pfeil</translation>
    </message>
    <message>
        <source>Arrow at the start</source>
        <translation>Pfeil am Anfang</translation>
    </message>
    <message>
        <source>Arrow at the end</source>
        <translation>Pfeil am Ende</translation>
    </message>
    <message>
        <source>Two arrows</source>
        <translation>Zwei Pfeile</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Mittig</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Name of the port</source>
        <translation>Name des Anschlusses</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>%1 edge of the symbol, in modules from its origin</source>
        <translation>Rand des Symbols, %1, in Modulen von seinem Ursprung</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Moves with…</source>
        <translation>Bewegt sich mit…</translation>
    </message>
    <message>
        <source>Moves by a formula…</source>
        <translation>Bewegt sich nach einer Formel…</translation>
    </message>
    <message>
        <source>It is in the text; a choice here replaces it:
%1</source>
        <translation>Sie steht im Text; eine Wahl hier ersetzt sie:
%1</translation>
    </message>
    <message>
        <source>Let the part follow a variable of the class while results are shown</source>
        <translation>Das Teil einer Variablen der Klasse folgen lassen, während Ergebnisse gezeigt werden</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Fit the size to the drawing</source>
        <translation>Größe an die Zeichnung anpassen</translation>
    </message>
    <message>
        <source>Fit the size to lines and ports, on the grid of 1 M</source>
        <translation>Die Größe an Linien und Anschlüsse anpassen, im Raster von 1 M</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolView</name>
    <message>
        <source>Take from another symbol…</source>
        <translation>Von anderem Symbol…</translation>
    </message>
    <message>
        <source>Choose a class: its drawing is copied into this one</source>
        <translation>Eine Klasse wählen: ihre Zeichnung wird in diese kopiert</translation>
    </message>
    <message>
        <source>Put %1 into the symbol</source>
        <translation>%1 in das Symbol setzen</translation>
    </message>
    <message>
        <source>Take a symbol over</source>
        <translation>Symbol übernehmen</translation>
    </message>
    <message>
        <source>Port: where lines meet the symbol</source>
        <translation>Anschluss: wo Leitungen an das Symbol treffen</translation>
    </message>
    <message>
        <source>Rotate a quarter to the left (R)</source>
        <translation>Um ein Viertel nach links drehen (R)</translation>
    </message>
    <message>
        <source>Mirror left to right (X)</source>
        <translation>Links und rechts spiegeln (X)</translation>
    </message>
    <message>
        <source>Mirror top to bottom (Y)</source>
        <translation>Oben und unten spiegeln (Y)</translation>
    </message>
    <message>
        <source>To the front (Page Up)</source>
        <translation>Nach vorn (Bild auf)</translation>
    </message>
    <message>
        <source>To the back (Page Down)</source>
        <translation>Nach hinten (Bild ab)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>Löschen (Entf)</translation>
    </message>
    <message>
        <source>Take from another symbol</source>
        <translation>Von anderem Symbol nehmen</translation>
    </message>
    <message>
        <source>The drawing of the class is copied into this symbol and stays when that class changes.</source>
        <translation>Die Zeichnung der Klasse wird in dieses Symbol kopiert und bleibt, wenn sich jene Klasse ändert.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take the symbol of %1 over</source>
        <translation>Symbol von %1 übernehmen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rotate to the left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>To the back</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Moves with…</source>
        <translation>Bewegt sich mit…</translation>
    </message>
</context>
<context>
    <name>bramah::editor::TableDialog</name>
    <message>
        <source>Add row</source>
        <translation>Zeile einfügen</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Add column</source>
        <translation>Spalte anfügen</translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation>Spalte entfernen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Each cell needs a number.</source>
        <translation>Jede Zelle braucht eine Zahl.</translation>
    </message>
    <message>
        <source>The first column does not rise from row to row, as most tables need.</source>
        <translation>Die erste Spalte steigt nicht von Zeile zu Zeile, wie es die meisten Tabellen brauchen.</translation>
    </message>
    <message>
        <source>The clipboard holds no rows of numbers of equal length.</source>
        <translation>Die Zwischenablage enthält keine gleich langen Zeilen aus Zahlen.</translation>
    </message>
</context>
<context>
    <name>bramah::app::TextView</name>
    <message>
        <source>Text of the model</source>
        <translation>Text des Modells</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>This text is too long to be shown: it has more than %1 MB, or a line of more than %2 characters.</source>
        <translation>Dieser Text ist zu lang, um gezeigt zu werden: er hat mehr als %1 MB oder eine Zeile mit mehr als %2 Zeichen.</translation>
    </message>
</context>
<context>
    <name>bramah::app::TimeLine</name>
    <message>
        <source>To the start (Home)</source>
        <translation>An den Anfang (Pos1)</translation>
    </message>
    <message>
        <source>To the event before (Ctrl+Left)</source>
        <translation>Zum Ereignis davor (Strg+Links)</translation>
    </message>
    <message>
        <source>To the next event (Ctrl+Right)</source>
        <translation>Zum nächsten Ereignis (Strg+Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Ans Ende (Ende)</translation>
    </message>
    <message>
        <source>Again and again</source>
        <translation>Immer wieder</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>Gezeigter Lauf</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>a time</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>Rückwärts abspielen (Umschalt+Leertaste)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Close the time line</source>
        <translation>Zeitleiste schließen</translation>
    </message>
</context>
<context>
    <name>bramah::app::TimeSearch</name>
    <message>
        <source>When is</source>
        <translation>Wann ist</translation>
    </message>
    <message>
        <source>pump.P.p &gt; 160 bar</source>
        <translation>pump.P.p &gt; 160 bar</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>The time before (Shift+Enter)</source>
        <translation>Die Zeit davor (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>The next time (Enter)</source>
        <translation>Die nächste Zeit (Eingabe)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>There is no run to search</source>
        <translation>Es gibt keinen Lauf zum Durchsuchen</translation>
    </message>
    <message>
        <source>“%1” is a number; compare it, as in “%1 &gt; 0”</source>
        <translation>„%1“ ist eine Zahl; vergleichen Sie sie, etwa „%1 &gt; 0“</translation>
    </message>
    <message>
        <source>Never in this run</source>
        <translation>Nie in diesem Lauf</translation>
    </message>
    <message>
        <source>%1 of %2: from %3 s to %4 s, for %5 s</source>
        <translation>%1 von %2: von %3 s bis %4 s, %5 s lang</translation>
    </message>
</context>
<context>
    <name>bramah::app::TimeTrack</name>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>%1 s · drag to show another time, with Shift to the rows of the run</source>
        <comment>a time</comment>
        <translation>%1 s · Ziehen zeigt eine andere Zeit, mit Umschalt die der Zeilen des Laufs</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ToolController</name>
    <message>
        <source>The drawing is locked; Edit &gt; Lock the drawing frees it again</source>
        <translation>Die Zeichnung ist gesperrt; Bearbeiten &gt; Zeichnung sperren gibt sie wieder frei</translation>
    </message>
</context>
<context>
    <name>bramah::app::TunePanel</name>
    <message>
        <source>Slide up to three parameters, or pull the peak or the end of a curve: whole runs are drawn meanwhile. Escape takes it back.</source>
        <translation>Schieben Sie bis zu drei Parameter, oder ziehen Sie die Spitze oder das Ende einer Kurve: Ganze Läufe werden dabei gezeichnet. Escape nimmt es zurück.</translation>
    </message>
    <message>
        <source>Puts grips on the peaks and ends of curves, to be dragged up and down</source>
        <translation>Setzt Griffe an Spitzen und Enden von Kurven, die sich auf und ab ziehen lassen</translation>
    </message>
    <message>
        <source>What is pulled</source>
        <translation>Was gezogen wird</translation>
    </message>
    <message>
        <source>To which value</source>
        <translation>Auf welchen Wert</translation>
    </message>
    <message>
        <source>to a value, with its unit</source>
        <translation>auf einen Wert mit Einheit</translation>
    </message>
    <message>
        <source>&amp;Pull the curve</source>
        <translation>Kurve &amp;ziehen</translation>
    </message>
    <message>
        <source>The catalogues have no sizes for %1; untick it.</source>
        <translation>Die Kataloge haben keine Größen für %1; nehmen Sie den Haken weg.</translation>
    </message>
    <message>
        <source>Name a parameter first that may follow: up to three of them.</source>
        <translation>Nennen Sie zuerst einen Parameter, der folgen darf: bis zu drei.</translation>
    </message>
    <message>
        <source>There is no such curve.</source>
        <translation>Diese Kurve gibt es nicht.</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>Abstimmen</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>Der Kreis lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>As it was.</source>
        <translation>Wie es war.</translation>
    </message>
    <message>
        <source>With these values the run fails: %1</source>
        <translation>Mit diesen Werten scheitert der Lauf: %1</translation>
    </message>
    <message>
        <source>Pull &amp;curves</source>
        <translation>&amp;Kurven ziehen</translation>
    </message>
</context>
<context>
    <name>bramah::app::TuneRow</name>
    <message>
        <source>A parameter</source>
        <translation>Ein Parameter</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Baugrößen</translation>
    </message>
    <message>
        <source>from:to</source>
        <translation>von:bis</translation>
    </message>
    <message>
        <source>As 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole or 20, 25, 32</source>
        <translation>Etwa 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole oder 20, 25, 32</translation>
    </message>
    <message>
        <source>Only the values that parts of the catalogues have</source>
        <translation>Nur Werte, die Teile der Kataloge haben</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>Parameter %1</translation>
    </message>
    <message>
        <source>From where to where, %1</source>
        <translation>Von wo bis wo, %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Wert von %1</translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation>Baugrößen von %1</translation>
    </message>
</context>
<context>
    <name>UnitAxes</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>[%1]</source>
        <comment>axis title: unit</comment>
        <translation>[%1]</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>axis title: quantity and unit</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Pressure [%1], difference [%2]</source>
        <translation>Druck [%1], Differenz [%2]</translation>
    </message>
    <message>
        <source>Pressure difference [%1]</source>
        <translation>Druckdifferenz [%1]</translation>
    </message>
</context>
<context>
    <name>bramah::app::UserLibraries</name>
    <message>
        <source>The library %1 is not there: it was moved, or its disk is missing.</source>
        <translation>Die Bibliothek %1 ist nicht da: Sie wurde verschoben, oder ihr Datenträger fehlt.</translation>
    </message>
    <message>
        <source>There is no Modelica package in %1. Choose a package&apos;s folder, its package.mo, a file with a package, or a folder of packages.</source>
        <translation>In %1 ist kein Modelica-Paket. Wählen Sie den Ordner eines Pakets, seine package.mo, eine Datei mit einem Paket oder einen Ordner mit Paketen.</translation>
    </message>
    <message>
        <source>The classes of %1 are open already.</source>
        <translation>Die Klassen von %1 sind schon geöffnet.</translation>
    </message>
    <message>
        <source>The library is open, but not all of it can be used: %1</source>
        <translation>Die Bibliothek ist geöffnet, aber nicht alles darin ist brauchbar: %1</translation>
    </message>
    <message>
        <source>%1 is open as a file. Its classes come first in the library panel, under the file&apos;s name.</source>
        <translation>%1 ist als Datei offen. Ihre Klassen stehen in der Bibliothek ganz oben, unter dem Namen der Datei.</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ValveDialog</name>
    <message>
        <source>Pro&amp;portional</source>
        <translation>Pro&amp;portional</translation>
    </message>
    <message>
        <source>&amp;Detents</source>
        <translation>&amp;Rasten</translation>
    </message>
    <message>
        <source>New directional valve</source>
        <translation>Neues Wegeventil</translation>
    </message>
    <message>
        <source>Takes any place between its positions, by its command</source>
        <translation>Nimmt jede Stellung dazwischen ein, nach seinem Sollwert</translation>
    </message>
    <message>
        <source>Stays where it was switched to last</source>
        <translation>Bleibt, wo es zuletzt hingeschaltet wurde</translation>
    </message>
    <message>
        <source>all shut</source>
        <translation>alle gesperrt</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>P&amp;orts</source>
        <translation>&amp;Anschlüsse</translation>
    </message>
    <message>
        <source>Positio&amp;ns</source>
        <translation>&amp;Stellungen</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Linkes Ende</translation>
    </message>
    <message>
        <source>Paths of the boxes</source>
        <translation>Wege der Kästchen</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Rechtes Ende</translation>
    </message>
    <message>
        <source>Place on the sheet</source>
        <translation>Aufs Blatt setzen</translation>
    </message>
    <message>
        <source>Directional valve %1</source>
        <translation>Wegeventil %1</translation>
    </message>
    <message>
        <source>Change the valve</source>
        <translation>Ventil ändern</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>Ruhestellung</translation>
    </message>
    <message>
        <source>Paths of the box: P&gt;A with an arrow, A-B-T joined, A&gt;T throttled, P&gt;A check; ports not named are shut</source>
        <translation>Wege der Stellung: P&gt;A mit Pfeil, A-B-T verbunden, A&gt;T throttled gedrosselt, P&gt;A check durch ein Rückschlagventil; nicht genannte Anschlüsse sind gesperrt</translation>
    </message>
    <message>
        <source>%1: by hand too</source>
        <translation>%1: auch von Hand</translation>
    </message>
    <message>
        <source>What stands behind the actuator and switches the valve too</source>
        <translation>Was hinter der Betätigung steht und das Ventil ebenfalls schaltet</translation>
    </message>
    <message>
        <source>Nothing by hand</source>
        <translation>Nichts von Hand</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>und %1</translation>
    </message>
    <message>
        <source>Paths of box %1</source>
        <translation>Wege in Kasten %1</translation>
    </message>
    <message>
        <source>%1: spring</source>
        <translation>%1: Feder</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ValvePreview</name>
    <message>
        <source>Symbol of the valve</source>
        <translation>Schaltzeichen des Ventils</translation>
    </message>
    <message>
        <source>Drag from port to port to draw a path, again to take its arrow away; click a port to shut it</source>
        <translation>Ziehen von Anschluss zu Anschluss zeichnet einen Weg, noch einmal nimmt den Pfeil weg; ein Klick sperrt einen Anschluss</translation>
    </message>
</context>
<context>
    <name>bramah::app::VariableTree</name>
    <message>
        <source>Search variables</source>
        <translation>Größen suchen</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>variable and unit</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Plot an expression over the variables (Ins on a plot)</source>
        <translation>Einen Ausdruck über die Größen zeichnen (Einfg in einem Diagramm)</translation>
    </message>
    <message>
        <source>Plot an expression</source>
        <translation>Einen Ausdruck zeichnen</translation>
    </message>
</context>
<context>
    <name>bramah::app::ViewMenu</name>
    <message>
        <source>&amp;Text of the model</source>
        <translation>&amp;Text des Modells</translation>
    </message>
    <message>
        <source>&amp;Plots, problems and runs</source>
        <translation>&amp;Diagramme, Probleme und Läufe</translation>
    </message>
    <message>
        <source>Next proble&amp;m</source>
        <translation>Nächstes Proble&amp;m</translation>
    </message>
    <message>
        <source>Panels back to their places</source>
        <translation>Bereiche an ihre Plätze</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>Darstellung des Systems</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helle Darstellung</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkle Darstellung</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Moving parts of symbols</source>
        <translation>&amp;Bewegte Teile der Symbole</translation>
    </message>
    <message>
        <source>Show pistons and needles where the results have them</source>
        <translation>Kolben und Zeiger dort zeigen, wo sie nach den Ergebnissen sind</translation>
    </message>
    <message>
        <source>&amp;Pressures and flows on lines</source>
        <translation>&amp;Drücke und Ströme auf Leitungen</translation>
    </message>
    <message>
        <source>Colour lines by pressure, with arrows the way the oil flows</source>
        <translation>Leitungen nach Druck färben, mit Pfeilen in Strömungsrichtung</translation>
    </message>
    <message>
        <source>Pressures beside lines</source>
        <translation>Drücke neben Leitungen</translation>
    </message>
    <message>
        <source>Write the pressure of each line beside it</source>
        <translation>Den Druck jeder Leitung neben sie schreiben</translation>
    </message>
    <message>
        <source>Flows beside lines</source>
        <translation>Volumenströme neben Leitungen</translation>
    </message>
    <message>
        <source>Write how much flows through each line, and which way</source>
        <translation>Neben jede Leitung schreiben, wie viel in welche Richtung fließt</translation>
    </message>
    <message>
        <source>Values beside signals</source>
        <translation>Werte neben Signalen</translation>
    </message>
    <message>
        <source>Write the value of each signal beside its line</source>
        <translation>Den Wert jedes Signals neben seine Linie schreiben</translation>
    </message>
    <message>
        <source>Results on the &amp;sheet</source>
        <translation>Ergebnisse auf dem &amp;Blatt</translation>
    </message>
    <message>
        <source>Men&amp;d the problem</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Use the first button of the message over the sheet, or else that below the list of problems</source>
        <translation>Die erste Schaltfläche der Meldung über dem Blatt benutzen, sonst die unter der Problemliste</translation>
    </message>
    <message>
        <source>Choose a problem with a button below the list first.</source>
        <translation>Wählen Sie zuerst ein Problem, unter dessen Liste eine Schaltfläche steht.</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <comment>menu of languages; in other languages with the English word behind</comment>
        <translation>Sprache (Lan&amp;guage)</translation>
    </message>
    <message>
        <source>As usual (bar, l/min, mm)</source>
        <translation>Wie üblich (bar, l/min, mm)</translation>
    </message>
    <message>
        <source>Pressures in MPa</source>
        <translation>Drücke in MPa</translation>
    </message>
    <message>
        <source>SI units (Pa, m³/s, m)</source>
        <translation>SI-Einheiten (Pa, m³/s, m)</translation>
    </message>
    <message>
        <source>US units (psi, gal/min, in)</source>
        <translation>US-Einheiten (psi, gal/min, in)</translation>
    </message>
    <message>
        <source>&amp;Units of this sheet</source>
        <translation>&amp;Einheiten dieses Blatts</translation>
    </message>
    <message>
        <source>View of the class shown</source>
        <translation>Ansicht der gezeigten Klasse</translation>
    </message>
    <message>
        <source>Views of the &amp;class</source>
        <translation>Ansichten der &amp;Klasse</translation>
    </message>
    <message>
        <source>&amp;What ports give and take</source>
        <translation>&amp;Was Anschlüsse geben und nehmen</translation>
    </message>
    <message>
        <source>Show at each port which variable it takes and which it gives, and each component&apos;s form</source>
        <translation>An jedem Anschluss zeigen, welche Größe er nimmt und welche er gibt, und die Form jedes Bauteils</translation>
    </message>
    <message>
        <source>P&amp;ositions beside rods and shafts</source>
        <translation>P&amp;ositionen neben Stangen und Wellen</translation>
    </message>
    <message>
        <source>Write positions and angles beside rods and shafts</source>
        <translation>Positionen und Winkel neben Stangen und Wellen schreiben</translation>
    </message>
    <message>
        <source>F&amp;orces beside rods and shafts</source>
        <translation>K&amp;räfte neben Stangen und Wellen</translation>
    </message>
    <message>
        <source>Write forces and torques beside rods and shafts</source>
        <translation>Kräfte und Momente neben Stangen und Wellen schreiben</translation>
    </message>
    <message>
        <source>Parts &amp;between delay lines</source>
        <translation>&amp;Teile zwischen Laufzeitleitungen</translation>
    </message>
    <message>
        <source>Colour the symbols by the parts into which delay lines cut the circuit</source>
        <translation>Symbole nach den Teilen färben, in die Laufzeitleitungen die Schaltung trennen</translation>
    </message>
    <message>
        <source>Panel over the whole &amp;window</source>
        <translation>Bereich über das ganze Fe&amp;nster</translation>
    </message>
    <message>
        <source>A double click on the panel&apos;s tab or title does the same, and Escape takes it back</source>
        <translation>Ein Doppelklick auf den Reiter oder den Titel des Bereichs bewirkt dasselbe, und Escape nimmt es zurück</translation>
    </message>
    <message>
        <source>T&amp;ime line</source>
        <translation>Ze&amp;itleiste</translation>
    </message>
    <message>
        <source>Plays runs again below the sheet, forwards, backwards and in steps</source>
        <translation>Spielt Läufe unter dem Blatt noch einmal ab, vorwärts, rückwärts und in Schritten</translation>
    </message>
    <message>
        <source>The time line appears with the first run.</source>
        <translation>Die Zeitleiste erscheint mit dem ersten Lauf.</translation>
    </message>
    <message>
        <source>Measured minus simulated on lines</source>
        <translation>Gemessen minus simuliert auf Leitungen</translation>
    </message>
    <message>
        <source>Colour lines by how far measured values that are laid beside them are from the run</source>
        <translation>Leitungen danach färben, wie weit Messwerte, die neben ihnen liegen, vom Lauf entfernt sind</translation>
    </message>
</context>
<context>
    <name>bramah::app::WhyPanel</name>
    <message>
        <source>Back to the question before (Backspace)</source>
        <translation>Zurück zur vorigen Frage (Rücktaste)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Its part</source>
        <translation>Sein Anteil</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>In the stretch before</source>
        <translation>Im Abschnitt davor</translation>
    </message>
    <message>
        <source>Mark A and B on a plot, or set its cursor, and press Y: the terms of the equation that moves the curve stand here, and each leads on</source>
        <translation>Setzen Sie in einem Diagramm die Marken A und B oder den Zeiger und drücken Sie Y: Hier stehen dann die Glieder der Gleichung, die die Kurve bewegt, und jedes führt weiter</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 s of solving, %3 steps, %4 events, %5</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2 s gelöst, %3 Schritte, %4 Ereignisse, %5</translation>
    </message>
    <message>
        <source>Steps are as short as the fastest motion in the circuit; each event begins anew. What a component costs may be a spring that is too stiff, a volume that is too small, or a switch that flutters.</source>
        <translation>Die Schritte sind so kurz wie die schnellste Bewegung in der Schaltung; nach jedem Ereignis geht es neu los. Was ein Bauteil kostet, kann eine zu steife Feder, ein zu kleines Volumen oder ein flatternder Schalter sein.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bauteil</translation>
    </message>
    <message>
        <source>Its part of short steps</source>
        <translation>Sein Anteil an kurzen Schritten</translation>
    </message>
    <message>
        <source>Failed steps</source>
        <translation>Verworfene Schritte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>the sheet itself</source>
        <translation>das Blatt selbst</translation>
    </message>
    <message>
        <source>most by %1</source>
        <translation>am meisten durch %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, most by %2</source>
        <translation>%1, am meisten durch %2</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>Es gibt noch keinen Lauf</translation>
    </message>
    <message>
        <source>The circuit is being checked; ask again in a moment</source>
        <translation>Die Schaltung wird gerade geprüft; fragen Sie gleich noch einmal</translation>
    </message>
    <message>
        <source>The circuit has other components or connections than this run; run it again</source>
        <translation>Die Schaltung hat andere Bauteile oder Verbindungen als dieser Lauf; starten Sie sie noch einmal</translation>
    </message>
    <message>
        <source>“%1” is no variable of the circuit; ask about a variable in it</source>
        <translation>„%1“ ist keine Größe der Schaltung; fragen Sie nach einer Größe darin</translation>
    </message>
    <message>
        <source>The run has no values at these times</source>
        <translation>Der Lauf hat zu diesen Zeiten keine Werte</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 from %3 s to %4 s</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: %2 von %3 s bis %4 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a component and its variable</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Integrated from %1</source>
        <translation>Integriert aus %1</translation>
    </message>
    <message>
        <source>Computed from %1</source>
        <translation>Berechnet aus %1</translation>
    </message>
    <message>
        <source>Solved together with other equations from %1</source>
        <translation>Gemeinsam mit anderen Gleichungen gelöst aus %1</translation>
    </message>
    <message>
        <source>It changes at events only</source>
        <translation>Es ändert sich nur bei Ereignissen</translation>
    </message>
    <message>
        <source>It comes out of a delay line as it went in earlier</source>
        <translation>Es kommt aus einer Laufzeitleitung, wie es früher hineinging</translation>
    </message>
    <message>
        <source>It is given from outside: no equation determines it</source>
        <translation>Es ist von außen gegeben: keine Gleichung bestimmt es</translation>
    </message>
    <message>
        <source>It follows from %1. </source>
        <translation>Es folgt aus %1. </translation>
    </message>
    <message>
        <source>(the run has not kept all values in it)</source>
        <translation>(der Lauf hat nicht alle Werte darin behalten)</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, jetzt %2</translation>
    </message>
    <message>
        <source>between the stored rows, and jumps at events</source>
        <translation>zwischen den gespeicherten Zeilen, und Sprünge bei Ereignissen</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>Its part as a bar</source>
        <translation>Sein Anteil als Balken</translation>
    </message>
</context>
<context>
    <name>bramah::app::ZoomedPicture</name>
    <message>
        <source>A double click shows the place in full size, another one all of it; drag moves, the wheel scales</source>
        <translation>Ein Doppelklick zeigt die Stelle in voller Größe, noch einer alles; Ziehen verschiebt, das Mausrad vergrößert</translation>
    </message>
</context>
</TS>
