import {expect, it} from "vitest";
import {AppError} from "../errors.ts";
import {createPasswordHasher, HASH_COST} from "./password-hasher.ts";
import {requireUncommon} from "./password-policy.ts";

const CHEAP = {memoryCost: 32, timeCost: 1, parallelism: 1};

it("is Argon2id of the decided cost", async () => {
  const passwords = createPasswordHasher();
  const hash = await passwords.hash("ein Lauf im Regen");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect([passwords.isOutdated(hash), createPasswordHasher(CHEAP).isOutdated(hash)]).toEqual([false, true]);
  expect(HASH_COST.memoryCost).toBe(19 * 1024);
});

it("every hash is another, and each is right for its password only", async () => {
  const {hash, verify} = createPasswordHasher(CHEAP);
  const [first, second] = [await hash("a b c"), await hash("a b c")];
  expect(first).not.toBe(second);
  expect([await verify(first, "a b c"), await verify(second, "a b c"), await verify(first, "a b d")]).toEqual(
    [true, true, false],
  );
});

it("a storm is refused at the door, and those in line are served", async () => {
  const {hash} = createPasswordHasher(CHEAP);
  const results = await Promise.allSettled(
    Array.from({length: 100}, (_, index) => hash(`password ${index}`)),
  );
  const served = results.filter(({status}) => status === "fulfilled");
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(served).toHaveLength(68);
  expect(refused.every((error) => error instanceof AppError && error.code === "unavailable")).toBe(true);
  await expect(hash("afterwards")).resolves.toContain("argon2id");
});

const person = {user_name: "ann.weber", email: "ann@example.com"};
it.each(["password1", "PASSWORD1", "iloveyou1", "ann.weber", "Ann@Example.com", "GRADUS", "qwertyuiop"])(
  "%s is guessed first",
  (password) => {
    expect(() => requireUncommon(password, person)).toThrow("easy to guess");
  },
);

it.each(["ein Lauf im Regen", "пароль и бег 7", "ランニングが好き", "🏃🏃🏃🏃🏃🏃🏃🏃"])(
  "%s is as good as any",
  (password) => {
    expect(() => requireUncommon(password, person)).not.toThrow();
  },
);
