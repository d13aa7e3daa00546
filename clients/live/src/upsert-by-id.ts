/** Up to this many reported items, linear search is faster; above, an index. */
const FEW = 8;

/**
 * Upserts items by id: a known one is replaced in its place, a new one is appended. Returns the same
 * array if `isSame` holds for all.
 */
export function upsertById<Item extends { id: string }>(
  known: Item[],
  reported: readonly Item[],
  isSame?: (one: Item | undefined, other: Item) => boolean,
): Item[] {
  let next: Item[] | undefined;
  const index =
    reported.length > FEW ? new Map(known.map(({ id }, place) => [id, place])) : undefined;
  for (const item of reported) {
    const current = next ?? known;
    const place = index
      ? (index.get(item.id) ?? -1)
      : current.findLastIndex(({ id }) => id === item.id);
    if (place >= 0 && isSame?.(current[place], item)) continue;
    next ??= known.slice();
    if (place >= 0) {
      next[place] = item;
    } else {
      next.push(item);
      index?.set(item.id, next.length - 1);
    }
  }
  return next ?? known;
}
