import type { TranslationOf } from '../../messages.ts';
import type source from '../en/stats.ts';

export default {
  statistics: {
    part: 'Parte del partido',
  },
  shot: {
    title: 'Tiros',
    list: 'Tiros, del más reciente al más antiguo',
    map: 'Mapa de los tiros: {home} {homeShots}, {away} {awayShots}. Cada uno está en la lista de abajo.',
    expectedGoals: '<short>xG</short> {goals}',
    expectedGoalsName: 'Goles esperados',
    goal: 'Gol',
    saved: 'Atajado',
    'off-target': 'Desviado',
    blocked: 'Bloqueado',
    woodwork: 'Al poste',
  },
  winProbability: {
    title: 'Probabilidad de ganar',
    draw: 'Empate',
    now: 'Ahora: {chances}',
    before: 'Antes del partido: {chances}',
    swings: 'Lo que más cambió las probabilidades',
    moved: '{outcome}: de {before} a {after}',
    estimate:
      '{sport, select, football {Resultado en 90 minutos, estimado con los partidos anteriores de ambos equipos, el marcador, las expulsiones y el tiempo restante.} other {Estimación con los partidos anteriores de ambos equipos, el marcador y el tiempo restante.}}',
  },
  matchWithout: {
    stats: 'No hay estadísticas de este partido.',
  },
} satisfies TranslationOf<typeof source>;
