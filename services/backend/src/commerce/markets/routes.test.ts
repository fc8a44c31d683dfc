import {drizzle} from "drizzle-orm/pglite";
import {describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../../test/test-app.ts";
import {errorReply} from "../../contract/errors.ts";
import {regionReply} from "../../contract/markets.ts";

describe("GET /b/region", () => {
  // The list of markets is code: the route makes no database query.
  const {get} = createTestApp(drizzle.mock());

  it.each([
    ["DE", "de", "de", "EUR"],
    ["de", "de", "de", "EUR"],
    ["AT", "eu", "en", "EUR"],
    ["PR", "us", "en", "USD"],
    ["LI", "ch", "de", "CHF"],
    ["JP", "int", "en", "USD"],
    ["XX", "int", "en", "USD"],
  ])(
    "200: %s belongs to %s, where people read %s and pay in %s",
    async (country, region, locale, currency) => {
      const response = await get(`/b/region?country=${country}`);
      expect(response.status).toBe(200);
      expect(z.object({data: regionReply}).parse(await response.json())).toEqual({
        data: {region, default_locale: locale, currency},
      });
    },
  );

  it.each(["", "?country=", "?country=D", "?country=DEU", "?country=1A", "?country=DE%0A"])(
    "400: %j names no country",
    async (query) => {
      const response = await get(`/b/region${query}`);
      expect(response.status).toBe(400);
      expect(errorReply.parse(await response.json()).err).toMatchObject({code: "invalid", retryable: false});
    },
  );
});
