/** What the fields of a form are called on the page, for where a mistake is named away from its field. */
export function readLabels(
  form: HTMLFormElement,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, labelOf(form, name)]));
}

function labelOf(form: HTMLFormElement, name: string): string {
  const control = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  // The sentence beside a box to tick is no name.
  if (!control || control.type === "checkbox") return "";
  const words = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
  return words?.textContent ?? "";
}
