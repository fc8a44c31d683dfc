import type {LegalHistoryEntry} from "@/content/legal/legal-history.query";
import type {PageContext} from "@/content/page-context";
import {RichText} from "@/content/portable-text/rich-text";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {legalPaths} from "./legal-paths";
import {versionDates} from "./version-dates";

interface Props {
  readonly path: string;
  readonly history: readonly LegalHistoryEntry[];
  readonly context: PageContext;
}

/** A plain form: two choices and a button, without scripts too. */
export function VersionList({path, history, context}: Props) {
  const {t, href} = context;
  const canCompare = history.length > 1;
  return (
    <form action={href(legalPaths.pickTwo(path))} className="mt-10" aria-label={t("legal.compare")}>
      {canCompare && (
        <div className="version-row text-label text-text-2" aria-hidden>
          <span>{t("legal.older")}</span>
          <span>{t("legal.newer")}</span>
        </div>
      )}
      <ol className="list-none border-t border-line-strong">
        {history.map((version, index) => (
          <li key={version._id} className="version-row border-b border-line py-5">
            {canCompare && (
              <>
                <Choice name="from" version={version} isChosen={index === 1} t={t} />
                <Choice name="to" version={version} isChosen={index === 0} t={t} />
              </>
            )}
            <VersionFacts path={path} version={version} context={context} />
          </li>
        ))}
      </ol>
      {canCompare && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button type="submit">{t("legal.compareSelected")}</Button>
          <p className="text-ui text-text-2">{t("legal.comparePick")}</p>
        </div>
      )}
    </form>
  );
}

interface ChoiceProps {
  readonly name: "from" | "to";
  readonly version: LegalHistoryEntry;
  readonly isChosen: boolean;
  readonly t: PageContext["t"];
}

function Choice({name, version, isChosen, t}: ChoiceProps) {
  const label = name === "from" ? "legal.olderVersion" : "legal.newerVersion";
  return (
    <label className="version-choice">
      <input type="radio" name={name} value={version.effectiveFrom} defaultChecked={isChosen} required />
      <span className="sr-only">{t(label, {version: version.label})}</span>
    </label>
  );
}

function VersionFacts({
  path,
  version,
  context,
}: {
  path: string;
  version: LegalHistoryEntry;
  context: PageContext;
}) {
  const {t, href, market} = context;
  const {summary, shownLocale, label, effectiveFrom, status} = version;
  return (
    <div className="version-facts">
      <h2 className="flex flex-wrap items-baseline gap-x-4 text-h3">
        <Link className="link" href={href(legalPaths.version(path, effectiveFrom))}>
          {t("legal.version", {version: label})}
        </Link>
        {status === "inForce" && <span className="version-mark">{t("legal.inForce")}</span>}
      </h2>
      <p className="mt-1 text-ui text-text-2">{versionDates(version, context)}</p>
      {summary && (
        <div lang={shownLocale === market.locale ? undefined : (shownLocale ?? undefined)}>
          <RichText value={summary} context={context} className="mt-2" />
        </div>
      )}
    </div>
  );
}
