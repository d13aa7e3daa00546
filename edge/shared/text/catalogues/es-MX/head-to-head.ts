import type { TranslationOf } from '../../messages.ts';
import type source from '../en/head-to-head.ts';

export default {
  headToHead: {
    formOf: 'Últimos partidos: {team}',
    meetings: 'Enfrentamientos',
    wins: 'Victorias: {team}',
    draws: 'Empates',
  },
  matchWithout: {
    'head-to-head': 'No hay registro de partidos anteriores entre ambos.',
  },
} satisfies TranslationOf<typeof source>;
