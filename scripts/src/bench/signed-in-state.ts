import type {BrowserContextOptions} from "@playwright/test";
import type {Settings} from "../stack/settings.ts";
import {signIn} from "./demo-session.ts";

export type StorageState = Exclude<BrowserContextOptions["storageState"], undefined>;

export async function signedInState(settings: Settings, name: string): Promise<StorageState> {
  const session = await signIn(settings, name);
  const names = ["access_token", "refresh_token", "client_id"] as const;
  const localStorage = names.map((key) => ({name: `gradus.${key}`, value: session[key]}));
  return {cookies: [], origins: [{origin: settings.urls.web, localStorage}]};
}
