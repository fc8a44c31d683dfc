import {expect, it} from "vitest";
import {parseNextPath} from "@/client/session/next-path";
import {requiredActionPath} from "./required-action";

const document = {kind: "privacy", version: "v", text_id: "t", content_hash: "h"};

it.each([
  [{}, null],
  [{must_accept: []}, null],
  [{must_accept: [document]}, "/ch/fr/account/agree?next=%2Fch%2Ffr%2Fstore%3Fa%3D1"],
  [{deletes_at: "2026-03-15T12:00:00.000Z", must_accept: [document]}, "/ch/fr/account/privacy"],
])("on the way to the store, the pending actions %j lead to %j", (waiting, requiredPath) => {
  expect(requiredActionPath(waiting, "/ch/fr/store?a=1")).toBe(requiredPath);
  // Sign-in lets only known pages through.
  expect(parseNextPath(requiredPath)).toBe(requiredPath);
});
