import type { TranslationOf } from '../../messages.ts';
import type source from '../en/directory.ts';

export default {
  directory: {
    description: 'Ligas y equipos con marcadores en vivo, calendario, resultados y tablas.',
    leagues: 'Ligas de {sport}',
    leaguesDescription:
      'Ligas de {sport} por país, con marcadores en vivo, calendario, resultados y tablas.',
    'find-league': 'Buscar una liga',
    'no-leagues': 'Aún no hay ligas.',
    teams: 'Equipos de {sport}',
    teamsDescription:
      'Equipos de {sport} por país, con marcadores en vivo, calendario, resultados y tablas.',
    'find-team': 'Buscar un equipo',
    'no-teams': 'Aún no hay equipos.',
    players: 'Jugadores de {sport}',
    playersDescription:
      'Jugadores de {sport} de la A a la Z, con marcadores en vivo, próximos partidos y resultados.',
    'find-player': 'Buscar un jugador',
    'no-players': 'Aún no hay jugadores.',
    international: 'Internacional',
    found: '{count, plural, one {# resultado.} other {# resultados.}}',
    none: 'No hay nada con ese nombre.',
  },
  homeNation: {
    'gb-eng': 'Inglaterra',
    'gb-sct': 'Escocia',
    'gb-wls': 'Gales',
    'gb-nir': 'Irlanda del Norte',
  },
} satisfies TranslationOf<typeof source>;
