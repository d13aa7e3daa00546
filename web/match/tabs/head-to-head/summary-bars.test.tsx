import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { SummaryBars } from './summary-bars.tsx';

const names = { home: 'Home', away: 'Away' };
const labels = (sportKey: SportKey, draws: number) =>
  [
    ...renderToStaticMarkup(
      <SummaryBars
        summary={{ homeWins: 1, draws, awayWins: 2 }}
        names={names}
        sportKey={sportKey}
        kits={{ home: 'red', away: 'navy' }}
      />,
    ).matchAll(/<dt>(.*?)<\/dt>/g),
  ].map(([, label]) => label);

test.each([
  ['football', 0, ['Home won', 'Draws', 'Away won']],
  ['tennis', 0, ['Home won', 'Away won']],
  ['basketball', 0, ['Away won', 'Home won']],
  ['basketball', 1, ['Away won', 'Draws', 'Home won']],
] as const)('for %s with %s draws the bars are labelled %j', (sportKey, draws, shown) => {
  expect(labels(sportKey, draws)).toEqual(shown);
});
