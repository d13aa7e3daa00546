import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { MatchUpdate } from '../../../realtime/protocol/ingest.ts';
import { PROJECT } from '../../local/project.ts';
import { fixture } from '../../testing/football.ts';
import { signed } from '../../testing/signed.ts';
import type { Product } from '../product.ts';
import { TranscriptClient, transcriptsOf } from './transcripts.ts';

const KICK_OFF = Date.UTC(2026, 10, 21, 15);
const goal = { id: 'g1', type: 'goal', team: 'home', minute: 12, player: 'Ana Reis' } as const;

/** What the feed sends, by the transcripts' words. */
const UPDATES: Record<string, MatchUpdate> = {
  'The match m1 begins.': {
    matchId: 'm1',
    sequence: 1,
    occurredAt: KICK_OFF,
    fixture: fixture(),
    status: 'Live',
    matchStatus: 'H1',
    clock: { seconds: 0, running: true, at: KICK_OFF },
  },
  'Harbour Town score.': {
    matchId: 'm1',
    sequence: 2,
    occurredAt: KICK_OFF + 720_000,
    score: { home: 1, away: 0 },
    incidents: [goal],
  },
  'The goal is disallowed.': {
    matchId: 'm1',
    sequence: 3,
    occurredAt: KICK_OFF + 780_000,
    score: { home: 0, away: 0 },
    incidents: [{ ...goal, removed: true }],
  },
  'The match m2 begins.': {
    matchId: 'm2',
    sequence: 1,
    occurredAt: KICK_OFF,
    fixture: fixture({ sportId: 6 }),
    status: 'Live',
    matchStatus: 'H1',
  },
  'Harbour Town score in m2.': {
    matchId: 'm2',
    sequence: 2,
    occurredAt: KICK_OFF + 60_000,
    score: { home: 1, away: 0 },
  },
  'Quarry United score in m2.': {
    matchId: 'm2',
    sequence: 3,
    occurredAt: KICK_OFF + 120_000,
    score: { home: 1, away: 1 },
  },
};

/** Plays the document's transcripts on a product that knows no handball and neither match. */
export function liveProtocolCases(site: () => Product): void {
  it('every transcript of docs/live-protocol.md happens so, byte for byte', async () => {
    const transcripts = transcriptsOf(
      await readFile(join(PROJECT, 'docs/live-protocol.md'), 'utf8'),
    );
    expect(transcripts).toHaveLength(4);
    /** The product's epochs by the document's. */
    const epochs = new Map<string, string>();

    async function feed(words: string): Promise<void> {
      const update = UPDATES[words];
      if (!update) throw new Error(`The feed knows no "${words}"`);
      const { url, secret } = site();
      const content = { source: 'transcripts', updates: [update] };
      const answer = await fetch(signed(`${url}/ingest/v1/updates`, content, { secret }));
      if (!answer.ok) throw new Error(await answer.text());
      await answer.body?.cancel();
    }

    /** Returns what comes, with the document's epochs. */
    async function receive(client: TranscriptClient, said: string): Promise<string> {
      const came = await client.next();
      const [one, other] = [epochIn(said), epochIn(came)];
      if (one !== undefined && other !== undefined) epochs.set(one, other);
      return [...epochs].reduce((text, [known, real]) => text.replaceAll(real, known), came);
    }

    for (const transcript of transcripts) {
      const client = new TranscriptClient(site().url);
      const received: string[] = [];
      for (const { mark, text } of transcript)
        if (mark === '*') await feed(text);
        else if (mark === '<') received.push(await receive(client, text));
        else
          await client.play(
            [...epochs].reduce((all, [known, real]) => all.replaceAll(known, real), text),
          );
      await client.play('close');
      const said = transcript.filter(({ mark }) => mark === '<').map(({ text }) => text);
      expect(received.map(withoutTimes)).toEqual(said.map(withoutTimes));
    }
  });
}

function epochIn(text: string): string | undefined {
  return /"epoch":"([^"]+)"/.exec(text)?.[1];
}

/** Leaves out when a room applied a change. */
function withoutTimes(text: string): string {
  return text.replaceAll(/("type":"delta","version":\d+,"at":)\d+/g, '$1…');
}
