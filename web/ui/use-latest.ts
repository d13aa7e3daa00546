import { useState } from 'react';

/**
 * Returns the latest data of `key` that is usable, so that a reload that fails leaves what the page
 * shows. Without usable data, returns `data`.
 */
export function useLatest<Data>(data: Data, isUsable: boolean, key = ''): Data {
  const [latest, setLatest] = useState<{ key: string; data: Data }>();
  if (isUsable && (latest?.key !== key || latest.data !== data)) setLatest({ key, data });
  return isUsable || latest?.key !== key ? data : latest.data;
}
