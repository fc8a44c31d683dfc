import type {ReactNode} from "react";
import type {ClientTranslator} from "@/i18n/message-types";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import type {OrderPlace} from "./order-place";

/** Any page about an order has these words. */
type ProblemTranslator = ClientTranslator<"order" | "common.retry">;

interface Props {
  readonly t: ProblemTranslator;
  readonly place: Pick<OrderPlace, "supportEmail">;
  /** What could not be loaded; the order unless given. */
  readonly words?: string;
  /** Retries: by a script (function), or by loading the URL again (string). */
  readonly retry: (() => void) | string;
  readonly children?: ReactNode;
}

/** An order that cannot be shown, whatever the reason: a visitor who tries numbers learns nothing from it. */
export function OrderProblem({retry, words, t, place, children}: Props) {
  const {supportEmail} = place;
  return (
    <div role="alert" className="mt-8">
      <p className="text-body-lg">{words ?? t("order.loadFailed")}</p>
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
