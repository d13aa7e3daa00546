import { Buffer } from 'node:buffer';

/** A whole answer, with the positions of its nonce. */
export interface KeptPage {
  /** When its data were read, ms. */
  madeAt: number;
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array<ArrayBuffer>;
  /** Positions of the nonce in the body, bytes from the beginning. */
  nonceAt: readonly number[];
}

/** Length of every nonce, characters. */
const LENGTH = 24;

/**
 * Returns a nonce for rendering a page. No answer sends it, so no content can guess it. It has only
 * letters and digits, which need no escaping in markup and scripts.
 */
export function createPlaceholder(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
}

/** Returns a page that was rendered with the placeholder, from data read at `madeAt` (ms). */
export async function keepPage(
  made: Response,
  placeholder: string,
  madeAt: number,
): Promise<KeptPage> {
  const body = new Uint8Array(await made.arrayBuffer());
  const text = Buffer.from(body.buffer);
  const nonceAt: number[] = [];
  for (let at = text.indexOf(placeholder); at !== -1; at = text.indexOf(placeholder, at + LENGTH))
    nonceAt.push(at);
  return { madeAt, status: made.status, headers: [...made.headers], body, nonceAt };
}

/** Returns an answer with the page, which has `nonce` in place of the placeholder. */
export function answerOf({ status, headers, body, nonceAt }: KeptPage, nonce: string): Response {
  const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  // For example a redirect.
  if (body.length === 0) return new Response(null, init);
  if (nonceAt.length === 0) return new Response(body, init);
  if (nonce.length !== LENGTH) throw new Error(`A nonce has ${LENGTH} characters`);
  const own = body.slice();
  const bytes = new TextEncoder().encode(nonce);
  for (const at of nonceAt) own.set(bytes, at);
  return new Response(own, init);
}
