"use client";

import {useUser} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {Link} from "@/ui/link";
import type {DeletionTranslator} from "./deletion-messages";
import {deletionInWords} from "./deletion-words";

interface Props {
  readonly t: DeletionTranslator;
  /** The page where the user can cancel the deletion. */
  readonly href: string;
}

export const DeletionNoticeClient = withMessages(DeletionNotice);

function DeletionNotice({t, href}: Props) {
  const deletesAt = useUser().data?.deletes_at ?? null;
  if (deletesAt === null) return null;
  return (
    <section role="status" className="mt-6 max-w-measure border-danger border-s-4 bg-raised px-4 py-4">
      <h2 className="text-h3">{t("privacy.leavingTitle")}</h2>
      <p className="mt-2">{deletionInWords(deletesAt, Date.now(), t)}</p>
      <Link href={href} className="link mt-2 inline-flex min-h-hit items-center">
        {t("account.privacy")}
      </Link>
    </section>
  );
}
