import { expect, test } from 'vitest';
import type { OfferedLanguage } from '../contracts/language.ts';
import type { MatchNews } from './alert-message.ts';
import { isQuietFor, messageFor, turnFor } from './notification.ts';
import { anAlertMatch } from './testing/alert-match.ts';

const MATCH = anAlertMatch();
const GOAL = { kind: 'score', turn: { what: 'scored', side: 'home' } } as const;
const CARD = { kind: 'red-card', turn: { what: 'red-card', side: 'away' } } as const;
const NEWS: MatchNews = { match: MATCH, turns: [GOAL], at: 1_000, isQuick: false };

const fan = (language: OfferedLanguage, hidesScores = false) => ({
  language,
  brand: 'net' as const,
  hidesScores,
  site: 'https://scores.example',
});

test.each<[OfferedLanguage, string]>([
  ['en', 'Goal for Elk'],
  ['pt-BR', 'Gol: Elk'],
  ['es-MX', 'Gol de Elk'],
])('a goal is reported in the language of the fan: %s', (language, title) => {
  expect(messageFor(NEWS, GOAL.turn, fan(language))).toEqual({
    web_push: 8030,
    notification: {
      title,
      body: 'Elk 1–0 Owl',
      lang: language,
      dir: 'ltr',
      tag: 'alert m:1',
      renotify: true,
      icon: 'https://scores.example/icons/touchline-net-any-192.png',
      badge: 'https://scores.example/icons/touchline-net-monochrome-512.png',
      navigate: 'https://scores.example/match/m%3A1',
      timestamp: 1_000,
    },
  });
});

test.each<[OfferedLanguage, string, string]>([
  ['en', 'Something has happened', 'Elk v Owl'],
  ['pt-BR', 'Aconteceu algo no jogo', 'Elk x Owl'],
  ['es-MX', 'Algo pasó en el partido', 'Elk vs. Owl'],
])('a fan without scores learns only that something happened: %s', (language, title, body) => {
  const { notification } = messageFor(NEWS, GOAL.turn, fan(language, true));
  expect(notification).toMatchObject({ title, body });
  expect(JSON.stringify(notification)).not.toMatch(/Go[al]l? |1–0/);
});

test('another goal within a minute replaces the message without sound', () => {
  const quick = messageFor({ ...NEWS, isQuick: true }, GOAL.turn, fan('en'));
  expect(quick.notification).toMatchObject({ tag: 'alert m:1', renotify: false });
});

test('a fan gets one message of what happened at once, by the kinds of their choice', () => {
  const both = { ...NEWS, turns: [GOAL, CARD] };
  expect(turnFor(both, new Set(['score', 'red-card']))).toEqual(CARD.turn);
  expect(turnFor(both, new Set(['score']))).toEqual(GOAL.turn);
  expect(turnFor(both, new Set(['end']))).toBeNull();
});

test('what no page shows by itself is shown beside a visible one too', () => {
  const player = { id: 'ace', name: 'Ace' };
  const turn = { what: 'moment', moment: 'goal', side: 'home', player } as const;
  expect(messageFor(NEWS, turn, fan('pt-BR'))).toMatchObject({
    notification: { title: 'Gol de Ace', body: 'Elk 1–0 Owl', tag: 'alert m:1' },
    isShownAlways: true,
  });
  const lineups = messageFor(
    { ...NEWS, match: { ...MATCH, play: null } },
    { what: 'lineups' },
    fan('es-MX'),
  );
  expect(lineups.notification).toMatchObject({ title: 'Ya hay alineaciones', body: 'Elk vs. Owl' });
  expect(messageFor(NEWS, GOAL.turn, fan('en')).isShownAlways).toBeUndefined();
});

const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
const hours = (quietFrom: number | null, quietTo: number | null, timeZone = 'UTC') => ({
  quietFrom,
  quietTo,
  timeZone,
});

test.each([
  ['without quiet hours', hours(null, null), '03:00', false],
  ['before them', hours(13 * 60, 15 * 60), '12:59', false],
  ['at their beginning', hours(13 * 60, 15 * 60), '13:00', true],
  ['at their end', hours(13 * 60, 15 * 60), '15:00', false],
  ['before midnight', hours(22 * 60, 8 * 60), '23:30', true],
  ['after midnight', hours(22 * 60, 8 * 60), '07:59', true],
  ['in the day', hours(22 * 60, 8 * 60), '08:00', false],
  ["in the night of the fan's zone", hours(22 * 60, 8 * 60, 'America/Sao_Paulo'), '02:00', true],
  ["in the evening of the fan's zone", hours(22 * 60, 8 * 60, 'America/Sao_Paulo'), '23:00', false],
])('it is quiet for a fan, or not, %s', (_when, subscription, time, isQuiet) => {
  expect(isQuietFor(subscription, at(time))).toBe(isQuiet);
});

test('a message in Arabic runs from right to left', () => {
  const { notification } = messageFor(NEWS, GOAL.turn, fan('ar'));
  expect(notification).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(notification.title.replaceAll(/[\u2068\u2069\u200f]/g, '')).toBe('هدف لـElk');
});
