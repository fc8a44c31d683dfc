import {parseArgs} from "node:util";
import {runBench, SECTIONS, type SectionName} from "../../bench/run.ts";
import type {Command} from "../command.ts";
import {forgetOutsideWorld} from "../env.ts";

const ON_REQUEST: readonly SectionName[] = ["build"];

export const bench: Command = {
  summary: `measure (${Object.keys(SECTIONS).join(" ")}; --runs 5 of Lighthouse; --database postgres://…; --readme)`,
  run: async ({args, interruption}) => {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {
        runs: {type: "string", default: "5"},
        database: {type: "string"},
        readme: {type: "boolean", default: false},
      },
      allowPositionals: true,
    });
    forgetOutsideWorld();
    const options = {
      sections: chooseSections(positionals),
      runs: Number(values.runs),
      database: values.database,
      writesReadme: values.readme,
    };
    return (await runBench(options, interruption)) ? 0 : 1;
  },
};

export function chooseSections(names: readonly string[]): SectionName[] {
  const all = Object.keys(SECTIONS).filter(isSection);
  const unknown = names.find((name) => !isSection(name));
  if (unknown !== undefined) throw new Error(`There is no section ${unknown}. Choose from: ${all.join(" ")}`);
  return all.filter((name) => (names.length === 0 ? !ON_REQUEST.includes(name) : names.includes(name)));
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}
