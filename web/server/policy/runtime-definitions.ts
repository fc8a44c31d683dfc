/**
 * SHA-256 of each text that React's streaming runtime, or the framework around it, may begin a script with, by what it
 * does. A version of the
 * framework that changes one fails framework-script.test.ts, and is to be read before it is named here.
 */
export const RUNTIME_DEFINITIONS: Readonly<Record<string, string>> = {
  "notes the time of the first paint": "7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=",
  "puts a late segment in place": "rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=",
  "reveals a boundary": "ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=",
  "reveals a boundary once its styles are there": "QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=",
  "reveals the first boundary, which has styles": "Bd8QBJ/TggD9+Q+T6rGn4K91pGBGTsdl6Sm+iVNV1fU=",
  "moves icons that came late into the head": "LcsuUMiDkprrt6ZKeiLP4iYNhWo8NqaSbAgtoZxVK3s=",
  "leaves a boundary to the browser": "HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=",
};
