"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {ReactNode} from "react";
import {failureWords} from "@/lib/forms/failure-words";
import type {FormWords} from "@/lib/forms/form-words";
import {Button} from "@/ui/button";
import {useUser} from "./use-user";

export interface UserWords {
  readonly form: FormWords;
  readonly retry: string;
}

interface Props {
  readonly words: UserWords;
  readonly children: (user: User, replace: (user: User) => void) => ReactNode;
}

/** A section that needs the account: quiet while it loads, a way to try again when it cannot. */
export function WithUserClient({words, children}: Props) {
  const {data, err, retry, replace} = useUser();
  if (data) return children(data, replace);
  if (!err) return <div aria-busy="true" className="min-h-40" />;
  return (
    <div role="alert" className="mt-8">
      <p>{failureWords(err, words.form)}</p>
      <Button className="mt-4" variant="secondary" onClick={retry}>
        {words.retry}
      </Button>
    </div>
  );
}
