import type {ReactNode} from "react";
import type {ProductSummary} from "@/content/page/products.query";
import type {PageContext} from "@/content/page-context";
import {resolveRequiredPlainText, resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {ButtonLink} from "@/ui/button-link";
import {type ComparisonRow, comparisonRows} from "./comparison-rows";
import {ProductPrice} from "./product-price";

interface Props {
  readonly products: readonly ProductSummary[];
  readonly context: PageContext;
}

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
          <NameRow products={products} context={context} />
          <tbody>
            <PriceRow products={products} context={context} />
            {rows.map((row) => (
              <SpecRow key={row.label} row={row} products={products} />
            ))}
            <LinkRow products={products} context={context} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

function NameRow({products, context}: Props) {
  return (
    <thead>
      <tr className="border-b border-line-strong align-bottom">
        <td />
        {products.map((product) => (
          <th key={product._id} scope="col" className="py-4 pr-6 text-h3">
            {resolveRequiredText(product.title, context)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function PriceRow({products, context}: Props) {
  return (
    <tr className="border-b border-line align-top">
      <RowHead>{context.t("cart.price")}</RowHead>
      {products.map((product) => (
        <td key={product._id} className="py-4 pr-6">
          <ProductPrice skus={product.skus ?? []} context={context} />
        </td>
      ))}
    </tr>
  );
}

function SpecRow({row, products}: {row: ComparisonRow} & Pick<Props, "products">) {
  const {label, values, differs} = row;
  return (
    <tr className={`border-b border-line align-top ${differs ? "" : "group-has-checked:hidden"}`}>
      <RowHead>{label}</RowHead>
      {products.map(({_id}, index) => (
        <td key={_id} className={`py-4 pr-6 text-body ${differs ? "font-semibold" : "text-text-2"}`}>
          {values[index] ?? "–"}
        </td>
      ))}
    </tr>
  );
}

function LinkRow({products, context}: Props) {
  const details = context.t("store.details");
  return (
    <tr>
      <td />
      {products.map(({_id, slug, title}) => (
        <td key={_id} className="py-6 pr-6">
          <ButtonLink
            href={context.href(`/store/${slug}`)}
            aria-label={`${details}: ${resolveRequiredPlainText(title, context)}`}
          >
            {details}
          </ButtonLink>
        </td>
      ))}
    </tr>
  );
}

function RowHead({children}: {children: ReactNode}) {
  return (
    <th scope="row" className="py-4 pr-6 text-label text-text-2">
      {children}
    </th>
  );
}
