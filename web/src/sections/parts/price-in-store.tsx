import type {PageContext} from "@/content/page-context";
import {classNames} from "@/lib/class-names";
import {Link} from "@/ui/link";

interface Props {
  readonly context: Pick<PageContext, "href" | "t">;
  readonly className?: string;
}

/** Stands where an amount would, while the shop does not answer. */
export function PriceInStore({context, className}: Props) {
  return (
    <p className={classNames("text-h3", className)}>
      <Link className="link" href={context.href("/store")}>
        {context.t("sections.price.seeInStore")}
      </Link>
    </p>
  );
}
