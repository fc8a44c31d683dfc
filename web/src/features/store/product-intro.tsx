import {market as marketOf} from "@gradus/schemas/markets";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/content/page-context";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {selectMessages} from "@/i18n/select-messages";
import {Container} from "@/ui/container";
import {ArrivalClient} from "./arrival-client";
import {buyChoices} from "./buy-choices";
import {BuyFormClient} from "./buy-form-client";
import {BUY_MESSAGES} from "./buy-messages";
import {ClipChoice, ProductPicture} from "./clip-choice";
import {ProductPrice} from "./product-price";

interface Props {
  readonly page: ProductPage;
  readonly context: PageContext;
}

export function ProductIntro({page, context}: Props) {
  const {t, values, market} = context;
  const tagline = page.tagline ? resolveText(page.tagline, context) : null;
  const promises = [
    values.policies.trial?.labelStart,
    values.policies.shipping?.labelStart,
    values.notes.shipping,
  ];
  return (
    <section className={`field-${page.field ?? "asphalt"}`} aria-labelledby="product">
      <Container className="clip-root grid gap-x-8 pt-24 pb-16 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 id="product" className="text-display-2">
            {resolveRequiredText(page.title, context)}
          </h1>
          {tagline && <p className="mt-4 text-body-lg text-text-2">{tagline}</p>}
          <div className="mt-6">
            <ProductPrice skus={page.skus ?? []} context={context} size="lg" />
          </div>
        </div>
        <div className="mt-6 self-center lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <ProductPicture page={page} context={context} />
        </div>
        <div>
          <ClipChoice page={page} context={context} />
          <BuyForm skus={page.skus ?? []} context={context} />
          <ul className="mt-6 space-y-1 text-ui text-text-2">
            {isSent(page, context) && (
              <ArrivalClient
                timeZone={marketOf(market.region).timeZone}
                delivery={marketOf(market.region).delivery}
                messages={selectMessages(market, ["product.arrives", "product.arrivesWithin"])}
              />
            )}
            {promises.map((promise) => promise && <li key={promise}>{promise}</li>)}
            <li>{t("store.membershipOptional")}</li>
          </ul>
        </div>
      </Container>
    </section>
  );
}

/** Only what can be ordered arrives. */
const isSent = ({skus}: ProductPage, context: PageContext) =>
  buyChoices(skus ?? [], context).some(({isSoldOut}) => !isSoldOut);

interface BuyFormProps {
  readonly skus: readonly string[];
  readonly context: PageContext;
}

/** Renders nothing where the product has no price here. */
function BuyForm({skus, context}: BuyFormProps) {
  const {market, href} = context;
  const choices = buyChoices(skus, context);
  if (choices.length === 0) return null;
  return (
    <BuyFormClient
      choices={choices}
      market={{region: market.region, locale: market.locale}}
      cartHref={href("/cart")}
      messages={selectMessages(market, BUY_MESSAGES)}
    />
  );
}
