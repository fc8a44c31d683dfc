import type {ReactNode} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import type {ResourceTranslator} from "@/client/parts/with-resource";
import type {Failure} from "@/client/session/reply";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";

interface Props<T> {
  readonly title: string;
  readonly href: string;
  /** On the way to the section. */
  readonly more: string;
  readonly t: ResourceTranslator;
  readonly resource: {readonly data: T | null; readonly err: Failure | null; retry(): void};
  readonly children: (data: T) => ReactNode;
}

/** One that fails shows the failure and leaves the others alone. */
export function Tile<T>({title, href, more, t, resource: {data, err, retry}, children}: Props<T>) {
  return (
    <li aria-busy={!data && !err}>
      <h2>
        {title}
        <Link href={href} className="link flex min-h-hit items-center" aria-label={`${more}: ${title}`}>
          {more}
        </Link>
      </h2>
      {data && children(data)}
      {!data && !err && <div className="skeleton mt-2 h-12" />}
      {err && (
        <div role="alert">
          <p>{plainFailureMessage(err, t)}</p>
          <Button
            className="mt-2"
            variant="secondary"
            aria-label={`${t("common.retry")}: ${title}`}
            onClick={retry}
          >
            {t("common.retry")}
          </Button>
        </div>
      )}
    </li>
  );
}
