import {describe, expect, it} from "vitest";
import {createKeyRing} from "../../core/crypto/key-ring.ts";
import {isGenuine, newSeed, parseRefreshToken, refreshTokenOf} from "./refresh-token.ts";

const OLD = "an old secret of more than thirty-two characters";
const NEW = "a newer secret of more than thirty-two characters";
const [before, after, without] = [createKeyRing([OLD]), createKeyRing([NEW, OLD]), createKeyRing([NEW])];

describe("a refresh token", () => {
  const source = {id: `ses_${"0".repeat(26)}`, seed: newSeed(), key_id: before.current.id};
  const token = refreshTokenOf(before, source, 7);
  const parsed = parseRefreshToken(token);

  it("derives only from key, session and generation: computed twice, it is the same", () => {
    expect(refreshTokenOf(after, source, 7)).toBe(token);
    expect(parsed && isGenuine(after, source, parsed)).toBe(true);
  });

  it.each([
    ["another generation", {...source}, 8],
    ["another session", {...source, id: `ses_${"1".repeat(26)}`}, 7],
    ["another seed", {...source, seed: newSeed()}, 7],
    ["another key", {...source, key_id: without.current.id}, 7],
  ])("proves nothing for %s", (_case, other, generation) => {
    const mac = parsed?.mac ?? "";
    expect(isGenuine(after, other, {session_id: other.id, generation, mac})).toBe(false);
  });

  it("of a key that is gone proves nothing, and is no error of ours", () => {
    expect(parsed && isGenuine(without, source, parsed)).toBe(false);
    expect(() => refreshTokenOf(without, source, 7)).toThrow("No key has the id");
  });

  it.each([
    ["another format", token.replace("rt1.", "rt2.")],
    ["no format", token.replace("rt1.", "")],
    ["generation nought", token.replace(".7.", ".0.")],
    ["a generation below", token.replace(".7.", ".-7.")],
    ["a generation with a nought before it", token.replace(".7.", ".07.")],
    ["a generation no row can hold", token.replace(".7.", ".1000000000.")],
    ["a session of another kind", token.replace("ses_", "usr_")],
    ["a short proof", token.slice(0, -1)],
    ["a long proof", `${token}A`],
    ["a proof in another alphabet", `${token.slice(0, -1)}+`],
    ["a line after it", `${token}\n`],
    ["a space before it", ` ${token}`],
    ["one more part", `${token}.x`],
    ["nothing", ""],
  ])("is not one with %s", (_case, text) => {
    expect(parseRefreshToken(text)).toBeNull();
  });
});
