import type { TranslationOf } from '../../messages.ts';
import type source from '../en/head-to-head.ts';

export default {
  headToHead: {
    formOf: 'Últimos partidos: {team}',
    meetings: 'Enfrentamientos',
    wins: 'Victorias: {team}',
    draws: 'Empates',
  },
  /** What stands out in a team's last results. */
  teamFact: {
    title: 'Para saber',
    winning:
      '{where, select, home {{team} ganó sus últimos {count} partidos en casa.} away {{team} ganó sus últimos {count} partidos de visita.} meetings {{team} ganó los últimos {count} enfrentamientos.} other {{team} ganó sus últimos {count} partidos.}}',
    unbeaten:
      '{where, select, home {{team} no pierde en casa desde hace {count} partidos.} away {{team} no pierde de visita desde hace {count} partidos.} meetings {{team} no pierde desde hace {count} enfrentamientos.} other {{team} no pierde desde hace {count} partidos.}}',
    losing:
      '{where, select, home {{team} perdió sus últimos {count} partidos en casa.} away {{team} perdió sus últimos {count} partidos de visita.} meetings {{team} perdió los últimos {count} enfrentamientos.} other {{team} perdió sus últimos {count} partidos.}}',
    winless:
      '{where, select, home {{team} no gana en casa desde hace {count} partidos.} away {{team} no gana de visita desde hace {count} partidos.} meetings {{team} no gana desde hace {count} enfrentamientos.} other {{team} no gana desde hace {count} partidos.}}',
    scoring: '{team} anotó en cada uno de sus últimos {count} partidos.',
    'clean-sheets': '{team} no recibe gol desde hace {count} partidos.',
    goalless: '{team} no anota desde hace {count} partidos.',
  },
  matchWithout: {
    'head-to-head': 'No hay registro de partidos anteriores entre ambos.',
  },
} satisfies TranslationOf<typeof source>;
