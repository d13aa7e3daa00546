import type { Client } from './client.ts';
import { jsonText } from './json-text.ts';
import { WORLD_CATALOGUE, WORLD_DETAILS, WORLD_UPDATES } from './world.ts';

/** Sends the initial data: a match in play and a coming one of each sport, all details of football. */
export async function sendWorld(client: Client, secret: string): Promise<void> {
  const postings = [
    { call: 'updates', body: WORLD_UPDATES },
    { call: 'catalogue', body: WORLD_CATALOGUE },
    { call: 'details', body: WORLD_DETAILS },
  ] as const;
  for (const { call, body } of postings) {
    const posting = { call, bytes: jsonText(body), signature: 'good' } as const;
    const { status, text } = await client.post(posting, secret);
    if (status !== 200) throw new Error(`The world was answered ${status}: ${text}`);
  }
}
