import {Link} from "@/ui/link";
import type {AddTranslator} from "./add-messages";

interface Props {
  readonly added: number | null;
  readonly notices: readonly string[];
  readonly refused: string | null;
  readonly cartHref: string;
  readonly t: AddTranslator;
}

/** Both lines are always in the DOM, so that screen readers announce them. */
export function AddOutcome({added, notices, refused, cartHref, t}: Props) {
  return (
    <>
      <p role="status" className="mt-3 empty:hidden">
        {added !== null && (
          <>
            {t("product.added", {count: added})}{" "}
            <Link className="link" href={cartHref}>
              {t("product.viewCart")}
            </Link>
            {notices.map((words) => (
              <span key={words} className="block">
                {words}
              </span>
            ))}
          </>
        )}
      </p>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {refused}
      </p>
    </>
  );
}
