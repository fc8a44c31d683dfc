import type {IncomingMessage, ServerResponse} from "node:http";
import {NO_STORE} from "../../src/lib/cache-control.ts";
import {PAGE_DATA_PATH} from "../cache/page-data.ts";
import {type ContentPolicy, REPORTING_ENDPOINTS} from "../policy/content-policy.ts";
import {
  type Answer,
  type Exchange,
  type FinalAnswer,
  type Head,
  type PreparedAnswer,
  withHeaders,
} from "./answer.ts";
import {type Bodies, chooseBody, isCacheableFile, isOwnJson, isPage} from "./choose-body.ts";
import {encodeBody} from "./encode-body.ts";
import {
  type ErrorPageOptions,
  isErrorPageAddress,
  isReplaced,
  replaceError,
  siteHeaders,
} from "./error-pages.ts";
import {interceptResponse} from "./intercept-response.ts";
import {keepQuery} from "./keep-query.ts";
import {answerPageData} from "./page-data-answer.ts";
import {withoutRepeatedHeaders} from "./repeated-headers.ts";
import {capSharedAge} from "./shared-age.ts";

export interface PipelineOptions extends ErrorPageOptions, Bodies {
  /** Until something in the content changes by date. */
  readonly secondsLeft: () => number;
  /** Null where pages have none. */
  readonly policy: ContentPolicy | null;
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/**
 * Post-processes the framework's responses: every step takes a value and returns the next, in the order of `finish`.
 * The types enforce that order: an error is replaced while its body is still text, a policy is made while the body's
 * contents are known, and only bytes are sent.
 */
export function createPipeline(framework: Handler, options: PipelineOptions): Handler {
  return (request, res) => {
    if (request.url?.startsWith(PAGE_DATA_PATH)) return answerPageData(request, res, options);
    const exchange = {request, startedAt: performance.now()};
    interceptResponse(res, {
      onHead: (head) => (isHeld(head, exchange, options) ? null : finishHead(head, exchange, options)),
      onWhole: (answer) => finish(answer, exchange, options).catch(failed(answer, exchange, options)),
    });
    if (!isErrorPageAddress(request)) return framework(request, res);
    res.statusCode = 404;
    res.end();
  };
}

/** Errors are replaced, pages examined, files and answers of own calls compressed as a whole. Everything else passes piece by piece. */
function isHeld(head: Head, exchange: Exchange, options: PipelineOptions): boolean {
  const {request} = exchange;
  return (
    isReplaced(head, exchange, options) ||
    isPage(head, request) ||
    isCacheableFile(head, request) ||
    isOwnJson(head, request)
  );
}

async function finish(answer: Answer, exchange: Exchange, options: PipelineOptions): Promise<FinalAnswer> {
  const {request} = exchange;
  const repaired = keepQuery(withoutRepeatedHeaders(answer), request);
  const designed = await replaceError(repaired, exchange, options);
  const aged = capSharedAge(designed, options.secondsLeft);
  const prepared = chooseBody(aged, request, options);
  return encodeBody(withPolicy(prepared, request, options), request);
}

const failed =
  (answer: Answer, {request}: Exchange, {isPreview}: PipelineOptions) =>
  (error: unknown): FinalAnswer => {
    console.error("An answer could not be finished:", error);
    return {
      status: 500,
      headers: {...siteHeaders(answer, isPreview(request)), ...NO_STORE},
      bytes: null,
    };
  };

/** What is streamed has no whole body to replace, examine or compress: the same steps without those. */
function finishHead(head: Head, {request}: Exchange, {secondsLeft}: PipelineOptions): Head {
  return capSharedAge(keepQuery(withoutRepeatedHeaders(head), request), secondsLeft);
}

function withPolicy(answer: PreparedAnswer, request: IncomingMessage, options: PipelineOptions) {
  const {body} = answer;
  if (!body.sources) return answer;
  const ruled = options.policy
    ? withHeaders(answer, {
        "content-security-policy": options.policy(request, body.sources),
        "reporting-endpoints": REPORTING_ENDPOINTS,
      })
    : withoutPolicy(answer);
  // A visitor who got a cached copy would have the looser rules of previews too.
  return options.isPreview(request) ? {...withHeaders(ruled, NO_STORE), body: {...body, etag: null}} : ruled;
}

/** Neither a policy of its own nor the one that lets an answer which is not a page do nothing. */
function withoutPolicy(answer: PreparedAnswer): PreparedAnswer {
  const {"content-security-policy": _none, ...headers} = answer.headers;
  return {...answer, headers};
}
