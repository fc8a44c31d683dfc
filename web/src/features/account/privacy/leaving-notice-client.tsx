"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {useUser} from "@/client/resources/use-user";
import {Link} from "@/ui/link";
import type {LeavingMessages} from "./leaving-messages";
import {leavingInWords} from "./leaving-words";

interface Props {
  readonly messages: LeavingMessages;
  /** Where the account can be kept. */
  readonly href: string;
}

/** On every page of an account that is being deleted: that it is, until when it may be kept, and where. */
export function LeavingNoticeClient({messages, href}: Props) {
  const t = useTranslator(messages);
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
