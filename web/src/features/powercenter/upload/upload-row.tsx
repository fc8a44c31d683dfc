import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {includeRun} from "@/client/resources/use-run-edits";
import {numberFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {Icon, type IconName} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {problemWords} from "./problem-words";
import {TakeAsRun} from "./take-as-run";
import {isNotSent, nameOf, type Outcome, type UploadItem} from "./upload-item";
import type {UploadTranslator} from "./upload-messages";

interface Props {
  readonly item: UploadItem;
  readonly t: UploadTranslator;
  /** The address of a run. */
  readonly hrefOf: (id: string) => string;
  readonly onRetry: () => void;
  readonly onTaken: (result: Outcome) => void;
}

const GLYPHS: Readonly<Record<UploadItem["state"], IconName>> = {
  waiting: "clock",
  sending: "upload",
  reading: "clock",
  created: "check",
  duplicate: "copy",
  refused: "failed",
  failed: "warning",
  unreadable: "warning",
  stopped: "warning",
  unclear: "warning",
};

export function UploadRow({item, t, hrefOf, onRetry, onTaken}: Props) {
  const {file, state} = item;
  return (
    <li className="upload-lane" data-state={state}>
      <p className="min-w-0 text-ui wrap-anywhere">{nameOf(item)}</p>
      <p className="text-data text-text-2">{item.entry === null && sizeWords(file.size, t.formatLocale)}</p>
      <p className="upload-outcome text-label">
        <Icon name={GLYPHS[state]} size={16} />
        {t(`runUpload.${state}`)}
      </p>
      <div className="upload-facts">
        <Facts item={item} t={t} />
        <Runs item={item} t={t} hrefOf={hrefOf} />
        <KeepBoth item={item} t={t} />
        <TakeAsRun item={item} t={t} onTaken={onTaken} />
        {state === "unclear" && <p>{t("runUpload.unclearFact")}</p>}
        {state === "unreadable" && <p>{t("runUpload.unreadableFact")}</p>}
        {(isNotSent(item) || state === "unclear") && (
          <Button
            variant="secondary"
            className="mt-2"
            aria-label={`${t("common.retry")}: ${nameOf(item)}`}
            onClick={onRetry}
          >
            {t("common.retry")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Facts({item: {result, failure}, t}: Pick<Props, "item" | "t">) {
  const stopped = failure && failureMessage(failure, t, {payload_too_large: t("runUpload.tooLarge")});
  const words = result?.problems.map((problem) => problemWords(problem, t)) ?? [];
  // Several series, or several runs in one file, can have the same problem.
  const lines = new Set([...(stopped ? [stopped] : []), ...words]);
  return [...lines].map((line) => <p key={line}>{line}</p>);
}

/** A file can contain several runs; a file that was uploaded before links to its existing run. */
function Runs({item, t, hrefOf}: Pick<Props, "item" | "t" | "hrefOf">) {
  const ids = item.result?.activity_ids ?? [];
  return ids.map((id, index) => {
    const label = ids.length === 1 ? t("runUpload.open") : t("runUpload.openOf", {number: index + 1});
    return (
      <Link
        key={id}
        href={hrefOf(id)}
        aria-label={`${label}: ${nameOf(item)}`}
        className="link me-4 inline-flex min-h-hit items-center"
      >
        {label}
      </Link>
    );
  });
}

/** A second recording of one outing is counted nowhere until the user decides otherwise. */
function KeepBoth({item, t}: Pick<Props, "item" | "t">) {
  const {result} = item;
  const [state, setState] = useState<"aside" | "working" | "counts">("aside");
  const [problem, setProblem] = useState<string | null>(null);
  const [id, ...more] = result?.activity_ids ?? [];
  const isSecond = result?.outcome === "created" && result.problems.some(({code}) => code === "same_run");
  // With several runs in one file it is unclear which is meant: each offers this on its own page.
  if (!isSecond || id === undefined || more.length > 0) return null;
  async function keep(run: string) {
    setState("working");
    const reply = await includeRun(run);
    setState(reply.ok ? "counts" : "aside");
    setProblem(reply.ok ? null : failureMessage(reply.err, t));
  }
  return (
    <>
      {state !== "counts" && (
        <Button
          variant="quiet"
          aria-disabled={state === "working"}
          aria-label={`${t("runUpload.keepBoth")}: ${nameOf(item)}`}
          onClick={() => state === "working" || void keep(id)}
        >
          {state === "working" ? t("common.working") : t("runUpload.keepBoth")}
        </Button>
      )}
      <DoneLine className="mt-1">{state === "counts" ? t("runUpload.bothCount") : null}</DoneLine>
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </>
  );
}

function sizeWords(bytes: number, locale: string) {
  const isSmall = bytes < 1_000_000;
  const options = {style: "unit", unit: isSmall ? "kilobyte" : "megabyte", maximumFractionDigits: 1} as const;
  return numberFormat(locale, options).format(bytes / (isSmall ? 1000 : 1_000_000));
}
