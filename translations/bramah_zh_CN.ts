<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>bramah::app::AboutDialog</name>
    <message>
        <source>About Bramah</source>
        <translation>关于 Bramah</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>Fluid-power schematics that run.

Free software under the GNU General Public License 3 or later; the component library under the BSD 3-Clause License.</source>
        <translation>可运行的流体传动回路图。

本程序为自由软件，采用 GNU 通用公共许可证第 3 版或更高版本；元件库采用 BSD 3-Clause 许可证。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
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
        <translation>图面下方的图表</translation>
    </message>
    <message>
        <source>Export an animated picture</source>
        <translation>导出动画图片</translation>
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
        <translation>运行</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>The part must begin before its end, within the run.</source>
        <translation>片段的起点须早于终点，且在运行时间之内。</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), %1 s</source>
        <translation>
            <numerusform>%n 帧，%1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) are too many: choose a shorter part or a higher speed.</source>
        <translation>
            <numerusform>%n 帧过多：请选择更短的片段或更高的速度。</numerusform>
        </translation>
    </message>
    <message>
        <source>Mechanism beneath the sheet</source>
        <translation>图面下方的机构</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>finished at %1</source>
        <translation>在 %1 完成</translation>
    </message>
    <message>
        <source>ended by the model at %1</source>
        <translation>在 %1 由模型终止</translation>
    </message>
    <message>
        <source>stopped at %1</source>
        <translation>在 %1 停止</translation>
    </message>
    <message>
        <source>the model has errors</source>
        <translation>模型有错误</translation>
    </message>
    <message>
        <source>wrong settings</source>
        <translation>设置有误</translation>
    </message>
    <message>
        <source>failed at %1</source>
        <translation>在 %1 失败</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>The text of this valve was changed by hand. Its class is made anew; Undo brings it back.</source>
        <translation>此阀的文本曾经手工修改。其类将重新生成；用“撤消”可恢复。</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>Let me change it</source>
        <translation>允许修改</translation>
    </message>
    <message>
        <source>This is the class %1.</source>
        <translation>这是类 %1。</translation>
    </message>
    <message>
        <source>The class %1 has no file to show.</source>
        <translation>类 %1 没有可显示的文件。</translation>
    </message>
    <message>
        <source>%1 belongs to a library and is read-only.</source>
        <translation>%1 属于某个库，为只读。</translation>
    </message>
    <message>
        <source>Values of an earlier run</source>
        <translation>先前运行的值</translation>
    </message>
    <message>
        <source>Basics</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>Cylinder drives</source>
        <translation>液压缸驱动</translation>
    </message>
    <message>
        <source>Pressure, load and flow</source>
        <translation>压力、负载与流量</translation>
    </message>
    <message>
        <source>Hydrostatic drives</source>
        <translation>静液压驱动</translation>
    </message>
    <message>
        <source>Closed-loop control</source>
        <translation>闭环控制</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Volume flow into %1</source>
        <translation>流入 %1 的体积流量</translation>
    </message>
    <message>
        <source>Mass flow into %1</source>
        <translation>流入 %1 的质量流量</translation>
    </message>
    <message>
        <source>Select the components to replace first.</source>
        <translation>请先选择要替换的元件。</translation>
    </message>
    <message>
        <source>The drawing cannot be changed.</source>
        <translation>图样无法修改。</translation>
    </message>
    <message>
        <source>Replace %1 by</source>
        <translation>将 %1 替换为</translation>
    </message>
    <message>
        <source>Replace the selected components by</source>
        <translation>将所选元件替换为</translation>
    </message>
    <message>
        <source>This class cannot replace any of the selected components.</source>
        <translation>此类不能替换任何所选元件。</translation>
    </message>
    <message>
        <source>reduced to %1 %</source>
        <translation>缩小至 %1 %</translation>
    </message>
    <message>
        <source>true size, 1 M = 2.5 mm</source>
        <translation>实际尺寸，1 M = 2.5 mm</translation>
    </message>
    <message>
        <source>Select the components to combine first.</source>
        <translation>请先选择要合并的元件。</translation>
    </message>
    <message>
        <source>Make a component of the selection</source>
        <translation>由所选内容创建元件</translation>
    </message>
    <message>
        <source>The selection cannot become a component: %1</source>
        <translation>所选内容无法成为元件：%1</translation>
    </message>
    <message>
        <source>The component cannot be dissolved: %1</source>
        <translation>元件无法分解：%1</translation>
    </message>
    <message>
        <source>Copy to My components</source>
        <translation>复制到“我的元件”</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>试用 %1</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>绘制管路</translation>
    </message>
    <message>
        <source>Add the class %1</source>
        <translation>添加类 %1</translation>
    </message>
    <message>
        <source>Add the component</source>
        <translation>添加元件</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>绘制管路</translation>
    </message>
    <message>
        <source>This class has no ports to put a source or a tank at.</source>
        <translation>此类没有可连接源或油箱的端口。</translation>
    </message>
    <message>
        <source>No class can be written into this file.</source>
        <translation>无法向此文件写入类。</translation>
    </message>
    <message>
        <source>“%1” is not a name: use letters, digits and _, a letter first.</source>
        <translation>“%1”不是有效名称：请使用字母、数字和 _，并以字母开头。</translation>
    </message>
    <message>
        <source>“%1” is taken there.</source>
        <translation>“%1”在该处已被占用。</translation>
    </message>
    <message>
        <source>%1 cannot be copied.</source>
        <translation>%1 无法复制。</translation>
    </message>
    <message>
        <source>%1 is yours now, as %2.</source>
        <translation>%1 已有可编辑的副本 %2。</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>给出</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>%1 (base class)</source>
        <translation>%1（基类）</translation>
    </message>
    <message>
        <source>%1 (import)</source>
        <translation>%1（导入）</translation>
    </message>
    <message>
        <source>%1 (redeclaration)</source>
        <translation>%1（重声明）</translation>
    </message>
    <message>
        <source>%1 (in a formula)</source>
        <translation>%1（在公式中）</translation>
    </message>
    <message>
        <source>%1 (lies in it)</source>
        <translation>%1（位于其中）</translation>
    </message>
    <message>
        <source>%1 (documentation)</source>
        <translation>%1（文档）</translation>
    </message>
    <message>
        <source>Nothing uses it.</source>
        <translation>未被使用。</translation>
    </message>
    <message>
        <source>Used in %1 places: %2</source>
        <translation>在 %1 处使用：%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 无法打开。</translation>
    </message>
    <message>
        <source>%1 names it, but cannot be changed: %2</source>
        <translation>%1 引用了它，但无法修改：%2</translation>
    </message>
    <message>
        <source>My components</source>
        <translation>我的元件</translation>
    </message>
    <message>
        <source>Rename the class…</source>
        <translation>重命名类…</translation>
    </message>
    <message>
        <source>Move the class…</source>
        <translation>移动类…</translation>
    </message>
    <message>
        <source>Delete the class…</source>
        <translation>删除类…</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Rename the class %1 to %2</source>
        <translation>将类 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>There is no other place for %1: open the file that is to have it.</source>
        <translation>%1 没有其他可移至的位置：请打开要存放它的文件。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Move it into:</source>
        <translation>移至：</translation>
    </message>
    <message>
        <source>Move the class %1</source>
        <translation>移动类 %1</translation>
    </message>
    <message>
        <source>Delete the class</source>
        <translation>删除类</translation>
    </message>
    <message>
        <source>Delete the class %1?</source>
        <translation>删除类 %1 吗？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the class %1</source>
        <translation>删除类 %1</translation>
    </message>
    <message>
        <source>Select the one component that is to have a class of its own.</source>
        <translation>请选择一个要拥有独立类的元件。</translation>
    </message>
    <message>
        <source>Give %1 a class of its own</source>
        <translation>为 %1 创建独立的类</translation>
    </message>
    <message>
        <source>%1 has the class %2 now, which nothing else uses.</source>
        <translation>%1 现在的类为 %2，仅供其自身使用。</translation>
    </message>
    <message>
        <source>takes out</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>储存</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>损耗</translation>
    </message>
    <message>
        <source>the rest (%1)</source>
        <translation>其余（%1）</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>顺序控制</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>%1 needs %2, which only this file has. Move that to My components first.</source>
        <translation>%1 需要仅存于此文件中的 %2。请先将其移至“我的元件”。</translation>
    </message>
    <message>
        <source>%1 stays in this file: %2</source>
        <translation>%1 保留在此文件中：%2</translation>
    </message>
    <message>
        <source>Make component %1</source>
        <translation>创建元件 %1</translation>
    </message>
    <message>
        <source>%1 is in My components, for all circuits.</source>
        <translation>%1 已在“我的元件”中，可供所有回路使用。</translation>
    </message>
    <message>
        <source>This file, %1</source>
        <translation>此文件，%1</translation>
    </message>
    <message>
        <source>%1 has unsaved changes: save or close it first.</source>
        <translation>%1 有未保存的更改：请先保存或关闭。</translation>
    </message>
    <message>
        <source>%1 has been changed by another program: open its library again.</source>
        <translation>%1 已被其他程序更改：请重新打开其所属的库。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 无法写入。</translation>
    </message>
    <message>
        <source>%1 cannot be renamed.</source>
        <translation>%1 无法重命名。</translation>
    </message>
    <message>
        <source>%1 has been changed since.</source>
        <translation>%1 此后已被更改。</translation>
    </message>
    <message>
        <source>%1. Files changed on the disk: %2.</source>
        <translation>%1。磁盘上已更改的文件：%2。</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 无法读取：%2</translation>
    </message>
    <message>
        <source>Select the one component whose values are to be saved, or nothing for the sheet.</source>
        <translation>请选择一个要保存其值的元件；不选则保存图面的值。</translation>
    </message>
    <message>
        <source>There are no values other than those of the classes.</source>
        <translation>除类的默认值外没有其他值。</translation>
    </message>
    <message>
        <source>Save values in a table</source>
        <translation>将值保存到表格</translation>
    </message>
    <message>
        <source>Name of the row:</source>
        <translation>行名：</translation>
    </message>
    <message>
        <source>Values saved as %1 in %2</source>
        <translation>值已保存为 %2 中的 %1</translation>
    </message>
    <message>
        <source>Take values from a table</source>
        <translation>从表格取值</translation>
    </message>
    <message>
        <source>Row:</source>
        <translation>行：</translation>
    </message>
    <message>
        <source>Take the values of %1</source>
        <translation>采用 %1 的值</translation>
    </message>
    <message>
        <source>Values of %1 taken</source>
        <translation>已采用 %1 的值</translation>
    </message>
    <message>
        <source>No value differs from those of %1.</source>
        <translation>所有值均与 %1 相同。</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>未采用：%1</translation>
    </message>
    <message>
        <source>The table has no columns of values: a first line such as `name,D [cm3/rev],p_set [bar]` was expected.</source>
        <translation>表格没有值列：首行应类似于 `name,D [cm3/rev],p_set [bar]`。</translation>
    </message>
    <message>
        <source>The row %1 has %2 values where the first line has %3.</source>
        <translation>行 %1 有 %2 个值，而首行有 %3 个。</translation>
    </message>
    <message>
        <source>The table has no row of values.</source>
        <translation>表格没有值行。</translation>
    </message>
    <message>
        <source>%1 is no unit of it</source>
        <translation>%1 不是其可用的单位</translation>
    </message>
    <message>
        <source>end port</source>
        <translation>终端端口</translation>
    </message>
    <message>
        <source>relay port</source>
        <translation>中继端口</translation>
    </message>
    <message>
        <source>port that nothing uses</source>
        <translation>未被使用的端口</translation>
    </message>
    <message>
        <source>Step diagram</source>
        <translation>位移-步骤图</translation>
    </message>
    <message>
        <source>Choose how parts are run</source>
        <translation>选择各部分的求解方式</translation>
    </message>
    <message>
        <source>Delays cut the circuit into %1 parts</source>
        <translation>延迟将回路分割为 %1 个部分</translation>
    </message>
    <message>
        <source>%1: %2 (%3 states)</source>
        <translation>%1：%2（%3 个状态变量）</translation>
    </message>
    <message>
        <source>One part: no delay, as of a transmission line, cuts the circuit</source>
        <translation>一个部分：没有延迟（如传输管路）分割该回路</translation>
    </message>
    <message>
        <source>%1 is no formula</source>
        <translation>%1 不是公式</translation>
    </message>
    <message>
        <source>Volume flow out of %1</source>
        <translation>流出 %1 的体积流量</translation>
    </message>
    <message>
        <source>%1 older runs</source>
        <translation>%1 次较早的运行</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 无法移除。</translation>
    </message>
    <message>
        <source>The former files could not be put back: %1</source>
        <translation>原文件无法恢复：%1</translation>
    </message>
    <message>
        <source>Its values are in a temporary file, as all runs together exceed the memory meant for them; plots, CSV files and comparisons read them there</source>
        <translation>其值存于临时文件中，因为全部运行合计超出了所分配的内存；图表、CSV 文件和比较均从该文件读取</translation>
    </message>
    <message>
        <source>%1 flow</source>
        <translation>%1 流量</translation>
    </message>
    <message>
        <source>What ports take and give</source>
        <translation>端口接受和给出的量</translation>
    </message>
    <message>
        <source>pressure, force, torque, voltage</source>
        <translation>压力、力、转矩、电压</translation>
    </message>
    <message>
        <source>flow, motion, current</source>
        <translation>流量、运动、电流</translation>
    </message>
    <message>
        <source>into the symbol: it takes it; out of it: it gives it</source>
        <translation>指向符号：接受该量；离开符号：给出该量</translation>
    </message>
    <message>
        <source>this end of the bond takes the effort</source>
        <translation>键的此端接受势变量</translation>
    </message>
    <message>
        <source>solved together with others, in a loop</source>
        <translation>在环中与其他量联立求解</translation>
    </message>
    <message>
        <source>takes the effort of the first port, the flow of the second</source>
        <translation>接受第一端口的势变量和第二端口的流变量</translation>
    </message>
    <message>
        <source>takes the flow of the first port, the effort of the second</source>
        <translation>接受第一端口的流变量和第二端口的势变量</translation>
    </message>
    <message>
        <source>takes both efforts, gives both flows</source>
        <translation>接受两个势变量，给出两个流变量</translation>
    </message>
    <message>
        <source>takes both flows, gives both efforts</source>
        <translation>接受两个流变量，给出两个势变量</translation>
    </message>
    <message>
        <source>one port: takes the flow, gives the effort</source>
        <translation>单端口：接受流变量，给出势变量</translation>
    </message>
    <message>
        <source>one port: takes the effort, gives the flow</source>
        <translation>单端口：接受势变量，给出流变量</translation>
    </message>
    <message>
        <source>before it hydraulic ports, behind it mechanical ones</source>
        <translation>其前为液压油口，其后为机械端口</translation>
    </message>
    <message>
        <source>a store whose state follows from others</source>
        <translation>状态由其他状态决定的储能元件</translation>
    </message>
    <message>
        <source>port that the capsule&apos;s own equations use</source>
        <translation>封装体自身方程所用的端口</translation>
    </message>
    <message>
        <source>port passed on to a part of the capsule</source>
        <translation>转接至封装体内部部件的端口</translation>
    </message>
    <message>
        <source>gain margin %1 dB</source>
        <translation>幅值裕度 %1 dB</translation>
    </message>
    <message>
        <source>phase margin %1°</source>
        <translation>相位裕度 %1°</translation>
    </message>
    <message>
        <source>Split at %1</source>
        <translation>在 %1 处撕裂</translation>
    </message>
    <message>
        <source>Do not split at %1</source>
        <translation>不在 %1 处撕裂</translation>
    </message>
    <message>
        <source>Do not split here</source>
        <translation>不在此处撕裂</translation>
    </message>
    <message>
        <source>Split here</source>
        <translation>在此处撕裂</translation>
    </message>
    <message>
        <source>Used in 1 place: %1</source>
        <translation>在 1 处使用：%1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>时间 [s]</translation>
    </message>
    <message>
        <source>Step diagram over time</source>
        <translation>按时间的位移-步骤图</translation>
    </message>
    <message>
        <source>Step diagram over steps</source>
        <translation>按步骤的位移-步骤图</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>元件库</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>元件库(&amp;L)</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>属性(&amp;R)</translation>
    </message>
    <message>
        <source>Go to plots</source>
        <translation>转到图表</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Go to problems</source>
        <translation>转到问题</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Go to runs</source>
        <translation>转到运行</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Go to structure</source>
        <translation>转到结构</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Go to frequency</source>
        <translation>转到频率</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Amplitude [%1]</source>
        <translation>幅值 [%1]</translation>
    </message>
    <message>
        <source>%1 Hz</source>
        <translation>%1 Hz</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>频率 [Hz]</translation>
    </message>
    <message>
        <source>Frequency [Hz], of %1 s to %2 s, window of Hann, lines %3 Hz apart</source>
        <translation>频率 [Hz]，取自 %1 s 至 %2 s，汉宁窗，谱线间隔 %3 Hz</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>频谱</translation>
    </message>
    <message>
        <source>`%1` is there already: choose another name for the series</source>
        <translation>`%1` 已存在：请为该序列另选名称</translation>
    </message>
    <message>
        <source>the picture could not be painted</source>
        <translation>无法绘制图片</translation>
    </message>
    <message>
        <source>the animation could not be encoded: %1</source>
        <translation>无法编码动画：%1</translation>
    </message>
    <message>
        <source>Measured minus simulated, of the allowed difference</source>
        <translation>（测量值 − 仿真值）与允许偏差之比</translation>
    </message>
    <message>
        <source>Logarithmic &amp;x axis</source>
        <translation>对数 X 轴(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Logarithmic values</source>
        <translation>对数值坐标(&amp;L)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2 时 %1</translation>
    </message>
    <message>
        <source>Drag the variable for this axis here</source>
        <translation>将此坐标轴的变量拖到此处</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Logarithmic &amp;frequency</source>
        <translation>对数频率坐标(&amp;F)</translation>
    </message>
    <message>
        <source>Logarithmic &amp;amplitude</source>
        <translation>对数幅值坐标(&amp;A)</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>A report is a .pdf or an .html file, not “%1”</source>
        <translation>报告为 .pdf 或 .html 文件，而非“%1”</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be made</source>
        <translation>无法创建文件夹“%1”</translation>
    </message>
    <message>
        <source>The kept run “%1” cannot be read: %2</source>
        <translation>无法读取保存的运行“%1”：%2</translation>
    </message>
    <message>
        <source>a newer version of Bramah has written it</source>
        <translation>由更新版本的 Bramah 写入</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>回路</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Some were changed by hand during the run: %1</source>
        <translation>部分值在运行期间经手工修改：%1</translation>
    </message>
    <message>
        <source>All values are those of the library.</source>
        <translation>所有值均为库中的默认值。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Changed since the run before</source>
        <translation>与上次运行相比的更改</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注记</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>The run goes on.</source>
        <translation>运行仍在继续。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 s to %2 s, %3 rows</source>
        <translation>%1 s 至 %2 s，%3 行</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量项</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>, from %1</source>
        <translation>，自 %1</translation>
    </message>
    <message>
        <source>, to %1</source>
        <translation>，至 %1</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>超限</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>满足</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>测量项</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>生成工具</translation>
    </message>
    <message>
        <source>Bramah %1, Qt %2, %3</source>
        <translation>Bramah %1，Qt %2，%3</translation>
    </message>
    <message>
        <source>Curves over time</source>
        <translation>随时间变化的曲线</translation>
    </message>
    <message>
        <source>Curves over a variable (XY)</source>
        <translation>随变量变化的曲线（XY）</translation>
    </message>
    <message>
        <source>Go to measures</source>
        <translation>转到测量项</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Go to why</source>
        <translation>转到原因</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 is damaged (%2)</source>
        <translation>%1 已损坏（%2）</translation>
    </message>
    <message>
        <source>As the &amp;room suggests</source>
        <translation>按可用空间排列(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>并排(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;trips on one time axis</source>
        <translation>共用时间轴的条带(&amp;T)</translation>
    </message>
    <message>
        <source>Change the codes</source>
        <translation>更改标识代号</translation>
    </message>
    <message>
        <source>no temporary file can be made for `%1`</source>
        <translation>无法为 `%1` 创建临时文件</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` 无法写入：%2</translation>
    </message>
    <message>
        <source>`%1` names no format for lists; end it with .csv or .xlsx</source>
        <translation>`%1` 未指明清单的格式；请以 .csv 或 .xlsx 结尾</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Go to lists</source>
        <translation>转到清单</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>添加图片</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>%1 is no picture: PNG, JPEG, SVG, BMP and GIF can be taken.</source>
        <translation>%1 不是图片：可采用 PNG、JPEG、SVG、BMP 和 GIF。</translation>
    </message>
    <message>
        <source>Circuit diagram</source>
        <translation>回路图</translation>
    </message>
    <message>
        <source>Take the own frame</source>
        <translation>采用自有图框</translation>
    </message>
    <message>
        <source>The frame %1 is yours now. What is changed here shows on its pages.</source>
        <translation>图框 %1 现为自有。此处的更改会显示在使用它的图页上。</translation>
    </message>
    <message>
        <source>The title block %1 and the frame %2 are yours now. What is changed here shows on their pages.</source>
        <translation>标题栏 %1 和图框 %2 现为自有。此处的更改会显示在使用它们的图页上。</translation>
    </message>
    <message>
        <source>Released drawings</source>
        <translation>已发布的图样</translation>
    </message>
    <message>
        <source>Add a catalogue</source>
        <translation>添加产品样本</translation>
    </message>
    <message>
        <source>Catalogues (*.csv)</source>
        <translation>产品样本 (*.csv)</translation>
    </message>
    <message>
        <source>Take %1 from the catalogue for %2</source>
        <translation>从产品样本中为 %2 采用 %1</translation>
    </message>
    <message>
        <source>Take %1 from the catalogue</source>
        <translation>从产品样本中采用 %1</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Parts that the catalogues have now from %1: %2.</source>
        <translation>产品样本中现有来自 %1 的产品数：%2。</translation>
    </message>
    <message>
        <source>Rows left out: %1, the first one because of: %2</source>
        <translation>略去的行数：%1，第一行的原因：%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤消</translation>
    </message>
    <message>
        <source>Convert to the present version of a library</source>
        <translation>转换到库的当前版本</translation>
    </message>
    <message>
        <source>Name the versions of libraries</source>
        <translation>注明库版本</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>Go to motion</source>
        <translation>转到运动</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>参数研究</translation>
    </message>
    <message>
        <source>Go to studies</source>
        <translation>转到参数研究</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>Will be known within</source>
        <translation>预期可知精度</translation>
    </message>
    <message>
        <source>With 95 % between</source>
        <translation>95 % 置信区间</translation>
    </message>
    <message>
        <source>Was</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>%1 = %2, was %3</source>
        <translation>%1 = %2，原为 %3</translation>
    </message>
    <message>
        <source>; 95 %: %1</source>
        <translation>；95 %：%1</translation>
    </message>
    <message>
        <source>its runs fail</source>
        <translation>其运行失败</translation>
    </message>
    <message>
        <source>explains it best</source>
        <translation>解释得最好</translation>
    </message>
    <message>
        <source>just as well</source>
        <translation>同样好</translation>
    </message>
    <message>
        <source>explains less</source>
        <translation>解释较差</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Left, of the noise</source>
        <translation>残差与噪声之比</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>Go to fit</source>
        <translation>转到拟合</translation>
    </message>
    <message>
        <source>Optimise</source>
        <translation>优化</translation>
    </message>
    <message>
        <source>Go to optimise</source>
        <translation>转到优化</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>调节</translation>
    </message>
    <message>
        <source>Go to tune</source>
        <translation>转到调节</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>What is measured says</source>
        <translation>测量结果表明</translation>
    </message>
    <message>
        <source>One of these, says what is measured</source>
        <translation>测量结果表明是其中之一</translation>
    </message>
    <message>
        <source>the folder `%1` cannot be made</source>
        <translation>无法创建文件夹 `%1`</translation>
    </message>
    <message>
        <source>the same study is running in another window</source>
        <translation>同一研究正在另一窗口中运行</translation>
    </message>
    <message>
        <source>The FMU is made…</source>
        <translation>正在生成 FMU…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export as FMU</source>
        <translation>导出为 FMU</translation>
    </message>
    <message>
        <source>What is asked is not kept with the circuit, which cannot be edited.</source>
        <translation>所提问题未随回路保存，因为该回路不可编辑。</translation>
    </message>
    <message>
        <source>Parameter sets of SSP (*.ssv)</source>
        <translation>SSP 参数集 (*.ssv)</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>The set has no values.</source>
        <translation>该参数集没有值。</translation>
    </message>
    <message>
        <source>There is no folder for My components.</source>
        <translation>没有“我的元件”文件夹。</translation>
    </message>
    <message>
        <source>%1: it has no output that a model could use</source>
        <translation>%1：没有可供模型使用的输出</translation>
    </message>
    <message>
        <source>Every command of the menus, with its keys. Help &amp;gt; Command palette finds them by name.</source>
        <translation>菜单中的所有命令及其快捷键。帮助 &amp;gt; 命令面板可按名称查找命令。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Every message about a text or a circuit, by its name, which the command line shows in brackets. Dots stand for names and values of the case.</source>
        <translation>关于文本或回路的所有消息，按名称列出；命令行在方括号中显示该名称。省略号代表具体情况中的名称和数值。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>The components of the Library panel. Each has a page with its equations and sources.</source>
        <translation>元件库面板中的元件。每个元件都有一页，列出其方程和来源。</translation>
    </message>
    <message>
        <source>The manual is not there: %1. Install Bramah again.</source>
        <translation>找不到手册：%1。请重新安装 Bramah。</translation>
    </message>
    <message>
        <source>its folder `manual` is missing</source>
        <translation>缺少其文件夹 `manual`</translation>
    </message>
    <message>
        <source>contents: the page %1 cannot be read</source>
        <translation>目录：无法读取页面 %1</translation>
    </message>
    <message>
        <source>%1: a link leads nowhere: %2</source>
        <translation>%1：链接无目标：%2</translation>
    </message>
    <message>
        <source>the folder `%1` cannot be made; choose another one</source>
        <translation>无法创建文件夹 `%1`；请选择其他文件夹</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>a link leads nowhere: %1</source>
        <translation>链接无目标：%1</translation>
    </message>
    <message>
        <source>the text cannot be read as Markdown</source>
        <translation>无法将文本读作 Markdown</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>页面没有标题</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>The components, one by one</source>
        <translation>各个元件</translation>
    </message>
    <message>
        <source>Bramah has crashed. Unsaved work is kept in %1 and comes back at the next start; what happened is in %2.</source>
        <translation>Bramah 已崩溃。未保存的工作保存在 %1 中，下次启动时恢复；崩溃情况记录在 %2 中。</translation>
    </message>
    <message>
        <source>Other commands</source>
        <translation>其他命令</translation>
    </message>
    <message>
        <source>Bramah crashed at %1. What happened is in %2; please add it where you report the fault.</source>
        <translation>Bramah 于 %1 崩溃。崩溃情况记录在 %2 中；报告故障时请附上。</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Bramah: keyboard shortcuts</source>
        <translation>Bramah：键盘快捷键</translation>
    </message>
    <message>
        <source>The selected components go into a class of their own. Lines that leave them become its ports. %1 opens it.</source>
        <translation>所选元件将归入一个独立的类，引出的管路成为其端口。按 %1 打开该类。</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueDialog</name>
    <message>
        <source>A part from a catalogue for %1</source>
        <translation>从产品样本为 %1 选择产品</translation>
    </message>
    <message>
        <source>Place a part from a catalogue</source>
        <translation>放置产品样本中的产品</translation>
    </message>
    <message numerus="yes">
        <source>A part from a catalogue for %n components</source>
        <translation>
            <numerusform>从产品样本为 %n 个元件选择产品</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the catalogues</source>
        <translation>搜索产品样本</translation>
    </message>
    <message>
        <source>Words of maker, type, designation; sizes as 28 cm3 or 280 bar</source>
        <translation>制造商、型号、名称中的词；规格如 28 cm3 或 280 bar</translation>
    </message>
    <message>
        <source>Only what &amp;fits the selection</source>
        <translation>仅显示适合所选元件的产品(&amp;F)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>产品</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>新值</translation>
    </message>
    <message>
        <source>There is no catalogue yet. A catalogue is a table of parts that any spreadsheet writes as CSV: put yours into the folder %1.</source>
        <translation>尚无产品样本。产品样本是可由任意电子表格程序存为 CSV 的产品表：请将其放入文件夹 %1。</translation>
    </message>
    <message>
        <source>&amp;Open the folder</source>
        <translation>打开文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Begin one with %1</source>
        <translation>以 %1 新建一个(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s) in the catalogues: their rows are left out.</source>
        <translation>
            <numerusform>产品样本中有 %n 处错误：相应的行已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示错误</translation>
    </message>
    <message>
        <source>The drawing is locked.</source>
        <translation>图样已锁定。</translation>
    </message>
    <message>
        <source>It fits several classes: place a component of one of them first, and select it.</source>
        <translation>它适合多个类：请先放置其中一个类的元件并选中它。</translation>
    </message>
    <message>
        <source>It is a part for %1, which none of the selected components is.</source>
        <translation>它是用于 %1 的产品，而所选元件均不是。</translation>
    </message>
    <message>
        <source>Nothing differs from it.</source>
        <translation>与其没有差异。</translation>
    </message>
    <message>
        <source>No part has all of this.</source>
        <translation>没有满足全部条件的产品。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>What the new component gets</source>
        <translation>新元件采用的值</translation>
    </message>
    <message>
        <source>Nothing could be changed.</source>
        <translation>无法作任何更改。</translation>
    </message>
    <message>
        <source>Faults in the catalogues</source>
        <translation>产品样本中的错误</translation>
    </message>
    <message>
        <source>These rows are left out until their files are corrected; the dialog follows at once.</source>
        <translation>在改正文件之前，这些行将被略去；改正后对话框立即更新。</translation>
    </message>
    <message>
        <source>No program opens the folder %1.</source>
        <translation>没有程序可打开文件夹 %1。</translation>
    </message>
    <message>
        <source>my parts</source>
        <translation>我的产品</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueModel</name>
    <message>
        <source>Maker</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Type code</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>Data sheet</source>
        <translation>数据表</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueShelf</name>
    <message>
        <source>There is no folder for catalogues of your own.</source>
        <translation>没有存放自有产品样本的文件夹。</translation>
    </message>
</context>
<context>
    <name>bramah::app::CatalogueStrip</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: catalogue %2, here %3</source>
        <translation>%1：样本值 %2，此处 %3</translation>
    </message>
    <message>
        <source>Otherwise than %1 in the catalogue (%2):</source>
        <translation>与产品样本中的 %1 不同（%2）：</translation>
    </message>
    <message>
        <source>From a catalogue…</source>
        <translation>从产品样本选择…</translation>
    </message>
    <message>
        <source>A part that can be ordered: its values, maker and type code</source>
        <translation>可订购的产品：其值、制造商和型号</translation>
    </message>
    <message>
        <source>Take the catalogue&apos;s</source>
        <translation>采用样本值</translation>
    </message>
    <message>
        <source>Give the component all values of its part again</source>
        <translation>将产品的全部值重新赋予该元件</translation>
    </message>
</context>
<context>
    <name>bramah::app::CausalityChoice</name>
    <message>
        <source>takes %1</source>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>Choose the form of %1</source>
        <translation>选择 %1 的形式</translation>
    </message>
    <message>
        <source>Causality</source>
        <translation>因果关系</translation>
    </message>
    <message>
        <source>What the component&apos;s ports take and give: how its equations are solved. Results differ by rounding only.</source>
        <translation>元件端口接受和给出的量：即其方程的求解方式。结果仅有舍入差异。</translation>
    </message>
</context>
<context>
    <name>bramah::app::ChangesDialog</name>
    <message>
        <source>What is new</source>
        <translation>新增内容</translation>
    </message>
</context>
<context>
    <name>bramah::app::ChannelDrop</name>
    <message>
        <source>Lay %1 beside %2</source>
        <translation>将 %1 与 %2 对照</translation>
    </message>
    <message>
        <source>Drop it on a port, line or symbol with such a variable</source>
        <translation>将其放到具有此类变量的端口、管路或符号上</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassBar</name>
    <message>
        <source>Class shown</source>
        <translation>显示的类</translation>
    </message>
    <message>
        <source>All classes of this file</source>
        <translation>此文件的所有类</translation>
    </message>
    <message>
        <source>Views of the class</source>
        <translation>类的视图</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>Make a test bench of this class, with a fitting component at each of its ports</source>
        <translation>为此类创建试验台，在每个端口连接合适的元件</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>The class is in another file; values for this component alone can still be set</source>
        <translation>该类位于另一文件；仍可仅为此元件设置值</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>a component and its class</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Drawing locked</source>
        <translation>图样已锁定</translation>
    </message>
    <message>
        <source>Symbols and lines stay where they are; click to free them again</source>
        <translation>符号和管路固定不动；单击可解除</translation>
    </message>
    <message>
        <source>This class is read-only here. Make a copy of it in My components, which you can change</source>
        <translation>此类在此处为只读。请在“我的元件”中创建可修改的副本</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ClassChooser</name>
    <message>
        <source>Name, place, lines and the values that both have in common stay.</source>
        <translation>名称、位置、管路以及两者共有的值保持不变。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>ClassLibrary</name>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这样的文件或文件夹</translation>
    </message>
    <message>
        <source>Bramah&apos;s own components belong there; install Bramah anew, or name the folder around them in the environment variable BRAMAH_LIBRARY</source>
        <translation>Bramah 自带的元件应位于该处；请重新安装 Bramah，或在环境变量 BRAMAH_LIBRARY 中指定其所在文件夹</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassNameDialog</name>
    <message>
        <source>&amp;Name of its class:</source>
        <translation>类名(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Goes to:</source>
        <translation>存放位置(&amp;G)：</translation>
    </message>
</context>
<context>
    <name>ClassTruth</name>
    <message numerus="yes">
        <source>%n equation(s)</source>
        <translation>
            <numerusform>%n 个方程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown(s)</source>
        <translation>
            <numerusform>%n 个未知量</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: one of %2 is too many</source>
        <translation>%1：%2 中有一个多余</translation>
    </message>
    <message>
        <source>%1: nothing determines %2</source>
        <translation>%1：无从确定 %2</translation>
    </message>
    <message>
        <source>Balanced: %1</source>
        <translation>平衡：%1</translation>
    </message>
    <message>
        <source>forms %1</source>
        <translation>形式 %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassUseButton</name>
    <message>
        <source>Where the class shown is used, and what can be done to it</source>
        <translation>所示类的使用之处及可对其进行的操作</translation>
    </message>
    <message>
        <source>Used in 1 place</source>
        <translation>在 1 处使用</translation>
    </message>
    <message>
        <source>Used in %1 places</source>
        <translation>在 %1 处使用</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>…及另外 %1 处</translation>
    </message>
    <message>
        <source>Nothing uses it</source>
        <translation>未被使用</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClassViews</name>
    <message>
        <source>Circuit</source>
        <translation>回路</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>图形符号</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>方程</translation>
    </message>
    <message>
        <source>Documentation</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>bramah::app::ClusterDialog</name>
    <message>
        <source>&amp;Write the plan</source>
        <translation>写入计划(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Take the results</source>
        <translation>取回结果(&amp;T)</translation>
    </message>
    <message>
        <source>A study on a cluster</source>
        <translation>在集群上运行的研究</translation>
    </message>
    <message>
        <source>&amp;Choose …</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Jobs that the runs are dealt out to: a few for each processor of the cluster</source>
        <translation>运行所分配到的作业数：集群的每个处理器分配若干个</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>文件夹(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Slices:</source>
        <translation>分片数(&amp;S)：</translation>
    </message>
    <message>
        <source>Line that starts all slices</source>
        <translation>启动所有分片的命令行</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Slices of the study</source>
        <translation>研究的分片</translation>
    </message>
    <message>
        <source>This line starts the slices under Slurm; job.sh runs one of them by itself:</source>
        <translation>此命令行在 Slurm 下启动各分片；job.sh 可单独运行其中一个：</translation>
    </message>
    <message>
        <source>Collecting the results …</source>
        <translation>正在收集结果…</translation>
    </message>
    <message>
        <source>The plan is written, with everything that a slice needs but Bramah.</source>
        <translation>计划已写入，包含分片所需的全部内容（Bramah 除外）。</translation>
    </message>
    <message>
        <source>%1 of %2 runs are in the panel.</source>
        <translation>面板中已有 %2 次运行中的 %1 次。</translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation>研究的文件夹</translation>
    </message>
    <message>
        <source>Writing the plan …</source>
        <translation>正在写入计划…</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 次运行，共 %2 次</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>，%1 次失败</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The folder holds a plan; choose another one to write a new plan</source>
        <translation>该文件夹已含有计划；请另选文件夹以写入新计划</translation>
    </message>
</context>
<context>
    <name>bramah::app::CodesDialog</name>
    <message>
        <source>&amp;Technical data at the symbols</source>
        <translation>在符号旁显示技术数据(&amp;T)</translation>
    </message>
    <message>
        <source>Number &amp;all components anew</source>
        <translation>重新编号所有元件(&amp;A)</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>标识代号</translation>
    </message>
    <message>
        <source>%1, as %2</source>
        <comment>standard and a code</comment>
        <translation>%1，如 %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Function module or plant, in front of all codes of the sheet; capitals and figures</source>
        <translation>功能模块或成套设备，置于图面上所有标识代号之前；由大写字母和数字组成</translation>
    </message>
    <message>
        <source>only with several media on the sheet</source>
        <translation>仅当图面上有多种介质时</translation>
    </message>
    <message>
        <source>H, hydraulic oil</source>
        <translation>H，液压油</translation>
    </message>
    <message>
        <source>P, compressed air</source>
        <translation>P，压缩空气</translation>
    </message>
    <message>
        <source>C, cooling</source>
        <translation>C，冷却</translation>
    </message>
    <message>
        <source>K, cooling lubricant</source>
        <translation>K，冷却润滑液</translation>
    </message>
    <message>
        <source>L, lubrication</source>
        <translation>L，润滑</translation>
    </message>
    <message>
        <source>G, gas</source>
        <translation>G，气体</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>&amp;Standard:</source>
        <translation>标准(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Module:</source>
        <translation>模块(&amp;M)：</translation>
    </message>
    <message>
        <source>Me&amp;dium:</source>
        <translation>介质(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>字高(&amp;L)：</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>回路</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Circuits</source>
        <translation>回路</translation>
    </message>
    <message>
        <source>A module consists of capitals and figures, as A1</source>
        <translation>模块由大写字母和数字组成，如 A1</translation>
    </message>
    <message>
        <source>No component gets another code</source>
        <translation>没有元件的标识代号发生变化</translation>
    </message>
    <message numerus="yes">
        <source>%n component(s) get another code</source>
        <translation>
            <numerusform>%n 个元件的标识代号发生变化</numerusform>
        </translation>
    </message>
    <message>
        <source>Component</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Its data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>显示为</translation>
    </message>
    <message>
        <source>Data by component</source>
        <translation>各元件的数据</translation>
    </message>
    <message>
        <source>What stands at all symbols of a class: %{D} is a parameter with its unit, %{D:mm} its number in that unit, \n a new line; empty: as its class says</source>
        <translation>某类的所有符号旁显示的内容：%{D} 为带单位的参数，%{D:mm} 为以该单位表示的数值，\n 为换行；留空则按该类的规定</translation>
    </message>
    <message>
        <source>nothing: is each name a parameter?</source>
        <translation>无内容：各名称是否均为参数？</translation>
    </message>
</context>
<context>
    <name>bramah::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>输入要执行的操作</translation>
    </message>
    <message>
        <source>Search for a command</source>
        <translation>搜索命令</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Move %1 symbols</source>
        <translation>移动 %1 个符号</translation>
    </message>
    <message>
        <source>Rotate %1 symbols</source>
        <translation>旋转 %1 个符号</translation>
    </message>
    <message>
        <source>Mirror %1 symbols</source>
        <translation>镜像 %1 个符号</translation>
    </message>
    <message>
        <source>Delete %1 lines</source>
        <translation>删除 %1 条管路</translation>
    </message>
    <message>
        <source>Delete %1 symbols</source>
        <translation>删除 %1 个符号</translation>
    </message>
    <message>
        <source>Paste %1 symbols</source>
        <translation>粘贴 %1 个符号</translation>
    </message>
    <message>
        <source>Route lines again</source>
        <translation>重新布线</translation>
    </message>
    <message>
        <source>Tidy</source>
        <translation>整理</translation>
    </message>
    <message>
        <source>Align symbols</source>
        <translation>对齐符号</translation>
    </message>
    <message>
        <source>Distribute symbols</source>
        <translation>均布符号</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <translation>替换为 %1</translation>
    </message>
    <message>
        <source>Spread symbols</source>
        <translation>散开符号</translation>
    </message>
    <message>
        <source>Choose units</source>
        <translation>选择单位</translation>
    </message>
    <message>
        <source>Move a symbol</source>
        <translation>移动符号</translation>
    </message>
    <message>
        <source>Rotate a symbol</source>
        <translation>旋转符号</translation>
    </message>
    <message>
        <source>Mirror a symbol</source>
        <translation>镜像符号</translation>
    </message>
    <message>
        <source>Delete a line</source>
        <translation>删除管路</translation>
    </message>
    <message>
        <source>Delete a symbol</source>
        <translation>删除符号</translation>
    </message>
    <message>
        <source>Paste a symbol</source>
        <translation>粘贴符号</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>添加图页</translation>
    </message>
    <message>
        <source>Remove a page</source>
        <translation>移除图页</translation>
    </message>
    <message>
        <source>Move a page</source>
        <translation>移动图页</translation>
    </message>
    <message>
        <source>Set the drawing&apos;s data</source>
        <translation>设置图样数据</translation>
    </message>
    <message>
        <source>Choose what is printed</source>
        <translation>选择打印内容</translation>
    </message>
    <message>
        <source>Release the drawing</source>
        <translation>发布图样</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>移动注记</translation>
    </message>
    <message>
        <source>Move %1 notes</source>
        <translation>移动 %1 条注记</translation>
    </message>
    <message>
        <source>Rotate a note</source>
        <translation>旋转注记</translation>
    </message>
    <message>
        <source>Rotate %1 notes</source>
        <translation>旋转 %1 条注记</translation>
    </message>
    <message>
        <source>Mirror a note</source>
        <translation>镜像注记</translation>
    </message>
    <message>
        <source>Mirror %1 notes</source>
        <translation>镜像 %1 条注记</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>删除注记</translation>
    </message>
    <message>
        <source>Delete %1 notes</source>
        <translation>删除 %1 条注记</translation>
    </message>
    <message>
        <source>Paste a note</source>
        <translation>粘贴注记</translation>
    </message>
    <message>
        <source>Paste %1 notes</source>
        <translation>粘贴 %1 条注记</translation>
    </message>
</context>
<context>
    <name>bramah::app::CompositionView</name>
    <message>
        <source>Composition</source>
        <translation>组成</translation>
    </message>
</context>
<context>
    <name>bramah::app::ComputablePage</name>
    <message>
        <source>What can be computed</source>
        <translation>可计算的量</translation>
    </message>
    <message>
        <source>Variables beside parameters and states, as lineP.p mass.v</source>
        <translation>参数和状态变量以外的变量，如 lineP.p mass.v</translation>
    </message>
    <message>
        <source>Parameters, as pump.D</source>
        <translation>参数，如 pump.D</translation>
    </message>
    <message>
        <source>Variables or parameters, as pump.q</source>
        <translation>变量或参数，如 pump.q</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>所求</translation>
    </message>
    <message>
        <source>Name wanted variables: the way to compute them appears here, or what is missing.</source>
        <translation>请指定所求变量：此处将显示其计算途径或缺少的条件。</translation>
    </message>
    <message>
        <source>The order of the circuit at rest cannot be found.</source>
        <translation>无法求得回路静止时的求解次序。</translation>
    </message>
    <message>
        <source>There is no %1.</source>
        <translation>没有 %1。</translation>
    </message>
    <message>
        <source>At rest, or at constant speed</source>
        <translation>静止或匀速时</translation>
    </message>
</context>
<context>
    <name>bramah::app::ComputePage</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Writes the found values into the circuit, as one step that can be undone</source>
        <translation>将求得的值写入回路，可一步撤消</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>再加一项</translation>
    </message>
    <message>
        <source>One more variable that is wanted, and one more parameter for it</source>
        <translation>增加一个所求变量及对应的一个参数</translation>
    </message>
    <message>
        <source>with the inputs as they are at</source>
        <translation>输入取以下时刻的值</translation>
    </message>
    <message>
        <source>Variable, as mass.v</source>
        <translation>变量，如 mass.v</translation>
    </message>
    <message>
        <source>Value, as 0.2 m/s</source>
        <translation>值，如 0.2 m/s</translation>
    </message>
    <message>
        <source>Parameter, as pump.D</source>
        <translation>参数，如 pump.D</translation>
    </message>
    <message>
        <source>is to be</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>by</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>回路无法计算；原因见问题列表。</translation>
    </message>
    <message>
        <source>Use the found values</source>
        <translation>采用求得的值</translation>
    </message>
    <message>
        <source>The circuit has the found values now.</source>
        <translation>回路已采用求得的值。</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>回路无法修改。</translation>
    </message>
    <message>
        <source>Which values give what is wanted?</source>
        <translation>取哪些值可得到所求结果？</translation>
    </message>
    <message>
        <source>At rest, or at constant speed</source>
        <translation>静止或匀速时</translation>
    </message>
    <message>
        <source>At the start of a run</source>
        <translation>运行开始时</translation>
    </message>
    <message>
        <source>Where the variables are to have their values: where nothing changes any more, or at the first instant, with the start values of the circuit</source>
        <translation>变量应在何处取得其值：在一切不再变化时，或在初始时刻（采用回路的初值）</translation>
    </message>
    <message>
        <source>Where the variables are to have their values</source>
        <translation>变量取得其值之处</translation>
    </message>
    <message>
        <source>Which variable is to have which value, so that %1 follows from it?</source>
        <translation>哪个变量取何值，才能由此得出 %1？</translation>
    </message>
</context>
<context>
    <name>bramah::app::CsvFormEditor</name>
    <message>
        <source>Separator</source>
        <translation>分隔符</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Bar |</source>
        <translation>竖线 |</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符编码</translation>
    </message>
    <message>
        <source>Titles in line</source>
        <translation>标题所在行</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Units in line</source>
        <translation>单位所在行</translation>
    </message>
    <message>
        <source>in the titles</source>
        <translation>在标题中</translation>
    </message>
    <message>
        <source>Values from line</source>
        <translation>值的起始行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Form of the time</source>
        <translation>时间格式</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit of the time</source>
        <translation>时间单位</translation>
    </message>
    <message>
        <source>Count the time from the first row</source>
        <translation>时间从第一行起算</translation>
    </message>
    <message>
        <source>Bridge missing values by straight lines</source>
        <translation>用直线连接缺失值</translation>
    </message>
    <message>
        <source>Time between rows</source>
        <translation>行间时间</translation>
    </message>
    <message>
        <source>Number, or a pattern of yyyy, MM, MMM, dd, hh, mm, ss and AP</source>
        <translation>数值，或由 yyyy、MM、MMM、dd、hh、mm、ss 和 AP 组成的格式</translation>
    </message>
    <message>
        <source>None: rows at equal distances</source>
        <translation>无：各行等间隔</translation>
    </message>
    <message>
        <source>None, or with the time</source>
        <translation>无，或与时间同列</translation>
    </message>
</context>
<context>
    <name>bramah::app::CurveDialog</name>
    <message>
        <source>Add an expression</source>
        <translation>添加表达式</translation>
    </message>
    <message>
        <source>Edit the curve</source>
        <translation>编辑曲线</translation>
    </message>
    <message>
        <source>Computed of the variables of a run, as &lt;code&gt;cylinder.pA - cylinder.pB&lt;/code&gt;, &lt;code&gt;der(mass.s)&lt;/code&gt;, &lt;code&gt;integral(x)&lt;/code&gt;, &lt;code&gt;filter(x, 10 ms)&lt;/code&gt; or &lt;code&gt;movingMean(x, 0.1 s)&lt;/code&gt;.</source>
        <translation>由运行的变量计算得出，如 &lt;code&gt;cylinder.pA - cylinder.pB&lt;/code&gt;、&lt;code&gt;der(mass.s)&lt;/code&gt;、&lt;code&gt;integral(x)&lt;/code&gt;、&lt;code&gt;filter(x, 10 ms)&lt;/code&gt; 或 &lt;code&gt;movingMean(x, 0.1 s)&lt;/code&gt;。</translation>
    </message>
    <message>
        <source>&amp;Expression:</source>
        <translation>表达式(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>单位(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Name in the legend:</source>
        <translation>图例中的名称(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>bramah::app::CurvesChart</name>
    <message>
        <source>A variable over time in the runs of the study</source>
        <translation>研究各次运行中某变量随时间的变化</translation>
    </message>
    <message>
        <source>A click on a curve opens its run</source>
        <translation>单击曲线可打开其运行</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>时间 [s]</translation>
    </message>
</context>
<context>
    <name>bramah::app::DataImport</name>
    <message>
        <source>The measured data in %1 cannot be read: %2.</source>
        <translation>%1 中的测量数据无法读取：%2。</translation>
    </message>
    <message>
        <source>%1 has changed and is read again.</source>
        <translation>%1 已更改，正在重新读取。</translation>
    </message>
    <message>
        <source>Import measured data</source>
        <translation>导入测量数据</translation>
    </message>
    <message>
        <source>Measured data (%1);;All files (*)</source>
        <translation>测量数据 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The measured data are not kept with the model, whose text cannot be edited.</source>
        <translation>测量数据未随模型保存，因为其文本不可编辑。</translation>
    </message>
    <message>
        <source>The channels of %1 are in the list of variables.</source>
        <translation>%1 的通道已列入变量列表。</translation>
    </message>
    <message>
        <source>There are no results yet: run the model first.</source>
        <translation>尚无结果：请先运行模型。</translation>
    </message>
    <message>
        <source>This is not kept with the model, whose text cannot be edited.</source>
        <translation>此项未随模型保存，因为其文本不可编辑。</translation>
    </message>
    <message>
        <source>%1 is up to %2 off, at %3 s</source>
        <translation>%1 的最大偏差为 %2，出现在 %3 s</translation>
    </message>
    <message>
        <source>Measured data: %1 of %2 fail: %3.</source>
        <translation>测量数据：%2 项中有 %1 项不合格：%3。</translation>
    </message>
    <message>
        <source>Measured data: all %1 pass.</source>
        <translation>测量数据：全部 %1 项合格。</translation>
    </message>
    <message>
        <source>Lay %1 beside a variable…</source>
        <translation>将 %1 与变量对照…</translation>
    </message>
    <message>
        <source>How %1 is read…</source>
        <translation>%1 的读取方式…</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Plot its difference from %1</source>
        <translation>绘制其与 %1 之差</translation>
    </message>
    <message>
        <source>Reading %1: %2 %</source>
        <translation>正在读取 %1：%2 %</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DeclarationTable</name>
    <message>
        <source>Ports</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Declared in %1, which this class extends</source>
        <translation>在此类所扩展的 %1 中声明</translation>
    </message>
    <message>
        <source>The unit is that of the type</source>
        <translation>单位由类型规定</translation>
    </message>
    <message>
        <source>Protected: not seen from outside</source>
        <translation>受保护：外部不可见</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>标签页</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>更改 %2 的 %1</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DeclarationsView</name>
    <message>
        <source>Declarations of the class</source>
        <translation>类的声明</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Add a port</source>
        <translation>添加端口</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Add a parameter</source>
        <translation>添加参数</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Add a variable</source>
        <translation>添加变量</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move it up in the text (Ctrl+Shift+Up)</source>
        <translation>在文本中上移 (Ctrl+Shift+Up)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move it down in the text (Ctrl+Shift+Down)</source>
        <translation>在文本中下移 (Ctrl+Shift+Down)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove it from the class (Delete)</source>
        <translation>从类中移除 (Delete)</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>This class declares nothing yet.</source>
        <translation>此类尚无声明。</translation>
    </message>
    <message>
        <source>F2 or a double click edits a cell; values take units: 150 bar</source>
        <translation>按 F2 或双击可编辑单元格；值可带单位：150 bar</translation>
    </message>
</context>
<context>
    <name>bramah::app::DesignCurve</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>回路无法计算；原因见问题列表。</translation>
    </message>
    <message>
        <source>Wanted variable, or a parameter</source>
        <translation>所求变量或参数</translation>
    </message>
    <message>
        <source>From, as 0.1 m/s</source>
        <translation>起始值，如 0.1 m/s</translation>
    </message>
    <message>
        <source>To</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Draw the curve</source>
        <translation>绘制曲线</translation>
    </message>
    <message>
        <source>The first parameter to be found, over this: over the value that is wanted, or over another parameter of the circuit</source>
        <translation>以第一个待求参数为纵坐标，横坐标为：所求值，或回路的另一参数</translation>
    </message>
    <message>
        <source>Curve over</source>
        <translation>曲线横坐标</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Name a wanted variable, its value and a parameter first.</source>
        <translation>请先指定所求变量、其值以及一个参数。</translation>
    </message>
    <message>
        <source>The curve needs two different values to go from and to.</source>
        <translation>曲线的起始值与终止值须不同。</translation>
    </message>
    <message>
        <source>Computing the curve …</source>
        <translation>正在计算曲线…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) have no answer.</source>
        <translation>
            <numerusform>%n 个点无解。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>it has no file yet; save it under a name</source>
        <translation>尚无对应文件；请先命名保存</translation>
    </message>
    <message>
        <source>a kind of class, such as `model`</source>
        <translation>类的种类，如 `model`</translation>
    </message>
    <message>
        <source>an equation, a section or `end`</source>
        <translation>方程、区段或 `end`</translation>
    </message>
    <message>
        <source>a name, `*` or `{`</source>
        <translation>名称、`*` 或 `{`</translation>
    </message>
    <message>
        <source>a declaration, a section or `end`</source>
        <translation>声明、区段或 `end`</translation>
    </message>
    <message>
        <source>`and` (relations cannot be chained)</source>
        <translation>`and`（关系式不能连写）</translation>
    </message>
    <message>
        <source>another operator (put one of the powers in parentheses)</source>
        <translation>其他运算符（请将其中一个幂加圆括号）</translation>
    </message>
    <message>
        <source>a modifier, such as `name = value`</source>
        <translation>修饰，如 `name = value`</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>an expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>an operand (put a signed one in parentheses)</source>
        <translation>操作数（带正负号时请加圆括号）</translation>
    </message>
    <message>
        <source>a named argument, such as `name = value`</source>
        <translation>具名参数，如 `name = value`</translation>
    </message>
    <message>
        <source>a function call</source>
        <translation>函数调用</translation>
    </message>
    <message>
        <source>a statement</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>an operator or the end</source>
        <translation>运算符或结尾</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本结尾</translation>
    </message>
    <message>
        <source>found %1 where %2 was expected</source>
        <translation>此处应为%2，但出现的是 %1</translation>
    </message>
    <message>
        <source>this string has no closing quote; add `&quot;` at its end</source>
        <translation>此字符串缺少右引号；请在末尾添加 `&quot;`</translation>
    </message>
    <message>
        <source>this comment has no end; add `*/`</source>
        <translation>此注释没有结尾；请添加 `*/`</translation>
    </message>
    <message>
        <source>this quoted name has no closing quote; add `&apos;` at its end</source>
        <translation>此带引号的名称缺少右引号；请在末尾添加 `&apos;`</translation>
    </message>
    <message>
        <source>the character %1 has no meaning in Modelica; remove it</source>
        <translation>字符 %1 在 Modelica 中没有意义；请将其删除</translation>
    </message>
    <message>
        <source>`end %1` closes class `%2`; both names must be the same</source>
        <translation>`end %1` 结束类 `%2`；两个名称必须相同</translation>
    </message>
    <message>
        <source>brackets or classes are nested more than %1 deep here; split the expression or class</source>
        <translation>此处括号或类的嵌套超过 %1 层；请拆分表达式或类</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text; convert it to UTF-8 to edit it</source>
        <translation>文件不是 UTF-8 文本；请转换为 UTF-8 后再编辑</translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation>`%1` 无法读取：%2</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` 无法写入：%2</translation>
    </message>
    <message>
        <source>`%1` was changed by another program since it was read; save under another name, or overwrite it</source>
        <translation>`%1` 自读取后已被其他程序更改；请以其他名称保存，或将其覆盖</translation>
    </message>
    <message>
        <source>there is no class `%1` here; check the name, or add its library with --library or MODELICAPATH</source>
        <translation>此处没有类 `%1`；请检查名称，或用 --library 或 MODELICAPATH 添加其所在的库</translation>
    </message>
    <message>
        <source>`%1` contains or extends itself; break the circle</source>
        <translation>`%1` 包含或扩展了自身；请消除该循环</translation>
    </message>
    <message>
        <source>`%1` is not supported yet; write the model without it</source>
        <translation>尚不支持 `%1`；请改写模型以避免使用</translation>
    </message>
    <message>
        <source>whether `%1` is there depends on a value that is not known; give its condition a constant or parameter value</source>
        <translation>`%1` 是否存在取决于未知的值；请为其条件给定常量或参数值</translation>
    </message>
    <message>
        <source>the size of `%1` is not known; give it a constant or parameter value of 0 or more</source>
        <translation>`%1` 的大小未知；请给定不小于 0 的常量或参数值</translation>
    </message>
    <message>
        <source>the value of `%1` depends on itself; give one of the values in the circle a number</source>
        <translation>`%1` 的值取决于自身；请为循环中的某个值给定数值</translation>
    </message>
    <message>
        <source>no `inner %1` is in the model, so a default `%2` is used; add one to change its values</source>
        <translation>模型中没有 `inner %1`，因此采用默认的 `%2`；如需更改其值，请添加一个</translation>
    </message>
    <message>
        <source>there is no `%1` here; check the name</source>
        <translation>此处没有 `%1`；请检查名称</translation>
    </message>
    <message>
        <source>there is no function `%1` here; check the name</source>
        <translation>此处没有函数 `%1`；请检查名称</translation>
    </message>
    <message>
        <source>`%1` is used, but its condition removes it; switch it on or leave it out here</source>
        <translation>使用了 `%1`，但其条件将其移除；请启用它，或在此处略去</translation>
    </message>
    <message>
        <source>the parts of `%1` have different types or sizes; make both sides alike</source>
        <translation>`%1` 各部分的类型或大小不同；请使两侧一致</translation>
    </message>
    <message>
        <source>`%1` has the size %2, but `%3` is an array of %4; make them alike</source>
        <translation>`%1` 的大小为 %2，而 `%3` 是大小为 %4 的数组；请使两者一致</translation>
    </message>
    <message>
        <source>`%1` is one value, but `%2` is an array of %3; write `each` before the modification, or an array, as with `fill`</source>
        <translation>`%1` 为单个值，而 `%2` 是大小为 %3 的数组；请在修饰前写 `each`，或给出数组，例如用 `fill`</translation>
    </message>
    <message>
        <source>`each` stands before `%1`, but no array is around it; remove `each`</source>
        <translation>`%1` 之前有 `each`，但其外层没有数组；请删除 `each`</translation>
    </message>
    <message>
        <source>`%1` is not declared `replaceable`, so it cannot be redeclared with another type; add `replaceable` to its declaration</source>
        <translation>`%1` 未声明为 `replaceable`，因此不能重声明为其他类型；请在其声明中添加 `replaceable`</translation>
    </message>
    <message>
        <source>`%1` cannot replace `%2`, since it has no public `%3` of the same type; take a class that has one</source>
        <translation>`%1` 不能替换 `%2`，因为它没有同类型的公有 `%3`；请选用具有该元素的类</translation>
    </message>
    <message>
        <source>`%1` is protected in `%2`, so it cannot be used from outside; make it public or leave it out here</source>
        <translation>`%1` 在 `%2` 中受保护，因此不能从外部使用；请将其改为公有，或在此处略去</translation>
    </message>
    <message>
        <source>`%1` changes continuously, so it has no value before an event here; use it in a `when` clause, or a variable that a `when` clause sets</source>
        <translation>`%1` 连续变化，因此在此处没有事件前的值；请在 `when` 子句中使用它，或使用由 `when` 子句赋值的变量</translation>
    </message>
    <message>
        <source>`%1` is set twice by one `when` clause; leave one of them out</source>
        <translation>`%1` 在一个 `when` 子句中被赋值两次；请删去其中一次</translation>
    </message>
    <message>
        <source>`%1` has an equation and is set by a `when` clause too; remove one of them</source>
        <translation>`%1` 既有方程，又由 `when` 子句赋值；请删除其中之一</translation>
    </message>
    <message>
        <source>`%1` is set by `reinit` in two `when` clauses; join them with `elsewhen`</source>
        <translation>`%1` 在两个 `when` 子句中由 `reinit` 赋值；请用 `elsewhen` 将两者合并</translation>
    </message>
    <message>
        <source>`%1` is %2 where %3 is needed; correct one of them</source>
        <translation>`%1` 为%2，而此处需要%3；请改正其中之一</translation>
    </message>
    <message>
        <source>`%1` is in %2, but `%3` in %4; bring both to the same unit</source>
        <translation>`%1` 的单位为 %2，而 `%3` 的单位为 %4；请统一为相同单位</translation>
    </message>
    <message>
        <source>connector `%1` has %2 flow variables, but %3 other ones without a direction; give each flow variable one potential</source>
        <translation>连接器 `%1` 有 %2 个流变量，但有 %3 个其他无方向的变量；请为每个流变量配一个势变量</translation>
    </message>
    <message>
        <source>the subscripts that are `%1` alone give it no single range; write it out, as `%1 in 1:n`</source>
        <translation>单独以 `%1` 作下标之处未给出唯一的范围；请明确写出，如 `%1 in 1:n`</translation>
    </message>
    <message>
        <source>`%1` must be known before the run; use constants or parameters</source>
        <translation>`%1` 必须在运行前已知；请使用常量或参数</translation>
    </message>
    <message>
        <source>index %1 is outside of 1 to %2; correct the subscript</source>
        <translation>下标 %1 超出 1 至 %2 的范围；请改正下标</translation>
    </message>
    <message>
        <source>%1 subscripts are given, but there are %2 dimensions; remove some</source>
        <translation>给出了 %1 个下标，但只有 %2 维；请删去多余的下标</translation>
    </message>
    <message>
        <source>`%1` has %2 elements, which is more than a model can hold; check its size</source>
        <translation>`%1` 有 %2 个元素，超出模型的容量；请检查其大小</translation>
    </message>
    <message>
        <source>`%1` is used before it has a value; assign it first</source>
        <translation>`%1` 在赋值前被使用；请先赋值</translation>
    </message>
    <message>
        <source>`%1` is called with arguments that do not fit it; check their number and kind</source>
        <translation>调用 `%1` 的实参与其不符；请检查实参的个数和种类</translation>
    </message>
    <message>
        <source>the call of `%2` gives no value for its input `%1`; add it</source>
        <translation>调用 `%2` 时未给出其输入 `%1` 的值；请补上</translation>
    </message>
    <message>
        <source>`%1` needs a variable here, not an expression; name one</source>
        <translation>`%1` 在此处需要变量，而非表达式；请指定一个变量</translation>
    </message>
    <message>
        <source>`%1` calls itself too often; give the recursion an end that is known before the run</source>
        <translation>`%1` 递归调用自身的次数过多；请为递归给定运行前已知的终止条件</translation>
    </message>
    <message>
        <source>this loop runs more than %1 times; give it an end that is reached earlier</source>
        <translation>此循环运行超过 %1 次；请给定能更早达到的终止条件</translation>
    </message>
    <message>
        <source>function `%1` has no algorithm; add one or call another function</source>
        <translation>函数 `%1` 没有算法；请添加算法，或调用其他函数</translation>
    </message>
    <message>
        <source>the table of `%1` cannot be used, since %2; correct it</source>
        <translation>`%1` 的表格无法使用，因为%2；请改正</translation>
    </message>
    <message>
        <source>parameter `%1` has no value, so 0 is used; set it</source>
        <translation>参数 `%1` 没有值，因此采用 0；请设置其值</translation>
    </message>
    <message>
        <source>the branches of this `if` have different numbers of equations; give each the same number, and an `else`</source>
        <translation>此 `if` 各分支的方程数不同；请使各分支方程数相同，并添加 `else`</translation>
    </message>
    <message>
        <source>`%1` is connected, but is no connector; connect one of its ports</source>
        <translation>`%1` 已被连接，但不是连接器；请连接其某个端口</translation>
    </message>
    <message>
        <source>`%1` and `%2` cannot be joined, since a `%3` does not fit a `%4`; join connectors of the same kind</source>
        <translation>`%1` 与 `%2` 不能连接，因为 `%3` 与 `%4` 不匹配；请连接同类的连接器</translation>
    </message>
    <message>
        <source>`%1` is partial, so it cannot be run; run a model that extends it</source>
        <translation>`%1` 为 partial，因此不能运行；请运行扩展它的模型</translation>
    </message>
    <message>
        <source>`%1` is no model, so it cannot be run; choose a model or block</source>
        <translation>`%1` 不是模型，因此不能运行；请选择模型或方块</translation>
    </message>
    <message>
        <source>the values of `%1` depend on each other in a circle; give one of them a value of its own</source>
        <translation>`%1` 的值循环依赖；请为其中之一单独给定值</translation>
    </message>
    <message>
        <source>parameter `%1` depends on `%2`, which changes during the run; use parameters and constants only</source>
        <translation>参数 `%1` 取决于在运行期间变化的 `%2`；请仅使用参数和常量</translation>
    </message>
    <message>
        <source>`%1` is no element of `%2` (`%3`), so it cannot be modified; correct the name</source>
        <translation>`%1` 不是 `%2`（`%3`）的元素，因此不能修饰；请改正名称</translation>
    </message>
    <message>
        <source>`%1` is final, so its value cannot be changed here; leave the value out</source>
        <translation>`%1` 为 final，因此不能在此处更改其值；请略去该值</translation>
    </message>
    <message>
        <source>`%1` of `%2` depends on `%3`, which changes during the run; use parameters and constants only</source>
        <translation>`%2` 的 `%1` 取决于在运行期间变化的 `%3`；请仅使用参数和常量</translation>
    </message>
    <message>
        <source>the compiler has lost `%1`, which is a fault of the program, not of the model; report it together with the model</source>
        <translation>编译器丢失了 `%1`，这是程序的错误，而非模型的错误；请连同模型一并报告</translation>
    </message>
    <message>
        <source>`%1` compares numbers that change continuously, so it is hardly ever true; compare with `&lt;` or `&gt;`</source>
        <translation>`%1` 比较连续变化的数，因此几乎从不为真；请用 `&lt;` 或 `&gt;` 比较</translation>
    </message>
    <message>
        <source>the delay time `%1` changes continuously; make it a parameter</source>
        <translation>延迟时间 `%1` 连续变化；请将其设为参数</translation>
    </message>
    <message>
        <source>`%1` is assigned in two `when` clauses; join them with `elsewhen`</source>
        <translation>`%1` 在两个 `when` 子句中被赋值；请用 `elsewhen` 将两者合并</translation>
    </message>
    <message>
        <source>the derivative of `%1` is needed but not known; write it with smooth functions, or give its function a derivative</source>
        <translation>需要 `%1` 的导数，但其未知；请用光滑函数改写，或为其函数给出导数</translation>
    </message>
    <message>
        <source>`%1` starts fixed at %2 and `%3` at %4, but connected as they are `%1` %5 `%3`; make the start values agree or fix one of them only</source>
        <translation>`%1` 的初值固定为 %2，`%3` 的初值固定为 %4，但按现有连接应有 `%1` %5 `%3`；请使两个初值一致，或只固定其中之一</translation>
    </message>
    <message>
        <source>nothing determines `%1`; connect it or give it an equation</source>
        <translation>无从确定 `%1`；请将其连接，或为其给出方程</translation>
    </message>
    <message>
        <source>`reinit` sets `%1`, but it is no state; set the variable that is integrated</source>
        <translation>`reinit` 设置 `%1`，但其不是状态变量；请设置被积分的变量</translation>
    </message>
    <message>
        <source>`%1` would have to be differentiated too often; check what it constrains</source>
        <translation>`%1` 需求导的次数过多；请检查其所约束的量</translation>
    </message>
    <message>
        <source>`%1` constrains variables in a way that leaves no choice of states; constrain others or remove it</source>
        <translation>`%1` 对变量的约束使状态变量无从选取；请约束其他变量，或将其移除</translation>
    </message>
    <message>
        <source>`%1` is wanted as a state, but other states determine it; leave `stateSelect` off or remove a constraint</source>
        <translation>`%1` 指定为状态变量，但已由其他状态变量确定；请去掉 `stateSelect`，或移除一个约束</translation>
    </message>
    <message>
        <source>port %1 of `%2` is joined to nothing, so nothing can flow there; draw a line to it</source>
        <translation>`%2` 的端口 %1 未连接，因此没有流动；请将管路连到该端口</translation>
    </message>
    <message>
        <source>port %1 of `%2` is joined to nothing; draw a line to it or to a tank</source>
        <translation>`%2` 的端口 %1 未连接；请将管路连到该端口或连到油箱</translation>
    </message>
    <message>
        <source>input %1 of `%2` has no signal; draw a line to it from an output</source>
        <translation>`%2` 的输入 %1 没有信号；请从某个输出连线到该输入</translation>
    </message>
    <message>
        <source>nothing is joined to %1 of `%2`, so it floats: the fluid alone decides its position; join a mass or load to it</source>
        <translation>`%2` 的 %1 未连接，处于浮动状态：其位置仅由油液决定；请将其与质量或负载连接</translation>
    </message>
    <message>
        <source>nothing sets the pressure of the circuit around `%1`; join a tank, an exhaust or a source to it</source>
        <translation>`%1` 周围的回路没有设定压力的元件；请连接油箱、排气口或源</translation>
    </message>
    <message>
        <source>%1 conditions for the start are given where only %2 can hold; take `fixed` off or remove one of %3</source>
        <translation>给出了 %1 个起始条件，但只能成立 %2 个；请去掉 %3 之一的 `fixed`，或移除其中一个</translation>
    </message>
    <message>
        <source>`%1` does not count at the start: as things are connected, another start value decides</source>
        <translation>`%1` 在起始时不起作用：按现有连接，由另一初值决定</translation>
    </message>
    <message>
        <source>%1: the equations %2 contradict each other, whatever %3 are; change or remove one of them</source>
        <translation>%1：无论 %3 取何值，方程 %2 均相互矛盾；请更改或移除其中一个</translation>
    </message>
    <message>
        <source>%1: the equations %2 repeat each other, so nothing determines %3; fix one of these values, as a ground or a tank does</source>
        <translation>%1：方程 %2 相互重复，因此无从确定 %3；请固定其中一个值，例如用接地或油箱</translation>
    </message>
    <message>
        <source>`%1` is declared twice in `%2`; rename or remove one of them</source>
        <translation>`%1` 在 `%2` 中声明了两次；请重命名或移除其中一个</translation>
    </message>
    <message>
        <source>`%1` and `%2` hold fluid and are joined with nothing between them, so they share one pressure, and their mass is kept within ten times the tolerance instead of to rounding; make a node between them `ideal`, or put a line or an orifice there</source>
        <translation>`%1` 和 `%2` 均容纳油液且直接相连，因此压力相同，其质量守恒仅达到容差的十倍以内，而非舍入精度；请将两者之间的节点设为 `ideal`，或在该处设置管路或节流孔</translation>
    </message>
    <message>
        <source>the model has more than %1 components and variables, more than there is room for; use fewer of `%2`</source>
        <translation>模型的元件和变量超过 %1 个，超出容量；请减少 `%2` 的数量</translation>
    </message>
    <message>
        <source>`%1` is `outer`, but `%2` is a record or connector, which has all of its elements in itself; remove `outer`</source>
        <translation>`%1` 为 `outer`，而 `%2` 是记录或连接器，其所有元素均在自身之中；请删除 `outer`</translation>
    </message>
    <message>
        <source>`%1` is discrete, but `%2` changes between events; put its equation into a `when`, or leave out `discrete`</source>
        <translation>`%1` 是离散的，而 `%2` 在事件之间变化；请将其方程放入 `when`，或去掉 `discrete`</translation>
    </message>
    <message>
        <source>`%1` is an input, a constant or the variable of a loop, so nothing can be assigned to it here; assign to a variable of its own</source>
        <translation>`%1` 是输入、常量或循环变量，因此在此处不能赋值；请赋值给另设的变量</translation>
    </message>
    <message>
        <source>`%1` divides by 0; give it another divisor</source>
        <translation>`%1` 的除数为 0；请给定其他除数</translation>
    </message>
    <message>
        <source>`%1` declares no class `%2`, although its name says so; rename the file or the class</source>
        <translation>`%1` 未声明类 `%2`，尽管其名称如此表明；请重命名文件或类</translation>
    </message>
    <message>
        <source>this file is a part of `%1`, where its folder lies, and not of `%2`; correct its `within`, or move it</source>
        <translation>此文件属于其文件夹所在的 `%1`，而不属于 `%2`；请改正其 `within`，或移动文件</translation>
    </message>
    <message>
        <source>`%1` is in no loop or function that it could leave; remove it, since `break` ends a loop and `return` a function</source>
        <translation>`%1` 不在可退出的循环或函数中；请将其删除，因为 `break` 用于结束循环，`return` 用于结束函数</translation>
    </message>
    <message>
        <source>constant `%1` is used but has no value; give it one</source>
        <translation>使用了常量 `%1`，但其没有值；请为其给定值</translation>
    </message>
    <message>
        <source>the line from %1 to %2 runs through `%3`; route it again or move the symbol</source>
        <translation>从 %1 到 %2 的连线穿过 `%3`；请重新布线，或移动符号</translation>
    </message>
    <message>
        <source>the line from %1 to %2 runs through a text of `%3`; route it again or move the symbol</source>
        <translation>从 %1 到 %2 的连线穿过 `%3` 的文字；请重新布线，或移动符号</translation>
    </message>
    <message>
        <source>the lines from %1 to %2 and from %3 to %4 lie on one another, though nothing joins them; route one of them again</source>
        <translation>从 %1 到 %2 和从 %3 到 %4 的连线相互重叠，但并未连接；请将其中之一重新布线</translation>
    </message>
    <message>
        <source>the line from %1 to %2 has a bend or joint on the line from %3 to %4, though nothing joins them; route one of them again</source>
        <translation>从 %1 到 %2 的连线在从 %3 到 %4 的连线上有折点或接点，但并未连接；请将其中之一重新布线</translation>
    </message>
    <message>
        <source>the line from %1 to %2 runs over port %3 of `%4`, though nothing joins them; route it again or join them</source>
        <translation>从 %1 到 %2 的连线经过 `%4` 的端口 %3，但并未连接；请重新布线，或将其连接</translation>
    </message>
    <message>
        <source>the line from %1 to %2 turns back beside itself or ends where nothing is; route it again</source>
        <translation>从 %1 到 %2 的连线沿自身折返，或终止于空处；请重新布线</translation>
    </message>
    <message>
        <source>port %1 of `%2` is joined to nothing, so nothing determines %3; draw a line to it</source>
        <translation>`%2` 的端口 %1 未连接，因此无从确定 %3；请连线到该端口</translation>
    </message>
    <message>
        <source>`%1` cannot be read, line %2: %3; its texts stay as they are written until it is corrected</source>
        <translation>`%1` 无法读取，第 %2 行：%3；在改正之前，其文本保持原文不变</translation>
    </message>
    <message>
        <source>%1 ports are joined at `%2`, but a bond joins two; put a 0- or a 1-junction there</source>
        <translation>`%2` 处连接了 %1 个端口，但一条键只连接两个；请在该处设置 0-结或 1-结</translation>
    </message>
    <message>
        <source>`%1` and `%2` are the same end of a bond, so nothing says which way its power counts; join a tail to a head</source>
        <translation>`%1` 和 `%2` 是键的同一端，因此其功率的正方向无从确定；请将尾端与首端连接</translation>
    </message>
    <message>
        <source>`%1` is a bus, `%2` is none; connect `%2` to a signal of the bus, as `%1.name`</source>
        <translation>`%1` 是总线，而 `%2` 不是；请将 `%2` 连接到总线的某个信号，如 `%1.name`</translation>
    </message>
    <message>
        <source>nothing that is connected to the bus `%1` brings a signal `%2`; connect an output to `%1.%2`, or correct the name</source>
        <translation>连接到总线 `%1` 的元件均不提供信号 `%2`；请将某个输出连接到 `%1.%2`，或改正名称</translation>
    </message>
    <message>
        <source>`%1` reads `%2` from the bus, but nothing gives it; connect an output to `%2`, or read another signal</source>
        <translation>`%1` 从总线读取 `%2`，但没有元件给出该信号；请将某个输出连接到 `%2`，或读取其他信号</translation>
    </message>
    <message>
        <source>both `%1` and `%2` give `%3` on the bus; leave one of them, or give it another name there</source>
        <translation>`%1` 和 `%2` 均向总线给出 `%3`；请删去其中之一，或在该处改用其他名称</translation>
    </message>
    <message>
        <source>`%1` and `%2` both give a signal to one line; join one of them, or add them up first</source>
        <translation>`%1` 和 `%2` 均向同一连线给出信号；请只连接其中之一，或先将两者相加</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but set different values there, %3 and %4; make them equal, or put a line or a resistance between them</source>
        <translation>`%1` 和 `%2` 相连，但在该处设定的值不同，分别为 %3 和 %4；请使两者相等，或在其间设置管路或液阻</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but have different fluids, %3 and %4; give both the same fluid</source>
        <translation>`%1` 和 `%2` 相连，但油液不同，分别为 %3 和 %4；请为两者设定相同的油液</translation>
    </message>
    <message>
        <source>`%1` cannot be given %2%3; choose another form for it, or let the program choose</source>
        <translation>`%1` 无法接受 %2%3；请为其选择其他形式，或由程序选择</translation>
    </message>
    <message>
        <source>`%1` has no port variable `%2` that it could be given; name one as `A.p`, of a port of its own</source>
        <translation>`%1` 没有可接受的端口变量 `%2`；请以 `A.p` 的形式指定其自身端口的变量</translation>
    </message>
    <message>
        <source>`%1` is not iterated, as it is in no loop; remove `iterate=true`</source>
        <translation>`%1` 不参与迭代，因为它不在环中；请删除 `iterate=true`</translation>
    </message>
    <message>
        <source>nothing determines %1; join %2 to something that does: a tank or a source for a pressure, a mass or a wall for a position, a ground for a voltage</source>
        <translation>无从确定 %1；请将 %2 连接到能确定它的元件：压力用油箱或源，位置用质量或固定壁，电压用接地</translation>
    </message>
    <message>
        <source>%1: set more than once, by %2; remove one of them, or put something between them that lets them differ</source>
        <translation>%1：由 %2 多次设定；请移除其中之一，或在其间设置允许其值不同的元件</translation>
    </message>
    <message>
        <source>%1: set to values that do not agree, by %2; remove one of them, or put something between them that lets them differ</source>
        <translation>%1：由 %2 设定为不一致的值；请移除其中之一，或在其间设置允许其值不同的元件</translation>
    </message>
    <message>
        <source>%2 determine only differences of %1; join a reference to them: a tank for a pressure, a wall for a position, a ground for a voltage</source>
        <translation>%2 仅确定 %1 的差值；请为其连接基准：压力用油箱，位置用固定壁，电压用接地</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but a transition belongs between them, since steps and transitions take turns; put one there</source>
        <translation>`%1` 和 `%2` 相连，但其间应有转换，因为步与转换须交替出现；请在该处添加转换</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but a step belongs between them, since steps and transitions take turns; put one there</source>
        <translation>`%1` 和 `%2` 相连，但其间应有步，因为步与转换须交替出现；请在该处添加步</translation>
    </message>
    <message>
        <source>`%1` and `%2` are on the same side, but a line of a chart goes from a lower end to an upper one; draw it from below one to above the other</source>
        <translation>`%1` 和 `%2` 在同一侧，而状态图的连线应从下端引向上端；请从一个的下方连到另一个的上方</translation>
    </message>
    <message>
        <source>no step on this sheet is active at the start, so the chart of `%1` never does anything; make one of its steps an initial one</source>
        <translation>此图面上没有起始时活动的步，因此 `%1` 所在的状态图始终不动作；请将其中一个步设为初始步</translation>
    </message>
    <message>
        <source>no step becomes active with the enclosing step whose sheet this is, so the chart of `%1` never does anything; set `link` of the one that it begins with</source>
        <translation>没有步随此图面所属的包容步激活，因此 `%1` 所在的状态图始终不动作；请为其起始步设置 `link`</translation>
    </message>
    <message>
        <source>no path leads from a step that is active at the start to `%1`, so it is never active; draw a line to it from a transition, or make it an initial step</source>
        <translation>没有路径从起始时活动的步通向 `%1`，因此它永不激活；请从某个转换连线到该步，或将其设为初始步</translation>
    </message>
    <message>
        <source>no step leads to the transition `%1`, so it never clears; draw a line to it from the step before it</source>
        <translation>没有步通向转换 `%1`，因此它永不实现；请从前一步连线到该转换</translation>
    </message>
    <message>
        <source>`%1` and `%2` follow step `%3`, and nothing in their conditions keeps both from being true at once: then both clear; let one of them go first, or put an `AlternativeSplit` there</source>
        <translation>`%1` 和 `%2` 均在步 `%3` 之后，其条件可能同时为真：此时两者都会实现；请使其中之一优先，或在该处设置 `AlternativeSplit`</translation>
    </message>
    <message>
        <source>a text of `%1` and `%2` lie on one another; drag the text, or one of the symbols, aside</source>
        <translation>`%1` 和 `%2` 的文字相互重叠；请将文字或其中一个符号移开</translation>
    </message>
    <message>
        <source>the macro-step `%1` is empty; open it and draw transitions and steps from its entry step to its exit step</source>
        <translation>宏步 `%1` 为空；请打开它，从入口步到出口步绘制转换和步</translation>
    </message>
    <message>
        <source>the circle of `%1` runs round without end, since its conditions are always true; give one a condition or a delay, or the chart a cycle</source>
        <translation>`%1` 所在的环路无休止地循环，因为其条件始终为真；请为其中之一设置条件或延迟，或为状态图设置周期</translation>
    </message>
    <message>
        <source>%3</source>
        <translation>%3</translation>
    </message>
    <message>
        <source>the components do not see `%1`, as its declaration does not say `inner`, and use a default `%2`; write `inner` before it</source>
        <translation>`%1` 的声明中没有 `inner`，因此元件看不到它，而采用默认的 `%2`；请在其前面写上 `inner`</translation>
    </message>
    <message>
        <source>there is no element %1, as there are 0 elements; give the array a size of at least %1, or the component its number of ports</source>
        <translation>没有元素 %1，因为元素个数为 0；请将数组大小设为至少 %1，或为元件设定端口数</translation>
    </message>
    <message>
        <source>nothing is joined to %1 of `%2`, so it carries no load; draw a line to it from a mass, a wall or a rod</source>
        <translation>`%2` 的 %1 未连接，因此不承受负载；请从质量、固定壁或活塞杆连线到该处</translation>
    </message>
    <message>
        <source>`%2`, the unit of `%1`, has brackets or operators that do not fit together; write it as in `kg.m2/s2`</source>
        <translation>`%1` 的单位 `%2` 中括号或运算符不匹配；请写成类似 `kg.m2/s2` 的形式</translation>
    </message>
    <message>
        <source>%1 has not as many equations as unknowns, %2 against %3, counting each element of an array and, as an equation from outside, each flow of a port; give each unknown one equation</source>
        <translation>%1 的方程数与未知量数不等（%2 对 %3），其中数组的每个元素分别计数，端口的每个流变量计作一个外部方程；请为每个未知量给出一个方程</translation>
    </message>
    <message>
        <source>`%1` is %2, which is beyond the range of Integers, -2147483648 to 2147483647; make one of its numbers a Real, as `1.0`</source>
        <translation>`%1` 为 %2，超出 Integer 的范围 -2147483648 至 2147483647；请将其中一个数写成 Real，如 `1.0`</translation>
    </message>
    <message>
        <source>`%2` needs the derivative of the input `%1`, which nothing gives; put a source there whose derivative is known, or make the derivative the input and integrate it</source>
        <translation>`%2` 需要输入 `%1` 的导数，但没有元件给出；请在该处设置导数已知的源，或以该导数为输入并对其积分</translation>
    </message>
    <message>
        <source>%1: more equations than unknowns, %2 against %3 in the smallest part that shows it; remove one of %4 (unknowns: %5)</source>
        <translation>%1：方程多于未知量，在能显示此问题的最小部分中为 %2 对 %3；请移除 %4 之一（未知量：%5）</translation>
    </message>
    <message>
        <source>%1: fewer equations than unknowns, %3 against %2 in the smallest part that shows it, so nothing determines %4; add an equation or connect an open port (equations: %5)</source>
        <translation>%1：方程少于未知量，在能显示此问题的最小部分中为 %3 对 %2，因此无从确定 %4；请添加方程，或连接未连接的端口（方程：%5）</translation>
    </message>
    <message>
        <source>`%1` has no effect, as the components take what `%2` says; remove it, or name its values where they shall count</source>
        <translation>`%1` 不起作用，因为元件采用 `%2` 的设定；请将其移除，或在应起作用之处指定其值</translation>
    </message>
    <message>
        <source>nothing determines `%1` with these values, as `%2`, by which it is divided, is 0; change one of them</source>
        <translation>取这些值时无从确定 `%1`，因为其除数 `%2` 为 0；请更改其中之一</translation>
    </message>
    <message>
        <source>`%1` and `%2` have the same code, %3; give one of them another</source>
        <translation>`%1` 和 `%2` 的标识代号相同，均为 %3；请更改其中一个</translation>
    </message>
    <message>
        <source>the code %1 of `%2` has not the form that %3 wants, as %4; number it anew, or choose another scheme</source>
        <translation>`%2` 的标识代号 %1 不符合 %3 要求的形式，如 %4；请重新编号，或选择其他编号方式</translation>
    </message>
    <message>
        <source>`%1` differs from its part `%2` in the catalogue: %3; take the catalogue&apos;s values, or choose another part</source>
        <translation>`%1` 与产品样本中的产品 `%2` 不同：%3；请采用样本值，或选择其他产品</translation>
    </message>
    <message>
        <source>this text is for `%1` %2 and was converted to %3, the version that is there: %4; save it to keep that</source>
        <translation>此文本适用于 `%1` %2，已转换到现有版本 %3：%4；保存即可保留转换结果</translation>
    </message>
    <message>
        <source>this text is for `%1` %2, but %3 is there, and no conversion leads to it; add version %2 with --library or MODELICAPATH, or look at what the text names of it</source>
        <translation>此文本适用于 `%1` %2，但现有版本为 %3，且没有可用的转换；请用 --library 或 MODELICAPATH 添加版本 %2，或检查文本对该库的引用</translation>
    </message>
    <message>
        <source>`%1` is not converted: %2</source>
        <translation>`%1` 未转换：%2</translation>
    </message>
    <message>
        <source>this text is for `%1` %2, but %3 is there, and its conversion cannot be used: %4; correct that library, or add version %2</source>
        <translation>此文本适用于 `%1` %2，但现有版本为 %3，且其转换无法使用：%4；请改正该库，或添加版本 %2</translation>
    </message>
    <message>
        <source>`%1` is %2, far from the usual %3 to %4; check the number and its unit</source>
        <translation>`%1` 为 %2，远离通常范围 %3 至 %4；请检查数值及其单位</translation>
    </message>
    <message>
        <source>`%1` is %2, far from the usual %3 to %4; did you mean %5?</source>
        <translation>`%1` 为 %2，远离通常范围 %3 至 %4；是否应为 %5？</translation>
    </message>
    <message>
        <source>`%1` and `%2` are both roots, but branches lead from one to the other; leave out one `Connections.root`, or a branch</source>
        <translation>`%1` 和 `%2` 均为根，但两者之间有分支相通；请删去一个 `Connections.root` 或一个分支</translation>
    </message>
    <message>
        <source>the branch from `%1` to `%2` closes a circle of branches, so no tree contains them all; leave out one of them</source>
        <translation>从 `%1` 到 `%2` 的分支形成闭环，因此没有包含全部分支的树；请删去其中之一</translation>
    </message>
    <message>
        <source>nothing that `%1` is joined to is a root of the connections; join it to a part that is one, as a world or a body</source>
        <translation>与 `%1` 相连的均不是连接的根；请将其连接到作为根的部件，如世界坐标系或刚体</translation>
    </message>
    <message>
        <source>`rooted` asks which way the branch from `%1` leads, but %2 branches begin there; write one `Connections.branch` from it</source>
        <translation>`rooted` 询问从 `%1` 引出的分支的方向，但该处有 %2 个分支；请只写一个由其引出的 `Connections.branch`</translation>
    </message>
    <message>
        <source>`%1` is no Hopsan model that can be read, line %2: %3; save it again in Hopsan</source>
        <translation>`%1` 不是可读取的 Hopsan 模型，第 %2 行：%3；请在 Hopsan 中重新保存</translation>
    </message>
    <message>
        <source>`%1` only stands for a component that no class describes (%2); put another component in its place, or remove it</source>
        <translation>`%1` 仅代替没有对应类的元件（%2）；请换用其他元件，或将其移除</translation>
    </message>
    <message>
        <source>the FMU of `%1` cannot be used: %2</source>
        <translation>`%1` 的 FMU 无法使用：%2</translation>
    </message>
</context>
<context>
    <name>bramah::app::DockTitleBar</name>
    <message>
        <source>Float or dock this panel</source>
        <translation>浮动或停靠此面板</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>关闭此面板</translation>
    </message>
</context>
<context>
    <name>bramah::app::DocumentExport</name>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>There are no results yet: run the model first.</source>
        <translation>尚无结果：请先运行模型。</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Export plots as a picture</source>
        <translation>将图表导出为图片</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Export the sheet as a picture</source>
        <translation>将图面导出为图片</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>打印 %1</translation>
    </message>
    <message>
        <source>Frames are written…</source>
        <translation>正在写入各帧…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export an animated picture</source>
        <translation>导出动画图片</translation>
    </message>
    <message>
        <source>A run can be exported when it has ended.</source>
        <translation>运行结束后才能导出。</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>动画 GIF (*.gif)</translation>
    </message>
    <message>
        <source>Series of PNG pictures (*.png)</source>
        <translation>PNG 图片序列 (*.png)</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>动画 WebP (*.webp)</translation>
    </message>
    <message>
        <source>`%1` does not end in .gif, .webp or .png</source>
        <translation>`%1` 未以 .gif、.webp 或 .png 结尾</translation>
    </message>
    <message>
        <source>Results of Modelica tools (*.mat)</source>
        <translation>Modelica 工具的结果 (*.mat)</translation>
    </message>
    <message>
        <source>Make a report</source>
        <translation>生成报告</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>HTML 页面 (*.html)</translation>
    </message>
    <message>
        <source>Exported to %1 to %2</source>
        <translation>已导出到 %1 至 %2</translation>
    </message>
    <message>
        <source>The drawing has no page with frame and title block. Add one of size %1?</source>
        <translation>图样没有带图框和标题栏的图页。要添加一张 %1 幅面的图页吗？</translation>
    </message>
    <message>
        <source>&amp;Add a page</source>
        <translation>添加图页(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Print as it is</source>
        <translation>按原样打印(&amp;P)</translation>
    </message>
    <message>
        <source>DXF drawing, R2000 (*.dxf)</source>
        <translation>DXF 图形，R2000 (*.dxf)</translation>
    </message>
    <message>
        <source>PNG picture, %1 dots per inch (*.png)</source>
        <translation>PNG 图片，每英寸 %1 点 (*.png)</translation>
    </message>
    <message>
        <source>There is no circuit to export yet.</source>
        <translation>尚无可导出的回路。</translation>
    </message>
    <message>
        <source>Functional mock-up unit (*.fmu)</source>
        <translation>功能样机单元 (*.fmu)</translation>
    </message>
    <message>
        <source>Exported to %1. It runs on Linux only: this program has no part for Windows.</source>
        <translation>已导出到 %1。仅可在 Linux 上运行：本程序不含用于 Windows 的部分。</translation>
    </message>
</context>
<context>
    <name>bramah::app::DocumentPage</name>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>The file has been removed or renamed by another program. Save to write it anew.</source>
        <translation>文件已被其他程序移除或重命名。保存即可重新写入。</translation>
    </message>
    <message>
        <source>Another program has changed this file.</source>
        <translation>其他程序已更改此文件。</translation>
    </message>
    <message>
        <source>Take its text</source>
        <translation>采用新文本</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的文本</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>显示文本</translation>
    </message>
    <message>
        <source>The circuit cannot be run yet: %1</source>
        <translation>回路尚不能运行：%1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The drawing waits for the text: it has an error in line %1</source>
        <translation>图样等待文本改正：第 %1 行有错误</translation>
    </message>
    <message>
        <source>%1 What you have not saved will be lost if Bramah or the computer fails.</source>
        <translation>%1 若 Bramah 或计算机发生故障，未保存的内容将丢失。</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>添加测量项</translation>
    </message>
    <message>
        <source>“%1” is kept with the circuit; the panel Measures shows it of every run</source>
        <translation>“%1”随回路保存；“测量项”面板显示其在每次运行中的值</translation>
    </message>
    <message>
        <source>What made it hard</source>
        <translation>求解困难的原因</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be removed</source>
        <translation>无法移除文件夹“%1”</translation>
    </message>
    <message>
        <source>Save the circuit first: its runs are kept beside its file.</source>
        <translation>请先保存回路：其运行保存在回路文件旁。</translation>
    </message>
    <message>
        <source>%1 is kept in %2</source>
        <translation>%1 保存在 %2 中</translation>
    </message>
    <message>
        <source>other components or connections</source>
        <translation>其他元件或连接</translation>
    </message>
    <message>
        <source>Solving took %1 s, in %2 steps</source>
        <translation>求解用时 %1 s，共 %2 步</translation>
    </message>
    <message>
        <source>Why so long?</source>
        <translation>为何用时过长？</translation>
    </message>
    <message>
        <source>Pages of the drawing</source>
        <translation>图样的图页</translation>
    </message>
    <message>
        <source>Re&amp;move the page, what lies on it stays</source>
        <translation>移除图页，保留其上内容(&amp;M)</translation>
    </message>
    <message>
        <source>%1 is a program of its own, which this run would start. Allow it, if you trust where it comes from.</source>
        <translation>%1 是独立的程序，此次运行会启动它。如信任其来源，请允许。</translation>
    </message>
    <message>
        <source>Allow it and run</source>
        <translation>允许并运行</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentSession</name>
    <message>
        <source>Set %1.%2</source>
        <translation>设置 %1.%2</translation>
    </message>
    <message>
        <source>Reset %1.%2</source>
        <translation>重置 %1.%2</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>将 %1 重命名为 %2</translation>
    </message>
    <message>
        <source>%1 belongs to another file and is read-only here.</source>
        <translation>%1 属于另一文件，在此处为只读。</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>设置 %2 的 %1</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>重置 %2 的 %1</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentationEdit</name>
    <message>
        <source>Documentation of the class</source>
        <translation>类的文档</translation>
    </message>
    <message>
        <source>Purpose of the class, formulas in bold, assumptions, typical values</source>
        <translation>类的用途、粗体公式、假设、典型值</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Bold; formulas in bold are formatted (Ctrl+B)</source>
        <translation>粗体；粗体公式会按数学格式显示 (Ctrl+B)</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>Italic (Ctrl+I)</source>
        <translation>斜体 (Ctrl+I)</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>A heading</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>A list with bullets</source>
        <translation>项目符号列表</translation>
    </message>
    <message>
        <source>Numbered list</source>
        <translation>编号列表</translation>
    </message>
    <message>
        <source>A list with numbers</source>
        <translation>编号列表</translation>
    </message>
    <message>
        <source>Formulas in bold are formatted: q = Cd*A*sqrt(2*dp/rho)</source>
        <translation>粗体公式会按数学格式显示：q = Cd*A*sqrt(2*dp/rho)</translation>
    </message>
    <message>
        <source>Edit the documentation</source>
        <translation>编辑文档</translation>
    </message>
    <message>
        <source>This documentation has more than text and lists: edit it in the text (%1).</source>
        <translation>此文档不仅包含文字和列表：请在文本中编辑 (%1)。</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DocumentationView</name>
    <message>
        <source>Documentation</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>&lt;p&gt;This class has no documentation.&lt;/p&gt;</source>
        <translation>&lt;p&gt;此类没有文档。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Its tags are nested more than %1 deep, so this is its text as it is written.&lt;/p&gt;</source>
        <translation>&lt;p&gt;其标记嵌套超过 %1 层，因此按原文显示。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The text goes on; its first %1 characters are shown.&lt;/p&gt;</source>
        <translation>&lt;p&gt;文本未完；此处显示前 %1 个字符。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>This documentation leads to %1. Another program would open it. Open it?</source>
        <translation>此文档链接到 %1，将由其他程序打开。要打开吗？</translation>
    </message>
</context>
<context>
    <name>bramah::app::DocumentsController</name>
    <message>
        <source>Modelica files (*.mo);;All files (*)</source>
        <translation>Modelica 文件 (*.mo);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Save the changes to %1 before closing?</source>
        <translation>关闭前是否保存对 %1 的更改？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Go on editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Recovered from %1: these changes had not been saved when Bramah ended.</source>
        <translation>已从 %1 恢复：Bramah 退出时这些更改尚未保存。</translation>
    </message>
    <message>
        <source>Another Bramah has this file open. The last one to save overwrites the other&apos;s changes.</source>
        <translation>另一个 Bramah 已打开此文件。后保存者将覆盖前者的更改。</translation>
    </message>
    <message>
        <source>Work on a copy</source>
        <translation>使用副本</translation>
    </message>
    <message>
        <source>Saved, but no backup of the previous file could be made.</source>
        <translation>已保存，但未能为先前版本创建备份。</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部关闭</translation>
    </message>
    <message>
        <source>Save the changes to these files before closing?</source>
        <translation>关闭前是否保存对这些文件的更改？</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <comment>a file</comment>
        <translation>%1（新建）</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>%1 is read-only: choose another name.</source>
        <translation>%1 为只读：请另选名称。</translation>
    </message>
    <message>
        <source>Name the class %1</source>
        <translation>将类命名为 %1</translation>
    </message>
    <message>
        <source>Models (*.mo *.fmu *.hmf);;Modelica files (*.mo);;FMUs (*.fmu);;Hopsan models (*.hmf);;All files (*)</source>
        <translation>模型 (*.mo *.fmu *.hmf);;Modelica 文件 (*.mo);;FMU (*.fmu);;Hopsan 模型 (*.hmf);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>bramah::app::DrawingDataDialog</name>
    <message>
        <source>Drawing data</source>
        <translation>图样数据</translation>
    </message>
    <message>
        <source>Wanted by ISO 7200</source>
        <translation>ISO 7200 要求填写</translation>
    </message>
    <message>
        <source>What the sheets show</source>
        <translation>图页显示的内容</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>&amp;Keep owner, department, people, language and logo for new drawings</source>
        <translation>将所有者、部门、人员、语言和标志用于新图样(&amp;K)</translation>
    </message>
    <message>
        <source>differs from sheet to sheet</source>
        <translation>各图页不同</translation>
    </message>
    <message>
        <source>%1. Up to %2 signs; longer texts are drawn smaller.</source>
        <translation>%1。最多 %2 个字符；更长的文本将缩小显示。</translation>
    </message>
    <message>
        <source>Sheet %1:</source>
        <translation>图页 %1：</translation>
    </message>
    <message>
        <source>Choose a &amp;picture…</source>
        <translation>选择图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>Logo:</source>
        <translation>标志：</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>选择标志</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.svg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read: choose a PNG, JPEG or SVG file</source>
        <translation>%1 不是可读取的图片：请选择 PNG、JPEG 或 SVG 文件</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>name of a field</comment>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>bramah::editor::DrawingForm</name>
    <message>
        <source>On the drawing and in lists</source>
        <translation>在图样和清单中</translation>
    </message>
    <message>
        <source>What the circuit does, as clamp or lift; it stands above the circuit</source>
        <translation>回路的功能，如夹紧或提升；显示在回路上方</translation>
    </message>
    <message>
        <source>The coil&apos;s name in the electrical diagram, as Y1</source>
        <translation>电磁铁在电气图中的名称，如 Y1</translation>
    </message>
    <message>
        <source>As the sheet says</source>
        <translation>按图面设置</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>Own text</source>
        <translation>自定义文本</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Whether technical data stand at the symbol</source>
        <translation>是否在符号旁显示技术数据</translation>
    </message>
    <message>
        <source>Text of the data</source>
        <translation>数据文本</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Who makes the part that is ordered</source>
        <translation>所订购产品的制造商</translation>
    </message>
    <message>
        <source>Type code</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>By which the maker knows the part</source>
        <translation>制造商对该产品的型号</translation>
    </message>
    <message>
        <source>Material no.</source>
        <translation>物料号</translation>
    </message>
    <message>
        <source>Its number in your own stock</source>
        <translation>其在自有库存中的编号</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What parts lists say about it</source>
        <translation>元件明细表中的说明</translation>
    </message>
    <message>
        <source>Set the maker of %1</source>
        <translation>设置 %1 的制造商</translation>
    </message>
    <message>
        <source>Set the type code of %1</source>
        <translation>设置 %1 的型号</translation>
    </message>
    <message>
        <source>Set the material number of %1</source>
        <translation>设置 %1 的物料号</translation>
    </message>
    <message>
        <source>Set the remark on %1</source>
        <translation>设置 %1 的备注</translation>
    </message>
    <message>
        <source>Circuit %1</source>
        <translation>回路 %1</translation>
    </message>
    <message>
        <source>Coil %1</source>
        <translation>电磁铁 %1</translation>
    </message>
    <message>
        <source>Say what circuit %1 does</source>
        <translation>说明回路 %1 的功能</translation>
    </message>
    <message>
        <source>Name the coils of %1</source>
        <translation>命名 %1 的电磁铁</translation>
    </message>
    <message>
        <source>Choose the data at %1</source>
        <translation>选择 %1 处的数据</translation>
    </message>
    <message>
        <source>Accessories</source>
        <translation>附件</translation>
    </message>
    <message>
        <source>What is ordered with it, below it in parts lists: 2 x SAE flange | type code | maker | material no.; further ones behind a semicolon</source>
        <translation>随其订购的附件，列于元件明细表中该元件之下：2 x SAE 法兰 | 型号 | 制造商 | 物料号；多项以分号分隔</translation>
    </message>
    <message>
        <source>2 x SAE flange | type code</source>
        <translation>2 x SAE 法兰 | 型号</translation>
    </message>
    <message>
        <source>Set the accessories of %1</source>
        <translation>设置 %1 的附件</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What parts lists call it; its description if empty</source>
        <translation>元件明细表中的名称；留空则采用其说明</translation>
    </message>
    <message>
        <source>Set the designation of %1</source>
        <translation>设置 %1 的名称</translation>
    </message>
</context>
<context>
    <name>bramah::app::DrawingMenu</name>
    <message>
        <source>&amp;Add a page</source>
        <translation>添加图页(&amp;A)</translation>
    </message>
    <message>
        <source>Frame and title block: around the drawing if it is the first page, else like the page before</source>
        <translation>图框和标题栏：首页围绕图样添加，其余与前一页相同</translation>
    </message>
    <message>
        <source>&amp;Duplicate the page</source>
        <translation>创建图页副本(&amp;D)</translation>
    </message>
    <message>
        <source>With what lies on it</source>
        <translation>包括其上内容</translation>
    </message>
    <message>
        <source>Move the page to the lef&amp;t</source>
        <translation>图页左移(&amp;T)</translation>
    </message>
    <message>
        <source>Move the page to the rig&amp;ht</source>
        <translation>图页右移(&amp;H)</translation>
    </message>
    <message>
        <source>Re&amp;move the page</source>
        <translation>移除图页(&amp;M)</translation>
    </message>
    <message>
        <source>What lies on it stays</source>
        <translation>保留其上内容</translation>
    </message>
    <message>
        <source>Move the selection to the ne&amp;xt page</source>
        <translation>将所选内容移到下一页(&amp;X)</translation>
    </message>
    <message>
        <source>To the same place there; codes stay, and lines that lead back get marks</source>
        <translation>移到该页的相同位置；标识代号不变，引回的连线加上标记</translation>
    </message>
    <message>
        <source>D&amp;rawing data…</source>
        <translation>图样数据(&amp;R)…</translation>
    </message>
    <message>
        <source>Title, number, owner, people and logo of all title blocks</source>
        <translation>所有标题栏的标题、编号、所有者、人员和标志</translation>
    </message>
    <message>
        <source>There is no class for pages: is the library Bramah there?</source>
        <translation>没有用于图页的类：Bramah 库是否存在？</translation>
    </message>
    <message>
        <source>This drawing cannot be changed: %1</source>
        <translation>此图样无法修改：%1</translation>
    </message>
    <message>
        <source>The drawing has no page yet, so no title block either.</source>
        <translation>图样尚无图页，因此也没有标题栏。</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>添加图页</translation>
    </message>
    <message>
        <source>&amp;Drawing</source>
        <translation>图样(&amp;D)</translation>
    </message>
    <message>
        <source>Add a page of &amp;size</source>
        <translation>按幅面添加图页(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;lease…</source>
        <translation>发布(&amp;L)…</translation>
    </message>
    <message>
        <source>Revision, date and approval; what has changed since the release before</source>
        <translation>版次、日期和批准；自上次发布以来的更改</translation>
    </message>
    <message>
        <source>Print loads and signals too</source>
        <translation>同时打印负载和信号</translation>
    </message>
    <message>
        <source>Pages show on paper also masses, forces, signal blocks and the oil</source>
        <translation>图页打印时还包括质量、力、信号方块和油液</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>注记(&amp;O)</translation>
    </message>
    <message>
        <source>Change the &amp;frame and title block…</source>
        <translation>更改图框和标题栏(&amp;F)…</translation>
    </message>
    <message>
        <source>As classes of your own, which further drawings can have too</source>
        <translation>作为自有的类，也可用于其他图样</translation>
    </message>
    <message>
        <source>&amp;Parts list</source>
        <translation>元件明细表(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设定值(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lines and hoses</source>
        <translation>管路和软管(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Coils</source>
        <translation>电磁铁(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>步(&amp;T)</translation>
    </message>
    <message>
        <source>Put this list on the sheet; it stays true after each change</source>
        <translation>将此清单置于图面上；每次更改后自动更新</translation>
    </message>
    <message>
        <source>The drawing has no page yet, so no frame either.</source>
        <translation>图样尚无图页，因此也没有图框。</translation>
    </message>
    <message>
        <source>L&amp;ist</source>
        <translation>清单(&amp;I)</translation>
    </message>
    <message>
        <source>From a catalo&amp;gue…</source>
        <translation>从产品样本选择(&amp;G)…</translation>
    </message>
    <message>
        <source>A part that can be ordered, for the selected components or as a new one: its values, maker and type code</source>
        <translation>可订购的产品，用于所选元件或作为新元件：其值、制造商和型号</translation>
    </message>
    <message>
        <source>Add a catalog&amp;ue…</source>
        <translation>添加产品样本(&amp;U)…</translation>
    </message>
    <message>
        <source>Take a table of parts (CSV) into your own catalogues</source>
        <translation>将产品表 (CSV) 纳入自有产品样本</translation>
    </message>
</context>
<context>
    <name>bramah::app::EditMenu</name>
    <message>
        <source>Add a s&amp;ymbol</source>
        <translation>添加符号(&amp;Y)</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>搜索元件库</translation>
    </message>
    <message>
        <source>Edit &amp;properties</source>
        <translation>编辑属性(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>New directional &amp;valve…</source>
        <translation>新建方向阀(&amp;V)…</translation>
    </message>
    <message>
        <source>Compose a valve of ports, positions, paths, actuators and springs</source>
        <translation>由油口、工位、流道、操纵机构和弹簧组成阀</translation>
    </message>
    <message>
        <source>Change the &amp;valve&apos;s symbol…</source>
        <translation>更改阀的符号(&amp;V)…</translation>
    </message>
    <message>
        <source>Positions, paths, actuators and springs of the selected valve</source>
        <translation>所选阀的工位、流道、操纵机构和弹簧</translation>
    </message>
    <message>
        <source>Number the components</source>
        <translation>为元件编号</translation>
    </message>
    <message>
        <source>&amp;Lock the drawing</source>
        <translation>锁定图样(&amp;L)</translation>
    </message>
    <message>
        <source>Symbols and lines stay where they are; values can be set</source>
        <translation>符号和管路固定不动；值可以设置</translation>
    </message>
    <message>
        <source>Repla&amp;ce by…</source>
        <translation>替换为(&amp;C)…</translation>
    </message>
    <message>
        <source>Take another class for the selected components; lines and common values stay</source>
        <translation>为所选元件换用其他类；管路和共有的值保持不变</translation>
    </message>
    <message>
        <source>Back to the enclosing component</source>
        <translation>返回外层元件</translation>
    </message>
    <message>
        <source>Make a component of the selection…</source>
        <translation>由所选内容创建元件…</translation>
    </message>
    <message>
        <source>Put the selected components into a class of their own; cut lines become its ports</source>
        <translation>将所选元件归入独立的类；被切断的管路成为其端口</translation>
    </message>
    <message>
        <source>Dissolve the component</source>
        <translation>分解元件</translation>
    </message>
    <message>
        <source>Replace the selected component by its parts</source>
        <translation>用所选元件的组成部分替换该元件</translation>
    </message>
    <message>
        <source>New &amp;component…</source>
        <translation>新建元件(&amp;C)…</translation>
    </message>
    <message>
        <source>A class of your own, in this file or in My components</source>
        <translation>自有的类，位于此文件或“我的元件”中</translation>
    </message>
    <message>
        <source>&amp;Try the component</source>
        <translation>试用元件(&amp;T)</translation>
    </message>
    <message>
        <source>Make a test bench of the class shown: a source, a tank, a ground at each of its ports</source>
        <translation>为所示类创建试验台：在各端口连接源、油箱或固定端</translation>
    </message>
    <message>
        <source>Give it a class of its own</source>
        <translation>为其创建独立的类</translation>
    </message>
    <message>
        <source>Copy the class of the selected component for this one alone</source>
        <translation>仅为所选元件复制其类</translation>
    </message>
    <message>
        <source>&amp;Find on the sheet…</source>
        <translation>在图面上查找(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Open in place</source>
        <translation>就地打开(&amp;O)</translation>
    </message>
    <message>
        <source>Save values in a table…</source>
        <translation>将值保存到表格…</translation>
    </message>
    <message>
        <source>Values of the selected component, or of the sheet, as a row of a table (CSV)</source>
        <translation>将所选元件或图面的值存为表格 (CSV) 的一行</translation>
    </message>
    <message>
        <source>Take values from a table…</source>
        <translation>从表格取值…</translation>
    </message>
    <message>
        <source>Values for the selected components, or for the sheet, from a row of a table (CSV)</source>
        <translation>从表格 (CSV) 的一行为所选元件或图面取值</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>值(&amp;U)</translation>
    </message>
    <message>
        <source>Tu&amp;rn and align</source>
        <translation>旋转和对齐(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;omponents and classes</source>
        <translation>元件和类(&amp;O)</translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation>标识代号…</translation>
    </message>
    <message>
        <source>Standard of the codes, modules, what circuits do, technical data at the symbols</source>
        <translation>标识代号的标准、模块、回路功能、符号旁的技术数据</translation>
    </message>
    <message>
        <source>Number the new components</source>
        <translation>为新元件编号</translation>
    </message>
    <message>
        <source>&amp;Picture…</source>
        <translation>图片(&amp;P)…</translation>
    </message>
    <message>
        <source>A picture from a file, kept in the text of the model; one can also be pasted or dropped</source>
        <translation>来自文件的图片，保存在模型文本中；也可粘贴或拖放</translation>
    </message>
</context>
<context>
    <name>bramah::editor::EditedFile</name>
    <message>
        <source>The file is not UTF-8 text; it is read-only.</source>
        <translation>文件不是 UTF-8 文本，因此为只读。</translation>
    </message>
    <message>
        <source>The text has errors; mend them in the text.</source>
        <translation>文本有错误；请在文本中改正。</translation>
    </message>
    <message>
        <source>The file has no model to draw.</source>
        <translation>文件没有可绘制的模型。</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>%1 (%2): drag to draw a line</source>
        <translation>%1（%2）：拖动可绘制管路</translation>
    </message>
    <message>
        <source>%1: drag to draw a line</source>
        <translation>%1：拖动可绘制管路</translation>
    </message>
    <message>
        <source>Drag this end to another port</source>
        <translation>将此端拖到另一端口</translation>
    </message>
    <message>
        <source>%1 is inherited: it is edited in its base class</source>
        <translation>%1 为继承所得：请在其基类中编辑</translation>
    </message>
    <message>
        <source>This line is in a base class, a for or an if: it is edited in the text</source>
        <translation>此连线位于基类、for 或 if 中：请在文本中编辑</translation>
    </message>
    <message>
        <source>Drag a piece of the line sideways; W draws a line from here</source>
        <translation>侧向拖动管路的一段；按 W 从此处绘制管路</translation>
    </message>
    <message>
        <source>Joins the line here</source>
        <translation>在此处与管路连接</translation>
    </message>
    <message>
        <source>Joins %1 through a new node</source>
        <translation>通过新节点与 %1 连接</translation>
    </message>
    <message>
        <source>Joins %1</source>
        <translation>与 %1 连接</translation>
    </message>
    <message>
        <source>Click a port or line to end here, elsewhere for a corner; Esc cancels</source>
        <translation>单击端口或管路以在此结束，单击他处添加拐点；按 Esc 取消</translation>
    </message>
    <message>
        <source>Lines end at ports and lines; Esc cancels</source>
        <translation>管路须终止于端口或管路；按 Esc 取消</translation>
    </message>
    <message>
        <source>Re-attach line</source>
        <translation>改接管路</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation>绘制管路</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>放置 %1</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation>须不小于 %1</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>须不大于 %1</translation>
    </message>
    <message>
        <source>a value is needed</source>
        <translation>需要给定值</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>须为整数</translation>
    </message>
    <message>
        <source>“%1” is not a name: use letters, digits and _, a letter first.</source>
        <translation>“%1”不是有效名称：请使用字母、数字和 _，并以字母开头。</translation>
    </message>
    <message>
        <source>There is no model to put the valve in.</source>
        <translation>没有可放置阀的模型。</translation>
    </message>
    <message>
        <source>“%1” is taken in this model.</source>
        <translation>“%1”在此模型中已被占用。</translation>
    </message>
    <message>
        <source>Add valve %1</source>
        <translation>添加阀 %1</translation>
    </message>
    <message>
        <source>Change valve %1</source>
        <translation>更改阀 %1</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>量的符号</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>this is a number without a unit</source>
        <translation>这是无单位的数</translation>
    </message>
    <message>
        <source>%1 does not fit here; give %2</source>
        <translation>%1 不适用于此处；请给定 %2</translation>
    </message>
    <message>
        <source>%1 (%2) does not fit here; give %3</source>
        <translation>%1（%2）不适用于此处；请给定 %3</translation>
    </message>
    <message>
        <source>Click or Enter to place %1; arrows move it, R turns, X and Y mirror, Esc cancels</source>
        <translation>单击或按 Enter 放置 %1；方向键移动，R 旋转，X 和 Y 镜像，Esc 取消</translation>
    </message>
    <message>
        <source>Drag the text of %1 to another place; R turns it meanwhile</source>
        <translation>将 %1 的文字拖到其他位置；拖动时按 R 旋转</translation>
    </message>
    <message>
        <source>Click or Enter to put it down; arrows move it, Esc cancels</source>
        <translation>单击或按 Enter 放下；方向键移动，Esc 取消</translation>
    </message>
    <message>
        <source>R turns the text of %1; Esc takes it back</source>
        <translation>按 R 旋转 %1 的文字；按 Esc 复位</translation>
    </message>
    <message>
        <source>Move the text of %1</source>
        <translation>移动 %1 的文字</translation>
    </message>
    <message>
        <source>The drawing cannot be changed.</source>
        <translation>图样无法修改。</translation>
    </message>
    <message>
        <source>Select one component first.</source>
        <translation>请先选择一个元件。</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>分解 %1</translation>
    </message>
    <message>
        <source>There is no model to put the component in.</source>
        <translation>没有可放置元件的模型。</translation>
    </message>
    <message>
        <source>Make component %1</source>
        <translation>创建元件 %1</translation>
    </message>
    <message>
        <source>a number is needed</source>
        <translation>需要数值</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>需要 true 或 false</translation>
    </message>
    <message>
        <source>a text in quotation marks is needed</source>
        <translation>需要带引号的文本</translation>
    </message>
    <message>
        <source>there is no “%1” here</source>
        <translation>此处没有“%1”</translation>
    </message>
    <message>
        <source>there is no “%1” here; did you mean “%2”?</source>
        <translation>此处没有“%1”；是否应为“%2”？</translation>
    </message>
    <message>
        <source>“%1” is taken in this class.</source>
        <translation>“%1”在此类中已被占用。</translation>
    </message>
    <message>
        <source>The dimensions %1 stand behind the name in the text and are changed there.</source>
        <translation>维数 %1 在文本中写于名称之后，请在文本中更改。</translation>
    </message>
    <message>
        <source>The unit “%1” is not known.</source>
        <translation>单位“%1”未知。</translation>
    </message>
    <message>
        <source>must not be below the minimum</source>
        <translation>不得小于最小值</translation>
    </message>
    <message>
        <source>must not be above the maximum</source>
        <translation>不得大于最大值</translation>
    </message>
    <message>
        <source>Add the port %1</source>
        <translation>添加端口 %1</translation>
    </message>
    <message>
        <source>Add the parameter %1</source>
        <translation>添加参数 %1</translation>
    </message>
    <message>
        <source>Add the variable %1</source>
        <translation>添加变量 %1</translation>
    </message>
    <message>
        <source>“%1” is not a type.</source>
        <translation>“%1”不是类型。</translation>
    </message>
    <message>
        <source>Parameters and constants are added with the button Parameter.</source>
        <translation>参数和常量用“参数”按钮添加。</translation>
    </message>
    <message>
        <source>There is no class “%1” here.</source>
        <translation>此处没有类“%1”。</translation>
    </message>
    <message>
        <source>A port needs a connector; “%1” is none.</source>
        <translation>端口需要连接器；“%1”不是连接器。</translation>
    </message>
    <message>
        <source>“%1” is a connector: add a port with it.</source>
        <translation>“%1”是连接器：请用它添加端口。</translation>
    </message>
    <message>
        <source>“%1” is not a type of values.</source>
        <translation>“%1”不是值的类型。</translation>
    </message>
    <message>
        <source>Hydraulic port</source>
        <translation>液压油口</translation>
    </message>
    <message>
        <source>Signal input</source>
        <translation>信号输入</translation>
    </message>
    <message>
        <source>Signal output</source>
        <translation>信号输出</translation>
    </message>
    <message>
        <source>Boolean input</source>
        <translation>布尔输入</translation>
    </message>
    <message>
        <source>Boolean output</source>
        <translation>布尔输出</translation>
    </message>
    <message>
        <source>Translational flange</source>
        <translation>平移机械接口</translation>
    </message>
    <message>
        <source>Rotational flange</source>
        <translation>旋转机械接口</translation>
    </message>
    <message>
        <source>Electrical pin</source>
        <translation>电气引脚</translation>
    </message>
    <message>
        <source>Select, move, resize (S)</source>
        <translation>选择、移动、调整大小 (S)</translation>
    </message>
    <message>
        <source>Line (L)</source>
        <translation>直线 (L)</translation>
    </message>
    <message>
        <source>Polygon (G)</source>
        <translation>多边形 (G)</translation>
    </message>
    <message>
        <source>Rectangle (B)</source>
        <translation>矩形 (B)</translation>
    </message>
    <message>
        <source>Circle or ellipse (E)</source>
        <translation>圆或椭圆 (E)</translation>
    </message>
    <message>
        <source>Arc (A)</source>
        <translation>圆弧 (A)</translation>
    </message>
    <message>
        <source>Text (T)</source>
        <translation>文字 (T)</translation>
    </message>
    <message>
        <source>Click the corners, the last one twice; Shift: 0, 45, 90 degrees, Esc cancels</source>
        <translation>依次单击各角点，最后一点单击两次；Shift：0、45、90 度，Esc 取消</translation>
    </message>
    <message>
        <source>Drag a line, or click its points, the last one twice; Shift: 0, 45, 90 degrees</source>
        <translation>拖出一条线，或依次单击各点，最后一点单击两次；Shift：0、45、90 度</translation>
    </message>
    <message>
        <source>Draw a polygon</source>
        <translation>绘制多边形</translation>
    </message>
    <message>
        <source>Draw a line</source>
        <translation>绘制直线</translation>
    </message>
    <message>
        <source>Drag the field of the text, or click for one of the usual size</source>
        <translation>拖出文字区域，或单击以采用常用大小</translation>
    </message>
    <message>
        <source>Drag from corner to corner; Shift: as high as wide, Ctrl: fine steps</source>
        <translation>从一角拖到对角；Shift：等高等宽，Ctrl：微步</translation>
    </message>
    <message>
        <source>Write a text</source>
        <translation>书写文字</translation>
    </message>
    <message>
        <source>Draw a shape</source>
        <translation>绘制形状</translation>
    </message>
    <message>
        <source>Click to put it down; Esc cancels</source>
        <translation>单击放下；Esc 取消</translation>
    </message>
    <message>
        <source>Click where lines are to meet the symbol: ports lie on the grid of 1 M</source>
        <translation>单击管路与符号的连接处：端口位于 1 M 的栅格上</translation>
    </message>
    <message>
        <source>Add port %1</source>
        <translation>添加端口 %1</translation>
    </message>
    <message>
        <source>Ink: the symbol itself</source>
        <translation>墨色：符号本身</translation>
    </message>
    <message>
        <source>Blue: signals</source>
        <translation>蓝色：信号</translation>
    </message>
    <message>
        <source>Purple: Boolean signals</source>
        <translation>紫色：布尔信号</translation>
    </message>
    <message>
        <source>Teal: electrical circuits</source>
        <translation>青色：电路</translation>
    </message>
    <message>
        <source>Drag a frame around parts to select them; choose a tool or a part on the left to draw</source>
        <translation>拖出选框以选择图元；在左侧选择工具或图元以绘制</translation>
    </message>
    <message>
        <source>Drag to move; Ctrl moves in fine steps, Shift adds to the selection</source>
        <translation>拖动以移动；Ctrl 为微步，Shift 添加到所选内容</translation>
    </message>
    <message>
        <source>Port %1: drag to move it on the grid of 1 M</source>
        <translation>端口 %1：拖动可在 1 M 的栅格上移动</translation>
    </message>
    <message>
        <source>Drag the point; click it and press Delete to take it away; Shift: 0, 45, 90 degrees</source>
        <translation>拖动该点；单击后按 Delete 可删除；Shift：0、45、90 度</translation>
    </message>
    <message>
        <source>Drag to bend the line here</source>
        <translation>拖动可在此处折弯线条</translation>
    </message>
    <message>
        <source>Drag along the arc</source>
        <translation>沿圆弧拖动</translation>
    </message>
    <message>
        <source>Drag to resize; Ctrl in fine steps</source>
        <translation>拖动以调整大小；Ctrl 为微步</translation>
    </message>
    <message>
        <source>Take a point away</source>
        <translation>删除点</translation>
    </message>
    <message>
        <source>Shift moves along one axis, Ctrl in fine steps</source>
        <translation>Shift 沿单轴移动，Ctrl 为微步</translation>
    </message>
    <message>
        <source>Resize in the symbol</source>
        <translation>调整符号中图元的大小</translation>
    </message>
    <message>
        <source>Bend in the symbol</source>
        <translation>折弯符号中的图元</translation>
    </message>
    <message>
        <source>Change a text</source>
        <translation>更改文字</translation>
    </message>
    <message>
        <source>Delete from the symbol</source>
        <translation>从符号中删除</translation>
    </message>
    <message>
        <source>Move in the symbol</source>
        <translation>在符号中移动</translation>
    </message>
    <message>
        <source>Rotate in the symbol</source>
        <translation>在符号中旋转</translation>
    </message>
    <message>
        <source>Mirror in the symbol</source>
        <translation>在符号中镜像</translation>
    </message>
    <message>
        <source>Bring to the front</source>
        <translation>置于顶层</translation>
    </message>
    <message>
        <source>Send to the back</source>
        <translation>置于底层</translation>
    </message>
    <message>
        <source>Change the drawing</source>
        <translation>更改图形</translation>
    </message>
    <message>
        <source>Let a part follow %1</source>
        <translation>使部件随 %1 运动</translation>
    </message>
    <message>
        <source>Let a part rest</source>
        <translation>使部件静止</translation>
    </message>
    <message>
        <source>Duplicate in the symbol</source>
        <translation>在符号中创建副本</translation>
    </message>
    <message>
        <source>Size of the symbol</source>
        <translation>符号的大小</translation>
    </message>
    <message>
        <source>this is a difference of pressures, which has no %1; give %2</source>
        <translation>这是压差，没有 %1；请给定 %2</translation>
    </message>
    <message>
        <source>declared, not used</source>
        <translation>已声明，未使用</translation>
    </message>
    <message>
        <source>read by %1, given by nothing yet</source>
        <translation>由 %1 读取，尚无元件给出</translation>
    </message>
    <message>
        <source>given by %1</source>
        <translation>由 %1 给出</translation>
    </message>
    <message>
        <source>given by %1, read by %2</source>
        <translation>由 %1 给出，由 %2 读取</translation>
    </message>
    <message>
        <source>%1: a bus without signals</source>
        <translation>%1：没有信号的总线</translation>
    </message>
    <message>
        <source>Signals of the bus %1</source>
        <translation>总线 %1 的信号</translation>
    </message>
    <message>
        <source>Can be joined, but: %1</source>
        <translation>可以连接，但：%1</translation>
    </message>
    <message>
        <source>There is no room for an Or beside `%1`.</source>
        <translation>`%1` 旁没有放置“或”元件的位置。</translation>
    </message>
    <message>
        <source>Join through an Or</source>
        <translation>通过“或”连接</translation>
    </message>
    <message>
        <source>Joins %1 through an Or, which either signal switches</source>
        <translation>通过“或”与 %1 连接，任一信号均可使其动作</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
    <message>
        <source>there is no %1 on this sheet</source>
        <translation>此图面上没有 %1</translation>
    </message>
    <message>
        <source>there is no %1; did you mean %2?</source>
        <translation>没有 %1；是否应为 %2？</translation>
    </message>
    <message>
        <source>%1 is no unit known here; give %2</source>
        <translation>%1 不是此处已知的单位；请给定 %2</translation>
    </message>
    <message>
        <source>%1: drag to move, R turns, X and Y mirror, double-click opens it or its values</source>
        <translation>%1：拖动以移动，R 旋转，X 和 Y 镜像，双击打开元件或其值</translation>
    </message>
    <message>
        <source>the picture could not be painted</source>
        <translation>无法绘制图片</translation>
    </message>
    <message>
        <source>%1 is counted from a zero of its own, so it can be compared with a variable, but not be added, subtracted or multiplied</source>
        <translation>%1 从自有的零点计量，因此可与变量比较，但不能相加、相减或相乘</translation>
    </message>
    <message>
        <source>%1 does not fit here, where numbers have no unit</source>
        <translation>%1 不适用于此处，此处的数没有单位</translation>
    </message>
    <message>
        <source>A line begins at a port or at another line: point at one, then press W</source>
        <translation>管路须从端口或另一管路开始：指向其一，再按 W</translation>
    </message>
    <message>
        <source>%1: drag to move the page with what lies on it, with Alt alone; double-click opens its fields</source>
        <translation>%1：拖动可移动图页及其上内容，按住 Alt 则仅移动图页；双击打开其字段</translation>
    </message>
    <message>
        <source>the PDF could not be completed: %1</source>
        <translation>无法完成 PDF：%1</translation>
    </message>
    <message>
        <source>Drag what is written at the line to another place; E edits it</source>
        <translation>将管路旁的文字拖到其他位置；按 E 编辑</translation>
    </message>
    <message>
        <source>Esc takes the text back to its place</source>
        <translation>按 Esc 将文字复位</translation>
    </message>
    <message>
        <source>Move the text of a line</source>
        <translation>移动管路的文字</translation>
    </message>
    <message>
        <source>Drag to move it, double-click writes its text</source>
        <translation>拖动以移动，双击以书写文字</translation>
    </message>
    <message>
        <source>Drag to move it, Del deletes it</source>
        <translation>拖动以移动，按 Del 删除</translation>
    </message>
    <message>
        <source>Drag to change its size</source>
        <translation>拖动以更改大小</translation>
    </message>
    <message>
        <source>the folder for temporary files cannot be written</source>
        <translation>无法写入临时文件的文件夹</translation>
    </message>
    <message>
        <source>Write in a table</source>
        <translation>填写表格</translation>
    </message>
    <message>
        <source>Change the style of a note</source>
        <translation>更改注记的样式</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>添加列</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>移除行</translation>
    </message>
    <message>
        <source>Remove a column</source>
        <translation>移除列</translation>
    </message>
    <message>
        <source>Add a leader</source>
        <translation>添加指引线</translation>
    </message>
    <message>
        <source>Add a frame</source>
        <translation>添加框</translation>
    </message>
    <message>
        <source>Add a table</source>
        <translation>添加表格</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>添加图片</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>添加文字</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>指引线</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>框</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Drag from the point that it is about to where its text stands; Esc cancels</source>
        <translation>从所指的点拖到文字所在处；Esc 取消</translation>
    </message>
    <message>
        <source>Drag a frame around symbols, or click its two corners; Esc cancels</source>
        <translation>围绕符号拖出框，或单击其两个角；Esc 取消</translation>
    </message>
    <message>
        <source>Click or Enter where the upper left corner of the table is; Esc cancels</source>
        <translation>在表格左上角处单击或按 Enter；Esc 取消</translation>
    </message>
    <message>
        <source>Click where the text begins, or drag over its width; Esc cancels</source>
        <translation>在文字起点处单击，或拖出其宽度；Esc 取消</translation>
    </message>
    <message>
        <source>%1 × %2 M; Esc takes it back</source>
        <translation>%1 × %2 M；按 Esc 撤回</translation>
    </message>
    <message>
        <source>Change the size of a note</source>
        <translation>更改注记的大小</translation>
    </message>
    <message>
        <source>`%1` does not end in .svg, .pdf, .png or .dxf</source>
        <translation>`%1` 未以 .svg、.pdf、.png 或 .dxf 结尾</translation>
    </message>
    <message>
        <source>The picture was scaled down from %1 × %2 to %3 × %4 pixels, so that the file stays small.</source>
        <translation>为使文件较小，图片已从 %1 × %2 缩小到 %3 × %4 像素。</translation>
    </message>
    <message>
        <source>%1 is larger than %2 and cannot be taken as a picture.</source>
        <translation>%1 大于 %2，不能作为图片采用。</translation>
    </message>
    <message>
        <source>%1 is no picture that can be read: PNG, JPEG, SVG, BMP and GIF can.</source>
        <translation>%1 不是可读取的图片：支持 PNG、JPEG、SVG、BMP 和 GIF。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 无法读取：%2。</translation>
    </message>
    <message>
        <source>What was copied</source>
        <translation>所复制的内容</translation>
    </message>
    <message>
        <source>Nothing to list</source>
        <translation>没有可列出的内容</translation>
    </message>
    <message>
        <source>%1 more: a further list of this kind goes on</source>
        <translation>另有 %1 项：由此类清单的续表列出</translation>
    </message>
    <message>
        <source>the picture would have %1 x %2 pixels, more than %3 a side; choose fewer dots per inch, PDF or SVG</source>
        <translation>图片将有 %1 x %2 像素，每边超过 %3；请选择较低的每英寸点数，或选择 PDF、SVG</translation>
    </message>
    <message>
        <source>Parts list</source>
        <translation>元件明细表</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设定值</translation>
    </message>
    <message>
        <source>Lines and hoses</source>
        <translation>管路和软管</translation>
    </message>
    <message>
        <source>Coils</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>unknown class %1</source>
        <translation>未知类 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1：%2 {1,?}</translation>
    </message>
    <message>
        <source>line from %1 to %2</source>
        <translation>从 %1 到 %2 的管路</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>引线</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>边框</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>note, %1</source>
        <translation>注记，%1</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <translation>位于 %1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Symbols: %1. Lines: %2.</source>
        <translation>符号：%1。连线：%2。</translation>
    </message>
    <message>
        <source>%1 Selected: %2</source>
        <translation>%1 已选择：%2</translation>
    </message>
</context>
<context>
    <name>bramah::app::EnergyFlow</name>
    <message>
        <source>Where the energy goes</source>
        <translation>能量去向</translation>
    </message>
</context>
<context>
    <name>bramah::app::EquationEdit</name>
    <message>
        <source>Equations of the class</source>
        <translation>类的方程</translation>
    </message>
    <message>
        <source>Equations, each with a semicolon, as  q = k*(A.p - B.p);</source>
        <translation>方程，每个以分号结尾，如 q = k*(A.p - B.p);</translation>
    </message>
</context>
<context>
    <name>bramah::app::EquationView</name>
    <message>
        <source>Equations and unknowns</source>
        <translation>方程和未知量</translation>
    </message>
    <message>
        <source>The text is not complete yet.</source>
        <translation>文本尚不完整。</translation>
    </message>
</context>
<context>
    <name>bramah::app::ExampleCard</name>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ExperimentForm</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>Simulated time at which a run starts</source>
        <translation>运行开始的仿真时间</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>终止时间</translation>
    </message>
    <message>
        <source>Simulated time at which a run ends</source>
        <translation>运行结束的仿真时间</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Relative error the solver may make in a step, 1e-12 to 0.1</source>
        <translation>求解器每步允许的相对误差，1e-12 至 0.1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>the stop time must be a number above the start time</source>
        <translation>终止时间须为大于起始时间的数</translation>
    </message>
    <message>
        <source>the tolerance must lie between 1e-12 and 0.1</source>
        <translation>容差须介于 1e-12 和 0.1 之间</translation>
    </message>
    <message>
        <source>the interval must be a number above 0, or empty</source>
        <translation>间隔须为大于 0 的数，或留空</translation>
    </message>
    <message>
        <source>the start time must be a number</source>
        <translation>起始时间须为数值</translation>
    </message>
    <message>
        <source>the interval is longer than the run: curves would be straight lines</source>
        <translation>间隔长于运行时间：曲线将成为直线</translation>
    </message>
    <message>
        <source>Time between stored points; empty: 500 points a run, and more where values swing fast</source>
        <translation>存储点之间的时间；留空：每次运行 500 点，值快速波动处更多</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>How the run steps in time. Automatic: Radau and ARKODE in turns, as the circuit needs it, and CVODE where these make no progress. Others are for comparison and for special cases</source>
        <translation>运行的时间推进方式。自动：按回路需要交替使用 Radau 和 ARKODE，两者无法推进时使用 CVODE。其他方法用于比较和特殊情况</translation>
    </message>
    <message>
        <source>Radau IIA (stiff)</source>
        <translation>Radau IIA（刚性）</translation>
    </message>
    <message>
        <source>CVODE, BDF (stiff)</source>
        <translation>CVODE，BDF（刚性）</translation>
    </message>
    <message>
        <source>CVODE, Adams (not stiff)</source>
        <translation>CVODE，Adams（非刚性）</translation>
    </message>
    <message>
        <source>ARKODE, explicit (not stiff)</source>
        <translation>ARKODE，显式（非刚性）</translation>
    </message>
    <message>
        <source>IDA (equations with loops)</source>
        <translation>IDA（含环的方程）</translation>
    </message>
</context>
<context>
    <name>bramah::app::FileMenu</name>
    <message>
        <source>&amp;New circuit</source>
        <translation>新建回路(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Start &amp;page</source>
        <translation>起始页(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;example</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>Open li&amp;brary…</source>
        <translation>打开库(&amp;B)…</translation>
    </message>
    <message>
        <source>Add a package to the library panel</source>
        <translation>将包添加到元件库面板</translation>
    </message>
    <message>
        <source>Open a library: its package.mo, or a file with a package</source>
        <translation>打开库：其 package.mo，或含有包的文件</translation>
    </message>
    <message>
        <source>Modelica packages (*.mo)</source>
        <translation>Modelica 包 (*.mo)</translation>
    </message>
    <message>
        <source>E&amp;xport the sheet as a picture…</source>
        <translation>将图面导出为图片(&amp;X)…</translation>
    </message>
    <message>
        <source>No library has been opened</source>
        <translation>尚未打开任何库</translation>
    </message>
    <message>
        <source>Close li&amp;brary</source>
        <translation>关闭库(&amp;B)</translation>
    </message>
    <message>
        <source>Open the same &amp;files at the next start</source>
        <translation>下次启动时打开相同的文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Export an &amp;animated picture…</source>
        <translation>导出动画图片(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import measured data…</source>
        <translation>导入测量数据(&amp;I)…</translation>
    </message>
    <message>
        <source>Values of an instrument or another program, as CSV or .mat, beside those of the runs</source>
        <translation>仪器或其他程序的值（CSV 或 .mat），与运行的值对照</translation>
    </message>
    <message>
        <source>Make a &amp;report…</source>
        <translation>生成报告(&amp;R)…</translation>
    </message>
    <message>
        <source>Sheet, plots, measures and values of the run, as PDF or HTML, to hand over</source>
        <translation>图面、图表、测量项和运行的值，存为 PDF 或 HTML 以便交付</translation>
    </message>
    <message>
        <source>Export as FM&amp;U…</source>
        <translation>导出为 FMU(&amp;U)…</translation>
    </message>
    <message>
        <source>The circuit as a model that Simulink, Amesim, Dymola and other tools run</source>
        <translation>将回路作为模型，供 Simulink、Amesim、Dymola 等工具运行</translation>
    </message>
</context>
<context>
    <name>bramah::app::FirstCircuitGuide</name>
    <message>
        <source>Place a pump</source>
        <translation>放置泵</translation>
    </message>
    <message>
        <source>Add relief valve, orifice and tanks</source>
        <translation>添加溢流阀、节流孔和油箱</translation>
    </message>
    <message>
        <source>A relief valve, an orifice and two tanks: one below the pump, one for the oil that comes back.</source>
        <translation>一个溢流阀、一个节流孔和两个油箱：一个在泵下方，一个用于回油。</translation>
    </message>
    <message>
        <source>Draw the lines</source>
        <translation>绘制管路</translation>
    </message>
    <message>
        <source>Drag from port to port: pump P to relief valve P and to the orifice, their other ends to a tank, and the other tank to pump S. Legal targets light up.</source>
        <translation>从端口拖到端口：泵 P 连接溢流阀 P 和节流孔，两者的另一端连接一个油箱，另一个油箱连接泵 S。可连接的目标会亮起。</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Look at the pressure</source>
        <translation>查看压力</translation>
    </message>
    <message>
        <source>Click the line between pump and relief valve and choose its pressure, or double-click a variable in the list beside the plots.</source>
        <translation>单击泵与溢流阀之间的管路并选择其压力，或双击图表旁列表中的变量。</translation>
    </message>
    <message>
        <source>Change something</source>
        <translation>作一处更改</translation>
    </message>
    <message>
        <source>Select the relief valve, set p_set to 100 bar in Properties, and run again: the earlier curve stays for comparison.</source>
        <translation>选择溢流阀，在“属性”中将 p_set 设为 100 bar，再次运行：先前的曲线保留以供比较。</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>跳过此步</translation>
    </message>
    <message>
        <source>First circuit</source>
        <translation>第一个回路</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Your first circuit runs</source>
        <translation>您的第一个回路已运行</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Drag a fixed pump from Library, Hydraulics, Pumps to the sheet. Or press %1, type &quot;pump&quot;, press Enter and click.</source>
        <translation>从元件库的 Hydraulics、Pumps 中将定量泵拖到图面上。也可按 %1，输入“pump”，按 Enter 后单击。</translation>
    </message>
    <message>
        <source>Press %1. The circuit is translated and runs; its time is in the toolbar.</source>
        <translation>按 %1。回路经编译后运行；其时间显示在工具栏中。</translation>
    </message>
    <message>
        <source>Save it with %1. The examples on the start page show what else there is.</source>
        <translation>用 %1 保存。起始页上的示例展示其他功能。</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitChart</name>
    <message>
        <source>Measured and simulated values</source>
        <translation>测量值和仿真值</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测量值</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>时间 [s]</translation>
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
        <translation>请指定具有此范围的参数。</translation>
    </message>
    <message>
        <source>Say from where to where %1 may go, as 1:10.</source>
        <translation>请给出 %1 的变化范围，如 1:10。</translation>
    </message>
    <message>
        <source>Name a parameter first that is to be found, and from where to where it may go.</source>
        <translation>请先指定待求的参数及其变化范围。</translation>
    </message>
    <message>
        <source>Let one of the measured runs count.</source>
        <translation>请至少选用一个测量记录。</translation>
    </message>
    <message>
        <source>There is nothing measured: drop a file on the sheet, and lay its channels beside variables.</source>
        <translation>没有测量数据：请将文件拖放到图面上，并将其通道与变量对照。</translation>
    </message>
    <message>
        <source>Free parameter</source>
        <translation>自由参数</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>自由参数项</translation>
    </message>
    <message>
        <source>A parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>As 50 kg:200 kg, 1e-13:1e-10:log or 20%; a start too, as mass.s.start</source>
        <translation>如 50 kg:200 kg、1e-13:1e-10:log 或 20%；也可为初值，如 mass.s.start</translation>
    </message>
    <message>
        <source>Measured runs</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>Measured run</source>
        <translation>测量记录</translation>
    </message>
    <message>
        <source>counts as</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>count as others</source>
        <translation>与其他值同权</translation>
    </message>
    <message>
        <source>count less</source>
        <translation>权重较小</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>不计入</translation>
    </message>
    <message>
        <source>&amp;Outliers</source>
        <translation>离群值(&amp;O)</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <translation>%1 与 %2 对照</translation>
    </message>
    <message>
        <source>Its channels with names of variables count</source>
        <translation>名称与变量相同的通道计入</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>拟合</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>As shift -20 ms:20 ms; set mass.s.start=0.1; from 0.5; to 3; weight lineP.p=2; input ramp.y=command, by which a column replaces a source or gives the input of a component</source>
        <translation>如 shift -20 ms:20 ms; set mass.s.start=0.1; from 0.5; to 3; weight lineP.p=2; input ramp.y=command，后者以一列数据代替源，或作为元件的输入</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitJob</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>回路无法计算；原因见问题列表。</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1 runs, %2 % of the squares are left</source>
        <translation>%1 次运行，平方和剩余 %2 %</translation>
    </message>
</context>
<context>
    <name>bramah::app::FitPanel</name>
    <message>
        <source>What &amp;can be told?</source>
        <translation>参数可辨识性(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Which fault?</source>
        <translation>判别故障(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>Fitted values</source>
        <translation>拟合值</translation>
    </message>
    <message>
        <source>Signals of the fit</source>
        <translation>拟合的信号</translation>
    </message>
    <message>
        <source>Faults, the likeliest first</source>
        <translation>故障，可能性最大者在前</translation>
    </message>
    <message>
        <source>Says how well each parameter will be known, before anything is fitted</source>
        <translation>在拟合之前说明各参数可确定的精度</translation>
    </message>
    <message>
        <source>Finds the values for which the circuit follows what is measured</source>
        <translation>求出使回路与测量结果相符的值</translation>
    </message>
    <message>
        <source>Tries each fault that the parts can have, alone, and ranks them by what is measured</source>
        <translation>逐一尝试各部件可能发生的故障，并按测量结果排序</translation>
    </message>
    <message>
        <source>Writes the fitted values into the circuit, as one step that can be undone</source>
        <translation>将拟合值写入回路，可一步撤消</translation>
    </message>
    <message>
        <source>A fit finds the values for which the circuit follows what is measured, and says how sure they are.
Drop a measured file on the sheet, lay its channels beside variables, name parameters, and fit; or ask which fault explains it.</source>
        <translation>拟合求出使回路与测量结果相符的值，并说明其可信程度。
将测量文件拖放到图面上，将其通道与变量对照，指定参数并拟合；也可查询哪种故障能够解释测量结果。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Planning the runs …</source>
        <translation>正在安排运行…</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 次运行</translation>
    </message>
    <message>
        <source>Stopped after %1 runs</source>
        <translation>在 %1 次运行后停止</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Use fitted values</source>
        <translation>采用拟合值</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>回路无法修改。</translation>
    </message>
    <message>
        <source>F&amp;it</source>
        <translation>拟合(&amp;I)</translation>
    </message>
    <message>
        <source>Enter the fit</source>
        <translation>录入拟合</translation>
    </message>
    <message>
        <source>The fitted values are written into the circuit; %1 takes them back.</source>
        <translation>拟合值已写入回路；按 %1 撤消。</translation>
    </message>
</context>
<context>
    <name>FixedKeys</name>
    <message>
        <source>Move the selection, operate what has the focus in a run</source>
        <translation>移动所选对象；运行时操纵具有焦点的元件</translation>
    </message>
    <message>
        <source>Place what is in hand, or edit the values of the selection</source>
        <translation>放置手中的对象，或编辑所选对象的值</translation>
    </message>
    <message>
        <source>Give up what is in hand, or select nothing</source>
        <translation>放弃手中的操作，或取消选择</translation>
    </message>
    <message>
        <source>To the next or previous symbol or port</source>
        <translation>转到下一个或上一个符号或油口</translation>
    </message>
    <message>
        <source>Held while dragging: move the sheet</source>
        <translation>按住并拖动：移动图面</translation>
    </message>
    <message>
        <source>Delete the selection; with none, back to the enclosing component; in a line, its last corner</source>
        <translation>删除所选对象；无选择时返回外层元件；画线时删除最后一个拐点</translation>
    </message>
    <message>
        <source>Begin a line at the port or line under the mouse</source>
        <translation>从鼠标下的油口或连线开始画线</translation>
    </message>
    <message>
        <source>Begin to type a value of the selection</source>
        <translation>开始输入所选对象的值</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Play backwards, or pause</source>
        <translation>倒放或暂停</translation>
    </message>
    <message>
        <source>One stored point back or on; with Shift several</source>
        <translation>后退或前进一个存储点；按住 Shift 为多个</translation>
    </message>
    <message>
        <source>To the previous or next event</source>
        <translation>转到上一个或下一个事件</translation>
    </message>
    <message>
        <source>One picture back or on</source>
        <translation>后退或前进一帧</translation>
    </message>
    <message>
        <source>To the start or the end</source>
        <translation>转到开头或结尾</translation>
    </message>
    <message>
        <source>Faster or slower</source>
        <translation>加快或减慢</translation>
    </message>
    <message>
        <source>Pin the run to the plots</source>
        <translation>将运行固定到图表</translation>
    </message>
    <message>
        <source>Keep the run beside the circuit</source>
        <translation>将运行保存在回路旁</translation>
    </message>
    <message>
        <source>Run again as it was</source>
        <translation>按原样再次运行</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>移除运行</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>添加测量项</translation>
    </message>
    <message>
        <source>Edit the measure</source>
        <translation>编辑测量项</translation>
    </message>
    <message>
        <source>Move the measure up or down</source>
        <translation>上移或下移测量项</translation>
    </message>
    <message>
        <source>Remove the measure</source>
        <translation>移除测量项</translation>
    </message>
    <message>
        <source>Larger or smaller</source>
        <translation>放大或缩小</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>使图形适合窗口</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>移动图形</translation>
    </message>
    <message>
        <source>Structure: where to split a loop</source>
        <translation>结构：在何处撕裂环</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Draw a line, polygon, box, ellipse, arc or text</source>
        <translation>绘制直线、多边形、矩形、椭圆、圆弧或文本</translation>
    </message>
    <message>
        <source>Rotate to the left or right</source>
        <translation>向左或向右旋转</translation>
    </message>
    <message>
        <source>Mirror left to right, or top to bottom</source>
        <translation>左右镜像或上下镜像</translation>
    </message>
    <message>
        <source>To the front or the back</source>
        <translation>移到最前或最后</translation>
    </message>
    <message>
        <source>Move; with Shift far, with Ctrl a little</source>
        <translation>移动；按住 Shift 移动较远，按住 Ctrl 移动少许</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>编辑单元格</translation>
    </message>
    <message>
        <source>Move the declaration up or down in the text</source>
        <translation>在文本中上移或下移声明</translation>
    </message>
    <message>
        <source>Remove the declaration</source>
        <translation>移除声明</translation>
    </message>
    <message>
        <source>Equations: offer names</source>
        <translation>方程：提示名称</translation>
    </message>
    <message>
        <source>Indent, or take the indentation back</source>
        <translation>缩进或取消缩进</translation>
    </message>
    <message>
        <source>Documentation: bold, italic</source>
        <translation>文档：粗体、斜体</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>图面上</translation>
    </message>
    <message>
        <source>In the plots</source>
        <translation>图表中</translation>
    </message>
    <message>
        <source>On the time line</source>
        <translation>时间轴上</translation>
    </message>
    <message>
        <source>In the list of runs</source>
        <translation>运行列表中</translation>
    </message>
    <message>
        <source>In the list of measures</source>
        <translation>测量项列表中</translation>
    </message>
    <message>
        <source>In Motion and Structure</source>
        <translation>“运动”和“结构”中</translation>
    </message>
    <message>
        <source>In the view Symbol</source>
        <translation>“符号”视图中</translation>
    </message>
    <message>
        <source>In the view Declarations</source>
        <translation>“声明”视图中</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>文本中</translation>
    </message>
</context>
<context>
    <name>bramah::app::FmuDialog</name>
    <message>
        <source>None of its own</source>
        <translation>没有自身的输入</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The equations are made…</source>
        <translation>正在生成方程…</translation>
    </message>
    <message>
        <source>Further ones in the place of sources, as valve.u, load.f</source>
        <translation>代替源的其他输入，如 valve.u、load.f</translation>
    </message>
    <message>
        <source>Export as FMU</source>
        <translation>导出为 FMU</translation>
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
        <translation>FMI 2.0 支持的工具更多，FMI 3.0 在事件处停止</translation>
    </message>
    <message>
        <source>Further inputs</source>
        <translation>其他输入</translation>
    </message>
    <message>
        <source>Search variables</source>
        <translation>搜索变量</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>&amp;And</source>
        <translation>另加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Outputs, which other tools connect; they can read all others, too</source>
        <translation>输出，供其他工具连接；其余变量也均可读取(&amp;O)</translation>
    </message>
    <message>
        <source>The circuit has errors, which the panel Problems shows</source>
        <translation>回路有错误，见“问题”面板</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>bramah::app::FormulaColumn</name>
    <message>
        <source>Formatted equations</source>
        <translation>按数学格式显示的方程</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyEntry</name>
    <message>
        <source>A parameter or a signal</source>
        <translation>参数或信号</translation>
    </message>
    <message>
        <source>A variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>with the loop cut at the input</source>
        <translation>在输入处断开环路</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Sines …</source>
        <translation>正弦…</translation>
    </message>
    <message>
        <source>Adds a number of how the circuit answers to small sines about its point of rest: bandwidth, peak, margins</source>
        <translation>添加回路在静止点附近对小幅正弦响应的特征值：带宽、峰值、裕度</translation>
    </message>
    <message>
        <source>Bandwidth (-3 dB)</source>
        <translation>带宽（-3 dB）</translation>
    </message>
    <message>
        <source>Resonance peak</source>
        <translation>谐振峰值</translation>
    </message>
    <message>
        <source>Resonance frequency</source>
        <translation>谐振频率</translation>
    </message>
    <message>
        <source>Gain margin, a factor</source>
        <translation>幅值裕度（倍数）</translation>
    </message>
    <message>
        <source>Phase margin</source>
        <translation>相位裕度</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>特征值</translation>
    </message>
    <message>
        <source>From the input</source>
        <translation>从输入</translation>
    </message>
    <message>
        <source>to the output</source>
        <translation>到输出</translation>
    </message>
    <message>
        <source>The signal at the input no longer follows the circuit, as for the margins of a closed loop</source>
        <translation>输入处的信号不再跟随回路，用于求闭环的裕度</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyForm</name>
    <message>
        <source>As 1 to 100</source>
        <translation>如 1 至 100</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>Cut the loop there</source>
        <translation>在该处断开环路</translation>
    </message>
    <message>
        <source>The signal at the input no longer follows the circuit: the response of the open loop, with its margins. With the input as output, too: the gain of the loop.</source>
        <translation>输入处的信号不再跟随回路：得到开环响应及其裕度。若输出也取该输入：得到环路增益。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Amplitudes</source>
        <translation>幅值</translation>
    </message>
    <message>
        <source>Frequencies [Hz]</source>
        <translation>频率 [Hz]</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>拾取</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 has no variable for this field.</source>
        <translation>%1 没有适用于此字段的变量。</translation>
    </message>
    <message>
        <source>Name an input and an output; Pick takes them from the sheet.</source>
        <translation>请指定输入和输出；“拾取”可从图面上取得。</translation>
    </message>
    <message>
        <source>Amplitudes: %1.</source>
        <translation>幅值：%1。</translation>
    </message>
    <message>
        <source>An amplitude is greater than 0.</source>
        <translation>幅值须大于 0。</translation>
    </message>
    <message>
        <source>At most %1 amplitudes.</source>
        <translation>幅值最多 %1 个。</translation>
    </message>
    <message>
        <source>Amplitudes are answered by the circuit as it is, with its loop closed: leave them out, or the loop uncut.</source>
        <translation>给定幅值时按现有的闭环回路计算响应：请删去幅值，或不断开环路。</translation>
    </message>
    <message>
        <source>Frequencies are as &quot;1 to 100&quot;, the smaller first.</source>
        <translation>频率的形式为“1 至 100”，较小者在前。</translation>
    </message>
    <message>
        <source>Points are a number from 2 to %1.</source>
        <translation>点数为 2 至 %1 的数。</translation>
    </message>
    <message>
        <source>As valve.u</source>
        <translation>如 valve.u</translation>
    </message>
    <message>
        <source>As mass.v</source>
        <translation>如 mass.v</translation>
    </message>
    <message>
        <source>As 0.01; 0.1; or none</source>
        <translation>如 0.01; 0.1；也可留空</translation>
    </message>
    <message>
        <source>A parameter, or a signal at an input or output of a component</source>
        <translation>参数，或元件输入、输出处的信号</translation>
    </message>
    <message>
        <source>Any variable that changes continuously</source>
        <translation>任意连续变化的变量</translation>
    </message>
    <message>
        <source>Of sines at the input, to which the circuit itself answers; without: the linear answer only</source>
        <translation>输入处正弦的幅值，由回路本身响应；不给定则仅求线性响应</translation>
    </message>
    <message>
        <source>Takes a variable of the component or line that is clicked next on the sheet</source>
        <translation>取接下来在图面上单击的元件或管路的变量</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>%1 的全部</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyPanel</name>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Bode</source>
        <translation>伯德图</translation>
    </message>
    <message>
        <source>Gain and phase over the frequency</source>
        <translation>随频率变化的增益和相位</translation>
    </message>
    <message>
        <source>Nyquist</source>
        <translation>奈奎斯特图</translation>
    </message>
    <message>
        <source>Real and imaginary part, with the point -1</source>
        <translation>实部和虚部，标出点 -1</translation>
    </message>
    <message>
        <source>Poles</source>
        <translation>极点</translation>
    </message>
    <message>
        <source>Poles and zeros, and which components take part</source>
        <translation>极点和零点，以及相关的元件</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>阶跃</translation>
    </message>
    <message>
        <source>Response of the linear system to a step</source>
        <translation>线性系统的阶跃响应</translation>
    </message>
    <message>
        <source>Harmonics</source>
        <translation>谐波</translation>
    </message>
    <message>
        <source>How much the responses differ from sines</source>
        <translation>响应偏离正弦的程度</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) did not settle or failed.</source>
        <translation>
            <numerusform>%n 个点未达到稳态或计算失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 points …</source>
        <translation>%1 点，共 %2 点…</translation>
    </message>
    <message>
        <source>-3 dB at %1 Hz</source>
        <translation>-3 dB 位于 %1 Hz</translation>
    </message>
    <message>
        <source>Show as motion</source>
        <translation>显示为运动</translation>
    </message>
    <message>
        <source>The sheet swings in the mode chosen: true phases, sizes enlarged until they can be seen</source>
        <translation>图面按所选模态摆动：相位真实，幅度放大至可见</translation>
    </message>
    <message>
        <source>Closed by negative feedback, the loop oscillates by itself: amplitude %1 at %2 Hz.</source>
        <translation>以负反馈闭合时，环路产生自激振荡：幅值 %1，频率 %2 Hz。</translation>
    </message>
    <message>
        <source>Closed by negative feedback, oscillations above %1 at %2 Hz grow, smaller ones decay.</source>
        <translation>以负反馈闭合时，%2 Hz 处幅值大于 %1 的振荡增大，较小的衰减。</translation>
    </message>
    <message>
        <source>The circuit cannot be computed around its point of rest.</source>
        <translation>无法在静止点附近计算回路。</translation>
    </message>
    <message>
        <source>gain margin %1 dB at %2 Hz</source>
        <translation>幅值裕度 %1 dB，位于 %2 Hz</translation>
    </message>
    <message>
        <source>phase margin %1° at %2 Hz</source>
        <translation>相位裕度 %1°，位于 %2 Hz</translation>
    </message>
    <message>
        <source>As an open loop, closed by negative feedback: %1</source>
        <translation>作为以负反馈闭合的开环：%1</translation>
    </message>
    <message>
        <source>Sizes are chosen to be seen.</source>
        <translation>幅度取为可见的大小。</translation>
    </message>
    <message>
        <source>A swing that takes %1 s in the circuit, shown in %2 s and neither growing nor decaying. %3</source>
        <translation>在回路中历时 %1 s 的一次摆动，以 %2 s 显示，不增大也不衰减。%3</translation>
    </message>
    <message>
        <source>This mode does not swing, it decays in %1 s to 37 %; shown to and fro. %2</source>
        <translation>此模态不振荡，在 %1 s 内衰减到 37 %；以往复运动显示。%2</translation>
    </message>
    <message>
        <source>This mode does not swing, it grows by 2.7 times in %1 s; shown to and fro. %2</source>
        <translation>此模态不振荡，在 %1 s 内增大到 2.7 倍；以往复运动显示。%2</translation>
    </message>
    <message>
        <source>A free motion without a point of rest, shown to and fro. %1</source>
        <translation>没有静止点的自由运动，以往复运动显示。%1</translation>
    </message>
    <message>
        <source>The circuit has changed since: compute again</source>
        <translation>回路此后已更改：请重新计算</translation>
    </message>
    <message>
        <source>Stopped, as another file came to the front.</source>
        <translation>已停止，因为切换到了另一文件。</translation>
    </message>
    <message>
        <source>Gain of the loop that is cut at %1</source>
        <translation>在 %1 处断开的环路的增益</translation>
    </message>
    <message>
        <source>The loop is cut at %1</source>
        <translation>环路在 %1 处断开</translation>
    </message>
    <message>
        <source>The loop around %1 is closed, as it is in the circuit; its margins need it cut there</source>
        <translation>%1 所在的环路与回路中一样为闭环；求其裕度须在该处断开</translation>
    </message>
    <message>
        <source>In that loop there is no limit cycle at these amplitudes.</source>
        <translation>在这些幅值下，该环路没有极限环。</translation>
    </message>
    <message>
        <source>Stop the motion</source>
        <translation>停止运动</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyPlot</name>
    <message>
        <source>amplitude %1</source>
        <translation>幅值 %1</translation>
    </message>
    <message>
        <source>Gain [dB]</source>
        <translation>增益 [dB]</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>频率 [Hz]</translation>
    </message>
    <message>
        <source>Phase [°]</source>
        <translation>相位 [°]</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Real part</source>
        <translation>实部</translation>
    </message>
    <message>
        <source>Imaginary part</source>
        <translation>虚部</translation>
    </message>
    <message>
        <source>Real part [1/s]</source>
        <translation>实部 [1/s]</translation>
    </message>
    <message>
        <source>Imaginary part [rad/s]</source>
        <translation>虚部 [rad/s]</translation>
    </message>
    <message>
        <source>poles</source>
        <translation>极点</translation>
    </message>
    <message>
        <source>zeros</source>
        <translation>零点</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Time [s]</source>
        <translation>时间 [s]</translation>
    </message>
    <message>
        <source>Output for a step of 1</source>
        <translation>输入阶跃为 1 时的输出</translation>
    </message>
    <message>
        <source>Distortion [%]</source>
        <translation>畸变 [%]</translation>
    </message>
    <message>
        <source>limit cycle</source>
        <translation>极限环</translation>
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
        <translation>虚部</translation>
    </message>
    <message>
        <source>Imag. [rad/s]</source>
        <translation>虚部 [rad/s]</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Plot of the frequency response</source>
        <translation>频率响应图</translation>
    </message>
</context>
<context>
    <name>bramah::app::FrequencyRun</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>回路无法计算；原因见问题列表。</translation>
    </message>
    <message>
        <source>No point of rest was found: %1</source>
        <translation>未找到静止点：%1</translation>
    </message>
</context>
<context>
    <name>bramah::app::HarmonicsTable</name>
    <message>
        <source>Amplitude</source>
        <translation>幅值</translation>
    </message>
    <message>
        <source>Frequency [Hz]</source>
        <translation>频率 [Hz]</translation>
    </message>
    <message>
        <source>Gain [dB]</source>
        <translation>增益 [dB]</translation>
    </message>
    <message>
        <source>Phase [°]</source>
        <translation>相位 [°]</translation>
    </message>
    <message>
        <source>2nd [%]</source>
        <translation>2 次 [%]</translation>
    </message>
    <message>
        <source>3rd [%]</source>
        <translation>3 次 [%]</translation>
    </message>
    <message>
        <source>4th [%]</source>
        <translation>4 次 [%]</translation>
    </message>
    <message>
        <source>5th [%]</source>
        <translation>5 次 [%]</translation>
    </message>
    <message>
        <source>Distortion [%]</source>
        <translation>畸变 [%]</translation>
    </message>
    <message>
        <source>Harmonics</source>
        <translation>谐波</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Did not settle in %1 periods</source>
        <translation>经 %1 个周期未达到稳态</translation>
    </message>
</context>
<context>
    <name>bramah::app::HelpMenu</name>
    <message>
        <source>&amp;Help on the selected symbol</source>
        <translation>所选符号的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;First circuit</source>
        <translation>第一个回路(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>命令面板(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;About Bramah</source>
        <translation>关于 Bramah(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Read and search the manual beside the circuit</source>
        <translation>在回路旁阅读并搜索手册</translation>
    </message>
    <message>
        <source>&amp;Lesson of this example</source>
        <translation>本示例的课程(&amp;L)</translation>
    </message>
    <message>
        <source>Things to try in this circuit, and why they happen</source>
        <translation>在此回路中可以尝试的内容及其原因</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>&amp;What is new</source>
        <translation>新增内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Lists, changes and prints the keys of all commands</source>
        <translation>列出、更改并打印所有命令的快捷键</translation>
    </message>
</context>
<context>
    <name>HopsanMapping</name>
    <message>
        <source>a display, without equations</source>
        <translation>显示元件，没有方程</translation>
    </message>
    <message>
        <source>an interface to other programs, without equations</source>
        <translation>与其他程序的接口，没有方程</translation>
    </message>
    <message>
        <source>only collects signals for plots: here any variable can be plotted</source>
        <translation>仅为图表收集信号：在此任何变量均可绘制</translation>
    </message>
    <message>
        <source>a restrictor of 1e-6 m3/(s.Pa) keeps it from setting the pressure of a chamber, whose start is given</source>
        <translation>以 1e-6 m3/(s.Pa) 的阻尼孔避免其设定已给定初值的腔的压力</translation>
    </message>
    <message>
        <source>before its start it stands at its lower value instead of the middle one</source>
        <translation>起始之前取下限值，而非中间值</translation>
    </message>
    <message>
        <source>closed it has a small resistance, open a small conductance</source>
        <translation>闭合时有小电阻，断开时有小电导</translation>
    </message>
    <message>
        <source>it lets 600 l/min through at its nominal pressure drop instead of any flow without one</source>
        <translation>在公称压差下通过 600 l/min，而非无压差地通过任意流量</translation>
    </message>
    <message>
        <source>its derivative is what comes at `de`, also where no line leads there</source>
        <translation>其导数即为 `de` 处的输入，该处未连线时也是如此</translation>
    </message>
    <message>
        <source>its friction is rounded off below 1 mm/s; its outputs are of the left mass instead of the common centre</source>
        <translation>其摩擦在低于 1 mm/s 时平滑处理；其输出取自左侧质量，而非公共质心</translation>
    </message>
    <message>
        <source>its friction is that of the wall layer instead of filters</source>
        <translation>其摩擦按壁面层计算，而非用滤波器</translation>
    </message>
    <message>
        <source>its limits are left out</source>
        <translation>略去其限值</translation>
    </message>
    <message>
        <source>its spool follows with 1e4 rad/s instead of at once</source>
        <translation>其阀芯以 1e4 rad/s 跟随，而非瞬时到位</translation>
    </message>
    <message>
        <source>the angle follows from the speed alone</source>
        <translation>角度仅由转速得出</translation>
    </message>
    <message>
        <source>the position follows from the speed alone</source>
        <translation>位置仅由速度得出</translation>
    </message>
    <message>
        <source>without its dry friction</source>
        <translation>没有其干摩擦</translation>
    </message>
    <message>
        <source>without its spring to the ground; dry friction sticks at rest instead of being rounded over the speed</source>
        <translation>没有其对地弹簧；干摩擦在静止时黏着，而非随速度平滑处理</translation>
    </message>
    <message>
        <source>without the friction of the teeth</source>
        <translation>没有齿面摩擦</translation>
    </message>
    <message>
        <source>without the friction of the teeth, motor and gear as one</source>
        <translation>没有齿面摩擦，马达与齿轮副合为一体</translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportDialog</name>
    <message>
        <source>Import measured data: %1</source>
        <translation>导入测量数据：%1</translation>
    </message>
    <message>
        <source>The file as it is</source>
        <translation>文件原文</translation>
    </message>
    <message>
        <source>By its name</source>
        <translation>由其名称得出</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The values as they are understood</source>
        <translation>解读后的值</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>The values as they are understood; a unit in the first row can be changed</source>
        <translation>解读后的值；可更改第一行中的单位</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Reading… %1 %</source>
        <translation>正在读取… %1 %</translation>
    </message>
    <message>
        <source>%1 rows of %2 channels, from %3 s to %4 s</source>
        <translation>%2 个通道的 %1 行，从 %3 s 到 %4 s</translation>
    </message>
    <message>
        <source>This cannot be read so: %1.</source>
        <translation>无法按此方式读取：%1。</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportFmuDialog</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Import an FMU</source>
        <translation>导入 FMU</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>生成工具</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>FMI %1.0, co-simulation</source>
        <translation>FMI %1.0，联合仿真</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>It becomes a block in My components. Its program runs only in a run, and only after you have allowed that.</source>
        <translation>它将成为“我的元件”中的方块。其程序仅在运行中且经您允许后才会执行。</translation>
    </message>
</context>
<context>
    <name>bramah::app::ImportReport</name>
    <message>
        <source>Import of %1</source>
        <translation>%1 的导入</translation>
    </message>
    <message>
        <source>What became of the components of the Hopsan model. A click on one shows it on the sheet.</source>
        <translation>Hopsan 模型中各元件的转换结果。单击可在图面上显示该元件。</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Type in Hopsan</source>
        <translation>Hopsan 中的类型</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Mapped: a component with the same law (%1)</source>
        <translation>已对应：具有相同规律的元件（%1）</translation>
    </message>
    <message>
        <source>Approximated: results differ (%1)</source>
        <translation>近似：结果有差异（%1）</translation>
    </message>
    <message>
        <source>Placeholders: ports without equations; the model does not run with them (%1)</source>
        <translation>占位：有端口而无方程；含有它们时模型不能运行（%1）</translation>
    </message>
    <message>
        <source>Left out (%1)</source>
        <translation>略去（%1）</translation>
    </message>
</context>
<context>
    <name>bramah::app::JointEdit</name>
    <message>
        <source>%1 has changed since, and keeps its part of “%2”.</source>
        <translation>%1 此后已更改，保留其“%2”部分。</translation>
    </message>
</context>
<context>
    <name>bramah::app::KeptData</name>
    <message>
        <source>Import %1</source>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Lay %1 of %2 beside a run</source>
        <translation>将 %2 的 %1 与运行对照</translation>
    </message>
    <message>
        <source>Take the measured data %1 away</source>
        <translation>移除测量数据 %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
</context>
<context>
    <name>bramah::app::KeptPlots</name>
    <message>
        <source>Change the plots</source>
        <translation>更改图表</translation>
    </message>
</context>
<context>
    <name>bramah::app::LayDialog</name>
    <message>
        <source>Lay %1 beside a variable</source>
        <translation>将 %1 与变量对照</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Variable of %1</source>
        <translation>%1 的变量</translation>
    </message>
    <message>
        <source>find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find: %1</source>
        <translation>查找：%1</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>增益</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>Shift of the whole file</source>
        <translation>整个文件的时移</translation>
    </message>
    <message>
        <source>Allowed difference</source>
        <translation>允许偏差</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The variable of each run passes if it stays so near</source>
        <translation>各次运行的变量偏差不超过此值时合格</translation>
    </message>
    <message>
        <source>Find by correlation</source>
        <translation>用相关法查找</translation>
    </message>
    <message>
        <source>Nothing was found: %1.</source>
        <translation>未找到结果：%1。</translation>
    </message>
    <message>
        <source>The run has no such variable.</source>
        <translation>运行中没有此变量。</translation>
    </message>
    <message>
        <source>They have no time in common.</source>
        <translation>两者没有共同的时间段。</translation>
    </message>
    <message>
        <source>Fail: within the allowed difference for %1 % of the time.</source>
        <translation>不合格：%1 % 的时间在允许偏差之内。</translation>
    </message>
    <message>
        <source>Pass: within the allowed difference all the time.</source>
        <translation>合格：始终在允许偏差之内。</translation>
    </message>
    <message>
        <source>RMS of the difference %1, greatest difference %2, correlation %3, from %4 s to %5 s</source>
        <translation>偏差的均方根 %1，最大偏差 %2，相关系数 %3，从 %4 s 到 %5 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::LessonCard</name>
    <message>
        <source>Make this change</source>
        <translation>作此更改</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Change of the lesson</source>
        <translation>课程的更改</translation>
    </message>
    <message>
        <source>Try %1 of %2</source>
        <translation>尝试 %1 / %2</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
</context>
<context>
    <name>bramah::editor::LineForm</name>
    <message>
        <source>Line</source>
        <translation>管路</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Running number of the line in its circuit</source>
        <translation>管路在其回路中的序号</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Of a pipe outside diameter x wall thickness, of a hose nominal bore [mm], as 20 x 2</source>
        <translation>管道为外径 x 壁厚，软管为公称通径 [mm]，如 20 x 2</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Application code: medium, P pressure, T return, L leakage, X, Y or Z other, pressure level, as H-P1</source>
        <translation>用途代号：介质，P 压力、T 回油、L 泄漏，X、Y 或 Z 其他，压力等级，如 H-P1</translation>
    </message>
    <message>
        <source>`%1` is no application code; write it as P1 or H-P1</source>
        <translation>`%1` 不是用途代号；请写成 P1 或 H-P1 的形式</translation>
    </message>
    <message>
        <source>Say what the line is</source>
        <translation>标注管路</translation>
    </message>
</context>
<context>
    <name>bramah::app::ListsPanel</name>
    <message>
        <source>Parts</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设定值</translation>
    </message>
    <message>
        <source>Lines and hoses</source>
        <translation>管路和软管</translation>
    </message>
    <message>
        <source>Coils</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>List</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the list to a file (CSV, XLSX)</source>
        <translation>将清单写入文件（CSV、XLSX）</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>No line says what it is. Select a line: its number, size and use are fields of its properties.</source>
        <translation>没有管路带有标注。请选择管路：其序号、尺寸和用途为属性中的字段。</translation>
    </message>
    <message>
        <source>The circuit has nothing for this list.</source>
        <translation>回路没有此清单的内容。</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>导出清单</translation>
    </message>
    <message>
        <source>Tables (*.xlsx *.csv)</source>
        <translation>表格 (*.xlsx *.csv)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>bramah::app::LocusReadout</name>
    <message>
        <source>%1 Hz: %2 dB, %3°</source>
        <translation>%1 Hz：%2 dB，%3°</translation>
    </message>
</context>
<context>
    <name>bramah::app::MainToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>bramah::app::MainWindow</name>
    <message>
        <source>The language changes when Bramah starts again.</source>
        <translation>重新启动 Bramah 后更改语言。</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>%1 is in the library panel now, and will be at the next start.</source>
        <translation>%1 已在元件库面板中，下次启动时仍在。</translation>
    </message>
    <message>
        <source>No value differs from those of %1.</source>
        <translation>所有值均与 %1 相同。</translation>
    </message>
    <message>
        <source>As in %1 again: %2</source>
        <translation>恢复为与 %1 相同：%2</translation>
    </message>
    <message>
        <source>Place it</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Open its class</source>
        <translation>打开其类</translation>
    </message>
    <message>
        <source>Copy to My components</source>
        <translation>复制到“我的元件”</translation>
    </message>
    <message>
        <source>Remove from the favourites</source>
        <translation>从收藏夹移除</translation>
    </message>
    <message>
        <source>Add to the favourites</source>
        <translation>添加到收藏夹</translation>
    </message>
    <message>
        <source>This circuit has no lesson; the examples of the start page have.</source>
        <translation>此回路没有课程；起始页上的示例有课程。</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>打开的文档</translation>
    </message>
</context>
<context>
    <name>bramah::app::ManualView</name>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>bramah::app::ManualWindow</name>
    <message>
        <source>Nothing in the manual has all these words.</source>
        <translation>手册中没有包含所有这些词的内容。</translation>
    </message>
    <message>
        <source>Manual - Bramah</source>
        <translation>手册 - Bramah</translation>
    </message>
    <message>
        <source>Search pages, commands, classes, messages</source>
        <translation>搜索页面、命令、类、消息</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>手册目录</translation>
    </message>
    <message>
        <source>What the search has found</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退 (Alt+左)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进 (Alt+右)</translation>
    </message>
    <message>
        <source>Contents (Alt+Home)</source>
        <translation>目录 (Alt+Home)</translation>
    </message>
</context>
<context>
    <name>bramah::app::MeasureDialog</name>
    <message>
        <source>Measure</source>
        <translation>测量项</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>对象(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;What:</source>
        <translation>统计量(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;From:</source>
        <translation>从(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation>至(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Unit:</source>
        <translation>单位(&amp;U)：</translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation>下限(&amp;L)：</translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation>上限(&amp;M)：</translation>
    </message>
    <message>
        <source>cylinder.pA - cylinder.pB</source>
        <translation>cylinder.pA - cylinder.pB</translation>
    </message>
    <message>
        <source>start of the run; 200 ms; valve.u &gt; 0</source>
        <translation>运行开始；200 ms；valve.u &gt; 0</translation>
    </message>
    <message>
        <source>end of the run; 0.8 s; mass.v &lt; 1 mm/s</source>
        <translation>运行结束；0.8 s；mass.v &lt; 1 mm/s</translation>
    </message>
    <message>
        <source>as what and of say</source>
        <translation>由“统计量”和“对象”决定</translation>
    </message>
    <message>
        <source>usual (%1)</source>
        <translation>常用（%1）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1: %2, beyond the limit</source>
        <translation>%1：%2，超出限值</translation>
    </message>
    <message>
        <source>%1: %2, from %3 s to %4 s</source>
        <translation>%1：%2，从 %3 s 到 %4 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::MeasuresPanel</name>
    <message>
        <source>Measure</source>
        <translation>测量项</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>from: %1</source>
        <translation>从：%1</translation>
    </message>
    <message>
        <source>to: %1</source>
        <translation>至：%1</translation>
    </message>
    <message>
        <source>Below its limit</source>
        <translation>低于其下限</translation>
    </message>
    <message>
        <source>Above its limit</source>
        <translation>高于其上限</translation>
    </message>
    <message>
        <source>Add a measure</source>
        <translation>添加测量项</translation>
    </message>
    <message>
        <source>Change a measure</source>
        <translation>更改测量项</translation>
    </message>
    <message>
        <source>Remove a measure</source>
        <translation>移除测量项</translation>
    </message>
    <message>
        <source>Move a measure</source>
        <translation>移动测量项</translation>
    </message>
    <message>
        <source>A measure is a number of a run that you care about: the peak of a pressure, the time of a stroke.
It is kept with the circuit, with limits, and taken of every run.</source>
        <translation>测量项是所关注的运行特征值：如压力峰值、行程时间。
它连同限值随回路保存，并对每次运行求值。</translation>
    </message>
    <message>
        <source>&amp;Add a measure…</source>
        <translation>添加测量项(&amp;A)…</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>测量项</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Mending</name>
    <message>
        <source>Write %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>Let %1 go first</source>
        <translation>使 %1 优先</translation>
    </message>
    <message>
        <source>Take the values of %1</source>
        <translation>采用 %1 的值</translation>
    </message>
</context>
<context>
    <name>bramah::app::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>bramah::app::ModeList</name>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模态</translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Swing [Hz]</source>
        <translation>振荡 [Hz]</translation>
    </message>
    <message>
        <source>Decay [s]</source>
        <translation>衰减 [s]</translation>
    </message>
    <message>
        <source>Natural frequency; a mode that does not swing has only a time constant</source>
        <translation>固有频率；不振荡的模态只有时间常数</translation>
    </message>
    <message>
        <source>Time constant, in which the mode decays to 37 %; below 0: in which it grows by 2.7 times</source>
        <translation>时间常数，模态在此时间内衰减到 37 %；小于 0 时：在此时间内增大到 2.7 倍</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>Solenoid with pilot stage</source>
        <translation>带先导级的电磁铁</translation>
    </message>
    <message>
        <source>Proportional solenoid with pilot stage</source>
        <translation>带先导级的比例电磁铁</translation>
    </message>
    <message>
        <source>Pneumatic pilot</source>
        <translation>气压先导</translation>
    </message>
    <message>
        <source>Hydraulic pilot</source>
        <translation>液压先导</translation>
    </message>
    <message>
        <source>Roller</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Pedal</source>
        <translation>踏板</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>手柄</translation>
    </message>
    <message>
        <source>Push button</source>
        <translation>按钮</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Solenoid</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>Proportional solenoid</source>
        <translation>比例电磁铁</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Four positions are moved by one actuator at each end: by hand, solenoid or pneumatic pilot.</source>
        <translation>四个工位由两端各一个操纵机构控制：手动、电磁铁或气压先导。</translation>
    </message>
    <message>
        <source>The one command of a proportional valve has a pilot stage at both ends or at none.</source>
        <translation>比例阀只有一个指令信号，先导级须两端均有或均无。</translation>
    </message>
    <message>
        <source>Only solenoids and pneumatic pilots of switched valves can be worked by hand too.</source>
        <translation>只有开关阀的电磁铁和气压先导可附加手动操纵。</translation>
    </message>
    <message>
        <source>“%1”: a check valve has a direction, as in P&gt;A check.</source>
        <translation>“%1”：单向阀有方向，如 P&gt;A check。</translation>
    </message>
    <message>
        <source>“%1”: a throttle or check valve stands between two ports, as in A&gt;T throttled.</source>
        <translation>“%1”：节流阀或单向阀位于两个油口之间，如 A&gt;T throttled。</translation>
    </message>
    <message>
        <source>Nothing works against the spring: choose an actuator at the other end.</source>
        <translation>没有与弹簧相对的作用：请在另一端选择操纵机构。</translation>
    </message>
    <message>
        <source>A proportional valve of two positions has an actuator at one end and a spring at the other.</source>
        <translation>二位比例阀一端为操纵机构，另一端为弹簧。</translation>
    </message>
    <message>
        <source>A proportional valve has no detents.</source>
        <translation>比例阀没有定位机构。</translation>
    </message>
    <message>
        <source>Springs and detents exclude each other.</source>
        <translation>弹簧和定位机构不能并用。</translation>
    </message>
    <message>
        <source>A valve of three or four positions is centred by springs at both ends.</source>
        <translation>三位或四位阀由两端的弹簧对中。</translation>
    </message>
    <message>
        <source>A valve of two positions has a spring at one end only.</source>
        <translation>二位阀仅一端有弹簧。</translation>
    </message>
    <message>
        <source>Three and more positions are switched from both ends: choose an actuator at the other end too.</source>
        <translation>三位及以上的阀从两端换向：请在另一端也选择操纵机构。</translation>
    </message>
    <message>
        <source>Nothing moves the valve: choose an actuator at one end.</source>
        <translation>没有使阀动作的机构：请在一端选择操纵机构。</translation>
    </message>
    <message>
        <source>There is no actuator “%1”.</source>
        <translation>没有操纵机构“%1”。</translation>
    </message>
    <message>
        <source>A valve has two to six ports.</source>
        <translation>阀有二至六个油口。</translation>
    </message>
    <message>
        <source>A valve has two to four positions.</source>
        <translation>阀有二至四个工位。</translation>
    </message>
    <message>
        <source>No position lets oil pass: draw a path from port to port.</source>
        <translation>没有工位允许油液通过：请在油口之间绘制流道。</translation>
    </message>
    <message>
        <source>Port %1 stands in two paths of one position: join them, as P-A-B.</source>
        <translation>油口 %1 出现在同一工位的两条流道中：请将其合并，如 P-A-B。</translation>
    </message>
    <message>
        <source>The valve has no port “%1”.</source>
        <translation>阀没有油口“%1”。</translation>
    </message>
    <message>
        <source>“%1” is not a path: write P&gt;A for a flow path, A-B-T for joined ports, “throttled” or “check” after it.</source>
        <translation>“%1”不是流道：流道写作 P&gt;A，连通的油口写作 A-B-T，其后可加“throttled”或“check”。</translation>
    </message>
    <message>
        <source>a frame of a mechanism</source>
        <translation>机构坐标系</translation>
    </message>
    <message>
        <source>There is no such port.</source>
        <translation>没有这样的端口。</translation>
    </message>
    <message>
        <source>A port cannot be joined to itself.</source>
        <translation>端口不能与自身连接。</translation>
    </message>
    <message>
        <source>All %1 places of `%2` are taken.</source>
        <translation>`%2` 的 %1 个位置均已占用。</translation>
    </message>
    <message>
        <source>There is no such line.</source>
        <translation>没有这样的连线。</translation>
    </message>
    <message>
        <source>These are joined already.</source>
        <translation>两者已经连接。</translation>
    </message>
    <message>
        <source>Two outputs cannot drive one line: `%1` and `%2`.</source>
        <translation>两个输出不能驱动同一连线：`%1` 和 `%2`。</translation>
    </message>
    <message>
        <source>Two inputs give no signal; start at an output.</source>
        <translation>两个输入不能提供信号；请从输出开始。</translation>
    </message>
    <message>
        <source>the sheet&apos;s own</source>
        <translation>图面自身的</translation>
    </message>
    <message>
        <source>The fluids differ: %1 and %2.</source>
        <translation>油液不同：%1 和 %2。</translation>
    </message>
    <message>
        <source>`%1` is not a number with an optional unit, as `2.5` or `150 bar`</source>
        <translation>`%1` 不是可带单位的数，如 `2.5` 或 `150 bar`</translation>
    </message>
    <message>
        <source>`%1` is too large</source>
        <translation>`%1` 过大</translation>
    </message>
    <message>
        <source>the unit `%1` is not known</source>
        <translation>单位 `%1` 未知</translation>
    </message>
    <message>
        <source>this value has no unit; leave `%1` out</source>
        <translation>此值没有单位；请去掉 `%1`</translation>
    </message>
    <message>
        <source>`%1` measures another quantity; give a value in `%2`, for example</source>
        <translation>`%1` 是另一种量的单位；请用 `%2` 等单位给定值</translation>
    </message>
    <message>
        <source>a single component</source>
        <translation>单个元件</translation>
    </message>
    <message>
        <source>an array of one dimension</source>
        <translation>一维数组</translation>
    </message>
    <message>
        <source>an array of %1 dimensions</source>
        <translation>%1 维数组</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Route it again</source>
        <translation>重新布线</translation>
    </message>
    <message>
        <source>it is not UTF-8 text</source>
        <translation>不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>`%1` is not expected here</source>
        <translation>此处不应有 `%1`</translation>
    </message>
    <message>
        <source>a text in quotes is missing</source>
        <translation>缺少带引号的文本</translation>
    </message>
    <message>
        <source>the text has no closing quote</source>
        <translation>文本缺少右引号</translation>
    </message>
    <message>
        <source>there is more text after the closing quote</source>
        <translation>右引号之后还有文本</translation>
    </message>
    <message>
        <source>there is text before `msgid`</source>
        <translation>`msgid` 之前有文本</translation>
    </message>
    <message>
        <source>the entry before has no `msgstr`</source>
        <translation>前一条目没有 `msgstr`</translation>
    </message>
    <message>
        <source>its texts are written in %1; convert them to UTF-8</source>
        <translation>其文本编码为 %1；请转换为 UTF-8</translation>
    </message>
    <message>
        <source>%1 is named there, which its condition removes.</source>
        <translation>该处引用了 %1，但其条件将其移除。</translation>
    </message>
    <message>
        <source>This class has no declarations of its own.</source>
        <translation>此类没有自身的声明。</translation>
    </message>
    <message>
        <source>%1 belongs to a class that this one extends.</source>
        <translation>%1 属于此类所扩展的类。</translation>
    </message>
    <message>
        <source>The class of %1 is missing.</source>
        <translation>缺少 %1 的类。</translation>
    </message>
    <message>
        <source>%1 is replaceable: what extends this class may redeclare it.</source>
        <translation>%1 可替换：扩展此类者可将其重声明。</translation>
    </message>
    <message>
        <source>Select components first; inner ones and ports stay outside.</source>
        <translation>请先选择元件；内部元件和端口保留在外。</translation>
    </message>
    <message>
        <source>A line at %1 ends at a component that a condition removes.</source>
        <translation>%1 处的连线终止于被条件移除的元件。</translation>
    </message>
    <message>
        <source>%1 exists only on a condition, and lines lead out of it.</source>
        <translation>%1 仅在某条件下存在，且有连线由其引出。</translation>
    </message>
    <message>
        <source>%1 names %2, which may be redeclared.</source>
        <translation>%1 引用了可能被重声明的 %2。</translation>
    </message>
    <message>
        <source>Its class is written where it is used.</source>
        <translation>其类写在使用之处。</translation>
    </message>
    <message>
        <source>%1 is an array, or exists only on a condition.</source>
        <translation>%1 是数组，或仅在某条件下存在。</translation>
    </message>
    <message>
        <source>%1 is inner, outer or replaceable.</source>
        <translation>%1 为 inner、outer 或可替换。</translation>
    </message>
    <message>
        <source>Its class %1 is not written in this file.</source>
        <translation>其类 %1 不在此文件中。</translation>
    </message>
    <message>
        <source>Its class %1 is inside of another one.</source>
        <translation>其类 %1 位于另一个类内部。</translation>
    </message>
    <message>
        <source>Its class has algorithms, or is made of another class.</source>
        <translation>其类含有算法，或由另一个类派生。</translation>
    </message>
    <message>
        <source>Its class has initial equations.</source>
        <translation>其类含有初始方程。</translation>
    </message>
    <message>
        <source>%1 means another class there.</source>
        <translation>%1 在该处表示另一个类。</translation>
    </message>
    <message>
        <source>The line between %1 and %2 cannot be continued.</source>
        <translation>%1 与 %2 之间的连线无法延续。</translation>
    </message>
    <message>
        <source>The line between %1 and %2 inside cannot be continued.</source>
        <translation>内部 %1 与 %2 之间的连线无法延续。</translation>
    </message>
    <message>
        <source>%1 has a value as a whole.</source>
        <translation>%1 整体被赋值。</translation>
    </message>
    <message>
        <source>Its class extends or imports another class, or has classes of its own.</source>
        <translation>其类扩展或导入了其他类，或含有自身的类。</translation>
    </message>
    <message>
        <source>%1 is removed by its condition.</source>
        <translation>%1 被其条件移除。</translation>
    </message>
    <message>
        <source>%1 is a vector of ports.</source>
        <translation>%1 是端口数组。</translation>
    </message>
    <message>
        <source>A class is redeclared in it.</source>
        <translation>其中有类被重声明。</translation>
    </message>
    <message>
        <source>A value is given to its port %1.</source>
        <translation>其端口 %1 被赋值。</translation>
    </message>
    <message>
        <source>Its parameter %1 has no value.</source>
        <translation>其参数 %1 没有值。</translation>
    </message>
    <message>
        <source>The values of its parameters name one another in a circle.</source>
        <translation>其参数的值循环引用。</translation>
    </message>
    <message>
        <source>An equation names its port %1.</source>
        <translation>有方程引用了其端口 %1。</translation>
    </message>
    <message>
        <source>A part of its parameter %1 is named, whose value is an expression.</source>
        <translation>引用了其参数 %1 的一部分，而该参数的值是表达式。</translation>
    </message>
    <message>
        <source>The model names %1.</source>
        <translation>模型引用了 %1。</translation>
    </message>
    <message>
        <source>The line between %1 and %2 stands in a loop, in a condition or in a class that this one extends.</source>
        <translation>%1 与 %2 之间的连线位于循环、条件或此类所扩展的类中。</translation>
    </message>
    <message>
        <source>The line to %1 ends at a port that is not there.</source>
        <translation>到 %1 的连线终止于不存在的端口。</translation>
    </message>
    <message>
        <source>The line to %1 ends at a part of a port.</source>
        <translation>到 %1 的连线终止于端口的一部分。</translation>
    </message>
    <message>
        <source>The line to %1 joins a whole vector of ports.</source>
        <translation>到 %1 的连线连接整个端口数组。</translation>
    </message>
    <message>
        <source>a hydraulic port</source>
        <translation>液压油口</translation>
    </message>
    <message>
        <source>a pneumatic port</source>
        <translation>气动气口</translation>
    </message>
    <message>
        <source>a translational flange</source>
        <translation>平移机械接口</translation>
    </message>
    <message>
        <source>a rotational flange</source>
        <translation>旋转机械接口</translation>
    </message>
    <message>
        <source>an electrical pin</source>
        <translation>电气引脚</translation>
    </message>
    <message>
        <source>a heat port</source>
        <translation>热端口</translation>
    </message>
    <message>
        <source>a signal of type %1</source>
        <translation>类型为 %1 的信号</translation>
    </message>
    <message>
        <source>a port of class `%1`</source>
        <translation>类 `%1` 的端口</translation>
    </message>
    <message>
        <source>a potential</source>
        <translation>势变量</translation>
    </message>
    <message>
        <source>a flow</source>
        <translation>流变量</translation>
    </message>
    <message>
        <source>a stream</source>
        <translation>stream 变量</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>`%1` is %2, `%3` %4.</source>
        <translation>`%1` 为%2，`%3` 为%4。</translation>
    </message>
    <message>
        <source>`%1` has `%2`, `%3` does not.</source>
        <translation>`%1` 有 `%2`，而 `%3` 没有。</translation>
    </message>
    <message>
        <source>`%1` is %2 in `%3`, but %4 in `%5`.</source>
        <translation>`%1` 在 `%3` 中为%2，而在 `%5` 中为%4。</translation>
    </message>
    <message>
        <source>`%1` has another size in `%2` than in `%3`.</source>
        <translation>`%1` 在 `%2` 中与在 `%3` 中大小不同。</translation>
    </message>
    <message>
        <source>`%1` is in %2 in `%3`, but in %4 in `%5`.</source>
        <translation>`%1` 在 `%3` 中的单位为 %2，而在 `%5` 中为 %4。</translation>
    </message>
    <message>
        <source>Both `%1` and `%2` give `%3`; one has to take it.</source>
        <translation>`%1` 和 `%2` 均给出 `%3`；须有一方接受它。</translation>
    </message>
    <message>
        <source>Neither `%1` nor `%2` gives `%3`; one has to.</source>
        <translation>`%1` 和 `%2` 均不给出 `%3`；须有一方给出。</translation>
    </message>
    <message>
        <source>`%1` and `%2` both set the pressure; nothing determines the flow between them.</source>
        <translation>`%1` 和 `%2` 均设定压力；无从确定两者之间的流量。</translation>
    </message>
    <message>
        <source>`%1` and `%2` both set `%3`; nothing determines what acts between them.</source>
        <translation>`%1` 和 `%2` 均设定 `%3`；无从确定两者之间的作用量。</translation>
    </message>
    <message>
        <source>`%1` has no places yet; set how many it has in the properties.</source>
        <translation>`%1` 尚无位置；请在属性中设置其位置数。</translation>
    </message>
    <message>
        <source>a bond</source>
        <translation>键</translation>
    </message>
    <message>
        <source>A bond joins two ports; use a 0- or 1-junction.</source>
        <translation>键连接两个端口；请使用 0-结或 1-结。</translation>
    </message>
    <message>
        <source>`%1` and `%2` are both heads of bonds; a bond goes from a tail to a head.</source>
        <translation>`%1` 和 `%2` 均为键的首端；键应从尾端指向首端。</translation>
    </message>
    <message>
        <source>`%1` and `%2` are both tails of bonds; a bond goes from a tail to a head.</source>
        <translation>`%1` 和 `%2` 均为键的尾端；键应从尾端指向首端。</translation>
    </message>
    <message>
        <source>Join %1 to %2</source>
        <translation>将 %1 与 %2 连接</translation>
    </message>
    <message>
        <source>`%1` is a signal of type %2, `%3` %4.</source>
        <translation>`%1` 是类型为 %2 的信号，`%3` 为%4。</translation>
    </message>
    <message>
        <source>`%1` is a signal of type %2, `%3` one of type %4.</source>
        <translation>`%1` 是类型为 %2 的信号，`%3` 是类型为 %4 的信号。</translation>
    </message>
    <message>
        <source>`%1` gives `%2` already; take another name for `%3`.</source>
        <translation>`%1` 已给出 `%2`；请为 `%3` 另取名称。</translation>
    </message>
    <message>
        <source>`%1` and `%2` set different values of `%3`; make them equal first.</source>
        <translation>`%1` 和 `%2` 为 `%3` 设定的值不同；请先使两者相等。</translation>
    </message>
    <message>
        <source>The class %1 has no text.</source>
        <translation>类 %1 没有文本。</translation>
    </message>
    <message>
        <source>“%1” is not a name: use letters, digits and _, a letter first.</source>
        <translation>“%1”不是有效名称：请使用字母、数字和 _，并以字母开头。</translation>
    </message>
    <message>
        <source>“%1” is taken there.</source>
        <translation>“%1”在该处已被占用。</translation>
    </message>
    <message>
        <source>In %1 the name “%2” means something else.</source>
        <translation>在 %1 中，名称“%2”另有所指。</translation>
    </message>
    <message>
        <source>%1 cannot hold classes.</source>
        <translation>%1 不能包含类。</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 在该处已存在。</translation>
    </message>
    <message>
        <source>%1 cannot be copied.</source>
        <translation>%1 无法复制。</translation>
    </message>
    <message>
        <source>%1 imports it together with others; import it alone.</source>
        <translation>%1 将其与其他类一并导入；请单独导入。</translation>
    </message>
    <message>
        <source>%1 cannot be moved there.</source>
        <translation>%1 不能移至该处。</translation>
    </message>
    <message>
        <source>%1 is not declared in %2.</source>
        <translation>%1 未在 %2 中声明。</translation>
    </message>
    <message>
        <source>the pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>the flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>the position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>the force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>the angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>the torque</source>
        <translation>转矩</translation>
    </message>
    <message>
        <source>the voltage</source>
        <translation>电压</translation>
    </message>
    <message>
        <source>the current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>the heat flow</source>
        <translation>热流量</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 at port %2 of `%3`</source>
        <translation>`%3` 的端口 %2 处的%1</translation>
    </message>
    <message>
        <source>%1 of `%2`</source>
        <translation>`%2` 的 %1</translation>
    </message>
    <message>
        <source>%1 is a whole library: close it, rename, move or delete its folder or file, and open it again.</source>
        <translation>%1 是整个库：请将其关闭，重命名、移动或删除其文件夹或文件，再重新打开。</translation>
    </message>
    <message>
        <source>%1 is a folder with all that is in it: move or delete its classes one by one.</source>
        <translation>%1 是包含其全部内容的文件夹：请逐一移动或删除其中的类。</translation>
    </message>
    <message>
        <source>There is a file %1 already.</source>
        <translation>文件 %1 已存在。</translation>
    </message>
    <message>
        <source>Let %1 become active with the enclosing step</source>
        <translation>使 %1 随包容步激活</translation>
    </message>
    <message>
        <source>Put a transition between %1 and %2</source>
        <translation>在 %1 与 %2 之间添加转换</translation>
    </message>
    <message>
        <source>Put a step between %1 and %2</source>
        <translation>在 %1 与 %2 之间添加步</translation>
    </message>
    <message>
        <source>Make %1 an initial step</source>
        <translation>将 %1 设为初始步</translation>
    </message>
    <message>
        <source>Put an initial step above %1</source>
        <translation>在 %1 上方添加初始步</translation>
    </message>
    <message>
        <source>A transition belongs between `%1` and `%2`: steps and transitions take turns.</source>
        <translation>`%1` 与 `%2` 之间应有转换：步与转换须交替出现。</translation>
    </message>
    <message>
        <source>A step belongs between `%1` and `%2`: steps and transitions take turns.</source>
        <translation>`%1` 与 `%2` 之间应有步：步与转换须交替出现。</translation>
    </message>
    <message>
        <source>`%1` and `%2` are on the same side: lines go from a lower end to an upper one.</source>
        <translation>`%1` 和 `%2` 在同一侧：连线应从下端引向上端。</translation>
    </message>
    <message>
        <source>Move the text of %1 aside</source>
        <translation>移开 %1 的文字</translation>
    </message>
    <message>
        <source>`%1` (%2) of `%3`</source>
        <translation>`%3` 的 `%1`（%2）</translation>
    </message>
    <message>
        <source>`%1` has a comma; write `%2`</source>
        <translation>`%1` 含有逗号；请写成 `%2`</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>the folder `%1` is not there</source>
        <translation>文件夹 `%1` 不存在</translation>
    </message>
    <message>
        <source>`%1` is no folder</source>
        <translation>`%1` 不是文件夹</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>为只读</translation>
    </message>
    <message>
        <source>no file can be added to the folder `%1`; choose another one</source>
        <translation>无法向文件夹 `%1` 添加文件；请另选文件夹</translation>
    </message>
    <message>
        <source>the system gives no reason</source>
        <translation>系统未给出原因</translation>
    </message>
    <message>
        <source>the disk is full; free some space on it, or choose another place</source>
        <translation>磁盘已满；请释放空间，或另选位置</translation>
    </message>
    <message>
        <source>your share of the disk is used up; delete some files, or choose another place</source>
        <translation>磁盘配额已用完；请删除一些文件，或另选位置</translation>
    </message>
    <message>
        <source>it would be larger than files may be here; choose another place</source>
        <translation>将超出此处允许的文件大小；请另选位置</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another place</source>
        <translation>磁盘为只读；请另选位置</translation>
    </message>
    <message>
        <source>you may not write there; choose another place</source>
        <translation>没有在该处写入的权限；请另选位置</translation>
    </message>
    <message>
        <source>the disk reports a fault; choose another one</source>
        <translation>磁盘报告故障；请另选磁盘</translation>
    </message>
    <message>
        <source>the output cannot be written: %1</source>
        <translation>无法写入输出：%1</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` 无法写入：%2</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>这是设备或管道，而非文件</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>大于 %1 MB</translation>
    </message>
    <message>
        <source>redeclare of a package</source>
        <translation>包的 redeclare</translation>
    </message>
    <message>
        <source>modification of an outer component</source>
        <translation>对 outer 元件的修饰</translation>
    </message>
    <message>
        <source>own class with the name of a predefined type</source>
        <translation>与预定义类型同名的自有类</translation>
    </message>
    <message>
        <source>redeclare of a class that is extended</source>
        <translation>对被扩展类的 redeclare</translation>
    </message>
    <message>
        <source>outer class</source>
        <translation>outer 类</translation>
    </message>
    <message>
        <source>synchronous clock</source>
        <translation>同步时钟</translation>
    </message>
    <message>
        <source>Put `%1` on the sheet</source>
        <translation>将 `%1` 置于图面上</translation>
    </message>
    <message>
        <source>Put `%1` at %2</source>
        <translation>将 `%1` 置于 %2 处</translation>
    </message>
    <message>
        <source>%1 is read there. It is no single value, and %2 stays outside.</source>
        <translation>该处读取 %1。它不是单个值，且 %2 保留在外。</translation>
    </message>
    <message>
        <source>%1 is no single value that could be read here</source>
        <translation>%1 不是可在此处读取的单个值</translation>
    </message>
    <message>
        <source>%1 is not written in this file, so that it cannot get %2</source>
        <translation>%1 不在此文件中，因此无法取得 %2</translation>
    </message>
    <message>
        <source>%1 is used by several components; give this one a class of its own to read %2</source>
        <translation>%1 由多个元件使用；请为此元件创建独立的类以读取 %2</translation>
    </message>
    <message>
        <source>No column rises as a time does: rows are taken 1 s apart. Say how far apart they are, or which column is the time.</source>
        <translation>没有像时间那样递增的列：各行按间隔 1 s 处理。请说明行间隔，或指明哪一列是时间。</translation>
    </message>
    <message>
        <source>The time in `%1` has no unit: it is taken as seconds.</source>
        <translation>`%1` 中的时间没有单位：按秒处理。</translation>
    </message>
    <message>
        <source>The time counts from 1970 or another far moment: here it counts from the first row.</source>
        <translation>时间从 1970 年或其他久远时刻起算：此处改从第一行起算。</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>The dates are read as day/month/year; they could be month/day/year as well.</source>
        <translation>日期按日/月/年读取；也可能是月/日/年。</translation>
    </message>
    <message>
        <source>No lines of numbers were found.</source>
        <translation>未找到数值行。</translation>
    </message>
    <message>
        <source>The columns have no titles.</source>
        <translation>各列没有标题。</translation>
    </message>
    <message>
        <source>The titles stand in line %1, the values begin in line %2.</source>
        <translation>标题位于第 %1 行，数值从第 %2 行开始。</translation>
    </message>
    <message>
        <source>`%1` holds texts and is left out.</source>
        <translation>`%1` 含有文本，已略去。</translation>
    </message>
    <message>
        <source>Rows are %1 s apart and begin at %2 s, as the head of the file says.</source>
        <translation>按文件头所述，行间隔为 %1 s，从 %2 s 开始。</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>标识代号</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type code</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Material no.</source>
        <translation>物料号</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设定值</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>管路</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>至</translation>
    </message>
    <message>
        <source>hose assembly</source>
        <translation>软管总成</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Valve</source>
        <translation>阀</translation>
    </message>
    <message>
        <source>Coil</source>
        <translation>电磁铁</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Give %1 the code %2</source>
        <translation>将标识代号 %2 赋予 %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>附于 %1</translation>
    </message>
    <message>
        <source>together with %1</source>
        <translation>与 %1 同时</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Leads on when</source>
        <translation>转换条件</translation>
    </message>
    <message>
        <source>edition %1</source>
        <translation>%1 版</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>There is no row; write a part into each line below the heads.</source>
        <translation>没有产品行；请在表头下每行写入一个产品。</translation>
    </message>
    <message>
        <source>Two columns have this head; remove one of them.</source>
        <translation>两列表头相同；请移除其中之一。</translation>
    </message>
    <message>
        <source>The row has %1 cells, but there are %2 heads; put texts with a separator between quotation marks.</source>
        <translation>该行有 %1 个单元格，而表头有 %2 个；含分隔符的文本请加引号。</translation>
    </message>
    <message>
        <source>The cell is empty, but every row needs it; fill it in.</source>
        <translation>单元格为空，但每行均须填写；请填入。</translation>
    </message>
    <message>
        <source>`%1` of %2 stands in line %3 already; keep one of the two.</source>
        <translation>%2 的 `%1` 已在第 %3 行；请只保留其一。</translation>
    </message>
    <message>
        <source>The row gives no value; fill in a column with the name of a parameter.</source>
        <translation>该行没有给出值；请填写以参数名为表头的列。</translation>
    </message>
    <message>
        <source>The first line names no columns `maker`, `type` and `class`; write these heads, with commas or semicolons between them, and behind them those of parameters, as `D [cm3/rev]`.</source>
        <translation>首行没有列名 `maker`、`type` 和 `class`；请写上这些表头，以逗号或分号分隔，其后为参数的表头，如 `D [cm3/rev]`。</translation>
    </message>
    <message>
        <source>`%1` is neither `true` nor `false`.</source>
        <translation>`%1` 既不是 `true` 也不是 `false`。</translation>
    </message>
    <message>
        <source>`%1` is no choice here; write one of: %2.</source>
        <translation>`%1` 不是此处的选项；请写以下之一：%2。</translation>
    </message>
    <message>
        <source>There is no class `%1`; write `%2`.</source>
        <translation>没有类 `%1`；请写 `%2`。</translation>
    </message>
    <message>
        <source>There is no class `%1`; write its full name, as the library shows it.</source>
        <translation>没有类 `%1`；请按元件库的显示写出其全名。</translation>
    </message>
    <message>
        <source>`%1` is no component; name the class of one.</source>
        <translation>`%1` 不是元件；请写出元件的类。</translation>
    </message>
    <message>
        <source>The number has no unit; write it in the head of the column, as `%1 [%2]`.</source>
        <translation>该数没有单位；请在列的表头中写明，如 `%1 [%2]`。</translation>
    </message>
    <message>
        <source>`%1` is a difference of pressures; write `%2`.</source>
        <translation>`%1` 是压差；请写 `%2`。</translation>
    </message>
    <message>
        <source>`%1` must be a whole number.</source>
        <translation>`%1` 须为整数。</translation>
    </message>
    <message>
        <source>`%1` has no parameter `%2`; it has %3. Correct the head, or leave the cell empty.</source>
        <translation>`%1` 没有参数 `%2`；其参数为 %3。请改正表头，或将单元格留空。</translation>
    </message>
    <message>
        <source>`%1` is a table of numbers, which a cell cannot hold; leave it empty.</source>
        <translation>`%1` 是数值表，单元格无法容纳；请留空。</translation>
    </message>
    <message>
        <source>`%1` is no value but a component; name one of its parameters.</source>
        <translation>`%1` 不是值而是元件；请写出其某个参数。</translation>
    </message>
    <message>
        <source>%1 is too small: `%2` is at least %3. Correct it.</source>
        <translation>%1 过小：`%2` 至少为 %3。请改正。</translation>
    </message>
    <message>
        <source>%1 is too large: `%2` is at most %3. Correct it.</source>
        <translation>%1 过大：`%2` 至多为 %3。请改正。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 %2 in place of %3</source>
        <translation>%1 为 %2 而非 %3</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Data sheet</source>
        <translation>数据表</translation>
    </message>
    <message>
        <source>Edition of the data sheet</source>
        <translation>数据表版本</translation>
    </message>
    <message>
        <source>nothing but the version differs</source>
        <translation>仅版本不同</translation>
    </message>
    <message>
        <source>`%1` is no rule of a conversion</source>
        <translation>`%1` 不是转换规则</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 项</translation>
    </message>
    <message>
        <source>`%1` is now `%2`</source>
        <translation>`%1` 现为 `%2`</translation>
    </message>
    <message>
        <source>`%1` is now `%2` in %3</source>
        <translation>`%1` 在 %3 中现为 `%2`</translation>
    </message>
    <message>
        <source>`%1` is written at %2</source>
        <translation>`%1` 写入 %2 处</translation>
    </message>
    <message>
        <source>`%1` is left out at %2</source>
        <translation>`%1` 在 %2 处略去</translation>
    </message>
    <message>
        <source>%1 other changes</source>
        <translation>另外 %1 项更改</translation>
    </message>
    <message>
        <source>it has no value here that `%1` could take</source>
        <translation>此处没有 `%1` 可采用的值</translation>
    </message>
    <message>
        <source>it is given beside what it replaces; its present value stays</source>
        <translation>它与其所取代的项同时给出；保留其现值</translation>
    </message>
    <message>
        <source>its components become different classes; declare each of them by itself</source>
        <translation>其各分量成为不同的类；请分别声明</translation>
    </message>
    <message>
        <source>it is now `%1`; write that with dots</source>
        <translation>它现为 `%1`；请用点号写出</translation>
    </message>
    <message>
        <source>it is now `%1`; correct it by hand</source>
        <translation>它现为 `%1`；请手工改正</translation>
    </message>
    <message>
        <source>there is no file `%1` in its folder</source>
        <translation>其文件夹中没有文件 `%1`</translation>
    </message>
    <message>
        <source>none is in this text, and the one that is used then is another now; put one there with %1 to keep what was computed</source>
        <translation>此文本中没有，而此时所用的已是另一个；请用 %1 在该处添加一个，以保留原计算所用的值</translation>
    </message>
    <message>
        <source>there is no class `%1`; check the name, or add its library with --library</source>
        <translation>没有类 `%1`；请检查名称，或用 --library 添加其所在的库</translation>
    </message>
    <message>
        <source>there is no model in the file</source>
        <translation>文件中没有模型</translation>
    </message>
    <message>
        <source>there are several models in the file; choose one with --class: %1</source>
        <translation>文件中有多个模型；请用 --class 选择一个：%1</translation>
    </message>
    <message>
        <source>%1 ±%2 %</source>
        <translation>%1 ±%2 %</translation>
    </message>
    <message>
        <source>`%1` has no tolerance between 0 and 100 %.</source>
        <translation>`%1` 没有介于 0 和 100 % 之间的公差。</translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation>`%1` 无法读取：%2</translation>
    </message>
    <message>
        <source>the value `%1` cannot be read, 0 stands for it</source>
        <translation>值 `%1` 无法读取，以 0 代替</translation>
    </message>
    <message>
        <source>the value `%1` of %2 cannot be read, %3 stands for it</source>
        <translation>%2 的值 `%1` 无法读取，以 %3 代替</translation>
    </message>
    <message>
        <source>the signal at %1 is not followed, its value %2 is kept</source>
        <translation>不跟随 %1 处的信号，保留其值 %2</translation>
    </message>
    <message>
        <source>the port %1 has nothing that stands for it</source>
        <translation>端口 %1 没有对应项</translation>
    </message>
    <message>
        <source>ports of different kinds</source>
        <translation>不同种类的端口</translation>
    </message>
    <message>
        <source>no line runs where it measures</source>
        <translation>其测量处没有管路</translation>
    </message>
    <message>
        <source>it leads to no port that can be read</source>
        <translation>未通向可读取的端口</translation>
    </message>
    <message>
        <source>the signal %1 has nothing that stands for it</source>
        <translation>信号 %1 没有对应项</translation>
    </message>
    <message>
        <source>the line from %1 to %2: %3</source>
        <translation>从 %1 到 %2 的管路：%3</translation>
    </message>
    <message>
        <source>nothing in the library stands for it</source>
        <translation>库中没有对应的元件</translation>
    </message>
    <message>
        <source>there is no `%1`</source>
        <translation>没有 `%1`</translation>
    </message>
    <message>
        <source>`%1` has no port %2 that is known</source>
        <translation>`%1` 没有已知的端口 %2</translation>
    </message>
    <message>
        <source>Stands for Hopsan&apos;s %1</source>
        <translation>代替 Hopsan 的 %1</translation>
    </message>
    <message>
        <source>&lt;p&gt;Stands for a component of the type %1 of Hopsan, for which there is no class. It has ports and no equations: replace it by a component with the same ports, or write its equations here.&lt;/p&gt;</source>
        <translation>&lt;p&gt;代替 Hopsan 中类型为 %1 的元件，该类型没有对应的类。它有端口而无方程：请用具有相同端口的元件替换，或在此处写入其方程。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>it begins with &lt;%1&gt; instead of &lt;hopsanmodelfile&gt;</source>
        <translation>以 &lt;%1&gt; 而非 &lt;hopsanmodelfile&gt; 开头</translation>
    </message>
    <message>
        <source>it has no &lt;system&gt;</source>
        <translation>没有 &lt;system&gt;</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <translation>`%1` 不是数</translation>
    </message>
    <message>
        <source>systems are nested more than %1 deep</source>
        <translation>系统嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>a component has no name</source>
        <translation>有元件没有名称</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <translation>`%1` 出现两次</translation>
    </message>
    <message>
        <source>it has more than %1 components</source>
        <translation>元件超过 %1 个</translation>
    </message>
    <message>
        <source>the system `%1` is in `%2`, which cannot be read: %3</source>
        <translation>系统 `%1` 在 `%2` 中，而后者无法读取：%3</translation>
    </message>
    <message>
        <source>Imported from %1 of Hopsan</source>
        <translation>由 Hopsan 的 %1 导入</translation>
    </message>
    <message>
        <source>the signal %1 has nothing that stands for it, so %2 keeps its value</source>
        <translation>信号 %1 没有对应项，因此 %2 保留其值</translation>
    </message>
</context>
<context>
    <name>bramah::editor::MotionDialog</name>
    <message>
        <source>Moves with…</source>
        <translation>随变量运动…</translation>
    </message>
    <message>
        <source>moves to the right</source>
        <translation>向右移动</translation>
    </message>
    <message>
        <source>moves up</source>
        <translation>向上移动</translation>
    </message>
    <message>
        <source>turns left about its middle</source>
        <translation>绕中心左转</translation>
    </message>
    <message>
        <source>is seen</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>The part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>with</source>
        <translation>随</translation>
    </message>
    <message>
        <source>by</source>
        <translation>幅度</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Rests</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Choose a variable of the class.</source>
        <translation>请选择类的变量。</translation>
    </message>
    <message>
        <source>The class has no variable “%1”.</source>
        <translation>类没有变量“%1”。</translation>
    </message>
    <message>
        <source>“%1” is true or false: it can only show or hide a part.</source>
        <translation>“%1”为 true 或 false：它只能使部件显示或隐藏。</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>请给定数值。</translation>
    </message>
    <message>
        <source>The part is at rest where the variable is zero: give another value.</source>
        <translation>变量为零时部件静止：请给定其他值。</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>while it is more than</source>
        <translation>当其大于</translation>
    </message>
    <message>
        <source>when it is</source>
        <translation>当其为</translation>
    </message>
    <message>
        <source>Where the variable is zero it is as drawn.</source>
        <translation>变量为零时与所绘一致。</translation>
    </message>
    <message>
        <source>%1 M · %2 to the right</source>
        <translation>%1 M · %2 向右</translation>
    </message>
    <message>
        <source>%1 M · %2 up</source>
        <translation>%1 M · %2 向上</translation>
    </message>
    <message>
        <source>%1° · %2 to the left</source>
        <translation>%1° · %2 向左</translation>
    </message>
    <message>
        <source>seen while %1</source>
        <translation>当 %1 时可见</translation>
    </message>
    <message>
        <source>seen while %1 &gt; %2</source>
        <translation>当 %1 &gt; %2 时可见</translation>
    </message>
</context>
<context>
    <name>bramah::app::MotionPanel</name>
    <message>
        <source>x to the right, y up</source>
        <translation>x 向右，y 向上</translation>
    </message>
    <message>
        <source>x to the right, z up</source>
        <translation>x 向右，z 向上</translation>
    </message>
    <message>
        <source>y to the right, z up</source>
        <translation>y 向右，z 向上</translation>
    </message>
    <message>
        <source>The plane that frames in space are projected on</source>
        <translation>空间坐标系投影到的平面</translation>
    </message>
    <message>
        <source>Run the circuit: its mechanism is drawn here as it moves.</source>
        <translation>请运行回路：其机构将在此处以运动形式绘出。</translation>
    </message>
    <message>
        <source>No frames of a mechanism in this circuit. This view draws components that have frames, connectors with position x, y, angle phi and the forces fx, fy, t, as the bodies and joints of a library of planar mechanics.</source>
        <translation>此回路中没有机构坐标系。此视图绘制含有坐标系的元件，即连接器具有位置 x、y，角度 phi 以及力 fx、fy、t，如平面机构库中的刚体和铰链。</translation>
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
        <translation>运动</translation>
    </message>
    <message>
        <source>%1: at %2, %3</source>
        <translation>%1：位于 %2，%3</translation>
    </message>
    <message>
        <source>%1: %2 long</source>
        <translation>%1：长 %2</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy the picture (SVG and PNG)</source>
        <translation>复制图片（SVG 和 PNG）(&amp;C)</translation>
    </message>
</context>
<context>
    <name>MoveTool</name>
    <message>
        <source>Moved by %1, %2 M; Esc takes it back</source>
        <translation>移动 %1, %2 M；按 Esc 撤回</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; joined with what it touches; Esc takes it back</source>
        <translation>移动 %1, %2 M；与所接触的对象连接；按 Esc 撤回</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; bends made by hand give way; Esc takes it back</source>
        <translation>移动 %1, %2 M；手工设置的折点将让位；按 Esc 撤回</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; the sheet grows; Esc takes it back</source>
        <translation>移动 %1, %2 M；图面扩大；按 Esc 撤回</translation>
    </message>
    <message>
        <source>Moved by %1, %2 M; names placed by hand give way; Esc takes it back</source>
        <translation>移动 %1, %2 M；手工放置的名称将让位；按 Esc 撤回</translation>
    </message>
</context>
<context>
    <name>bramah::app::NewComponentDialog</name>
    <message>
        <source>Hydraulic element between two ports</source>
        <translation>双油口液压元件</translation>
    </message>
    <message>
        <source>Hydraulic element with three ports</source>
        <translation>三油口液压元件</translation>
    </message>
    <message>
        <source>Block of signals</source>
        <translation>信号方块</translation>
    </message>
    <message>
        <source>Translational element</source>
        <translation>平移元件</translation>
    </message>
    <message>
        <source>Rotational element</source>
        <translation>旋转元件</translation>
    </message>
    <message>
        <source>Subsystem, with an empty circuit</source>
        <translation>组件，含空回路</translation>
    </message>
    <message>
        <source>New component</source>
        <translation>新建元件</translation>
    </message>
    <message>
        <source>What it is, in a few words</source>
        <translation>用几个词说明其为何物</translation>
    </message>
    <message>
        <source>My components</source>
        <translation>我的元件</translation>
    </message>
    <message>
        <source>This file, %1</source>
        <translation>此文件，%1</translation>
    </message>
    <message>
        <source>Begins as</source>
        <translation>起始形式</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Description:</source>
        <translation>说明(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Goes to:</source>
        <translation>存放位置(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Begins as:</source>
        <translation>起始形式(&amp;B)：</translation>
    </message>
    <message>
        <source>Protocol: a pair of ports, signals in and out</source>
        <translation>协议：一对端口，含输入和输出信号</translation>
    </message>
</context>
<context>
    <name>bramah::app::NoteEditing</name>
    <message>
        <source>Note</source>
        <translation>注记</translation>
    </message>
    <message>
        <source>&amp;Edit the note…</source>
        <translation>编辑注记(&amp;E)…</translation>
    </message>
    <message>
        <source>Re&amp;move the note</source>
        <translation>移除注记(&amp;M)</translation>
    </message>
</context>
<context>
    <name>bramah::editor::NoteField</name>
    <message>
        <source>Text of the note</source>
        <translation>注记的文字</translation>
    </message>
    <message>
        <source>Paste into a table</source>
        <translation>粘贴到表格</translation>
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
        <translation>粗体</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Height of capitals on paper, after ISO 3098</source>
        <translation>纸面上大写字母的高度，按 ISO 3098</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字高</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Continuous</source>
        <translation>实线</translation>
    </message>
    <message>
        <source>Dashed</source>
        <translation>虚线</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>点画线</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线条</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>粗细</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>圆点</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>End</source>
        <translation>端部</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>添加列</translation>
    </message>
    <message>
        <source>Remove a row</source>
        <translation>移除行</translation>
    </message>
    <message>
        <source>Remove a column</source>
        <translation>移除列</translation>
    </message>
</context>
<context>
    <name>bramah::app::OperatingPointOnSheet</name>
    <message>
        <source>nothing determines %1: it is as at the start</source>
        <translation>无从确定 %1：取起始时的值</translation>
    </message>
    <message>
        <source>%1 goes on at %2 %3</source>
        <translation>%1 以 %2 %3 持续变化</translation>
    </message>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>回路无法计算；原因见问题列表。</translation>
    </message>
    <message>
        <source>There is no operating point: %1</source>
        <translation>没有工作点：%1</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>工作点</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>No operating point</source>
        <translation>没有工作点</translation>
    </message>
    <message>
        <source>at rest or in steady motion, inputs as at %1 s</source>
        <translation>静止或稳态运动，输入取 %1 s 时的值</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及另外 %1 个</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimiseChart</name>
    <message>
        <source>How the search goes</source>
        <translation>搜索过程</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimiseForm</name>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>不大于</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>不小于</translation>
    </message>
    <message>
        <source>Free parameter</source>
        <translation>自由参数</translation>
    </message>
    <message>
        <source>Bounds or choices</source>
        <translation>范围或选项</translation>
    </message>
    <message>
        <source>Number of a run</source>
        <translation>运行特征值</translation>
    </message>
    <message>
        <source>is to be</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>自由参数项</translation>
    </message>
    <message>
        <source>A parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>As 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole, 20, 25, 32 or 10%; of a component: parts AZPF, all parts of the catalogues with this word</source>
        <translation>如 50 bar:200 bar、1 mm:10 mm:log、1:9:whole、20, 25, 32 或 10%；对于元件：产品 AZPF，即产品样本中含有该词的所有产品</translation>
    </message>
    <message>
        <source>Goals and limits</source>
        <translation>目标和限值</translation>
    </message>
    <message>
        <source>A measure, max(x) or a variable</source>
        <translation>测量项、max(x) 或变量</translation>
    </message>
    <message>
        <source>A measure of the circuit, a statistic of a curve, as max(lineP.p) or settlingTime(mass.v), or a variable, whose last value counts. Several goals make a front.</source>
        <translation>回路的测量项、曲线的统计量（如 max(lineP.p) 或 settlingTime(mass.v)），或取其末值的变量。多个目标形成前沿。</translation>
    </message>
    <message>
        <source>From the present values</source>
        <translation>从当前值出发</translation>
    </message>
    <message>
        <source>Everywhere: evolution</source>
        <translation>全局：进化算法</translation>
    </message>
    <message>
        <source>Everywhere: by dividing</source>
        <translation>全局：分割法</translation>
    </message>
    <message>
        <source>R&amp;uns at most</source>
        <translation>最多运行次数(&amp;U)</translation>
    </message>
    <message>
        <source>Name the parameter that has these values.</source>
        <translation>请指定具有这些值的参数。</translation>
    </message>
    <message>
        <source>Say from where to where %1 may go, as 1:10.</source>
        <translation>请给出 %1 的变化范围，如 1:10。</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>产品</translation>
    </message>
    <message>
        <source>Name a parameter first that is free, and from where to where it may go.</source>
        <translation>请先指定自由参数及其变化范围。</translation>
    </message>
    <message>
        <source>Name what is to have this value.</source>
        <translation>请指定应取此值的量。</translation>
    </message>
    <message>
        <source>Say which value %1 is to have.</source>
        <translation>请给出 %1 应取的值。</translation>
    </message>
    <message>
        <source>Say what is to be least, greatest, or equal to a value.</source>
        <translation>请指定应为最小、最大或等于某值的量。</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>算法(&amp;M)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimisePanel</name>
    <message>
        <source>&amp;Take over</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>Writes the values of the chosen run into the circuit, as one step that can be undone</source>
        <translation>将所选运行的值写入回路，可一步撤消</translation>
    </message>
    <message>
        <source>A search runs the circuit with other values until a number of the run is least, greatest, or what you want, within limits.
Name parameters and how far they may go, say what is to be reached, and run it.</source>
        <translation>搜索以不同的值运行回路，直到某个运行特征值在限值内达到最小、最大或所需的值。
请指定参数及其变化范围，说明要达到的目标，然后运行。</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>搜索的运行</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Planning the runs …</source>
        <translation>正在安排运行…</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>%1 runs so far</source>
        <translation>已运行 %1 次</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Use the found values</source>
        <translation>采用求得的值</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>回路无法修改。</translation>
    </message>
    <message>
        <source>Ru&amp;n the search</source>
        <translation>运行搜索(&amp;N)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Enter the search</source>
        <translation>录入搜索</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>The found values are written into the circuit; %1 takes them back.</source>
        <translation>求得的值已写入回路；按 %1 撤消。</translation>
    </message>
</context>
<context>
    <name>bramah::app::OptimiseTable</name>
    <message>
        <source>on the front</source>
        <translation>在前沿上</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>beyond limits</source>
        <translation>超出限值</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>bramah::app::OrderGraphView</name>
    <message>
        <source>Order of solving</source>
        <translation>求解次序</translation>
    </message>
    <message>
        <source>%1 is integrated</source>
        <translation>%1 被积分</translation>
    </message>
    <message>
        <source>There is no loop: each equation gives its variable by itself.</source>
        <translation>没有环：每个方程各自确定其变量。</translation>
    </message>
</context>
<context>
    <name>bramah::app::PageBar</name>
    <message>
        <source>Name of the page</source>
        <translation>页名</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>新建页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Move to the &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the ri&amp;ght</source>
        <translation>右移(&amp;G)</translation>
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
        <translation>问题 (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PaletteModel</name>
    <message>
        <source>The classes of the open file</source>
        <translation>所打开文件的类</translation>
    </message>
    <message>
        <source>My components</source>
        <translation>我的元件</translation>
    </message>
    <message>
        <source>Your own components, to be used in all files</source>
        <translation>自有的元件，可用于所有文件</translation>
    </message>
    <message>
        <source>New component…</source>
        <translation>新建元件…</translation>
    </message>
    <message>
        <source>Recently placed</source>
        <translation>最近放置</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏夹</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PalettePanel</name>
    <message>
        <source>Search the library</source>
        <translation>搜索元件库</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>元件库</translation>
    </message>
    <message>
        <source>Drag to the sheet, or press Enter to place it with the mouse</source>
        <translation>拖到图面上，或按 Enter 后用鼠标放置</translation>
    </message>
    <message>
        <source>Nothing in the library matches “%1”. Try fewer or other words, or clear the search with Esc.</source>
        <translation>库中没有与“%1”匹配的内容。请尝试更少或其他的词，或按 Esc 清除搜索。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ParameterRow</name>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>%1 的单位</translation>
    </message>
    <message>
        <source> (%1 to %2)</source>
        <comment>range of a parameter</comment>
        <translation>（%1 至 %2）</translation>
    </message>
    <message>
        <source> (at least %1)</source>
        <comment>range of a parameter</comment>
        <translation>（不小于 %1）</translation>
    </message>
    <message>
        <source> (at most %1)</source>
        <comment>range of a parameter</comment>
        <translation>（不大于 %1）</translation>
    </message>
    <message>
        <source>Back to the value of the class</source>
        <translation>恢复类的值</translation>
    </message>
    <message>
        <source>No: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>表格…</translation>
    </message>
    <message>
        <source>Edit the table as a grid, with its curve</source>
        <translation>以网格编辑表格，并显示其曲线</translation>
    </message>
    <message>
        <source>Table of %1</source>
        <translation>%1 的表格</translation>
    </message>
    <message>
        <source>Make this a parameter of the circuit…</source>
        <translation>将其设为回路的参数…</translation>
    </message>
    <message>
        <source>Take a parameter of the circuit</source>
        <translation>采用回路的参数</translation>
    </message>
    <message>
        <source>, set at %1</source>
        <comment>where a value comes from</comment>
        <translation>，设置于 %1</translation>
    </message>
    <message>
        <source>What must this be?</source>
        <translation>此值应为多少？</translation>
    </message>
    <message>
        <source>&amp;Tune it with a slider</source>
        <translation>用滑块调节(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>单位(&amp;U)</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlanJob</name>
    <message>
        <source>There are %1 runs, too few for %2 slices.</source>
        <translation>只有 %1 次运行，不足以分为 %2 个分片。</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotArea</name>
    <message>
        <source>Plots</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>图表 %1</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>&amp;Arrange the page</source>
        <translation>排列此页(&amp;A)</translation>
    </message>
    <message>
        <source>Move to pa&amp;ge</source>
        <translation>移到其他页(&amp;G)</translation>
    </message>
    <message>
        <source>A &amp;new page</source>
        <translation>新页(&amp;N)</translation>
    </message>
    <message>
        <source>Pages of plots</source>
        <translation>图表页</translation>
    </message>
    <message>
        <source>Re&amp;move the page and its plots</source>
        <translation>移除此页及其图表(&amp;M)</translation>
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
        <translation>图表</translation>
    </message>
    <message>
        <source>Drag a variable here, double-click it in the list,
or click a port, line or symbol on the sheet</source>
        <translation>将变量拖到此处，在列表中双击变量，
或单击图面上的端口、管路或符号</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Remove this plot</source>
        <translation>移除此图表</translation>
    </message>
    <message>
        <source>Difference %1 − %2</source>
        <comment>of two runs</comment>
        <translation>差值 %1 − %2</translation>
    </message>
    <message>
        <source>Spectrum of what is shown</source>
        <translation>所示区段的频谱</translation>
    </message>
    <message>
        <source>Show as</source>
        <translation>显示为</translation>
    </message>
    <message>
        <source>&amp;Edit the curve…</source>
        <translation>编辑曲线(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Why here?</source>
        <translation>此处的原因(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Show the component</source>
        <translation>显示元件(&amp;S)</translation>
    </message>
    <message>
        <source>Draw the others &amp;over it (XY)</source>
        <translation>以此为横轴绘制其他曲线 (XY)(&amp;O)</translation>
    </message>
    <message>
        <source>Add an e&amp;xpression…</source>
        <translation>添加表达式(&amp;X)…</translation>
    </message>
    <message>
        <source>Add a &amp;note here</source>
        <translation>在此处添加注记(&amp;N)</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>图表：%1</translation>
    </message>
    <message>
        <source>It has no curves yet</source>
        <translation>尚无曲线</translation>
    </message>
    <message>
        <source>Curves: %1</source>
        <translation>曲线：%1</translation>
    </message>
</context>
<context>
    <name>bramah::app::PlotWorkspace</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>The &amp;picture (SVG and PNG)</source>
        <translation>图片（SVG 和 PNG）(&amp;P)</translation>
    </message>
    <message>
        <source>The &amp;values shown, as a table</source>
        <translation>所示的值，存为表格(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation>下一采样点</translation>
    </message>
    <message>
        <source>Sample before</source>
        <translation>上一采样点</translation>
    </message>
    <message>
        <source>Ten samples on</source>
        <translation>前进十个采样点</translation>
    </message>
    <message>
        <source>Ten samples back</source>
        <translation>后退十个采样点</translation>
    </message>
    <message>
        <source>Start of the run</source>
        <translation>运行开始</translation>
    </message>
    <message>
        <source>End of the run</source>
        <translation>运行结束</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一事件</translation>
    </message>
    <message>
        <source>Event before</source>
        <translation>上一事件</translation>
    </message>
    <message>
        <source>Next peak of the first curve</source>
        <translation>第一条曲线的下一峰值</translation>
    </message>
    <message>
        <source>Peak before</source>
        <translation>上一峰值</translation>
    </message>
    <message>
        <source>When is …?</source>
        <translation>何时…？</translation>
    </message>
    <message>
        <source>Why here?</source>
        <translation>此处的原因</translation>
    </message>
    <message>
        <source>Mark A, then B, at the cursor</source>
        <translation>在游标处先后设标记 A、标记 B</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Add an expression…</source>
        <translation>添加表达式…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Take the marks away, then the cursor</source>
        <translation>先移除标记，再移除游标</translation>
    </message>
    <message>
        <source>Add a note at the cursor</source>
        <translation>在游标处添加注记</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Strips on one time axis, and back</source>
        <translation>切换共用时间轴的条带显示</translation>
    </message>
</context>
<context>
    <name>bramah::app::PowerPage</name>
    <message>
        <source>Energies</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>Efforts and flows at the ports</source>
        <translation>端口的势变量和流变量</translation>
    </message>
    <message>
        <source>After a run this page shows which components give energy, and where it goes.</source>
        <translation>运行后，此页显示哪些元件提供能量以及能量的去向。</translation>
    </message>
    <message>
        <source>The energy is computed when the run has ended.</source>
        <translation>运行结束后计算能量。</translation>
    </message>
    <message>
        <source>Computing the energy …</source>
        <translation>正在计算能量…</translation>
    </message>
    <message>
        <source>%1 %2 W</source>
        <translation>%1 %2 W</translation>
    </message>
    <message>
        <source>Goes in now: %1</source>
        <translation>当前流入：%1</translation>
    </message>
    <message>
        <source>Where lines meet at %1:</source>
        <translation>管路在 %1 的汇合处：</translation>
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
        <translation>将 %1 的变量绘入图表 (P)</translation>
    </message>
    <message>
        <source>Plot a variable of %1</source>
        <translation>将 %1 的变量绘入图表</translation>
    </message>
</context>
<context>
    <name>bramah::app::ProbeMenu</name>
    <message>
        <source>Plot</source>
        <translation>绘图</translation>
    </message>
    <message>
        <source>All variables of %1…</source>
        <translation>%1 的所有变量…</translation>
    </message>
    <message>
        <source>Select one component or line to plot a variable of it.</source>
        <translation>请选择一个元件或管路以绘制其变量。</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>将 %1 绘入图表</translation>
    </message>
    <message>
        <source>All of %1</source>
        <translation>%1 的全部</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Look at a problem of %1 again</source>
        <translation>重新关注 %1 的问题</translation>
    </message>
    <message>
        <source>Accept a problem of %1</source>
        <translation>接受 %1 的问题</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ProblemsModel</name>
    <message>
        <source>line %1</source>
        <comment>place in a text</comment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Accepted: %1 – %2</source>
        <comment>reason, problem</comment>
        <translation>已接受：%1 – %2</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ProblemsPanel</name>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%n let be</source>
        <translation>
            <numerusform>%n 个已接受</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>重新关注</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>接受…</translation>
    </message>
    <message>
        <source>Takes it from the list, with a reason that is kept in the file</source>
        <translation>将其移出列表，原因保存在文件中</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Reason:</source>
        <translation>原因：</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PropertyHeading</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代号</translation>
    </message>
    <message>
        <source>Designation</source>
        <translation>标识代号</translation>
    </message>
    <message>
        <source>Help and equations</source>
        <translation>帮助和方程</translation>
    </message>
    <message>
        <source>A value that is set goes into the class: all its components have it</source>
        <translation>所设的值写入类：其所有元件均采用</translation>
    </message>
    <message>
        <source>A value that is set is this component&apos;s alone</source>
        <translation>所设的值仅用于此元件</translation>
    </message>
    <message>
        <source>Every %1</source>
        <comment>component of a class</comment>
        <translation>所有 %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <comment>component</comment>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>Code on the sheet after its standard, as 1.2 or 1V1; without one the name stands there</source>
        <translation>图面上按其标准的标识代号，如 1.2 或 1V1；没有代号时显示名称</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>图形符号</translation>
    </message>
</context>
<context>
    <name>bramah::editor::PropertyPanel</name>
    <message>
        <source>Open a model to see its properties</source>
        <translation>打开模型以查看其属性</translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s)</source>
        <translation>
            <numerusform>%n 个符号</numerusform>
        </translation>
    </message>
    <message>
        <source>Common parameters</source>
        <translation>共有参数</translation>
    </message>
    <message>
        <source>The class `%1` is not loaded; its text is kept as it is.</source>
        <translation>类 `%1` 未加载；其文本保持原样。</translation>
    </message>
    <message>
        <source>No parameters</source>
        <translation>没有参数</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message>
        <source>Change run settings</source>
        <translation>更改运行设置</translation>
    </message>
    <message>
        <source>The class `%1` is not loaded</source>
        <translation>类 `%1` 未加载</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The sheet shows %1; formulas still use %2</source>
        <translation>图面显示 %1；公式仍使用 %2</translation>
    </message>
    <message>
        <source>`%1` is not free: another symbol has this name</source>
        <translation>`%1` 已被占用：另一符号使用此名称</translation>
    </message>
    <message>
        <source>Designate %1</source>
        <translation>为 %1 设标识代号</translation>
    </message>
    <message>
        <source>Make a parameter of the circuit</source>
        <translation>设为回路的参数</translation>
    </message>
    <message>
        <source>Name of the parameter, for this and other fields:</source>
        <translation>用于此字段及其他字段的参数名：</translation>
    </message>
    <message>
        <source>`%1` is not a free name: use letters, digits and _</source>
        <translation>`%1` 不是可用的名称：请使用字母、数字和 _</translation>
    </message>
    <message>
        <source>Make %1 a parameter</source>
        <translation>将 %1 设为参数</translation>
    </message>
    <message>
        <source>this is a number, and a condition is true or false; compare it, as in %1 &gt; 0</source>
        <translation>这是数，而条件应为 true 或 false；请作比较，如 %1 &gt; 0</translation>
    </message>
    <message numerus="yes">
        <source>Set %n value(s)</source>
        <translation>
            <numerusform>设置 %n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>What must this be?</source>
        <translation>此值应为多少？</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>meaning and name of a parameter</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条注记</numerusform>
        </translation>
    </message>
    <message>
        <source>On the sheet only</source>
        <translation>仅在图面上</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>Quantity</name>
    <message>
        <source>Pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>Volume flow</source>
        <translation>体积流量</translation>
    </message>
    <message>
        <source>Mass flow</source>
        <translation>质量流量</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>加速度</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面积</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>转速</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>Voltage</source>
        <translation>电压</translation>
    </message>
</context>
<context>
    <name>bramah::model::RecoveryJournal</name>
    <message>
        <source>The folder %1 for unsaved work cannot be written to.</source>
        <translation>存放未保存工作的文件夹 %1 无法写入。</translation>
    </message>
    <message>
        <source>The folder %1 cannot keep unsaved work: %2.</source>
        <translation>文件夹 %1 无法存放未保存的工作：%2。</translation>
    </message>
</context>
<context>
    <name>bramah::app::ReleaseDialog</name>
    <message>
        <source>Release the drawing</source>
        <translation>发布图样</translation>
    </message>
    <message>
        <source>&amp;Revision:</source>
        <translation>版次(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Date:</source>
        <translation>日期(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Approved by:</source>
        <translation>批准人(&amp;A)：</translation>
    </message>
    <message>
        <source>Nothing has changed since revision %1 of %2.</source>
        <translation>自 %2 的版次 %1 以来没有更改。</translation>
    </message>
    <message>
        <source>Changed since revision %1 of %2, approved by %3:</source>
        <translation>自 %2 的版次 %1（由 %3 批准）以来的更改：</translation>
    </message>
    <message>
        <source>Changes since the release</source>
        <translation>自发布以来的更改</translation>
    </message>
    <message>
        <source>%1: new</source>
        <translation>%1：新增</translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation>%1：已更改</translation>
    </message>
    <message>
        <source>%1: removed</source>
        <translation>%1：已移除</translation>
    </message>
    <message>
        <source>The pages bear &quot;not released&quot; until now. After a change they will say so.</source>
        <translation>此前图页标有“未发布”。更改后将再次标明。</translation>
    </message>
    <message>
        <source>A released drawing has a revision, as A.</source>
        <translation>已发布的图样须有版次，如 A。</translation>
    </message>
    <message>
        <source>A released drawing has a date.</source>
        <translation>已发布的图样须有日期。</translation>
    </message>
    <message>
        <source>Somebody approves a released drawing: who?</source>
        <translation>已发布的图样须有人批准：请填写批准人。</translation>
    </message>
    <message>
        <source>The drawing cannot be changed: %1</source>
        <translation>图样无法修改：%1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ReplaySpeedBox</name>
    <message>
        <source>Speed of the replay</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <source>Simulated seconds in a second</source>
        <translation>每秒对应的仿真秒数</translation>
    </message>
    <message>
        <source>Whole run in %1 s</source>
        <translation>以 %1 s 回放整个运行</translation>
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
        <translation>事件处取左右极限</translation>
    </message>
    <message>
        <source>Export results as CSV</source>
        <translation>将结果导出为 CSV</translation>
    </message>
    <message>
        <source>Search variables</source>
        <translation>搜索变量</translation>
    </message>
    <message>
        <source>SI units</source>
        <translation>SI 单位</translation>
    </message>
    <message>
        <source>Units as shown</source>
        <translation>所显示的单位</translation>
    </message>
    <message>
        <source>As computed</source>
        <translation>按计算点</translation>
    </message>
    <message>
        <source>Two rows where a value jumps: just before and just after</source>
        <translation>值跳变处写两行：跳变前和跳变后</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message numerus="yes">
        <source>Export %n variable(s)…</source>
        <translation>
            <numerusform>导出 %n 个变量…</numerusform>
        </translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>全部导出…</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Export results as .mat</source>
        <translation>将结果导出为 .mat</translation>
    </message>
</context>
<context>
    <name>RubberBandTool</name>
    <message>
        <source>Selects what it touches</source>
        <translation>选择所接触的对象</translation>
    </message>
    <message>
        <source>Selects what is inside; drawn to the left: what it touches</source>
        <translation>选择框内的对象；向左拖则选择所接触的对象</translation>
    </message>
    <message>
        <source>%1; begun with Ctrl it adds to what is selected</source>
        <translation>%1；起始时按住 Ctrl 则添加到所选内容</translation>
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
        <translation>%3 s 时 %1 = %2</translation>
    </message>
    <message>
        <source>Nothing to compare: no delay, as of a transmission line, cuts the circuit into parts.</source>
        <translation>无从比较：没有延迟（如传输管路）将回路分割为若干部分。</translation>
    </message>
    <message>
        <source>Not compared: values were changed during the run.</source>
        <translation>未作比较：运行期间更改了值。</translation>
    </message>
    <message>
        <source>in parts</source>
        <translation>分部求解</translation>
    </message>
    <message>
        <source>The run did not keep up with the clock: %1. A lower speed gives it more time.</source>
        <translation>运行跟不上时钟：%1。降低速度可留出更多时间。</translation>
    </message>
    <message>
        <source>Both have errors of such a size at this tolerance; a smaller one brings them together.</source>
        <translation>在此容差下两者均有如此大小的误差；减小容差可使两者接近。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 again</source>
        <translation>%1（重新运行）</translation>
    </message>
    <message>
        <source>%1 began at the end of another run, whose state is not kept: now the model&apos;s own start is taken.</source>
        <translation>%1 从另一次运行的终点开始，而其状态未保存：现采用模型自身的初值。</translation>
    </message>
    <message>
        <source>What was set by hand during %1 is not set again.</source>
        <translation>%1 期间手工设置的值不再重新设置。</translation>
    </message>
    <message>
        <source>This run has the text of an earlier one: what is changed now counts in the next run.</source>
        <translation>此运行采用先前运行的文本：现在的更改在下次运行中生效。</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunHistory</name>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunListModel</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Plots show by how much the latest run differs from this one</source>
        <translation>图表显示最近一次运行与此运行之差</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注记</translation>
    </message>
    <message>
        <source>%1 points, %2 steps, %3 s, %4</source>
        <comment>size of a run&apos;s results, the time it took, and its methods</comment>
        <translation>%1 点，%2 步，%3 s，%4</translation>
    </message>
    <message>
        <source>%1, values in a file</source>
        <comment>work of a run</comment>
        <translation>%1，值存于文件</translation>
    </message>
    <message>
        <source>since then: %1</source>
        <translation>此后：%1</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>满足</translation>
    </message>
    <message numerus="yes">
        <source>%n broken</source>
        <translation>
            <numerusform>%n 项超限</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限值</translation>
    </message>
    <message>
        <source>Its values are being read</source>
        <translation>正在读取其值</translation>
    </message>
    <message>
        <source>Pinned: stays on the plots beside newer runs</source>
        <translation>已固定：与较新的运行一同保留在图表上</translation>
    </message>
    <message>
        <source>Not on the plots, as a newer run has the same curves or %1 newer runs are there; tick it to see its curves</source>
        <translation>不在图表上，因为较新的运行曲线相同，或已有 %1 次较新的运行；勾选可显示其曲线</translation>
    </message>
    <message>
        <source>reading its values…</source>
        <translation>正在读取其值…</translation>
    </message>
    <message>
        <source>values are read when they are shown</source>
        <translation>显示时读取值</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>beside the circuit</comment>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunMenus</name>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Run the model, or continue a paused run</source>
        <translation>运行模型，或继续已暂停的运行</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>单步(&amp;T)</translation>
    </message>
    <message>
        <source>To the next stored point, then pause</source>
        <translation>运行到下一存储点后暂停</translation>
    </message>
    <message>
        <source>&amp;Add a plot</source>
        <translation>添加图表(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fit plots</source>
        <translation>图表适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Cursor with values</source>
        <translation>带数值的游标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export results as CSV…</source>
        <translation>将结果导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Export plots as a &amp;picture…</source>
        <translation>将图表导出为图片(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>图表(&amp;P)</translation>
    </message>
    <message>
        <source>Plot a &amp;variable of the selection…</source>
        <translation>绘制所选对象的变量(&amp;V)…</translation>
    </message>
    <message>
        <source>Start from the &amp;model&apos;s values</source>
        <translation>从模型的值开始(&amp;M)</translation>
    </message>
    <message>
        <source>Start where the &amp;last run ended</source>
        <translation>从上次运行的终点开始(&amp;L)</translation>
    </message>
    <message>
        <source>Start at the &amp;operating point</source>
        <translation>从工作点开始(&amp;O)</translation>
    </message>
    <message>
        <source>At rest, or in steady motion, with the inputs as they are at the start time</source>
        <translation>静止或稳态运动，输入取起始时间的值</translation>
    </message>
    <message>
        <source>There is no step in this circuit: a step diagram shows a sequence chart.</source>
        <translation>此回路中没有步：位移-步骤图用于显示顺序功能图。</translation>
    </message>
    <message>
        <source>Add a &amp;step diagram</source>
        <translation>添加位移-步骤图(&amp;S)</translation>
    </message>
    <message>
        <source>The steps of the sequence chart as bands, above the strokes of the cylinders</source>
        <translation>以横带显示顺序功能图的步，其下为各缸的行程</translation>
    </message>
    <message>
        <source>Parts &amp;automatically</source>
        <translation>自动分部(&amp;A)</translation>
    </message>
    <message>
        <source>In parts where that takes less time, else jointly</source>
        <translation>能缩短时间时分部求解，否则整体求解</translation>
    </message>
    <message>
        <source>&amp;Jointly</source>
        <translation>整体求解(&amp;J)</translation>
    </message>
    <message>
        <source>All at once, on common steps</source>
        <translation>全部同时求解，采用共同的步长</translation>
    </message>
    <message>
        <source>In &amp;parts</source>
        <translation>分部求解(&amp;P)</translation>
    </message>
    <message>
        <source>Each part between delay lines with its own steps, in several threads</source>
        <translation>延迟管路之间的各部分采用各自的步长，在多个线程中求解</translation>
    </message>
    <message>
        <source>Parts &amp;between delay lines</source>
        <translation>延迟管路之间的部分(&amp;B)</translation>
    </message>
    <message>
        <source>Not run, as a value in Properties is wrong: %1</source>
        <translation>未运行，因为“属性”中有一个值有误：%1</translation>
    </message>
    <message>
        <source>&amp;Both, to compare them</source>
        <translation>两者均运行以作比较(&amp;B)</translation>
    </message>
    <message>
        <source>Each run is made twice, jointly and then in parts; the largest difference is shown</source>
        <translation>每次运行进行两遍，先整体后分部；显示最大差异</translation>
    </message>
    <message>
        <source>Sho&amp;w the operating point</source>
        <translation>显示工作点(&amp;W)</translation>
    </message>
    <message>
        <source>Shows on the sheet where everything rests or moves steadily, without a run, also while values change</source>
        <translation>不经运行即在图面上显示静止或稳态运动时的状态，更改值时也随之更新</translation>
    </message>
    <message>
        <source>A run can be replayed when it has ended.</source>
        <translation>运行结束后才能回放。</translation>
    </message>
    <message>
        <source>There is no run to replay yet.</source>
        <translation>尚无可回放的运行。</translation>
    </message>
    <message>
        <source>&amp;Play, or pause</source>
        <translation>播放或暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Play &amp;backwards, or pause</source>
        <translation>倒放或暂停(&amp;B)</translation>
    </message>
    <message>
        <source>To the &amp;next event</source>
        <translation>到下一事件(&amp;N)</translation>
    </message>
    <message>
        <source>To the event b&amp;efore</source>
        <translation>到上一事件(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Step by a row</source>
        <translation>前进一行(&amp;S)</translation>
    </message>
    <message>
        <source>Step back by a &amp;row</source>
        <translation>后退一行(&amp;R)</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>回放(&amp;Y)</translation>
    </message>
    <message>
        <source>Export results as .&amp;mat…</source>
        <translation>将结果导出为 .mat(&amp;M)…</translation>
    </message>
    <message>
        <source>As OpenModelica and Dymola do</source>
        <translation>与 OpenModelica 和 Dymola 的格式相同</translation>
    </message>
    <message>
        <source>Add an e&amp;xpression…</source>
        <translation>添加表达式(&amp;X)…</translation>
    </message>
    <message>
        <source>A curve computed of variables, as the difference of two pressures</source>
        <translation>由变量计算得出的曲线，如两个压力之差</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>Mean, extremes, rise time and more of all curves, between the marks A and B</source>
        <translation>所有曲线在标记 A 和 B 之间的平均值、极值、上升时间等</translation>
    </message>
    <message>
        <source>&amp;When is …?</source>
        <translation>何时…？(&amp;W)</translation>
    </message>
    <message>
        <source>Finds the times at which something is so, as a pressure above a limit</source>
        <translation>查找某条件成立的时刻，如压力超过限值</translation>
    </message>
    <message>
        <source>A&amp;rrange the page</source>
        <translation>排列图表页(&amp;R)</translation>
    </message>
    <message>
        <source>Add a pa&amp;ge</source>
        <translation>添加图表页(&amp;G)</translation>
    </message>
    <message>
        <source>Another page of plots; Ctrl+PgDn turns to it</source>
        <translation>新增一个图表页；按 Ctrl+PgDn 可切换</translation>
    </message>
    <message>
        <source>Add a &amp;note</source>
        <translation>添加注记(&amp;N)</translation>
    </message>
    <message>
        <source>A text with an arrow, at the cursor of the current plot; then drag its box or its point</source>
        <translation>带箭头的文字，位于当前图表的游标处；之后可拖动其框或其指向点</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunProgress</name>
    <message>
        <source>Simulated time</source>
        <translation>仿真时间</translation>
    </message>
    <message>
        <source>Simulated time and stop time of the run</source>
        <translation>运行的仿真时间和终止时间</translation>
    </message>
    <message>
        <source>%1 s of %2 s</source>
        <comment>simulated time and stop time</comment>
        <translation>%1 s / %2 s</translation>
    </message>
    <message>
        <source>Stop time %1 s</source>
        <translation>终止时间 %1 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::RunsPanel</name>
    <message>
        <source>No runs yet</source>
        <translation>尚无运行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Remove run</source>
        <translation>移除运行</translation>
    </message>
    <message>
        <source>Take its values back</source>
        <translation>恢复其值</translation>
    </message>
    <message>
        <source>Show the difference from this run</source>
        <translation>显示与此运行之差</translation>
    </message>
    <message>
        <source>Keep this run beside the circuit</source>
        <translation>将此运行随回路保存</translation>
    </message>
    <message>
        <source>Pin to the plots</source>
        <translation>固定在图表上</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <source>Runs the circuit as it was for this run; the document stays as it is</source>
        <translation>按此次运行时的回路运行；文档保持不变</translation>
    </message>
</context>
<context>
    <name>SegmentTool</name>
    <message>
        <source>Move a line</source>
        <translation>移动管路</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Rotate &amp;left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate &amp;right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Mirror &amp;horizontally</source>
        <translation>水平镜像(&amp;H)</translation>
    </message>
    <message>
        <source>Mirror &amp;vertically</source>
        <translation>垂直镜像(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit sheet</source>
        <translation>显示整个图面(&amp;F)</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>缩放到所选内容(&amp;S)</translation>
    </message>
    <message>
        <source>A&amp;ctual size</source>
        <translation>实际大小(&amp;C)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤消</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>R&amp;oute lines again</source>
        <translation>重新布线(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tidy up</source>
        <translation>整理(&amp;T)</translation>
    </message>
    <message>
        <source>Align &amp;left</source>
        <translation>左对齐(&amp;L)</translation>
    </message>
    <message>
        <source>Align &amp;centres</source>
        <translation>水平居中(&amp;C)</translation>
    </message>
    <message>
        <source>Align &amp;right</source>
        <translation>右对齐(&amp;R)</translation>
    </message>
    <message>
        <source>Align &amp;top</source>
        <translation>顶端对齐(&amp;T)</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>垂直居中(&amp;M)</translation>
    </message>
    <message>
        <source>Align &amp;bottom</source>
        <translation>底端对齐(&amp;B)</translation>
    </message>
    <message>
        <source>Distribute &amp;horizontally</source>
        <translation>水平均布(&amp;H)</translation>
    </message>
    <message>
        <source>Distribute &amp;vertically</source>
        <translation>垂直均布(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Spread apart</source>
        <translation>散开(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤消(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the line&apos;s other &amp;end</source>
        <translation>转到连线的另一端(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>注记(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Leader</source>
        <translation>指引线(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Frame</source>
        <translation>框(&amp;F)</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>表格(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetFind</name>
    <message>
        <source>Find on the sheet</source>
        <translation>在图面上查找</translation>
    </message>
    <message>
        <source>Name, designation, class or text; Enter finds the next one, Shift+Enter the previous one, Esc closes</source>
        <translation>名称、标识代号、类或文字；Enter 查找下一个，Shift+Enter 查找上一个，Esc 关闭</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>found on the sheet</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found on the sheet</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>bramah::app::SheetPages</name>
    <message>
        <source>Remove the page and what lies on it</source>
        <translation>移除图页及其上内容</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Move what is &amp;selected to this page</source>
        <translation>将所选内容移到此页(&amp;S)</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SheetView</name>
    <message>
        <source>Sheet</source>
        <translation>图面</translation>
    </message>
    <message>
        <source>Click to go to the other end of this line, on sheet %1</source>
        <translation>单击可转到此连线的另一端，位于图页 %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ShortcutModel</name>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>These keys do not change</source>
        <translation>这些按键不可更改</translation>
    </message>
    <message>
        <source>Changed; by default it has no keys</source>
        <translation>已更改；默认没有快捷键</translation>
    </message>
    <message>
        <source>Changed; by default %1</source>
        <translation>已更改；默认为 %1</translation>
    </message>
</context>
<context>
    <name>bramah::app::ShortcutsDialog</name>
    <message>
        <source>&amp;No keys</source>
        <translation>无快捷键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>默认(&amp;D)</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Find a command by its name or by what it does</source>
        <translation>按名称或作用查找命令</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>or press its keys here</source>
        <translation>或在此按下其快捷键</translation>
    </message>
    <message>
        <source>Find a command by its keys</source>
        <translation>按快捷键查找命令</translation>
    </message>
    <message>
        <source>Press keys to see what they do; Escape shows all commands again</source>
        <translation>按下按键以查看其作用；按 Esc 重新显示所有命令</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其快捷键</translation>
    </message>
    <message>
        <source>Press the new keys here</source>
        <translation>在此按下新的快捷键</translation>
    </message>
    <message>
        <source>New keys of the command</source>
        <translation>命令的新快捷键</translation>
    </message>
    <message>
        <source>&amp;All to default…</source>
        <translation>全部恢复默认(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>No command has these words.</source>
        <translation>没有命令包含这些词。</translation>
    </message>
    <message>
        <source>Nothing has the keys %1.</source>
        <translation>没有命令使用快捷键 %1。</translation>
    </message>
    <message>
        <source>%1: these keys do not change</source>
        <translation>%1：这些按键不可更改</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>%1 cannot be the keys of a command. They belong to: %2</source>
        <translation>%1 不能用作命令的快捷键，它属于：%2</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 属于：%2</translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>All commands have their default keys.</source>
        <translation>所有命令均使用默认快捷键。</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) get their default keys again.</source>
        <translation>
            <numerusform>%n 个命令恢复默认快捷键。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Print the keyboard shortcuts</source>
        <translation>打印键盘快捷键</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SignalMenu</name>
    <message>
        <source>&amp;New signal of the bus:</source>
        <translation>总线的新信号(&amp;N)：</translation>
    </message>
    <message>
        <source>Signals of the bus</source>
        <translation>总线的信号</translation>
    </message>
    <message>
        <source>A name has letters, digits and _, and begins with a letter.</source>
        <translation>名称由字母、数字和 _ 组成，并以字母开头。</translation>
    </message>
    <message>
        <source>&amp;Signal of the bus, or a new one:</source>
        <translation>总线的信号，或新信号(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>%1 of %2 points were not ready when they were due; points came typically %3 late, at most %4</source>
        <translation>%2 个点中有 %1 个未能按时完成；各点通常延迟 %3，最多延迟 %4</translation>
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
        <translation>中继端口</translation>
    </message>
    <message>
        <source>End ports</source>
        <translation>终端端口</translation>
    </message>
    <message>
        <source>no variable changes that could be compared</source>
        <translation>没有可比较的变化变量</translation>
    </message>
    <message>
        <source>largest difference %1 % of the range of %2, at %3 s</source>
        <translation>最大差异为 %2 变化范围的 %1 %，位于 %3 s</translation>
    </message>
    <message>
        <source>In %1 parts and %2 threads: %3 of all together; jointly: %4.</source>
        <translation>分为 %1 个部分、%2 个线程：合计 %3；整体求解：%4。</translation>
    </message>
    <message>
        <source>%1 steps in %2 s</source>
        <translation>%1 步，用时 %2 s</translation>
    </message>
    <message>
        <source>delay() delays by %1 s, which is outside of 0 to %2 s</source>
        <translation>delay() 的延迟为 %1 s，超出 0 至 %2 s 的范围</translation>
    </message>
    <message>
        <source>an operator with a past in a while that ends by what changes during the run</source>
        <translation>由运行期间变化的量终止的 while 中含有与历史有关的运算符</translation>
    </message>
    <message>
        <source>this loop still goes on after %1 turns</source>
        <translation>此循环经 %1 次后仍在继续</translation>
    </message>
    <message>
        <source>an array whose size changes in a while that ends by what changes during the run</source>
        <translation>由运行期间变化的量终止的 while 中含有大小变化的数组</translation>
    </message>
    <message>
        <source>text in a while that ends by what changes during the run</source>
        <translation>由运行期间变化的量终止的 while 中含有文本</translation>
    </message>
    <message>
        <source>while that ends by what changes during the run, outside of functions</source>
        <translation>函数之外由运行期间变化的量终止的 while</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>subscript `%1` of `%2` is %3, which is outside of 1 to %4</source>
        <translation>`%2` 的下标 `%1` 为 %3，超出 1 至 %4 的范围</translation>
    </message>
    <message>
        <source>`%1` cannot be read: %2</source>
        <translation>`%1` 无法读取：%2</translation>
    </message>
    <message>
        <source>`%1` limited %2 % of the steps</source>
        <translation>`%1` 限制了 %2 % 的步长</translation>
    </message>
    <message>
        <source>the start and stop time must be finite</source>
        <translation>起始时间和终止时间须为有限值</translation>
    </message>
    <message>
        <source>the stop time %1 s lies before the start time %2 s</source>
        <translation>终止时间 %1 s 早于起始时间 %2 s</translation>
    </message>
    <message>
        <source>the tolerance %1 is outside 1e-12..0.1</source>
        <translation>容差 %1 超出 1e-12..0.1 的范围</translation>
    </message>
    <message>
        <source>the interval %1 s is negative</source>
        <translation>间隔 %1 s 为负</translation>
    </message>
    <message>
        <source>the interval %1 s gives more than 1e9 rows</source>
        <translation>间隔 %1 s 将产生超过 1e9 行</translation>
    </message>
    <message>
        <source>the regular expression `%1` for variables is wrong: %2</source>
        <translation>变量的正则表达式 `%1` 有误：%2</translation>
    </message>
    <message>
        <source>the model has errors</source>
        <translation>模型有错误</translation>
    </message>
    <message>
        <source>the model has errors: %1</source>
        <translation>模型有错误：%1</translation>
    </message>
    <message>
        <source>the saved state holds no `%1`; it starts at its start value</source>
        <translation>保存的状态中没有 `%1`；它从其初值开始</translation>
    </message>
    <message>
        <source>nothing determines the start of `%1`; it keeps its start value</source>
        <translation>无从确定 `%1` 的起始值；保留其初值</translation>
    </message>
    <message>
        <source>there is no variable `%1` in these results</source>
        <translation>这些结果中没有变量 `%1`</translation>
    </message>
    <message>
        <source>`%1` cannot be written: %2</source>
        <translation>`%1` 无法写入：%2</translation>
    </message>
    <message>
        <source>an equation has no finite value at %1 s: %2</source>
        <translation>%1 s 时有方程没有有限值：%2</translation>
    </message>
    <message>
        <source>look for a division by zero or a root of a negative number, and at start values far from what is physical</source>
        <translation>请检查是否有除以零或对负数开方，以及初值是否远离物理范围</translation>
    </message>
    <message>
        <source>a system of equations has no solution that can be found at %1 s: %2</source>
        <translation>%1 s 时有方程组找不到解：%2</translation>
    </message>
    <message>
        <source>check the parameters of the named component; a small volume between its neighbours makes the equations explicit</source>
        <translation>请检查所指元件的参数；在其相邻元件之间设置小容积可使方程变为显式</translation>
    </message>
    <message>
        <source>a system of equations does not determine its unknowns at %1 s: %2</source>
        <translation>%1 s 时有方程组不能确定其未知量：%2</translation>
    </message>
    <message>
        <source>look for a parameter that is zero, or a part of the circuit that nothing holds</source>
        <translation>请检查是否有参数为零，或回路中有部分未受约束</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <translation>%1 s 时：%2</translation>
    </message>
    <message>
        <source>switching at %1 s comes to no end: %2</source>
        <translation>%1 s 时的切换无法终止：%2</translation>
    </message>
    <message>
        <source>no consistent start was found: %1</source>
        <translation>未找到相容的起始值：%1</translation>
    </message>
    <message>
        <source>check the start values of the named component and of its neighbours</source>
        <translation>请检查所指元件及其相邻元件的初值</translation>
    </message>
    <message>
        <source>an evaluation failed for an unknown reason, at %1 s</source>
        <translation>求值因未知原因失败，时间为 %1 s</translation>
    </message>
    <message>
        <source>the integrator could not continue at %1 s</source>
        <translation>积分器在 %1 s 时无法继续</translation>
    </message>
    <message>
        <source>at %1 s no step is small enough for the equations to be solved; `%2` converges worst</source>
        <translation>%1 s 时，步长再小也无法求解方程；`%2` 收敛最差</translation>
    </message>
    <message>
        <source>at %1 s no step is small enough for the tolerance; `%2` changes too fast</source>
        <translation>%1 s 时，步长再小也达不到容差；`%2` 变化过快</translation>
    </message>
    <message>
        <source> (last: %1)</source>
        <translation>（最后：%1）</translation>
    </message>
    <message>
        <source>check the parameters around the named component: very small volumes, masses or lags make quantities change within nanoseconds; else try a larger tolerance</source>
        <translation>请检查所指元件周围的参数：过小的容积、质量或滞后会使量在纳秒内变化；否则请尝试较大的容差</translation>
    </message>
    <message>
        <source>`%1` switches again and again at %2 s, so that time does not advance</source>
        <translation>`%1` 在 %2 s 时反复切换，致使时间无法推进</translation>
    </message>
    <message>
        <source>`%1` switches ever sooner; after %2 s its next switching is too soon to be computed</source>
        <translation>`%1` 的切换越来越密；%2 s 之后，下一次切换间隔过短而无法计算</translation>
    </message>
    <message>
        <source>let the switching end below a smallest speed or distance, as a bouncing ball comes to rest; a smaller tolerance computes a few more</source>
        <translation>请使切换在低于最小速度或距离时停止，如同弹跳的球静止下来；减小容差可多计算几次</translation>
    </message>
    <message>
        <source>give the switching a hysteresis, or the quantity that it compares some inertia or volume</source>
        <translation>请为切换设置滞环，或为其比较的量增加一定惯性或容积</translation>
    </message>
    <message>
        <source>warning at %1 s: %2</source>
        <translation>%1 s 时的警告：%2</translation>
    </message>
    <message>
        <source>warning at %1 s from `%2`: %3</source>
        <translation>%1 s 时来自 `%2` 的警告：%3</translation>
    </message>
    <message>
        <source>there is no input `%1`</source>
        <translation>没有输入 `%1`</translation>
    </message>
    <message>
        <source>`%1` is no input of the model, so it cannot follow a signal</source>
        <translation>`%1` 不是模型的输入，因此不能跟随信号</translation>
    </message>
    <message>
        <source>the signal of the input `%1` has no rows</source>
        <translation>输入 `%1` 的信号没有行</translation>
    </message>
    <message>
        <source>the signal of the input `%1` has no finite value in row %2</source>
        <translation>输入 `%1` 的信号在第 %2 行没有有限值</translation>
    </message>
    <message>
        <source>the time of the signal of the input `%1` falls in row %2</source>
        <translation>输入 `%1` 的信号的时间在第 %2 行减小</translation>
    </message>
    <message>
        <source>there is no parameter `%1`</source>
        <translation>没有参数 `%1`</translation>
    </message>
    <message>
        <source>`%1` is not a parameter; its value follows from the equations</source>
        <translation>`%1` 不是参数；其值由方程得出</translation>
    </message>
    <message>
        <source>`%1` is final; its value follows from other parameters</source>
        <translation>`%1` 为 final；其值由其他参数得出</translation>
    </message>
    <message>
        <source>the equations themselves depend on `%1`; change it in the model</source>
        <translation>方程本身取决于 `%1`；请在模型中更改</translation>
    </message>
    <message>
        <source>`%1` is a text, not a number</source>
        <translation>`%1` 是文本，而非数</translation>
    </message>
    <message>
        <source>it is no matrix</source>
        <translation>不是矩阵</translation>
    </message>
    <message>
        <source>its numbers are not known before the run</source>
        <translation>其数值在运行前未知</translation>
    </message>
    <message>
        <source>it needs a row and two columns at least</source>
        <translation>至少需要一行两列</translation>
    </message>
    <message>
        <source>it has no column %1</source>
        <translation>没有第 %1 列</translation>
    </message>
    <message>
        <source>it needs two rows and two columns at least, the first of them for the grids</source>
        <translation>至少需要两行两列，其中首行和首列为网格</translation>
    </message>
    <message>
        <source>the monotone kinds of smoothness are for tables of one dimension</source>
        <translation>单调类的平滑方式仅用于一维表</translation>
    </message>
    <message>
        <source>the table is asked for </source>
        <translation>表格的查询值为 </translation>
    </message>
    <message>
        <source>, outside of its grid from %1 to %2</source>
        <translation>，超出其网格范围 %1 至 %2</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>`%1` does not begin with a line `#1`</source>
        <translation>`%1` 未以 `#1` 行开头</translation>
    </message>
    <message>
        <source>its size %1 times %2 is impossible</source>
        <translation>其大小 %1 乘 %2 不可能</translation>
    </message>
    <message>
        <source>line %1 of `%2`: `%3` is no number</source>
        <translation>`%2` 第 %1 行：`%3` 不是数</translation>
    </message>
    <message>
        <source>`%1` has no table `%2`</source>
        <translation>`%1` 没有表格 `%2`</translation>
    </message>
    <message>
        <source>`%1` has %2 numbers where %3 are announced</source>
        <translation>`%1` 有 %2 个数，而声明为 %3 个</translation>
    </message>
    <message>
        <source>line %1 of `%2` has %3 numbers where the lines above have %4</source>
        <translation>`%2` 第 %1 行有 %3 个数，而其上各行有 %4 个</translation>
    </message>
    <message>
        <source>its grid value %1 is not a number</source>
        <translation>其网格值 %1 不是数</translation>
    </message>
    <message>
        <source>its grid value %1, %2, does not rise above the one before, %3</source>
        <translation>其网格值 %1 为 %2，不大于前一个值 %3</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <translation>没有变量 `%1`</translation>
    </message>
    <message>
        <source>`%1` is no real number, so it cannot be an input</source>
        <translation>`%1` 不是实数，因此不能作为输入</translation>
    </message>
    <message>
        <source>the equations themselves depend on `%1`, so it cannot be an input</source>
        <translation>方程本身取决于 `%1`，因此不能作为输入</translation>
    </message>
    <message>
        <source>`%1` is neither a parameter nor a signal, so it cannot be an input; name a parameter, or an input or output of a block or component</source>
        <translation>`%1` 既不是参数也不是信号，因此不能作为输入；请指定参数，或方块、元件的输入或输出</translation>
    </message>
    <message>
        <source>`%1` does not change continuously, so it cannot be an output</source>
        <translation>`%1` 不连续变化，因此不能作为输出</translation>
    </message>
    <message>
        <source>`%1` comes to a dead centre, where `%2` cannot be found from the states that were chosen for the run; describe the motion by a coordinate that serves everywhere, such as an angle</source>
        <translation>`%1` 到达死点，此处无法由运行所选的状态变量求得 `%2`；请用处处适用的坐标描述运动，如角度</translation>
    </message>
    <message>
        <source>it is not JSON: %1 at byte %2</source>
        <translation>不是 JSON：%1，位于第 %2 字节</translation>
    </message>
    <message>
        <source>it holds no saved state of a model</source>
        <translation>不含模型的保存状态</translation>
    </message>
    <message>
        <source>its format %1 is newer than this program knows (%2)</source>
        <translation>其格式 %1 比本程序所知的（%2）更新</translation>
    </message>
    <message>
        <source>the value of `%1` is not a number</source>
        <translation>`%1` 的值不是数</translation>
    </message>
    <message>
        <source>`%1` cannot be used as a start: %2</source>
        <translation>`%1` 不能用作起点：%2</translation>
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
        <translation>枚举</translation>
    </message>
    <message>
        <source>a String</source>
        <translation>String</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>of enumeration %1</source>
        <translation>枚举 %1</translation>
    </message>
    <message>
        <source>`%1` switched %2×</source>
        <translation>`%1` 切换 %2 次</translation>
    </message>
    <message>
        <source>`%1` made steps fail %2×</source>
        <translation>`%1` 使时间步失败 %2 次</translation>
    </message>
    <message>
        <source>parameter `%1` is %2</source>
        <translation>参数 `%1` 为 %2</translation>
    </message>
    <message>
        <source>parameter `%1` is %2, but must not be below %3</source>
        <translation>参数 `%1` 为 %2，但不得小于 %3</translation>
    </message>
    <message>
        <source>parameter `%1` is %2, but must not be above %3</source>
        <translation>参数 `%1` 为 %2，但不得大于 %3</translation>
    </message>
    <message>
        <source>`%1` of function `%2` has no value here: none of the assignments to it was reached</source>
        <translation>函数 `%2` 的 `%1` 在此处没有值：未执行到对其的任何赋值</translation>
    </message>
    <message>
        <source>the saved state is one of `%1`; this is `%2`, which takes the values with the same paths</source>
        <translation>保存的状态属于 `%1`；此处为 `%2`，采用路径相同的值</translation>
    </message>
    <message>
        <source>this is a condition of the component itself: look at its parameters and at what drives it</source>
        <translation>这是元件自身的条件：请检查其参数及其驱动量</translation>
    </message>
    <message>
        <source>`%1` delays by %2 s; give a time greater than 0</source>
        <translation>`%1` 延迟 %2 s；请给定大于 0 的时间</translation>
    </message>
    <message>
        <source>a number, a Boolean or an enumeration</source>
        <translation>数、Boolean 或枚举</translation>
    </message>
    <message>
        <source>this loop still goes on after %1 turns; let it end by an Integer that counts by one</source>
        <translation>此循环经 %1 次后仍在继续；请使其由逐一计数的 Integer 终止</translation>
    </message>
    <message>
        <source>a parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>a constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>the interval of `%1` is %2 s; give one greater than 0</source>
        <translation>`%1` 的间隔为 %2 s；请给定大于 0 的值</translation>
    </message>
    <message>
        <source>the derivatives are not finite</source>
        <translation>导数不是有限值</translation>
    </message>
    <message>
        <source>`%1` finds no consistent value</source>
        <translation>`%1` 找不到相容的值</translation>
    </message>
    <message>
        <source>the initialPoints of spatialDistribution() do not rise from 0 to 1</source>
        <translation>spatialDistribution() 的 initialPoints 未从 0 递增至 1</translation>
    </message>
    <message>
        <source>the flow through spatialDistribution() is faster than the steps can follow</source>
        <translation>流经 spatialDistribution() 的流动过快，时间步无法跟随</translation>
    </message>
    <message>
        <source>`%1` changes by %2 per second without end: nothing balances what is fed in</source>
        <translation>`%1` 以每秒 %2 无休止地变化：输入的量没有平衡</translation>
    </message>
    <message>
        <source>`%1` does not come to rest (it is %2 and changes by %3 per second)</source>
        <translation>`%1` 未达到静止（为 %2，每秒变化 %3）</translation>
    </message>
    <message>
        <source>`%1` is %2</source>
        <translation>`%1` 为 %2</translation>
    </message>
    <message>
        <source>%1, since it is divided by `%2`, which is 0</source>
        <translation>%1，因为其除数 `%2` 为 0</translation>
    </message>
    <message>
        <source>%1 with `%2` = %3</source>
        <translation>%1，其中 `%2` = %3</translation>
    </message>
    <message>
        <source>%1, `%2` = %3</source>
        <translation>%1，`%2` = %3</translation>
    </message>
    <message>
        <source>the equation for `%1`</source>
        <translation>`%1` 的方程</translation>
    </message>
    <message>
        <source>%1 has the slope %2 over `%3`</source>
        <translation>%1 对 `%3` 的斜率为 %2</translation>
    </message>
    <message>
        <source>the equations for %1 are singular</source>
        <translation>%1 的方程奇异</translation>
    </message>
    <message>
        <source>the residuals are not finite</source>
        <translation>残差不是有限值</translation>
    </message>
    <message>
        <source>the results are not finite</source>
        <translation>结果不是有限值</translation>
    </message>
    <message>
        <source>the Jacobian is not finite</source>
        <translation>雅可比矩阵不是有限值</translation>
    </message>
    <message>
        <source>no solution found for %1</source>
        <translation>未找到 %1 的解</translation>
    </message>
    <message>
        <source>%1 is off by %2</source>
        <translation>%1 偏差 %2</translation>
    </message>
    <message>
        <source>%1; worst off: %2</source>
        <translation>%1；偏差最大：%2</translation>
    </message>
    <message>
        <source>the equations %1 do not determine %2</source>
        <translation>方程 %1 不能确定 %2</translation>
    </message>
    <message>
        <source>the equation %1 does not determine %2</source>
        <translation>方程 %1 不能确定 %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>%1 of `%2`</source>
        <translation>`%2` 的 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>There is no operating point: %1</source>
        <translation>没有工作点：%1</translation>
    </message>
    <message>
        <source>No wanted value depends on %1.</source>
        <translation>没有所求值取决于 %1。</translation>
    </message>
    <message>
        <source>%1 depends on none of the parameters to be found.</source>
        <translation>%1 不取决于任何待求参数。</translation>
    </message>
    <message>
        <source>No value is wanted.</source>
        <translation>没有所求值。</translation>
    </message>
    <message>
        <source>Wanted values: %1, parameters to be found: %2; there must be as many parameters as values.</source>
        <translation>所求值：%1，待求参数：%2；参数与值的个数须相等。</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>没有变量 %1。</translation>
    </message>
    <message>
        <source>The circuit does not compute %1.</source>
        <translation>回路不计算 %1。</translation>
    </message>
    <message>
        <source>%1 is no real number.</source>
        <translation>%1 不是实数。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>No values of parameters were found that give the wanted ones.</source>
        <translation>未找到能给出所求值的参数值。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>%1 is given %2</source>
        <translation>%1 接受 %2</translation>
    </message>
    <message>
        <source>: its surroundings do not give that, or its own equations do not give the rest</source>
        <translation>：其周围元件不给出该量，或其自身方程不给出其余的量</translation>
    </message>
    <message>
        <source> as long as </source>
        <translation>，因已指定 </translation>
    </message>
    <message>
        <source>The circuit cannot start: %1</source>
        <translation>回路无法起始：%1</translation>
    </message>
    <message>
        <source>the run ended before its time</source>
        <translation>运行提前结束</translation>
    </message>
    <message>
        <source>a pipe with `spatialDistribution()` has no linear system; use a `delay()` in its place</source>
        <translation>含 `spatialDistribution()` 的管道没有线性系统；请改用 `delay()`</translation>
    </message>
    <message>
        <source>%1: the equations hold only with `%2` = %3, below its least value, %4</source>
        <translation>%1：方程仅在 `%2` = %3 时成立，该值小于其最小值 %4</translation>
    </message>
    <message>
        <source>%1: the equations hold only with `%2` = %3, above its largest value, %4</source>
        <translation>%1：方程仅在 `%2` = %3 时成立，该值大于其最大值 %4</translation>
    </message>
    <message>
        <source>the circuit is run as one part: no delay, as of a transmission line, cuts it into several</source>
        <translation>回路作为一个部分运行：没有延迟（如传输管路）将其分割为多个部分</translation>
    </message>
    <message>
        <source>so few states take little time in any case</source>
        <translation>状态变量很少，本就用时很短</translation>
    </message>
    <message>
        <source>one part has most of the states, the others would wait for it</source>
        <translation>大部分状态变量集中于一个部分，其他部分需等待它</translation>
    </message>
    <message>
        <source>the delays are so short that the parts would mostly wait</source>
        <translation>延迟过短，各部分大多处于等待之中</translation>
    </message>
    <message>
        <source>as was chosen</source>
        <translation>按所选方式</translation>
    </message>
    <message>
        <source>as this method was chosen for the whole</source>
        <translation>因为此算法是为整体选定的</translation>
    </message>
    <message>
        <source>delays cut the circuit into %1 parts, each run on its own steps: %2</source>
        <translation>延迟将回路分割为 %1 个部分，各按自身步长运行：%2</translation>
    </message>
    <message>
        <source>delays cut the circuit into %1 parts, run jointly: %2</source>
        <translation>延迟将回路分割为 %1 个部分，整体运行：%2</translation>
    </message>
    <message>
        <source>give the conditions a hysteresis, or the switched quantity a delay; in a circle of steps one transition has to wait for something</source>
        <translation>请为条件设置滞环，或为被切换的量设置延迟；步成环时须有一个转换等待某个条件</translation>
    </message>
    <message>
        <source>that takes less time, with errors of the same size</source>
        <translation>这样用时较少，且误差大小相同</translation>
    </message>
    <message>
        <source>the loop cannot be cut at `%1`, which is a state; cut it at an input that it leads to</source>
        <translation>环路不能在 `%1` 处断开，因为它是状态变量；请在其所通向的输入处断开</translation>
    </message>
    <message>
        <source>`%1` is no signal; a loop is cut at one, as at the input of a valve</source>
        <translation>`%1` 不是信号；环路须在信号处断开，如阀的输入</translation>
    </message>
    <message>
        <source>`%1` has the value of `%2`; set that one, or give `%1` a value of its own in the model</source>
        <translation>`%1` 的值取自 `%2`；请设置后者，或在模型中为 `%1` 单独给定值</translation>
    </message>
    <message>
        <source>at %1 s time does not go on, however small the steps are</source>
        <translation>%1 s 时，步长再小时间也无法推进</translation>
    </message>
    <message>
        <source>`%1` is %2, below its min of %3; what depends on it may be wrong</source>
        <translation>`%1` 为 %2，低于其 min 值 %3；取决于它的量可能有误</translation>
    </message>
    <message>
        <source>`%1` is %2, above its max of %3; what depends on it may be wrong</source>
        <translation>`%1` 为 %2，高于其 max 值 %3；取决于它的量可能有误</translation>
    </message>
    <message>
        <source>Integer `%1` would be %2, which is beyond the range of Integers, %3 to %4; let it be a Real</source>
        <translation>Integer `%1` 将为 %2，超出 Integer 的范围 %3 至 %4；请将其改为 Real</translation>
    </message>
    <message>
        <source>%1 where the condition `%2` is about to change; a branch is followed beyond the end of its condition until the event is found, so give it a value there too, or write the condition in noEvent()</source>
        <translation>%1，发生在条件 `%2` 即将改变之处；在找到事件之前，分支会在其条件结束之后继续计算，因此请在该处也为其给定值，或将条件写入 noEvent()</translation>
    </message>
    <message>
        <source>from %1 s on %2 made the steps, as %3 could make none</source>
        <translation>从 %1 s 起由 %2 计算各步，因为 %3 无法推进</translation>
    </message>
    <message>
        <source>from %1 s on %2 made the steps, as %3 made no progress: steps of %4 s; that goes %5 times as fast</source>
        <translation>从 %1 s 起由 %2 计算各步，因为 %3 没有进展：步长 %4 s；速度为其 %5 倍</translation>
    </message>
    <message>
        <source>automatic choice</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Radau IIA</source>
        <translation>Radau IIA</translation>
    </message>
    <message>
        <source>ARKODE, explicit</source>
        <translation>ARKODE，显式</translation>
    </message>
    <message>
        <source>CVODE, BDF</source>
        <translation>CVODE，BDF</translation>
    </message>
    <message>
        <source>CVODE, Adams</source>
        <translation>CVODE，Adams</translation>
    </message>
    <message>
        <source>IDA</source>
        <translation>IDA</translation>
    </message>
    <message>
        <source>no states</source>
        <translation>没有状态变量</translation>
    </message>
    <message>
        <source>%1: %2 steps</source>
        <translation>%1：%2 步</translation>
    </message>
    <message>
        <source>the method was changed %1 times in all</source>
        <translation>算法共更换 %1 次</translation>
    </message>
    <message>
        <source>`%1` is differentiated on its way to `%2`, so no proper linear system has it as an input; lead it through a lag</source>
        <translation>`%1` 在通向 `%2` 的途中被求导，因此没有以其为输入的正则线性系统；请使其经过一个滞后环节</translation>
    </message>
    <message>
        <source>`%1` and `%2` are joined, but set different values there, %3 and %4; make them equal, or put a line between them</source>
        <translation>`%1` 和 `%2` 相连，但在该处设定的值不同，分别为 %3 和 %4；请使两者相等，或在其间设置管路</translation>
    </message>
    <message>
        <source>reinit outside when</source>
        <translation>when 之外的 reinit</translation>
    </message>
    <message>
        <source>terminate outside when</source>
        <translation>when 之外的 terminate</translation>
    </message>
    <message>
        <source>state machine</source>
        <translation>状态机</translation>
    </message>
    <message>
        <source>%1 as a variable of a function</source>
        <translation>%1 作为函数的变量</translation>
    </message>
    <message>
        <source>when inside another statement</source>
        <translation>其他语句中的 when</translation>
    </message>
    <message>
        <source>%1 in a function</source>
        <translation>函数中的 %1</translation>
    </message>
    <message>
        <source>%1 inside another statement</source>
        <translation>其他语句中的 %1</translation>
    </message>
    <message>
        <source>operator of records</source>
        <translation>记录的运算符</translation>
    </message>
    <message>
        <source>synchronous clock</source>
        <translation>同步时钟</translation>
    </message>
    <message>
        <source>String() of a changing value outside a message</source>
        <translation>消息之外对变化值使用的 String()</translation>
    </message>
    <message>
        <source>String that changes during the run</source>
        <translation>在运行期间变化的 String</translation>
    </message>
    <message>
        <source>time in a function</source>
        <translation>函数中的 time</translation>
    </message>
    <message>
        <source>terminate under if in when</source>
        <translation>when 内 if 中的 terminate</translation>
    </message>
    <message>
        <source>when or connect inside when</source>
        <translation>when 中的 when 或 connect</translation>
    </message>
    <message>
        <source>String variable %1</source>
        <translation>String 变量 %1</translation>
    </message>
    <message>
        <source>%1 is what is to be found: a curve goes over another value.</source>
        <translation>%1 是待求的量：曲线的横坐标须为其他量。</translation>
    </message>
    <message>
        <source>Line %1: the time runs backwards; the rows are sorted.</source>
        <translation>第 %1 行：时间倒退；各行已排序。</translation>
    </message>
    <message>
        <source>The time runs backwards in %1 lines, first in line %2; the rows are sorted.</source>
        <translation>有 %1 行时间倒退，首次在第 %2 行；各行已排序。</translation>
    </message>
    <message>
        <source>Line %1: the time of day begins anew, which is taken as midnight.</source>
        <translation>第 %1 行：一天中的时间重新开始，按午夜处理。</translation>
    </message>
    <message>
        <source>straight lines bridge the gaps</source>
        <translation>以直线连接空缺处</translation>
    </message>
    <message>
        <source>the curve has gaps there</source>
        <translation>曲线在该处间断</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>none of its lines has a time; first line of values: %1</source>
        <translation>没有一行含有时间；第一行值：%1</translation>
    </message>
    <message>
        <source>the .mat file would have %1 GB, and programs that read them, as OMEdit, open no more than 2 GB: write CSV, or fewer variables or rows</source>
        <translation>.mat 文件将有 %1 GB，而读取它的程序（如 OMEdit）最多打开 2 GB：请写 CSV，或减少变量或行数</translation>
    </message>
    <message>
        <source>These have not as many values as the time and are left out: %1.</source>
        <translation>以下各项的值个数与时间不同，已略去：%1。</translation>
    </message>
    <message>
        <source>no vector has as many values as the time, `%1`</source>
        <translation>没有向量的值个数与时间 `%1` 相同</translation>
    </message>
    <message>
        <source>The time runs backwards; the rows are sorted.</source>
        <translation>时间倒退；各行已排序。</translation>
    </message>
    <message>
        <source>it has no vectors of numbers; tables and time series objects of MATLAB have to be saved as plain arrays</source>
        <translation>没有数值向量；MATLAB 的 table 和 timeseries 对象须保存为普通数组</translation>
    </message>
    <message>
        <source>`%1` is complex: its real part is taken.</source>
        <translation>`%1` 为复数：取其实部。</translation>
    </message>
    <message>
        <source>it has no vector `%1`; there are %2</source>
        <translation>没有向量 `%1`；现有 %2</translation>
    </message>
    <message>
        <source>none of its vectors is named `t` or `time`; say which one is the time: %1</source>
        <translation>没有名为 `t` 或 `time` 的向量；请指明哪一个是时间：%1</translation>
    </message>
    <message>
        <source>it is damaged or cut off</source>
        <translation>已损坏或被截断</translation>
    </message>
    <message>
        <source>it is damaged, or no .mat file of a known version</source>
        <translation>已损坏，或不是已知版本的 .mat 文件</translation>
    </message>
    <message>
        <source>it is a workbook or another archive; save the sheet as CSV</source>
        <translation>这是工作簿或其他归档文件；请将工作表另存为 CSV</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>这是设备或管道，而非文件</translation>
    </message>
    <message>
        <source>it is a damaged trajectory: `name` or `dataInfo` is missing</source>
        <translation>这是已损坏的轨迹文件：缺少 `name` 或 `dataInfo`</translation>
    </message>
    <message>
        <source>it is a damaged trajectory: %1 names, %2 entries of dataInfo, %3 rows</source>
        <translation>这是已损坏的轨迹文件：%1 个名称，%2 个 dataInfo 条目，%3 行</translation>
    </message>
    <message>
        <source>it is a damaged trajectory: `%1` has no values</source>
        <translation>这是已损坏的轨迹文件：`%1` 没有值</translation>
    </message>
    <message>
        <source>it has no variable beside the time</source>
        <translation>除时间外没有变量</translation>
    </message>
    <message>
        <source>it is damaged or cut off: rows from %1 on cannot be read</source>
        <translation>已损坏或被截断：从第 %1 行起无法读取</translation>
    </message>
    <message>
        <source>its time falls in row %1</source>
        <translation>其时间在第 %1 行减小</translation>
    </message>
    <message>
        <source>Rows with the same time as two before them: %1, first in line %2; the clock of the file is coarse.</source>
        <translation>与前两行时间相同的行：%1，首次在第 %2 行；文件的时钟分辨率较低。</translation>
    </message>
    <message>
        <source>Lines without a time, which are left out: %1, first line %2: `%3`.</source>
        <translation>没有时间的行（已略去）：%1，首次在第 %2 行：`%3`。</translation>
    </message>
    <message>
        <source>Missing values of `%2`: %1, first in line %3; %4.</source>
        <translation>`%2` 的缺失值：%1，首次在第 %3 行；%4。</translation>
    </message>
    <message>
        <source>Values of `%2` that are no numbers: %1, first in line %3: `%4`; %5.</source>
        <translation>`%2` 中不是数的值：%1，首次在第 %3 行：`%4`；%5。</translation>
    </message>
    <message>
        <source>Rows without a time, which are left out: %1.</source>
        <translation>没有时间的行（已略去）：%1。</translation>
    </message>
    <message>
        <source>it is an MDF measurement file; convert it to CSV or .mat, as asammdf does</source>
        <translation>这是 MDF 测量文件；请转换为 CSV 或 .mat，例如用 asammdf</translation>
    </message>
    <message>
        <source>it is a Parquet file; convert it to CSV, as pandas does</source>
        <translation>这是 Parquet 文件；请转换为 CSV，例如用 pandas</translation>
    </message>
    <message>
        <source>Parameters that are left out, as the file has very many rows: %1.</source>
        <translation>因文件行数过多而略去的参数：%1。</translation>
    </message>
    <message>
        <source>it is a TDMS file of LabVIEW; export it as CSV or .mat, as LabVIEW, Excel&apos;s TDM importer or npTDMS do</source>
        <translation>这是 LabVIEW 的 TDMS 文件；请导出为 CSV 或 .mat，例如用 LabVIEW、Excel 的 TDM 导入器或 npTDMS</translation>
    </message>
    <message>
        <source>one of the two has no values over time</source>
        <translation>两者之一没有随时间变化的值</translation>
    </message>
    <message>
        <source>one of the two is more than %1 times as long as the other</source>
        <translation>两者之一的长度超过另一个的 %1 倍</translation>
    </message>
    <message>
        <source>they have no time in common; let the shift be found, too</source>
        <translation>两者没有共同的时间段；请同时求时移</translation>
    </message>
    <message>
        <source>An expression is expected, as `cylinder.pA - cylinder.pB`.</source>
        <translation>此处应为表达式，如 `cylinder.pA - cylinder.pB`。</translation>
    </message>
    <message>
        <source>The expression is nested too deeply.</source>
        <translation>表达式嵌套过深。</translation>
    </message>
    <message>
        <source>`%1` is no number.</source>
        <translation>`%1` 不是数。</translation>
    </message>
    <message>
        <source>There is no variable `%1` in the results.</source>
        <translation>结果中没有变量 `%1`。</translation>
    </message>
    <message>
        <source>A condition cannot be compared with a number.</source>
        <translation>条件不能与数比较。</translation>
    </message>
    <message>
        <source>The branches are a number and a condition.</source>
        <translation>两个分支分别为数和条件。</translation>
    </message>
    <message>
        <source>`%1` is no function of curves; there are %2.</source>
        <translation>`%1` 不是曲线函数；现有 %2。</translation>
    </message>
    <message>
        <source>`%1` takes one argument.</source>
        <translation>`%1` 需要一个参数。</translation>
    </message>
    <message>
        <source>`%1` takes %2 arguments.</source>
        <translation>`%1` 需要 %2 个参数。</translation>
    </message>
    <message>
        <source>`%1` changes at events only and has no derivative.</source>
        <translation>`%1` 仅在事件处变化，没有导数。</translation>
    </message>
    <message>
        <source>`%1` must be a time above zero that stays the same.</source>
        <translation>`%1` 须为大于零且保持不变的时间。</translation>
    </message>
    <message>
        <source>`%1` is in %2, and a time is expected.</source>
        <translation>`%1` 的单位为 %2，而此处应为时间。</translation>
    </message>
    <message>
        <source>`%1` is a number, and a condition is expected.</source>
        <translation>`%1` 是数，而此处应为条件。</translation>
    </message>
    <message>
        <source>`%1` is a condition, and a number is expected; `if %1 then 1 else 0` makes one of it.</source>
        <translation>`%1` 是条件，而此处应为数；可用 `if %1 then 1 else 0` 转换。</translation>
    </message>
    <message>
        <source>`%1` is in %2, and a number without a unit is expected.</source>
        <translation>`%1` 的单位为 %2，而此处应为无单位的数。</translation>
    </message>
    <message>
        <source>`%1` is in %2, but `%3` in %4; bring both to the same unit.</source>
        <translation>`%1` 的单位为 %2，而 `%3` 的单位为 %4；请统一为相同单位。</translation>
    </message>
    <message>
        <source>`%1` is neither a time, as `200 ms`, nor a condition, as `valve.u &gt; 0`.</source>
        <translation>`%1` 既不是时间（如 `200 ms`），也不是条件（如 `valve.u &gt; 0`）。</translation>
    </message>
    <message>
        <source>`%1` is never true in this run.</source>
        <translation>`%1` 在此次运行中从不为真。</translation>
    </message>
    <message>
        <source>`%1` does not become true after %2 s.</source>
        <translation>`%1` 在 %2 s 之后不再变为真。</translation>
    </message>
    <message>
        <source>The run has no values in the window.</source>
        <translation>运行在该时间窗内没有值。</translation>
    </message>
    <message>
        <source>The run has no values of it.</source>
        <translation>运行中没有其值。</translation>
    </message>
    <message>
        <source>The lower limit is above the upper one.</source>
        <translation>下限大于上限。</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>终值</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化量</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Peak to peak</source>
        <translation>峰峰值</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>RMS</source>
        <translation>均方根值</translation>
    </message>
    <message>
        <source>Integral</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>Rise time</source>
        <translation>上升时间</translation>
    </message>
    <message>
        <source>Overshoot</source>
        <translation>超调量</translation>
    </message>
    <message>
        <source>Settling time</source>
        <translation>调整时间</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>持续时间</translation>
    </message>
    <message>
        <source>Time of minimum</source>
        <translation>最小值时刻</translation>
    </message>
    <message>
        <source>Time of maximum</source>
        <translation>最大值时刻</translation>
    </message>
    <message>
        <source>The run has no values at these times.</source>
        <translation>运行在这些时刻没有值。</translation>
    </message>
    <message>
        <source>It has no value at these times.</source>
        <translation>其在这些时刻没有值。</translation>
    </message>
    <message>
        <source>The window has no duration.</source>
        <translation>该时间窗的长度为零。</translation>
    </message>
    <message>
        <source>It ends where it began, so there is no rise.</source>
        <translation>终值等于起始值，因此没有上升。</translation>
    </message>
    <message>
        <source>It does not reach 90 % of its change.</source>
        <translation>未达到变化量的 90 %。</translation>
    </message>
    <message>
        <source>It ends where it began, so there is no step to go beyond.</source>
        <translation>终值等于起始值，因此没有可超调的阶跃。</translation>
    </message>
    <message>
        <source>It ends where it began, so there is no step to settle from.</source>
        <translation>终值等于起始值，因此没有可供调整的阶跃。</translation>
    </message>
    <message>
        <source>It does not swing twice about its mean.</source>
        <translation>绕平均值的振荡不足两次。</translation>
    </message>
    <message>
        <source>it has no column of numbers beside the time: it begins with `%1`; export it as text with a column of numbers for each channel</source>
        <translation>除时间外没有数值列：其开头为 `%1`；请导出为文本，每个通道一列数值</translation>
    </message>
    <message>
        <source>it is no text but numbers of a binary format; export it as CSV or .mat with the program that wrote it</source>
        <translation>不是文本，而是二进制格式的数；请用写入它的程序导出为 CSV 或 .mat</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <translation>`%1` 为空</translation>
    </message>
    <message>
        <source>`%1` is no file of MATLAB</source>
        <translation>`%1` 不是 MATLAB 文件</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>a seed that differs from run to run</source>
        <translation>每次运行均不同的种子</translation>
    </message>
    <message>
        <source>the circuit has no component that power goes through</source>
        <translation>回路中没有功率流经的元件</translation>
    </message>
    <message>
        <source>the circuit has no start: %1</source>
        <translation>回路无法起始：%1</translation>
    </message>
    <message>
        <source>`%1` is inherited from another class, or one of several in an array</source>
        <translation>`%1` 继承自其他类，或是数组中的一个</translation>
    </message>
    <message>
        <source>`%1` reads a port or a node that a bond graph does not have</source>
        <translation>`%1` 读取键合图所没有的端口或节点</translation>
    </message>
    <message>
        <source>there is no adapter from bonds to the port `%1.%2`</source>
        <translation>没有从键到端口 `%1.%2` 的适配器</translation>
    </message>
    <message>
        <source>The circuit cannot be computed.</source>
        <translation>回路无法计算。</translation>
    </message>
    <message>
        <source>Nothing in the circuit passes power.</source>
        <translation>回路中没有传递功率的元件。</translation>
    </message>
    <message>
        <source>split at %1</source>
        <translation>在 %1 处撕裂</translation>
    </message>
    <message>
        <source>until it holds: %1</source>
        <translation>直至其成立：%1</translation>
    </message>
    <message>
        <source>joint of %1</source>
        <translation>%1 的接点</translation>
    </message>
    <message>
        <source>the circuit itself</source>
        <translation>回路自身</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>%1 is missing at the end</source>
        <translation>末尾缺少%1</translation>
    </message>
    <message>
        <source>%1 is missing before &quot;%2&quot;</source>
        <translation>“%2”之前缺少%1</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>the letter of an element</source>
        <translation>元件的字母</translation>
    </message>
    <message>
        <source>pressure</source>
        <translation>压力</translation>
    </message>
    <message>
        <source>mass flow</source>
        <translation>质量流量</translation>
    </message>
    <message>
        <source>flow</source>
        <translation>流量</translation>
    </message>
    <message>
        <source>force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>转矩</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>电压</translation>
    </message>
    <message>
        <source>current</source>
        <translation>电流</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>heat flow</source>
        <translation>热流量</translation>
    </message>
    <message>
        <source>an open port</source>
        <translation>未连接的端口</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>直接计算</translation>
    </message>
    <message>
        <source>linear unknown</source>
        <translation>线性未知量</translation>
    </message>
    <message>
        <source>computed in the loop</source>
        <translation>在环中计算</translation>
    </message>
    <message>
        <source>iterated</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>algebraic</source>
        <translation>代数</translation>
    </message>
    <message>
        <source>with integration</source>
        <translation>含积分</translation>
    </message>
    <message>
        <source>with differentiation</source>
        <translation>含微分</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>给出</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>不可：%1</translation>
    </message>
    <message>
        <source>chosen; %1</source>
        <translation>所选；%1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>chosen; as the program finds it</source>
        <translation>所选；与程序所求一致</translation>
    </message>
    <message>
        <source>as the program finds it</source>
        <translation>由程序求得</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>方程</translation>
    </message>
    <message>
        <source>%1, split here</source>
        <translation>%1，在此处撕裂</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态变量</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>方程</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>环</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Delayed</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>from part %1 by %2 ms</source>
        <translation>来自部分 %1，延迟 %2 ms</translation>
    </message>
    <message>
        <source>Came in [%1]</source>
        <translation>流入 [%1]</translation>
    </message>
    <message>
        <source>Given [%1]</source>
        <translation>提供 [%1]</translation>
    </message>
    <message>
        <source>Delivered [%1]</source>
        <translation>输出 [%1]</translation>
    </message>
    <message>
        <source>Stored [%1]</source>
        <translation>储存 [%1]</translation>
    </message>
    <message>
        <source>Lost [%1]</source>
        <translation>损耗 [%1]</translation>
    </message>
    <message>
        <source>Left out by its laws [%1]</source>
        <translation>其定律未计入 [%1]</translation>
    </message>
    <message>
        <source>Share of all that was given</source>
        <translation>占提供总量的比例</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>the bonds that `%1` names cannot be read: %2</source>
        <translation>`%1` 所列的键无法读取：%2</translation>
    </message>
    <message>
        <source>Lossless: in any state the power into some ports equals the power out of the others.</source>
        <translation>无损：在任何状态下，一些端口的输入功率等于其余端口的输出功率。</translation>
    </message>
    <message>
        <source>Dissipates: it takes power in any state of its ports.</source>
        <translation>耗散：在其端口的任何状态下均吸收功率。</translation>
    </message>
    <message>
        <source>Gives power in any state of its ports.</source>
        <translation>在其端口的任何状态下均提供功率。</translation>
    </message>
    <message>
        <source>Takes or gives power, depending on the state of its ports.</source>
        <translation>吸收或提供功率，取决于其端口的状态。</translation>
    </message>
    <message>
        <source>Stores: %1 of %2 equations are between efforts and flows; the others contain derivatives.</source>
        <translation>储能：%2 个方程中有 %1 个联系势变量与流变量；其余含有导数。</translation>
    </message>
    <message>
        <source>Source: it fixes an effort or a flow by itself.</source>
        <translation>源：自行固定一个势变量或流变量。</translation>
    </message>
    <message>
        <source>Not linear: %1 of %2 equations have constant coefficients; its power depends on the others.</source>
        <translation>非线性：%2 个方程中有 %1 个为常系数；其功率取决于其余方程。</translation>
    </message>
    <message>
        <source>E F&apos; + F E&apos; = 0</source>
        <translation>E F&apos; + F E&apos; = 0</translation>
    </message>
    <message>
        <source>E F&apos; + F E&apos; is not 0</source>
        <translation>E F&apos; + F E&apos; 不为 0</translation>
    </message>
    <message>
        <source>rank of [E F] is %1 with %2 ports</source>
        <translation>[E F] 的秩为 %1，端口数为 %2</translation>
    </message>
    <message>
        <source>Volume node</source>
        <translation>容积节点</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>容积</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>支路</translation>
    </message>
    <message>
        <source>Pressure at the start</source>
        <translation>起始压力</translation>
    </message>
    <message>
        <source>none, ideal</source>
        <translation>无，理想</translation>
    </message>
    <message>
        <source>%1 at mid-stroke</source>
        <translation>行程中点处 %1</translation>
    </message>
    <message>
        <source>supplies effort and flow</source>
        <translation>提供势变量和流变量</translation>
    </message>
    <message>
        <source>receives effort and flow</source>
        <translation>接受势变量和流变量</translation>
    </message>
    <message>
        <source>effort supplier</source>
        <translation>势变量提供方</translation>
    </message>
    <message>
        <source>flow supplier</source>
        <translation>流变量提供方</translation>
    </message>
    <message>
        <source>modulating</source>
        <translation>调制</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>signal in</source>
        <translation>信号输入</translation>
    </message>
    <message>
        <source>signal out</source>
        <translation>信号输出</translation>
    </message>
    <message>
        <source>master</source>
        <translation>主</translation>
    </message>
    <message>
        <source>slave</source>
        <translation>从</translation>
    </message>
    <message>
        <source>end port</source>
        <translation>终端端口</translation>
    </message>
    <message>
        <source>relay port, to %1</source>
        <translation>中继端口，通至 %1</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>给出</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>can be computed</source>
        <translation>可计算</translation>
    </message>
    <message>
        <source>by %1 equations</source>
        <translation>由 %1 个方程</translation>
    </message>
    <message>
        <source>cannot be computed</source>
        <translation>不可计算</translation>
    </message>
    <message>
        <source>no equation is left for it</source>
        <translation>没有剩余的方程可用</translation>
    </message>
    <message>
        <source>there are only %1 equations for %2 unknowns: %3</source>
        <translation>%2 个未知量只有 %1 个方程：%3</translation>
    </message>
    <message>
        <source>would do</source>
        <translation>可补充</translation>
    </message>
    <message>
        <source>no single variable: more than one has to be known</source>
        <translation>没有单个变量可满足：须已知多个</translation>
    </message>
    <message>
        <source>any one of %1</source>
        <translation>以下任一：%1</translation>
    </message>
    <message>
        <source>too much is known</source>
        <translation>已知量过多</translation>
    </message>
    <message>
        <source>these equations bind it; leave one out</source>
        <translation>这些方程对其形成约束；请略去一个</translation>
    </message>
    <message>
        <source>moves at constant speed</source>
        <translation>以恒定速度运动</translation>
    </message>
    <message>
        <source>what is known does not let it rest</source>
        <translation>已知量使其不能静止</translation>
    </message>
    <message>
        <source>a parameter or an input</source>
        <translation>参数或输入</translation>
    </message>
    <message>
        <source>the equations leave it one value only</source>
        <translation>方程只允许其取一个值</translation>
    </message>
    <message>
        <source>integrated from its start</source>
        <translation>由初值积分得出</translation>
    </message>
    <message>
        <source>changes at events only</source>
        <translation>仅在事件处变化</translation>
    </message>
    <message>
        <source>an earlier value of another variable</source>
        <translation>另一变量的先前值</translation>
    </message>
    <message>
        <source>taken as known</source>
        <translation>视为已知</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>所求</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Bond</source>
        <translation>键</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>takes the effort</source>
        <translation>接受势变量</translation>
    </message>
    <message>
        <source>these are more than %1 values</source>
        <translation>值超过 %1 个</translation>
    </message>
    <message>
        <source>a logarithmic scale of `%1` needs two values above 0</source>
        <translation>`%1` 采用对数标度须有两个大于 0 的值</translation>
    </message>
    <message>
        <source>`%1` is 0, of which %2 % is 0 too; give a spread, as ~uniform(from, to)</source>
        <translation>`%1` 为 0，其 %2 % 也为 0；请给出散布，如 ~uniform(from, to)</translation>
    </message>
    <message>
        <source>measure `%1`: %2</source>
        <translation>测量项 `%1`：%2</translation>
    </message>
    <message>
        <source>`%1` has the value of `%2`; vary that one</source>
        <translation>`%1` 的值取自 `%2`；请改变后者</translation>
    </message>
    <message>
        <source>`%1` decides which equations there are, so it cannot be varied; set it instead</source>
        <translation>`%1` 决定方程的构成，因此不能改变；请将其设为定值</translation>
    </message>
    <message>
        <source>`%1`: values rise from the least to the greatest; a deviation and values on a logarithmic scale are above 0</source>
        <translation>`%1`：值须从最小到最大递增；偏差和对数标度的值须大于 0</translation>
    </message>
    <message>
        <source>`%1` has no value, of which `%2` takes a part</source>
        <translation>`%1` 没有值，无法由 `%2` 取其百分比</translation>
    </message>
    <message>
        <source>no part of the circuit names a fault, as `__Bramah(fault(caption=...))` at a parameter</source>
        <translation>回路中没有部件注明故障，即在参数处写明 `__Bramah(fault(caption=...))`</translation>
    </message>
    <message>
        <source>stopped before all faults were looked at</source>
        <translation>在检查完所有故障之前已停止</translation>
    </message>
    <message>
        <source>`%1` names no number of a run; write a measure, as `maximum(lineP.p)`, or a variable</source>
        <translation>`%1` 不是运行特征值；请写测量项，如 `maximum(lineP.p)`，或变量</translation>
    </message>
    <message>
        <source>`%1` has no value; write it as %2</source>
        <translation>`%1` 没有值；请写成 %2</translation>
    </message>
    <message>
        <source>`%1` has no limit; write it as %1&lt;=VALUE or %1&gt;=VALUE</source>
        <translation>`%1` 没有限值；请写成 %1&lt;=VALUE 或 %1&gt;=VALUE</translation>
    </message>
    <message>
        <source>a goal or a limit has no value here</source>
        <translation>目标或限值在此处没有值</translation>
    </message>
    <message>
        <source>the shift of %1</source>
        <translation>%1 的时移</translation>
    </message>
    <message>
        <source>%1 has no influence on the measured signals that could be seen; hold it, or measure what it moves</source>
        <translation>%1 对测量信号没有可见的影响；请将其固定，或测量受其影响的量</translation>
    </message>
    <message>
        <source>%1 cannot be told apart by these signals: a change of one is made up by the others; hold all but one of them, or measure more</source>
        <translation>由这些信号无法区分 %1：其一的变化可由其余抵消；请只保留一个自由，其余固定，或增加测量</translation>
    </message>
    <message>
        <source>%1 and %2 are hard to tell apart by these signals: their errors go together (correlation %3)</source>
        <translation>由这些信号难以区分 %1 和 %2：两者的误差相关（相关系数 %3）</translation>
    </message>
    <message>
        <source>%1 lies at the end of its range, %2; the best value may be beyond</source>
        <translation>%1 位于其范围的端点 %2；最佳值可能在范围之外</translation>
    </message>
    <message>
        <source>`%1` in %2</source>
        <translation>%2 中的 `%1`</translation>
    </message>
    <message>
        <source>%1: one of %2 measured values counts, the others say little more</source>
        <translation>%1：每 %2 个测量值计入一个，其余几乎不提供更多信息</translation>
    </message>
    <message>
        <source>%1: %2 of %3 measured values are left out</source>
        <translation>%1：%3 个测量值中略去 %2 个</translation>
    </message>
    <message>
        <source>What is left of %1 is no noise, as neighbouring values are alike: the model lacks something there. The bounds of the values take it into account</source>
        <translation>%1 的残差不是噪声，因为相邻值相近：模型在该处有所欠缺。值的置信范围已计及此点</translation>
    </message>
    <message>
        <source>the equations were not made</source>
        <translation>方程未生成</translation>
    </message>
    <message>
        <source>there is no class `%1` in `%2`</source>
        <translation>`%2` 中没有类 `%1`</translation>
    </message>
    <message>
        <source>the study in `%1` was planned by %2 and would give other results here: its files have changed, or the program or its library is another one. Make the plan anew, or run it by the same program</source>
        <translation>`%1` 中的研究由 %2 计划，在此处会得出不同的结果：其文件已更改，或程序、库不同。请重新制定计划，或用同一程序运行</translation>
    </message>
    <message>
        <source>%1; remove it, and its points are run again</source>
        <translation>%1；将其移除后，其各点会重新运行</translation>
    </message>
    <message>
        <source>%1; remove it, and run slice %2 again</source>
        <translation>%1；请将其移除，并重新运行分片 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no fault</source>
        <translation>无故障</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>What is measured cannot tell these apart: %1.</source>
        <translation>测量结果无法区分以下各项：%1。</translation>
    </message>
    <message>
        <source>No pressure in the circuit would tell the first two apart.</source>
        <translation>回路中没有能区分前两项的压力。</translation>
    </message>
    <message>
        <source>A pressure at %1 would do: there the first two differ by %2.</source>
        <translation>%1 处的压力可以区分：前两项在该处相差 %2。</translation>
    </message>
    <message>
        <source>a loop is cut at one input, a signal; name one</source>
        <translation>环路在一个输入（信号）处断开；请指定一个</translation>
    </message>
    <message>
        <source>the time %1 s lies before the start time %2 s</source>
        <translation>时间 %1 s 早于起始时间 %2 s</translation>
    </message>
    <message>
        <source>%1: `%2` is no variable of the model</source>
        <translation>%1：`%2` 不是模型的变量</translation>
    </message>
    <message>
        <source>%1: no measured value of `%2` lies between the start and the stop of the run, %3 s and %4 s; give the file a shift, or the run other times</source>
        <translation>%1：`%2` 没有测量值位于运行的起始 %3 s 与终止 %4 s 之间；请为文件设置时移，或为运行设置其他时间</translation>
    </message>
    <message>
        <source>no measured signal is laid beside a variable of the model, so that nothing can be fitted</source>
        <translation>没有测量信号与模型的变量对照，因此无法拟合</translation>
    </message>
    <message>
        <source>the run ended at %1 s, before the last measured value</source>
        <translation>运行在 %1 s 结束，早于最后一个测量值</translation>
    </message>
    <message>
        <source>`%1` is not among the results</source>
        <translation>`%1` 不在结果中</translation>
    </message>
    <message>
        <source>there is no component `%1`</source>
        <translation>没有元件 `%1`</translation>
    </message>
    <message>
        <source>`%1` has no choice: the parts that fit it are %2; search for fewer words, or choose another catalogue</source>
        <translation>`%1` 没有可选项：适合它的产品为 %2；请用更少的词搜索，或选择其他产品样本</translation>
    </message>
    <message>
        <source>the circuit cannot be computed; the list of problems says why</source>
        <translation>回路无法计算；原因见问题列表</translation>
    </message>
    <message>
        <source>no parameter is free; name one with its bounds, as relief.p_set=50bar:200bar</source>
        <translation>没有自由参数；请指定一个参数及其范围，如 relief.p_set=50bar:200bar</translation>
    </message>
    <message>
        <source>the parts for `%1` have no numbers that a run could take</source>
        <translation>`%1` 的产品没有运行可采用的数值</translation>
    </message>
    <message>
        <source>`%1` is free, and a part chosen too; leave one out</source>
        <translation>`%1` 为自由参数，同时又选择了产品；请略去其一</translation>
    </message>
    <message>
        <source>there is no goal; say what is to be least, greatest, or at which value</source>
        <translation>没有目标；请说明何者应最小、最大或取何值</translation>
    </message>
    <message>
        <source>there is no plan of a study in `%1`; `study plan` makes one</source>
        <translation>`%1` 中没有研究的计划；可用 `study plan` 生成</translation>
    </message>
    <message>
        <source>`%1` is of a newer version of Bramah</source>
        <translation>`%1` 由更新版本的 Bramah 生成</translation>
    </message>
    <message>
        <source>`%1` is damaged; make the plan anew</source>
        <translation>`%1` 已损坏；请重新生成计划</translation>
    </message>
    <message>
        <source>`%1` holds results of another study</source>
        <translation>`%1` 含有另一研究的结果</translation>
    </message>
    <message>
        <source>`%1` has none of the forms path=from:to, path=from:to:log, path=from:to:whole, path=value,value, path=from:to:count, path~5%</source>
        <translation>`%1` 不符合以下任一形式：path=from:to、path=from:to:log、path=from:to:whole、path=value,value、path=from:to:count、path~5%</translation>
    </message>
    <message>
        <source>`%1` is not a number; give the values that it may take, as %1=a,b</source>
        <translation>`%1` 不是数；请给出其可取的值，如 %1=a,b</translation>
    </message>
    <message>
        <source>`%1`: both bounds are numbers</source>
        <translation>`%1`：两个界限均须为数</translation>
    </message>
    <message>
        <source>`%1`: the first bound is below the second one</source>
        <translation>`%1`：第一个界限须小于第二个</translation>
    </message>
    <message>
        <source>`%1` has no choice with one value; give several, or bounds as %2=from:to</source>
        <translation>`%1` 只有一个值，没有选择余地；请给出多个值，或给出范围，如 %2=from:to</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <translation>`%1` 出现两次</translation>
    </message>
    <message>
        <source>the folder `%1` cannot be made</source>
        <translation>无法创建文件夹 `%1`</translation>
    </message>
    <message>
        <source>the model reads `%1`, which lies outside of its own folder, so other machines may not find it. Put the file beside the model and name it by a path from there</source>
        <translation>模型读取位于其文件夹之外的 `%1`，其他计算机可能找不到。请将该文件放在模型旁，并用由该处起的路径引用</translation>
    </message>
    <message>
        <source>`%1` cannot be made a program</source>
        <translation>`%1` 无法设为可执行程序</translation>
    </message>
    <message>
        <source>`%1` is not empty; name a folder that is new</source>
        <translation>`%1` 不为空；请指定新的文件夹</translation>
    </message>
    <message>
        <source>%1 is the least of its choices, %2</source>
        <translation>%1 为其选项中的最小值 %2</translation>
    </message>
    <message>
        <source>%1 is the greatest of its choices, %2</source>
        <translation>%1 为其选项中的最大值 %2</translation>
    </message>
    <message>
        <source>%1 is at its lower bound, %2</source>
        <translation>%1 位于其下界 %2</translation>
    </message>
    <message>
        <source>%1 is at its upper bound, %2</source>
        <translation>%1 位于其上界 %2</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <translation>%1 为 %2，而非 %3</translation>
    </message>
    <message>
        <source>%1 is %2, beyond %3</source>
        <translation>%1 为 %2，超出 %3</translation>
    </message>
    <message>
        <source>%1 is at its limit %2</source>
        <translation>%1 位于其限值 %2</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Nothing better was found near it after %1 runs, %2 failed.</source>
        <translation>经 %1 次运行（%2 次失败），附近未找到更优结果。</translation>
    </message>
    <message>
        <source>All %1 runs that were allowed are made, %2 failed; more may find better.</source>
        <translation>允许的 %1 次运行已全部完成，%2 次失败；增加运行次数可能得到更优结果。</translation>
    </message>
    <message>
        <source>Stopped after %1 runs, %2 failed.</source>
        <translation>在 %1 次运行后停止，%2 次失败。</translation>
    </message>
    <message>
        <source>The runs beside it fail; the best of %1 runs, %2 failed.</source>
        <translation>其附近的运行失败；此为 %1 次运行中的最优，%2 次失败。</translation>
    </message>
    <message>
        <source>None of %1 runs succeeded. The first one: %2</source>
        <translation>%1 次运行均未成功。第一次：%2</translation>
    </message>
    <message>
        <source>with the values at the start the run fails: %1</source>
        <translation>采用初始值时运行失败：%1</translation>
    </message>
    <message>
        <source>%1 measured values are too few for %2 unknowns</source>
        <translation>对于 %2 个未知量，%1 个测量值过少</translation>
    </message>
    <message>
        <source>stopped before there was anything to tell</source>
        <translation>在得出结论之前已停止</translation>
    </message>
    <message>
        <source>beside the values reached the runs fail: %1</source>
        <translation>在所得值附近的运行失败：%1</translation>
    </message>
    <message>
        <source>`%1`: %2</source>
        <translation>`%1`：%2</translation>
    </message>
    <message>
        <source>no column of `%1` has the name of a variable; say which belong together, as `%1; lineP.p=p1`. Its columns are %2</source>
        <translation>`%1` 没有与变量同名的列；请指明对应关系，如 `%1; lineP.p=p1`。其列为 %2</translation>
    </message>
    <message>
        <source>`%1` is none of variable=column, weight variable=number, input path=column, set path=value, shift from:to, from time, to time, validation</source>
        <translation>`%1` 不是以下任一形式：variable=column、weight variable=number、input path=column、set path=value、shift from:to、from time、to time、validation</translation>
    </message>
    <message>
        <source>the model has no variable `%1`</source>
        <translation>模型没有变量 `%1`</translation>
    </message>
    <message>
        <source>there is no column `%1`, but %2</source>
        <translation>没有列 `%1`，现有 %2</translation>
    </message>
    <message>
        <source>`%1` and the column `%2` measure different things</source>
        <translation>`%1` 与列 `%2` 是不同的量</translation>
    </message>
    <message>
        <source>`weight %1`: a weight is above 0, and of a variable that is measured here</source>
        <translation>`weight %1`：权重须大于 0，且对应此处所测的变量</translation>
    </message>
    <message>
        <source>`input %1` is not path=column; the columns are %2</source>
        <translation>`input %1` 不是 path=column 的形式；列为 %2</translation>
    </message>
    <message>
        <source>`set %1` decides which equations there are; it can be set for all runs only</source>
        <translation>`set %1` 决定方程的构成；只能对所有运行统一设置</translation>
    </message>
    <message>
        <source>the time `%1`: %2</source>
        <translation>时间 `%1`：%2</translation>
    </message>
    <message>
        <source>`shift %1` is not from:to</source>
        <translation>`shift %1` 不是 from:to 的形式</translation>
    </message>
    <message>
        <source>`shift %1`: the first time is less than the second one</source>
        <translation>`shift %1`：第一个时间须小于第二个</translation>
    </message>
    <message>
        <source>`%1` does not hold the results of a study</source>
        <translation>`%1` 不含研究的结果</translation>
    </message>
    <message>
        <source>`%1` holds results of another study: with other values, settings, another model or version of the program</source>
        <translation>`%1` 含有另一研究的结果：值、设置、模型或程序版本不同</translation>
    </message>
    <message>
        <source>`%1` holds a result that the study does not ask for, of point %2</source>
        <translation>`%1` 含有研究未要求的结果，为点 %2</translation>
    </message>
    <message>
        <source>`%1` holds another result of point %2 than the files before it: two machines do not compute alike. Remove the files of one of them</source>
        <translation>`%1` 中点 %2 的结果与之前的文件不同：两台计算机的计算不一致。请移除其中一台的文件</translation>
    </message>
    <message>
        <source>%1. Delete it, or start without --resume to overwrite it</source>
        <translation>%1。请将其删除，或不带 --resume 启动以将其覆盖</translation>
    </message>
    <message>
        <source>shift of %1</source>
        <translation>%1 的时移</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更大</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 或更小</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>无法辨识</translation>
    </message>
    <message>
        <source>`%1`: a fit needs bounds between which any value may lie, as %1=from:to</source>
        <translation>`%1`：拟合须给出可取任意值的范围，如 %1=from:to</translation>
    </message>
    <message>
        <source>`%1` has not the form that it should have</source>
        <translation>`%1` 的形式不符合要求</translation>
    </message>
    <message>
        <source>`%1` is not known</source>
        <translation>`%1` 未知</translation>
    </message>
    <message>
        <source>no point of rest was found: %1</source>
        <translation>未找到静止点：%1</translation>
    </message>
    <message>
        <source>the gain of slow changes is not steady, as where something integrates</source>
        <translation>缓慢变化时的增益不恒定，如存在积分环节时</translation>
    </message>
    <message>
        <source>the gain has no peak</source>
        <translation>增益没有峰值</translation>
    </message>
    <message>
        <source>the gain does not fall by 3 dB from that of slow changes, or that is not steady</source>
        <translation>增益未比缓慢变化时下降 3 dB，或后者不恒定</translation>
    </message>
    <message>
        <source>the phase does not pass -180 degrees</source>
        <translation>相位未穿越 -180 度</translation>
    </message>
    <message>
        <source>the gain does not pass 1</source>
        <translation>增益未穿越 1</translation>
    </message>
    <message>
        <source>`%1` has not the form %2(input, output), or %2(input, output, cut) with the loop cut at the input</source>
        <translation>`%1` 不符合 %2(input, output) 的形式，或环路在输入处断开时 %2(input, output, cut) 的形式</translation>
    </message>
    <message>
        <source>`%1` is no number, so no column can give it</source>
        <translation>`%1` 不是数，因此不能由列给出</translation>
    </message>
    <message>
        <source>`%1` has no equation of its own, as `%1 = ...`: several equations give it together, and none can be left out for a column. Name the output of a source, the input of a component, or a variable that is given by its own law</source>
        <translation>`%1` 没有自身的方程，如 `%1 = ...`：它由多个方程共同确定，不能略去其中之一而改由列给出。请指定源的输出、元件的输入，或由自身规律确定的变量</translation>
    </message>
    <message>
        <source>nothing in the model depends on `%1`, so a column in its place would change nothing; name what gives it</source>
        <translation>模型中没有量取决于 `%1`，因此以列代替不会产生任何变化；请指定确定它的量</translation>
    </message>
    <message>
        <source>`%1` is a parameter, which stays as it is during a run</source>
        <translation>`%1` 是参数，在运行期间保持不变</translation>
    </message>
    <message>
        <source>; name a variable, as the output of a source</source>
        <translation>；请指定变量，如源的输出</translation>
    </message>
    <message>
        <source>; name what it gives: %1</source>
        <translation>；请指定由其确定的量：%1</translation>
    </message>
    <message>
        <source>there is no variable `%1` that a column could give</source>
        <translation>没有可由列给出的变量 `%1`</translation>
    </message>
    <message>
        <source>`%1` is a number of a response to sines, which a plan cannot hold; leave it out, or run the study without a plan</source>
        <translation>`%1` 是正弦响应的特征值，计划不能包含；请将其略去，或不用计划运行研究</translation>
    </message>
    <message>
        <source>it has no arguments</source>
        <translation>没有参数</translation>
    </message>
    <message>
        <source>`__Bramah(%1(...))` in the text of `%2` cannot be read: %3. Correct it there or take it out; until then nothing is kept in its place.</source>
        <translation>`%2` 的文本中的 `__Bramah(%1(...))` 无法读取：%3。请在该处改正或删除；在此之前不会在其位置保存任何内容。</translation>
    </message>
    <message>
        <source>What is asked cannot be kept: the text of the class has errors.</source>
        <translation>所提问题无法保存：类的文本有错误。</translation>
    </message>
    <message>
        <source>with %1 from columns the equations can no longer be solved, as something else gives one of them too; name the output of a source, or the input of a component. %2</source>
        <translation>由列给出 %1 后，方程不再可解，因为其中之一还由其他量给出；请指定源的输出，或元件的输入。%2</translation>
    </message>
    <message>
        <source>this program lacks its part for FMUs, `%1`; install it whole</source>
        <translation>本程序缺少用于 FMU 的部分 `%1`；请完整安装</translation>
    </message>
    <message>
        <source>the archive cannot be made: %1</source>
        <translation>无法创建归档：%1</translation>
    </message>
    <message>
        <source>the archive is damaged or none: %1</source>
        <translation>归档已损坏，或不是归档：%1</translation>
    </message>
    <message>
        <source>the path `%1` leads out of it</source>
        <translation>路径 `%1` 指向归档之外</translation>
    </message>
    <message>
        <source>its files take more than 2 GB</source>
        <translation>其文件超过 2 GB</translation>
    </message>
    <message>
        <source>`%1` has none of the forms path=from:to:count, path=from:to:count:log, path=value,value, path~normal(mean, deviation), path~uniform(from, to), path~log(from, to), path~triangular(from, most often, to), path~5%, path~catalogue</source>
        <translation>`%1` 不符合以下任一形式：path=from:to:count、path=from:to:count:log、path=value,value、path~normal(mean, deviation)、path~uniform(from, to)、path~log(from, to)、path~triangular(from, most often, to)、path~5%、path~catalogue</translation>
    </message>
    <message>
        <source>no catalogue has the part %1 %2 of `%3`</source>
        <translation>产品样本中没有 `%3` 的产品 %1 %2</translation>
    </message>
    <message>
        <source>the catalogue states no tolerance of `%1` for %2 %3; write one there, as 28 ±5 %, or here, as ~5%</source>
        <translation>产品样本未注明 %2 %3 的 `%1` 的公差；请在样本中写明，如 28 ±5 %，或在此处写明，如 ~5%</translation>
    </message>
    <message>
        <source>`%1` is no parameter of a part from a catalogue; write the tolerance, as ~5%</source>
        <translation>`%1` 不是产品样本中产品的参数；请写明公差，如 ~5%</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>a parameter has no name</source>
        <translation>有参数没有名称</translation>
    </message>
    <message>
        <source>`%1` has no value of a known kind</source>
        <translation>`%1` 没有已知种类的值</translation>
    </message>
    <message>
        <source>this is no set of parameters (SSV)</source>
        <translation>不是参数集（SSV）</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>不大于 %1</translation>
    </message>
    <message>
        <source>The circuit</source>
        <translation>回路</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>初值</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Connector</source>
        <translation>连接器</translation>
    </message>
    <message>
        <source>A port is joined to one that gives what it takes. Potentials are equal, flows are positive into the FMU and sum up to zero: what flows out of one flows into the other.</source>
        <translation>端口与给出其所接受的量的端口相连。势变量相等，流变量以流入 FMU 为正且总和为零：从一个流出的量流入另一个。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Start time</source>
        <translation>起始时间</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>终止时间</translation>
    </message>
    <message>
        <source>Relative tolerance</source>
        <translation>相对容差</translation>
    </message>
    <message>
        <source>These are the model&apos;s own; the importer may give others. The FMU has its own integrator, whose steps the tolerance decides: communication steps may be of any length.</source>
        <translation>这些为模型自身的设置；导入方可给出其他设置。FMU 自带积分器，其步长由容差决定：通信步长可任意取值。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Of what the FMU carries besides the model, which has the licence of its author:</source>
        <translation>FMU 除模型外所含内容的许可证（模型的许可证由其作者规定）：</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>It names none.</source>
        <translation>未注明。</translation>
    </message>
    <message>
        <source>All other variables in modelDescription.xml can be read, too. Values are in the units that are given here; what stands in brackets is for reading.</source>
        <translation>modelDescription.xml 中的其他所有变量也可读取。值采用此处给出的单位；括号中的内容仅供阅读。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>FMU for co-simulation, FMI %1, for %2; made by Bramah %3 on %4</source>
        <translation>用于联合仿真的 FMU，FMI %1，适用于 %2；由 Bramah %3 于 %4 生成</translation>
    </message>
    <message>
        <source>What this FMU carries, and where its licence stands:</source>
        <translation>此 FMU 所含的内容及其许可证的位置：</translation>
    </message>
    <message>
        <source>the runtime of Bramah, which runs the model</source>
        <translation>Bramah 的运行时，用于运行模型</translation>
    </message>
    <message>
        <source>parts of the Debian package %1</source>
        <translation>Debian 软件包 %1 的部分内容</translation>
    </message>
    <message>
        <source>The model itself has the licence of its author.</source>
        <translation>模型本身的许可证由其作者规定。</translation>
    </message>
    <message>
        <source>this is no description of an FMU</source>
        <translation>不是 FMU 的描述</translation>
    </message>
    <message>
        <source>it is made for FMI %1; FMI 2.0 and 3.0 can be used</source>
        <translation>适用于 FMI %1；可使用 FMI 2.0 和 3.0</translation>
    </message>
    <message>
        <source>it is made for model exchange alone; export it for co-simulation</source>
        <translation>仅适用于模型交换；请导出为联合仿真形式</translation>
    </message>
    <message>
        <source>it does not name its library</source>
        <translation>未注明其库</translation>
    </message>
    <message>
        <source>modelDescription.xml, line %1: %2</source>
        <translation>modelDescription.xml，第 %1 行：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>it has no modelDescription.xml, so it is no FMU</source>
        <translation>没有 modelDescription.xml，因此不是 FMU</translation>
    </message>
    <message>
        <source>%1 has no library for this machine (%2), only: %3</source>
        <translation>%1 没有用于此计算机（%2）的库，仅有：%3</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked: %2</source>
        <translation>%1 无法解包：%2</translation>
    </message>
    <message>
        <source>%1 ends the run</source>
        <translation>%1 结束运行</translation>
    </message>
    <message>
        <source>%1 cannot save its state, so a run cannot go on from a state with it: begin at the start</source>
        <translation>%1 不能保存其状态，因此含有它的运行不能从某一状态继续：请从头开始</translation>
    </message>
    <message>
        <source>%1: `%2` keeps its value during a run; run again for another one</source>
        <translation>%1：`%2` 在运行期间保持其值；如需其他值请重新运行</translation>
    </message>
    <message>
        <source>%1: the communication step is %2 s; give one greater than 0</source>
        <translation>%1：通信步长为 %2 s；请给定大于 0 的值</translation>
    </message>
    <message>
        <source>it has no `%1` that could be used as here</source>
        <translation>没有可在此处使用的 `%1`</translation>
    </message>
    <message>
        <source>%1: %2; import the FMU again</source>
        <translation>%1：%2；请重新导入 FMU</translation>
    </message>
    <message>
        <source>%1: the numbers of its inputs, outputs or parameters differ from those here; import the FMU again</source>
        <translation>%1：其输入、输出或参数的个数与此处不同；请重新导入 FMU</translation>
    </message>
    <message>
        <source>the model has an FMU of another program in it, which cannot be passed on inside of an FMU; export the rest, and connect the two in the tool that runs them</source>
        <translation>模型含有其他程序的 FMU，不能将其包含在 FMU 中传递；请导出其余部分，并在运行它们的工具中将两者连接</translation>
    </message>
    <message>
        <source>no connection to another process can be made: %1</source>
        <translation>无法与另一进程建立连接：%1</translation>
    </message>
    <message>
        <source>%1 is a program of its own that would run on this machine. Allow it, if it comes from somebody whom you trust: the window asks when the model is run, on the command line `--trust` does</source>
        <translation>%1 是独立的程序，将在此计算机上运行。如信任其来源，请允许：运行模型时窗口会询问，命令行则用 `--trust`</translation>
    </message>
    <message>
        <source>%1 cannot be run: %2 is missing</source>
        <translation>%1 无法运行：缺少 %2</translation>
    </message>
    <message>
        <source>loading its library</source>
        <translation>加载其库</translation>
    </message>
    <message>
        <source>instantiating it</source>
        <translation>实例化</translation>
    </message>
    <message>
        <source>setting its variables</source>
        <translation>设置其变量</translation>
    </message>
    <message>
        <source>setting its texts</source>
        <translation>设置其文本</translation>
    </message>
    <message>
        <source>initialising it</source>
        <translation>初始化</translation>
    </message>
    <message>
        <source>reading its outputs</source>
        <translation>读取其输出</translation>
    </message>
    <message>
        <source>their number is wrong</source>
        <translation>其个数有误</translation>
    </message>
    <message>
        <source>making a step</source>
        <translation>执行一步</translation>
    </message>
    <message>
        <source>saving its state</source>
        <translation>保存其状态</translation>
    </message>
    <message>
        <source>restoring its state</source>
        <translation>恢复其状态</translation>
    </message>
    <message>
        <source>it has ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>its answer cannot be read</source>
        <translation>其响应无法读取</translation>
    </message>
    <message>
        <source>its answer is too long</source>
        <translation>其响应过长</translation>
    </message>
    <message>
        <source>the run was stopped</source>
        <translation>运行已停止</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>在 %1 s 内没有响应</translation>
    </message>
    <message>
        <source>its code crashed (%1)</source>
        <translation>其代码崩溃（%1）</translation>
    </message>
    <message>
        <source>its code ended the process it runs in</source>
        <translation>其代码终止了所在的进程</translation>
    </message>
    <message>
        <source>%1: %2 failed: %3</source>
        <translation>%1：%2失败：%3</translation>
    </message>
    <message>
        <source>an FMU has no linear system: it steps from one communication to the next</source>
        <translation>FMU 没有线性系统：它从一次通信步进到下一次</translation>
    </message>
    <message>
        <source>`%1` has not the form path=value</source>
        <translation>`%1` 不符合 path=value 的形式</translation>
    </message>
    <message>
        <source>there is no parameter `%1`; did you mean `%2`?</source>
        <translation>没有参数 `%1`；是否应为 `%2`？</translation>
    </message>
    <message>
        <source>`%1` is an element of an array that the equations depend on; change it in the model</source>
        <translation>`%1` 是方程所依赖的数组的元素；请在模型中更改</translation>
    </message>
    <message>
        <source>`true` or `false` is expected</source>
        <translation>此处应为 `true` 或 `false`</translation>
    </message>
    <message>
        <source>one of these is expected: %1</source>
        <translation>此处应为以下之一：%1</translation>
    </message>
    <message>
        <source>a whole number is expected</source>
        <translation>此处应为整数</translation>
    </message>
    <message>
        <source>Comes in now [%1]</source>
        <translation>当前输入 [%1]</translation>
    </message>
    <message>
        <source>the signal of the input `%1` is in `%2`, which is no unit of it: it has `%3`</source>
        <translation>输入 `%1` 的信号单位是 `%2`，不适用于该输入：其单位为 `%3`</translation>
    </message>
    <message>
        <source>the signal of the input `%1` is from %2 s to %3 s, all outside of the run, in which one of its end values holds</source>
        <translation>输入 `%1` 的信号从 %2 s 到 %3 s，完全在运行时间之外，运行中取其一端的值</translation>
    </message>
    <message>
        <source>the signal of the input `%1` is from %2 s to %3 s; in the rest of the run its end values hold</source>
        <translation>输入 `%1` 的信号从 %2 s 到 %3 s；运行的其余时间取其端值</translation>
    </message>
</context>
<context>
    <name>bramah::app::SpeedBox</name>
    <message>
        <source>Speed of the run</source>
        <translation>运行速度</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>尽可能快</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>实时</translation>
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
        <translation>起始页</translation>
    </message>
    <message>
        <source>New circuit</source>
        <translation>新建回路</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Build your first circuit in five minutes</source>
        <translation>五分钟构建第一个回路</translation>
    </message>
    <message>
        <source>Bramah</source>
        <translation>Bramah</translation>
    </message>
    <message>
        <source>Fluid-power schematics that run</source>
        <translation>可运行的流体传动回路图</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>Learn it step by step</source>
        <translation>逐步学习</translation>
    </message>
    <message>
        <source>Learn step by step: %1</source>
        <translation>逐步学习：%1</translation>
    </message>
    <message>
        <source>Opens the first lesson of this subject; each leads to the next one</source>
        <translation>打开此主题的第一课；每一课引向下一课</translation>
    </message>
</context>
<context>
    <name>bramah::app::StatisticsTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the table for a spreadsheet</source>
        <translation>复制表格，供电子表格使用</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Writes the table as CSV</source>
        <translation>将表格写为 CSV</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hides the statistics (M)</source>
        <translation>隐藏统计 (M)</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>%1 s to %2 s</source>
        <translation>%1 s 至 %2 s</translation>
    </message>
    <message>
        <source>Between A and B: %1, %2 s</source>
        <translation>A 与 B 之间：%1，%2 s</translation>
    </message>
    <message>
        <source>Of the time shown: %1 (click on a plot to mark A, then B)</source>
        <translation>所示时间段：%1（在图表上单击以先后设标记 A、标记 B）</translation>
    </message>
    <message>
        <source>&amp;Keep as a measure…</source>
        <translation>保存为测量项(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测量值</translation>
    </message>
</context>
<context>
    <name>bramah::app::StatusWidgets</name>
    <message>
        <source>Place of the cursor on the sheet, in modules of 2.5 mm</source>
        <translation>光标在图面上的位置，以 2.5 mm 的模数计</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
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
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1, all points in time</source>
        <comment>state of the run</comment>
        <translation>%1，各点均按时</translation>
    </message>
    <message>
        <source>%1, %2 of %3 points late, by up to %4</source>
        <comment>state of the run; points that were not computed in time</comment>
        <translation>%1，%3 个点中有 %2 个延迟，最多 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state of the run, and its methods</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>bramah::app::StructurePanel</name>
    <message>
        <source>Structure</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>Possible forms</source>
        <translation>可选形式</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>What each port takes, from whom, and what it gives</source>
        <translation>各端口接受的量、来源及给出的量</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>In which form each component is computed, and which forms it could have</source>
        <translation>各元件的计算形式及可选的形式</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>What is computed from what, in order; what is solved together has one number</source>
        <translation>按次序列出由何量计算何量；联立求解者编号相同</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>What is computed from what, as a graph; loops with the variables that are iterated</source>
        <translation>以图显示由何量计算何量；环中标出迭代变量</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Volume nodes by elements, with the numbers of the ports</source>
        <translation>容积节点与元件的矩阵，标出端口号</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Which values of parameters give what is wanted</source>
        <translation>取哪些参数值可得到所求结果</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>The sheet has no hydraulic lines.</source>
        <translation>图面上没有液压管路。</translation>
    </message>
    <message>
        <source>The structure appears here as soon as the circuit can be computed.</source>
        <translation>回路可计算后，结构即显示于此处。</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>静止时</translation>
    </message>
    <message>
        <source>Unfold subsystems</source>
        <translation>展开组件</translation>
    </message>
    <message>
        <source>Choose this form</source>
        <translation>选择此形式</translation>
    </message>
    <message>
        <source>Which components give energy, and where it goes: of the latest run, at the cursor</source>
        <translation>哪些元件提供能量以及能量的去向：最近一次运行，游标处</translation>
    </message>
    <message>
        <source>What can be computed from what is known, by which way, or what is missing</source>
        <translation>由已知量可计算什么、通过何种途径，或缺少什么</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>环</translation>
    </message>
    <message>
        <source>Bond graph</source>
        <translation>键合图</translation>
    </message>
    <message>
        <source>What a node of the graph stands for</source>
        <translation>图中节点所代表的对象</translation>
    </message>
    <message>
        <source>The order in which the state of rest follows, each derivative being zero</source>
        <translation>各导数为零时求得静止状态的次序</translation>
    </message>
    <message>
        <source>Subsystems count as the elements in them</source>
        <translation>组件按其中的各元件计</translation>
    </message>
    <message>
        <source>Writes it into the circuit, as one step that can be undone; results differ by rounding only</source>
        <translation>写入回路，可一步撤消；结果仅有舍入差异</translation>
    </message>
    <message>
        <source>Copy as model</source>
        <translation>复制为模型</translation>
    </message>
    <message>
        <source>Makes a model of this bond graph that can be run and changed, in a file of its own</source>
        <translation>由此键合图生成可运行、可修改的模型，存于独立的文件</translation>
    </message>
    <message>
        <source>No model can be made: %1</source>
        <translation>无法生成模型：%1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Parts of the system that share nothing but delayed values and values held between events</source>
        <translation>系统的各部分，彼此仅共用延迟的值和事件之间保持的值</translation>
    </message>
    <message>
        <source>Capsules</source>
        <translation>封装体</translation>
    </message>
    <message>
        <source>The parts in each other, with their ports: end ports filled, relay ports hollow</source>
        <translation>逐层嵌套的部件及其端口：终端端口为实心，中继端口为空心</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>推导结果</translation>
    </message>
    <message>
        <source>Find values</source>
        <translation>求值</translation>
    </message>
    <message>
        <source>%1 cannot be split here: the circuit does not declare it, or its class has made that choice.</source>
        <translation>%1 不能在此处撕裂：回路未声明它，或其类已作出选择。</translation>
    </message>
    <message>
        <source>%1 is in no loop: there is nothing to split.</source>
        <translation>%1 不在环中：无需撕裂。</translation>
    </message>
    <message>
        <source>Filter of the table</source>
        <translation>表格筛选</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudiesPanel</name>
    <message>
        <source>A study runs the circuit many times with values that vary, and says how the answers spread and what moves them.
Name parameters and how they vary, as 5% or 100 bar:160 bar:7; say what to keep, and run it.</source>
        <translation>参数研究以变化的值多次运行回路，给出响应量的散布及其影响因素。
请指定参数及其变化方式，如 5% 或 100 bar:160 bar:7；说明要保存的量，然后运行。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Runs of the study</source>
        <translation>研究的运行</translation>
    </message>
    <message>
        <source>Planning the runs …</source>
        <translation>正在安排运行…</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 runs.</source>
        <translation>在 %2 次运行中的第 %1 次后停止。</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 次运行，共 %2 次</translation>
    </message>
    <message>
        <source>, %1 s left</source>
        <translation>，剩余 %1 s</translation>
    </message>
    <message>
        <source>%1 runs in %2 s</source>
        <translation>%1 次运行，用时 %2 s</translation>
    </message>
    <message>
        <source>; %1 failed, the table says why</source>
        <translation>；%1 次失败，原因见表格</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>On a &amp;cluster …</source>
        <translation>在集群上运行(&amp;C)…</translation>
    </message>
    <message>
        <source>Plans the study for many machines, and takes in their results</source>
        <translation>制定供多台计算机运行的研究计划，并收集其结果</translation>
    </message>
    <message>
        <source>A double click, or Return, opens a run</source>
        <translation>双击或按 Return 打开运行</translation>
    </message>
    <message>
        <source>Run %1 of the study is opened in the plots.</source>
        <translation>研究的运行 %1 已在图表中打开。</translation>
    </message>
    <message>
        <source>%1 of %2 runs, collected</source>
        <translation>已收集 %2 次运行中的 %1 次</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Run it again to go on.</source>
        <translation>再次运行可继续。</translation>
    </message>
    <message>
        <source>; %1 of %2 runs taken over</source>
        <translation>；沿用 %2 次运行中的 %1 次</translation>
    </message>
    <message>
        <source>; a crash would lose the results: %1</source>
        <translation>；如发生崩溃，结果将丢失：%1</translation>
    </message>
    <message>
        <source>This run is one of another document; bring that to the front first.</source>
        <translation>此运行属于另一文档；请先切换到该文档。</translation>
    </message>
    <message>
        <source>The study that is shown is one of another document.</source>
        <translation>所显示的研究属于另一文档。</translation>
    </message>
    <message>
        <source>Ru&amp;n the study</source>
        <translation>运行研究(&amp;N)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Enter the study</source>
        <translation>录入研究</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyChart</name>
    <message>
        <source>What moves the answer</source>
        <translation>响应量的影响因素</translation>
    </message>
    <message>
        <source>How the answer is spread</source>
        <translation>响应量的散布</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Mean effect over the whole spread: %1</source>
        <translation>在整个散布范围内的平均效应：%1</translation>
    </message>
    <message>
        <source>Share of the variance [%], alone and with all others</source>
        <translation>占方差的比例 [%]，单独作用及与其他所有因素共同作用</translation>
    </message>
    <message>
        <source>%1, mean over the others</source>
        <translation>%1，对其余参数取平均</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyChoice</name>
    <message>
        <source>Ans&amp;wer</source>
        <translation>响应量(&amp;W)</translation>
    </message>
    <message>
        <source>With a second parameter the chart is a map of the answer over both</source>
        <translation>加上第二个参数时，图表为响应量对两者的分布图</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;over</source>
        <translation>横轴(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;and</source>
        <translation>及(&amp;A)</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyCurves</name>
    <message>
        <source>A variable of the circuit</source>
        <translation>回路的变量</translation>
    </message>
    <message>
        <source>Chosen rows only</source>
        <translation>仅所选的行</translation>
    </message>
    <message>
        <source>Varia&amp;ble</source>
        <translation>变量(&amp;B)</translation>
    </message>
    <message>
        <source>Of the rows that are chosen in the table, not of all runs</source>
        <translation>表格中所选的行，而非所有运行</translation>
    </message>
    <message>
        <source>Run a study first.</source>
        <translation>请先运行研究。</translation>
    </message>
    <message>
        <source>Name a variable: the runs are made once more, and its curves are drawn.</source>
        <translation>请指定变量：各次运行将再执行一遍，并绘制其曲线。</translation>
    </message>
    <message>
        <source>`%1` is no variable of the circuit of this study.</source>
        <translation>`%1` 不是此研究的回路的变量。</translation>
    </message>
    <message>
        <source>%1 of the %2 runs chosen in the table, evenly taken</source>
        <translation>表格中所选 %2 次运行中的 %1 次，均匀选取</translation>
    </message>
    <message>
        <source>%1 of %2 runs, evenly taken</source>
        <translation>%2 次运行中的 %1 次，均匀选取</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) chosen in the table</source>
        <translation>
            <numerusform>表格中所选的 %n 次运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n run(s)</source>
        <translation>
            <numerusform>全部 %n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 ready</source>
        <translation>，已完成 %1 次</translation>
    </message>
    <message>
        <source>; the thick line is their median, the band holds 90 % of them</source>
        <translation>；粗线为中位数，带区包含其中的 90 %</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyForm</name>
    <message>
        <source>The measures of the circuit are kept too; it has none yet.</source>
        <translation>回路的测量项也会保存；目前尚无测量项。</translation>
    </message>
    <message>
        <source>And the measures %1</source>
        <translation>以及测量项 %1</translation>
    </message>
    <message>
        <source>Name the parameter that has these values.</source>
        <translation>请指定具有这些值的参数。</translation>
    </message>
    <message>
        <source>Give %1 values or a spread, as 5%.</source>
        <translation>请给出 %1 的值或散布，如 5%。</translation>
    </message>
    <message>
        <source>Name a parameter first, and how it varies.</source>
        <translation>请先指定参数及其变化方式。</translation>
    </message>
    <message>
        <source>Name a variable to keep of each run, or make a measure in the panel Measures.</source>
        <translation>请指定每次运行要保存的变量，或在“测量项”面板中创建测量项。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Values or spread</source>
        <translation>值或散布</translation>
    </message>
    <message>
        <source>Variables to keep, with commas between</source>
        <translation>要保存的变量，以逗号分隔</translation>
    </message>
    <message>
        <source>What varies</source>
        <translation>变化的量</translation>
    </message>
    <message>
        <source>A parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>As 100 bar:160 bar:7 (seven values), 1 mm:10 mm:9:log, 20, 25, 32 or a spread: 5%, normal(150 bar, 3 bar), uniform(1 mm, 2 mm), log(1, 100), triangular(1, 2, 4), catalogue for the tolerance that the part&apos;s catalogue states</source>
        <translation>如 100 bar:160 bar:7（七个值）、1 mm:10 mm:9:log、20, 25, 32，或散布：5%、normal(150 bar, 3 bar)、uniform(1 mm, 2 mm)、log(1, 100)、triangular(1, 2, 4)，catalogue 表示产品样本中注明的公差</translation>
    </message>
    <message>
        <source>One by one: tornado</source>
        <translation>逐一变化：龙卷风图</translation>
    </message>
    <message>
        <source>All combinations of values</source>
        <translation>值的全部组合</translation>
    </message>
    <message>
        <source>Values side by side</source>
        <translation>值按序配对</translation>
    </message>
    <message>
        <source>Corner cases</source>
        <translation>边角工况</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>拉丁超立方</translation>
    </message>
    <message>
        <source>Quasi-random: Sobol sequence</source>
        <translation>准随机：Sobol 序列</translation>
    </message>
    <message>
        <source>Monte Carlo</source>
        <translation>蒙特卡罗</translation>
    </message>
    <message>
        <source>Screening after Morris</source>
        <translation>Morris 筛选</translation>
    </message>
    <message>
        <source>Shares of the variance after Sobol</source>
        <translation>Sobol 方差分解</translation>
    </message>
    <message>
        <source>Their value at the end</source>
        <translation>终值</translation>
    </message>
    <message>
        <source>Their least value</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Their greatest value</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>运行次数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>Sa&amp;mpling</source>
        <translation>抽样(&amp;M)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>What is kept of them</source>
        <translation>保留其中哪些内容</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyJob</name>
    <message>
        <source>The circuit cannot be computed; the list of problems says why.</source>
        <translation>回路无法计算；原因见问题列表。</translation>
    </message>
    <message>
        <source>This way of sampling needs values of each parameter, as 1 bar:5 bar:9 or 1 bar, 2 bar; a list as many of each.</source>
        <translation>此抽样方式须给出每个参数的值，如 1 bar:5 bar:9 或 1 bar, 2 bar；列表方式须各参数的值个数相同。</translation>
    </message>
    <message>
        <source>This way of sampling needs a spread of each parameter, as 5% or normal(10 bar, 0.2 bar) or 1 bar:5 bar:9.</source>
        <translation>此抽样方式须给出每个参数的散布，如 5%、normal(10 bar, 0.2 bar) 或 1 bar:5 bar:9。</translation>
    </message>
    <message>
        <source>These are more than %1 runs.</source>
        <translation>运行超过 %1 次。</translation>
    </message>
    <message>
        <source>One of the variables to keep is not in the circuit.</source>
        <translation>要保存的变量中有一个不在回路中。</translation>
    </message>
    <message>
        <source>This way of sampling takes at most %1 parameters; a Latin hypercube takes more.</source>
        <translation>此抽样方式最多允许 %1 个参数；拉丁超立方允许更多。</translation>
    </message>
</context>
<context>
    <name>bramah::app::StudyTable</name>
    <message>
        <source>Why it failed</source>
        <translation>失败原因</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolCanvas</name>
    <message>
        <source>Symbol of the class</source>
        <translation>类的符号</translation>
    </message>
    <message>
        <source>Paste into the symbol</source>
        <translation>粘贴到符号中</translation>
    </message>
    <message>
        <source>Put into the symbol</source>
        <translation>放入符号中</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolPreview</name>
    <message>
        <source>The symbol on a sheet</source>
        <translation>图面上的符号</translation>
    </message>
    <message>
        <source>The symbol as it stands on a sheet, in light and in dark</source>
        <translation>符号在图面上的样子，浅色和深色</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolShelf</name>
    <message>
        <source>Building blocks of symbols</source>
        <translation>符号的构件</translation>
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
        <translation>线宽</translation>
    </message>
    <message>
        <source>Thickness of lines; 0.25 mm is that of symbols</source>
        <translation>线条的宽度；图形符号为 0.25 mm</translation>
    </message>
    <message>
        <source>Line pattern</source>
        <translation>线型</translation>
    </message>
    <message>
        <source>Continuous; dashed: pilot and drain; chain: frame of an assembly</source>
        <translation>实线；虚线：控制和泄油；点画线：组件边框</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Fill only what ISO 1219 fills</source>
        <translation>仅填充 ISO 1219 规定填充之处</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Arrows at the ends of a line</source>
        <translation>线条端部的箭头</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>%name: the component&apos;s name; %p: the value of its parameter p</source>
        <translation>%name：元件的名称；%p：其参数 p 的值</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>On which side of its field the text begins</source>
        <translation>文字从其区域的哪一侧开始</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Not filled</source>
        <translation>不填充</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>底色</translation>
    </message>
    <message>
        <source>No arrow</source>
        <translation>无箭头</translation>
    </message>
    <message>
        <source>Arrow at the start</source>
        <translation>起点箭头</translation>
    </message>
    <message>
        <source>Arrow at the end</source>
        <translation>终点箭头</translation>
    </message>
    <message>
        <source>Two arrows</source>
        <translation>双箭头</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>居中</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Name of the port</source>
        <translation>端口名称</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>底部</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>%1 edge of the symbol, in modules from its origin</source>
        <translation>符号的%1边缘，以距原点的模数计</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Moves with…</source>
        <translation>随变量运动…</translation>
    </message>
    <message>
        <source>Moves by a formula…</source>
        <translation>按公式运动…</translation>
    </message>
    <message>
        <source>It is in the text; a choice here replaces it:
%1</source>
        <translation>写于文本中；在此处选择将替换它：
%1</translation>
    </message>
    <message>
        <source>Let the part follow a variable of the class while results are shown</source>
        <translation>显示结果时使部件随类的变量运动</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Fit the size to the drawing</source>
        <translation>使大小适合图形</translation>
    </message>
    <message>
        <source>Fit the size to lines and ports, on the grid of 1 M</source>
        <translation>使大小适合线条和端口，按 1 M 的栅格</translation>
    </message>
</context>
<context>
    <name>bramah::editor::SymbolView</name>
    <message>
        <source>Take from another symbol…</source>
        <translation>取自其他符号…</translation>
    </message>
    <message>
        <source>Choose a class: its drawing is copied into this one</source>
        <translation>选择类：其图形将复制到此符号中</translation>
    </message>
    <message>
        <source>Put %1 into the symbol</source>
        <translation>将 %1 放入符号中</translation>
    </message>
    <message>
        <source>Take a symbol over</source>
        <translation>采用符号</translation>
    </message>
    <message>
        <source>Port: where lines meet the symbol</source>
        <translation>端口：管路与符号的连接处</translation>
    </message>
    <message>
        <source>Rotate a quarter to the left (R)</source>
        <translation>向左旋转 90 度 (R)</translation>
    </message>
    <message>
        <source>Mirror left to right (X)</source>
        <translation>左右镜像 (X)</translation>
    </message>
    <message>
        <source>Mirror top to bottom (Y)</source>
        <translation>上下镜像 (Y)</translation>
    </message>
    <message>
        <source>To the front (Page Up)</source>
        <translation>置于顶层 (Page Up)</translation>
    </message>
    <message>
        <source>To the back (Page Down)</source>
        <translation>置于底层 (Page Down)</translation>
    </message>
    <message>
        <source>Delete (Del)</source>
        <translation>删除 (Del)</translation>
    </message>
    <message>
        <source>Take from another symbol</source>
        <translation>取自其他符号</translation>
    </message>
    <message>
        <source>The drawing of the class is copied into this symbol and stays when that class changes.</source>
        <translation>类的图形将复制到此符号中，此后该类更改时保持不变。</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Take the symbol of %1 over</source>
        <translation>采用 %1 的符号</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Rotate to the left</source>
        <translation>向左旋转</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>左右镜像</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>上下镜像</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>置于顶层</translation>
    </message>
    <message>
        <source>To the back</source>
        <translation>置于底层</translation>
    </message>
    <message>
        <source>Moves with…</source>
        <translation>随变量运动…</translation>
    </message>
</context>
<context>
    <name>bramah::editor::TableDialog</name>
    <message>
        <source>Add row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Remove row</source>
        <translation>移除行</translation>
    </message>
    <message>
        <source>Add column</source>
        <translation>添加列</translation>
    </message>
    <message>
        <source>Remove column</source>
        <translation>移除列</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Each cell needs a number.</source>
        <translation>每个单元格均须为数。</translation>
    </message>
    <message>
        <source>The first column does not rise from row to row, as most tables need.</source>
        <translation>第一列未逐行递增，而多数表格要求如此。</translation>
    </message>
    <message>
        <source>The clipboard holds no rows of numbers of equal length.</source>
        <translation>剪贴板中没有等长的数值行。</translation>
    </message>
</context>
<context>
    <name>bramah::app::TextView</name>
    <message>
        <source>Text of the model</source>
        <translation>模型文本</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>This text is too long to be shown: it has more than %1 MB, or a line of more than %2 characters.</source>
        <translation>此文本过长，无法显示：超过 %1 MB，或有一行超过 %2 个字符。</translation>
    </message>
</context>
<context>
    <name>bramah::app::TimeLine</name>
    <message>
        <source>To the start (Home)</source>
        <translation>到起点 (Home)</translation>
    </message>
    <message>
        <source>To the event before (Ctrl+Left)</source>
        <translation>到上一事件 (Ctrl+Left)</translation>
    </message>
    <message>
        <source>To the next event (Ctrl+Right)</source>
        <translation>到下一事件 (Ctrl+Right)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到终点 (End)</translation>
    </message>
    <message>
        <source>Again and again</source>
        <translation>循环播放</translation>
    </message>
    <message>
        <source>Run that is shown</source>
        <translation>所显示的运行</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>a time</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play backwards (Shift+Space)</source>
        <translation>倒放 (Shift+空格)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放 (空格)</translation>
    </message>
    <message>
        <source>Close the time line</source>
        <translation>关闭时间轴</translation>
    </message>
</context>
<context>
    <name>bramah::app::TimeSearch</name>
    <message>
        <source>When is</source>
        <translation>何时</translation>
    </message>
    <message>
        <source>pump.P.p &gt; 160 bar</source>
        <translation>pump.P.p &gt; 160 bar</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>The time before (Shift+Enter)</source>
        <translation>上一时刻 (Shift+Enter)</translation>
    </message>
    <message>
        <source>The next time (Enter)</source>
        <translation>下一时刻 (Enter)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>There is no run to search</source>
        <translation>没有可搜索的运行</translation>
    </message>
    <message>
        <source>“%1” is a number; compare it, as in “%1 &gt; 0”</source>
        <translation>“%1”是数；请作比较，如“%1 &gt; 0”</translation>
    </message>
    <message>
        <source>Never in this run</source>
        <translation>在此运行中从不成立</translation>
    </message>
    <message>
        <source>%1 of %2: from %3 s to %4 s, for %5 s</source>
        <translation>第 %1 处，共 %2 处：从 %3 s 到 %4 s，持续 %5 s</translation>
    </message>
</context>
<context>
    <name>bramah::app::TimeTrack</name>
    <message>
        <source>Time line</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>%1 s · drag to show another time, with Shift to the rows of the run</source>
        <comment>a time</comment>
        <translation>%1 s · 拖动可显示其他时刻，按住 Shift 则对齐运行的行</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ToolController</name>
    <message>
        <source>The drawing is locked; Edit &gt; Lock the drawing frees it again</source>
        <translation>图样已锁定；用“编辑 &gt; 锁定图样”可解除</translation>
    </message>
</context>
<context>
    <name>bramah::app::TunePanel</name>
    <message>
        <source>Slide up to three parameters, or pull the peak or the end of a curve: whole runs are drawn meanwhile. Escape takes it back.</source>
        <translation>滑动最多三个参数，或拖动曲线的峰值或末端：其间会绘出整个运行。按 Esc 撤回。</translation>
    </message>
    <message>
        <source>Puts grips on the peaks and ends of curves, to be dragged up and down</source>
        <translation>在曲线的峰值和末端显示手柄，可上下拖动</translation>
    </message>
    <message>
        <source>What is pulled</source>
        <translation>拖动对象</translation>
    </message>
    <message>
        <source>To which value</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>to a value, with its unit</source>
        <translation>目标值，带单位</translation>
    </message>
    <message>
        <source>&amp;Pull the curve</source>
        <translation>拖动曲线(&amp;P)</translation>
    </message>
    <message>
        <source>The catalogues have no sizes for %1; untick it.</source>
        <translation>产品样本中没有 %1 的规格；请取消勾选。</translation>
    </message>
    <message>
        <source>Name a parameter first that may follow: up to three of them.</source>
        <translation>请先指定可随之变化的参数：最多三个。</translation>
    </message>
    <message>
        <source>There is no such curve.</source>
        <translation>没有这样的曲线。</translation>
    </message>
    <message>
        <source>Tune</source>
        <translation>调节</translation>
    </message>
    <message>
        <source>The circuit cannot be changed.</source>
        <translation>回路无法修改。</translation>
    </message>
    <message>
        <source>As it was.</source>
        <translation>已恢复原状。</translation>
    </message>
    <message>
        <source>With these values the run fails: %1</source>
        <translation>取这些值时运行失败：%1</translation>
    </message>
    <message>
        <source>Pull &amp;curves</source>
        <translation>拖动曲线(&amp;C)</translation>
    </message>
</context>
<context>
    <name>bramah::app::TuneRow</name>
    <message>
        <source>A parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>规格</translation>
    </message>
    <message>
        <source>from:to</source>
        <translation>下限:上限</translation>
    </message>
    <message>
        <source>As 50 bar:200 bar, 1 mm:10 mm:log, 1:9:whole or 20, 25, 32</source>
        <translation>如 50 bar:200 bar、1 mm:10 mm:log、1:9:whole 或 20, 25, 32</translation>
    </message>
    <message>
        <source>Only the values that parts of the catalogues have</source>
        <translation>仅采用产品样本中产品所具有的值</translation>
    </message>
    <message>
        <source>parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>Parameter %1</source>
        <translation>参数 %1</translation>
    </message>
    <message>
        <source>From where to where, %1</source>
        <translation>从何值到何值，%1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation>%1 的规格</translation>
    </message>
</context>
<context>
    <name>UnitAxes</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
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
        <translation>压力 [%1]，压差 [%2]</translation>
    </message>
    <message>
        <source>Pressure difference [%1]</source>
        <translation>压差 [%1]</translation>
    </message>
</context>
<context>
    <name>bramah::app::UserLibraries</name>
    <message>
        <source>The library %1 is not there: it was moved, or its disk is missing.</source>
        <translation>库 %1 不在该处：已被移动，或其磁盘缺失。</translation>
    </message>
    <message>
        <source>There is no Modelica package in %1. Choose a package&apos;s folder, its package.mo, a file with a package, or a folder of packages.</source>
        <translation>%1 中没有 Modelica 包。请选择包的文件夹、其 package.mo、含有包的文件，或含有多个包的文件夹。</translation>
    </message>
    <message>
        <source>The classes of %1 are open already.</source>
        <translation>%1 的类已经打开。</translation>
    </message>
    <message>
        <source>The library is open, but not all of it can be used: %1</source>
        <translation>库已打开，但不能全部使用：%1</translation>
    </message>
    <message>
        <source>%1 is open as a file. Its classes come first in the library panel, under the file&apos;s name.</source>
        <translation>%1 已作为文件打开。其类在元件库面板中以文件名列于最前。</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ValveDialog</name>
    <message>
        <source>Pro&amp;portional</source>
        <translation>比例(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Detents</source>
        <translation>定位机构(&amp;D)</translation>
    </message>
    <message>
        <source>New directional valve</source>
        <translation>新建方向阀</translation>
    </message>
    <message>
        <source>Takes any place between its positions, by its command</source>
        <translation>按指令停留在各工位之间的任意位置</translation>
    </message>
    <message>
        <source>Stays where it was switched to last</source>
        <translation>停留在上次换向的位置</translation>
    </message>
    <message>
        <source>all shut</source>
        <translation>全部封闭</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;orts</source>
        <translation>油口(&amp;O)</translation>
    </message>
    <message>
        <source>Positio&amp;ns</source>
        <translation>工位(&amp;N)</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>左端</translation>
    </message>
    <message>
        <source>Paths of the boxes</source>
        <translation>各方框的流道</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>右端</translation>
    </message>
    <message>
        <source>Place on the sheet</source>
        <translation>置于图面上</translation>
    </message>
    <message>
        <source>Directional valve %1</source>
        <translation>方向阀 %1</translation>
    </message>
    <message>
        <source>Change the valve</source>
        <translation>更改阀</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>静止位</translation>
    </message>
    <message>
        <source>Paths of the box: P&gt;A with an arrow, A-B-T joined, A&gt;T throttled, P&gt;A check; ports not named are shut</source>
        <translation>方框的流道：P&gt;A 带箭头，A-B-T 连通，A&gt;T throttled 为节流，P&gt;A check 为单向；未列出的油口为封闭</translation>
    </message>
    <message>
        <source>%1: by hand too</source>
        <translation>%1：附加手动</translation>
    </message>
    <message>
        <source>What stands behind the actuator and switches the valve too</source>
        <translation>位于操纵机构之后、同样可使阀换向的机构</translation>
    </message>
    <message>
        <source>Nothing by hand</source>
        <translation>无手动</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation>及 %1</translation>
    </message>
    <message>
        <source>Paths of box %1</source>
        <translation>方框 %1 的通路</translation>
    </message>
    <message>
        <source>%1: spring</source>
        <translation>%1：弹簧</translation>
    </message>
</context>
<context>
    <name>bramah::editor::ValvePreview</name>
    <message>
        <source>Symbol of the valve</source>
        <translation>阀的图形符号</translation>
    </message>
    <message>
        <source>Drag from port to port to draw a path, again to take its arrow away; click a port to shut it</source>
        <translation>从油口拖到油口以绘制流道，再次拖动则去掉箭头；单击油口可将其封闭</translation>
    </message>
</context>
<context>
    <name>bramah::app::VariableTree</name>
    <message>
        <source>Search variables</source>
        <translation>搜索变量</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>variable and unit</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Plot an expression over the variables (Ins on a plot)</source>
        <translation>由变量绘制表达式（在图表上按 Ins）</translation>
    </message>
    <message>
        <source>Plot an expression</source>
        <translation>绘制表达式</translation>
    </message>
</context>
<context>
    <name>bramah::app::ViewMenu</name>
    <message>
        <source>&amp;Text of the model</source>
        <translation>模型文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Plots, problems and runs</source>
        <translation>图表、问题和运行(&amp;P)</translation>
    </message>
    <message>
        <source>Next proble&amp;m</source>
        <translation>下一个问题(&amp;M)</translation>
    </message>
    <message>
        <source>Panels back to their places</source>
        <translation>恢复面板位置</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>跟随系统主题</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Moving parts of symbols</source>
        <translation>符号的运动部件(&amp;M)</translation>
    </message>
    <message>
        <source>Show pistons and needles where the results have them</source>
        <translation>按结果显示活塞和指针的位置</translation>
    </message>
    <message>
        <source>&amp;Pressures and flows on lines</source>
        <translation>管路的压力和流量(&amp;P)</translation>
    </message>
    <message>
        <source>Colour lines by pressure, with arrows the way the oil flows</source>
        <translation>按压力为管路着色，并以箭头表示油液流向</translation>
    </message>
    <message>
        <source>Pressures beside lines</source>
        <translation>管路旁显示压力</translation>
    </message>
    <message>
        <source>Write the pressure of each line beside it</source>
        <translation>在每条管路旁标注其压力</translation>
    </message>
    <message>
        <source>Flows beside lines</source>
        <translation>管路旁显示流量</translation>
    </message>
    <message>
        <source>Write how much flows through each line, and which way</source>
        <translation>标注每条管路的流量及流向</translation>
    </message>
    <message>
        <source>Values beside signals</source>
        <translation>信号旁显示值</translation>
    </message>
    <message>
        <source>Write the value of each signal beside its line</source>
        <translation>在每个信号的连线旁标注其值</translation>
    </message>
    <message>
        <source>Results on the &amp;sheet</source>
        <translation>图面上的结果(&amp;S)</translation>
    </message>
    <message>
        <source>Men&amp;d the problem</source>
        <translation>解决问题(&amp;D)</translation>
    </message>
    <message>
        <source>Use the first button of the message over the sheet, or else that below the list of problems</source>
        <translation>执行图面上方消息的第一个按钮，否则执行问题列表下方的按钮</translation>
    </message>
    <message>
        <source>Choose a problem with a button below the list first.</source>
        <translation>请先选择列表下方有按钮的问题。</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>跟随系统语言</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <comment>menu of languages; in other languages with the English word behind</comment>
        <translation>语言 (Lan&amp;guage)</translation>
    </message>
    <message>
        <source>As usual (bar, l/min, mm)</source>
        <translation>常用单位（bar、l/min、mm）</translation>
    </message>
    <message>
        <source>Pressures in MPa</source>
        <translation>压力采用 MPa</translation>
    </message>
    <message>
        <source>SI units (Pa, m³/s, m)</source>
        <translation>SI 单位（Pa、m³/s、m）</translation>
    </message>
    <message>
        <source>US units (psi, gal/min, in)</source>
        <translation>美制单位（psi、gal/min、in）</translation>
    </message>
    <message>
        <source>&amp;Units of this sheet</source>
        <translation>此图面的单位(&amp;U)</translation>
    </message>
    <message>
        <source>View of the class shown</source>
        <translation>所示类的视图</translation>
    </message>
    <message>
        <source>Views of the &amp;class</source>
        <translation>类的视图(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;What ports give and take</source>
        <translation>端口给出和接受的量(&amp;W)</translation>
    </message>
    <message>
        <source>Show at each port which variable it takes and which it gives, and each component&apos;s form</source>
        <translation>在每个端口显示其接受和给出的变量，以及各元件的形式</translation>
    </message>
    <message>
        <source>P&amp;ositions beside rods and shafts</source>
        <translation>活塞杆和轴旁显示位置(&amp;O)</translation>
    </message>
    <message>
        <source>Write positions and angles beside rods and shafts</source>
        <translation>在活塞杆和轴旁标注位置和角度</translation>
    </message>
    <message>
        <source>F&amp;orces beside rods and shafts</source>
        <translation>活塞杆和轴旁显示力(&amp;O)</translation>
    </message>
    <message>
        <source>Write forces and torques beside rods and shafts</source>
        <translation>在活塞杆和轴旁标注力和转矩</translation>
    </message>
    <message>
        <source>Parts &amp;between delay lines</source>
        <translation>延迟管路之间的部分(&amp;B)</translation>
    </message>
    <message>
        <source>Colour the symbols by the parts into which delay lines cut the circuit</source>
        <translation>按延迟管路将回路分割成的各部分为符号着色</translation>
    </message>
    <message>
        <source>Panel over the whole &amp;window</source>
        <translation>面板占满窗口(&amp;W)</translation>
    </message>
    <message>
        <source>A double click on the panel&apos;s tab or title does the same, and Escape takes it back</source>
        <translation>双击面板的标签或标题作用相同，按 Esc 恢复</translation>
    </message>
    <message>
        <source>T&amp;ime line</source>
        <translation>时间轴(&amp;I)</translation>
    </message>
    <message>
        <source>Plays runs again below the sheet, forwards, backwards and in steps</source>
        <translation>在图面下方回放运行，可正放、倒放和步进</translation>
    </message>
    <message>
        <source>The time line appears with the first run.</source>
        <translation>时间轴在首次运行后出现。</translation>
    </message>
    <message>
        <source>Measured minus simulated on lines</source>
        <translation>在管路上显示测量值减仿真值</translation>
    </message>
    <message>
        <source>Colour lines by how far measured values that are laid beside them are from the run</source>
        <translation>按与其对照的测量值偏离运行的程度为管路着色</translation>
    </message>
</context>
<context>
    <name>bramah::app::WhyPanel</name>
    <message>
        <source>Back to the question before (Backspace)</source>
        <translation>返回上一问题 (Backspace)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Its part</source>
        <translation>所占份额</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>In the stretch before</source>
        <translation>在前一区段</translation>
    </message>
    <message>
        <source>Mark A and B on a plot, or set its cursor, and press Y: the terms of the equation that moves the curve stand here, and each leads on</source>
        <translation>在图表上设标记 A 和 B，或设置游标，然后按 Y：此处列出驱动该曲线的方程各项，由每一项可继续追溯</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 s of solving, %3 steps, %4 events, %5</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：求解 %2 s，%3 步，%4 个事件，%5</translation>
    </message>
    <message>
        <source>Steps are as short as the fastest motion in the circuit; each event begins anew. What a component costs may be a spring that is too stiff, a volume that is too small, or a switch that flutters.</source>
        <translation>步长取决于回路中最快的运动；每个事件后重新开始。耗时的元件可能是刚度过大的弹簧、过小的容积或频繁抖动的开关。</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>元件</translation>
    </message>
    <message>
        <source>Its part of short steps</source>
        <translation>其占短步长的份额</translation>
    </message>
    <message>
        <source>Failed steps</source>
        <translation>失败的步</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>the sheet itself</source>
        <translation>图面自身</translation>
    </message>
    <message>
        <source>most by %1</source>
        <translation>主要由 %1 引起</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, most by %2</source>
        <translation>%1，主要由 %2 引起</translation>
    </message>
    <message>
        <source>There is no run yet</source>
        <translation>尚无运行</translation>
    </message>
    <message>
        <source>The circuit is being checked; ask again in a moment</source>
        <translation>正在检查回路；请稍后再查询</translation>
    </message>
    <message>
        <source>The circuit has other components or connections than this run; run it again</source>
        <translation>回路的元件或连接与此次运行不同；请再次运行</translation>
    </message>
    <message>
        <source>“%1” is no variable of the circuit; ask about a variable in it</source>
        <translation>“%1”不是回路的变量；请查询回路中的变量</translation>
    </message>
    <message>
        <source>The run has no values at these times</source>
        <translation>运行在这些时刻没有值</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 from %3 s to %4 s</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：%2，从 %3 s 到 %4 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a component and its variable</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Integrated from %1</source>
        <translation>由 %1 积分得出</translation>
    </message>
    <message>
        <source>Computed from %1</source>
        <translation>由 %1 计算得出</translation>
    </message>
    <message>
        <source>Solved together with other equations from %1</source>
        <translation>与 %1 的其他方程联立求得</translation>
    </message>
    <message>
        <source>It changes at events only</source>
        <translation>仅在事件处变化</translation>
    </message>
    <message>
        <source>It comes out of a delay line as it went in earlier</source>
        <translation>由延迟管路输出，与此前的输入相同</translation>
    </message>
    <message>
        <source>It is given from outside: no equation determines it</source>
        <translation>由外部给定：没有方程确定它</translation>
    </message>
    <message>
        <source>It follows from %1. </source>
        <translation>由 %1 得出。</translation>
    </message>
    <message>
        <source>(the run has not kept all values in it)</source>
        <translation>（运行未保存其中的全部值）</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>与之前相同</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1，现为 %2</translation>
    </message>
    <message>
        <source>between the stored rows, and jumps at events</source>
        <translation>在存储的行之间，以及在事件处的跳变</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Its part as a bar</source>
        <translation>以条形表示的份额</translation>
    </message>
</context>
<context>
    <name>bramah::app::ZoomedPicture</name>
    <message>
        <source>A double click shows the place in full size, another one all of it; drag moves, the wheel scales</source>
        <translation>双击以实际大小显示该处，再次双击显示全部；拖动以移动，滚轮缩放</translation>
    </message>
</context>
</TS>
