/**
 * Returns a new epoch: 72 random bits in 12 characters. It is short, since a page of lists has one
 * for each sport.
 */
export function newEpoch(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
