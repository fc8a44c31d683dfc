import type {Rma} from "@gradus/backend/contract/returns";
import {useEffect, useRef} from "react";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {CopyButton} from "../copy-button";
import type {OrderPart} from "../order-place";
import {ReturnAddress} from "./return-address";

interface Props extends OrderPart {
  readonly rma: Rma;
  readonly back: string;
}

export function ReturnLabel({rma, back, t}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const {id, status, label, return_address} = rma;
  return (
    <section className="mt-8">
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {t(status === "requested" ? "order.returnAsked" : "order.returnAccepted")}
      </h2>
      <div className="return-field field-track">
        <p className="order-number">{id}</p>
        {return_address && <ReturnAddress address={return_address} t={t} />}
      </div>
      <p className="mt-4 max-w-measure">
        {t(status === "requested" ? "order.returnAskedText" : "order.returnAcceptedText")}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <CopyButton text={id} label={t("order.copyNumber")} copied={t("order.copied")} />
        {return_address && (
          <CopyButton text={return_address} label={t("order.copyAddress")} copied={t("order.copied")} />
        )}
        {label?.url && (
          <Link className="link inline-flex min-h-hit items-center" href={label.url}>
            {t("order.openLabel")}
          </Link>
        )}
        <ButtonLink variant="secondary" href={back}>
          {t("order.backToOrder")}
        </ButtonLink>
      </div>
    </section>
  );
}
