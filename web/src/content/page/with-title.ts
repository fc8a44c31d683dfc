import {brand} from "@gradus/schemas/brand";
import {stegaClean} from "@sanity/client/stega";

interface TitledPage {
  readonly title: string;
  readonly seo?: {readonly title: string; readonly description: string};
  readonly sections?: readonly {readonly _type: string; readonly heading?: unknown}[];
}

/**
 * A page under a name, whatever its editors left empty: that of its search result, the heading it opens on, what the
 * site calls it, or the product. Search results without a name of their own take the page's.
 */
export function withTitle<Page extends TitledPage>(page: Page, byDefault: string = brand.name): Page {
  const opening = page.sections?.[0]?.heading;
  const names = [page.title, page.seo?.title, typeof opening === "string" ? opening : "", byDefault];
  const title = names.find((name) => name && stegaClean(name).trim() !== "") ?? brand.name;
  const seo = page.seo && {...page.seo, title: stegaClean(page.seo.title).trim() ? page.seo.title : title};
  return {...page, title, ...(seo && {seo})};
}
