import type {ReactNode} from "react";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import type {OrderPart} from "./order-place";

interface Props extends OrderPart {
  /** Asks again: by a script, or by loading the address anew. */
  readonly retry: (() => void) | string;
  readonly children?: ReactNode;
}

/** An order that cannot be shown, whatever the reason: whoever tries numbers learns nothing from it. */
export function OrderProblem({retry, t, place, children}: Props) {
  const {supportEmail} = place;
  return (
    <div role="alert" className="mt-8">
      <p className="text-body-lg">{t("order.loadFailed")}</p>
      {children}
      <div className="mt-6 flex flex-wrap items-center gap-6">
        {typeof retry === "string" ? (
          <ButtonLink variant="secondary" href={retry}>
            {t("common.retry")}
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={retry}>
            {t("common.retry")}
          </Button>
        )}
        {supportEmail && (
          <Link className="link flex min-h-hit items-center" href={`mailto:${supportEmail}`}>
            {t("order.contactSupport")}
          </Link>
        )}
      </div>
    </div>
  );
}
