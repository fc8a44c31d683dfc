import {useState} from "react";
import {useAutomaticCp} from "@/client/resources/use-critical-power";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import type {RunFormat} from "../format/run-format";
import {ExampleOverview} from "./example-overview";
import type {OverviewHrefs, OverviewTranslator} from "./overview-messages";

interface Props {
  readonly format: RunFormat;
  readonly hrefs: OverviewHrefs;
  readonly t: OverviewTranslator;
}

export function FirstSteps({format, hrefs, t}: Props) {
  const [isExampleOpen, setExampleOpen] = useState(false);
  const power = useAutomaticCp().data?.in_force ?? null;
  const steps = [
    {key: "upload", href: hrefs.upload},
    {key: "connect", href: hrefs.platforms},
    {key: "pair", href: hrefs.devices},
    ...(power === null ? [{key: "set", href: hrefs.criticalPower} as const] : []),
  ] as const;
  return (
    <div className="mt-6">
      <p className="overview-sentence">{t("overview.empty")}</p>
      <ol className="first-steps">
        {steps.map(({key, href}, index) => (
          <li key={key}>
            <span className="week-number" aria-hidden="true">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h2 className="text-h3">{t(`overview.stepTitle.${key}`)}</h2>
              <p className="mt-1 text-text-2">{t(`overview.stepText.${key}`)}</p>
            </div>
            <ButtonLink href={href} variant={index === 0 ? "primary" : "secondary"}>
              {t(`overview.stepAction.${key}`)}
            </ButtonLink>
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        className="mt-6"
        aria-expanded={isExampleOpen}
        onClick={() => setExampleOpen(!isExampleOpen)}
      >
        {t(isExampleOpen ? "overview.hideExample" : "overview.showExample")}
      </Button>
      {isExampleOpen && <ExampleOverview format={format} t={t} />}
    </div>
  );
}
