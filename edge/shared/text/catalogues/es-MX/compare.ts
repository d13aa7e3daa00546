import type source from '../en/compare.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  header: {
    compare: 'Comparar',
  },
  compare: {
    title: '{one} vs. {other}, lado a lado',
    ofTeams: '{one} vs. {other}: tabla, últimos partidos e historial lado a lado.',
    ofPlayers: '{one} vs. {other}: números de la temporada lado a lado.',
    change: 'Cambiar',
    changeOf: 'Cambiar {name}',
    season: 'Números de la temporada',
    perGame: 'Promedios por partido.',
    nothing: 'Aún no hay números de los dos.',
    scored:
      '{sport, select, football {Goles por partido} handball {Goles por partido} baseball {Carreras por juego} other {Puntos por partido}}',
    conceded:
      '{sport, select, football {Goles en contra por partido} handball {Goles en contra por partido} baseball {Carreras en contra por juego} other {Puntos en contra por partido}}',
    pick: 'Comparar {name} con…',
    pickDescription: 'Elige con quién comparar a {name}.',
    search: 'Buscar por nombre',
    found: 'Resultados',
    back: 'Volver a {name}',
  },
} satisfies TranslationOf<typeof source>;
