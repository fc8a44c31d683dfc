import {brand} from "@gradus/schemas/brand";
import type {MarketParams} from "@gradus/schemas/markets";
import type {ReactNode} from "react";
import type {Translator} from "@/i18n/message-types";
import {marketPath} from "@/lib/market-path";
import {Container} from "@/ui/container";
import {Logo} from "@/ui/logo/logo";

interface Props {
  readonly market: MarketParams;
  readonly t: Translator;
  readonly title: string;
  readonly body: string;
  /** The one thing to do next. */
  readonly children: ReactNode;
}

export function PlainMessage({market, t, title, body, children}: Props) {
  return (
    <main id="main" className="field-asphalt grid min-h-dvh content-center">
      <Container>
        <a href={marketPath(market, "/")} aria-label={t("nav.homeLabel", {product: brand.name})}>
          <Logo className="h-8" />
        </a>
        <h1 className="mt-16 text-display-2">{title}</h1>
        <p className="mt-4 max-w-measure text-body-lg text-text-2">{body}</p>
        <p className="mt-8">{children}</p>
      </Container>
    </main>
  );
}
