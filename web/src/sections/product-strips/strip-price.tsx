import type {PageContext} from "@/content/page-context";
import {lowestPrice} from "@/features/store/lowest-price";
import {ProductPrice} from "@/features/store/product-price";

interface Props {
  readonly skus: readonly string[];
  readonly badge: string | null;
  readonly context: PageContext;
}

export function StripPrice({skus, badge, context}: Props) {
  const {catalog, t} = context;
  const lowest = lowestPrice(catalog, skus);
  const saving = savingPercent(badge, context);
  return (
    <div>
      {saving && (
        <p className="mb-3 inline-block border-[1.5px] border-current px-3 py-1 text-ui">
          {t("store.savings", {percent: saving})}
        </p>
      )}
      <ProductPrice skus={skus} context={context} size="lg" />
      {lowest?.product.stock === "out_of_stock" && <p className="mt-2 text-ui">{t("product.soldOut")}</p>}
    </div>
  );
}

/** A badge names what it shows: `saving:pod-only` is the saving of that offer, whatever it is today. */
function savingPercent(badge: string | null, {catalog}: PageContext): number | null {
  const [kind, code] = (badge ?? "").split(":");
  if (kind !== "saving") return null;
  return catalog?.offers.find((offer) => offer.code === code)?.saving_percent ?? null;
}
