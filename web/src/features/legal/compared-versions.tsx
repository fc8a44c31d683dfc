import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";
import {legalPaths} from "./legal-paths";
import {versionDates} from "./version-dates";

interface Props {
  readonly older: LegalDocument;
  readonly newer: LegalDocument;
  readonly context: PageContext;
}

export function ComparedVersions({older, newer, context}: Props) {
  const {t, href} = context;
  return (
    <>
      <p className="mt-4 text-body-lg text-text-2">
        {t("legal.comparing", {from: older.version.label, to: newer.version.label})}
      </p>
      <dl className="mt-6 grid max-w-measure gap-x-gutter gap-y-4 md:grid-cols-2">
        {[older, newer].map((document, index) => (
          // The same version may be compared with itself, so the side is the key.
          <div key={index === 0 ? "older" : "newer"} className="border-t-2 border-line-strong pt-3">
            <dt>
              <Link
                className="link text-h3"
                href={href(legalPaths.version(document.path, document.version.effectiveFrom))}
              >
                {t("legal.version", {version: document.version.label})}
              </Link>
            </dt>
            <dd className="mt-1 text-ui text-text-2">{versionDates(document.version, context)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ui print:hidden">
        <Link className="link" href={href(legalPaths.versions(newer.path))}>
          {t("legal.allVersions")}
        </Link>
      </p>
    </>
  );
}
