import {IMPORT_HEADER} from "../../src/data/mutate-routes.ts";
import {API_VERSION, DATASET, type TestLake} from "../test-lake.ts";

export interface TestDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** One person, signed in (or not), about to send one request about documents no other attempt has touched. */
export interface Attempt {
  readonly person: string;
  /** Of the person's own language; English for those who have none of their own. */
  readonly locale: string;
  readonly id: string;
  readonly sharedComment: string;
  send(method: string, path: string, init?: RequestInit): Promise<Response>;
  mutate(mutation: object): Promise<Response>;
  mutateAsImport(mutation: object): Promise<Response>;
  /** The same in the dataset of comments and tasks. */
  mutateBeside(mutation: object): Promise<Response>;
  act(actionType: string, fields: object): Promise<Response>;
  upload(content: string): Promise<Response>;
  /** 200 when the document is there to be read, 403 when it is withheld. */
  read(id: string): Promise<Response>;
}

/** Something a person may try: what is there before, and the one request they send. */
export interface Scenario {
  readonly given?: (id: string, attempt: Attempt) => readonly TestDocument[];
  readonly request: (attempt: Attempt) => Promise<Response>;
}

export interface Caller {
  readonly person: string;
  readonly token: string | null;
}

export const COMMENTS = `${DATASET}-comments`;
export const SHARED_COMMENT = "shared-comment";

/** How one person tries things out over HTTP. */
export function createAttempt({url}: TestLake, {person, token}: Caller, id: string): Attempt {
  const send: Attempt["send"] = (method, path, {headers, ...init} = {}) =>
    fetch(url + path, {
      method,
      ...init,
      headers: {...(token && {authorization: `Bearer ${token}`}), ...headers},
    });
  const post = (path: string, body: object, headers = {}) =>
    send("POST", `/v${API_VERSION}/data/${path}`, {body: JSON.stringify(body), headers});
  const mutate = (dataset: string, mutation: object, headers = {}) =>
    post(`mutate/${dataset}`, {mutations: [mutation]}, headers);

  return {
    person,
    locale: /-(de|fr|es)$/.exec(person)?.[1] ?? "en",
    id,
    sharedComment: SHARED_COMMENT,
    send,
    mutate: (mutation) => mutate(DATASET, mutation),
    mutateAsImport: (mutation) => mutate(DATASET, mutation, {[IMPORT_HEADER]: "1"}),
    mutateBeside: (mutation) => mutate(COMMENTS, mutation),
    act: (actionType, fields) =>
      post(`actions/${DATASET}`, {actions: [{actionType: `sanity.action.${actionType}`, ...fields}]}),
    upload: (body) => send("POST", `/v${API_VERSION}/assets/files/${DATASET}?filename=notes.txt`, {body}),
    async read(documentId) {
      const answer = await send("GET", `/v${API_VERSION}/data/doc/${DATASET}/${documentId}`);
      const {documents} = (await answer.json()) as {documents: readonly unknown[]};
      return new Response(null, {status: documents.length > 0 ? 200 : 403});
    },
  };
}

/** Signs in as the Studio does: to the login page, back with an id, and the id traded for a token. */
export async function signIn({url}: TestLake, person: string): Promise<Caller> {
  const origin = encodeURIComponent("http://localhost:3333/structure");
  const login = `${url}/v1/auth/login/${person}?origin=${origin}&projectId=gradus&withSid=true`;
  const back = new URL((await fetch(login, {redirect: "manual"})).headers.get("location") ?? "");
  const answer = await fetch(`${url}/v1/auth/fetch?${back.hash.slice(1)}`);
  const {token} = (await answer.json()) as {token: string};
  return {person, token};
}
