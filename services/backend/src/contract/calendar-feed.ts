import {z} from "zod";

const calendarFeed = z.object({
  created: z.iso.datetime(),
  /** When a program last fetched the feed; null if never. */
  last_read: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** GET U/calendar/feed: null while there is none. */
export const calendarFeedReply = z.object({feed: calendarFeed.nullable()});

/** POST U/calendar/feed: a new link that replaces the previous one. Its address is returned only once. */
export const madeCalendarFeed = z.object({feed: calendarFeed, path: z.string()});

/** DELETE U/calendar/feed. Works twice. */
export const calendarFeedRemoval = z.object({removed: z.literal(true)});
