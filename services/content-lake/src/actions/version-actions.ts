import {StepRefused} from "../errors.ts";
import type {LakeDocument} from "../types.ts";
import type {ActionOf} from "./action.ts";
import {
  type ActionContext,
  contentOf,
  requireDocument,
  requireOpenRelease,
  requireRevision,
} from "./action-context.ts";
import {recordCreation, requireVersion} from "./document-actions.ts";

type Create = ActionOf<"sanity.action.document.version.create">;

export function createVersion(context: ActionContext, action: Create): void {
  const document = action.document ?? copyOfBase(context, action);
  requireVersion(document._id);
  requireOpenRelease(context, document._id);
  context.transaction.apply({create: document});
  recordCreation(context, document._id);
}

function copyOfBase(context: ActionContext, {baseId, versionId, ifBaseRevisionId}: Create) {
  if (baseId === undefined || versionId === undefined) {
    throw new StepRefused(
      400,
      "validationError",
      'Either "document" or both "baseId" and "versionId" are needed',
    );
  }
  const base = requireDocument(context, baseId);
  requireRevision(base, ifBaseRevisionId);
  return {...contentOf(base), _id: versionId, _createdAt: base._createdAt};
}

/** Plans that publishing the release removes the published document. */
export function unpublishVersion(
  context: ActionContext,
  {versionId, publishedId}: ActionOf<"sanity.action.document.version.unpublish">,
): void {
  const {transaction} = context;
  requireVersion(versionId);
  requireOpenRelease(context, versionId);
  requireDocument(context, publishedId);
  const existing = transaction.get(versionId);
  const origin: LakeDocument = existing ?? requireDocument(context, publishedId);
  const {_createdAt} = origin;
  transaction.apply({
    createOrReplace: {...contentOf(origin), _id: versionId, _createdAt, _system: {delete: true}},
  });
  if (!existing) recordCreation(context, versionId);
}
