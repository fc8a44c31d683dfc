import {expect, it} from "vitest";
import {parseEmail} from "./parse-email.ts";

it.each([
  ["ann@example.com", "ann@example.com", "ann@example.com"],
  ["  Ann.Lee+news@Example.COM ", "Ann.Lee+news@example.com", "ann.lee+news@example.com"],
  ["ann@Exämple.de", "ann@xn--exmple-cua.de", "ann@xn--exmple-cua.de"],
  ["ann@пример.рф", "ann@xn--e1afmkfd.xn--p1ai", "ann@xn--e1afmkfd.xn--p1ai"],
  ["zoé@example.com", "zoé@example.com", "zoé@example.com"],
  ["ü@example.test", "ü@example.test", "ü@example.test"],
  ["U\u0308@example.test", "Ü@example.test", "ü@example.test"],
  ["почта@пример.рф", "почта@xn--e1afmkfd.xn--p1ai", "почта@xn--e1afmkfd.xn--p1ai"],
  ["an\u200bn@exam\u200bple.com\ufeff", "ann@example.com", "ann@example.com"],
  ["ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ann@example.com", "ann@example.com"],
  ["Ａnn@example.com", "Ann@example.com", "ann@example.com"],
  ["o'neil@a-b.co.uk", "o'neil@a-b.co.uk", "o'neil@a-b.co.uk"],
])("%s", (raw, address, norm) => {
  expect(parseEmail(raw)).toEqual({address, norm});
});

it.each([
  "",
  "ann",
  "@example.com",
  "ann@",
  "ann@example",
  "ann@@example.com",
  ".ann@example.com",
  "ann.@example.com",
  "a..b@example.com",
  "ann@exa mple.com",
  "ann@example.com\nBcc: evil@y.com",
  "b@x>\r\nRCPT TO:<evil@y",
  "Ann <ann@example.com>",
  "a@x.com,b@x.com",
  "ann@[127.0.0.1]",
  "zoé\u202e@example.com",
  `${"é".repeat(33)}@example.com`,
  "\u0301@example.com",
  "\u0430nn@example.com",
  `${"a".repeat(65)}@example.com`,
  `ann@${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.com`,
  "ann@-example.com",
  "ann\0@example.com",
  "ann\ud800@example.com",
  "ann@exa\udc00mple.com",
  "\u200b@example.com",
  "ann，bob@example.com",
])("refuses %j", (raw) => {
  expect(parseEmail(raw)).toBeNull();
});
