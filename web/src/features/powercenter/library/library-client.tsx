"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useMemo} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useOwnLibrary, useWorkoutLibrary} from "@/client/resources/use-library";
import {withMessages} from "@/i18n/with-messages";
import {createRunFormat} from "../format/run-format";
import type {LibraryTranslator} from "./library-messages";
import {LibraryView} from "./library-view";

interface Props {
  readonly t: LibraryTranslator;
  readonly locale: string;
  readonly builderHref: string;
}

export const LibraryClient = withMessages(LibraryContent);

function LibraryContent({t, ...about}: Props) {
  return <WithUser t={t}>{(user) => <Library {...about} user={user} t={t} />}</WithUser>;
}

interface LibraryProps extends Omit<Props, "messages"> {
  readonly user: User;
  readonly t: LibraryTranslator;
}

function Library({user, locale, builderHref, t}: LibraryProps) {
  const common = useWorkoutLibrary(locale);
  const own = useOwnLibrary();
  const about = useMemo(
    () => ({builderHref, format: createRunFormat(t, user.preferences), t}),
    [builderHref, user, t],
  );
  return (
    <WithResource resource={common} t={t}>
      {({items}) => (
        <WithResource resource={own} t={t}>
          {(ownLibrary) => <LibraryView common={items} own={ownLibrary} context={about} reload={own.retry} />}
        </WithResource>
      )}
    </WithResource>
  );
}
