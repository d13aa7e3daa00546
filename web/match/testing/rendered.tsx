import type { ReactNode } from 'react';
import { START } from '../../live/testing/lines.ts';
import { showPart } from './show-part.tsx';

/** Renders a part of a page as the server does at START, in a happy-dom page. */
export function rendered(part: ReactNode): Element {
  return showPart(part, START);
}
