import { useState } from 'react';

/**
 * Returns the latest data of `key` that is usable, so that a reload that fails leaves what the page
 * shows. Without usable data, returns `data`.
 */
export function useLatest<Data>(data: Data, isUsable: boolean, key = ''): Data {
  const [[latestKey, latest], setLatest] = useState([key, data] as const);
  const isOther = latestKey !== key;
  if (isUsable && (isOther || latest !== data)) setLatest([key, data]);
  return isUsable || isOther ? data : latest;
}
