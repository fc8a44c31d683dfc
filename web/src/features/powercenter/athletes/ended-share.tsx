import {useEffect, useRef} from "react";
import {ButtonLink} from "@/ui/button-link";
import type {AthleteHrefs, AthleteTranslator} from "./athlete-messages";

interface Props {
  /** Null for who was never seen on this page. */
  readonly name: string | null;
  /** Something was changed after it had ended. */
  readonly isLost: boolean;
  readonly hrefs: AthleteHrefs;
  readonly isOnlyHeading: boolean;
  readonly t: AthleteTranslator;
}

export function EndedShare({name, isLost, hrefs, isOnlyHeading, t}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the page.
  useEffect(() => heading.current?.focus(), []);
  const Heading = isOnlyHeading ? "h1" : "h2";
  return (
    <section role="alert" className="mt-8 max-w-measure">
      <Heading ref={heading} tabIndex={-1} className="text-h2">
        {name === null ? t("athleteFrame.endedUnknown") : t("athleteFrame.ended", {name})}
      </Heading>
      <p className="mt-4">{t("athleteFrame.endedText")}</p>
      {isLost && <p className="mt-2">{t("athleteFrame.lost")}</p>}
      <div className="quiet-row mt-6">
        <ButtonLink href={hrefs.athletes}>{t("athleteFrame.back")}</ButtonLink>
        <ButtonLink variant="secondary" href={hrefs.calendar}>
          {t("athleteFrame.ownCalendar")}
        </ButtonLink>
      </div>
    </section>
  );
}
