import { expect, test } from 'vitest';
import * as v from 'valibot';
import { MOMENTS, type Part, type Turn } from '../shared/alerts/match-news.ts';
import { alertMessageSchema } from './alert-message.ts';
import { anAlertMatch } from './testing/alert-match.ts';

const PARTS: Record<Part['name'], number> = {
  'half-time': 1,
  'normal-time': 2,
  'extra-half': 3,
  play: 5,
  quarter: 1,
  overtime: 5,
};

/** At least one turn of each name. */
const TURNS: { [What in Turn['what']]: Extract<Turn, { what: What }>[] } = {
  start: [{ what: 'start' }],
  scored: [
    { what: 'scored', side: 'away' },
    { what: 'scored', side: null },
  ],
  corrected: [{ what: 'corrected' }],
  'red-card': [{ what: 'red-card', side: 'home' }],
  break: [],
  lead: [{ what: 'lead', side: 'home' }],
  lineups: [{ what: 'lineups' }],
  moment: [],
  end: [{ what: 'end' }],
  off: [{ what: 'off' }],
};

const breaks = Object.keys(PARTS).map((name) => ({ what: 'break', after: { name, number: 1 } }));
const moments = MOMENTS.flatMap((moment) =>
  [null, { id: 'ace', name: 'Ace' }].map((player) => ({
    what: 'moment',
    moment,
    side: null,
    player,
  })),
);

test.each([...Object.values(TURNS).flat(), ...breaks, ...moments].map((turn) => [turn]))(
  'the queue of alerts takes and gives %j',
  (turn) => {
    const match = anAlertMatch({ isLate: true, winner: 'home' });
    const news = { match, turns: [{ kind: 'score', turn }], at: 1, isQuick: false };
    for (const message of [
      { news, share: { from: '', to: 'g' } },
      { news, unprovenFrom: 'a' },
    ])
      expect(v.parse(alertMessageSchema, message)).toEqual(message);
  },
);
