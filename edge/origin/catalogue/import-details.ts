import type { DetailsResult, MatchDetails } from '../../../realtime/protocol/details.ts';
import type { SportId } from '../../../realtime/sports/sport.ts';
import { isOneOf, runBatch, type Database } from '../db/database.ts';
import {
  matchDetails,
  oddsOffers,
  type MatchDetailRow,
  type OddsOfferRow,
} from '../db/details-schema.ts';
import { matches, type PlayerRow } from '../db/schema.ts';
import { partsOf, type SentBoxScore } from './detail-parts.ts';
import { newestById } from './fixture-rows.ts';
import { listMatchPlayers, peopleOfIncidents, playerRow } from './match-players.ts';
import { offerKey, offerRows, offerTerms } from './odds-rows.ts';
import { insertPlayers, replaceBoxScores, upsertDetails, upsertOffers } from './write-details.ts';

type News = 'applied' | 'duplicate' | 'stale';

/**
 * Imports match details: line-ups, statistics by period, box scores, incidents, odds and
 * broadcasters. Ignores repeated and older details. Returns one result per item, in order. Writes
 * all or nothing.
 */
export async function importDetails(
  db: Database,
  listed: readonly MatchDetails[],
): Promise<DetailsResult[]> {
  const known = await readKnown(db, [...new Set(listed.map(({ matchId }) => matchId))]);
  const details = new Map<string, MatchDetailRow>();
  const boxScores = new Map<string, SentBoxScore>();
  const offers = new Map<string, OddsOfferRow>();
  const people: PlayerRow[] = [];
  const results: DetailsResult[] = [];
  for (const one of listed) {
    const { matchId } = one;
    const sportId = known.sports.get(matchId);
    if (sportId === undefined) {
      const reason = 'match-unknown: an update or the catalogue has to bring it first';
      results.push({ matchId, outcome: 'rejected', reason });
      continue;
    }
    const news: News[] = [];
    const parts = await partsOf(one);
    for (const row of parts.rows) {
      const key = detailKey(row);
      const before = known.details.get(key);
      const outcome = outcomeOf(before, row, before?.fingerprint === row.fingerprint);
      news.push(outcome);
      // A later duplicate only moves the time, so that details before it are stale from now on.
      if (outcome !== 'applied' && before && before.occurredAt >= row.occurredAt) continue;
      known.details.set(key, row);
      details.set(key, row);
      for (const sent of parts.boxScores)
        if (row.kind === `box-score-${sent.side}` && outcome === 'applied')
          boxScores.set(key, sent);
    }
    for (const row of offerRows(one)) {
      const key = offerKey(row);
      const before = known.offers.get(key);
      const times = before && { occurredAt: before.updatedAt };
      const isSame = before !== undefined && offerTerms(before) === offerTerms(row);
      const outcome = outcomeOf(times, { occurredAt: row.updatedAt }, isSame);
      news.push(outcome);
      if (outcome !== 'applied') continue;
      known.offers.set(key, row);
      offers.set(key, row);
    }
    people.push(...peopleOf(one, sportId));
    results.push({ matchId, outcome: summary(news) });
  }
  await runBatch(db, [
    ...insertPlayers(db, newestById(people)),
    ...replaceBoxScores(db, [...boxScores.values()]),
    ...upsertDetails(db, [...details.values()]),
    ...upsertOffers(db, [...offers.values()]),
    ...listMatchPlayers(db, [...new Set([...details.values()].map(({ matchId }) => matchId))]),
  ]);
  return results;
}

function outcomeOf(
  before: { occurredAt: number } | undefined,
  row: { occurredAt: number },
  isSame: boolean,
): News {
  if (isSame) return 'duplicate';
  return before && before.occurredAt > row.occurredAt ? 'stale' : 'applied';
}

function summary(news: readonly News[]): News {
  if (news.includes('applied')) return 'applied';
  return news.includes('stale') ? 'stale' : 'duplicate';
}

async function readKnown(db: Database, ids: string[]) {
  const [found, details, offers] = await db.batch([
    db
      .select({ id: matches.id, sportId: matches.sportId })
      .from(matches)
      .where(isOneOf(matches.id, ids)),
    db
      .select({
        matchId: matchDetails.matchId,
        kind: matchDetails.kind,
        occurredAt: matchDetails.occurredAt,
        fingerprint: matchDetails.fingerprint,
      })
      .from(matchDetails)
      .where(isOneOf(matchDetails.matchId, ids)),
    db.select().from(oddsOffers).where(isOneOf(oddsOffers.matchId, ids)),
  ]);
  return {
    sports: new Map(found.map(({ id, sportId }) => [id, sportId])),
    details: new Map<string, Omit<MatchDetailRow, 'body'>>(
      details.map((row) => [detailKey(row), row]),
    ),
    offers: new Map(offers.map((row) => [offerKey(row), row])),
  };
}

function detailKey({ matchId, kind }: Pick<MatchDetailRow, 'matchId' | 'kind'>): string {
  return `${matchId} ${kind}`;
}

/** Returns a row for each person whom the details name with an id, since each has a page. */
function peopleOf({ lineups, boxScore, incidents }: MatchDetails, sportId: SportId): PlayerRow[] {
  const named = [lineups?.home, lineups?.away].flatMap((lineup) =>
    lineup ? [...lineup.starters, ...lineup.substitutes, ...(lineup.unavailable ?? [])] : [],
  );
  const played = [boxScore?.home, boxScore?.away].flatMap((side) => side?.players ?? []);
  const people = [...peopleOfIncidents(incidents ?? []), ...named, ...played];
  return people.map((person) => playerRow(sportId, person));
}
