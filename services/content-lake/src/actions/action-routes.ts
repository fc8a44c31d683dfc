import {chosenId, type DataDeps, requirePerson} from "../data-deps.ts";
import {malformed} from "../errors.ts";
import {readJson} from "../http/body.ts";
import {type Call, isSince, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import {addArrayKeys} from "../store/array-keys.ts";
import type {Transaction} from "../store/transaction.ts";
import {type Action, parseActions} from "./action.ts";
import {perform} from "./perform.ts";

/** The first version of the API that has releases. */
const RELEASES_SINCE = "2025-02-19";

export function actionRoutes(deps: DataDeps): Route[] {
  return [
    // Older Studios first query whether actions are supported at all.
    route("GET", "/data/actions/:dataset", () => ({body: {enabled: true, compatibleStudioVersions: "*"}})),
    route("POST", "/data/actions/:dataset", (call) => runActions(deps, call)),
  ];
}

async function runActions(deps: DataDeps, call: Call): Promise<Reply> {
  const {store, ...dataset} = deps.datasets.require(param(call, "dataset"));
  const person = requirePerson(call);
  const {actions, transactionId, dryRun} = parseActions(await readJson(call.request, deps.limits.jsonBytes));
  checkVersion(actions, call.apiVersion);
  const keyed = actions.map((action) => addArrayKeys(action, deps.newId));
  const guard = deps.access.createGuard(person, {...dataset, store});
  const run = (steps: readonly Action[]) => (transaction: Transaction) => {
    for (const [index, action] of steps.entries()) {
      transaction.startStep(index);
      perform({transaction, history: store.history, author: person.id, guard}, action);
    }
  };
  const request = {author: person.id, kind: "actionError", dryRun, guard} as const;
  const chosen = chosenId(transactionId, actions);
  // One that was done before is only answered again.
  const isDone = chosen !== null && store.history.find(chosen.transactionId) !== null;
  if (!isDone && keyed.some(isSchedule))
    store.transact({...request, dryRun: true}, run(keyed.map(publishing)));
  const {record} = store.transact({...request, chosen}, run(keyed));
  return {body: {transactionId: record.id}};
}

const isSchedule = ({actionType}: Action): boolean => actionType === "sanity.action.release.schedule";

/** What a schedule will do: a release that could not be published now is refused while its editor is there. */
function publishing(action: Action): Action {
  if (action.actionType !== "sanity.action.release.schedule") return action;
  return {actionType: "sanity.action.release.publish", releaseId: action.releaseId};
}

function checkVersion(actions: readonly Action[], apiVersion: string): void {
  if (isSince(apiVersion, RELEASES_SINCE)) return;
  const index = actions.findIndex(({actionType}) => actionType.startsWith("sanity.action.release."));
  if (index < 0) return;
  throw malformed("validationError", `action index ${index}: not supported for this API version`);
}
