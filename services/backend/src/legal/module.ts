import type {Logger} from "pino";
import type {Module} from "../core/module.ts";
import {AGREEMENT_DATA} from "./agreements/personal-data.ts";
import {type AgreementRouteDeps, agreementRoutes} from "./agreements/routes.ts";
import {type LegalRouteDeps, legalRoutes} from "./routes.ts";
import {createNotary} from "./versions/notary.ts";
import {startRecording} from "./versions/start-recording.ts";

/** Versions of terms and warranties, their record, and who agreed to which. */
export const legal: Module<LegalRouteDeps & AgreementRouteDeps & {readonly logger: Logger}> = {
  routes: (deps) => [legalRoutes(deps), agreementRoutes(deps)],
  forStudio: [/^\/b\/legal\/(?!seals\/|texts\/)/],
  personalData: AGREEMENT_DATA,
  // Without a token no legal content can be read, and the endpoints report that.
  watch: (deps) => (deps.content.canSeal ? startRecording(deps) : null),
  verify: async (deps) => {
    const problem = await createNotary(deps).verify();
    return problem === null ? null : `The legal record is not whole: ${problem}`;
  },
};
