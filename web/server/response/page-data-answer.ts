import type {IncomingMessage, ServerResponse} from "node:http";
import {CACHE_FOREVER, NO_STORE} from "../../src/lib/cache-control.ts";
import type {BodyCache} from "../cache/body-cache.ts";
import {parseDataPath} from "../cache/page-data.ts";
import {applyHead, readHead, withHeaders} from "./answer.ts";
import {encodeBody} from "./encode-body.ts";
import type {FetchPage} from "./error-pages.ts";

interface PageDataSource {
  readonly cache: BodyCache;
  readonly fetchPage: FetchPage;
}

/**
 * Answers with the data of a page. Data that is no longer cached, or was handed out by another process, is restored by
 * rendering its page again: the same content gives the same version.
 */
export async function answerPageData(
  request: IncomingMessage,
  res: ServerResponse,
  {cache, fetchPage}: PageDataSource,
): Promise<void> {
  const dataRequest = parseDataPath(request.url ?? "/");
  const body = dataRequest && (cache.data(dataRequest.version) ?? (await fetchAgain(dataRequest)));
  if (!body) {
    res.writeHead(404, NO_STORE).end();
    return;
  }
  const head = {...readHead(res), status: 200, body};
  const answer = withHeaders(head, {"content-type": "text/x-component", ...CACHE_FOREVER});
  const {bytes, ...final} = await encodeBody(answer, request);
  applyHead(res, final);
  res.end(bytes);

  async function fetchAgain({version, page}: {version: string; page: string}) {
    await fetchPage(page).catch(() => null);
    return cache.data(version);
  }
}
