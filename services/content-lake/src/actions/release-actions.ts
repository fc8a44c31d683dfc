import {StepRefused} from "../errors.ts";
import {draftId, publishedIdOf} from "../store/document-id.ts";
import {isSameJson} from "../store/mendoza.ts";
import type {LakeDocument} from "../types.ts";
import type {ActionOf} from "./action.ts";
import {type ActionContext, contentOf, releaseDocumentId, requireDocument} from "./action-context.ts";
import {publishable} from "./publishable.ts";

type ReleaseState = "active" | "scheduled" | "published" | "archived";
export type PublishCause = "release.publish" | "release.schedule";

export function createRelease(
  {transaction, author}: ActionContext,
  {releaseId, metadata}: ActionOf<"sanity.action.release.create">,
): void {
  transaction.apply({
    create: {
      _id: releaseDocumentId(releaseId),
      _type: "system.release",
      name: releaseId,
      state: "active",
      userId: author,
      metadata: {releaseType: "undecided", ...metadata},
      // Present from the start: the Studio patches releases by field position and counts on both.
      publishAt: null,
      finalDocumentStates: null,
    },
  });
  transaction.record({type: "createRelease", releaseName: releaseId});
}

export function editRelease(
  context: ActionContext,
  {releaseId, patch}: ActionOf<"sanity.action.release.edit">,
): void {
  const {_id: id, ...before} = requireRelease(context, releaseId, ["active", "scheduled"]);
  context.transaction.apply({patch: {id, ...patch}});
  const after = requireDocument(context, id);
  const field = Object.keys({...before, ...after}).find(
    (name) => !EDITABLE.has(name) && !isSameJson(before[name], after[name]),
  );
  if (field !== undefined) {
    throw new StepRefused(
      400,
      "validationError",
      `Only the metadata of a release can be edited, not "${field}"`,
    );
  }
  context.transaction.record({type: "editRelease", releaseName: releaseId});
}

/** And what changes with every edit. */
const EDITABLE = new Set(["metadata", "_id", "_rev", "_updatedAt"]);

/** Publishes every version of the release, and unpublishes those marked for it, in this one transaction. */
export function publishRelease(context: ActionContext, name: string, cause: PublishCause): void {
  const from: ReleaseState = cause === "release.publish" ? "active" : "scheduled";
  requireRelease(context, name, [from]);
  const versions = versionsIn(context, name);
  for (const version of versions) {
    if (isUnpublishing(version)) unpublishByRelease(context, version, name);
    else publishVersion(context, version, {name, cause});
  }
  const publishedAt = context.transaction.timestamp;
  setState(context, name, {state: "published", publishedAt, finalDocumentStates: finalStates(versions)});
  context.transaction.record({type: "publishRelease", releaseName: name});
}

export function scheduleRelease(
  context: ActionContext,
  {releaseId, publishAt}: ActionOf<"sanity.action.release.schedule">,
): void {
  requireRelease(context, releaseId, ["active"]);
  const versions = versionsIn(context, releaseId);
  for (const version of versions) requirePublishRight(context, version);
  setState(context, releaseId, {state: "scheduled", publishAt, finalDocumentStates: finalStates(versions)});
  for (const version of versions) {
    context.transaction.record({
      type: "scheduleDocumentVersion",
      ...subjectOf(version, releaseId),
      state: "pending",
      publishAt,
    });
  }
  context.transaction.record({type: "scheduleRelease", releaseName: releaseId, publishAt});
}

export function unscheduleRelease(context: ActionContext, name: string): void {
  requireRelease(context, name, ["scheduled"]);
  setState(context, name, {state: "active", publishAt: null, finalDocumentStates: null});
  for (const version of versionsIn(context, name)) {
    context.transaction.record({type: "unscheduleDocumentVersion", ...subjectOf(version, name)});
  }
  context.transaction.record({type: "unscheduleRelease", releaseName: name});
}

export function archiveRelease(context: ActionContext, name: string): void {
  requireRelease(context, name, ["active"]);
  const versions = versionsIn(context, name);
  setState(context, name, {state: "archived", finalDocumentStates: finalStates(versions)});
  for (const version of versions) {
    context.transaction.apply({delete: {id: version._id}});
    context.transaction.record({type: "deleteDocumentVersion", ...subjectOf(version, name)});
  }
  context.transaction.record({type: "archiveRelease", releaseName: name});
}

export function unarchiveRelease(context: ActionContext, name: string): void {
  const release = requireRelease(context, name, ["archived"]);
  for (const id of finalIds(release)) {
    const version = context.history.lastDocument(id);
    if (!version) continue;
    const {_rev, _updatedAt, ...content} = version;
    context.transaction.apply({createIfNotExists: content});
  }
  setState(context, name, {state: "active", finalDocumentStates: null});
  context.transaction.record({type: "unarchiveRelease", releaseName: name});
}

export function deleteRelease(context: ActionContext, name: string): void {
  const {_id: id} = requireRelease(context, name, ["archived", "published"]);
  for (const version of versionsIn(context, name)) context.transaction.apply({delete: {id: version._id}});
  context.transaction.apply({delete: {id}});
  context.transaction.record({type: "deleteRelease", releaseName: name});
}

/** The timer will publish on behalf of the user who scheduled the release, so that user must have the right now. */
function requirePublishRight({transaction, guard}: ActionContext, version: LakeDocument): void {
  const id = publishedIdOf(version._id);
  guard({id, before: transaction.get(id), after: isUnpublishing(version) ? null : {...version, _id: id}});
}

function publishVersion(
  {transaction}: ActionContext,
  version: LakeDocument,
  {name, cause}: {name: string; cause: PublishCause},
): void {
  const documentId = publishedIdOf(version._id);
  const {_createdAt} = transaction.get(documentId) ?? version;
  transaction.apply({createOrReplace: {...publishable(version), _id: documentId, _createdAt}});
  transaction.apply({delete: {id: version._id}});
  const event = {type: "publishDocumentVersion", revisionId: transaction.id, publishCause: cause};
  transaction.record({...event, ...subjectOf(version, name)});
}

function unpublishByRelease({transaction}: ActionContext, version: LakeDocument, name: string): void {
  const documentId = publishedIdOf(version._id);
  const published = transaction.get(documentId);
  if (published) {
    // What was published is not lost: it stays as a draft, as it does after unpublishing by hand.
    const {_createdAt} = published;
    transaction.apply({createIfNotExists: {...contentOf(published), _id: draftId(documentId), _createdAt}});
    transaction.apply({delete: {id: documentId}});
  }
  transaction.apply({delete: {id: version._id}});
  transaction.record({type: "unpublishDocument", ...subjectOf(version, name)});
}

function subjectOf({_id, _rev}: LakeDocument, releaseId: string) {
  return {documentId: publishedIdOf(_id), versionId: _id, versionRevisionId: _rev, releaseId};
}

function requireRelease(context: ActionContext, name: string, states: readonly ReleaseState[]): LakeDocument {
  const release = requireDocument(context, releaseDocumentId(name));
  if (states.some((state) => state === release.state)) return release;
  const description = `The release "${name}" is ${String(release.state)}, not ${states.join(" or ")}`;
  throw new StepRefused(409, "invalidReleaseStateError", description, {
    releaseId: name,
    state: release.state,
  });
}

function setState({transaction}: ActionContext, name: string, set: Record<string, unknown>): void {
  transaction.apply({patch: {id: releaseDocumentId(name), set}});
}

function versionsIn({transaction}: ActionContext, name: string): LakeDocument[] {
  const ids = transaction.idsStartingWith(`versions.${name}.`);
  return ids.sort().flatMap((id) => transaction.get(id) ?? []);
}

function isUnpublishing({_system}: LakeDocument): boolean {
  return (_system as {delete?: unknown} | undefined)?.delete === true;
}

function finalStates(versions: readonly LakeDocument[]): {_key: string; id: string}[] {
  return versions.map(({_id}, index) => ({_key: `state-${index}`, id: _id}));
}

function finalIds({finalDocumentStates}: LakeDocument): string[] {
  const states = Array.isArray(finalDocumentStates) ? finalDocumentStates : [];
  return states.flatMap((state: {id?: unknown}) => (typeof state.id === "string" ? [state.id] : []));
}
