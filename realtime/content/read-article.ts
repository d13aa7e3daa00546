import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as v from 'valibot';
import { articleSchema, slugSchema, type Article } from '../protocol/content.ts';
import { slugify } from '../slug.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import type { FileFault } from './file-fault.ts';
import { momentSchema } from './moment.ts';
import { readFrontMatter } from './read-front-matter.ts';
import { readMarkdown } from './read-markdown.ts';

const { entries } = articleSchema;

const sportSchema = v.pipe(
  v.picklist(
    ALL_SPORTS.map(({ key }) => key),
    `must be one of ${ALL_SPORTS.map(({ key }) => key).join(', ')}`,
  ),
  v.transform((key) => ALL_SPORTS.find((sport) => sport.key === key)?.id),
  v.unwrap(entries.sportId),
);

const frontMatterSchema = v.strictObject({
  kind: v.optional(v.literal('article', 'must be article')),
  id: v.optional(entries.id),
  story: entries.story,
  slug: v.optional(slugSchema),
  language: v.optional(entries.language, 'en'),
  title: entries.title,
  summary: entries.summary,
  hero: entries.hero,
  author: entries.author,
  publishedAt: momentSchema,
  updatedAt: v.optional(momentSchema),
  sport: v.optional(sportSchema),
  leagues: entries.leagueIds,
  teams: entries.teamIds,
  matches: entries.matchIds,
  tags: entries.tags,
  /** It was published, and is no more. */
  withdrawn: v.optional(v.boolean('must be true or false')),
});

export type ReadArticle =
  | { kind: 'read'; article: Article; isWithdrawn: boolean; line: number }
  | { kind: 'faulty'; faults: FileFault[] };

/** Reads an article of Markdown with front matter. `path` names it in faults, and gives it its slug. */
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
  const { sport, leagues, teams, matches, withdrawn, kind: _kind, ...plain } = output;
  const slug = output.slug ?? slugify(basename(path).replace(/\.md$/i, ''));
  const article = v.safeParse(articleSchema, {
    ...plain,
    kind: 'article',
    slug,
    id: output.id ?? idOf({ ...output, slug }),
    ...(sport !== undefined && { sportId: sport }),
    ...(leagues && { leagueIds: leagues }),
    ...(teams && { teamIds: teams }),
    ...(matches && { matchIds: matches }),
    parts: body.parts,
  });
  if (article.success) {
    const isWithdrawn = withdrawn ?? false;
    return { kind: 'read', article: article.output, isWithdrawn, line: lineOf(['slug']) };
  }
  const [{ message, path: at }] = article.issues;
  return faultAt(lineOf([]), `${at?.map(({ key }) => key).join('.') ?? ''}: ${message}`);
}

/**
 * The same for the same article at every import, wherever its file is moved. Its day tells it from
 * others of its name: each month may have a `round-1.md`.
 */
function idOf({
  language,
  publishedAt,
  slug,
}: Pick<Article, 'language' | 'publishedAt' | 'slug'>): string {
  const day = new Date(publishedAt).toISOString().slice(0, 10);
  return createHash('sha256').update(`${language} ${day} ${slug}`).digest('hex').slice(0, 12);
}
