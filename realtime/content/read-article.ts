import * as v from 'valibot';
import { articleSchema, type Article } from '../protocol/content.ts';
import type { FileFault } from './file-fault.ts';
import { namesOf, subjectsOf, COMMON_MEMBERS } from './front-matter-members.ts';
import { readFrontMatter, type LineOf } from './read-front-matter.ts';
import { readMarkdown } from './read-markdown.ts';

const { summary, hero } = articleSchema.entries;

const frontMatterSchema = v.strictObject({
  kind: v.optional(
    v.literal('article', 'must be article, video, playlist, policy or terms'),
    'article',
  ),
  ...COMMON_MEMBERS,
  summary,
  hero,
});

export type ReadArticle =
  | { kind: 'read'; article: Article; isWithdrawn: boolean; lineOf: LineOf }
  | { kind: 'faulty'; faults: FileFault[] };

/**
 * Reads an article from Markdown with front matter. `path` names the file in faults and gives the
 * default slug.
 */
export function readArticle(path: string, text: string): ReadArticle {
  const front = readFrontMatter(text, frontMatterSchema);
  if (front.kind === 'faulty')
    return { kind: 'faulty', faults: front.faults.map((fault) => ({ path, ...fault })) };
  const faultAt = (line: number, message: string): ReadArticle => ({
    kind: 'faulty',
    faults: [{ path, line, message }],
  });
  const { output, bodyLine, lineOf } = front;
  const body = readMarkdown(front.body);
  if (body.kind === 'faulty') return faultAt(bodyLine + body.line, body.message);
  if (body.parts.length === 0) return faultAt(bodyLine, 'the article has no text');
  const { sport: _sport, leagues: _leagues, teams: _teams, matches: _matches, ...rest } = output;
  const { withdrawn, ...plain } = rest;
  const article = v.safeParse(articleSchema, {
    ...plain,
    ...namesOf(path, output),
    ...subjectsOf(output),
    parts: body.parts,
  });
  if (article.success) {
    const isWithdrawn = withdrawn ?? false;
    return { kind: 'read', article: article.output, isWithdrawn, lineOf };
  }
  const [{ message, path: at }] = article.issues;
  return faultAt(lineOf([]), `${at?.map(({ key }) => key).join('.') ?? ''}: ${message}`);
}
