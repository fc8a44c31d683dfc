/** Calls the file that runs was not turned away from at the door, each as the list of specified calls has it. */
export const callsMade = new Set<string>();

export function noteCall(method: string, path: string) {
  callsMade.add(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
}
