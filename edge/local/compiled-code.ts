import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { PROJECT } from './project.ts';

/** Has this process and those that it starts keep compiled code for the next start: it saves each a quarter second. */
export function keepCompiledCode(): void {
  process.env['NODE_COMPILE_CACHE'] ??= join(PROJECT, 'node_modules/.cache/compiled');
  enableCompileCache(process.env['NODE_COMPILE_CACHE']);
}
