import type { MatchDetails } from '../../../realtime/protocol/details.ts';
import type { Side } from '../../../realtime/protocol/primitives.ts';
import { SIDES } from '../../../realtime/sports/sides.ts';
import type { DetailKind, MatchDetailRow } from '../db/details-schema.ts';
import { fingerprint } from './changes.ts';

/** One side's players of a box score, as a source sent them. */
export interface SentBoxScore {
  matchId: string;
  side: Side;
  occurredAt: number;
  players: NonNullable<NonNullable<MatchDetails['boxScore']>[Side]>['players'];
}

/** A match's details from a source, as database rows. */
export interface DetailParts {
  rows: MatchDetailRow[];
  boxScores: SentBoxScore[];
}

/** Splits a match's details into parts that are replaced independently. Odds are not included. */
export async function partsOf(details: MatchDetails): Promise<DetailParts> {
  const { matchId, occurredAt, lineups, boxScore, statistics, incidents, broadcasters } = details;
  const boxScores = SIDES.flatMap((side): SentBoxScore[] => {
    const sent = boxScore?.[side];
    return sent ? [{ matchId, side, occurredAt, players: sent.players }] : [];
  });
  const sent: [kind: DetailKind, whole: unknown, body: unknown][] = [
    ['lineup-home', lineups?.home, lineups?.home],
    ['lineup-away', lineups?.away, lineups?.away],
    ['box-score-home', boxScore?.home, { totals: boxScore?.home?.totals ?? null }],
    ['box-score-away', boxScore?.away, { totals: boxScore?.away?.totals ?? null }],
    ['statistics', statistics, statistics],
    ['incidents', incidents, incidents],
    ['broadcasters', broadcasters, broadcasters],
  ];
  const rows = await Promise.all(
    sent
      .filter(([, whole]) => whole !== undefined)
      .map(async ([kind, whole, body]) => ({
        matchId,
        kind,
        occurredAt,
        fingerprint: await digest(fingerprint(whole)),
        body,
      })),
  );
  return { rows, boxScores };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const short = new Uint8Array(bytes).slice(0, 16);
  return Array.from(short, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
