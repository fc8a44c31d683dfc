import {test} from "vitest";
import {z} from "zod";
import {legalStatus} from "../src/contract/legal.ts";
import type {Db} from "../src/core/db/db.ts";
import {type NewVersion, startLegalStack, writeDrafts} from "./legal-lake.ts";
import type {TestDatabase} from "./test-databases.ts";

export const AUTHOR = "local-legal-author";
export const REVIEWER = "local-legal-reviewer";
export const PUBLISHER = "local-legal-publisher";
export const ADMINISTRATOR = "local-administrator";

/** A version of a document for which no scope has words of its own. */
export const PRIVACY: NewVersion = {
  id: "privacy-next",
  kind: "privacy",
  scope: "base",
  label: "3.0",
  effectiveFrom: "2027-02-01",
  changeKind: "material",
  locales: ["en", "de", "fr", "es"],
};
export const ID = PRIVACY.id;

const refusal = z.object({err: z.object({code: z.string(), conditions: z.array(z.string()).optional()})});

/** Tests that each begin with empty tables and a lake of their own, and find in `on` what people can do there. */
export function flowTest(database: TestDatabase) {
  return test.extend("database", database).extend("on", async ({database}, {onCleanup}) => {
    await database.reset();
    const flow = await startLegalFlow(database.db);
    onCleanup(flow.close);
    return flow;
  });
}

/** What people of the legal team do with a version, on the way from its draft to its seal. */
async function startLegalFlow(db: Db) {
  const stack = await startLegalStack(db);

  const move = (person: string, name: string, body: object = {}, id = ID) =>
    stack.as(person).post(`/b/legal/${name}`, {version: id, ...body});

  async function statusOf(response: Response) {
    const body: unknown = await response.json();
    return legalStatus.parse(Object(body).data);
  }

  async function readStatus(person = PUBLISHER, id = ID) {
    return statusOf(await stack.as(person).get(`/b/legal/versions/${id}`));
  }

  async function approveBoth(id = ID) {
    const {seal} = await readStatus(PUBLISHER, id);
    await move(REVIEWER, "approve", {seal}, id);
    return statusOf(await move(PUBLISHER, "approve", {seal, comment: "Read twice"}, id));
  }

  return {
    ...stack,
    move,
    statusOf,
    look: readStatus,
    approveBoth,
    stored: (id: string) => stack.lake.client("local-sealer").getDocument(id),

    async refused(response: Response) {
      const {err} = refusal.parse(await response.json());
      return {status: response.status, ...err};
    },

    async approved(version = PRIVACY) {
      await writeDrafts(stack.lake, version);
      await move(AUTHOR, "review", {}, version.id);
      return approveBoth(version.id);
    },

    async seal(body: object = {}, id = ID) {
      const {seal: expectedSeal} = await readStatus(PUBLISHER, id);
      return move(PUBLISHER, "seal", {expectedSeal, ...body}, id);
    },
  };
}
