import type { RoundList } from '../../edge/contracts/rounds.ts';

/** How much of a season is played, by its rounds. */
export interface SeasonProgress {
  /** Share of the season's rounds that is played, 0 to 1. */
  played: number;
  /** The running round, else the next one, else the last one, as its source names it. */
  round: string;
  /** Number of rounds in that round's stage; null if the round has no number. */
  count: number | null;
  /** First and last start, ms. */
  from: number;
  to: number;
}

/** Longest duration of a match, ms: a round ends this long after its last start. */
const LONGEST = 3 * 3_600_000;
const NUMBERED = /^(?:matchday|round|week) \d+$/i;

/** Returns the progress of a season at `now` (ms); null if its rounds are too few for a line. */
export function seasonProgress(rounds: RoundList['rounds'], now: number): SeasonProgress | null {
  const [first] = rounds;
  if (!first || rounds.length < 2) return null;
  const begun = rounds.findLastIndex(({ from }) => from <= now);
  const latest = rounds[begun];
  const isOver = latest !== undefined && latest.to + LONGEST <= now;
  const current = isOver ? (rounds[begun + 1] ?? latest) : (latest ?? first);
  const numbered = rounds.filter(
    ({ stage, roundName }) => stage === current.stage && NUMBERED.test(roundName),
  );
  const last = rounds.at(-1) ?? first;
  return {
    played: (begun + (latest ? shareOf(latest, now) : 1)) / (rounds.length + undrawnAfter(last)),
    round: current.roundName,
    count: NUMBERED.test(current.roundName) ? numbered.length : null,
    from: first.from,
    to: Math.max(...rounds.map(({ to }) => to)),
  };
}

/** Returns the share of a begun round that is played. */
function shareOf({ from, to }: RoundList['rounds'][number], now: number): number {
  return Math.min((now - from) / (to + LONGEST - from), 1);
}

/** Number of a knock-out's rounds that follow the round of that name. */
const FOLLOWING: readonly (readonly [RegExp, number])[] = [
  [/\bsemi-?finals?$/i, 1],
  [/\bquarter-?finals?$/i, 2],
  [/\bround of 16$/i, 3],
  [/\bround of 32$/i, 4],
];

/**
 * Returns the number of rounds that follow a season's last known one. Sources list a knock-out
 * round only after its draw.
 */
function undrawnAfter({ stage, roundName }: RoundList['rounds'][number]): number {
  if (stage !== 'knockout') return 0;
  return FOLLOWING.find(([name]) => name.test(roundName))?.[1] ?? 0;
}
