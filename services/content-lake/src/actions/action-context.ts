import {StepRefused} from "../errors.ts";
import {releaseOf} from "../store/document-id.ts";
import type {History} from "../store/history.ts";
import type {Transaction} from "../store/transaction.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";

export interface ActionContext {
  readonly transaction: Transaction;
  readonly history: History;
  readonly author: string;
  /** Throws when the author may not make this change. */
  readonly guard: (change: DocumentChange) => void;
}

export function requireDocument({transaction}: ActionContext, id: string): LakeDocument {
  const document = transaction.get(id);
  if (document) return document;
  throw new StepRefused(409, "documentNotFoundError", `The document with the ID "${id}" was not found`, {id});
}

export function requireRevision(document: LakeDocument | null, expected: string | null | undefined): void {
  if (expected === null || expected === undefined || document?._rev === expected) return;
  const description = `Document "${document?._id}" has unexpected revision ID (${document?._rev}), expected "${expected}"`;
  const details = {id: document?._id, currentRevisionID: document?._rev, expectedRevisionID: expected};
  throw new StepRefused(409, "documentRevisionIDDoesNotMatchError", description, details);
}

export const releaseDocumentId = (name: string): string => `_.releases.${name}`;

/** A version may only change while its release is still being worked on. */
export function requireOpenRelease({transaction}: ActionContext, versionId: string): void {
  const name = releaseOf(versionId);
  const release = name === null ? null : transaction.get(releaseDocumentId(name));
  if (!release || release.state === "active") return;
  const description = `The release "${name}" is ${String(release.state)}; its documents cannot be changed`;
  throw new StepRefused(409, "invalidReleaseStateError", description, {releaseId: name});
}

export function contentOf(document: LakeDocument): {_type: string; [field: string]: unknown} {
  const {_id, _rev, _createdAt, _updatedAt, _system, ...content} = document;
  return content;
}
