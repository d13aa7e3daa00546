import { decodeHTML } from 'entities';
import * as v from 'valibot';

/** A match of a list: its address, and its texts in the order of the page. */
export type BareRow = v.InferOutput<typeof rowSchema>;

const rowSchema = v.object({ href: v.string(), texts: v.array(v.string()) });
export const rowsSchema = v.array(rowSchema);

/** Returns the matches that a page's HTML lists. */
export function rowsOf(html: string): BareRow[] {
  return Array.from(
    html.matchAll(/<a [^>]*data-match-id="[^"]*"[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, href = '', content = '']) => ({
      href,
      texts: content
        .split(/<[^>]*>/)
        .map((text) => decodeHTML(text).trim())
        .filter((text) => text !== ''),
    }),
  );
}
