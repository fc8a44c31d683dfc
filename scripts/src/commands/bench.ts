import type {Command} from "../command.ts";

export const bench: Command = {summary: "measures", run: async () => 0};
