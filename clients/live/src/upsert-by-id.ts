/** Up to this many reported items, a linear search is faster than an index. */
const FEW = 8;

/**
 * Returns the items after an upsert by id: a reported item replaces the known one in its place, or
 * is appended if new. Returns the same array if `isSame` is true for every reported item.
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
