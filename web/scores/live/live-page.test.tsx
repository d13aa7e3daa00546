// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { rendered } from '../../match/testing/rendered.tsx';
import { aLine, aSnapshot } from '../../live/testing/lines.ts';
import { parseLine } from '../../domain/parse-line.ts';
import { HomePage } from '../../home/home-page.tsx';
import { aDay } from '../testing/a-day.ts';
import { encodeDay } from '../encoded-day.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { LivePage } from './live-page.tsx';

const day = encodeDay({ kind: 'loaded', scores: aDay() });
const opened = (sportKey: SportKey | null) => rendered(<LivePage day={day} sportKey={sportKey} />);

function chosen(box: Element) {
  return box.querySelector('[aria-pressed="true"]')?.textContent;
}

test('the page shows every sport, unless it was opened for one', () => {
  expect(chosen(opened(null))).toBe('All1');
  const football = opened('football');
  expect(chosen(football)).toBe('Football1');
  expect(football.textContent).toContain('Home m1');
});

test('a sport without live matches is listed and says so', () => {
  const handball = opened('handball');
  expect(chosen(handball)).toBe('Handball0');
  expect(handball.textContent).not.toContain('Home m1');
  expect(handball.textContent).toContain('No match is live at this moment');
});

describe('the numbers in the headings', () => {
  const ended = { status: 'Finished', matchStatus: 'Ended' } as const;
  const cup = { leagueId: 'l2', leagueName: 'Cup' };
  const tennis = { sportId: 5, leagueId: 'l3', leagueName: 'Open' } as const;
  const lines = [
    aLine('m1'),
    aLine('m2'),
    aLine('m3', ended),
    aLine('m4', cup),
    aLine('m5', { ...cup, ...ended }),
    aLine('m6', { ...cup, ...ended }),
    aLine('m7', tennis),
    aLine('m8', { ...tennis, ...ended }),
  ];
  const of = (sportId: number) => lines.filter((line) => line.sportId === sportId);
  const busy = encodeDay({
    kind: 'loaded',
    scores: aDay({
      matches: lines.map(parseLine),
      roomSnapshots: [
        { sportKey: 'football', snapshot: aSnapshot(1, of(1)) },
        { sportKey: 'tennis', snapshot: aSnapshot(1, of(5)) },
      ],
    }),
  });
  const texts = (box: Element, selector: string) =>
    [...box.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const chipsOf = (box: Element) => texts(box, 'ul[aria-label] button');

  test('are those of the matches in play, in all and of each sport', () => {
    const home = rendered(<HomePage day={busy} />);
    expect(texts(home, '#live-now')).toEqual(['Live now 4']);
    expect(chipsOf(home)).toEqual(['All', 'Football3', 'Tennis1']);
    expect(chipsOf(rendered(<LivePage day={busy} />))).toEqual(['All4', 'Football3', 'Tennis1']);
  });

  test('of a league are its matches of the day and those in play; of a sport the listed ones', () => {
    const leagues = [
      '3 matches, 1 live of Cup1 live3',
      '3 matches, 2 live of League One2 live3',
      '2 matches, 1 live of Open1 live2',
    ];
    expect(texts(rendered(<LivePage day={busy} />), '[aria-expanded]')).toEqual(leagues);
    const later = rendered(<HomePage day={busy} />).querySelector('[aria-labelledby="today"]');
    const headings = [...(later?.querySelectorAll('h3') ?? [])].map((head) => head.textContent);
    expect(headings).toEqual(['Football3', 'Tennis1']);
  });
});
