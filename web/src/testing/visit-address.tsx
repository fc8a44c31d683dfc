import {join} from "node:path";
import {text} from "node:stream/consumers";
import type {Metadata} from "next";
import type {ComponentType, ReactNode} from "react";
import {prerenderToNodeStream} from "react-dom/static";
import {APP, findAnswer, layoutsAround, type Params} from "./app-folders";

const ORIGIN = "http://site.test";

interface PageProps {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<Readonly<Record<string, string>>>;
}

interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly metadata?: Metadata;
  readonly generateMetadata?: (props: PageProps) => Promise<Metadata>;
}

interface LayoutModule {
  readonly default: ComponentType<PageProps & {readonly children: ReactNode}>;
}

interface RouteModule {
  readonly GET: (request: Request, context: {readonly params: Promise<Params>}) => Promise<Response>;
}

export interface Reply {
  readonly status: number;
  /** Where a redirect leads: a path of the site. */
  readonly location: string | null;
  /** The page's metadata, before it is written into the document. */
  readonly head: Metadata;
  /** The whole document, or what a route answers. */
  readonly body: string;
}

const NOT_FOUND: Reply = {status: 404, location: null, head: {}, body: ""};

/** What an address answers: the proxy where it listens, otherwise the page or the route in its folder of the app. */
export async function visitAddress(address: string): Promise<Reply> {
  const {config, proxy} = await import("@/proxy");
  const url = new URL(address, ORIGIN);
  // proxy.test.ts reads the pattern as the framework does, which costs the console of this process.
  if (!new RegExp(`^${config.matcher[0]}$`).test(url.pathname)) return visitFolder(url);
  const {NextRequest} = await import("next/server");
  const {status, headers} = await proxy(new NextRequest(url));
  const location = headers.get("location");
  if (location !== null) return {...NOT_FOUND, status, location: location.replace(ORIGIN, "")};
  return visitFolder(new URL(headers.get("x-middleware-rewrite") ?? address, ORIGIN));
}

async function visitFolder(url: URL): Promise<Reply> {
  const {file, params} = findAnswer(url.pathname);
  if (file.endsWith("route.ts")) {
    const {GET} = await load<RouteModule>(file);
    const response = await GET(new Request(url), {params: Promise.resolve(params)});
    return {...NOT_FOUND, status: response.status, body: await response.text()};
  }
  const searchParams = Promise.resolve(Object.fromEntries(url.searchParams));
  try {
    return await renderPage(file, {params: Promise.resolve(params), searchParams});
  } catch (error) {
    return replyOf(error);
  }
}

async function renderPage(file: string, props: PageProps): Promise<Reply> {
  const page = await load<PageModule>(file);
  const layouts = await Promise.all(layoutsAround(file).map((layout) => load<LayoutModule>(layout)));
  const head = (await page.generateMetadata?.(props)) ?? page.metadata ?? {};
  const document = layouts.reduceRight<ReactNode>(
    (children, {default: Layout}) => <Layout {...props}>{children}</Layout>,
    <page.default {...props} />,
  );
  const errors: unknown[] = [];
  const {prelude} = await prerenderToNodeStream(document, {onError: (error) => void errors.push(error)});
  const body = await text(prelude);
  // An error inside a boundary leaves a document with a gap.
  if (errors.length > 0) throw errors[0];
  return {...NOT_FOUND, status: 200, head, body};
}

const load = <Module,>(file: string): Promise<Module> => import(/* @vite-ignore */ join(APP, file));

/** Not found and redirects leave a page as errors that the framework reads. Any other error is thrown on. */
function replyOf(error: unknown): Reply {
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : "";
  if (digest === "NEXT_HTTP_ERROR_FALLBACK;404") return NOT_FOUND;
  const [, location, status] = /^NEXT_REDIRECT;\w+;(.*);(\d+);$/.exec(digest) ?? [];
  if (location === undefined) throw error;
  return {...NOT_FOUND, status: Number(status), location};
}
