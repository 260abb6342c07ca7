// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
class TableOverTime "Curves over time, the first column of a table"
  extends ExternalObject;
  function constructor "Reads the table"
    input String fileName "File; NoName: none";
    input String tableName "Table on the file";
    input Real table[:, :] "Rows, where there is no file";
    input Real startTime "Time from which on the table counts";
    input Integer columns[:] "Columns of the curves";
    input Types.Smoothness smoothness "Course between the rows";
    input Types.Extrapolation extrapolation "Course beyond the rows";
    input Real shiftTime "Time of the table's time 0";
    input Integer timeEvents "1: an event at each row of straight lines";
    input String delimiter "Between the columns of a CSV file";
    input Integer nHeaderLines "Lines of a CSV file to leave out";
    output TableOverTime made "The table";
    external "C" made = ModelicaStandardTables_CombiTimeTable_init3(fileName, tableName, table, size(table, 1), size(table, 2),
      startTime, columns, size(columns, 1), smoothness, extrapolation, shiftTime, timeEvents, false, delimiter, nHeaderLines);
  end constructor;
  function destructor "Lets go of the table"
    input TableOverTime made "The table";
    external "C" ModelicaStandardTables_CombiTimeTable_close(made);
  end destructor;
end TableOverTime;
