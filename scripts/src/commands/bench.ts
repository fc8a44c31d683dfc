import {parseArgs} from "node:util";
import {chooseSections} from "../bench/choose-sections.ts";
import {runBench, SECTIONS} from "../bench/run.ts";
import type {Command} from "../command.ts";
import {clearExternalSettings} from "../env.ts";

export const bench: Command = {
  summary: `measure (${Object.keys(SECTIONS).join(" ")}; --runs 5 of Lighthouse; --database postgres://…; --docs)`,
  run: async ({args, interruption}) => {
    const {values, positionals} = parseArgs({
      args: [...args],
      options: {
        runs: {type: "string", default: "5"},
        database: {type: "string"},
        docs: {type: "boolean", default: false},
      },
      allowPositionals: true,
    });
    clearExternalSettings();
    const options = {
      sections: chooseSections(positionals),
      runs: Number(values.runs),
      database: values.database,
      writesDocs: values.docs,
    };
    return (await runBench(options, interruption)) ? 0 : 1;
  },
};
