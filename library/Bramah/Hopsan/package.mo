// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Hopsan "Components of imported Hopsan models whose laws no other class has"
  annotation(Documentation(info="<html>
<p>Models of Hopsan, the simulator of fluid power of Linkoping University, are imported by File &gt; Open and by <code>bramah import</code>. Most of
their components are classes of the other packages; here are those with laws of their own, with the values that Hopsan asks for.</p>
<p>The laws are those of Hopsan in the limit of small steps: Hopsan joins components by delay lines of one step, which here are stiff. What is
imported for the first time should be held against a run there.</p>
<p>Source: the components of Hopsan (github.com/Hopsan/hopsan), restated.</p>
</html>"));
end Hopsan;
