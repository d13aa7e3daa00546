import type { TranslationOf } from '../../messages.ts';
import type source from '../en/head-to-head.ts';

export default {
  headToHead: {
    formOf: 'Últimos jogos: {team}',
    meetings: 'Confrontos',
    wins: 'Vitórias: {team}',
    draws: 'Empates',
  },
  /** What stands out in a team's last results. */
  teamFact: {
    title: 'Vale saber',
    winning:
      '{where, select, home {{team} venceu os últimos {count} jogos em casa.} away {{team} venceu os últimos {count} jogos fora de casa.} meetings {{team} venceu os últimos {count} confrontos.} other {{team} venceu os últimos {count} jogos.}}',
    unbeaten:
      '{where, select, home {{team} não perde há {count} jogos em casa.} away {{team} não perde há {count} jogos fora de casa.} meetings {{team} não perde há {count} confrontos.} other {{team} não perde há {count} jogos.}}',
    losing:
      '{where, select, home {{team} perdeu os últimos {count} jogos em casa.} away {{team} perdeu os últimos {count} jogos fora de casa.} meetings {{team} perdeu os últimos {count} confrontos.} other {{team} perdeu os últimos {count} jogos.}}',
    winless:
      '{where, select, home {{team} não vence há {count} jogos em casa.} away {{team} não vence há {count} jogos fora de casa.} meetings {{team} não vence há {count} confrontos.} other {{team} não vence há {count} jogos.}}',
    scoring: '{team} marcou em todos os últimos {count} jogos.',
    'clean-sheets': '{team} não sofre gol há {count} jogos.',
    goalless: '{team} não marca há {count} jogos.',
  },
  matchWithout: {
    'head-to-head': 'Não há registro de jogos anteriores entre os dois.',
  },
} satisfies TranslationOf<typeof source>;
