import { expect, it } from 'vitest';
import specification from '../../clients/live/SPEC.md?raw';
import document from '../../docs/live-protocol.md?raw';
import { SHARE_LENGTH } from '../../realtime/hosts/broadcast-shares.ts';
import { socketsPerAddress } from '../../realtime/hosts/rooms-env.ts';
import { ERROR_CLOSE_CODES, RENEW_CLOSE_CODE } from '../../realtime/protocol/frame.ts';
import { MAX_HUB_MATCHES } from '../../realtime/protocol/hub-query.ts';
import { PROTOCOL_VERSION } from '../../realtime/protocol/version.ts';
import { ALL_SPORTS } from '../../realtime/sports/registry.ts';

/** Returns the rows of a section's first table. */
function tableOf(text: string, section: string): string[] {
  const [, body = ''] = text.split(`${section}\n`);
  const [, table = ''] = /\n((?:\|.*\n)+)/.exec(body) ?? [];
  return table.trim().split('\n');
}

it.each([
  ['## A connection: states and events', '## A connection: states and events', 14],
  ['What a frame does, by what you have:', '## A room: what a frame does', 10],
])('"%s" has the table of the client', (here, there, rows) => {
  expect(tableOf(document, here)).toHaveLength(rows);
  expect(tableOf(document, here)).toEqual(tableOf(specification, there));
});

it('every close code stands in the document, beside its name', () => {
  const rows = tableOf(document, '## Close codes');
  for (const [name, code] of Object.entries(ERROR_CLOSE_CODES))
    expect(rows.filter((row) => row.includes(`| ${code} `) && row.includes(name))).toHaveLength(1);
  expect(rows.filter((row) => row.includes(`| ${RENEW_CLOSE_CODE} `))).toHaveLength(1);
});

it.each([
  ['matches of a hub', String(MAX_HUB_MATCHES)],
  ['renewal', SHARE_LENGTH.toLocaleString('en')],
  ['sockets of an address', String(socketsPerAddress({}))],
])('the limit of %s is %s', (what, limit) => {
  const row = tableOf(document, '## Limits').find((each) => each.includes(what));
  expect(row?.split('|').at(-2)?.trim()).toBe(limit);
});

it('the document names the current version', () => {
  expect(document).toContain(`This is version ${PROTOCOL_VERSION} of the protocol.`);
  expect(document).toContain(`?protocol=${PROTOCOL_VERSION}`);
});

it('every sport stands in the document with its id', () => {
  expect(document).toContain(`: ${ALL_SPORTS.map(({ key, id }) => `${key} ${id}`).join(', ')}.`);
});
