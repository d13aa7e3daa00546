import type { ReactNode } from 'react';
import { START } from '../../live/testing/lines.ts';
import { showPart } from './show-part.tsx';

/** Part of a page as the server renders it at START, in a document of happy-dom. */
export function rendered(part: ReactNode): Element {
  return showPart(part, START);
}
