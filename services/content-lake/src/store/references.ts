import {StepRefused} from "../errors.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";

/** The ids a document may not outlive: strong references within the dataset. */
function strongReferences(document: LakeDocument): ReadonlySet<string> {
  const found = new Set<string>();
  collect(document, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const {_ref: target} = value as {_ref?: unknown};
  if (typeof target === "string" && isStrong(value)) found.add(target);
  for (const child of Object.values(value)) collect(child, found);
}

/** A reference made to a draft is weak until that draft is published; one into another dataset is not ours. */
function isStrong(value: object): boolean {
  const fields = value as {_weak?: unknown; _strengthenOnPublish?: unknown; _dataset?: unknown};
  return fields._weak !== true && !fields._strengthenOnPublish && !fields._dataset;
}

const NO_TARGETS: ReadonlySet<string> = new Set();

/** Index of the references between documents, so that deleting one need not scan all others. */
export class ReferenceIndex {
  readonly #sourcesByTarget = new Map<string, Set<string>>();
  readonly #targetsBySource = new Map<string, ReadonlySet<string>>();

  update({id, after}: DocumentChange): void {
    for (const target of this.#targetsBySource.get(id) ?? []) this.#sourcesByTarget.get(target)?.delete(id);
    const targets = after ? strongReferences(after) : NO_TARGETS;
    if (targets.size > 0) this.#targetsBySource.set(id, targets);
    else this.#targetsBySource.delete(id);
    for (const target of targets) {
      const sources = this.#sourcesByTarget.get(target) ?? new Set();
      this.#sourcesByTarget.set(target, sources.add(id));
    }
  }

  /** Throws `StepRefused` when a change leaves a strong reference without its target. */
  check({id, after}: DocumentChange, next: NextState): void {
    if (after) {
      checkTargets(after, next);
      return;
    }
    const sources = [...(this.#sourcesByTarget.get(id) ?? [])].filter((source) => {
      const document = next.get(source);
      return document !== null && strongReferences(document).has(id);
    });
    if (sources.length > 0) throw stillReferenced(id, sources);
  }
}

/** The documents as a transaction would leave them. */
interface NextState {
  get(id: string): LakeDocument | null;
}

function checkTargets(document: LakeDocument, next: NextState): void {
  for (const target of strongReferences(document)) {
    if (!next.get(target)) throw missingTarget(document._id, target);
  }
}

function stillReferenced(id: string, referencingIDs: readonly string[]): StepRefused {
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
  return new StepRefused(409, "documentHasExistingReferencesError", description, {id, referencingIDs});
}

function missingTarget(id: string, referenceID: string): StepRefused {
  const description = `Document "${id}" references non-existent document "${referenceID}"`;
  return new StepRefused(409, "documentReferenceDoesNotExistError", description, {id, referenceID});
}
