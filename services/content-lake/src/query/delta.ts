import {evaluate, parse, toJS} from "groq-js";
import type {DocumentChange, QueryEngine} from "../types.ts";
import type {DatasetView} from "./dataset-view.ts";
import {toQueryError} from "./parse-query.ts";

interface DeltaContext {
  readonly projectId: string;
  readonly dataset: string;
  readonly now: () => Date;
  readonly documents: () => DatasetView;
}

/**
 * Webhook expressions compare a document before and after a change (`before()`, `delta::changedAny(…)`), which
 * only groq-js's asynchronous evaluator does. Plain fields are those of the newest state that exists.
 */
export function createDelta(context: DeltaContext): QueryEngine["delta"] {
  return async ({filter, projection}, change) => {
    if (filter.trim() !== "" && (await run(filter, change, context)) !== true) return null;
    if (projection.trim() === "") return {body: change.after ?? change.before};
    return {body: await run(projection, change, context)};
  };
}

async function run(expression: string, change: DocumentChange, context: DeltaContext): Promise<unknown> {
  const {projectId, dataset, now, documents} = context;
  const view = documents();
  try {
    const value = await evaluate(parse(expression, {mode: "delta"}), {
      before: change.before,
      after: change.after,
      root: change.after ?? change.before,
      dataset: [...view.all()],
      dereference: async (reference: {readonly _ref: string}) => view.get(reference._ref),
      timestamp: now(),
      sanity: {projectId, dataset},
    });
    return toJS(await value.asStatic());
  } catch (error) {
    throw toQueryError(error, expression);
  }
}
