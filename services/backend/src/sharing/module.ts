import type {ClientAddressDeps} from "../core/http/client-address.ts";
import type {Module} from "../core/module.ts";
import {shareInvitation} from "./mails/share-invitation.ts";
import {SHARING_DATA} from "./personal-data.ts";
import {sharingRoutes} from "./routes.ts";
import {seedDemoShare} from "./seed-demo-share.ts";
import type {SharingDeps} from "./sharing-deps.ts";

export const sharing: Module<SharingDeps & ClientAddressDeps> = {
  routes: (deps) => [sharingRoutes(deps)],
  mails: [shareInvitation],
  personalData: SHARING_DATA,
  seedDemo: ({db, now}) => seedDemoShare(db, now),
};
