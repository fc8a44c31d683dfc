import {afterAll, expect, it} from "vitest";
import {createTestApp} from "../../../test/test-app.ts";
import {errorReply} from "../../contract/errors.ts";
import {openDatabase} from "../db/open-database.ts";

// Nothing listens on this port.
const away = await openDatabase({url: "postgres://127.0.0.1:1/x"});
afterAll(() => away.close());

it.each([
  [
    "refresh",
    "/b/token/refresh",
    {refresh_token: `rt1.ses_${"0".repeat(26)}.1.${"A".repeat(43)}`, user_id: "usr_1"},
  ],
  ["sign-in", "/b/email/signin", {email: "ann@example.com", password: "ein Lauf im Regen"}],
])(
  "503 while the database is unreachable: %s can be retried, and no user is signed out",
  async (_case, path, body) => {
    const response = await createTestApp(away.db).post(path, body);
    const {err} = errorReply.parse(await response.json());
    expect([response.status, err.code, err.retryable]).toEqual([503, "unavailable", true]);
    expect(response.headers.get("retry-after")).toBe("5");
  },
);
