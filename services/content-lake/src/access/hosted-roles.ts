import type {Grant, Role} from "./roles.ts";

/** What a member with a hosted role may do with the documents of a filter. Each includes the ones before it. */
type Mode = "read" | "create" | "publish";

interface HostedPermission {
  readonly name: string;
  readonly title: string;
  readonly type: "sanity.document.filter.mode";
  readonly config: {readonly filter: string};
}

interface HostedRole {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The role every project has anyway; there is nothing to make. */
  readonly builtIn: "administrator" | "viewer" | null;
  readonly permissions: readonly {
    readonly name: string;
    readonly action: "mode";
    readonly params: {readonly mode: Mode; readonly history: boolean};
  }[];
  /** What the local lake enforces and a filter cannot express, as sentences for the person who sets the roles up. */
  readonly notCarried: readonly string[];
}

export interface HostedRoles {
  readonly permissions: readonly HostedPermission[];
  readonly roles: readonly HostedRole[];
}

/** The same roles as custom roles with document filters, which the hosted service has on its largest plan. */
export function toHostedRoles(roles: readonly Role[]): HostedRoles {
  const permissions = new Map<string, HostedPermission>();

  function nameOf({subject, title}: Grant): string {
    const name = `gradus-${title.replace(/[^a-z]+/gi, "-").replace(/^-|-$/g, "")}`;
    permissions.set(name, {name, title, type: "sanity.document.filter.mode", config: {filter: subject}});
    return name;
  }

  const hosted = roles.map(({name, title, description, grants}) => {
    const builtIn = builtInFor(grants);
    const carried = builtIn === null ? grants.filter(isAboutDocuments) : [];
    return {
      name,
      title,
      description,
      builtIn,
      permissions: carried.map((grant) => ({
        name: nameOf(grant),
        action: "mode" as const,
        params: {mode: modeOf(grant), history: grant.permissions.includes("history")},
      })),
      notCarried: builtIn === null ? [...new Set(grants.flatMap(limitsOf))] : limitsOfBuiltIn[builtIn],
    };
  });
  return {permissions: [...permissions.values()], roles: hosted};
}

const isRelease = ({subject}: Grant): boolean => subject.includes('"system.release"');

const limitsOfBuiltIn: Readonly<Record<"administrator" | "viewer", readonly string[]>> = {
  administrator: ["It reaches sealed documents and approvals as well: there the notary is what holds."],
  viewer: [],
};

function builtInFor(grants: readonly Grant[]): HostedRole["builtIn"] {
  const permissions = new Set(grants.flatMap((grant) => grant.permissions));
  if (permissions.has("manage")) return "administrator";
  return permissions.has("create") || permissions.has("update") ? null : "viewer";
}

/** Comments, tasks and releases follow the plan there. */
const isAboutDocuments = (grant: Grant): boolean => grant.datasets === undefined && !isRelease(grant);

/** Hosted roles distinguish drafts from publishing where the lake's filters use ids. */
function modeOf({permissions, scope}: Grant): Mode {
  if (!permissions.includes("create") && !permissions.includes("update")) return "read";
  return scope === "any" ? "publish" : "create";
}

function limitsOf(grant: Grant): string[] {
  const {permissions, onlyKey, onlyFields, scope, title} = grant;
  const writes = (["create", "update"] as const).filter((permission) => permissions.includes(permission));
  return [
    onlyKey !== undefined && `Registers: drafts may be changed in every language, not only in "${onlyKey}".`,
    onlyFields !== undefined &&
      `Every field of a document may be changed, not only ${onlyFields.join(", ")}, for ${title}.`,
    isAboutDocuments(grant) &&
      writes.length === 1 &&
      `${writes[0]} only: a filter allows both, for ${title}.`,
    isAboutDocuments(grant) && scope === "drafts" && "Drafts may also be put into releases.",
    isRelease(grant) && "Releases: who may run them is set by the plan's own roles.",
  ].filter((limit) => limit !== false);
}
