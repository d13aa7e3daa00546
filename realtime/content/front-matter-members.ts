import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as v from 'valibot';
import { articleSchema } from '../protocol/content.ts';
import { slugSchema } from '../protocol/content-members.ts';
import { slugify } from '../protocol/fold-text.ts';
import { ALL_SPORTS } from '../sports/registry.ts';
import { momentSchema } from './moment.ts';

const { entries } = articleSchema;

const sportSchema = v.pipe(
  v.picklist(
    ALL_SPORTS.map(({ key }) => key),
    `must be one of ${ALL_SPORTS.map(({ key }) => key).join(', ')}`,
  ),
  v.transform((key) => ALL_SPORTS.find((sport) => sport.key === key)?.id),
  v.unwrap(entries.sportId),
);

/** Front matter members of all content. */
export const COMMON = {
  id: v.optional(entries.id),
  slug: v.optional(slugSchema),
  language: v.optional(entries.language, 'en'),
  title: entries.title,
  publishedAt: momentSchema,
  updatedAt: v.optional(momentSchema),
  sport: v.optional(sportSchema),
  /** Whether the content is no longer published. */
  withdrawn: v.optional(v.boolean('must be true or false')),
};

/** Members of articles and videos. */
export const COMMON_MEMBERS = {
  ...COMMON,
  story: entries.story,
  author: entries.author,
  leagues: entries.leagueIds,
  teams: entries.teamIds,
  matches: entries.matchIds,
  tags: entries.tags,
};

interface Names {
  id?: string | undefined;
  slug?: string | undefined;
  language: string;
  publishedAt: number;
}

/**
 * Returns a file's slug (from its front matter, else from its name) and id. The id is the same at
 * every import, even after a move. The day separates equal names: each month may have a
 * `round-1.md`.
 */
export function namesOf(path: string, { id, slug: own, language, publishedAt }: Names, kind = '') {
  const slug = own ?? slugify(basename(path).replace(/\.md$/i, ''));
  const day = new Date(publishedAt).toISOString().slice(0, 10);
  const digest = createHash('sha256').update(`${kind}${language} ${day} ${slug}`).digest('hex');
  return { id: id ?? digest.slice(0, 12), slug };
}

/** Returns an editor's subjects under the names of the ingest. */
export function subjectsOf({
  sport,
  leagues,
  teams,
  matches,
}: {
  sport?: number | undefined;
  leagues?: string[] | undefined;
  teams?: string[] | undefined;
  matches?: string[] | undefined;
}) {
  return {
    ...(sport !== undefined && { sportId: sport }),
    ...(leagues && { leagueIds: leagues }),
    ...(teams && { teamIds: teams }),
    ...(matches && { matchIds: matches }),
  };
}
