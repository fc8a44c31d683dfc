import {StepRefused} from "../errors.ts";
import {draftId as draftIdOf, parseId, publishedIdOf, releaseOf} from "../store/document-id.ts";
import type {ActionOf} from "./action.ts";
import {
  type ActionContext,
  contentOf,
  requireDocument,
  requireOpenRelease,
  requireRevision,
} from "./action-context.ts";
import {publishable} from "./publishable.ts";

export function createDraft(context: ActionContext, action: ActionOf<"sanity.action.document.create">): void {
  const {transaction} = context;
  const {_updatedAt, ...attributes} = action.attributes;
  requireVersion(attributes._id);
  if (action.ifExists === "ignore" && transaction.get(attributes._id)) return;
  transaction.apply({create: attributes});
  recordCreation(context, attributes._id);
}

export function editDraft(
  context: ActionContext,
  {draftId, publishedId, patch}: ActionOf<"sanity.action.document.edit">,
): void {
  const {transaction} = context;
  requireVersion(draftId);
  requireOpenRelease(context, draftId);
  if (!transaction.get(draftId)) {
    const published = requireDocument(context, publishedId);
    transaction.apply({create: {...contentOf(published), _id: draftId, _createdAt: published._createdAt}});
    recordCreation(context, draftId);
  }
  transaction.apply({patch: {id: draftId, ...patch}});
}

export function publishDraft(
  context: ActionContext,
  action: ActionOf<"sanity.action.document.publish">,
): void {
  const {transaction} = context;
  const draft = requireDocument(context, action.draftId);
  const published = transaction.get(action.publishedId);
  requireRevision(draft, action.ifDraftRevisionId);
  requireRevision(published, action.ifPublishedRevisionId);
  requireGroup(action.draftId, action.publishedId);
  const {_createdAt} = published ?? draft;
  transaction.apply({createOrReplace: {...publishable(draft), _id: action.publishedId, _createdAt}});
  transaction.apply({delete: {id: action.draftId}});
  transaction.record({
    type: "publishDocumentVersion",
    documentId: action.publishedId,
    revisionId: transaction.id,
    versionId: action.draftId,
    versionRevisionId: draft._rev,
    ...releaseField(action.draftId),
    publishCause: "document.publish",
  });
}

export function unpublish(
  context: ActionContext,
  {draftId, publishedId}: ActionOf<"sanity.action.document.unpublish">,
): void {
  const {transaction} = context;
  const published = requireDocument(context, publishedId);
  requireVersion(draftId);
  const {_createdAt} = published;
  transaction.apply({createIfNotExists: {...contentOf(published), _id: draftId, _createdAt}});
  transaction.apply({delete: {id: publishedId}});
  const versionRevisionId = requireDocument(context, draftId)._rev;
  transaction.record({
    type: "unpublishDocument",
    documentId: publishedId,
    versionId: draftId,
    versionRevisionId,
  });
}

export function discard(context: ActionContext, versionId: string, purge: boolean): void {
  const {transaction} = context;
  requireVersion(versionId);
  requireOpenRelease(context, versionId);
  const {_rev: versionRevisionId} = requireDocument(context, versionId);
  transaction.apply({delete: {id: versionId}});
  if (purge) transaction.purge(versionId);
  const documentId = publishedIdOf(versionId);
  const subject = {documentId, versionId, versionRevisionId};
  transaction.record({type: "deleteDocumentVersion", ...subject, ...releaseField(versionId)});
  const releaseName = releaseOf(versionId);
  if (releaseName) transaction.record({type: "discardDocumentFromRelease", releaseName, ...subject});
}

export function deleteGroup(context: ActionContext, action: ActionOf<"sanity.action.document.delete">): void {
  const {transaction} = context;
  const {publishedId, includeDrafts, purge} = action;
  const forgotten = draftIdOf(publishedId);
  if (transaction.get(forgotten) && !includeDrafts.includes(forgotten)) {
    const description = `Document "${publishedId}" has a draft that is not listed in "includeDrafts"`;
    throw new StepRefused(409, "documentHasVersionsError", description, {
      id: publishedId,
      versions: [forgotten],
    });
  }
  const ids = [publishedId, ...includeDrafts];
  for (const id of includeDrafts) requireGroup(id, publishedId);
  if (!ids.some((id) => transaction.get(id))) requireDocument(context, publishedId);
  for (const id of ids) {
    transaction.apply({delete: {id}});
    if (purge) transaction.purge(id);
  }
  transaction.record({type: "deleteDocumentGroup", documentId: publishedId});
}

export function replaceVersion(
  context: ActionContext,
  document: ActionOf<"sanity.action.document.version.replace">["document"],
): void {
  const {transaction} = context;
  requireVersion(document._id);
  requireOpenRelease(context, document._id);
  const isNew = !transaction.get(document._id);
  transaction.apply({createOrReplace: document});
  if (isNew) recordCreation(context, document._id);
}

export function recordCreation({transaction}: ActionContext, versionId: string): void {
  const documentId = publishedIdOf(versionId);
  const subject = {documentId, versionId, versionRevisionId: transaction.id};
  transaction.record({type: "createDocumentVersion", ...subject, ...releaseField(versionId)});
  const releaseName = releaseOf(versionId);
  if (releaseName) transaction.record({type: "addDocumentToRelease", releaseName, ...subject});
}

function releaseField(versionId: string): {releaseId?: string} {
  const releaseId = releaseOf(versionId);
  return releaseId === null ? {} : {releaseId};
}

export function requireVersion(id: string): void {
  if (parseId(id).version !== null) return;
  const description = `"${id}" must be the ID of a draft or a version`;
  throw new StepRefused(400, "validationError", description, {id});
}

function requireGroup(versionId: string, publishedId: string): void {
  requireVersion(versionId);
  if (publishedIdOf(versionId) === publishedId) return;
  const description = `"${versionId}" is not a version of "${publishedId}"`;
  throw new StepRefused(400, "validationError", description, {id: versionId});
}
