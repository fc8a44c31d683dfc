import {beforeEach, expect, test, vi} from "vitest";
import {finishSwitch, startSwitch} from "./switch-person.ts";

const ADDRESS = "http://localhost:3333/structure/pages;home?perspective=rSpring#old";
let entries: Map<string, string>;
let memory: Pick<Storage, "getItem" | "setItem" | "removeItem">;
let ended: string[];

beforeEach(() => {
  ended = [];
  entries = new Map();
  memory = {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
});

/** The official client as far as it is used: a token, and requests made with it. */
function clientWith(token: string): Parameters<typeof finishSwitch>[0] {
  const client = {
    config: () => ({projectId: "gradus", token}),
    request: vi.fn(async ({uri}: {uri: string}) => void ended.push(`${uri} as ${token}`)),
    withConfig: (changed: {token: string}) => clientWith(changed.token),
  };
  return client as never;
}

const start = (token: string) =>
  startSwitch({
    client: clientWith(token),
    memory,
    apiHost: "http://localhost:4100",
    personId: "local-editor",
    address: ADDRESS,
  });

test("the login returns to exactly the same page", () => {
  const login = new URL(start("old"));
  expect(login.origin + login.pathname).toBe("http://localhost:4100/v1/auth/login/local-editor");
  expect(Object.fromEntries(login.searchParams)).toEqual({
    origin: "http://localhost:3333/structure/pages;home?perspective=rSpring",
    projectId: "gradus",
    withSid: "true",
  });
});

test("the old session ends once, when the new one runs", async () => {
  start("old");
  expect(ended).toEqual([]);
  await finishSwitch(clientWith("new"), memory);
  await finishSwitch(clientWith("new"), memory);
  expect(ended).toEqual(["/auth/logout as old"]);
});

test("who comes back as themselves stays signed in", async () => {
  start("old");
  await finishSwitch(clientWith("old"), memory);
  expect(ended).toEqual([]);
});
