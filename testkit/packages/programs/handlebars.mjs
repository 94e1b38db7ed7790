import Handlebars from "handlebars";
Handlebars.registerHelper("loud", (text) => text.toUpperCase());
Handlebars.registerHelper("times", function (n, options) {
    let out = "";
    for (let i = 0; i < n; i++) out += options.fn({ ...this, i });
    return out;
});
Handlebars.registerPartial("item", "<li>{{name}}{{#if price}} ({{price}}){{/if}}</li>");
const template = Handlebars.compile(`<h1>{{loud title}}</h1>
{{#each items}}
  {{> item}}{{#unless @last}},{{/unless}} {{@index}} {{../title}}
{{else}}
  none
{{/each}}
{{#with owner}}{{name}} {{{raw}}} {{raw}}{{/with}}
{{#times 3}}{{i}}-{{/times}}
{{lookup map "k"}} {{#if (eq 1 1)}}eq{{/if}} {{!-- comment --}}`);
Handlebars.registerHelper("eq", (x, y) => x === y);
console.log(template({ title: "shop <1>", items: [{ name: "tea", price: 3 }, { name: "cup" }], owner: { name: "Ann", raw: "<b>&</b>" }, map: { k: "v" } }));
console.log(template({ title: "empty", items: [] }));
console.log(Handlebars.precompile("{{a}} and {{b}}").length > 100, Handlebars.parse("{{#if a}}x{{/if}}").body[0].type);
try {
    Handlebars.compile("{{#if}}")({});
} catch (error) {
    console.log(error.message);
}
