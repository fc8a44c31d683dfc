import type {Activity} from "@gradus/backend/contract/activities";
import type {RunTranslator} from "../run-messages";

interface Props {
  /** As it was when the form was opened. */
  readonly before: Activity;
  readonly saved: Activity;
  readonly t: RunTranslator;
}

export function SavedMeanwhile({before, saved, t}: Props) {
  const facts = factsOf(saved, t).filter(([label, words], at) => {
    const [, earlier] = factsOf(before, t)[at] ?? [label, words];
    return words !== earlier;
  });
  return (
    <div role="alert" className="other-version">
      <p>{t("runEdit.formClash")}</p>
      <dl>
        {facts.map(([label, words]) => (
          <div key={label} className="mt-2">
            <dt className="text-label">{label}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function factsOf(run: Activity, t: RunTranslator): readonly (readonly [label: string, words: string])[] {
  const grade = (value: number | null) => (value === null ? t("run.notSaid") : String(value));
  return [
    [t("run.name"), run.name],
    [t("run.type"), t(`runType.${run.type}`)],
    [t("run.surface"), t(`runSurface.${run.surface_type}`)],
    [t("run.rpe"), grade(run.rpe)],
    [t("run.feel"), grade(run.feel)],
    [t("run.tags"), run.tags.join(", ") || t("run.notSaid")],
  ];
}
