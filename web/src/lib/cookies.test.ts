import {afterEach, expect, it, vi} from "vitest";
import {readCookie, regionCookie} from "./cookies";

const error = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => error.mockClear());

it("reads the region preference among other cookies", () => {
  expect(readCookie("user_pref_region", "a=1; user_pref_region=de; b=2")).toBe("de");
  expect(error).not.toHaveBeenCalled();
});

it.each(["", "user_pref_region_old=fr", "x_user_pref_region=fr", "a=user_pref_region=fr"])(
  "finds no preference in %j",
  (cookies) => expect(readCookie("user_pref_region", cookies)).toBeNull(),
);

it.each(["session", "USER_PREF_REGION", "", "__proto__"])("refuses and logs the name %j", (name) => {
  expect(readCookie(name, `${name}=secret; user_pref_region=de`)).toBeNull();
  expect(error).toHaveBeenCalledOnce();
  expect(String(error.mock.calls[0])).toContain(`"${name}"`);
});

it("'Stay' stores the region for 14 days on the whole site", () => {
  expect(regionCookie("us", {keep: "stay", isSecure: false})).toBe(
    "user_pref_region=us; Path=/; SameSite=Lax; Max-Age=1209600",
  );
});

it("'Close' stores the region for the browser session, and adds Secure on https", () => {
  expect(regionCookie("us", {keep: "session", isSecure: true})).toBe(
    "user_pref_region=us; Path=/; SameSite=Lax; Secure",
  );
});
