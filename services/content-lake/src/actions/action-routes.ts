import {chosenId, type DataDeps, requirePerson} from "../data-deps.ts";
import {readJson} from "../http/body.ts";
import {type Call, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import {addArrayKeys} from "../store/array-keys.ts";
import {parseActions} from "./action.ts";
import {perform} from "./perform.ts";

export function actionRoutes(deps: DataDeps): Route[] {
  return [
    // Older Studios ask first whether there are actions at all.
    route("GET", "/data/actions/:dataset", () => ({body: {enabled: true, compatibleStudioVersions: "*"}})),
    route("POST", "/data/actions/:dataset", (call) => runActions(deps, call)),
  ];
}

async function runActions(deps: DataDeps, call: Call): Promise<Reply> {
  const {store, ...dataset} = deps.datasets.require(param(call, "dataset"));
  const person = requirePerson(call);
  const {actions, transactionId, dryRun} = parseActions(await readJson(call.request, deps.limits.jsonBytes));
  const keyed = actions.map((action) => addArrayKeys(action, deps.newId));
  const guard = deps.access.createGuard(person, {...dataset, store});
  const {record} = store.transact(
    {author: person.id, kind: "actionError", chosen: chosenId(transactionId, actions), dryRun, guard},
    (transaction) => {
      for (const [index, action] of keyed.entries()) {
        transaction.startStep(index);
        perform({transaction, history: store.history, author: person.id, guard}, action);
      }
    },
  );
  return {body: {transactionId: record.id}};
}
