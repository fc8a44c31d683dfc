import {loadFast} from "./core/process/load-fast.ts";

loadFast();
const {runWorker} = await import("./server/roles.ts");
await runWorker();
