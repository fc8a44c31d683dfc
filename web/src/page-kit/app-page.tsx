import {parseMarket} from "@gradus/schemas/markets";
import type {Metadata} from "next";
import {getTranslations} from "next-intl/server";
import type {ReactNode} from "react";
import {Picture, safeId} from "@/art/art";
import {startLanes} from "@/art/generators/start-lanes";
import {createPageContext} from "@/content/page/create-page-context";
import type {PageContext} from "@/content/page-context";
import {pageMetadata} from "@/content/seo/page-metadata";
import type {Translator} from "@/i18n/message-types";
import {viewMarket} from "@/preview/view-market";
import {SitePage} from "./site-page";

/** A personal page: the same shell for all users, filled by the browser, never indexed by search engines. */
export interface AppRoute {
  /** Site path without region and language. */
  readonly path: string;
  readonly title: (t: Translator) => string;
}

type Segments = {region: string; locale: string};

export async function appMetadata(route: AppRoute, segments: Segments): Promise<Metadata> {
  const market = parseMarket(segments.region, segments.locale);
  if (!market) return {};
  const t = await getTranslations({locale: market.locale});
  const head = {market, t, path: route.path, title: route.title(t)};
  return pageMetadata({...head, description: null, versions: null, noindex: true});
}

interface Props {
  readonly segments: Segments;
  readonly route: AppRoute;
  /** Above the heading. */
  readonly before?: (context: PageContext) => ReactNode;
  /** How many lanes of the drawing are run in: a step each. */
  readonly lanes?: number;
  readonly children: (context: PageContext) => ReactNode;
}

export async function AppPage({segments, route, before, lanes = 0, children}: Props) {
  const market = await viewMarket(segments);
  const context = await createPageContext(market, route.path);
  return (
    <SitePage context={context}>
      <div className="start-page">
        <div className="start-words">
          {before?.(context)}
          <h1 tabIndex={-1} className="text-display-2 wrap-anywhere">
            {route.title(context.t)}
          </h1>
          <noscript>
            <p className="mt-6 max-w-measure text-body-lg">{context.t("common.needsScript")}</p>
          </noscript>
          {/* Hidden without scripts: the forms would be sent nowhere. */}
          <div className="contents noscript:hidden">{children(context)}</div>
        </div>
        <StartField filled={lanes} />
      </div>
    </SitePage>
  );
}

function StartField({filled}: {readonly filled: number}) {
  return (
    <div className="start-field field-track">
      <Picture drawing={startLanes({filled}, safeId("start"))} fit="xMidYMid slice" />
    </div>
  );
}
