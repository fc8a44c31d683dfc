/** Object key prefixes of a user's files and of what was read from them: all below a folder of that user. */
export const uploadsOf = (user_id: string) => `uploads/${user_id}/`;
export const seriesOf = (user_id: string) => `series/${user_id}/`;

export const uploadKey = (user_id: string, sha256: string) => `${uploadsOf(user_id)}${sha256}`;

/** The same for the same run of the same file: what a crash left is written over. */
export const seriesKey = (user_id: string, upload_id: string, part: number) =>
  `${seriesOf(user_id)}${upload_id}.${part}`;
