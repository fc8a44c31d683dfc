import {listMarkets, market as marketOf} from "@gradus/schemas/markets";
import {marketPath} from "@/lib/market-path";
import type {PageContext} from "@/lib/page-context";
import {Icon} from "@/ui/icon/icon";
import {ExitPreviewClient} from "./exit-preview-client";
import {ExpiryClient} from "./expiry-client";
import {nativeName} from "./language-links";

interface Props {
  readonly context: PageContext;
  readonly path: string;
  /** What is shown: drafts, published content or a release by its name. */
  readonly perspective: "drafts" | "published" | {readonly release: string};
  /** The instant the content is seen at; null for now. */
  readonly at?: string | null;
  /** When the link that opened the preview stops working. */
  readonly expiresAt?: string | null;
}

/** On top of every page in preview: what is shown, where else to look, and the way out. */
export function PreviewBar({context, path, perspective, at = null, expiresAt = null}: Props) {
  const {t} = context;
  const shown = typeof perspective === "string" ? t(`preview.${perspective}`) : perspective.release;
  return (
    <aside
      data-preview-bar
      aria-label={t("preview.bar", {perspective: shown})}
      className="preview-bar text-ui"
    >
      <p className="py-2">{t("preview.bar", {perspective: shown})}</p>
      <p className="max-md:hidden">{at ? <time dateTime={at}>{at}</time> : t("preview.now")}</p>
      {expiresAt && (
        <ExpiryClient
          expiresAt={expiresAt}
          locale={context.market.locale}
          expires={t("preview.expires", {time: "{time}"})}
          expired={t("preview.expired")}
        />
      )}
      <MarketSwitch context={context} path={path} />
      <ExitPreviewClient label={t("preview.exit")} failed={t("preview.exitFailed")} />
    </aside>
  );
}

function MarketSwitch({context, path}: Pick<Props, "context" | "path">) {
  const {t, market} = context;
  return (
    <details className="preview-switch">
      <summary className="flex min-h-hit items-center gap-2">
        {marketOf(market.region).name[market.locale]}, {nativeName(market.locale)}
        <Icon name="chevron-down" size={16} />
        <span className="sr-only">{t("footer.regionLanguage")}</span>
      </summary>
      <ul className="preview-markets on-page">
        {listMarkets().map((other) => (
          <li key={`${other.region}-${other.locale}`}>
            <a href={marketPath(other, path)} className="flex min-h-hit items-center px-4">
              {marketOf(other.region).name[market.locale]}, {nativeName(other.locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
