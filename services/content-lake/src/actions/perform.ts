import type {ActionOf, ActionType} from "./action.ts";
import type {ActionContext} from "./action-context.ts";
import {
  createDraft,
  deleteGroup,
  discard,
  editDraft,
  publishDraft,
  replaceVersion,
  unpublish,
} from "./document-actions.ts";
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  editRelease,
  publishRelease,
  scheduleRelease,
  unarchiveRelease,
  unscheduleRelease,
} from "./release-actions.ts";
import {createVersion, unpublishVersion} from "./version-actions.ts";

type Performers = {readonly [T in ActionType]: (context: ActionContext, action: ActionOf<T>) => void};

/** What each action does. One that is parsed but missing here does not compile. */
const PERFORMERS: Performers = {
  "sanity.action.document.create": createDraft,
  "sanity.action.document.edit": editDraft,
  "sanity.action.document.publish": publishDraft,
  "sanity.action.document.unpublish": unpublish,
  "sanity.action.document.discard": (context, {draftId, purge}) => discard(context, draftId, purge),
  "sanity.action.document.delete": deleteGroup,
  "sanity.action.document.replaceDraft": (context, {attributes}) => replaceVersion(context, attributes),
  "sanity.action.document.version.create": createVersion,
  "sanity.action.document.version.discard": (context, {versionId, purge}) =>
    discard(context, versionId, purge),
  "sanity.action.document.version.replace": (context, {document}) => replaceVersion(context, document),
  "sanity.action.document.version.unpublish": unpublishVersion,
  "sanity.action.release.create": createRelease,
  "sanity.action.release.edit": editRelease,
  "sanity.action.release.publish": (context, {releaseId}) =>
    publishRelease(context, releaseId, "release.publish"),
  "sanity.action.release.schedule": scheduleRelease,
  "sanity.action.release.unschedule": (context, {releaseId}) => unscheduleRelease(context, releaseId),
  "sanity.action.release.archive": (context, {releaseId}) => archiveRelease(context, releaseId),
  "sanity.action.release.unarchive": (context, {releaseId}) => unarchiveRelease(context, releaseId),
  "sanity.action.release.delete": (context, {releaseId}) => deleteRelease(context, releaseId),
};

export function perform<T extends ActionType>(context: ActionContext, action: ActionOf<T>): void {
  const run = PERFORMERS[action.actionType as T];
  run(context, action);
}
