import { callAt } from '../contracts/call-list.ts';
import type { Call } from './call.ts';

/** Refusals that calls document, and those that pass by themselves: they reach readers unchanged. */
const DOCUMENTED = new Set([400, 404, 408, 409, 410, 425, 429, 451]);
/** Refusals of who asks. A firewall sends them for texts that it suspects as well. */
const OF_CALLER = new Set([401, 403, 407]);
/** Ids, seasons such as '2026/27', numbers and words of our own: texts that no firewall suspects. */
const PLAIN = /^[\p{L}\p{N}_:~-]+(?:\/\d+)?$/u;

/**
 * Whether a read's failed answer with this status refuses what was asked, in a way that the call does not document,
 * rather than the edge (ADR 25). Below 400 the status is that of a page in place of JSON, which firewalls send too.
 */
export function refusesInput(status: number, { upstream, method, path, search }: Call): boolean {
  if (status >= 500 || DOCUMENTED.has(status) || method !== 'GET') return false;
  const call = callAt(upstream, method, path);
  if (!call) return false;
  const segments = path.split('/').map(decodeURIComponent);
  const names = call.path.split('/');
  const { keyword, ...others } = Object.fromEntries(new URLSearchParams(search));
  const texts = [
    ...segments.filter((_, at) => names[at]?.startsWith('{')),
    ...Object.values(others),
  ];
  if (texts.length === 0 && keyword === undefined) return false;
  if (status >= 400 && !OF_CALLER.has(status)) return true;
  if (call.caller === 'signed-in') return false;
  // Words of a search are a visitor's own, and a firewall may suspect plain ones too.
  return keyword !== undefined || texts.some((text) => !PLAIN.test(text));
}
