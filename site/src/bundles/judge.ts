// The box "Judge your program".
import "../judge/texts";

import "../judge/box";
