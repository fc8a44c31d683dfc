import {z} from "zod";
import {COACHING_BOUNDS} from "./coaching-values.ts";
import {NOTIFICATION_KINDS} from "./notification-values.ts";

const {page: PAGE} = COACHING_BOUNDS;

const notification = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Null if no user caused it, or they left. */
  actor: z.object({id: z.string(), name: z.string()}).nullable(),
  /** What its words need: `owner_id`, `title`, and `activity_id`, `workout_id`, `comment_id`, `day` or `count`. */
  about: z.record(z.string(), z.union([z.string(), z.number()])),
  created: z.iso.datetime(),
  read: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;

/** GET U/notifications: the newest first. */
export const notificationsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(PAGE.max).default(PAGE.usual),
  cursor: z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .optional(),
});
export const notificationList = z.object({
  items: z.array(notification),
  unread: z.int(),
  /** Present when there are more items: repeat the request with this as `cursor`. */
  next: z.string().nullable(),
});
export type NotificationList = z.infer<typeof notificationList>;

/** POST U/notifications/read: these, those about one run or workout, or all of them. Idempotent. */
export const notificationsRead = z.union([
  z.strictObject({ids: z.array(z.string().min(1).max(64)).min(1).max(PAGE.max)}),
  z.strictObject({about: z.string().min(1).max(64)}),
  z.strictObject({all: z.literal(true)}),
]);
export type NotificationsRead = z.infer<typeof notificationsRead>;
export const notificationsReadReply = z.object({unread: z.int()});
