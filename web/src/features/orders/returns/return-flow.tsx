import type {Rma} from "@gradus/backend/contract/returns";
import {useState} from "react";
import {Link} from "@/ui/link";
import type {OrderHandle} from "../order-handle";
import type {OrderPart} from "../order-place";
import {ReturnForm} from "./return-form";
import {ReturnLabel} from "./return-label";
import {WindowRail} from "./window-rail";

interface Props extends OrderPart {
  readonly handle: OrderHandle;
  readonly now: Date;
  /** The order itself. */
  readonly back: string;
}

const STEPS = ["choose", "label", "sent"] as const;

export function ReturnFlow({handle, now, back, t, place}: Props) {
  const [rma, setRma] = useState<Rma | null>(null);
  const {order} = handle;
  const shared = {t, place};
  return (
    <div className="return-page">
      <Link className="link text-code inline-flex min-h-hit items-center" href={back}>
        {order.pretty_id}
      </Link>
      <h1 tabIndex={-1} className="text-display-2">
        {t("order.return")}
      </h1>
      {order.return_window && <WindowRail order={order} window={order.return_window} now={now} {...shared} />}
      <ol className="return-steps" aria-label={t("order.steps")}>
        {STEPS.map((step) => (
          <li
            key={step}
            className="return-step"
            aria-current={(step === "choose") === (rma === null) && step !== "sent" ? "step" : undefined}
          >
            {t(`order.step.${step}`)}
          </li>
        ))}
      </ol>
      <Step handle={handle} now={now} rma={rma} setRma={setRma} back={back} {...shared} />
    </div>
  );
}

interface StepProps extends Props {
  readonly rma: Rma | null;
  readonly setRma: (rma: Rma) => void;
}

function Step({handle, now, rma, setRma, back, t, place}: StepProps) {
  if (rma) return <ReturnLabel rma={rma} back={back} t={t} place={place} />;
  if (handle.order.can.return) return <ReturnForm handle={handle} onRequested={setRma} t={t} place={place} />;
  return <NoReturn order={handle.order} now={now} t={t} place={place} />;
}

/** Why not, and who helps all the same. */
function NoReturn({
  order,
  now,
  t,
  place,
}: OrderPart & {readonly order: OrderHandle["order"]; readonly now: Date}) {
  const {return_window} = order;
  const isOver = return_window !== null && Date.parse(return_window.ends_at) <= now.getTime();
  const why =
    return_window === null ? "order.notDelivered" : isOver ? "order.windowClosed" : "order.notReturnable";
  return (
    <div className="mt-8">
      <p className="text-body-lg">{t(why)}</p>
      {place.supportEmail && (
        <Link className="link inline-flex min-h-hit items-center" href={`mailto:${place.supportEmail}`}>
          {t("order.contactSupport")}
        </Link>
      )}
    </div>
  );
}
