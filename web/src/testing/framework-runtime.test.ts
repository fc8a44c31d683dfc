import {afterEach, expect, it, vi} from "vitest";
import {cached, clearCache, collectClientProps, enableCache, recordProps} from "./framework-runtime";

afterEach(() => clearCache());

const ask = (read: (word: string) => Promise<unknown>, word: string) =>
  cached("ask", read as (...args: never[]) => Promise<unknown>, [word as never]);

it("caches nothing until a test enables the cache, then returns one cached result for the same arguments", async () => {
  const read = vi.fn(async (word: string) => word);
  for (const word of ["a", "a"]) await ask(read, word);
  expect(read).toHaveBeenCalledTimes(2);
  enableCache();
  for (const word of ["a", "a", "b"]) expect(await ask(read, word)).toBe(word);
  expect(read).toHaveBeenCalledTimes(4);
  clearCache();
  await ask(read, "a");
  expect(read).toHaveBeenCalledTimes(5);
});

it("a failure is not cached, and the next call runs again", async () => {
  enableCache();
  const read = vi.fn().mockRejectedValueOnce(new Error("down")).mockResolvedValueOnce("up");
  await expect(ask(read, "a")).rejects.toThrow("down");
  expect(await ask(read, "a")).toBe("up");
});

it("what client components are given is text, without the elements among it", async () => {
  const [result, text] = await collectClientProps(async () => {
    recordProps({heading: "Cart", children: {$$typeof: Symbol.for("react.element"), props: "in the markup"}});
    return "page";
  });
  expect(result).toBe("page");
  expect(text).toBe('{"heading":"Cart"}');
});
