import type {ProductSummary} from "@/content/page/products.query";
import type {PageContext} from "@/lib/page-context";
import {resolveText} from "@/lib/tokens/resolve-text";
import {words} from "@/lib/tokens/words";
import {ButtonLink} from "@/ui/button-link";
import {comparisonRows} from "./comparison-rows";
import {ProductPrice} from "./product-price";

interface Props {
  readonly products: readonly ProductSummary[];
  readonly context: PageContext;
}

/** Products side by side. What differs is marked, and a checkbox hides the rest without a script. */
export function ComparisonTable({products, context}: Props) {
  const {t} = context;
  const rows = comparisonRows(products, (text) => resolveText(text, context));
  return (
    <div className="group mt-10">
      <label className="flex min-h-hit items-center gap-3 text-ui">
        <input type="checkbox" name="only-differences" className="size-5" />
        {t("compare.onlyDifferences")}
      </label>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t("compare.title")}</caption>
          <thead>
            <tr className="border-b border-line-strong align-bottom">
              <td />
              {products.map((product) => (
                <th key={product._id} scope="col" className="py-4 pr-6 text-h3">
                  {words(product.title, context)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="border-b border-line align-top">
              <th scope="row" className="py-4 pr-6 text-label text-text-2">
                {t("cart.price")}
              </th>
              {products.map((product) => (
                <td key={product._id} className="py-4 pr-6">
                  <ProductPrice skus={product.skus ?? []} context={context} />
                </td>
              ))}
            </tr>
            {rows.map(({label, values, differs}) => (
              <tr
                key={label}
                className={`border-b border-line align-top ${differs ? "" : "group-has-checked:hidden"}`}
              >
                <th scope="row" className="py-4 pr-6 text-label text-text-2">
                  {label}
                </th>
                {products.map(({_id}, index) => (
                  <td
                    key={_id}
                    className={`py-4 pr-6 text-body ${differs ? "font-semibold" : "text-text-2"}`}
                  >
                    {values[index] ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {products.map(({_id, slug, title}) => (
                <td key={_id} className="py-6 pr-6">
                  <ButtonLink
                    href={context.href(`/store/${slug}`)}
                    aria-label={`${t("store.details")}: ${words(title, context)}`}
                  >
                    {t("store.details")}
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
