import type { TranslationOf } from '../../messages.ts';
import type source from '../en/stats.ts';

export default {
  statistics: {
    part: 'Parte do jogo',
  },
  shot: {
    title: 'Finalizações',
    list: 'Finalizações, da mais recente para a mais antiga',
    map: 'Mapa das finalizações: {home} {homeShots}, {away} {awayShots}. Cada uma está na lista abaixo.',
    expectedGoals: '<short>xG</short> {goals}',
    expectedGoalsName: 'Gols esperados',
    goal: 'Gol',
    saved: 'Defendida',
    'off-target': 'Para fora',
    blocked: 'Bloqueada',
    woodwork: 'Na trave',
  },
  matchWithout: {
    stats: 'Não há estatísticas deste jogo.',
  },
} satisfies TranslationOf<typeof source>;
