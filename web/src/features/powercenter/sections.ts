import {isBuiltPath} from "@/lib/is-built-path";

/** The sections of PowerCenter in the order of its bar. Those without a page yet are not shown. */
const SECTIONS = [
  {key: "start", path: "/powercenter"},
  {key: "runs", path: "/powercenter/activities"},
] as const;

export const POWER_CENTER_UPLOAD = "/powercenter/upload";

export const listPowerCenterSections = () => SECTIONS.filter(({path}) => isBuiltPath(path));

/** The section a page belongs to: itself, or the list it is one of. */
export const isWithin = (section: string, path: string) =>
  path === section || (section !== "/powercenter" && path.startsWith(`${section}/`));
