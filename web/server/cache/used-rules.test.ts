import {expect, it} from "vitest";
import {classesOf, parseSheet, usedRules} from "./used-rules.ts";

const used = (css: string, markup: string) => usedRules(parseSheet(css), classesOf(markup));

it.each([
  ["a class that is there", ".a{color:red}", '<p class="b a">', ".a{color:red}"],
  ["one that is not", ".a{color:red}", '<p class="ab">', ""],
  ["both of two", ".a .b{color:red}", '<p class="a"><i class="b">', ".a .b{color:red}"],
  ["only one of two", ".a .b{color:red}", '<p class="a">', ""],
  ["one of a list", ".a,.b{color:red}", '<p class="b">', ".b{color:red}"],
  ["no class at all", "p:hover,[hidden]{color:red}", "<p>", "p:hover,[hidden]{color:red}"],
  ["a state of a class", ".a:focus-visible{color:red}", '<p class="a">', ".a:focus-visible{color:red}"],
  ["an alternative", ":is(.a,.b) p{color:red}", '<p class="b">', ":is(.a,.b) p{color:red}"],
  ["what must not be there", ".a:not(.b){color:red}", '<p class="a">', ".a:not(.b){color:red}"],
  ["what may come later", ".a:has(.b:not(.c)){color:red}", '<p class="a">', ".a:has(.b:not(.c)){color:red}"],
  ["signs that are escaped", ".md\\:w-1\\/2{width:50%}", '<p class="md:w-1/2">', ".md\\:w-1\\/2{width:50%}"],
  ["a digit that is escaped", ".\\32xl{width:1px}", '<p class="2xl">', ".\\32xl{width:1px}"],
  [
    "a class spelled by entities",
    ".\\[\\&\\>p\\]\\:a{top:0}",
    '<p class="[&amp;&gt;p]:a">',
    ".\\[\\&\\>p\\]\\:a{top:0}",
  ],
])("%s", (_case, css, markup, left) => {
  expect(used(css, markup)).toBe(left);
});

it("groups without a rule left are left out, others keep their order", () => {
  const css =
    "@layer base,parts;@layer parts{@media (width>=40px){.a{top:0}}.b{top:1px}}@layer base{.a{top:2px}}";
  expect(used(css, '<p class="b">')).toBe("@layer base,parts;@layer parts{.b{top:1px}}");
  expect(used(css, '<p class="a b">')).toBe(css);
});

it("fonts, movements and rules inside rules stay as they are", () => {
  const css =
    "@font-face{font-family:a;src:url(a.woff2)}@keyframes turn{0%{top:0}to{top:1px}}.a{top:0;&:hover{top:1px}}";
  expect(used(css, '<p class="a">')).toBe(css);
});
