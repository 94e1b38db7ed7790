return 1;
using a = b;
new.target;
import c from "c";
import.meta;
super.d;
