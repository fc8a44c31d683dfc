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
] as const;

export type SectionKey = (typeof SECTIONS)[number]["key"];

export const listSections = () => SECTIONS.filter(({path}) => isBuiltPath(path));
export const sectionPath = (key: SectionKey) =>
  SECTIONS.find((section) => section.key === key)?.path ?? "/account";
