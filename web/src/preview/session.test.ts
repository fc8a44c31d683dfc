import {expect, it} from "vitest";
import {openSession, type PreviewSession, sealSession} from "./session";

const NOW = new Date("2026-11-21T12:00:00Z");
const SECRET = "a secret of the server";
const STUDIO: PreviewSession = {
  kind: "studio",
  perspective: "drafts",
  at: null,
  simulation: null,
  expires: NOW.getTime() + 1000,
};
const LINK: PreviewSession = {kind: "link", token: "a".repeat(43)};

it.each([STUDIO, {...STUDIO, perspective: "rSpring,drafts"}, LINK])(
  "reads back what it sealed: $kind",
  (session) => {
    expect(openSession(sealSession(session, SECRET), SECRET, NOW)).toEqual(session);
  },
);

it("ends when its time is over", () => {
  const sealed = sealSession(STUDIO, SECRET);
  expect(openSession(sealed, SECRET, new Date(STUDIO.expires))).toBeNull();
});

it("a link cannot be turned into a Studio session", () => {
  const [, signature] = sealSession(LINK, SECRET).split(".");
  const forged = `${Buffer.from(JSON.stringify(STUDIO)).toString("base64url")}.${signature}`;
  expect(openSession(forged, SECRET, NOW)).toBeNull();
});

it.each([
  null,
  undefined,
  "",
  ".",
  "a.b.c",
  "studio",
  sealSession(STUDIO, "the secret of another server"),
  sealSession({...STUDIO, perspective: "raw"}, SECRET),
  sealSession({...STUDIO, perspective: "versions.x"}, SECRET),
  sealSession({...STUDIO, perspective: "published,drafts"}, SECRET),
  sealSession({...LINK, token: "short"}, SECRET),
])("refuses %j", (value) => {
  expect(openSession(value, SECRET, NOW)).toBeNull();
});
