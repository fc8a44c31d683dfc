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

/** What somebody accepts by paying, in the versions that apply now. */
export function Agreement({context: {t, href}, terms, privacy, withdrawal}: Props) {
  // The sentence is one message, so that every language puts the links where they belong.
  const parts = t("checkout.agree", {terms: "%terms%", privacy: "%privacy%"}).split(/(%\w+%)/);
  const link = ({path, name}: Document) => (
    <Link key={path} className="link" href={href(path)}>
      {name}
    </Link>
  );
  return (
    <div className="mt-4 text-text-2">
      <p>
        {parts.map((part) =>
          part === "%terms%" ? link(terms) : part === "%privacy%" ? link(privacy) : part,
        )}
      </p>
      {withdrawal && <p className="mt-2">{link(withdrawal)}</p>}
    </div>
  );
}
