import type {IncomingMessage} from "node:http";
import {describe, expect, it} from "vitest";
import {createContentPolicy} from "./content-policy.ts";
import {isDevelopmentScript} from "./development-policy.ts";

function policyOf(isDevelopment: boolean, isPreview: boolean): Record<string, string> {
  const policy = createContentPolicy({
    siteUrl: "https://gradus.example",
    studioUrl: "https://studio.example",
    contentUrl: "https://lake.example",
    isPreview: () => isPreview,
    paymentsUrl: null,
    isDevelopment,
  });
  const sources = {scripts: ["'sha256-a'"], styles: ["'sha256-b'"]};
  const text = policy({url: "/us/en", headers: {}} as IncomingMessage, sources);
  return Object.fromEntries(text.split("; ").map((part) => [part.split(" ")[0], part]));
}

it.each([
  ["page", false],
  ["preview", true],
])(
  "a %s in development may use eval and write styles beyond what it may in production, and nothing else",
  (_what, isPreview) => {
    expect(policyOf(true, isPreview)).toEqual({
      ...policyOf(false, isPreview),
      "script-src": "script-src gradus.example/_next/static/ 'sha256-a' 'unsafe-eval'",
      "style-src": "style-src 'self' 'unsafe-inline'",
    });
  },
);

describe("the script that names a page to its hot reload", () => {
  it.each([
    'self.__next_r="6ff2d6b6-4d5c-4a1b-9b3f-1f0a3a6f1f7e"',
    'self.__next_r="aXf0-_1";var __nextHmrInitialVersion={"a":[1,";"]};',
    'var __nextHmrInitialVersion="5";',
  ])("is known: %s", (text) => {
    expect(isDevelopmentScript(text)).toBe(true);
  });

  it.each([
    'self.__next_r="a";alert(1)',
    'self.__next_r="a"+alert(1)+""',
    'self.__next_r="a";var __nextHmrInitialVersion=alert(1);',
    "alert(1)",
    "",
  ])("is not: %s", (text) => {
    expect(isDevelopmentScript(text)).toBe(false);
  });
});
