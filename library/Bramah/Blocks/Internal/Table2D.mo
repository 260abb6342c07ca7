// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
class Table2D "Surface over the first column and the first row of a table"
  extends ExternalObject;
  function constructor "Reads the table"
    input String fileName "File; NoName: none";
    input String tableName "Table on the file";
    input Real table[:, :] "Rows, where there is no file";
    input Types.Smoothness smoothness "Course between the rows";
    input Types.Extrapolation extrapolation "Course beyond the rows";
    input String delimiter "Between the columns of a CSV file";
    input Integer nHeaderLines "Lines of a CSV file to leave out";
    output Table2D made "The table";
    external "C" made = ModelicaStandardTables_CombiTable2D_init3(fileName, tableName, table, size(table, 1), size(table, 2),
      smoothness, extrapolation, false, delimiter, nHeaderLines);
  end constructor;
  function destructor "Lets go of the table"
    input Table2D made "The table";
    external "C" ModelicaStandardTables_CombiTable2D_close(made);
  end destructor;
end Table2D;
