import {useId} from "react";
import {Link} from "../link";
import {MailText} from "../mail-text";

interface SummaryLine {
  readonly name: string;
  readonly href: string;
  /** The field's label; empty where the text of the mistake is sufficient. */
  readonly label: string;
  readonly mistake: string;
}

interface Props {
  readonly summary: readonly SummaryLine[];
  readonly problem: string | null;
  /** "There are {count} problems to fix", by number. */
  readonly title: (count: number) => string;
}

/** The element is always present, so that assistive technology announces it. */
export function FormAlert({summary, problem, title}: Props) {
  const id = useId();
  const isShown = summary.length > 0 || problem !== null;
  return (
    <div role="alert" className={isShown ? "mt-6 border-danger border-s-4 bg-raised px-4 py-3" : undefined}>
      {problem !== null && (
        <p>
          <MailText>{problem}</MailText>
        </p>
      )}
      {summary.length > 0 && (
        <>
          <p id={id} className="text-ui">
            {title(summary.length)}
          </p>
          <ul aria-labelledby={id}>
            {summary.map(({name, href, label, mistake}) => (
              <li key={name}>
                <Link href={href} className="link flex min-h-6 items-center">
                  {label === "" ? mistake : `${label}: ${mistake}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
