import {describe, expect, it} from "vitest";
import {addOwner} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {consent} from "../../accounts/account/tables.ts";
import {errorReply} from "../../contract/errors.ts";
import {share} from "../../sharing/tables.ts";
import {upload} from "../../training/runs/original-files/tables.ts";

const databases = await openTestDatabases();
const ME = "/b/api/v1/users/me";

describe.each(databases)("a zero byte, which no text of $name can hold", ({db, reset}) => {
  const app = createTestApp(db);
  const codeOf = async (response: Response) => [
    response.status,
    errorReply.parse(await response.json()).err.code,
  ];

  it("404: in a path it is the name of nothing", async () => {
    const headers = {...(await addOwner(app, {db, reset})), "content-type": "application/json"};
    for (const [method, path, body] of [
      ["GET", "/b/api/v1/users/a%00b", undefined],
      ["PATCH", `${ME}/shares/a%00b`, '{"level":"plan"}'],
      ["DELETE", `${ME}/apparel/a%00b`, undefined],
      ["DELETE", `${ME}/devices/pod/a%00b`, undefined],
    ] as const) {
      const response = await app.app.request(path, {method, headers, ...(body && {body})});
      expect(await codeOf(response), path).toEqual([404, "not_found"]);
    }
  });

  it("400: a zero byte in a body or a form is rejected, and nothing is stored", async () => {
    const headers = await addOwner(app, {db, reset});
    for (const [path, body] of [
      ["shares/remove", {id: "a\0b"}],
      ["shares", {user_name: "a\0b", level: "plan"}],
      ["sessions/revoke", {scope: "one", session_id: "a\0b"}],
      ["consents", {kind: "marketing", granted: true, version: "a\0b"}],
    ] as const) {
      expect(await codeOf(await app.post(`${ME}/${path}`, body, headers)), path).toEqual([400, "invalid"]);
    }
    const form = new FormData();
    form.set("file", new File(["<gpx></gpx>"], "run.gpx"));
    form.set("source_id", "a\0b");
    const sent = await app.app.request("/b/platform/data/pod", {method: "POST", headers, body: form});
    expect(await codeOf(sent)).toEqual([400, "invalid"]);
    const storedRows = await Promise.all([share, consent, upload].map((table) => db.select().from(table)));
    expect(storedRows).toEqual([[], [], []]);
  });
});
