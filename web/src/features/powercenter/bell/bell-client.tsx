"use client";

import {useState} from "react";
import {useNotifications} from "@/client/resources/use-notifications";
import {useSession} from "@/client/session/use-session";
import {withMessages} from "@/i18n/with-messages";
import {Icon} from "@/ui/icon/icon";
import {BellDialog} from "./bell-dialog";
import type {BellHrefs, BellTranslator} from "./bell-messages";

interface Props {
  readonly t: BellTranslator;
  readonly hrefs: BellHrefs;
}

/** Renders nothing for a visitor who is not signed in. */
export const BellClient = withMessages(Bell);

function Bell({t, hrefs}: Props) {
  const {userId} = useSession();
  const notifications = useNotifications();
  const [isOpen, setOpen] = useState(false);
  if (!userId) return null;
  const unread = notifications.data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className="icon-link bell"
        aria-haspopup="dialog"
        aria-label={unread === 0 ? t("bell.title") : t("bell.unread", {count: unread})}
        onClick={() => {
          notifications.retry();
          setOpen(true);
        }}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="bell-count text-data" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      {isOpen && (
        <BellDialog
          me={userId}
          notifications={notifications}
          hrefs={hrefs}
          t={t}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}
