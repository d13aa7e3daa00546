import { messageOf, reportError } from './report.ts';

const told = { path: '', messages: new Set<string>() };

/**
 * Reports an error of a card or a row once per page: all rows of a list may throw the same error,
 * and a live one throws at every change.
 */
export function reportFault(error: unknown): void {
  const path = location.pathname;
  if (told.path !== path) {
    told.path = path;
    told.messages.clear();
  }
  const message = messageOf(error);
  if (told.messages.has(message)) return;
  told.messages.add(message);
  reportError(error, { path });
}
