import {loadFast} from "./core/process/load-fast.ts";

loadFast();
const {runMain} = await import("./server/roles.ts");
await runMain();
