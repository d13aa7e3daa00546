import * as CALLS from '../../edge/contracts/calls.ts';
import type { ArticlePage } from '../../edge/contracts/article.ts';
import { SPORTS, type MainSportKey } from '../../realtime/sports/registry.ts';
import { call } from '../api/client.ts';
import { orNullWhenFailed, orNullWhenMissing } from '../api/failure.ts';
import type { LoaderContext } from '../api/loader-context.server.ts';
import { settle, type Settled } from '../api/settled.ts';
import type { Page } from '../app/page-cache.ts';
import { notFound } from '../app/not-found.ts';
import { parseArticlePage, type ArticleCard } from './article.ts';

/** Number of articles in a league's, a team's or a match's overview. */
const FEW = 4;

/**
 * Loads `size` articles of a sport, or of all, from `flag` on. Throws the 404 response if no
 * response contained `flag`.
 */
export function loadNews(
  { api, edge }: LoaderContext,
  { size, sportKey, flag }: { size: number; sportKey: MainSportKey | null; flag: string | null },
  signal: AbortSignal,
): Promise<Settled<Page<ArticleCard>>> {
  const input = {
    size,
    language: edge.visitor.language,
    ...(flag !== null && { flag }),
    ...(sportKey && { sportId: SPORTS[sportKey].id }),
  };
  const listed = call(api, CALLS.listNews, input, signal);
  return settle(
    (flag === null ? listed : orNullWhenMissing(listed)).then((page) => {
      if (!page) throw notFound();
      return parseArticlePage(page);
    }),
  );
}

const OF_SUBJECT = {
  league: CALLS.listLeagueNews,
  team: CALLS.listTeamNews,
  match: CALLS.listMatchNews,
};

/** Loads news of a league, a team or a match; empty on failure, since this part is optional. */
export async function loadNewsOf(
  { api, edge }: LoaderContext,
  kind: keyof typeof OF_SUBJECT,
  id: string,
  signal: AbortSignal,
): Promise<readonly ArticleCard[]> {
  const input = { id, size: FEW, language: edge.visitor.language };
  const listed: Promise<ArticlePage> = call(api, OF_SUBJECT[kind], input, signal);
  const page = await orNullWhenFailed(listed);
  return page ? parseArticlePage(page).entries : [];
}
