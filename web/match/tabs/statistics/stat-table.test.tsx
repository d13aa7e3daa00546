// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { SportKey } from '../../../../realtime/sports/sport.ts';
import { rendered } from '../../testing/rendered.tsx';
import { FormPanel } from '../head-to-head/form-panel.tsx';
import { formIn, lastFive } from '../head-to-head/past-result.ts';
import { matchOfLine } from '../../../domain/match-of-line.ts';
import { aLine } from '../../../live/testing/lines.ts';
import { StatTable } from './stat-table.tsx';

const team = (name: string) => ({ id: name, name, shortName: name });

test.each<[SportKey, string[]]>([
  ['football', ['Home', 'Away', '6', '3 better']],
  ['basketball', ['Away', 'Home', '3 better', '6']],
])(
  'in %s each side has its own figure below its name, the better one marked',
  (sportKey, cells) => {
    const match = { sportKey, home: team('Home'), away: team('Away') };
    const row = {
      key: 'fouls',
      name: 'Fouls',
      home: '6',
      away: '3',
      share: 75,
      better: 'away',
    } as const;
    const table = rendered(<StatTable match={match} rows={[row]} />);
    const shown = [...table.querySelectorAll('[data-kit]:not(rect), tbody tr:first-child td')].map(
      (cell) => `${cell.textContent}${cell.className.includes('better') ? ' better' : ''}`,
    );
    expect(shown).toEqual(cells);
    const widths = [...table.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
    expect(widths).toEqual(sportKey === 'football' ? ['74.6%', '24.6%'] : ['24.6%', '74.6%']);
  },
);

test('the form of each side is that of its own last five results, the oldest first', () => {
  const match = matchOfLine(aLine('m1'));
  const of = (homeId: string, winners: string) =>
    Array.from(winners, (winner) => ({
      homeId,
      winner: winner === 'h' ? ('home' as const) : winner === 'a' ? ('away' as const) : null,
    }));
  const home = of(match.home.id, 'hhdadah');
  const away = of(match.away.id, 'ah');
  expect(lastFive(formIn(home, match.home.id))).toEqual(['D', 'L', 'D', 'W', 'W']);
  const panel = rendered(<FormPanel match={match} past={{ home, away }} />);
  const forms = [...panel.querySelectorAll('li')].map((item) =>
    [...item.querySelectorAll('[data-result]')]
      .map((result) => result.getAttribute('data-result'))
      .join(''),
  );
  expect(forms).toEqual(['DLDWW', 'WL']);
});
