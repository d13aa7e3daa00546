import { messageOf, reportError } from './report.ts';

const reported = { path: '', messages: new Set<string>() };

/**
 * Reports an error of a card or a row once per page: all rows of a list may throw the same error,
 * and a live one throws at every change.
 */
export function reportFault(error: unknown): void {
  const path = location.pathname;
  if (reported.path !== path) {
    reported.path = path;
    reported.messages.clear();
  }
  const message = messageOf(error);
  if (reported.messages.has(message)) return;
  reported.messages.add(message);
  reportError(error, { path });
}
