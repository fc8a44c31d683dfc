import {spawn} from "node:child_process";
import {once} from "node:events";
import {join} from "node:path";
import type {Command} from "../command.ts";
import {childEnv, clearExternalSettings, ROOT} from "../env.ts";

export const watch: Command = {
  summary: "unit and contract tests again as files are saved ([part of a file's path])",
  run: async ({args, interruption}) => {
    clearExternalSettings();
    const vitest = spawn(
      process.execPath,
      [join(ROOT, "node_modules/vitest/vitest.mjs"), "watch", "--changed", ...args],
      {cwd: ROOT, env: childEnv({}), stdio: "inherit"},
    );
    void interruption.requested.then(() => vitest.kill());
    const [code] = await once(vitest, "exit");
    return typeof code === "number" ? code : 0;
  },
};
