// The box "Judge your program".
import "../judge/box";
