import {spawn} from "node:child_process";
import {once} from "node:events";
import {join} from "node:path";
import type {Command} from "../command.ts";
import {childEnv, forgetOutsideWorld, ROOT} from "../env.ts";

/** Vitest over every package, in this terminal: whatever is saved runs what it can break. */
export const watch: Command = {
  summary: "unit and contract tests again as files are saved ([part of a file's path])",
  run: async ({args, interruption}) => {
    forgetOutsideWorld();
    const vitest = spawn(
      process.execPath,
      [join(ROOT, "node_modules/vitest/vitest.mjs"), "watch", "--changed", ...args],
      {cwd: ROOT, env: childEnv({}), stdio: "inherit"},
    );
    void interruption.asked.then(() => vitest.kill());
    const [code] = await once(vitest, "exit");
    return typeof code === "number" ? code : 0;
  },
};
