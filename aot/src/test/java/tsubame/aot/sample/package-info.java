/** Programs in the runtime dialect that tests build a closed world of. */
package tsubame.aot.sample;
