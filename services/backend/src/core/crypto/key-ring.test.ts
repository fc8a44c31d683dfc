import {describe, expect, it} from "vitest";
import {createKeyRing, unwrap, wrap} from "./key-ring.ts";

const OLD = "an old secret of more than thirty-two characters";
const NEW = "a newer secret of more than thirty-two characters";
const [before, after, without] = [createKeyRing([OLD]), createKeyRing([NEW, OLD]), createKeyRing([NEW])];

describe("what is wrapped", () => {
  it("is read again under its context, and each time is another text", () => {
    const [one, two] = [wrap(before, "otp usr_1", "läuft"), wrap(before, "otp usr_1", "läuft")];
    expect([unwrap(before, "otp usr_1", one), unwrap(before, "otp usr_1", two)]).toEqual(["läuft", "läuft"]);
    expect(one).not.toBe(two);
    expect(one).not.toContain(Buffer.from("läuft").toString("base64url"));
  });

  it("moved to another row, it is not opened", () => {
    const wrapped = wrap(before, "otp usr_1", "secret");
    for (const context of ["otp usr_2", "otp usr_", "", "otp usr_1 "]) {
      expect(() => unwrap(before, context, wrapped), context).toThrow();
    }
  });

  it("changed in any of its parts, it is not opened", () => {
    const parts = wrap(before, "row", "secret").split(".");
    for (const index of parts.keys()) {
      const changed = parts.map((part, at) => (at === index ? flipped(part) : part)).join(".");
      expect(() => unwrap(before, "row", changed), `part ${index}`).toThrow();
    }
    for (const text of ["", ".", "...", parts.slice(0, 3).join("."), "rubbish"]) {
      expect(() => unwrap(before, "row", text), text).toThrow();
    }
  });

  it("outlives a change of keys as long as the old one is in the ring", () => {
    const wrapped = wrap(before, "row", "secret");
    expect(unwrap(after, "row", wrapped)).toBe("secret");
    expect(wrap(after, "row", "secret").split(".")[0]).not.toBe(wrapped.split(".")[0]);
    expect(() => unwrap(without, "row", wrapped)).toThrow("No key has the id");
  });

  it("the key has an id that reveals nothing about the secret", () => {
    const {id} = before.current;
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(before.current.key.toString("hex")).not.toContain(id);
    expect(before.get("constructor")).toBeNull();
  });
});

/** The same text with its first letter changed. */
function flipped(text: string) {
  return `${text.startsWith("A") ? "B" : "A"}${text.slice(1)}`;
}
