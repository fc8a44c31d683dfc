import {expect, it} from "vitest";
import {openSafeStorage} from "./safe-storage";
import {createSessionStore} from "./session-store";
import {tokens} from "./testing/fake-browser";
import {readClaims} from "./token-claims";

it.each([
  [
    "access throws",
    () => {
      throw new DOMException("denied", "SecurityError");
    },
  ],
  ["nothing fits in", () => ({getItem: () => null, removeItem: () => {}, setItem: throwQuota})],
])("where %s, a session lives in memory", (_case, open) => {
  const storage = openSafeStorage(open);
  const store = createSessionStore(storage);
  store.save(tokens(0));
  expect([storage.isPersistent, store.userId()]).toEqual([false, "usr_runner"]);
  store.clear();
  expect(store.userId()).toBeNull();
});

it.each(["", "a.b.c", "e30", `e30.${btoa("[]")}.x`, `e30.${btoa('{"sub":7}')}.x`, "%%%.%%%.%%%"])(
  "%j contains no claims about a user",
  (token) => {
    expect(readClaims(token)).toBeNull();
  },
);

function throwQuota() {
  throw new DOMException("full", "QuotaExceededError");
}
