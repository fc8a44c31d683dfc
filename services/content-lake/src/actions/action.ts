import {z} from "zod";
import {malformed} from "../errors.ts";
import {checkTransactionId, depthExceeds, firstIssue, patchOperations} from "../store/mutation.ts";

const id = z.string().min(1);
const revision = z.string().nullish();
const document = z.looseObject({_id: id, _type: z.string().min(1)});
const named = <Name extends string>(name: Name) => z.literal(`sanity.action.${name}` as const);
/** Names of perspectives: a release with such a name could not be distinguished from them. */
const LAYERS = ["raw", "published", "drafts"];
const releaseId = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{0,63}$/, "must be letters, digits and hyphens")
  .refine((name) => !LAYERS.includes(name), `must not be ${LAYERS.join(", ")}`);

const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).optional(),
  intendedPublishAt: z.iso.datetime({offset: true}).optional(),
  cardinality: z.enum(["one", "many"]).optional(),
});

const documentActions = [
  z.object({
    actionType: named("document.create"),
    publishedId: id.optional(),
    attributes: document,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  z.object({actionType: named("document.edit"), draftId: id, publishedId: id, patch: patchOperations}),
  z.object({
    actionType: named("document.publish"),
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({actionType: named("document.unpublish"), draftId: id, publishedId: id}),
  z.object({actionType: named("document.discard"), draftId: id, purge: z.boolean().default(false)}),
  z.object({
    actionType: named("document.delete"),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
    purge: z.boolean().default(false),
  }),
  z.object({actionType: named("document.replaceDraft"), publishedId: id.optional(), attributes: document}),
] as const;

const versionActions = [
  z.object({
    actionType: named("document.version.create"),
    publishedId: id,
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  z.object({actionType: named("document.version.discard"), versionId: id, purge: z.boolean().default(false)}),
  z.object({actionType: named("document.version.replace"), document}),
  z.object({actionType: named("document.version.unpublish"), versionId: id, publishedId: id}),
] as const;

const releaseActions = [
  z.object({actionType: named("release.create"), releaseId, metadata: metadata.optional()}),
  z.object({actionType: named("release.edit"), releaseId, patch: patchOperations}),
  z.object({actionType: named("release.publish"), releaseId}),
  z.object({
    actionType: named("release.schedule"),
    releaseId,
    publishAt: z.iso.datetime({offset: true}),
  }),
  z.object({actionType: named("release.unschedule"), releaseId}),
  z.object({actionType: named("release.archive"), releaseId}),
  z.object({actionType: named("release.unarchive"), releaseId}),
  z.object({actionType: named("release.delete"), releaseId}),
] as const;

const action = z.discriminatedUnion("actionType", [...documentActions, ...versionActions, ...releaseActions]);

export type Action = z.infer<typeof action>;
export type ActionType = Action["actionType"];
export type ActionOf<T extends ActionType> = Extract<Action, {actionType: T}>;

const body = z.object({
  actions: z.array(z.unknown()).min(1),
  transactionId: z.string().optional(),
  dryRun: z.boolean().default(false),
});

const MAX_DEPTH = 100;

export interface ActionRequest {
  readonly actions: readonly Action[];
  readonly transactionId: string | undefined;
  readonly dryRun: boolean;
}

/** The error names the action and the field that are wrong. */
export function parseActions(input: unknown): ActionRequest {
  const parsed = body.safeParse(input);
  if (!parsed.success) throw malformed("validationError", `The body ${firstIssue(parsed.error)}`);
  const {actions, transactionId, dryRun} = parsed.data;
  return {actions: actions.map(parseAction), transactionId: checkTransactionId(transactionId), dryRun};
}

function parseAction(input: unknown, index: number): Action {
  if (depthExceeds(input, MAX_DEPTH)) {
    throw malformed("validationError", `Action ${index} is nested more than ${MAX_DEPTH} levels deep`);
  }
  const parsed = action.safeParse(input);
  if (parsed.success) return parsed.data;
  const {actionType} = Object(input) as {actionType?: unknown};
  throw malformed("validationError", `Action ${index} (${String(actionType)}) ${firstIssue(parsed.error)}`);
}
