import { expect, it } from 'vitest';
import { matchStateRecord } from '../origin/catalogue/match-state-record.ts';
import { createDatabase } from '../origin/db/database.ts';
import { alertMatchOf } from '../shared/alerts/alert-match.ts';
import { env } from '../testing/bindings.ts';
import { deliver } from '../testing/deliver.ts';
import { newMatchId } from '../testing/football.ts';
import { snapshot } from '../testing/snapshot.ts';
import type { AlertState } from './alert-message.ts';
import { claimNews } from './match-reports.ts';

const db = createDatabase(env.DB);
const KICK_OFF = Date.UTC(2026, 10, 21, 15);

type More = NonNullable<Parameters<typeof snapshot>[1]>;

/** A match's states, one version after another, a minute each. */
function statesOf(matchId = newMatchId()) {
  let version = 0;
  return (more: More = {}): AlertState => {
    version += 1;
    const found = snapshot(matchId, { version, ...more });
    return {
      match: alertMatchOf(found.state, KICK_OFF + version * 61_000),
      epoch: found.epoch,
      version: found.version,
      at: KICK_OFF + version * 61_000,
    };
  };
}

/** Returns what the consumer gets to send for each state. */
async function reportedOf(states: readonly AlertState[]): Promise<string[]> {
  const all: string[] = [];
  for (const state of states) {
    const claimed = await claimNews(db, state);
    all.push(
      claimed.kind === 'news'
        ? claimed.news.turns.map(({ turn }) => turn.what).join()
        : claimed.kind,
    );
  }
  return all;
}

const score = (home: number, away = 0) => ({ score: { home, away } });

it('a kick-off, a goal, its withdrawal and the end are news, each once', async () => {
  const next = statesOf();
  const states = [next(), next(score(1)), next(score(0)), next({ status: 'Ended' })];
  expect(await reportedOf(states)).toEqual(['start', 'scored', 'corrected', 'end']);
  expect(await reportedOf(states)).toEqual(states.map(() => 'nothing'));
});

it('an older state that comes late is nothing, and the newer one reported all', async () => {
  const next = statesOf();
  const [first, older, newer] = [next(), next(score(1)), next(score(2))];
  expect(await reportedOf([first, newer, older])).toEqual(['start', 'scored', 'nothing']);
});

it('a room that lost its storage counts again, and its earlier states are nothing', async () => {
  const matchId = newMatchId();
  const next = statesOf(matchId);
  const before = [next(), next(score(1))];
  const after = { ...next(score(2)), epoch: 'epoch-two', version: 1 };
  expect(await reportedOf([...before, after])).toEqual(['start', 'scored', 'scored']);
  expect(await reportedOf(before)).toEqual(['nothing', 'nothing']);
});

it('a match that is first looked at amid play is no news; what happens next is', async () => {
  const next = statesOf();
  expect(await reportedOf([next(score(2, 1)), next(score(3, 1))])).toEqual(['nothing', 'scored']);
});

it('a match that nobody followed goes on from the state in the database', async () => {
  const matchId = newMatchId();
  const next = statesOf(matchId);
  const [kickOff, goal, other] = [next(), next(score(1)), next(score(1, 1))];
  await deliver([matchStateRecord(snapshot(matchId, { version: 2, ...score(1) }), goal.at)]);
  expect(await reportedOf([other])).toEqual(['scored']);
  expect(await reportedOf([kickOff, goal])).toEqual(['nothing', 'nothing']);
});

it('what happened while nobody followed a match is no news', async () => {
  const matchId = newMatchId();
  const next = statesOf(matchId);
  expect(await reportedOf([next()])).toEqual(['start']);
  const unseen = next(score(3));
  await deliver([matchStateRecord(snapshot(matchId, { version: 2, ...score(3) }), unseen.at)]);
  expect(await reportedOf([next(score(3)), next(score(3, 1))])).toEqual(['nothing', 'scored']);
});

it('a postponement of a match that nobody has looked at is news', async () => {
  const next = statesOf();
  const off = { status: 'Postponed', matchStatus: 'Not start' } as const;
  expect(await reportedOf([next(off), next(off)])).toEqual(['off', 'nothing']);
});

it('a correction of an old match is no news', async () => {
  const next = statesOf();
  const over = { status: 'Ended', matchStatus: 'Ended' } as const;
  const [played, corrected] = [next(), next({ ...over, ...score(1) })];
  expect(await reportedOf([played])).toEqual(['start']);
  expect(await reportedOf([{ ...corrected, at: KICK_OFF + 13 * 3_600_000 }])).toEqual(['nothing']);
});

it('a goal within a minute of another one is quick, a later one and a withdrawal are not', async () => {
  const next = statesOf();
  const quick: boolean[] = [];
  await claimNews(db, next());
  const goals = [next(score(1)), next(score(2)), next(score(3)), next(score(2))];
  const [first = 0] = goals.map(({ at }) => at);
  const times = [first, first + 30_000, first + 91_000, first + 92_000];
  for (const [index, goal] of goals.entries()) {
    const claimed = await claimNews(db, { ...goal, at: times[index] ?? 0 });
    if (claimed.kind === 'news') quick.push(claimed.news.isQuick);
  }
  expect(quick).toEqual([false, true, false, false]);
});

const goalOf = (id: string) => ({
  moments: [
    { id, moment: 'goal' as const, side: 'home' as const, player: { id: 'ace', name: 'Ace' } },
  ],
});

it('a moment of a state is news once, also in a match that is first looked at amid play', async () => {
  const next = statesOf();
  const [first, second] = [
    { ...next(score(2)), ...goalOf('i') },
    { ...next(score(2)), ...goalOf('i') },
  ];
  expect(await reportedOf([first, second])).toEqual(['moment', 'nothing']);
  expect(await reportedOf([{ ...next(score(3)), ...goalOf('j') }])).toEqual(['moment,scored']);
});

it('an older state that comes late says its moments, without its score', async () => {
  const next = statesOf();
  const [kickOff, older, newer] = [next(), { ...next(score(1)), ...goalOf('i') }, next(score(2))];
  await reportedOf([kickOff, newer]);
  const claimed = await claimNews(db, older);
  expect(claimed).toMatchObject({ news: { match: { play: null }, turns: [{ kind: 'goal' }] } });
  expect(await reportedOf([older, newer])).toEqual(['nothing', 'nothing']);
});

it('of several consumers of the moments of an older state, one gets them', async () => {
  const next = statesOf();
  const [kickOff, older, newer] = [next(), { ...next(), ...goalOf('i') }, next(score(2))];
  await reportedOf([kickOff, newer]);
  const claims = await Promise.all([older, older, older].map((state) => claimNews(db, state)));
  expect(claims.filter(({ kind }) => kind === 'news')).toHaveLength(1);
});

it('a goal within a minute of a moment of a player is quick', async () => {
  const next = statesOf();
  await claimNews(db, next());
  const moment = { ...next(), ...goalOf('i') };
  await claimNews(db, moment);
  const goal = await claimNews(db, { ...next(score(1)), at: moment.at + 30_000 });
  expect(goal).toMatchObject({ news: { isQuick: true } });
});

it('red cards from before somebody followed the match are no news, later ones are', async () => {
  const matchId = newMatchId();
  const next = statesOf(matchId);
  next();
  const red = (id: string) => ({ id, type: 'red-card' as const, team: 'home' as const, minute: 5 });
  await deliver([matchStateRecord(snapshot(matchId), KICK_OFF)]);
  const states = [
    next({ incidents: [red('a')], ...score(1) }),
    next({ incidents: [red('a'), red('b')], ...score(1) }),
  ];
  expect(await reportedOf(states)).toEqual(['scored', 'red-card']);
});

/** Basketball with so many seconds left in the last quarter. */
const quarter = (home: number, away: number, seconds: number): More => ({
  sportId: 2,
  matchStatus: 'Q4',
  score: { home, away },
  clock: { seconds, running: false, at: KICK_OFF, countdown: true },
});

it('a change of the lead in the last minutes is news, an earlier one that nobody saw is not', async () => {
  const next = statesOf();
  const states = [
    next({ ...quarter(0, 0, 720), matchStatus: 'Q1' }),
    next(quarter(60, 61, 720)),
    next(quarter(80, 78, 290)),
    next(quarter(80, 81, 250)),
  ];
  expect(await reportedOf(states)).toEqual(['start', 'break', 'nothing', 'scored,lead']);
});

it('a change of the lead within a minute of another one is quick', async () => {
  const next = statesOf();
  await reportedOf([next(quarter(80, 78, 290))]);
  const [first, second] = [next(quarter(80, 81, 280)), next(quarter(82, 81, 270))];
  await claimNews(db, first);
  const claimed = await claimNews(db, { ...second, at: first.at + 10_000 });
  expect(claimed).toMatchObject({ news: { isQuick: true } });
});

it('the database knows who led before the first points of the last minutes', async () => {
  const matchId = newMatchId();
  const next = statesOf(matchId);
  const [quarterBegins, unseen, turn] = [
    next(quarter(60, 61, 720)),
    next(quarter(78, 79, 310)),
    next(quarter(80, 79, 280)),
  ];
  await reportedOf([quarterBegins]);
  const stored = snapshot(matchId, { version: 2, ...quarter(78, 79, 310) });
  await deliver([matchStateRecord(stored, unseen.at)]);
  expect(await reportedOf([turn])).toEqual(['scored,lead']);
});

it('of several consumers of the same state, one gets the news', async () => {
  const next = statesOf();
  const [first, goal] = [next(), next(score(1))];
  await claimNews(db, first);
  const claims = await Promise.all([goal, goal, goal].map((state) => claimNews(db, state)));
  expect(claims.filter(({ kind }) => kind === 'news')).toHaveLength(1);
});

it('news that could not be passed on are given back', async () => {
  const next = statesOf();
  const [first, goal] = [next(), next(score(1))];
  for (const state of [first, goal]) {
    const claimed = await claimNews(db, state);
    if (claimed.kind !== 'news') throw new Error('It is news');
    await claimed.undo();
    expect(await reportedOf([state])).toHaveLength(1);
  }
  expect(await reportedOf([goal])).toEqual(['nothing']);
});
