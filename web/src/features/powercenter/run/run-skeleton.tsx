import type {RunTranslator} from "./run-messages";

export function RunSkeleton({t}: {readonly t: RunTranslator}) {
  return (
    <div aria-busy="true">
      <p className="mt-2 text-text-2">{t("runMore.reading")}</p>
      <div className="headline run-skeleton-values" />
      <div className="run-skeleton-charts" aria-hidden="true">
        {[224, 96, 96, 90].map((height, index) => (
          <i key={index} style={{height}} />
        ))}
      </div>
    </div>
  );
}
