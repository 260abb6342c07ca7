// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing;
package Pages "Frames and title blocks of drawing sheets"
  annotation(Documentation(info="<html>
<p>A page is a component without equations: put it around a circuit, and what lies on it is printed on its paper at true size
(1 M is 2.5 mm). Several pages side by side are the sheets of one drawing, numbered from left to right; a line from one to the other
ends at both frames in a mark that names the other end.</p>
<p>A class is a page if it says <code>__Bramah(page(paper, area, zones))</code>; its symbol is frame and title block, with
<code>%title</code> for its parameter <code>title</code>. Copy one, with the class of its title block, and change it for the frame of a company.</p>
<p>Source: frame, zones of 50 mm and centring marks after ISO 5457, title block after ISO 7200, sizes A0 to A4 of ISO 216. The paper of
Letter, Tabloid, ANSI C and ANSI D is that of ANSI/ASME Y14.1; their frames are drawn in the same way.</p>
</html>"));
end Pages;
