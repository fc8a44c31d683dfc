import {readFileSync} from "node:fs";
import {z} from "zod";

const permission = z.enum(["read", "create", "update", "history", "editHistory", "manage"]);

const grant = z.strictObject({
  filter: z.string(),
  permissions: z.array(permission),
  /** Only in add-on datasets, where comments and tasks live. Elsewhere the grant does not exist. */
  datasets: z.literal("addon").optional(),
  /** An update may only touch values under this key, such as one language of a register. */
  onlyKey: z.string().optional(),
});

const role = z.strictObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  include: z.array(z.string()),
  grants: z.array(grant),
});

const rolesFile = z.strictObject({
  types: z.record(z.string(), z.array(z.string())),
  fragments: z.record(z.string(), z.array(grant)),
  roles: z.array(role),
});

export type Permission = z.infer<typeof permission>;
export type Grant = z.infer<typeof grant>;

export interface Role {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly grants: readonly Grant[];
}

const LOCALE_ROLE = /^(.+)-([a-z]{2})$/;

/** The roles of the file by name. `translator-fr` is `translator-{locale}` with `fr` filled in. */
export function readRoles(path: string | URL): (name: string) => Role | null {
  const file = rolesFile.parse(JSON.parse(readFileSync(path, "utf8")));
  const byName = new Map(file.roles.map((entry) => [entry.name, entry]));

  return (name) => {
    const [, family, locale] = LOCALE_ROLE.exec(name) ?? [];
    const template = byName.get(name) ?? byName.get(`${family}-{locale}`);
    if (!template) return null;
    const included = template.include.flatMap((fragment) => file.fragments[fragment] ?? []);
    const expanded = [...included, ...template.grants].map((entry) => expandTypes(entry, file.types));
    const filled = JSON.stringify(expanded).replaceAll("{locale}", locale ?? "");
    return {
      name,
      title: template.title.replace("{locale}", locale ?? ""),
      description: template.description,
      grants: z.array(grant).parse(JSON.parse(filled)),
    };
  };
}

/** `{page+shared}` stands for the list of those document types, as GROQ writes one. */
function expandTypes(entry: Grant, types: Readonly<Record<string, readonly string[]>>): Grant {
  const filter = entry.filter.replace(/\{([a-z+]+)\}/g, (whole, names: string) => {
    if (whole === "{locale}") return whole;
    return JSON.stringify(names.split("+").flatMap((name) => types[name] ?? []));
  });
  return {...entry, filter};
}
