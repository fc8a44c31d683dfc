import {isBuiltPath} from "@/lib/is-built-path";

/** The sections of the account, in the order of the list. Those without a page yet are not shown. */
const SECTIONS = [
  {key: "overview", path: "/account"},
  {key: "profile", path: "/account/profile"},
  {key: "password", path: "/account/password"},
  {key: "signInMethods", path: "/account/sign-in-methods"},
  {key: "email", path: "/account/email"},
  {key: "units", path: "/account/units"},
  {key: "devices", path: "/account/devices"},
  {key: "shoes", path: "/account/shoes"},
  {key: "orders", path: "/account/orders"},
  {key: "subscription", path: "/account/subscription"},
  {key: "platforms", path: "/account/platforms"},
  {key: "shares", path: "/account/shares"},
  {key: "consents", path: "/account/consents"},
  {key: "privacy", path: "/account/privacy"},
  {key: "securityLog", path: "/account/security-log"},
  {key: "secondFactor", path: "/account/second-factor"},
  {key: "agree", path: "/account/agree"},
] as const;

export type SectionKey = (typeof SECTIONS)[number]["key"];

/** Nobody goes there by themselves: whoever has to agree anew is led there. */
const UNLISTED = "agree";
/** Open to whoever has yet to agree: their data is theirs all the same. */
const UNGATED: ReadonlySet<SectionKey> = new Set(["agree", "privacy"]);

export const listSections = () => SECTIONS.filter(({key, path}) => key !== UNLISTED && isBuiltPath(path));
export const isGated = (key: SectionKey) => !UNGATED.has(key);
export const sectionPath = (key: SectionKey) =>
  SECTIONS.find((section) => section.key === key)?.path ?? "/account";
