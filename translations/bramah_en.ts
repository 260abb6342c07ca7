<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>bramah::app::AnimationDialog</name>
    <message numerus="yes">
        <source>%n frame(s), %1 s</source>
        <translation>
            <numerusform>%n frame, %1 s</numerusform>
            <numerusform>%n frames, %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) are too many: choose a shorter part or a higher speed.</source>
        <translation>
            <numerusform>%n frame is too many: choose a shorter part or a higher speed.</numerusform>
            <numerusform>%n frames are too many: choose a shorter part or a higher speed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueDialog</name>
    <message numerus="yes">
        <source>A part from a catalogue for %n components</source>
        <translation>
            <numerusform>A part from a catalogue for %n component</numerusform>
            <numerusform>A part from a catalogue for %n components</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the catalogues: their rows are left out.</source>
        <translation>
            <numerusform>%n fault in the catalogues: its row is left out.</numerusform>
            <numerusform>%n faults in the catalogues: their rows are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassTruth</name>
    <message numerus="yes">
        <source>%n equation(s)</source>
        <translation>
            <numerusform>%n equation</numerusform>
            <numerusform>%n equations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknowns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::CodesDialog</name>
    <message numerus="yes">
        <source>%n component(s) get another code</source>
        <translation>
            <numerusform>%n component gets another code</numerusform>
            <numerusform>%n components get another code</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::DesignCurve</name>
    <message numerus="yes">
        <source>%n point(s) have no answer.</source>
        <translation>
            <numerusform>%n point has no answer.</numerusform>
            <numerusform>%n points have no answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::FmuDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and one more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyPanel</name>
    <message numerus="yes">
        <source>%n point(s) did not settle or failed.</source>
        <translation>
            <numerusform>%n point did not settle or failed.</numerusform>
            <numerusform>%n points did not settle or failed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportFmuDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and one more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::editor::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n let be</source>
        <translation>
            <numerusform>%n let be</numerusform>
            <numerusform>%n let be</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::editor::PropertyPanel</name>
    <message numerus="yes">
        <source>%n symbol(s)</source>
        <translation>
            <numerusform>%n symbol</numerusform>
            <numerusform>%n symbols</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n value(s)</source>
        <translation>
            <numerusform>Set %n value</numerusform>
            <numerusform>Set %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::ResultsExportDialog</name>
    <message numerus="yes">
        <source>Export %n variable(s)…</source>
        <translation>
            <numerusform>Export %n variable…</numerusform>
            <numerusform>Export %n variables…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::RunListModel</name>
    <message numerus="yes">
        <source>%n broken</source>
        <translation>
            <numerusform>%n broken</numerusform>
            <numerusform>%n broken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::ShortcutsDialog</name>
    <message numerus="yes">
        <source>%n command(s) get their default keys again.</source>
        <translation>
            <numerusform>%n command gets its default keys again.</numerusform>
            <numerusform>%n commands get their default keys again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::StatusWidgets</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyCurves</name>
    <message numerus="yes">
        <source>%n run(s) chosen in the table</source>
        <translation>
            <numerusform>%n run chosen in the table</numerusform>
            <numerusform>%n runs chosen in the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n run(s)</source>
        <translation>
            <numerusform>The one run</numerusform>
            <numerusform>All %n runs</numerusform>
        </translation>
    </message>
</context>
</TS>
