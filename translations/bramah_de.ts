<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>bramah::app::AboutDialog</name>
    <message>
        <source>About Bramah</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>Fluid-power schematics that run.

Free software under the GNU General Public License 3 or later; the component library under the BSD 3-Clause License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <comment>tool tip: action and its keys</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassLibrary</name>
    <message>
        <source>there is no such file or folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Says what is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at the grammar only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says what is wrong with files, folders, circuits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs a model and writes its results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prints a stage of the compiler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws the schematic to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists classes with ports and parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to plot: no stored variable changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandOptions</name>
    <message>
        <source>Shows this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class; otherwise the file&apos;s one model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder or file with more packages; repeatable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A parameter&apos;s value, SI or with a unit, as pump.D=25cm3/rev; repeatable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: bramah %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is one argument too many: `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah %1: --%2: %3</source>
        <translation type="unfinished"></translation>
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
        <source>Move symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate %1 symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror %1 symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1 symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %1 symbols</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectTool</name>
    <message>
        <source>Joins the line here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins %1 through a new node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a port or line to end here, elsewhere for a corner; Esc gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines end at ports and lines; Esc gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-attach line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectionRules</name>
    <message>
        <source>There is no such port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A port cannot be joined to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 places of `%2` are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are joined already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 port does not fit a %2 one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 signal does not fit a %2 one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A port of class `%1` does not fit one of class `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two outputs cannot drive one line: `%1` and `%2`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two inputs give no signal; start at an output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sheet&apos;s oil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oils differ: %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::CsvExportDialog</name>
    <message>
        <source>Both limits at events</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units as shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rows where a value jumps: just before and just after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables</source>
        <translation type="unfinished">Größen</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than 256 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no file yet; save it under a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kind of class, such as `model`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equation, a section or `end`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name, `*` or `{`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a declaration, a section or `end`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`and` (relations cannot be chained)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another operator (put one of the powers in parentheses)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a modifier, such as `name = value`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an operand (put a signed one in parentheses)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a named argument, such as `name = value`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a function call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a statement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation type="unfinished"></translation>
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
    <name>bramah::app::DocumentPage</name>
    <message>
        <source>Class shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has been removed or renamed by another program. Save to write it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentSession</name>
    <message>
        <source>The file is not UTF-8 text; it is shown only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has errors; mend them in the text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has no model to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set %1.%2</source>
        <translation type="unfinished">%1.%2 setzen</translation>
    </message>
    <message>
        <source>Reset %1.%2</source>
        <translation type="unfinished">%1.%2 zurücksetzen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentationView</name>
    <message>
        <source>Documentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;This class has no documentation.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>bramah::app::ExampleCard</name>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
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
        <source>Time between stored points; empty: 500 points a run</source>
        <translation>Zeit zwischen gespeicherten Punkten; leer: 500 Punkte je Lauf</translation>
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
</context>
<context>
    <name>bramah::app::FirstCircuitGuide</name>
    <message>
        <source>Place a pump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a fixed pump from Library, Hydraulics, Pumps to the sheet. Or press A, type &quot;pump&quot;, press Enter and click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add relief valve, orifice and tanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A relief valve, an orifice and two tanks: one below the pump, one for the oil that comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag from port to port: pump P to relief valve P and to the orifice, their other ends to a tank, and the other tank to pump S. Legal targets light up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press F5. The circuit is translated and runs; its time is in the toolbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the pressure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the line between pump and relief valve and choose its pressure, or double-click a variable in the list beside the plots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the relief valve, set p_set to 100 bar in Properties, and run again: the earlier curve stays for comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First circuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your first circuit runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it with Ctrl+S. The examples on the start page show what else there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::MainWindow</name>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>%1[*] — Bramah</source>
        <translation>%1[*] — Bramah</translation>
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
    <name>MoveTool</name>
    <message>
        <source>Moved by %1, %2 M; Esc takes it back</source>
        <translation type="unfinished"></translation>
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
        <source>&lt;br&gt;now %1</source>
        <translation>&lt;br&gt;zurzeit %1</translation>
    </message>
</context>
<context>
    <name>PlaceTool</name>
    <message>
        <source>Click to place %1; R turns, X and Y mirror, Esc gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotCursor</name>
    <message>
        <source>%1 s</source>
        <comment>time at the cursor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   Δ %1 s</source>
        <comment>time between the two cursors</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotExport</name>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>There are no results yet: run the model first.</source>
        <translation>Es gibt noch keine Ergebnisse: Starten Sie zuerst einen Lauf.</translation>
    </message>
    <message>
        <source>Export results as CSV</source>
        <translation>Ergebnisse als CSV exportieren</translation>
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
        <source>Time [s]</source>
        <translation>Zeit [s]</translation>
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
</context>
<context>
    <name>Probe</name>
    <message>
        <source>%1 – %2</source>
        <comment>the two ends of a line</comment>
        <translation type="unfinished">%1 – %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::ProbeButton</name>
    <message>
        <source>Plot a variable of %1 (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot a variable of %1</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one component or line to plot a variable of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>bramah::editor::PropertyPanel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Help and equations (F1)</source>
        <translation>Hilfe und Gleichungen (F1)</translation>
    </message>
    <message>
        <source>Help and equations</source>
        <translation>Hilfe und Gleichungen</translation>
    </message>
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
        <source>Parameters they have in common</source>
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
        <source>`%1` is not a free name: letters, digits and _, and no other symbol may have it</source>
        <translation>`%1` ist kein freier Name: Buchstaben, Ziffern und _, und kein anderes Symbol darf ihn tragen</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RubberBandTool</name>
    <message>
        <source>Selects what it touches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selects what is inside</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::RunController</name>
    <message>
        <source>%1 = %2</source>
        <comment>parameter and value</comment>
        <translation type="unfinished"></translation>
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
        <source>%1 points, %2 steps</source>
        <comment>size of a run&apos;s results</comment>
        <translation>%1 Punkte, %2 Schritte</translation>
    </message>
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
    <name>RunStatistics</name>
    <message>
        <source>`%1` limited %2 % of the steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` switched %2 times</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>SegmentTool</name>
    <message>
        <source>Move line</source>
        <translation type="unfinished"></translation>
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
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Rotate &amp;Left</source>
        <translation>&amp;Links drehen</translation>
    </message>
    <message>
        <source>Rotate &amp;Right</source>
        <translation>&amp;Rechts drehen</translation>
    </message>
    <message>
        <source>Mirror &amp;Horizontally</source>
        <translation>&amp;Waagrecht spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;Vertically</source>
        <translation>&amp;Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit Sheet</source>
        <translation>Blatt &amp;einpassen</translation>
    </message>
    <message>
        <source>Fit &amp;Selection</source>
        <translation>&amp;Auswahl einpassen</translation>
    </message>
    <message>
        <source>A&amp;ctual Size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>SheetRenderer</name>
    <message>
        <source>`%1` does not end in .svg, .pdf or .png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetView</name>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimulationRun::Shared</name>
    <message>
        <source>the model has errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing determines the start of `%1`; it keeps its start value</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>bramah::app::TextView</name>
    <message>
        <source>Text of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation type="unfinished"></translation>
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
</context>
<context>
    <name>bramah::app::WindowActions</name>
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
        <source>&amp;Text of the model</source>
        <translation>&amp;Text des Modells</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Plots, problems and runs</source>
        <translation>&amp;Diagramme, Probleme und Läufe</translation>
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
        <source>Go to problems</source>
        <translation>Zu den Problemen</translation>
    </message>
    <message>
        <source>Go to runs</source>
        <translation>Zu den Läufen</translation>
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
        <source>&amp;Run</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Run the model, or go on with a paused run</source>
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
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>Dia&amp;gramme</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Plot a &amp;variable of the selection…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::WindowDocks</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>bramah::app</name>
    <message>
        <source>usage: bramah [FILE.mo]        opens the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah COMMAND --help says more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints a stage of the compiler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flat (default), parameters, events, alias, index, matching, blocks, torn, initial or tape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah flatten: there is no stage `%1`; there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists every class with its ports, parameters and units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the schematic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to write: svg, pdf or png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah render: say where to draw to with -o OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start time [s].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop time [s].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the rows [s].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative tolerance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto, cvode or ida.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the results; `-` to the console.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both (default): two rows at an event; none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables to store, by their whole path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes statistics as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a picture of the results: png, svg, pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah simulate: --solver is auto, cvode or ida, not `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bramah simulate: --events is both or none, not `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  try: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note: the model ended the run at %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: to %2 s, %3 steps, %4 events, %5 rows; compiled in %6 ms, solved in %7 ms (%8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no variable matches `%1`</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::app::SettingsReader</name>
    <message>
        <source>`--set %1` has not the form path=value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no parameter `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no parameter `%1`; did you mean `%2`?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is final; its value follows from other parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`--set %1`: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is an element of an array that the equations depend on; change it in the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`true` or `false` is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these is expected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::editor</name>
    <message>
        <source>must be at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): drag to draw a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag to draw a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag this end to another port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is inherited: it is edited in its base class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: drag to move, R turns, X and Y mirror, double-click opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a piece of the line sideways; W draws a line from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is of a base class or stands in a for or if: it is edited in the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::model</name>
    <message>
        <source>hydraulic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pneumatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>translational</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotational</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>electrical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thermal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a number with an optional unit, as `2.5` or `150 bar`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unit `%1` is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` does not measure what is asked for here; give a value in %2, for example</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bramah::solver</name>
    <message>
        <source>the file is empty; a header row was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 has %2 fields where the header has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: `%2` is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: the time falls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1`: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no variable `%1` in these results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an equation has no finite value at %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a division by zero or a root of a negative number, and at start values far from what is physical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system of equations has no solution that can be found at %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the parameters of the named component; a small volume between its neighbours makes the equations explicit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a system of equations does not determine its unknowns at %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look for a parameter that is zero, or a part of the circuit that nothing holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switching at %1 s comes to no end: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the conditions a hysteresis, or the switched quantity a delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no consistent start was found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the start values of the named component and of its neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an evaluation failed without saying why, at %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the integrator refused to go on at %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 s no step is small enough for the equations to be solved; `%2` resists most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 s no step is small enough for the tolerance; `%2` changes too fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (last: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the parameters around the named component: very small volumes, masses or lags make quantities change within nanoseconds; else try a larger tolerance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` switches again and again at %2 s, so that time does not go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the switching a hysteresis, or the quantity that it compares some inertia or volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no parameter `%1`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is not a parameter; its value follows from the equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is final; its value follows from other parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the equations themselves depend on `%1`; change it in the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`%1` is a text, not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start and stop time must be finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stop time %1 s lies before the start time %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tolerance %1 is outside 1e-12..0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the interval %1 s is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the interval %1 s gives more than 1e9 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the regular expression `%1` for variables is wrong: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Model to open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>error: there is no class `%1`; check the name, or add its library with --library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: there is no model in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: there are several models in the file; choose one with --class: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
