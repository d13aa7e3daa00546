import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answerHelp } from './help.ts';

answerHelp(`Usage: npm run postinstall

Runs after every install: has Miniflare start the product in two seconds
instead of twelve.`);

/*
 * Miniflare writes the configuration of a Worker, whose
 * modules are in it, into a buffer that it makes anew, a module longer, for
 * every module: of the product's 1,500 it copies tens of gigabytes, which took
 * sixteen of the seventeen seconds of processor time of a start. A buffer that
 * doubles each time is copied a dozen times.
 */
const LINE = 's.buffer = new ArrayBuffer(srcBuffer.byteLength + minSize);';
const MENDED =
  's.buffer = new ArrayBuffer(srcBuffer.byteLength + Math.max(minSize, srcBuffer.byteLength));';

const file = createRequire(import.meta.url).resolve('miniflare');
const source = readFileSync(file, 'utf8');
if (!source.includes(MENDED)) {
  const parts = source.split(LINE);
  if (parts.length !== 2)
    throw new Error(`${file} grows its buffer in another way: .ci/mend-miniflare.ts can go.`);
  // A file of its own, since the installed one may be shared with other folders.
  writeFileSync(`${file}.mended`, parts.join(MENDED));
  renameSync(`${file}.mended`, file);
}
