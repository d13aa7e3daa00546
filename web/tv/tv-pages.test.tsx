import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { GENERIC_FAILURE } from '../../edge/contracts/messages.ts';
import { START } from '../live/testing/lines.ts';
import type { Tv } from './load-tv.server.ts';
import { TvHomePage } from './tv-home-page.tsx';
import { TvPage } from './tv-page.tsx';

const ABROAD = 'The channel is not on air where you are.';

test.each([
  ['the channel', TvPage],
  ['its guide', TvHomePage],
] as const)(
  '%s says that it is off in a country, and that it failed if the API is down',
  (_name, Page) => {
    const shown = (guide: Tv['guide']) => {
      const tv = {
        isAvailable: false,
        guide,
        match: null,
        roomSnapshot: null,
        clips: [],
        renderClock: { now: START, timeZone: 'UTC' },
        sdkKey: '',
      };
      const Stub = createRoutesStub([{ path: '*', Component: () => <Page {...tv} /> }]);
      return renderToStaticMarkup(<Stub />);
    };
    expect(shown({ kind: 'loaded', value: [] })).toContain(ABROAD);
    const failed = shown({ kind: 'failed', message: GENERIC_FAILURE, status: 503 });
    expect(failed).toContain(GENERIC_FAILURE);
    expect(failed).toContain('Try again');
    expect(failed).not.toContain(ABROAD);
  },
);
