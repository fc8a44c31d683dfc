import {canonicalJson} from "@gradus/schemas/fingerprint";
import {pino} from "pino";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {type LegalStack, startLegalStack} from "../../../test/legal-lake.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {notariseAll} from "./notarise.ts";
import {createNotary} from "./notary.ts";
import {listSealedVersions} from "./sealed-versions.ts";

const databases = await openTestDatabases();
const logger = pino({level: "silent"});
const OWN = "legal-terms-euConsumer-20260619";
const COMMON = "legal-terms-base-20260619";

describe.each(databases)(
  "versions sealed before seals stored the law of their regions, on $name",
  (database) => {
    let stack: LegalStack;
    beforeAll(async () => {
      await database.reset();
      stack = await startLegalStack(database.db);
    });
    afterAll(() => stack.close());
    const notary = () => createNotary({db: database.db, now: stack.now});
    const catchUp = () => notariseAll({content: stack.content, notary: notary(), now: stack.now, logger});
    const regionsOf = async (id: string) => {
      const versions = await listSealedVersions(notary(), "terms");
      const found = versions.find(({version}) => version === id)?.regions ?? [];
      return found.map(({region, scope, bindingLocale}) => `${region} ${scope} ${bindingLocale}`);
    };

    /** Content and record as they were: without a word on regions beside what tokens stood for. */
    async function goBack() {
      const records = [];
      for (const id of [OWN, COMMON]) {
        const entry = await notary().find("version", id);
        const {regions: _, ...record} = JSON.parse(entry?.canonical ?? "{}");
        records.push({kind: "version" as const, subject: id, canonical: canonicalJson(record)});
      }
      await database.reset();
      await notary().append(records);
      const operator = stack.lake.client("lake-operator");
      for (const id of [OWN, COMMON]) await operator.patch(id).unset(["regions"]).commit();
    }

    it("each version gets the law of its regions once, from the record where it is recorded, in record and content alike", async () => {
      await catchUp();
      await goBack();
      // Germany moves to another scope meanwhile: the record keeps that it was in the scope that has its own text.
      await stack.lake.client("lake-operator").patch("region-de").set({"legal.scope": "base"}).commit();
      await catchUp();
      expect(await regionsOf(OWN)).toEqual(
        ["de", "es", "eu", "fr"].map((region) => expect.stringContaining(`${region} euConsumer`)),
      );
      expect(await regionsOf(COMMON)).toEqual(
        expect.arrayContaining(["de euConsumer de", "us base en", "fr euConsumer fr"]),
      );
      expect(await stack.lake.client().getDocument(OWN)).toMatchObject({
        regions: expect.arrayContaining([
          expect.objectContaining({_key: "de", scope: "euConsumer", bindingLocale: "de"}),
        ]),
      });

      const before = await regionsOf(COMMON);
      const entries = (await notary().list()).length;
      await stack.lake.client("lake-operator").patch("region-de").set({"legal.bindingLocale": "en"}).commit();
      await catchUp();
      expect(await regionsOf(COMMON)).toEqual(before);
      expect((await notary().list()).length).toBe(entries);
      expect(await notary().verify()).toBeNull();
    });
  },
);
