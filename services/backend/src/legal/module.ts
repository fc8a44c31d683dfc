import type {Logger} from "pino";
import type {Module} from "../core/module.ts";
import {AGREEMENT_DATA} from "./agreements/personal-data.ts";
import {type AgreementRouteDeps, agreementRoutes} from "./agreements/routes.ts";
import {type LegalRouteDeps, legalRoutes} from "./routes.ts";
import {createNotary} from "./versions/notary.ts";
import {startNotarising} from "./versions/start-notarising.ts";

export const legal: Module<LegalRouteDeps & AgreementRouteDeps & {readonly logger: Logger}> = {
  routes: (deps) => [legalRoutes(deps), agreementRoutes(deps)],
  studioPaths: [/^\/b\/legal\/(?!seals\/|texts\/)/],
  personalData: AGREEMENT_DATA,
  // Without a token no legal content can be read, and the endpoints report that.
  startService: (deps) => (deps.content.canSeal ? startNotarising(deps) : null),
  verify: async (deps) => {
    const problem = await createNotary(deps).verify();
    return problem === null ? null : `The legal record is not whole: ${problem}`;
  },
};
