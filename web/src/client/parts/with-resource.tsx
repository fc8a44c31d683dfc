import type {ReactNode} from "react";
import {failureWords} from "@/client/forms/failure-words";
import type {FormWords} from "@/client/forms/form-words";
import type {Failure} from "@/client/session/reply";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";

export interface ResourceWords {
  readonly form: FormWords;
  readonly retry: string;
}

interface Props<T> {
  readonly resource: {readonly data: T | null; readonly err: Failure | null; retry(): void};
  readonly words: ResourceWords;
  readonly children: (data: T) => ReactNode;
}

/** What was read, once it is there: its place is kept while it loads, and a failure says how to go on. */
export function WithResource<T>({resource: {data, err, retry}, words, children}: Props<T>) {
  if (data) return children(data);
  if (!err) return <Skeleton />;
  return (
    <div role="alert" className="mt-8">
      <p>{failureWords(err, words.form)}</p>
      <Button className="mt-4" variant="secondary" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}
