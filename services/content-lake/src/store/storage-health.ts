import type {Logger} from "pino";
import {explainStorageError} from "./storage-error.ts";

export type StorageHealth = ReturnType<typeof createStorageHealth>;

/** The files the lake cannot read or write at present: logged once, and listed by `/_lake/health` until resolved. */
export function createStorageHealth(log: Logger) {
  const problems = new Map<string, string>();

  function report(path: string, error: unknown): void {
    const problem = explainStorageError(path, error);
    if (problems.get(path) === problem) return;
    problems.set(path, problem);
    log.error({err: error, path}, problem);
  }

  function recover(path: string): void {
    if (problems.delete(path)) log.info({path}, `${path} can be used again`);
  }

  return {report, recover, problems: (): string[] => [...problems.values()]};
}
