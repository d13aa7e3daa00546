import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import { divideSheets, FIRST } from './divide-sheets.ts';

const MANIFEST = '.vite/manifest.json';
const manifestSchema = v.record(
  v.string(),
  v.looseObject({
    file: v.string(),
    src: v.optional(v.string()),
    isEntry: v.optional(v.boolean()),
  }),
);

export interface StyleSheetsOptions {
  /** Matches the entries of each sheet, by its name; other entries share one more. */
  groups: { [FIRST]: RegExp } & Record<string, RegExp>;
  /** Groups of rare pages, which link other groups' sheets. */
  guests?: ReadonlySet<string>;
  /** Matches modules whose styles load with them, since pages without them are complete. */
  late: RegExp;
  /** Path of the module that all pages share, from the project's folder. */
  root: string;
}

/**
 * Returns plugins that put the app's styles in a few sheets (ADR 95). The root links the first,
 * which has all that its entries can show, at once or later. Other routes also link what several
 * groups share, and their own group's sheet, if they can show any of it. Scripts load only the
 * sheets of late modules and do not name the others.
 */
export function styleSheets({ groups, guests, late, root }: StyleSheetsOptions): Plugin[] {
  let first = '';
  /** Names of files by the entry that links them. */
  let linked: ReadonlyMap<string, readonly string[]> = new Map();
  const groupOf = (module: string) =>
    Object.keys(groups).find((group) => groups[group]?.test(module)) ?? 'others';
  const isLate = (chunk: Rolldown.OutputChunk) => late.test(moduleOf(chunk));
  return [
    {
      name: 'style-sheets',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        // Before Vite writes each chunk's sheets into the scripts that load it.
        order: 'pre',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const { sheets, links } = divideSheets(
            chunks.map((chunk) => ({
              ...chunk,
              sheets: isLate(chunk) ? [] : [...sheetsOf(chunk)],
            })),
            ({ fileName }) => groupOf(moduleOf(bundle[fileName])),
            guests,
          );
          const files = new Map(
            Array.from(sheets, ([name, parts]) => {
              const source = parts.map((part) => sourceOf(bundle[part])).join('');
              const file = this.emitFile({ type: 'asset', name: `${name}.css`, source });
              return [name, this.getFileName(file)] as const;
            }),
          );
          const fileOf = (name: string) => files.get(name) ?? [];
          first = files.get(FIRST) ?? '';
          linked = new Map(Array.from(links, ([entry, names]) => [entry, names.flatMap(fileOf)]));
          for (const chunk of chunks) if (!isLate(chunk)) sheetsOf(chunk).clear();
          // A sheet of one part is that part's own file.
          const kept = new Set(files.values());
          for (const part of [...sheets.values()].flat()) if (!kept.has(part)) delete bundle[part];
        },
      },
    },
    {
      name: 'style-sheets-of-routes',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        // After Vite lists the files; React Router reads each route's sheets there.
        order: 'post',
        handler(_options, bundle) {
          const asset = bundle[MANIFEST];
          if (asset?.type !== 'asset') throw new Error(`The build wrote no ${MANIFEST}.`);
          const files = v.parse(manifestSchema, JSON.parse(String(asset.source)));
          for (const [name, { file, src, isEntry }] of Object.entries(files)) {
            const css = [
              ...(src?.startsWith(root) ? [first] : []),
              ...((isEntry && linked.get(file)) || []),
            ];
            files[name] = { ...files[name], file, css };
          }
          asset.source = JSON.stringify(files);
        },
      },
    },
  ];
}

function sheetsOf(chunk: Rolldown.OutputChunk): Set<string> {
  return chunk.viteMetadata?.importedCss ?? new Set();
}

function moduleOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
}

function sourceOf(file: Rolldown.OutputBundle[string] | undefined): string {
  return file?.type === 'asset' ? String(file.source) : '';
}
