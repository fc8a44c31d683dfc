import {useId, useState} from "react";
import {Button} from "@/ui/button";
import type {PlannerTranslator} from "./planner-messages";

interface Props {
  readonly link: string;
  readonly t: PlannerTranslator;
}

/** Takes the plan along: as a link, or on the wrist. */
export function SharePlan({link, t}: Props) {
  const id = useId();
  /** Where the clipboard is closed, the link can be selected all the same. */
  const [state, setState] = useState<"closed" | "copied" | "byHand">("closed");
  const address = () => new URL(link, location.href).href;
  async function share() {
    const isCopied = await navigator.clipboard.writeText(address()).then(
      () => true,
      () => false,
    );
    setState(isCopied ? "copied" : "byHand");
  }
  return (
    <div className="mt-8 print:hidden">
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => void share().catch(() => setState("byHand"))}>{t("planner.copyLink")}</Button>
        <Button variant="secondary" onClick={() => print()}>
          {t("race.band")}
        </Button>
      </div>
      <p role="status" className="mt-3 text-label text-text-2 empty:hidden">
        {state !== "closed" && t(state === "copied" ? "planner.linkCopied" : "planner.linkByHand")}
      </p>
      {state === "byHand" && (
        <>
          <label htmlFor={id} className="sr-only">
            {t("planner.link")}
          </label>
          <input
            id={id}
            className="input mt-2"
            readOnly
            value={address()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </div>
  );
}
