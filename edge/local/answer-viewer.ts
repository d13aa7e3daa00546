import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Response, type Request } from 'miniflare';

/** Types of the files that `/docs/api/try` loads. */
const FILES = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

/** Answers with a file of Swagger UI, by the last part of the address; 404 if it is no such file. */
export async function answerViewer(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const type = FILES.get(name);
  if (type === undefined) return new Response('There is no such file.', { status: 404 });
  const file = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`));
  return new Response(await readFile(file), { headers: { 'content-type': type } });
}
