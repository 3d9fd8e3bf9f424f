// The table of all problems.
import "../table/table";
