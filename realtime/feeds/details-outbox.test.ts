import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsRequestSchema, type MatchDetails } from '../protocol/details.ts';
import { DetailsOutbox } from './details-outbox.ts';
import type { SignedClient } from './signed-client.ts';

const SHEET = { confirmed: true, starters: [], substitutes: [] };
let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

/** A server that gives these answers in turn, then repeats the last. */
function server(...answers: ('applied' | 'rejected' | 'away' | 404)[]) {
  const sent: MatchDetails[][] = [];
  const during = vi.fn<() => void>();
  const client: SignedClient = {
    to: 'http://localhost',
    post: async (_path, body, read) => {
      const { details } = v.parse(detailsRequestSchema, body);
      sent.push(details);
      during();
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'applied';
      if (answer === 404) return { kind: 'refused', status: 404, message: 'no such call' };
      if (answer === 'away') return { kind: 'unacknowledged', reason: 'away' };
      const results = details.map(({ matchId }) => ({ matchId, outcome: answer }));
      const value = read({ results }, new Headers());
      return value === undefined
        ? { kind: 'unacknowledged', reason: 'unread' }
        : { kind: 'acknowledged', value };
    },
  };
  return { sent, client, during };
}

function begin(client: SignedClient): DetailsOutbox {
  const outbox = new DetailsOutbox();
  void outbox.run(client, 'test', { signal: end.signal, interval: 10 });
  return outbox;
}

test('the details of a match are merged and sent once', async () => {
  const { sent, client } = server('applied');
  const outbox = begin(client);
  outbox.put({ matchId: 'm1', occurredAt: 1, lineups: { home: SHEET } });
  outbox.put({ matchId: 'm1', occurredAt: 2, odds: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([[{ matchId: 'm1', occurredAt: 2, lineups: { home: SHEET }, odds: [] }]]);
});

test.each(['rejected', 'away'] as const)(
  'after "%s" the details are sent again, merged with newer ones',
  async (answer) => {
    const { sent, client } = server(answer, 'applied');
    const outbox = begin(client);
    outbox.put({ matchId: 'm1', occurredAt: 1, lineups: { home: SHEET } });
    await vi.advanceTimersByTimeAsync(11);
    outbox.put({ matchId: 'm1', occurredAt: 2, odds: [] });
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual([{ matchId: 'm1', occurredAt: 2, lineups: { home: SHEET }, odds: [] }]);
  },
);

test.each(['applied', 'rejected', 'away'] as const)(
  'details that come during a request that ends as "%s" follow, over the older ones',
  async (answer) => {
    const { sent, client, during } = server(answer, 'applied');
    const outbox = begin(client);
    const newer = { matchId: 'm1', occurredAt: 2, odds: [] };
    during.mockImplementationOnce(() => outbox.put(newer));
    outbox.put({ matchId: 'm1', occurredAt: 1, lineups: { home: SHEET } });
    await vi.advanceTimersByTimeAsync(100);
    const again = answer === 'applied' ? {} : { lineups: { home: SHEET } };
    expect(sent[1]).toEqual([{ ...again, ...newer }]);
    expect(sent).toHaveLength(2);
  },
);

test('the outbox gives up on a match that is always rejected', async () => {
  const { sent, client } = server('rejected');
  begin(client).put({ matchId: 'm1', occurredAt: 1, odds: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(60);
});

test('details that a server cannot take for long are sent once it answers', async () => {
  const { sent, client } = server(...Array<'away'>(100).fill('away'), 'applied');
  begin(client).put({ matchId: 'm1', occurredAt: 1, odds: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(101);
});

test('a server that answers 404 gets no further details', async () => {
  const { sent, client } = server(404);
  const outbox = begin(client);
  outbox.put({ matchId: 'm1', occurredAt: 1, odds: [] });
  await vi.advanceTimersByTimeAsync(100);
  outbox.put({ matchId: 'm2', occurredAt: 1, odds: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
});
