import type source from '../en/player.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  playerPage: {
    title: '{player}: partidos, estadísticas y equipo',
    description: '{player}: últimos partidos y números por temporada.',
    descriptionInTeam: '{player} ({team}): últimos partidos y números por temporada.',
    teams: '{count, plural, one {Equipo} other {Equipos}}',
    number: 'Número',
    position: 'Posición',
    born: 'Nacimiento',
    bornAndAge: '{date} ({age})',
    club: 'Club',
    side: 'Datos y temporadas',
    seasons: 'Por temporada',
    averages: 'Promedios por partido, temporada por temporada',
    seasonsOf: 'Temporadas: {table}',
    season: 'Temporada',
    appearances: 'Partidos',
    matches: 'Últimos partidos',
    noMatches: 'Aún no hay partidos registrados.',
    started: 'Titular',
  },
  seasonLine: {
    sum: '{figure} partido a partido, acumulado',
    each: '{figure} partido a partido',
    sums: '{figure} tras cada partido: {values}',
    values: '{figure} en cada partido: {values}',
    all: 'Todos los números, partido a partido',
    match: 'Partido',
  },
  per90: {
    title: 'Por 90 minutos',
    least: 'En temporadas con al menos {minutes} minutos.',
  },
  position: {
    goalkeepers: 'Portero',
    defenders: 'Defensa',
    midfielders: 'Mediocampista',
    forwards: 'Delantero',
  },
} satisfies TranslationOf<typeof source>;
