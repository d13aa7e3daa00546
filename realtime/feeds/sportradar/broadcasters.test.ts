import * as v from 'valibot';
import { expect, test } from 'vitest';
import { broadcastersSchema } from '../../protocol/broadcasters.ts';
import { broadcastersOf } from './broadcasters.ts';
import { sportEventSchema } from './schema.ts';
import { sportEvent } from './testing/messages.ts';

const reported = (more: object) =>
  broadcastersOf(v.parse(sportEventSchema, { ...sportEvent(), ...more }));

const uno = {
  name: 'Canal Uno',
  country: 'Brazil',
  country_code: 'BRA',
  url: 'https://uno.example',
};

test.each(['channels', 'tv_channels'])('%s of a sport event are grouped by country', (name) => {
  const listed = [
    uno,
    { name: 'Channel One', country_code: 'ENG' },
    { name: 'Canal Dois', country: 'Brazil' },
  ];
  const found = reported({ [name]: listed });
  expect(found).toEqual([
    {
      country: 'br',
      channels: [{ name: 'Canal Uno', uri: 'https://uno.example' }, { name: 'Canal Dois' }],
    },
    { country: 'gb-eng', channels: [{ name: 'Channel One' }] },
  ]);
  expect(v.is(broadcastersSchema, found)).toBe(true);
});

test.each<[what: string, channel: unknown]>([
  ['of no country', { name: 'Anywhere' }],
  ['without a name', { country_code: 'BRA' }],
  ['that is none', 'Canal Uno'],
])('a channel %s is left out', (_, channel) => {
  expect(reported({ channels: [channel] })).toEqual([]);
});

test.each(['http://uno.example', 'uno.example', ''])(
  'a channel with the address "%s" is listed without it',
  (url) => {
    const [country] = reported({ channels: [{ ...uno, url }] }) ?? [];
    expect(country?.channels).toEqual([{ name: 'Canal Uno' }]);
  },
);

test.each([{}, { channels: 'none' }])(
  'the result is undefined without a channel list: %o',
  (more) => {
    expect(reported(more)).toBeUndefined();
  },
);
