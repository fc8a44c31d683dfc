/** Path of the script that stores the page of today for offline use. The server generates it anew for each build. */
export const TODAY_WORKER_PATH = "/today-worker.js";
