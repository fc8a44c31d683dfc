import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {ROOT} from "../env.ts";

const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=]{20}/],
  ["a key of Amazon", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ["a key of Google", /\bAIza[0-9A-Za-z_-]{35}\b/],
  ["a token of GitHub", /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50})/],
  ["a token of npm", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["a token of Slack", /\bxox[abprs]-[A-Za-z0-9-]{20}/],
  ["a live key of Stripe", /\b[rs]k_live_[A-Za-z0-9]{20}/],
  ["a token of Sanity", /\bsk[A-Za-z0-9]{80,}\b/],
  ["a signed token", /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/],
  [
    "a password in an address",
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:@/"'`$<{]+:(?!(?:password|secret)@)[^\s@/"'`$<{]{6,}@(?!127\.|localhost)/,
  ],
];
const BINARY = /\.(?:png|jpe?g|webp|woff2?|ico|zip|fit|gz|pdf)$/;

function listTexts() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const paths = execFileSync("git", args, {cwd: ROOT, encoding: "utf8"}).split("\n");
  return paths
    .filter((path) => path !== "" && path !== "pnpm-lock.yaml" && !BINARY.test(path))
    .flatMap((path) => {
      try {
        return [{path, text: readFileSync(join(ROOT, path), "utf8")}];
      } catch {
        // Deleted in the working tree.
        return [];
      }
    });
}

const findIn = (text: string) => KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);

it("nothing that opens anything is in the repository", () => {
  const texts = listTexts();
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(({path, text}) => findIn(text).map((kind) => `${path}: ${kind}`))).toEqual([]);
});

describe("the check finds", () => {
  const body = "a1B2".repeat(30);
  it.each([
    ["a private key", `-----BEGIN ${"PRIVATE"} KEY-----\n${body}`],
    ["a key of Amazon", `${"AKIA"}${"A1B2".repeat(4)}`],
    ["a token of GitHub", `${"ghp"}_${body.slice(0, 36)}`],
    ["a token of Sanity", `${"sk"}${body}`],
    ["a signed token", [`${"ey"}J${body}`, `${"ey"}J${body}`, body].join(".")],
    ["a password in an address", `${"postgres"}://app:${body.slice(0, 12)}@db.example/x`],
  ])("%s", (kind, text) => {
    expect(findIn(text)).toEqual([kind]);
  });
});
