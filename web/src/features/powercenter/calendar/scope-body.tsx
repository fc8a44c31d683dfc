import {MOVE_SCOPES, type MoveScope} from "@gradus/backend/contract/workout-values";
import {Button} from "@/ui/button";
import type {CalendarContext} from "./calendar-context";

interface Props {
  readonly context: CalendarContext;
  readonly action: "move" | "remove";
  readonly close: () => void;
  readonly onChoose: (scope: MoveScope) => void;
}

export function ScopeBody({context: {t}, action, close, onChoose}: Props) {
  return (
    <>
      <p className="mt-2">{t(action === "move" ? "calendar.scopeText" : "calendar.scopeRemove")}</p>
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
