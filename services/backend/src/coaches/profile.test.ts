import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {exampleCoach} from "../../test/example-coach.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {coachProfile} from "../contract/coaches.ts";
import {coach} from "./tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("GET /b/coaches/{slug} on $name", ({db, reset}) => {
  const {get} = createTestApp(db);
  beforeEach(reset);

  it("200: what the page shows, in the reader's language where there are words in it", async () => {
    await db.insert(coach).values(exampleCoach("kim", {texts: {about: {de: "Ich"}, approach: {de: "So"}}}));
    const response = await get("/b/coaches/kim?locale=fr");
    const text = await response.text();
    expect(z.object({data: coachProfile}).parse(JSON.parse(text)).data).toMatchObject({
      headline_locale: "en",
      about: "Ich",
      approach: "So",
      text_locale: "de",
      specialities: ["hills"],
      plans: [{goal: "marathon", weeks: 16, runs_per_week: 4}],
    });
    expect(text).not.toContain("private.example");
  });

  it("304: an unchanged page is not sent again", async () => {
    await db.insert(coach).values(exampleCoach("kim"));
    const tag = (await get("/b/coaches/kim")).headers.get("etag") ?? "";
    expect((await get("/b/coaches/kim", {"if-none-match": tag})).status).toBe(304);
  });

  it.each(["nobody", "hidden", "KIM", "kim%20", "%00", "%F0%9F%8F%83", "%E0%A4%A", "k".repeat(3000)])(
    "404: %s",
    async (slug) => {
      await db.insert(coach).values([exampleCoach("kim"), exampleCoach("hidden", {listed: false})]);
      expect((await get(`/b/coaches/${slug}`)).status).toBe(404);
    },
  );

  it("400: an unsupported language", async () => {
    expect((await get("/b/coaches/kim?locale=it")).status).toBe(400);
  });
});
