/** Where a picture is shown from: below our own prefix, which the site passes on. Null where there is none. */
export function avatarUrl(avatar_key: string | null) {
  return avatar_key === null ? null : `/b/avatars/${avatar_key}`;
}
