import type {LegalVersion} from "@/content/legal/legal-archive.query";
import type {PageContext} from "@/content/page-context";
import {formatDay} from "@/lib/format/dates";

type Dated = Pick<LegalVersion, "status" | "effectiveFrom" | "effectiveTo">;

export function versionDates({status, effectiveFrom, effectiveTo}: Dated, {market, t}: PageContext): string {
  const from = formatDay(effectiveFrom, market);
  if (status === "withdrawn") return t("legal.withdrawn");
  if (status === "coming" && effectiveTo === null) return t("legal.takesEffect", {date: from});
  if (effectiveTo === null) return t("legal.effective", {date: from});
  return t("legal.fromTo", {from, to: formatDay(effectiveTo, market)});
}
