/** A run, with the effort of it selected that begins at a second and lasts some. */
export function runHref(
  list: string,
  id: string,
  effort?: {readonly start: number; readonly seconds: number},
) {
  const page = `${list}/${encodeURIComponent(id)}`;
  return effort ? `${page}#effort=${effort.start}-${effort.start + effort.seconds}` : page;
}
