import { NIL, parse, stringify, v1, v3, v4, v5, v7, validate, version } from "uuid";
console.log(v3("hello.example.com", v3.DNS), v5("hello.example.com", v5.DNS), v5("http://example.com/", v5.URL));
console.log([v1(), v4(), v7()].map((id) => [validate(id), version(id), id.length]), v4() !== v4());
console.log(parse("6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b"), stringify(parse("6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b")), NIL, validate("no"));
console.log(v4({ random: Uint8Array.from({ length: 16 }, (_, i) => i * 16) }));
