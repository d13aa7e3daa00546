import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueRequestSchema, type CatalogueRequest } from '../protocol/catalogue.ts';
import type { SignedClient } from './signed-client.ts';
import { SquadsOutbox } from './squads-outbox.ts';
import type { SquadOfMatch } from './sportradar/squad-reader.ts';

let end: AbortController;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
  logged = [];
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

/** A server that gives these answers in turn, then repeats the last. */
function server(...answers: (200 | 400 | 401 | 404 | 'away')[]) {
  const sent: CatalogueRequest[] = [];
  const during = vi.fn<() => void>();
  const client: SignedClient = {
    to: 'http://localhost',
    post: async (_path, body, read) => {
      sent.push(v.parse(catalogueRequestSchema, body));
      during();
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 200;
      if (answer === 'away') return { kind: 'unacknowledged', reason: 'away' };
      if (answer !== 200) return { kind: 'refused', status: answer, message: 'as reported' };
      const value = read({ created: 1, updated: 0, unchanged: 0 }, new Headers());
      return value === undefined
        ? { kind: 'unacknowledged', reason: 'unread' }
        : { kind: 'acknowledged', value };
    },
  };
  const outbox = new SquadsOutbox();
  const log = (text: string) => void logged.push(text);
  void outbox.run({ client, source: 'test', signal: end.signal, interval: 10, log });
  return { sent, outbox, during };
}

const team = (id: string) => ({ id, name: id, shortName: id });

function squadOf(id: string, number: number): SquadOfMatch {
  const season = { id: 's1', name: '2026-27' };
  const league = { id: 'l1', name: 'Lantern League' };
  return {
    match: {
      matchId: 'm1',
      fixture: { sportId: 1, league, home: team('t1'), away: team('t2'), startTime: 0, season },
    },
    squad: {
      sportId: 1,
      seasonId: season.id,
      team: team(id),
      players: [{ id: 'p1', name: 'Eva Birk', number }],
    },
  };
}

const numbersOf = ({ squads = [] }: CatalogueRequest) =>
  squads.map(({ players: [player] }) => player?.number);

test('one request holds the latest squad of each team, and their match once', async () => {
  const { sent, outbox } = server(200);
  for (const reported of [squadOf('t1', 1), squadOf('t2', 2), squadOf('t1', 3)])
    outbox.put(reported);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(numbersOf)).toEqual([[3, 2]]);
  expect(sent[0]?.matches.map(({ matchId }) => matchId)).toEqual(['m1']);
});

test('many squads are split into several requests', async () => {
  const { sent, outbox } = server(200);
  for (let at = 0; at < 60; at++) outbox.put(squadOf(`t${at}`, at));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map((request) => numbersOf(request).length)).toEqual([25, 25, 10]);
});

test.each(['away', 401] as const)(
  'after a failed request (%s) a squad is sent again',
  async (answer) => {
    const { sent, outbox } = server(answer, 200);
    outbox.put(squadOf('t1', 1));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(numbersOf)).toEqual([[1], [1]]);
    expect(logged).toEqual([]);
  },
);

test('a squad that changes during a failed request is then sent as it is', async () => {
  const { sent, outbox, during } = server('away', 200);
  during.mockImplementationOnce(() => outbox.put(squadOf('t1', 2)));
  outbox.put(squadOf('t1', 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.map(numbersOf)).toEqual([[1], [2]]);
});

test('a squad that the server refuses is logged and not sent again', async () => {
  const { sent, outbox } = server(400);
  outbox.put(squadOf('t1', 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  expect(logged.join()).toContain('refused it: 400 as reported');
});

test('a server without a catalogue gets no further requests', async () => {
  const { sent, outbox } = server(404);
  outbox.put(squadOf('t1', 1));
  await vi.advanceTimersByTimeAsync(100);
  outbox.put(squadOf('t2', 1));
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
});
