import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Language } from '../../edge/contracts/language.ts';
import { areasOf } from '../../edge/shared/text/areas.ts';

const modulesSchema = v.object({
  module: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});
const manifestSchema = v.object({
  entry: modulesSchema,
  routes: v.record(
    v.string(),
    v.object({ ...modulesSchema.entries, parentId: v.optional(v.string()) }),
  ),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Returns each route's files, from the browsers' manifest. */
export async function readManifest(client: string): Promise<Manifest> {
  const assets = join(client, 'assets');
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  const [name] = names;
  if (name === undefined || names.length > 1)
    throw new Error(`${assets} holds ${names.length} manifests: build again.`);
  const text = await readFile(join(assets, name), 'utf8');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return v.parse(manifestSchema, JSON.parse(json));
}

/**
 * Returns the scripts of a first visit to a route: those of the entry, the route and its parents.
 */
export function firstLoadScripts(manifest: Manifest, routeId: string): string[] {
  const modules = [manifest.entry, ...shownWith(manifest, routeId)];
  return [...new Set(modules.flatMap(({ module, imports }) => [module, ...imports]))];
}

/** Returns the style sheets of a first visit to a route: those of the route and its parents. */
export function firstLoadSheets(manifest: Manifest, routeId: string): string[] {
  return [...new Set(shownWith(manifest, routeId).flatMap(({ css }) => css))];
}

/** Returns a route and its parents. */
function shownWith(
  { routes }: Pick<Manifest, 'routes'>,
  routeId: string,
): Manifest['routes'][string][] {
  const route = routes[routeId];
  if (!route) throw new Error(`The build has no route ${routeId}.`);
  const { parentId } = route;
  return [route, ...(parentId === undefined ? [] : shownWith({ routes }, parentId))];
}

/**
 * Returns a page's catalogues at this path in a language, as the server's build knows them from the
 * browser's.
 */
export async function firstLoadCatalogues(
  server: string,
  language: Language,
  pathname: string,
): Promise<string[]> {
  const assets = join(server, 'assets');
  const names = (await readdir(assets)).filter((name) => /^server-build-.*\.js$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  return areasOf(pathname).map((area) => {
    const [, path] =
      new RegExp(`"${language}/${area}":\\s*["\`]([^"\`]+)`).exec(texts.join('\n')) ?? [];
    if (path === undefined) throw new Error(`The build has no catalogue ${language}/${area}.`);
    return path;
  });
}

/** Returns their gzipped size, bytes. */
export async function gzipSize(client: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(client, path)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
