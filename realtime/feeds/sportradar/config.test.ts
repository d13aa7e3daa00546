import { expect, test } from 'vitest';
import { temporaryFile } from '../../testing/temporary-folder.ts';
import { readSportradarConfig } from './config.ts';

const SPORT = {
  sport: 'football',
  push: 'https://push.example/soccer/v4/stream/events/subscribe',
  rest: 'https://push.example/soccer/v4',
};
const CONFIG = { apiKeyVariable: 'SOCCER_KEY', sports: [SPORT] };
const ENV = { SOCCER_KEY: ' abc123 ' };

async function read(config: unknown, env: Record<string, string> = ENV) {
  return readSportradarConfig(await temporaryFile('config.json', JSON.stringify(config)), env);
}

test('the API key comes from the variable, language and filters have defaults', async () => {
  expect(await read(CONFIG)).toEqual({
    apiKey: 'abc123',
    language: 'en',
    sports: [SPORT],
    filters: { competitions: [], seasons: [], sportEvents: [] },
  });
});

test.each([
  ['an unknown member', { ...CONFIG, apiKey: 'abc' }, 'apiKey'],
  [
    'a sport that is not ours',
    { ...CONFIG, sports: [{ ...SPORT, sport: 'darts' }] },
    'sports.0.sport',
  ],
  ['no sport', { ...CONFIG, sports: [] }, 'sports'],
  ['a sport twice', { ...CONFIG, sports: [SPORT, SPORT] }, 'must name each sport once'],
  [
    'an address that is none',
    { ...CONFIG, sports: [{ ...SPORT, rest: 'soccer' }] },
    'sports.0.rest',
  ],
  [
    'an API key in an address',
    { ...CONFIG, sports: [{ ...SPORT, push: `${SPORT.push}?api_key=abc` }] },
    'must not hold the API key',
  ],
  ['a filter of another kind', { ...CONFIG, filters: { seasons: ['26/27'] } }, 'filters.seasons.0'],
  ['a variable that cannot be one', { ...CONFIG, apiKeyVariable: 'a key' }, 'apiKeyVariable'],
])('%s is refused with an error that names it', async (_what, config, place) => {
  await expect(read(config)).rejects.toThrow(place);
});

test('the error for a missing key names its variable', async () => {
  await expect(read(CONFIG, {})).rejects.toThrow('SOCCER_KEY, which is not set');
});

test('the error for a key that is invalid in a header does not contain it', async () => {
  const reading = read(CONFIG, { SOCCER_KEY: 'sëcret key' });
  await expect(reading).rejects.toThrow('SOCCER_KEY');
  await expect(reading).rejects.not.toThrow('sëcret');
});
