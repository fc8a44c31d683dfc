import {type ValidationClient, validateDocument} from "@sanity/validation";
import {createSchema, type SanityDocument} from "sanity";
import {isRecord} from "./fields/is-record.ts";
import {schemaTypes} from "./index.ts";

export interface Problem {
  readonly level: "error" | "warning" | "info";
  /** Where in the document, for example `sections[3f2a].heading`. */
  readonly path: string;
  readonly message: string;
}

export interface ContentSource {
  /** Answers the queries of rules that look at other documents. */
  query(groq: string, params: Record<string, unknown>): Promise<unknown>;
  has(id: string): boolean;
}

/** Checks documents outside the Studio by the same rules editors meet in it, fields without a schema included. */
export function createDocumentCheck(source: ContentSource) {
  const schema = createSchema({name: "gradus", types: schemaTypes});
  const client = asClient(source);
  return async (document: SanityDocument): Promise<Problem[]> => {
    const {markers} = await validateDocument({
      document,
      schema,
      client,
      getDocumentExists: async ({id}) => source.has(id),
    });
    return markers.map(({level, path, message}) => ({level, path: pathText(path), message}));
  };
}

/** Our rules only ever fetch; the rest of a client is never touched. */
function asClient(source: ContentSource): ValidationClient {
  const client = {fetch: source.query.bind(source), withConfig: () => client};
  return client as unknown as ValidationClient;
}

function pathText(path: readonly unknown[]): string {
  return path
    .map((segment, index) => {
      if (typeof segment === "string") return index === 0 ? segment : `.${segment}`;
      return isRecord(segment) ? `[${segment._key}]` : `[${segment}]`;
    })
    .join("");
}
