/** Calls the file that runs was not turned away from at the door, each as the list of specified calls has it. */
export const recordedCalls = new Set<string>();

export function recordCall(method: string, path: string) {
  recordedCalls.add(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
}
