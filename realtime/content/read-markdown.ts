import { Marked, type Token, type TokensList } from 'marked';
import * as v from 'valibot';
import type { ArticlePart } from '../protocol/content.ts';
import { matchIdSchema } from '../protocol/match-id.ts';

const markdown = new Marked({ async: false, gfm: true });

export type MarkdownParts =
  | { kind: 'read'; parts: ArticlePart[] }
  /** `line` counts from 0, within the text. */
  | { kind: 'faulty'; line: number; message: string };

/** A paragraph that embeds something: `[[match:ID]]`. */
const SHOWN = /^\[\[\s*([^:\]]*):?([^\]]*)\]\]$/;

/** Converts Markdown to HTML, split where it embeds a match. */
export function readMarkdown(text: string): MarkdownParts {
  const parts: ArticlePart[] = [];
  let running: Token[] = [];
  let line = 0;
  const tokens = markdown.lexer(text);
  const endText = (): void => {
    const html = markdown.parser(linked(running, tokens)).trim();
    if (html !== '') parts.push({ kind: 'html', html });
    running = [];
  };
  for (const token of tokens) {
    const shown = token.type === 'paragraph' ? SHOWN.exec(token.raw.trim()) : null;
    if (shown) {
      const [, kind = '', id = ''] = shown;
      if (kind !== 'match')
        return {
          kind: 'faulty',
          line,
          message: `[[${kind}:…]] shows nothing: there is [[match:ID]]`,
        };
      const parsed = v.safeParse(matchIdSchema, id.trim());
      if (!parsed.success)
        return { kind: 'faulty', line, message: `[[match:…]] ${parsed.issues[0].message}` };
      endText();
      parts.push({ kind: 'match', matchId: parsed.output });
    } else running.push(token);
    line += token.raw.split('\n').length - 1;
  }
  endText();
  return { kind: 'read', parts };
}

/** Returns some of a text's tokens with its link definitions, for the parser. */
function linked(tokens: Token[], { links }: TokensList): TokensList {
  return Object.assign(tokens, { links });
}
