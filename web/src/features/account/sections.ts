import {isBuiltPath} from "@/lib/is-built-path";

/** The sections of the account by group, in the order of the list. Those without a page yet are not shown. */
const SECTIONS = [
  {key: "overview", group: null, path: "/account"},
  {key: "profile", group: "you", path: "/account/profile"},
  {key: "email", group: "you", path: "/account/email"},
  {key: "password", group: "you", path: "/account/password"},
  {key: "signInMethods", group: "you", path: "/account/sign-in-methods"},
  {key: "secondFactor", group: "you", path: "/account/second-factor"},
  {key: "devices", group: "running", path: "/account/devices"},
  {key: "shoes", group: "running", path: "/account/shoes"},
  {key: "units", group: "running", path: "/account/units"},
  {key: "platforms", group: "running", path: "/account/platforms"},
  {key: "shares", group: "running", path: "/account/shares"},
  {key: "orders", group: "bought", path: "/account/orders"},
  {key: "subscription", group: "bought", path: "/account/subscription"},
  {key: "gifts", group: "bought", path: "/account/gifts"},
  {key: "consents", group: "privacy", path: "/account/consents"},
  {key: "privacy", group: "privacy", path: "/account/privacy"},
  {key: "securityLog", group: "privacy", path: "/account/security-log"},
  {key: "agree", group: null, path: "/account/agree"},
] as const;

const GROUPS = [
  {key: null, title: null},
  {key: "you", title: "account.groupYou"},
  {key: "running", title: "account.groupRunning"},
  {key: "bought", title: "account.groupBought"},
  {key: "privacy", title: "account.groupPrivacy"},
] as const;

export type SectionKey = (typeof SECTIONS)[number]["key"];

/** Not listed: users who have to agree again are redirected there. */
const UNLISTED = "agree";
/** Open to users who have yet to agree: their data is theirs all the same. */
const UNGATED: ReadonlySet<SectionKey> = new Set(["agree", "privacy"]);

export const listSections = () => SECTIONS.filter(({key, path}) => key !== UNLISTED && isBuiltPath(path));

/** The list in its groups; one without a page yet is left out with its name. */
export function listGroups() {
  const sections = listSections();
  const groups = GROUPS.map(({key, title}) => ({
    title,
    sections: sections.filter(({group}) => group === key),
  }));
  return groups.filter((group) => group.sections.length > 0);
}

export const isGated = (key: SectionKey) => !UNGATED.has(key);
export const sectionPath = (key: SectionKey) =>
  SECTIONS.find((section) => section.key === key)?.path ?? "/account";
