package tsubame.ir;

import java.util.ArrayList;
import java.util.List;

/** The types of a method's parameters and result, read off a Java descriptor. */
public record Signature(List<Type> parameters, Type result) {
    public Signature {
        parameters = List.copyOf(parameters);
    }

    public static Signature of(String descriptor) {
        if (!descriptor.startsWith("(")) throw new IllegalArgumentException("no method descriptor: " + descriptor);
        List<Type> parameters = new ArrayList<>();
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int end = end(descriptor, at);
            parameters.add(new Storage(descriptor.substring(at, end)).type());
            at = end;
        }
        String result = descriptor.substring(at + 1);
        return new Signature(parameters, result.equals("V") ? Type.VOID : new Storage(result).type());
    }

    private static int end(String descriptor, int at) {
        while (descriptor.charAt(at) == '[') at++;
        return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
    }
}
