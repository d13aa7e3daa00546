import { expect, test } from 'vitest';
import { textOf } from '../../../../edge/shared/text/text.ts';
import type { Language } from '../../../../edge/contracts/language.ts';
import { commentaryText, type DescribedIncident } from './commentary-text.ts';

const LANGUAGES = ['en', 'pt-BR', 'es-MX'] as const;
const names = { home: 'Harbour Town', away: 'Quarry United' };

function textOfIncident(incident: Partial<DescribedIncident>, language: Language = 'en'): string {
  const given = { type: 'comment', team: null, sportKey: 'football', ...incident } as const;
  return commentaryText(textOf(language), given, names);
}

test('A goal names its scorer, the assist, how it went in and the score', () => {
  const goal = textOfIncident({
    type: 'goal',
    team: 'home',
    player: 'Ana Silva',
    relatedPlayer: 'Eva Ruiz',
    text: 'low into the corner',
    score: { home: 1, away: 0 },
  });
  expect(goal).toBe(
    'Goal! Ana Silva (Harbour Town) scores, assisted by Eva Ruiz. Low into the corner. Harbour Town 1, Quarry United 0.',
  );
});

test('An own goal names the side that gains it', () => {
  expect(textOfIncident({ type: 'own-goal', team: 'away', player: 'Ana Silva' })).toBe(
    'Own goal by Ana Silva! The goal counts for Quarry United.',
  );
});

test('A removed incident says so', () => {
  expect(textOfIncident({ type: 'goal', team: 'home', player: 'Ana Silva', removed: true })).toBe(
    'Taken back: goal by Ana Silva.',
  );
});

test('A shot names its outcome', () => {
  expect(
    textOfIncident({ type: 'shot', team: 'away', player: 'Eva Ruiz', outcome: 'woodwork' }),
  ).toBe('Eva Ruiz (Quarry United) hits the woodwork.');
});

test('A comment is its own text, and any other type is named', () => {
  expect(textOfIncident({ type: 'comment', text: 'It begins to rain.' })).toBe(
    'It begins to rain.',
  );
  expect(textOfIncident({ type: 'timeout', team: 'home' })).toBe('Timeout: Harbour Town.');
  expect(textOfIncident({ type: 'injury-time', text: '+3 min' })).toBe('Added time: +3 min.');
  expect(textOfIncident({ type: 'period-end', period: 'H1' })).toBe('End of the 1st half.');
});

const GOAL = {
  type: 'goal',
  team: 'home',
  player: 'Ana Silva',
  relatedPlayer: 'Eva Ruiz',
  score: { home: 1, away: 0 },
} as const;

test.each([
  [
    GOAL,
    'Gol de Ana Silva (Harbour Town)! Assistência de Eva Ruiz. Harbour Town 1, Quarry United 0.',
    '¡Gol de Ana Silva (Harbour Town)! Asistencia de Eva Ruiz. Harbour Town 1, Quarry United 0.',
  ],
  [
    { ...GOAL, removed: true },
    'Lance anulado: gol (Ana Silva e Eva Ruiz).',
    'Jugada anulada: gol (Ana Silva y Eva Ruiz).',
  ],
  [
    { type: 'own-goal', team: 'away', player: 'Ana Silva' },
    'Gol contra de Ana Silva! Quarry United marca.',
    '¡Autogol de Ana Silva! Gol para Quarry United.',
  ],
  [
    { type: 'substitution', team: 'away', player: 'Ana Silva', relatedPlayer: 'Eva Ruiz' },
    'Substituição (Quarry United): entra Eva Ruiz, sai Ana Silva.',
    'Cambio (Quarry United): entra Eva Ruiz, sale Ana Silva.',
  ],
  [
    { type: 'shot', team: null, player: 'Eva Ruiz', outcome: 'off-target' },
    'Finalização de Eva Ruiz para fora.',
    'Tiro desviado de Eva Ruiz.',
  ],
  [
    { type: 'foul', team: 'home', player: 'Ana Silva', relatedPlayer: 'Eva Ruiz' },
    'Falta de Ana Silva (Harbour Town) em Eva Ruiz.',
    'Falta de Ana Silva (Harbour Town) sobre Eva Ruiz.',
  ],
  [
    { ...GOAL, removed: true, disallowed: 'offside' },
    'Gol anulado – impedimento: Ana Silva (Harbour Town).',
    'Gol anulado – fuera de lugar: Ana Silva (Harbour Town).',
  ],
  [{ type: 'corner', team: 'home' }, 'Escanteio: Harbour Town.', 'Tiro de esquina: Harbour Town.'],
  [{ type: 'period-end', period: 'I11' }, 'Fim da 11ª entrada.', 'Final de la 11a entrada.'],
  [{ type: 'period-start', period: 'OT' }, 'Início da prorrogação.', 'Inicio del tiempo extra.'],
  [{ type: 'period-end', period: 'H1' }, 'Fim do 1º tempo.', 'Final del 1er tiempo.'],
  // A source's English words are left out.
  [
    { ...GOAL, text: 'low into the corner' },
    'Gol de Ana Silva (Harbour Town)! Assistência de Eva Ruiz. Harbour Town 1, Quarry United 0.',
    '¡Gol de Ana Silva (Harbour Town)! Asistencia de Eva Ruiz. Harbour Town 1, Quarry United 0.',
  ],
  [
    {
      type: 'score',
      team: 'home',
      player: 'S. Curry',
      points: 3,
      text: "S. Curry 26' 3PT (8 PTS)",
    },
    'Cesta de três: S. Curry (Harbour Town).',
    'Triple: S. Curry (Harbour Town).',
  ],
  [
    {
      type: 'touchdown',
      team: 'away',
      player: 'R. Gronkowski',
      relatedPlayer: 'T. Brady',
      play: 'pass',
      yards: 22,
      text: 'R.Gronkowski 22 yd. pass from T.Brady',
    },
    'Touchdown: R. Gronkowski (Quarry United), passe de T. Brady, 22 jardas.',
    'Touchdown: R. Gronkowski (Quarry United), pase de T. Brady, 22 yardas.',
  ],
  [
    { type: 'touchdown', team: 'home', player: 'M. Lynch', play: 'run', yards: 1 },
    'Touchdown: M. Lynch (Harbour Town), corrida, 1 jarda.',
    'Touchdown: M. Lynch (Harbour Town), acarreo, 1 yarda.',
  ],
  [
    { type: 'extra-point', team: 'home', player: 'M. Lynch', points: 2 },
    'Conversão de dois pontos: M. Lynch (Harbour Town).',
    'Conversión de dos puntos: M. Lynch (Harbour Town).',
  ],
  [
    { type: 'red-card', team: 'home', player: 'D. Novak', text: 'Violent conduct' },
    'Cartão vermelho: D. Novak (Harbour Town).',
    'Tarjeta roja: D. Novak (Harbour Town).',
  ],
] as const)('%j has its sentence in Portuguese and in Spanish', (incident, pt, es) => {
  expect([textOfIncident(incident, 'pt-BR'), textOfIncident(incident, 'es-MX')]).toEqual([pt, es]);
});

test.each([
  [
    { type: 'penalty-goal', player: 'Ana Silva' },
    [
      '7-metre goal! Ana Silva (Harbour Town) scores.',
      'Gol de 7 metros de Ana Silva (Harbour Town)!',
      '¡Gol de 7 metros de Ana Silva (Harbour Town)!',
    ],
  ],
  [
    { type: 'penalty-goal' },
    [
      '7-metre goal! Harbour Town.',
      'Gol de 7 metros! Harbour Town.',
      '¡Gol de 7 metros! Harbour Town.',
    ],
  ],
  [
    { type: 'penalty-missed', player: 'Ana Silva' },
    [
      'Missed 7-metre throw: Ana Silva (Harbour Town).',
      'Tiro de 7 metros perdido: Ana Silva (Harbour Town).',
      'Tiro de 7 metros fallado: Ana Silva (Harbour Town).',
    ],
  ],
] as const)('in handball %j is a throw from seven metres', (incident, sentences) => {
  const thrown = { team: 'home', sportKey: 'handball', ...incident } as const;
  expect(LANGUAGES.map((language) => textOfIncident(thrown, language))).toEqual(sentences);
});

test.each([
  [{ type: 'goal' }, 'Goal.'],
  [{ type: 'penalty-goal', team: 'home' }, 'Penalty goal! Harbour Town.'],
  [{ type: 'own-goal' }, 'Own goal!'],
  [{ type: 'substitution', relatedPlayer: 'Eva Ruiz' }, 'Substitution: Eva Ruiz comes on.'],
  [{ type: 'shot' }, 'Shot.'],
  [{ type: 'period-start' }, 'Start of the period.'],
  [{ type: 'goal', removed: true }, 'Taken back: goal.'],
] as const)('%j, with few details, gives a complete sentence', (incident, sentence) => {
  expect(textOfIncident(incident)).toBe(sentence);
});

test.each([
  [
    { player: 'S. Curry', points: 3, relatedPlayer: 'A. Wiggins' },
    [
      'Three-pointer: S. Curry (Harbour Town), assisted by A. Wiggins.',
      'Cesta de três: S. Curry (Harbour Town), assistência de A. Wiggins.',
      'Triple: S. Curry (Harbour Town), asistencia de A. Wiggins.',
    ],
  ],
  [
    { player: 'S. Curry', points: 1 },
    [
      'Free throw: S. Curry (Harbour Town).',
      'Lance livre: S. Curry (Harbour Town).',
      'Tiro libre: S. Curry (Harbour Town).',
    ],
  ],
  [
    { type: 'home-run', player: 'J. Cruz', points: 2 },
    [
      'Home run: J. Cruz (Harbour Town), 2 runs.',
      'Home run: J. Cruz (Harbour Town), 2 corridas.',
      'Jonrón: J. Cruz (Harbour Town), 2 carreras.',
    ],
  ],
] as const)('%j names what it was worth', (incident, sentences) => {
  const scored = { type: 'score', team: 'home', ...incident } as const;
  expect(LANGUAGES.map((language) => textOfIncident(scored, language))).toEqual(sentences);
});

test('a source text that names the scorer replaces our own', () => {
  const text = "S. Curry 26' 3PT (8 PTS)";
  const score = { home: 3, away: 0 };
  const basket = { type: 'score', team: 'home', player: 'S. Curry', points: 3, text } as const;
  expect(textOfIncident({ ...basket, score })).toBe(
    "S. Curry 26' 3PT (8 PTS). Harbour Town 3, Quarry United 0.",
  );
  const pass = { type: 'touchdown', team: 'away', player: 'R. Gronkowski' } as const;
  expect(textOfIncident({ ...pass, text: 'R.Gronkowski 22 yd. pass from T.Brady' })).toBe(
    'R.Gronkowski 22 yd. pass from T.Brady.',
  );
});
