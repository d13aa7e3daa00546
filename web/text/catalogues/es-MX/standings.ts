import type { TranslationOf } from '../../messages.ts';
import type source from '../en/standings.ts';

export default {
  standings: {
    heading: 'Tabla de posiciones',
    full: 'Tabla completa',
    ofLeague: 'Tabla: {league}',
    caption: 'Tabla de posiciones: {name}',
    excerpt: 'Tabla de posiciones: {name}, una parte',
    place: 'Lugar',
    team: 'Equipo',
    player: 'Jugador',
    form: 'Últimos partidos',
    counted: 'Partidos que cuentan',
    all: 'Todos',
    home: 'Local',
    away: 'Visitante',
    seasons: 'Temporadas',
    live: 'En tiempo real',
    playing: 'jugando ahora',
    up: 'subió {places, plural, one {# lugar} other {# lugares}}',
    down: 'bajó {places, plural, one {# lugar} other {# lugares}}',
    zones: 'Qué vale cada lugar',
  },
  formResult: { W: 'victoria', D: 'empate', L: 'derrota' },
  formLetter: { W: 'G', D: 'E', L: 'P' },
  zone: {
    champions: 'Campeón',
    promotion: 'Ascenso',
    promotionPlayOff: 'Repechaje por el ascenso',
    playOffs: 'Playoffs',
    roundOf16: 'Octavos de final',
    relegationPlayOff: 'Repechaje por el descenso',
    relegation: 'Descenso',
  },
} satisfies TranslationOf<typeof source>;
