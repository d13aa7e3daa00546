import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../../edge/contracts/language.ts';
import { livePage } from '../../live/testing/live-page.tsx';
import { textOf } from '../../../edge/shared/text/text.ts';
import { TextContext } from '../../ui/use-text.ts';

/** Renders a part of a page as a server does. */
export function showPart(part: ReactNode, now: number, language: Language = 'en'): HTMLElement {
  const { page } = livePage(<TextContext value={textOf(language)}>{part}</TextContext>, now);
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  return box;
}
