import type {Notification} from "@gradus/backend/contract/notifications";
import {useEffect, useState} from "react";
import type {Subject} from "@/client/resources/use-comments";
import {readNotificationsAbout, useNotifications} from "@/client/resources/use-notifications";

const NONE: ReadonlySet<string> = new Set();

/** The comments of a thread that were not read when it was opened. Once they are shown they are read, in the bell too. */
export function useFreshComments(subject: Subject, isShown: boolean): ReadonlySet<string> {
  const about = "activity_id" in subject ? subject.activity_id : subject.workout_id;
  const {data, update} = useNotifications();
  const [fresh, setFresh] = useState<ReadonlySet<string> | null>(null);
  if (fresh === null && data !== null && isShown) setFresh(unreadAbout(data.items, about));
  // The list contains only the newest notifications; the request marks older ones as read as well.
  const isAnyUnread = fresh !== null && (data?.unread ?? 0) > 0;
  useEffect(() => {
    if (!isAnyUnread) return;
    void readNotificationsAbout(about).then((reply) => {
      if (!reply.ok) return;
      const read = new Date().toISOString();
      update(({items, next}) => ({
        items: items.map((item) => (isAbout(item, about) ? {...item, read: item.read ?? read} : item)),
        unread: reply.data.unread,
        next,
      }));
    });
  }, [isAnyUnread, about]);
  return fresh ?? NONE;
}

const isAbout = ({kind, about}: Notification, id: string) =>
  kind === "comment" && (about.activity_id === id || about.workout_id === id);

const unreadAbout = (items: readonly Notification[], id: string): ReadonlySet<string> =>
  new Set(
    items
      .filter((item) => item.read === null && isAbout(item, id))
      .flatMap(({about}) => (about.comment_id === undefined ? [] : [String(about.comment_id)])),
  );
