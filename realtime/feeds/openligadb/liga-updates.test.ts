import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ingestRequestSchema, type MatchUpdate } from '../../protocol/ingest.ts';
import { applyUpdate, createMatchRoom, type MatchRoom } from '../../rooms/match-room.ts';
import * as v from 'valibot';
import { stubNetwork } from '../../testing/stub-network.ts';
import { ligaUpdates, type LigaOptions } from './liga-updates.ts';
import { LigaStandIn } from './testing/stand-in.ts';

const FILE = new URL('./testing/matchday-kl1-2031-12.latin1', import.meta.url);
const MINUTE = 60_000;
/** Half an hour into the second match; the first is over, the third is tomorrow. */
const EVENING = Date.parse('2031-11-22T18:00:00Z');

const URL_OF_SERVICE = 'http://liga.test';
const INTERVAL = 5_000;

let service: LigaStandIn;
let end: AbortController;
const rooms = new Map<string, MatchRoom>();
const outcomes: string[] = [];
const beats: string[][] = [];
const logged: string[] = [];

beforeEach(async () => {
  for (const list of [outcomes, beats, logged]) list.length = 0;
  rooms.clear();
  service = new LigaStandIn();
  service.matches = new Uint8Array(await readFile(FILE));
  stubNetwork({ [URL_OF_SERVICE]: (request) => service.answer(request) });
  end = new AbortController();
  vi.useFakeTimers({ now: EVENING });
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function take(update: MatchUpdate): void {
  const request = v.parse(ingestRequestSchema, { source: 'openligadb', updates: [update] });
  for (const parsed of request.updates) {
    const before = rooms.get(parsed.matchId) ?? createMatchRoom('epoch-00001');
    const { room, result } = applyUpdate(before, parsed, Date.now());
    rooms.set(parsed.matchId, room);
    outcomes.push(result.outcome);
  }
}

/** Follows the matchday into rooms. */
async function follow(more: Partial<LigaOptions> = {}): Promise<void> {
  const options: LigaOptions = {
    url: URL_OF_SERVICE,
    league: 'kl1',
    season: 2031,
    matchday: undefined,
    interval: INTERVAL,
    outlivesRefusals: true,
    signal: end.signal,
    beat: (ids) => beats.push([...ids]),
    log: (text) => logged.push(text),
    ...more,
  };
  for await (const update of ligaUpdates(options)) take(update);
}

function stateOf(id: number) {
  return rooms.get(`oldb-${id}`)?.state;
}

async function change(edit: (text: string) => string): Promise<void> {
  const before = Buffer.from(service.matches).toString('latin1');
  service.matches = new Uint8Array(Buffer.from(edit(before), 'latin1'));
  service.lastChange = `${service.lastChange}1`;
}

/** Lets the feed poll until a check no longer throws. */
async function until(check: () => void): Promise<void> {
  for (let polls = 0; polls < 100; polls += 1) {
    try {
      return check();
    } catch {
      await vi.advanceTimersByTimeAsync(INTERVAL);
    }
  }
  check();
}

test('a matchday in progress updates each match, with its encoding repaired', async () => {
  void follow();
  await until(() => expect(rooms.size).toBe(3));
  expect(stateOf(1)).toMatchObject({
    leagueName: '1. Küsten-Liga',
    home: { name: 'Möwe Föhr', shortName: 'Föhr', logoUri: 'https://example.org/crest.png' },
    away: { name: 'Öystad 04', shortName: 'Öystad 04' },
    status: 'Finished',
    score: { home: 2, away: 1 },
    periods: [
      { home: 1, away: 0 },
      { home: 1, away: 1 },
    ],
    gameScore: ['1:0'],
  });
  expect(stateOf(1)?.incidents).toMatchObject([
    { type: 'penalty-goal', team: 'home', minute: 19, player: 'B. Größl' },
    { type: 'goal', team: 'home', minute: null },
    { type: 'own-goal', team: 'away', minute: 88, player: 'Önder' },
  ]);
  expect(stateOf(1)?.incidents[1]).not.toHaveProperty('player');
  expect(stateOf(2)).toMatchObject({
    status: 'Live',
    matchStatus: 'H1',
    score: { home: 0, away: 1 },
    home: { shortName: 'Strand Sylt' },
  });
  expect(stateOf(2)?.clock).toBeUndefined();
  expect(stateOf(3)).toMatchObject({ status: 'NotStarted', matchStatus: 'Not start' });
  await until(() => expect(beats.at(-1)).toEqual(['oldb-2']));
  expect(outcomes).not.toContain('rejected');
});

test('the matches are requested again only after a change', async () => {
  void follow();
  await until(() => expect(service.asked.length).toBeGreaterThan(10));
  expect(service.asked.filter((path) => path.includes('getmatchdata'))).toHaveLength(1);
  expect(outcomes).toHaveLength(3);
  await change((text) => text.replace('"goalGetterName": "Kröger"', '"goalGetterName": "Krüger"'));
  await until(() => expect(stateOf(2)?.incidents[0]?.player).toBe('Krüger'));
  expect(service.asked.filter((path) => path.includes('getmatchdata'))).toHaveLength(2);
});

test('a match changes status by the data of the service and by the time', async () => {
  void follow();
  await until(() => expect(rooms.size).toBe(3));
  const half =
    '"matchResults":[{"resultName":"Halbzeit","resultTypeID":1,"pointsTeam1":0,"pointsTeam2":1}]';
  const second = /("matchID": 2,[^]*?)"matchResults": \[\]/;
  await change((text) => text.replace(second, `$1${half}`));
  await until(() => expect(stateOf(2)?.matchStatus).toBe('HT'));
  vi.setSystemTime(EVENING + 40 * MINUTE);
  await until(() => expect(stateOf(2)?.matchStatus).toBe('H2'));
  // The goal is disallowed; then the match is marked finished too early.
  await change((text) => text.replace(/\{\s*"goalID": 21,[^}]*\}/, ''));
  await until(() => expect(stateOf(2)?.score).toEqual({ home: 0, away: 0 }));
  expect(stateOf(2)?.incidents).toMatchObject([{ removed: true }]);
  const finished = /("matchID": 2,[^]*?"matchIsFinished": )\w+/;
  await change((text) => text.replace(finished, '$1true'));
  await until(() => expect(stateOf(2)?.status).toBe('Finished'));
  await change((text) => text.replace(finished, '$1false'));
  await until(() => expect(stateOf(2)?.status).toBe('Live'));
  vi.setSystemTime(Date.parse('2031-11-23T14:31:00Z'));
  await until(() => expect(stateOf(3)?.status).toBe('Live'));
  // The second match never ends: its heartbeats stop after a time limit.
  await until(() => expect(beats.at(-1)).toEqual(['oldb-3']));
  expect(outcomes).not.toContain('rejected');
});

test('a match without data after its kick-off time stays NotStarted', async () => {
  vi.setSystemTime(Date.parse('2031-11-23T20:00:00Z'));
  void follow();
  await until(() => expect(rooms.size).toBe(3));
  expect(stateOf(3)?.status).toBe('NotStarted');
});

test('a service that fails or sends invalid data is retried, and the fault is logged', async () => {
  service.failing = { status: 503, times: 2 };
  void follow();
  await until(() => expect(rooms.size).toBe(3));
  expect(logged[0]).toMatch(
    /^http:\/\/liga\.test\/getcurrentgroup\/kl1 answered 503\. .+ Asking again in \d+ s\.$/,
  );
  service.matches = new TextEncoder().encode('<h1>Wartung</h1>');
  service.lastChange = 'later';
  await until(() => expect(logged.at(-1)).toContain('answered something else than it should'));
});

test('one invalid match is skipped and the others are followed', async () => {
  await change((text) => text.replace('"teamName": "Möwe Föhr"', '"teamName": null'));
  void follow();
  await until(() => expect(rooms.size).toBe(2));
  expect(logged[0]).toContain('Skipped a match: team1.teamName');
});

test('an unknown league ends the feed without outlivesRefusals', async () => {
  await expect(follow({ league: 'kl9', outlivesRefusals: false })).rejects.toThrow(
    /getcurrentgroup\/kl9 answered 404\. See that league, season and matchday exist there\./,
  );
});
