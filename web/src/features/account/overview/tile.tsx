import type {ReactNode} from "react";
import {failureWords} from "@/client/forms/failure-words";
import type {UserWords} from "@/client/parts/with-user-client";
import type {Failure} from "@/client/session/reply";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";

interface Props<T> {
  readonly title: string;
  readonly href: string;
  readonly words: UserWords;
  readonly resource: {readonly data: T | null; readonly err: Failure | null; retry(): void};
  readonly children: (data: T) => ReactNode;
}

/** A few words of one section and the way to it. One that fails says so and leaves the others alone. */
export function Tile<T>({title, href, words, resource: {data, err, retry}, children}: Props<T>) {
  return (
    <li className="border border-line p-4" aria-busy={!data && !err}>
      <h2 className="text-h3">
        <Link href={href} className="link flex min-h-hit items-center">
          {title}
        </Link>
      </h2>
      {data && children(data)}
      {!data && !err && <div className="skeleton mt-2 h-12" />}
      {err && (
        <div role="alert">
          <p>{failureWords(err, words.form)}</p>
          <Button
            className="mt-2"
            variant="secondary"
            aria-label={`${words.retry}: ${title}`}
            onClick={retry}
          >
            {words.retry}
          </Button>
        </div>
      )}
    </li>
  );
}
