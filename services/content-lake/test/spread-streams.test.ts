import {request} from "node:http";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {startTestLake, type TestLake, tokenOf} from "./test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.close());

const LISTEN = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "page"]')}`;
const STUDIO = {origin: "http://localhost:3333", "sec-fetch-mode": "cors"};
const TOKEN = {authorization: `Bearer ${tokenOf("local-editor")}`};

interface Answer {
  readonly status: number;
  readonly location: string;
  readonly cors: string | undefined;
  /** What came until the text was in it; for answers that end, all of it. */
  readonly text: string;
}

/** A request under any host name, as a browser makes it, read until `until` has arrived. */
function ask(
  host: string,
  path: string,
  headers: Record<string, string>,
  until = "welcome",
): Promise<Answer> {
  const {port} = new URL(lake.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {host: "127.0.0.1", port, path, headers: {host: `${host}:${port}`, ...headers}},
      async (got) => {
        let text = "";
        for await (const chunk of got) {
          text += chunk;
          if (text.includes(until)) break;
        }
        const {location = "", "access-control-allow-origin": cors} = got.headers;
        resolve({status: got.statusCode ?? 0, location, cors, text});
      },
    );
    sent.on("error", reject).end();
  });
}

/** What a browser sends after a redirect to another origin: no token, and an origin of "null". */
const follow = (location: string, until?: string) => {
  const {hostname, pathname, search} = new URL(location);
  return ask(hostname, pathname + search, {origin: "null", "sec-fetch-mode": "cors"}, until);
};

describe("the event streams of a browser", () => {
  it.each([LISTEN, "/v2025-02-19/data/live/events/production?includeDrafts=true"])(
    "streams are redirected to a separate host name each and open there as the original caller: %s",
    async (path) => {
      const answers = [];
      for (let at = 0; at < 8; at++) answers.push(await ask("gradus.localhost", path, {...STUDIO, ...TOKEN}));
      expect(answers.map(({status}) => status)).toEqual(answers.map(() => 307));
      expect(answers.every(({cors}) => cors === STUDIO.origin)).toBe(true);
      const hosts = answers.map(({location}) => new URL(location).hostname);
      expect(new Set(hosts).size).toBe(8);
      expect(hosts.every((host) => /^s\d+\.gradus\.localhost$/.test(host))).toBe(true);
      const opened = await follow(answers[7]?.location ?? "");
      expect(opened).toMatchObject({
        status: 200,
        cors: "null",
        text: expect.stringContaining("event: welcome"),
      });
    },
  );

  it("a redirected stream sends what the original request asked for", async () => {
    const drafts = `${LISTEN}&includeAllVersions=true&includeResult=true`;
    const {location} = await ask("gradus.localhost", drafts, {...STUDIO, ...TOKEN});
    let received = "";
    void follow(location, "drafts.spread").then(({text}) => {
      received = text;
    });
    await expect
      .poll(async () => {
        await lake.client().createOrReplace({_id: "drafts.spread", _type: "page"});
        return received;
      })
      .toContain('"documentId":"drafts.spread"');
  });

  it("403 and 404: no stream opens without a ticket", async () => {
    const page = {origin: "null", "sec-fetch-mode": "cors"};
    expect((await ask("s3.gradus.localhost", LISTEN, {...page, ...TOKEN})).status).toBe(403);
    const unknownPath = `/_lake/streams/${"0".repeat(44)}`;
    expect((await ask("s3.gradus.localhost", unknownPath, page)).status).toBe(404);
  });

  it.each([
    ["by a name of their own already", "s3.gradus.localhost", {...STUDIO, ...TOKEN}],
    ["by a name that has no names below it", "127.0.0.1", {...STUDIO, ...TOKEN}],
    ["for a program, which has no such limit", "gradus.localhost", TOKEN],
  ])("open at once %s", async (_case, host, headers) => {
    expect(await ask(host, LISTEN, headers)).toMatchObject({
      status: 200,
      text: expect.stringContaining("welcome"),
    });
  });

  it("401: are refused before they are sent anywhere", async () => {
    const headers = {...STUDIO, authorization: "Bearer nobody"};
    expect((await ask("gradus.localhost", LISTEN, headers)).status).toBe(401);
  });
});
