import { useState } from 'react';

/** Returns the data, or without any the latest: a reload that fails leaves what the page shows. */
export function useLatest<Data>(data: Data | null | undefined): Data | null | undefined {
  const [latest, setLatest] = useState(data);
  if (data && data !== latest) setLatest(data);
  return data ?? latest;
}
