import type {Notification, NotificationList} from "@gradus/backend/contract/notifications";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {WithResource} from "@/client/parts/with-resource";
import {readAllNotifications, type useNotifications} from "@/client/resources/use-notifications";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import type {BellHrefs, BellTranslator} from "./bell-messages";
import {bellHref, bellWords} from "./bell-words";

interface Props {
  readonly me: string;
  readonly notifications: ReturnType<typeof useNotifications>;
  readonly hrefs: BellHrefs;
  readonly t: BellTranslator;
  readonly close: () => void;
}

export function BellDialog({me, notifications, hrefs, t, close}: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  async function readAll() {
    setProblem(null);
    const reply = await readAllNotifications();
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t));
    const read = new Date().toISOString();
    notifications.update(({items, next}) => ({
      items: items.map((item) => ({...item, read: item.read ?? read})),
      unread: reply.data.unread,
      next,
    }));
  }
  return (
    <Dialog label={t("bell.title")} onClose={close}>
      <ProblemLine>{problem}</ProblemLine>
      <WithResource resource={notifications} t={t}>
        {({items, unread}: NotificationList) => (
          <>
            {items.length === 0 && <p>{t("bell.none")}</p>}
            <ul className="bell-list">
              {items.map((item) => (
                <Item key={item.id} item={item} href={bellHref(item, me, hrefs)} t={t} />
              ))}
            </ul>
            {unread > 0 && (
              <Button className="mt-4" variant="secondary" onClick={() => void readAll()}>
                {t("bell.readAll")}
              </Button>
            )}
          </>
        )}
      </WithResource>
      <Button className="mt-4" variant="quiet" onClick={close}>
        {t("common.close")}
      </Button>
    </Dialog>
  );
}

interface ItemProps {
  readonly item: Notification;
  readonly href: string | null;
  readonly t: BellTranslator;
}

function Item({item, href, t}: ItemProps) {
  const words = bellWords(item, t);
  const when = dateFormat(t.formatLocale, {dateStyle: "medium", timeStyle: "short"}).format(
    new Date(item.created),
  );
  return (
    <li className="bell-item" data-unread={item.read === null || undefined}>
      {href === null ? (
        <span>{words}</span>
      ) : (
        <Link href={href} className="link">
          {words}
        </Link>
      )}
      <span className="text-label text-text-2">
        {when}
        {item.read === null && ` · ${t("bell.new")}`}
      </span>
    </li>
  );
}
