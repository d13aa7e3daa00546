import type { Answer, Client } from './client.ts';
import { named } from './names.ts';
import { pageFault } from './page-faults.ts';
import type { Visit } from './visit-cases.ts';

/** Most redirects of a visit. */
const MAX_HOPS = 5;

/** The page that shows errors by its address, with the status it names. */
const ERROR_PAGE = /^\/error(?:\.data)?\/?(?:\?|$)/;
/** Documents mention failures and NaN legitimately. */
const DOCUMENTS = /^\/docs\//;

/** Makes a visit, follows redirects on this site, and returns the faults. */
export async function runVisit(client: Client, number: number, visit: Visit): Promise<string[]> {
  const path = named(visit.path, number);
  const answer = await follow(client, { ...visit, path, headers: namedHeaders(visit, number) });
  if (typeof answer === 'string') return [answer];
  if (answer.status >= 500 && !ERROR_PAGE.test(answer.path))
    return [`${visit.method} ${answer.path} answered ${answer.status} ${gist(answer)}`];
  if (ERROR_PAGE.test(answer.path) || DOCUMENTS.test(answer.path)) return [];
  const fault = pageFault(answer, answer.path);
  return fault === null ? [] : [`${visit.method} ${answer.path}: ${fault}`];
}

export function namedHeaders(visit: Visit, number: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(visit.headers).map(([name, value]) => [name, named(value, number)]),
  );
}

/** Returns the last answer and its path, or the fault on the way there. */
export async function follow(
  client: Client,
  visit: Visit,
): Promise<(Answer & { path: string }) | string> {
  let { path } = visit;
  const seen = [path];
  for (;;) {
    const answer = await client.ask({ ...visit, path });
    const { status, location } = answer;
    if (status < 300 || status >= 400 || location === undefined || visit.method !== 'GET')
      return { ...answer, path };
    if (!URL.canParse(location, client.url))
      return `${path} leads to ${location}, which is nowhere`;
    const next = new URL(location, client.url);
    // An app store or a brand's address: not this product.
    if (next.origin !== new URL(client.url).origin) return { ...answer, path };
    path = next.pathname + next.search;
    seen.push(path);
    if (seen.length > MAX_HOPS) return `it is sent on for ever: ${seen.join(' → ').slice(0, 600)}`;
  }
}

/** Summarizes an answer. */
export function gist({ text, type }: Answer): string {
  const words = type.startsWith('text/html')
    ? text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    : text;
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
