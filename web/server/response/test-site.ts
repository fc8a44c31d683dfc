import {createServer, type IncomingMessage, type RequestListener, request} from "node:http";
import type {AddressInfo} from "node:net";
import {onTestFinished} from "vitest";
import {createBodyCache} from "../cache/body-cache.ts";
import type {PageTransform} from "../cache/transform-page.ts";
import {inlineScriptSources} from "../policy/inline-sources.ts";
import type {FetchPage} from "./error-pages.ts";
import {createPipeline, type PipelineOptions} from "./pipeline.ts";

interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export const plainPages: PageTransform = {
  transform: (html) => ({html, data: null}),
  sources: (html) => ({scripts: inlineScriptSources(html), styles: []}),
};

export const pathAsPage: FetchPage = async (path) => ({status: 200, body: Buffer.from(`<h1>${path}</h1>`)});

/** The port closes with the test. */
export async function openSite(framework: RequestListener, options: Partial<PipelineOptions> = {}) {
  const server = createServer(
    createPipeline(framework, {
      pages: plainPages,
      cache: createBodyCache(1_000_000, plainPages),
      policy: (_request, {scripts}) => `script-src ${scripts.join(" ")}`,
      fetchPage: pathAsPage,
      isPreview: () => false,
      replaces: () => true,
      isDevelopment: false,
      secondsLeft: () => Number.POSITIVE_INFINITY,
      ...options,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const {port} = server.address() as AddressInfo;
  const open = (path: string, {method = "GET", headers = {}}: Question = {}) =>
    request({port, host: "127.0.0.1", path, method, headers});
  const ask = (path: string, question?: Question) =>
    new Promise<Reply>((resolve, reject) => {
      open(path, question)
        .on("response", (reply) => readWhole(reply).then(resolve, reject))
        .on("error", reject)
        .end();
    });
  return {ask, open};
}

async function readWhole(reply: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  const {statusCode: status, headers, rawHeaders} = reply;
  return {status, headers, rawHeaders, body: Buffer.concat(chunks)};
}
