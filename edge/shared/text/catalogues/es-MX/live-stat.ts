import type { TranslationOf } from '../../messages.ts';
import type source from '../en/live-stat.ts';

export default {
  liveStat: {
    title: 'Estadísticas en vivo',
    matchTitle:
      '{first, select, away {{away} @ {home}: estadísticas} other {{home} vs {away}: estadísticas}}',
    description: 'Marcador y estadísticas de un partido mientras se juega.',
    statistics: 'Estadísticas',
    none: 'Aún no hay estadísticas.',
  },
} satisfies TranslationOf<typeof source>;
