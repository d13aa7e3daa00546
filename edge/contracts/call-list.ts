import * as v from 'valibot';
import type { ApiCall, ApiName } from './api-call.ts';
import * as CALLS from './calls.ts';

export type CallName = keyof typeof CALLS;

/** Returns every call with its name, sorted by path and method. */
export function listCalls(): (ApiCall & { name: CallName })[] {
  return Object.entries<ApiCall>(CALLS)
    .flatMap(([name, call]) => (isCallName(name) ? [{ ...call, name }] : []))
    .toSorted((a, b) => byPath(a.path, b.path) || (a.method < b.method ? -1 : 1));
}

function isCallName(name: string): name is CallName {
  return name in CALLS;
}

/**
 * Whether a call is a public read: every visitor of a country, language and brand gets the same answer. Pages
 * of any site may read it, and partner keys count for it.
 */
export function isPublicRead({ api, method, caller, cache }: ApiCall): boolean {
  return api === 'media' && method === 'GET' && caller === 'anyone' && cache !== 'no-store';
}

/**
 * Compares two paths: words sort before parameters, so the most exact path that fits an address
 * comes first.
 */
export function byPath(a: string, b: string): number {
  const [one, other] = [a, b].map((path) => path.replaceAll('{', '\uffff'));
  return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;
}

/** Returns the call of a method and a path at an API; undefined if none. HEAD counts as GET. */
export function callAt(api: ApiName, method: string, path: string): ApiCall | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const segments = path.split('/');
  return CALL_LIST.find(
    (call) => call.api === api && call.method === wanted && fits(call, segments),
  );
}

const CALL_LIST = listCalls();

/**
 * Whether a path fits a call. A parameter fits only values of its schema: `{type}` of a list takes
 * two words.
 */
function fits({ path, input }: ApiCall, segments: readonly string[]): boolean {
  const names = path.split('/');
  return (
    names.length === segments.length &&
    names.every((name, at) => {
      const segment = segments[at] ?? '';
      if (!name.startsWith('{')) return name === segment;
      const schema = input.entries[name.slice(1, -1)];
      return schema !== undefined && v.is(schema, decodeURIComponent(segment));
    })
  );
}
