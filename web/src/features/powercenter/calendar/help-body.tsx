import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useChoice} from "@/client/parts/use-choice";
import {putSingleKeys, useUser} from "@/client/resources/use-user";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import type {CalendarContext} from "./calendar-context";

const KEYS = [
  ["← → ↑ ↓", "days"],
  ["PageUp PageDown", "months"],
  ["Home End", "weekEnds"],
  ["t", "today"],
  ["n", "add"],
  ["m", "lift"],
  ["Enter", "drop"],
  ["Esc", "cancel"],
  ["?", "help"],
] as const;

export function HelpBody({
  context: {t},
  close,
}: {
  readonly context: CalendarContext;
  readonly close: () => void;
}) {
  return (
    <>
      <p className="mt-2 text-text-2">{t("calendar.keysText")}</p>
      <dl className="cal-keys">
        {KEYS.map(([keys, name]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`calendar.keysOf.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <SingleKeys t={t} />
      <Button variant="secondary" onClick={close}>
        {t("common.close")}
      </Button>
    </>
  );
}

/** Single-letter shortcuts can be switched off; stored with the account, so it applies on every device. */
function SingleKeys({t}: Pick<CalendarContext, "t">) {
  const {data: user, update} = useUser();
  const [problem, setProblem] = useState<string | null>(null);
  const {shown, choose} = useChoice(user?.preferences.single_key_shortcuts ?? true, putSingleKeys);
  // Applied to the days at once: no user has to wait for the server before pressing a key.
  const show = (single_key_shortcuts: boolean) =>
    update((now) => ({...now, preferences: {...now.preferences, single_key_shortcuts}}));
  async function change(isOn: boolean) {
    show(isOn);
    const reply = await choose(isOn);
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t));
    if (!reply.ok) show(!isOn);
  }
  return (
    <>
      <label className="mb-4 flex min-h-hit items-center gap-3">
        <input
          type="checkbox"
          className="size-6 accent-current"
          checked={shown}
          onChange={({target}) => void change(target.checked)}
        />
        {t("calendar.singleKeys")}
      </label>
      <ProblemLine>{problem}</ProblemLine>
    </>
  );
}
