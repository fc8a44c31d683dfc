import {beforeEach, describe, expect, it} from "vitest";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {outbox} from "./tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("mail on $name, when the server is away", ({db, reset}) => {
  beforeEach(reset);

  function start() {
    const test = createTestApp(db);
    const subscribe = async (email = "ann@example.com") => {
      const response = await test.post("/canyon/email/subscribe", {list: "news", email});
      await test.dispatcher.idle();
      return response;
    };
    return {...test, subscribe};
  }

  it("no sign-up is lost: the mail leaves when it is back, once, and under the same id", async () => {
    const {subscribe, breakMail, repairMail, dispatcher, advance, sent} = start();
    breakMail(Object.assign(new Error("connect ECONNREFUSED"), {code: "ESOCKET"}));
    expect((await subscribe()).status).toBe(202);
    const [queued] = await db.select().from(outbox);
    expect(queued).toMatchObject({status: "queued", tries: 1, error: "ESOCKET"});
    repairMail();
    advance(59);
    await wake(dispatcher);
    expect(sent).toHaveLength(0);
    advance(1);
    await wake(dispatcher);
    await wake(dispatcher);
    expect(sent.map(({messageId}) => messageId)).toEqual([queued?.message_id]);
    expect(await db.select().from(outbox)).toMatchObject([{status: "sent", tries: 2, error: null}]);
  });

  it("a mail whose sender died is sent by the next one", async () => {
    const {subscribe, breakMail, dispatcher, advance, repairMail, sent} = start();
    breakMail(new Error("away"));
    await subscribe();
    repairMail();
    // As a killed process leaves it: taken, and never reported back.
    await db.update(outbox).set({status: "sending"});
    advance(120);
    await wake(dispatcher);
    expect(sent).toHaveLength(1);
  });

  it("two dispatchers share the work without sending a mail twice", async () => {
    const first = start();
    const second = start();
    first.breakMail(new Error("away"));
    for (let n = 0; n < 12; n++) await first.subscribe(`runner${n}@example.com`);
    first.repairMail();
    for (const {advance} of [first, second]) advance(60);
    await Promise.all([wake(first.dispatcher), wake(second.dispatcher)]);
    const sent = [...first.sent, ...second.sent].map(({to}) => to);
    expect([sent.length, new Set(sent).size]).toEqual([12, 12]);
  });
});

async function wake(dispatcher: {wake: () => void; idle: () => Promise<void>}) {
  dispatcher.wake();
  await dispatcher.idle();
}
