import {expect, it} from "vitest";
import {readEnv} from "../env/read-env.ts";
import {createContentClient} from "./create-content-client.ts";

const addressOf = (env: Record<string, string>) => createContentClient(readEnv(env)).config().url;

it("a hosted project is requested at its own host name, a local lake at its configured address", () => {
  expect(addressOf({SANITY_PROJECT_ID: "abc123"})).toMatch(/^https:\/\/abc123\.api\.sanity\.io\//);
  expect(addressOf({SANITY_API_HOST: "http://127.0.0.1:4100"})).toMatch(/^http:\/\/127\.0\.0\.1:4100\//);
});

it("reads what is published, past the API's cache, and carries a token only when there is one", () => {
  expect(createContentClient(readEnv({})).config()).toMatchObject({perspective: "published", useCdn: false});
  expect(createContentClient(readEnv({})).config().token).toBeUndefined();
  expect(createContentClient(readEnv({SANITY_READ_TOKEN: "viewer"})).config().token).toBe("viewer");
});
