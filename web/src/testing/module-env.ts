import {vi} from "vitest";

/** Sets variables for what is imported from here on: modules read the environment once, when they are loaded. */
export function setModuleEnv(variables: Readonly<Record<string, string>>): void {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

/** The files that follow load their modules anew, with the environment as it was. */
export function resetModuleEnv(): void {
  vi.unstubAllEnvs();
  vi.resetModules();
}
