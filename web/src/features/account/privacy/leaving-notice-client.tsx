"use client";

import {useUser} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {Link} from "@/ui/link";
import type {LeavingTranslator} from "./leaving-messages";
import {leavingInWords} from "./leaving-words";

interface Props {
  readonly t: LeavingTranslator;
  /** The page where the user can cancel the deletion. */
  readonly href: string;
}

/** Shown on every page of an account that is being deleted: until when and where the deletion can be cancelled. */
export const LeavingNoticeClient = withMessages(LeavingNotice);

function LeavingNotice({t, href}: Props) {
  const deletesAt = useUser().data?.deletes_at ?? null;
  if (deletesAt === null) return null;
  return (
    <section role="status" className="mt-6 max-w-measure border-danger border-s-4 bg-raised px-4 py-4">
      <h2 className="text-h3">{t("privacy.leavingTitle")}</h2>
      <p className="mt-2">{leavingInWords(deletesAt, Date.now(), t)}</p>
      <Link href={href} className="link mt-2 inline-flex min-h-hit items-center">
        {t("account.privacy")}
      </Link>
    </section>
  );
}
