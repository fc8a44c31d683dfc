import type {ReactNode} from "react";
import type {PageContext} from "@/content/page-context";
import {Link} from "@/ui/link";

interface Document {
  readonly path: string;
  readonly name: string;
}

interface Props {
  readonly context: PageContext;
  readonly terms: Document;
  readonly privacy: Document;
  /** Only where the law knows a withdrawal. */
  readonly withdrawal: Document | null;
}

/** What the customer accepts by paying, in the versions that apply now. */
export function Agreement({context: {t, href}, terms, privacy, withdrawal}: Props) {
  const link = ({path}: Document, words: ReactNode) => (
    <Link className="link" href={href(path)}>
      {words}
    </Link>
  );
  return (
    <div className="mt-4 text-text-2">
      <p>
        {t.rich("checkout.agree", {
          terms: terms.name,
          privacy: privacy.name,
          toTerms: (words) => link(terms, words),
          toPrivacy: (words) => link(privacy, words),
        })}
      </p>
      {withdrawal && <p className="mt-2">{link(withdrawal, withdrawal.name)}</p>}
    </div>
  );
}
