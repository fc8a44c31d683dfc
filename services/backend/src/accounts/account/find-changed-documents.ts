import type {AgreedDocument} from "../../contract/agreements.ts";
import {createAgreementRepository} from "../../legal/agreements/agreement-repository.ts";
import {listCurrent} from "../../legal/agreements/record-agreement.ts";
import type {AccountDeps} from "../account-deps.ts";
import type {AccountRow} from "./account-repository.ts";

type Deps = Pick<AccountDeps, "db" | "now" | "content" | "notary" | "logger">;

/** Of the documents someone agreed to, those of which other words apply by now. */
export async function findChangedDocuments(
  deps: Deps,
  {id, region, locale}: Pick<AccountRow, "id" | "region" | "locale">,
): Promise<AgreedDocument[]> {
  const agreements = await createAgreementRepository(deps.db).listOfUser(id);
  const versions = new Map(
    agreements.flatMap(({documents}) => documents.map(({kind, version}) => [kind, version])),
  );
  if (versions.size === 0) return [];
  try {
    const current = await listCurrent(deps, [...versions.keys()], {region, locale});
    return current.filter(({kind, version}) => versions.get(kind) !== version);
  } catch (err) {
    // Unavailable content must not prevent a sign-in; the user is asked to accept at the next one.
    deps.logger.warn({err}, "cannot tell which documents changed");
    return [];
  }
}
