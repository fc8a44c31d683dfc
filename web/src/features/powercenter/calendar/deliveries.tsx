import type {WorkoutDelivery} from "@gradus/backend/contract/platforms";
import {useWorkoutDeliveries} from "@/client/resources/use-platforms";
import {dateFormat} from "@/lib/format/intl";
import {Link} from "@/ui/link";
import type {CalendarContext} from "./calendar-context";
import type {CalendarTranslator} from "./calendar-messages";

interface Props {
  readonly workout: string;
  readonly context: CalendarContext;
}

const REFUSALS = {
  permission: "calendar.delivery.permission",
  unsupported: "calendar.delivery.unsupported",
  other: "calendar.delivery.other",
} as const;

export function Deliveries({workout, context: {t, hrefs}}: Props) {
  const {data} = useWorkoutDeliveries(workout);
  return data?.items.map((delivery) => (
    <p
      key={delivery.platform}
      className={delivery.state === "refused" ? "mt-2 text-danger" : "mt-2 text-text-2"}
    >
      {deliveryWords(delivery, t)}
      {delivery.state === "refused" && delivery.refusal === "permission" && (
        <>
          {" "}
          <Link href={hrefs.platforms} className="link">
            {t("calendar.delivery.reconnect", {platform: delivery.name})}
          </Link>
        </>
      )}
    </p>
  ));
}

function deliveryWords(delivery: WorkoutDelivery, t: CalendarTranslator): string {
  const {name: platform} = delivery;
  if (delivery.state === "waiting") return t("calendar.delivery.waiting", {platform});
  if (delivery.state === "refused") return t(REFUSALS[delivery.refusal], {platform});
  const date = dateFormat(t.formatLocale, {day: "numeric", month: "short"}).format(new Date(delivery.at));
  return t("calendar.delivery.sent", {platform, date});
}
