import {execFileSync} from "node:child_process";
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {expect, it, onTestFinished} from "vitest";
import {listFiles} from "../../changed-files.ts";
import {changedSources} from "./changed-sources.ts";

/** A project with messages and the pages that use them. */
function createProject() {
  const root = mkdtempSync(join(tmpdir(), "changed-sources-"));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), text);
  };
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {cwd: root});
  write("web/messages/en.json", JSON.stringify({runs: {title: "Runs", empty: "None"}}));
  write("web/messages/es.json", JSON.stringify({runs: {title: "Carreras"}}));
  write("web/src/runs.tsx", 't("runs.title")');
  write("web/src/empty.tsx", 't("runs.empty")');
  write("web/src/runs.test.tsx", 't("runs.title")');
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message=first");
  const remove = (name: string) => rmSync(join(root, name));
  return {
    write,
    remove,
    find: (changed: readonly string[]) => changedSources(changed, listFiles(root), "HEAD", root),
  };
}

it("a changed message selects the sources that use it, not every source that loads messages", () => {
  const {write, find} = createProject();
  write("web/messages/en.json", JSON.stringify({runs: {title: "Your runs", empty: "None"}}));
  expect(find(["web/messages/en.json", "web/src/proxy.ts"])).toEqual([
    "web/src/proxy.ts",
    "web/src/runs.tsx",
  ]);
});

it("all messages of a new or deleted catalogue have changed", () => {
  const {write, remove, find} = createProject();
  write("web/messages/fr.json", JSON.stringify({runs: {empty: "Aucune"}}));
  expect(find(["web/messages/fr.json"])).toEqual(["web/src/empty.tsx"]);
  remove("web/messages/es.json");
  expect(find(["web/messages/es.json"])).toEqual(["web/src/runs.tsx"]);
});
