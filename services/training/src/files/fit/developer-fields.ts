import {baseTypeOf} from "./base-types.ts";
import type {DeveloperField, FitMessage} from "./fit-part.ts";
import {numberOf, textOf} from "./message-values.ts";

/** Fields of a field_description. */
const DESCRIPTION = {
  index: 0,
  number: 1,
  baseType: 2,
  name: 3,
  scale: 6,
  offset: 7,
  units: 8,
  nativeMessage: 14,
  nativeField: 15,
} as const;
const APPLICATION_ID = 1;
const DATA_INDEX = 3;

// Two applications of forty fields are many; a hostile file describes without end.
const FIELDS_MAX = 512;

/** The developer fields a file has described so far. A later description of the same field replaces an earlier one. */
export class DeveloperFields {
  readonly #applications = new Map<number, string>();
  readonly #current = new Map<string, DeveloperField>();
  readonly #all = new Map<string, DeveloperField>();
  /** Grows with every change, so that plans made before know that they are stale. */
  version = 0;

  find(index: number, number: number): DeveloperField | null {
    return this.#current.get(`${index}/${number}`) ?? null;
  }

  list(): DeveloperField[] {
    return [...this.#all.values()];
  }

  addApplication(message: FitMessage) {
    const index = numberOf(message, DATA_INDEX);
    const id = message.fields.get(APPLICATION_ID);
    if (index === null || !(id instanceof Uint8Array)) return;
    const application = Array.from(id, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (this.#applications.get(index) === application) return;
    this.#applications.set(index, application);
    this.#renameFieldsWithout(index, application);
  }

  addDescription(message: FitMessage) {
    const index = numberOf(message, DESCRIPTION.index);
    const number = numberOf(message, DESCRIPTION.number);
    const baseType = baseTypeOf(numberOf(message, DESCRIPTION.baseType) ?? -1);
    if (index === null || number === null || !baseType) return;
    this.#put({
      ...identity(index, this.#applications.get(index) ?? null, number),
      name: textOf(message, DESCRIPTION.name) ?? "",
      units: textOf(message, DESCRIPTION.units) ?? "",
      baseType,
      scale: numberOf(message, DESCRIPTION.scale) || 1,
      offset: numberOf(message, DESCRIPTION.offset) ?? 0,
      nativeMessage: numberOf(message, DESCRIPTION.nativeMessage),
      nativeField: numberOf(message, DESCRIPTION.nativeField),
    });
  }

  #put(field: DeveloperField) {
    if (this.#all.size >= FIELDS_MAX && !this.#all.has(field.key)) return;
    this.#current.set(`${field.index}/${field.number}`, field);
    this.#all.set(field.key, field);
    this.version++;
  }

  // An application may introduce itself after its fields.
  #renameFieldsWithout(index: number, application: string) {
    for (const field of this.list().filter((each) => each.index === index && each.application === null)) {
      this.#all.delete(field.key);
      this.#put({...field, ...identity(index, application, field.number)});
    }
  }
}

function identity(index: number, application: string | null, number: number) {
  return {key: `${index}/${application ?? ""}/${number}`, index, number, application};
}
