import * as v from 'valibot';
import type { Plugin, Rolldown } from 'vite';
import { twoSheets } from './two-sheets.ts';

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
  /** Matches the entries of the first sheet. */
  first: RegExp;
  /** Matches modules whose styles load with them, since pages without them are complete. */
  late: RegExp;
  /** The module that all pages share, from the project's folder. */
  root: string;
}

/**
 * Puts the app's styles in two sheets (ADR 95). The root links the first, which has all that its
 * entries can show, at once or later. Other routes link the second as well, if they can show any of
 * it. Scripts load no sheet but those of late modules: no name of the two stands in them.
 */
export function styleSheets({ first, late, root }: StyleSheetsOptions): Plugin[] {
  const sheets = { first: '', more: '' };
  let withMore: ReadonlySet<string> = new Set();
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
          const divided = twoSheets(
            chunks.map((chunk) => ({
              ...chunk,
              sheets: isLate(chunk) ? [] : [...sheetsOf(chunk)],
            })),
            ({ fileName }) => first.test(moduleOf(bundle[fileName])),
          );
          const emit = (name: string, files: readonly string[]) => {
            const source = files.map((file) => sourceOf(bundle[file])).join('');
            return this.getFileName(this.emitFile({ type: 'asset', name, source }));
          };
          sheets.first = emit('style.css', divided.first);
          sheets.more = emit('more.css', divided.more);
          withMore = divided.withMore;
          for (const chunk of chunks) if (!isLate(chunk)) sheetsOf(chunk).clear();
          for (const file of [...divided.first, ...divided.more]) delete bundle[file];
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
              ...(src?.startsWith(root) ? [sheets.first] : []),
              ...(isEntry && withMore.has(file) ? [sheets.more] : []),
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
