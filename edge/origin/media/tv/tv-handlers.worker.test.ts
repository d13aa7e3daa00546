import { expect, it } from 'vitest';
import { servicesAt } from '../../../testing/services.ts';
import { tvHandlers } from './tv-handlers.ts';

it.each([
  ['a visitor in Brazil', { locatesVisitor: true, located: 'br', visitorsCountry: 'br' }, true],
  [
    'a visitor elsewhere who chose it',
    { locatesVisitor: true, located: 'mx', visitorsCountry: 'br' },
    false,
  ],
  [
    'a server elsewhere, for a visitor there',
    { locatesVisitor: false, located: 'us', visitorsCountry: 'br' },
    true,
  ],
  [
    'a server there, for a visitor elsewhere',
    { locatesVisitor: false, located: 'br', visitorsCountry: 'mx' },
    false,
  ],
  ['nobody knows who', { locatesVisitor: false, located: 'br', visitorsCountry: null }, false],
])('a channel for Brazil only is available by location: %s', async (_, asked, isAvailable) => {
  const tv = { streamUrl: 'https://tv.example/live.m3u8', countries: 'br' };
  const services = { ...servicesAt(Date.now()), ...asked, tv };
  expect(await tvHandlers.getTvAvailability({}, services)).toEqual({ isAvailable });
});
