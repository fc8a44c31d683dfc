import {Art} from "@/art/art";
import type {listCollections} from "@/content/page/collections.query";
import type {ProductSummary} from "@/content/page/products.query";
import type {PageContext} from "@/content/page-context";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {Link} from "@/ui/link";
import {productsOf} from "./products-of";

interface Props {
  readonly collections: Awaited<ReturnType<typeof listCollections>>;
  readonly products: readonly ProductSummary[];
  readonly context: PageContext;
}

export function CollectionList({collections, products, context}: Props) {
  return (
    <ul className="mt-8">
      {collections.map(({_id, slug, title, text, skus}) => {
        const members = productsOf(skus ?? [], products);
        const art = members[0]?.art;
        return (
          <li
            key={_id}
            className="grid grid-cols-1 gap-6 border-t border-line-strong py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          >
            <div>
              <h2 className="text-h2">
                <Link className="link" href={context.href(`/collections/${slug}`)}>
                  {title}
                </Link>
              </h2>
              {text && <p className="mt-2 text-body-lg text-text-2">{resolveText(text, context)}</p>}
              <p className="mt-4 text-label text-text-2">
                {members.map((product) => resolveRequiredText(product.title, context)).join(" · ")}
              </p>
            </div>
            {art && (
              <div
                className={`field-${members[0]?.field ?? "asphalt"} grid aspect-16/10 grid-cols-1 place-items-center p-6`}
              >
                <Art
                  art={{...art, decorative: true}}
                  idPrefix={`collection-${slug}`}
                  className="h-full max-w-full"
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
