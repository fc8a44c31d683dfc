/** The script that keeps the page of today for when there is no connection. The server makes it, for each build anew. */
export const TODAY_WORKER_PATH = "/today-worker.js";
