/** What the frame of a page says where a coach looks at somebody's training. */
export const ATHLETE_MESSAGES = ["athletes.viewing", "athletes.back"] as const;
