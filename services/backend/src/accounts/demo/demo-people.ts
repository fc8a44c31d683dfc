import type {BuiltInGroup} from "../account/permission-groups.ts";

export interface DemoPerson {
  readonly name: string;
  readonly first_name: string;
  readonly last_name: string;
  /** Known to everyone: that is why they exist on local databases only. */
  readonly password: string;
  readonly isVerified: boolean;
  readonly groups: readonly BuiltInGroup[];
}

/** Their addresses end in `.test`, a domain that cannot be owned. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: "runner",
    first_name: "Robin",
    last_name: "Runner",
    password: "local-demo-runner",
    isVerified: true,
    groups: [],
  },
  {
    name: "new",
    first_name: "Noa",
    last_name: "Newcomer",
    password: "local-demo-new",
    isVerified: false,
    groups: [],
  },
  {
    name: "coach",
    first_name: "Casey",
    last_name: "Coach",
    password: "local-demo-coach",
    isVerified: true,
    groups: ["coach"],
  },
  {
    name: "support",
    first_name: "Sam",
    last_name: "Support",
    password: "local-demo-support",
    isVerified: true,
    groups: ["support"],
  },
  {
    name: "admin",
    first_name: "Alex",
    last_name: "Admin",
    password: "local-demo-admin",
    isVerified: true,
    groups: ["admin", "support", "coach", "editor"],
  },
];

export function demoEmail({name}: Pick<DemoPerson, "name">) {
  return `${name}@gradus.test`;
}

/** The same at every start, so that what refers to them can be seeded too. */
export function demoId({name}: Pick<DemoPerson, "name">) {
  return `usr_${`demo${name}`.padStart(26, "0")}`;
}
