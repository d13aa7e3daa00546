import { boxScoreSchema, type BoxScore } from '../../edge/contracts/box-score.ts';
import { commentarySchema, type Commentary } from '../../edge/contracts/commentary.ts';
import { envelopeSchema } from '../../edge/contracts/envelope.ts';
import { headToHeadSchema, type HeadToHead } from '../../edge/contracts/event-page.ts';
import { lineupsSchema, type Lineups } from '../../edge/contracts/lineups.ts';
import { oddsSchema, type Odds } from '../../edge/contracts/odds.ts';
import { statisticsSchema, type Statistics } from '../../edge/contracts/statistics.ts';
import type { Api } from './client.ts';
import { orNullWhenMissing } from './failure.ts';

const boxScoreAnswer = envelopeSchema(boxScoreSchema);
const commentaryAnswer = envelopeSchema(commentarySchema);
const headToHeadAnswer = envelopeSchema(headToHeadSchema);
const lineupsAnswer = envelopeSchema(lineupsSchema);
const oddsAnswer = envelopeSchema(oddsSchema);
const statisticsAnswer = envelopeSchema(statisticsSchema);

/*
 * What the tabs of a match ask for. Each is null when there is no such match,
 * or nothing of this kind is known of it.
 */

export async function getHeadToHead(api: Api, id: string, signal?: AbortSignal) {
  const answer = api.get(sitemapPagePath(id, 'head-to-head'), headToHeadAnswer, signal);
  return dataOf<HeadToHead>(answer);
}

export async function getLineups(api: Api, id: string, signal?: AbortSignal) {
  return dataOf<Lineups>(api.get(sitemapPagePath(id, 'lineups'), lineupsAnswer, signal));
}

export async function getStatistics(api: Api, id: string, signal?: AbortSignal) {
  return dataOf<Statistics>(api.get(sitemapPagePath(id, 'statistics'), statisticsAnswer, signal));
}

export async function getBoxScore(api: Api, id: string, signal?: AbortSignal) {
  return dataOf<BoxScore>(api.get(sitemapPagePath(id, 'box-score'), boxScoreAnswer, signal));
}

export async function getOdds(api: Api, id: string, signal?: AbortSignal) {
  return dataOf<Odds>(api.get(sitemapPagePath(id, 'odds'), oddsAnswer, signal));
}

/** A page of what was told of a match, newest first; `flag` is where the page before ended. */
export async function getCommentary(
  api: Api,
  id: string,
  { flag, size, signal }: { flag?: string | undefined; size: number; signal?: AbortSignal },
) {
  const query = new URLSearchParams({ size: String(size), ...(flag !== undefined && { flag }) });
  const path = `${sitemapPagePath(id, 'commentary')}?${query}`;
  return dataOf<Commentary>(api.get(path, commentaryAnswer, signal));
}

function sitemapPagePath(id: string, part: string): string {
  return `/api/media/v1/events/${encodeURIComponent(id)}/${part}`;
}

async function dataOf<Data>(call: Promise<{ data: Data }>): Promise<Data | null> {
  const answer = await orNullWhenMissing(call);
  return answer && answer.data;
}
