import type { TranslationOf } from '../../messages.ts';
import type source from '../en/search.ts';

export default {
  search: {
    teamsAndPlayers: 'Equipos y jugadores',
    playersInTeams: 'Jugadores de equipos',
    liveNow: 'En vivo ahora',
    'popular-leagues': 'Ligas populares',
    'popular-teams': 'Equipos populares',
    'popular-players': 'Jugadores populares',
    'popular-both': 'Equipos y jugadores populares',
  },
  searchPage: {
    title: '“{keyword}”',
    description: 'Encuentra equipos, jugadores, ligas y deportes.',
    recent: 'Búsquedas recientes',
    clear: 'Borrar',
    noRecent: 'Tus búsquedas se guardan aquí, solo en este dispositivo.',
    noneHint:
      'Prueba con menos letras o con el principio del nombre; para un partido, los dos equipos.',
    results: 'Resultados',
    found: '{count, plural, one {# resultado para {keyword}} other {# resultados para {keyword}}}',
    sport: 'Deporte',
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    place: 'Página {page} de {last}',
  },
  searchTab: {
    all: 'Todo {count}',
    match: 'Partidos {count}',
    team: 'Equipos y jugadores {count}',
    player: 'Jugadores de equipos {count}',
    league: 'Ligas {count}',
    sport: 'Deportes {count}',
  },
  searchAll: {
    match: 'Ver los {count} partidos',
    team: 'Ver los {count} equipos y jugadores',
    player: 'Ver los {count} jugadores de equipos',
    league: 'Ver las {count} ligas',
    sport: 'Ver los {count} deportes',
  },
} satisfies TranslationOf<typeof source>;
