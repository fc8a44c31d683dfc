import {expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {listServices, type Mode} from "./services.ts";
import {createSettings} from "./settings.ts";

it("the site runs the same server in development as in production", () => {
  const settings = createSettings(readEnv({}));
  const site = listServices(settings).find(({name}) => name === "web");
  const args = (mode: Mode) => site?.args(settings, mode) ?? [];
  expect(args("production")).toEqual(["--max-semi-space-size=8", "server.ts"]);
  expect(args("development").slice(-2)).toEqual(["server.ts", "--dev"]);
});
