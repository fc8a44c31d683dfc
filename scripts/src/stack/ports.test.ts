import {type AddressInfo, createServer} from "node:net";
import {afterEach, beforeEach, expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {isPortFree, requireFreePorts} from "./ports.ts";
import {listServices} from "./services.ts";
import {createSettings} from "./settings.ts";

const squatter = createServer();
let taken = 0;
beforeEach(async () => {
  await new Promise<void>((resolve) => squatter.listen(0, "127.0.0.1", resolve));
  taken = (squatter.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => squatter.close(resolve)));

it("names the taken port and the ways out", async () => {
  const settings = createSettings(readEnv({WEB_PORT: String(taken)}));
  const web = listServices(settings).filter(({name}) => name === "web");
  const refusal = requireFreePorts(settings, web);
  await expect(refusal).rejects.toThrow(`Port ${taken} (WEB_PORT) is taken.`);
  await expect(refusal).rejects.toThrow(`WEB_PORT=${taken + 1} npm start`);
  await expect(refusal).rejects.toThrow("PORT_OFFSET=100 npm start");
});

it("looking at a port leaves it free", async () => {
  expect(await isPortFree(taken, "127.0.0.1")).toBe(false);
  await new Promise((resolve) => squatter.close(resolve));
  expect(await isPortFree(taken, "127.0.0.1")).toBe(true);
  expect(await isPortFree(taken, "127.0.0.1")).toBe(true);
  await new Promise<void>((resolve) => squatter.listen(taken, "127.0.0.1", resolve));
});
