import {readFileSync} from "node:fs";
import {MARKET, MARKETING_PAGES, type Section} from "./context.ts";
import {load} from "./load.ts";
import {createRow} from "./row.ts";

const SECONDS_PER_PAGE = 3;
const PAGES = MARKETING_PAGES.slice(0, 4);

/** The highest resident size of a fresh web server under load, ours over several pages. Linux only. */
export const memory: Section = {
  title: "Memory of the web server",
  run: async ({stack, reference, interruption}) => {
    if (process.platform !== "linux") return {rows: [], details: "measured on Linux only"};
    await stack.restart("web");
    await reference.restart();
    for (const path of PAGES) {
      await load(`${stack.settings.urls.web}${MARKET}${path}`, SECONDS_PER_PAGE, interruption.signal);
      await load(reference.emptyUrl, SECONDS_PER_PAGE, interruption.signal);
    }
    const peaks = {ours: peakMegabytes(stack.pid("web")), reference: peakMegabytes(reference.pid())};
    return {
      rows: [
        createRow({section: "memory", name: "peak under load", unit: "MB", ...peaks}, {ratioAtMost: 1.3}),
      ],
      details: peaks,
    };
  },
};

/** The kernel's own high-water mark of a process. */
function peakMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
