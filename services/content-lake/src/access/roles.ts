import {readFileSync} from "node:fs";
import {z} from "zod";

const permission = z.enum(["read", "create", "update", "history", "editHistory", "manage"]);

/** Where a grant holds: drafts only, drafts and release versions, or published documents as well. */
const scope = z.enum(["drafts", "work", "any"]);

const grant = z.strictObject({
  /** GROQ, with `{page+shared}` for a list of types, and `{locale}` in the roles of one language. */
  filter: z.string(),
  permissions: z.array(permission),
  scope: scope.default("any"),
  /** Only in add-on datasets, where comments and tasks live. Elsewhere the grant does not exist. */
  datasets: z.literal("addon").optional(),
  /** An update may only touch values under this key, such as one language of a register. */
  onlyKey: z.string().optional(),
  /** A change may only touch these fields of a document that exists; the others are another role's. */
  onlyFields: z.array(z.string()).min(1).optional(),
});

const role = z.strictObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  include: z.array(z.string()),
  grants: z.array(grant),
  /** May write what is sealed: no person, only the services that seal and restore. */
  breaksSeals: z.boolean().default(false),
});

const rolesFile = z.strictObject({
  types: z.record(z.string(), z.array(z.string())),
  fragments: z.record(z.string(), z.array(grant)),
  roles: z.array(role),
});

export type Permission = z.infer<typeof permission>;
type Scope = z.infer<typeof scope>;

export interface Grant extends z.infer<typeof grant> {
  /** The filter without what `scope` adds to it: which documents, whatever state they are in. */
  readonly subject: string;
  /** The same for people to read: groups of types by their names. */
  readonly title: string;
}

export interface Role {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly breaksSeals: boolean;
  readonly grants: readonly Grant[];
}

export type FindRole = (name: string) => Role | null;

type RoleEntry = z.infer<typeof role>;
type GrantEntry = z.infer<typeof grant>;
type Types = Readonly<Record<string, readonly string[]>>;

const LOCALE_ROLE = /^(.+)-([a-z]{2})$/;
const PLACEHOLDER = /\{(locale|language)\}/g;
const languages = new Intl.DisplayNames(["en"], {type: "language"});

const IN_SCOPE: Readonly<Record<Scope, string | null>> = {
  drafts: '_id in path("drafts.**")',
  work: '(_id in path("drafts.**") || _id in path("versions.**"))',
  any: null,
};

/** The roles of the file by name. `translator-fr` is `translator-{locale}` with `fr` filled in. */
export function readRoles(path: string | URL): FindRole {
  const file = rolesFile.parse(JSON.parse(readFileSync(path, "utf8")));
  const byName = new Map(file.roles.map((entry) => [entry.name, entry]));

  return (name) => {
    const [, family, locale = ""] = LOCALE_ROLE.exec(name) ?? [];
    const template = byName.get(name) ?? byName.get(`${family}-{locale}`);
    if (!template) return null;
    const grants = [
      ...template.include.flatMap((fragment) => fragmentOf(file, fragment)),
      ...template.grants,
    ];
    return {
      ...describe(template, name, locale),
      grants: grants.map((entry) => expand(entry, file.types, locale)),
    };
  };
}

/** The names in the file, in its order; those of one language end in `{locale}`. */
export function listRoleNames(path: string | URL): string[] {
  return rolesFile.parse(JSON.parse(readFileSync(path, "utf8"))).roles.map(({name}) => name);
}

function fragmentOf({fragments}: z.infer<typeof rolesFile>, name: string): readonly GrantEntry[] {
  const found = fragments[name];
  if (found) return found;
  throw new Error(`A role includes "${name}", which is no fragment`);
}

function describe({title, description, breaksSeals}: RoleEntry, name: string, locale: string) {
  return {name, title: fill(title, locale), description: fill(description, locale), breaksSeals};
}

function expand({onlyKey, ...entry}: GrantEntry, types: Types, locale: string): Grant {
  const subject = fill(expandTypes(entry.filter, types), locale);
  const scopeCondition = IN_SCOPE[entry.scope];
  return {
    ...entry,
    subject,
    title: fill(entry.filter, locale),
    filter: scopeCondition === null ? subject : `${scopeCondition} && (${subject})`,
    ...(onlyKey !== undefined && {onlyKey: fill(onlyKey, locale)}),
  };
}

function fill(text: string, locale: string): string {
  return text.replace(PLACEHOLDER, (_whole, name) =>
    name === "locale" ? locale : (languages.of(locale) ?? locale),
  );
}

/** Replaces `{page+shared}` by the list of those document types, as a GROQ array. */
function expandTypes(filter: string, types: Types): string {
  return filter.replace(/\{([a-z+]+)\}/g, (whole, names: string) => {
    if (whole === "{locale}") return whole;
    return JSON.stringify(names.split("+").flatMap((name) => typesOf(types, name)));
  });
}

function typesOf(types: Types, name: string): readonly string[] {
  const found = types[name];
  if (found) return found;
  throw new Error(`A role names the document types "${name}", which are not in the list`);
}
