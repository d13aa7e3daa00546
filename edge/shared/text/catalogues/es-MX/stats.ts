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
  matchWithout: {
    stats: 'No hay estadísticas de este partido.',
  },
} satisfies TranslationOf<typeof source>;
