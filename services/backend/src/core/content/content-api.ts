import {ClientError, createClient, type Mutation, type SanityClient} from "@sanity/client";
import {z} from "zod";
import {AppError} from "../errors.ts";
import {outageError} from "../outages.ts";

export interface ContentSettings {
  readonly projectId: string;
  readonly dataset: string;
  readonly apiVersion: string;
  /** The local lake. Null: the hosted service. */
  readonly apiHost: string | null;
  /** Of the service that seals. Null: content is not reachable for us. */
  readonly sealToken: string | null;
}

const serviceAccount = z.object({id: z.string()});

/** Someone changed the document since it was read, or it exists already. Nothing was written. */
export class ContentConflict extends Error {
  override readonly name = "ContentConflict";
}

export type ContentApi = ReturnType<typeof createContentApi>;
export type Params = Readonly<Record<string, unknown>>;

const TIMEOUT_MS = 10_000;
/** The version whose `/users/me` answers for any kind of token. */
const ACCOUNT_VERSION = "2021-06-07";

/** The content API as the backend uses it: reads and writes as the seal service, or as a person with their token. */
export function createContentApi(settings: ContentSettings) {
  const {projectId, dataset, apiVersion, apiHost, sealToken} = settings;
  const anonymous = createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    maxRetries: 1,
    timeout: TIMEOUT_MS,
    ...(apiHost !== null && {apiHost, useProjectHostname: false}),
  });

  function service(): SanityClient {
    if (sealToken !== null) return anonymous.withConfig({token: sealToken});
    throw new AppError("unavailable", "The backend has no token for the content (SANITY_SEAL_TOKEN)");
  }

  const whoAmI = (token: string) =>
    getAs(anonymous.withConfig({apiVersion: ACCOUNT_VERSION}).getUrl("/users/me"), token);
  let askedServiceId: Promise<string> | null = null;

  async function askServiceId() {
    const response = await whoAmI(service().config().token ?? "");
    const {id} = serviceAccount.parse(await response.json());
    return id;
  }

  return {
    /** Whether there is a token to read and write as the seal service. Without one what needs it throws. */
    canSeal: sealToken !== null,

    /** Everything, drafts included, in the shape the caller states. */
    async query<T extends z.ZodType>(shape: T, groq: string, params: Params = {}): Promise<z.infer<T>> {
      return shape.parse(await translateErrors(service().fetch(groq, {...params}, {perspective: "raw"})));
    },

    /** All or nothing. With a token: as that person, with the rights the content API gives them. */
    async commit(mutations: readonly Mutation[], token?: string): Promise<void> {
      const client = token === undefined ? service() : anonymous.withConfig({token});
      await translateErrors(client.mutate([...mutations], {returnDocuments: false, visibility: "sync"}));
    },

    /** Whose token it is, in the content API's own words. */
    whoAmI,

    /** The identity under which the seal service writes. Queried once; after a failure it is queried again. */
    serviceId(): Promise<string> {
      askedServiceId ??= askServiceId().catch((cause: unknown) => {
        askedServiceId = null;
        throw unreachable(cause);
      });
      return askedServiceId;
    },

    /** One transaction a line, oldest first: who changed the documents, without what they wrote. */
    async history(ids: readonly string[], query: Readonly<Record<string, string>>): Promise<string> {
      const client = service();
      const search = new URLSearchParams({excludeContent: "true", ...query});
      const path = `/data/history/${dataset}/transactions/${ids.join(",")}?${search}`;
      const response = await getAs(client.getUrl(path), client.config().token ?? "");
      if (response.ok) return response.text();
      throw unreachable(new Error(`history: ${response.status}`));
    },
  };
}

async function getAs(url: string, token: string): Promise<Response> {
  const headers = {authorization: `Bearer ${token}`};
  return fetch(url, {headers, signal: AbortSignal.timeout(TIMEOUT_MS)}).catch((cause: unknown) => {
    throw unreachable(cause);
  });
}

async function translateErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}

function translate(error: unknown): Error {
  if (!(error instanceof ClientError)) return unreachable(error);
  if (error.statusCode === 409) return new ContentConflict(error.message, {cause: error});
  if (error.statusCode === 403) {
    return new AppError("forbidden", "Your role in the content does not allow this", {cause: error});
  }
  return unreachable(error);
}

function unreachable(cause: unknown) {
  return outageError("content", cause);
}
