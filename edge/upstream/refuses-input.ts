import { callAt } from '../contracts/call-list.ts';
import type { Call } from './call.ts';

/** Refusals that pages and clients know, or that pass by themselves: they reach readers unchanged. */
const UNCHANGED = new Set([400, 404, 408, 409, 410, 425, 429, 451]);
/** Refusals of an address or of a value in it. */
const OF_INPUT = new Set([405, 406, 413, 414, 416, 422]);
/**
 * Texts that we take no firewall to suspect: ids, seasons such as '2026/27', numbers, our own words, nothing. A dot
 * stands only between digits, since names of files have others.
 */
const PLAIN = /^[\p{L}\p{M}\p{N}_:~-]*(?:(?<=\d)[./]\d+)*$/u;
/** Tags of a calendar's states, with commas between, which the edge itself writes. */
const TAGS = /^[\w-]+(?:,[\w-]+)*$/;
/** Tokens that we take no firewall to suspect, such as a JWT. */
const PLAIN_TOKEN = /^[\w+=~-]+(?:\.[\w+=~-]+)*$/;

/**
 * Whether an API refuses a call for its text, such as an id, words or a date, not for its sender (ADR 25). `status`
 * is that of a failed answer: below 400 that of a page in place of JSON, which firewalls send too. It refuses any
 * change; other refusals of a change reach its sender unchanged.
 */
export function refusesInput(status: number, sent: Call): boolean {
  const { upstream, method, path, search, caller } = sent;
  if (status >= 500 || UNCHANGED.has(status)) return false;
  const isPage = status < 400;
  if (method !== 'GET') return isPage;
  const call = callAt(upstream, method, path);
  if (!call) return false;
  const segments = path.split('/').map(decodeURIComponent);
  const names = call.path.split('/');
  const inPath = segments.filter((_, at) => names[at]?.startsWith('{'));
  const query = new URLSearchParams(search);
  if (TAGS.test(query.get('known') ?? '')) query.delete('known');
  const texts = [...inPath, ...query.values()];
  if (OF_INPUT.has(status)) return texts.length > 0;
  const isOfUser = call.caller === 'signed-in';
  if (isOfUser && !isPage) return false;
  const { accessToken } = caller;
  if (isOfUser && accessToken !== null && !PLAIN_TOKEN.test(accessToken)) return true;
  // Words of a search are a visitor's own, and a firewall may suspect plain ones too.
  return query.has('keyword') || texts.some((text) => !PLAIN.test(text));
}
