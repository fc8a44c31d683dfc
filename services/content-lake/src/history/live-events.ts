import {parseId} from "../store/document-id.ts";
import type {DocumentEvent, StepResult, Transaction} from "../store/transaction.ts";

const isSystemId = (id: string): boolean => id.startsWith("_.");

/** For plain mutations only: actions describe themselves. */
export function recordLiveEvents(transaction: Transaction, results: readonly StepResult[]): void {
  for (const result of results) {
    const event = isSystemId(result.id) ? null : eventOf(result, transaction.id);
    if (event) transaction.record(event);
  }
}

function eventOf({id, operation}: StepResult, revision: string): DocumentEvent | null {
  if (operation === "none") return null;
  const {publishedId: documentId, version} = parseId(id);
  if (version === null) return publishedEvent(documentId, operation, revision);
  const subject = {documentId, versionId: id, versionRevisionId: revision};
  const release = version === "drafts" ? {} : {releaseId: version};
  // Edits of a version are not events: readers find them in the transactions.
  if (operation === "create") return {type: "createDocumentVersion", ...subject, ...release};
  return operation === "delete" ? {type: "deleteDocumentVersion", ...subject, ...release} : null;
}

function publishedEvent(documentId: string, operation: string, revisionId: string): DocumentEvent {
  if (operation === "create") return {type: "createLiveDocument", documentId, revisionId};
  if (operation === "update") return {type: "updateLiveDocument", documentId, revisionId};
  return {type: "deleteDocumentGroup", documentId};
}
