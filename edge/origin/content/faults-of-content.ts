import type { Content } from '../../../realtime/protocol/content.ts';
import { MAX_PART_HTML } from '../../contracts/article.ts';
import { cleanHtml } from './clean-html.ts';

/** So many times as long HTML is once it is cleaned, at most: a quote within a value becomes `&quot;`. */
const GROWTH = 6;

/** What is wrong with content that its schema lets through, and where. */
export function faultsOfContent(listed: readonly Content[]): { path: string; message: string }[] {
  return listed.flatMap((content, at) =>
    content.kind === 'article'
      ? content.parts.flatMap((part, index) =>
          part.kind === 'html' && isTooLong(part.html)
            ? [{ path: `content[${at}].parts[${index}].html`, message: TOO_LONG }]
            : [],
        )
      : [],
  );
}

const TOO_LONG = `takes ${MAX_PART_HTML} characters at most once it is cleaned`;

function isTooLong(html: string): boolean {
  return html.length * GROWTH > MAX_PART_HTML && cleanHtml(html).length > MAX_PART_HTML;
}
