import type { TranslationOf } from '../../messages.ts';
import type source from '../en/head-to-head.ts';

export default {
  headToHead: {
    formOf: 'Últimos jogos: {team}',
    meetings: 'Confrontos',
    wins: 'Vitórias: {team}',
    draws: 'Empates',
  },
  matchWithout: {
    'head-to-head': 'Não há registro de jogos anteriores entre os dois.',
  },
} satisfies TranslationOf<typeof source>;
