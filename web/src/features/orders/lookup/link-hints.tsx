import {Link} from "@/ui/link";
import type {LoadFailure} from "../load-order";
import type {OrderPart} from "../order-place";

interface Props {
  readonly failure: LoadFailure;
  readonly t: (key: "order.linkExpired" | "order.statusTitle") => string;
  readonly place: Pick<OrderPart["place"], "hrefs">;
}

export function LinkHints({failure, t, place}: Props) {
  return (
    <>
      {failure === "link_expired" && <p className="mt-2">{t("order.linkExpired")}</p>}
      {failure !== "failed" && (
        <Link className="link mt-2 inline-flex min-h-hit items-center" href={place.hrefs.status}>
          {t("order.statusTitle")}
        </Link>
      )}
    </>
  );
}
