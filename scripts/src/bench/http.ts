import {MARKET, type Section} from "./context.ts";
import {canPin, type Load, load, pinServer} from "./load.ts";
import {createRow} from "./row.ts";
import {mean} from "./statistics.ts";

const SECONDS = 8;
const WARM_UP_SECONDS = 3;
const ROUNDS = 2;

/** The home page against a static page of the same size, taking turns so that a noisy moment hits both. */
export const http: Section = {
  title: "HTML throughput",
  run: async ({stack, reference, interruption}) => {
    await pinServer(stack.pid("web"));
    await pinServer(reference.pid());
    const measure = (url: string, seconds: number) => load(url, seconds, interruption.signal);
    const ourUrl = `${stack.settings.urls.web}${MARKET}`;
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (const url of [ourUrl, reference.sameSizeUrl, reference.emptyUrl])
      await measure(url, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure(ourUrl, SECONDS));
      theirs.push(await measure(reference.sameSizeUrl, SECONDS));
    }
    const empty = await measure(reference.emptyUrl, SECONDS);
    const bytes = {ours: await htmlSize(ourUrl), sameSize: await htmlSize(reference.sameSizeUrl)};
    const average = (loads: readonly Load[], pick: (load: Load) => number) => mean(loads.map(pick));
    const rate = {
      ours: average(ours, (load) => load.perSecond),
      reference: average(theirs, (load) => load.perSecond),
    };
    // The tool reports whole milliseconds only: two pages below one millisecond count as equally fast.
    const p99 = {
      ours: Math.max(
        1,
        average(ours, (load) => load.p99Ms),
      ),
      reference: Math.max(
        1,
        average(theirs, (load) => load.p99Ms),
      ),
    };
    return {
      rows: [
        createRow({section: "http", name: "home, HTML", unit: "requests/s", ...rate}, {ratioAtLeast: 0.95}),
        createRow({section: "http", name: "home, p99", unit: "ms", ...p99}, {ratioAtMost: 2}),
      ],
      details: {ours, sameSize: theirs, empty, bytes, isPinned: await canPin()},
    };
  },
};

export async function htmlSize(url: string): Promise<number> {
  return (await (await fetch(url)).arrayBuffer()).byteLength;
}
