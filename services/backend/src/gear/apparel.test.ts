import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {errorReply} from "../contract/errors.ts";
import {type Apparel, apparelList, apparel as apparelReply} from "../contract/gear.ts";
import {apparel} from "./tables.ts";

const databases = await openTestDatabases();
const SHOE = {brand: "Meridian", model: "Tempo"};
const BAD_SHOES: readonly [object, object][] = [
  [{brand: ""}, {brand: "required"}],
  [{model: undefined}, {model: "required"}],
  [{brand: "x".repeat(61)}, {brand: "too_long"}],
  [{name: "a\r\nb"}, {name: "unknown_value"}],
  [{limit_m: 10}, {limit_m: "out_of_range"}],
  [{limit_m: "500"}, {limit_m: "not_a_number"}],
  [{bought_on: "2026-02-30"}, {bought_on: "not_a_date"}],
  [{bought_on: "2026-03-04"}, {bought_on: "out_of_range"}],
  [{kind: "boat"}, {kind: "unknown_value"}],
  [{distance_m: 5}, {distance_m: "unknown_field"}],
  [{user_id: "usr_bob"}, {user_id: "unknown_field"}],
];

describe.each(databases)("shoes on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const sign = async (name: string) => bearer(await signInAs(app, (await addPerson(db, {name})).email));
    const [ann, bob] = [await sign("ann"), await sign("bob")];
    const send = (method: string, path: string, body?: unknown, more = {}) =>
      app.app.request(`/b/api/v1/users/me/apparel${path}`, {
        method,
        headers: {...ann, "content-type": "application/json", ...more},
        ...(body !== undefined && {body: JSON.stringify(body)}),
      });
    const add = async (body: object = {}, more = {}) => one(await send("POST", "", {...SHOE, ...body}, more));
    const list = async (query = "") =>
      z.object({data: apparelList}).parse(await (await send("GET", query)).json()).data.items;
    const defaults = async () => (await list("?include_retired=true")).filter((each) => each.default);
    return {app, bob, send, add, list, defaults};
  }
  const one = async (response: Response): Promise<Apparel> =>
    z.object({data: apparelReply}).parse(await response.json()).data;
  const refused = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors};
  };

  it("shoes are stored as described, and the first pair is the default", async () => {
    const {add, list} = await start();
    const full = {
      kind: "shoe",
      name: "Race",
      color: "white",
      bought_on: "2026-02-14",
      limit_m: 500_000,
    };
    expect(await add(full)).toMatchObject({...SHOE, ...full, default: true, distance_m: 0, version: 1});
    expect(await add()).toMatchObject({name: null, limit_m: null, default: false});
    expect((await list()).map((each) => each.default)).toEqual([true, false]);
  });

  it("a new default takes the place of the old one", async () => {
    const {add, send, defaults} = await start();
    await add();
    const second = await add();
    expect((await send("PATCH", `/${second.id}`, {default: true})).status).toBe(200);
    expect((await defaults()).map(({id}) => id)).toEqual([second.id]);
    const third = await add({default: true});
    expect((await defaults()).map(({id}) => id)).toEqual([third.id]);
  });

  it("there is one default, whatever is done at once", async () => {
    const {add, send, defaults} = await start();
    const additions = await Promise.all([1, 2, 3, 4].map(() => add()));
    expect(await defaults()).toHaveLength(1);
    const answers = await Promise.all([
      ...additions.map(({id}) => send("PATCH", `/${id}`, {default: true})),
      send("PATCH", `/${additions[0]?.id}`, {retired: true}),
      send("DELETE", `/${additions[1]?.id}`),
    ]);
    expect(answers.every(({status}) => status < 500)).toBe(true);
    expect(await defaults()).toHaveLength(1);
  });

  it("retired shoes leave the list and the default to others, and can be used again", async () => {
    const {add, send, list, defaults} = await start();
    const old = await add();
    const young = await add();
    expect((await one(await send("PATCH", `/${old.id}`, {retired: true}))).retired_at).not.toBeNull();
    expect((await list()).map(({id}) => id)).toEqual([young.id]);
    expect((await defaults()).map(({id}) => id)).toEqual([young.id]);
    expect(await refused(await send("PATCH", `/${old.id}`, {default: true}))).toMatchObject({
      status: 400,
      fields: {default: "unknown_value"},
    });
    const again = await one(await send("PATCH", `/${old.id}`, {retired: false, default: true}));
    expect(again).toMatchObject({retired_at: null, default: true});
  });

  it("shoes can be removed until they have been used for a run", async () => {
    const {add, send, list, defaults} = await start();
    const [usedShoe, fresh] = [await add(), await add({default: true})];
    await db.update(apparel).set({distance_m: 10_000}).where(eq(apparel.id, usedShoe.id));
    expect(await refused(await send("DELETE", `/${usedShoe.id}`))).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect((await send("DELETE", `/${fresh.id}`)).status).toBe(200);
    expect((await send("DELETE", `/${fresh.id}`)).status).toBe(404);
    expect((await list()).map(({id}) => id)).toEqual([usedShoe.id]);
    expect((await defaults()).map(({id}) => id)).toEqual([usedShoe.id]);
  });

  it("invalid values are rejected and nothing is stored", async () => {
    const {send, list} = await start();
    for (const [body, fields] of BAD_SHOES) {
      const answer = await refused(await send("POST", "", {...SHOE, ...body}));
      expect(answer, JSON.stringify(body)).toMatchObject({status: 400, fields});
    }
    expect(await list("?include_retired=true")).toEqual([]);
  });

  it("the default cannot be unset, and a change to an outdated version is reported as a conflict", async () => {
    const {add, send, list} = await start();
    const {id} = await add();
    expect((await send("PATCH", `/${id}`, {default: false})).status).toBe(400);
    expect((await send("PATCH", `/${id}`, {name: "One"}, {"if-match": '"1"'})).status).toBe(200);
    expect(await refused(await send("PATCH", `/${id}`, {name: "Two"}, {"if-match": '"1"'}))).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect((await list())[0]?.name).toBe("One");
  });

  it("another user's shoes look like ones that do not exist, and are not changed", async () => {
    const {add, send, bob, list} = await start();
    const foreign = await add({}, bob);
    for (const id of [foreign.id, "app_none"]) {
      expect((await send("PATCH", `/${id}`, {name: "Mine"})).status).toBe(404);
      expect((await send("DELETE", `/${id}`)).status).toBe(404);
    }
    expect(await list()).toEqual([]);
    expect((await db.select().from(apparel))[0]).toMatchObject({id: foreign.id, name: null});
  });
});
