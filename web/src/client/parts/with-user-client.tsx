"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {ReactNode} from "react";
import {useUser} from "../resources/use-user";
import {type ResourceWords, WithResource} from "./with-resource";

export type UserWords = ResourceWords;

interface Props {
  readonly words: UserWords;
  readonly children: (user: User, replace: (user: User) => void) => ReactNode;
}

/** A section that needs the account. */
export function WithUserClient({words, children}: Props) {
  const {replace, ...resource} = useUser();
  return <WithResource {...{resource, words}}>{(user: User) => children(user, replace)}</WithResource>;
}
