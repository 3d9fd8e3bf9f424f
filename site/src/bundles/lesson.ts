// The exercises and the figures of a lesson.
import "../lesson/exercises";
import "../lesson/figures";
