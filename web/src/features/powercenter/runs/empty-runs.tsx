import {ButtonLink} from "@/ui/button-link";
import {TickRule} from "@/ui/tick-rule";
import type {RunsTranslator} from "./runs-messages";

export function EmptyRuns({t, uploadHref}: {readonly t: RunsTranslator; readonly uploadHref: string}) {
  return (
    <div className="mt-8 max-w-measure">
      <TickRule />
      <p className="mt-6 text-h3">{t("runs.empty")}</p>
      <p className="mt-2 text-text-2">{t("runs.emptyText")}</p>
      <ButtonLink size="lg" href={uploadHref} className="mt-6">
        {t("powercenter.upload")}
      </ButtonLink>
    </div>
  );
}
