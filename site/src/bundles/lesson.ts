// The exercises, the figures and the boxes of a lesson.
import "../lesson/exercises";
import "../lesson/figures";
import "../lesson/judge";
