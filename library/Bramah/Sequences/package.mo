// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Sequences "Sequence charts after IEC 60848 (GRAFCET): steps, transitions, actions"
  annotation(Documentation(info="<html>
<p>A chart says what a machine does one after the other. A <b>step</b> is active or not; while it is, its actions hold. A <b>transition</b>
between two steps clears when all steps above it are active and its condition is true: then these become inactive and those below active, at
once. The lines go from above to below.</p>
<ol>
<li>At the start the initial steps are active.</li>
<li>A transition is enabled when all steps right above it are active; it clears when its condition is true as well.</li>
<li>Clearing makes all steps above inactive and all steps below active at the same time.</li>
<li>Transitions that can clear at the same time clear at the same time.</li>
<li>A step that becomes active and inactive at the same time stays active.</li>
</ol>
<p>These are the five rules of evolution of the standard. Conditions are written into the transition, <code>cylinder.x &gt; 0.19 and
start.y</code>, and stand beside it; a delay lets it clear only when it has been enabled for so long. Several lines below a step choose between
transitions, several lines below a transition start steps that run in parallel; the bars
<code>ParallelSplit</code>, <code>ParallelJoin</code>, <code>AlternativeSplit</code> and <code>AlternativeJoin</code> draw them as the standard does.</p>
<p><b>Wiring</b>: a step has an output on its right that is true while it is active. It leads to the solenoid of a valve, or to an
<code>Action</code> that stores, delays or limits it. <b>Hierarchy</b>: <code>MacroStep</code> and <code>EnclosingStep</code> get
classes of your own, with a sheet of their own. <b>Time</b>: without a cycle a chart answers at the very instant; with
<code>Chart.cycle</code> it looks at its conditions only every 10 ms, say, as a controller does, and goes on by one step at a time.</p>
<p>Source: IEC 60848:2013, GRAFCET specification language for sequential function charts; R. David, H. Alla, Petri Nets and Grafcet (1992).</p>
</html>"));
end Sequences;
