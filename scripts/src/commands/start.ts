import {relative} from "node:path";
import {brand} from "@gradus/schemas/brand";
import type {Command} from "../command.ts";
import {removeDataDir} from "../stack/data-dir.ts";
import {type DemoPerson, listDemoPeople} from "../stack/demo-people.ts";
import {requireUnclaimed} from "../stack/lock.ts";
import type {Mode} from "../stack/services.ts";
import {createSettings, type Settings} from "../stack/settings.ts";
import {type Stack, startStack} from "../stack/stack.ts";
import {table} from "../terminal/table.ts";

export const start: Command = {
  summary: "everything, built, in production mode (--reset: fresh data; --without studio,mail)",
  run: (context) => runUntilStopped(context, "production"),
};

export const dev: Command = {
  summary: "the same with hot reload (--reset begins with fresh data)",
  run: (context) => runUntilStopped(context, "development"),
};

async function runUntilStopped(
  {env, args, interruption}: Parameters<Command["run"]>[0],
  mode: Mode,
): Promise<number> {
  const settings = createSettings({...env, DEMO_YEAR: env.DEMO_YEAR ?? "1"});
  if (args.includes("--reset")) await reset(settings);
  const stack = await startStack(settings, {mode, interruption, without: excludedServices(args)});
  printAddresses(stack, await listDemoPeople(stack));
  const failure = await Promise.race([stack.failure, interruption.requested.then(() => null)]);
  console.log(failure === null ? "\nStopping …" : `\n${failure}\nStopping the others …`);
  await stack.stop();
  console.log("Stopped.");
  return failure === null ? 0 : 1;
}

/** `--without studio,mail`: for working on one part with less around it. */
function excludedServices(args: readonly string[]): readonly string[] {
  const at = args.indexOf("--without");
  return at === -1 ? [] : (args[at + 1]?.split(",") ?? []);
}

async function reset({dataDir}: Settings): Promise<void> {
  await requireUnclaimed(dataDir);
  removeDataDir(dataDir);
}

type Row = readonly [string, string];

function printAddresses({settings, services}: Stack, people: readonly DemoPerson[]): void {
  const {urls, env} = settings;
  const runs = (name: string) => services.some((service) => service.name === name);
  const rows: (Row | false)[] = [
    runs("web") && ["Site", urls.web],
    runs("studio") && ["Studio (content)", urls.studio],
    runs("backend") && ["Backend API", `${urls.backend}/b/docs`],
    runs("lake") && ["Content lake", `${urls.lake}/v${env.SANITY_API_VERSION}/ping`],
    runs("mail") && ["Mail inbox", urls.mail],
    runs("identity") && ["Sign-in emulator", urls.identity],
    runs("payments") && ["Payment emulator", urls.payments],
    ["", ""],
    runs("lake") && ["Administrator token", env.SANITY_WRITE_TOKEN],
    runs("lake") && ["Editor token", env.SANITY_EDITOR_TOKEN],
    runs("lake") && ["Viewer token", env.SANITY_READ_TOKEN],
    ["", ""],
    ...peopleRows(people),
    [
      "Data and logs",
      `${displayPath(settings, settings.dataDir)}, ${displayPath(settings, settings.dataDir)}/logs`,
    ],
    ["Stop", "Ctrl-C; start afresh with: npm start -- --reset"],
  ];
  console.log(
    `\n${table(
      `${brand.name} is running`,
      rows.filter((row) => row !== false),
    )}\n`,
  );
}

/** One row per demo person and an empty row after them; no rows when there are no demo people. */
function peopleRows(people: readonly DemoPerson[]): Row[] {
  if (people.length === 0) return [];
  return [...people.map(({name, email, password}): Row => [name, `${email}, ${password}`]), ["", ""]];
}

function displayPath(settings: Settings, path: string): string {
  const fromRoot = relative(settings.root, path);
  return fromRoot.startsWith("..") ? path : fromRoot;
}
