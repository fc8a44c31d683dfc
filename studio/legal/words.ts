import {LEGAL_KINDS, LEGAL_SCOPES} from "@gradus/schemas/fields/options";

export {CHANGE_KINDS} from "@gradus/schemas/legal/legal-states";

export const SCOPES: readonly string[] = LEGAL_SCOPES.map(({value}) => value);

const titleIn = (choices: readonly {value: string; title: string}[]) => (value: string) =>
  choices.find((choice) => choice.value === value)?.title ?? value;

/** "European consumer law (de, fr, es, eu)" */
export const scopeTitle = titleIn(LEGAL_SCOPES);
/** "Terms of use" */
export const kindTitle = titleIn(LEGAL_KINDS);

export const VERSION_LOADING = "Reading the version…";
