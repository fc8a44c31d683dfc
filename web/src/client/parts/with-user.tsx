import type {User} from "@gradus/backend/contract/accounts";
import type {ReactNode} from "react";
import {useUser} from "../resources/use-user";
import {type ResourceTranslator, WithResource} from "./with-resource";

interface Props {
  readonly t: ResourceTranslator;
  readonly children: (user: User, replace: (user: User) => void) => ReactNode;
}

export function WithUser({t, children}: Props) {
  const {replace, ...resource} = useUser();
  return (
    <WithResource resource={resource} t={t}>
      {(user: User) => children(user, replace)}
    </WithResource>
  );
}
