/**
 * Returns the mapped items in order, with at most `limit` concurrent calls of `map`. A failure
 * stops further calls; the first failure is thrown once the running calls are done.
 */
export async function mapBounded<In, Out>(
  items: readonly In[],
  limit: number,
  map: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const failures: unknown[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length && failures.length === 0) {
      const index = next++;
      const [item] = items.slice(index, index + 1);
      if (item === undefined) return;
      try {
        results[index] = await map(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
