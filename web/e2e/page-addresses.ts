import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../routes.ts';

/** Returns a path of every page of the route table, parameters filled in. */
export async function pageAddresses(
  parameters: Readonly<Record<string, string>>,
): Promise<{ pattern: string; address: string }[]> {
  const patterns = await pagePatterns();
  return patterns.map((pattern) => ({ pattern, address: fill(pattern, parameters) }));
}

/** Returns the patterns of every page of the route table. */
export async function pagePatterns(): Promise<string[]> {
  return patternsOf(await routes, '');
}

function patternsOf(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const below = patternsOf(children ?? [], own);
    // A layout has no address of its own.
    return path === undefined && !index ? below : [own === '' ? '/' : own, ...below];
  });
}

function fill(pattern: string, parameters: Readonly<Record<string, string>>): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (segment === '*') return ['no-such-page'];
    const name = /^:(\w+)\??$/.exec(segment)?.[1];
    if (name === undefined) return [segment.replace(/\?$/, '')];
    const value = parameters[name];
    if (value !== undefined) return [encodeURIComponent(value)];
    if (segment.endsWith('?')) return [];
    throw new Error(`No value for :${name} of ${pattern}`);
  });
  return segments.join('/') || '/';
}
