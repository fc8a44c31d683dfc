import {MOVE_SCOPES, type MoveScope} from "@gradus/backend/contract/workout-values";
import {Button} from "@/ui/button";
import type {CalendarKit} from "./calendar-kit";

interface Props {
  readonly kit: CalendarKit;
  readonly about: "move" | "remove";
  readonly close: () => void;
  readonly onChoose: (scope: MoveScope) => void;
}

/** How far a change of a plan reaches. */
export function ScopeBody({kit: {t}, about, close, onChoose}: Props) {
  return (
    <>
      <p className="mt-2">{t(about === "move" ? "calendar.scopeText" : "calendar.scopeRemove")}</p>
      <div className="cal-actions">
        {MOVE_SCOPES.map((scope) => (
          <Button key={scope} variant="secondary" onClick={() => onChoose(scope)}>
            {t(`calendar.scope.${scope}`)}
          </Button>
        ))}
        <Button variant="quiet" onClick={close}>
          {t("common.cancel")}
        </Button>
      </div>
    </>
  );
}
