import type { TranslationOf } from '../../messages.ts';
import type source from '../en/live-stat.ts';

export default {
  liveStat: {
    title: 'Estatísticas ao vivo',
    matchTitle:
      '{first, select, away {{away} @ {home}: estatísticas} other {{home} x {away}: estatísticas}}',
    description: 'Placar e estatísticas de um jogo enquanto a bola rola.',
    statistics: 'Estatísticas',
    none: 'Ainda não há estatísticas.',
  },
} satisfies TranslationOf<typeof source>;
