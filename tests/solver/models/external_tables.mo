// SPDX-License-Identifier: GPL-3.0-or-later
// Classes of tables as a user's library may declare them. ExternalTablesTest shows that nothing counts but the names of
// the external functions: values, slopes and events of the tables follow the formulas of their points.
package T
  class Table1D
    extends ExternalObject;
    function constructor
      input String fileName = "NoName";
      input String tableName = "NoName";
      input Real table[:, :] = fill(0.0, 0, 2);
      input Integer columns[:] = {2};
      input Integer smoothness = 1;
      input Integer extrapolation = 2;
      output Table1D made;
      external "C" made = ModelicaStandardTables_CombiTable1D_init3(fileName, tableName, table, size(table, 1),
        size(table, 2), columns, size(columns, 1), smoothness, extrapolation, false, ",", 0);
    end constructor;
    function destructor
      input Table1D made;
      external "C" ModelicaStandardTables_CombiTable1D_close(made);
    end destructor;
  end Table1D;
  function value
    input Table1D table;
    input Real u;
    output Real y;
    external "C" y = ModelicaStandardTables_CombiTable1D_getValue(table, 1, u);
  end value;
  class TimeTable
    extends ExternalObject;
    function constructor
      input Real table[:, :];
      input Integer extrapolation = 1;
      input Real startTime = 0;
      input Real shiftTime = 0;
      output TimeTable made;
      external "C" made = ModelicaStandardTables_CombiTimeTable_init3("NoName", "NoName", table, size(table, 1),
        size(table, 2), startTime, {2}, 1, 1, extrapolation, shiftTime, 1, false, ",", 0);
    end constructor;
    function destructor
      input TimeTable made;
      external "C" ModelicaStandardTables_CombiTimeTable_close(made);
    end destructor;
  end TimeTable;
  function timeValue
    input TimeTable table;
    input Real t;
    input Real next;
    input Real before;
    output Real y;
    external "C" y = ModelicaStandardTables_CombiTimeTable_getValue(table, 1, t, next, before);
  end timeValue;
  function nextEvent
    input TimeTable table;
    input Real t;
    output Real next;
    external "C" next = ModelicaStandardTables_CombiTimeTable_nextTimeEvent(table, t);
  end nextEvent;
end T;
