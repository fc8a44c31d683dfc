import type {ExportReply} from "@gradus/backend/contract/privacy";
import {isUnderWay} from "@/client/resources/use-export";
import type {PrivacyTranslator} from "./privacy-messages";

const MEGA = 1_000_000;

function sizeInWords(bytes: number, format: string) {
  const [unit, value] = bytes < MEGA ? ["kilobyte", bytes / 1000] : ["megabyte", bytes / MEGA];
  return new Intl.NumberFormat(format, {
    style: "unit",
    unit: String(unit),
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, Number(value)));
}

/** The status message for the newest copy; null when there is no copy. */
export function exportStatus(copy: ExportReply["export"], t: PrivacyTranslator): string | null {
  if (!copy) return null;
  if (isUnderWay(copy)) return t("privacy.exportPreparing");
  if (copy.state === "failed") return t("privacy.exportFailed");
  if (copy.state === "expired" || copy.expires_at === null) return t("privacy.exportExpired");
  const day = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"});
  return t("privacy.exportReady", {
    size: sizeInWords(copy.bytes ?? 0, t.formatLocale),
    date: day.format(new Date(copy.expires_at)),
  });
}
