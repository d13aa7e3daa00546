import type source from '../en/player.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  playerPage: {
    title: '{player}: jogos, estatísticas e time',
    description: '{player}: últimos jogos e números por temporada.',
    descriptionInTeam: '{player} ({team}): últimos jogos e números por temporada.',
    teams: '{count, plural, one {Time} other {Times}}',
    number: 'Camisa',
    position: 'Posição',
    born: 'Nascimento',
    bornAndAge: '{date} ({age})',
    club: 'Clube',
    side: 'Informações e temporadas',
    seasons: 'Por temporada',
    averages: 'Médias por jogo, temporada a temporada',
    seasonsOf: 'Temporadas: {table}',
    season: 'Temporada',
    appearances: 'Jogos',
    matches: 'Últimos jogos',
    noMatches: 'Ainda não há jogos registrados.',
    started: 'Titular',
  },
  seasonLine: {
    sum: '{figure} jogo a jogo, somados',
    each: '{figure} jogo a jogo',
    sums: '{figure} após cada jogo: {values}',
    values: '{figure} em cada jogo: {values}',
    all: 'Todos os números, jogo a jogo',
    match: 'Jogo',
  },
  per90: {
    title: 'Por 90 minutos',
    least: 'Em temporadas com pelo menos {minutes} minutos.',
  },
  position: {
    goalkeepers: 'Goleiro',
    defenders: 'Defensor',
    midfielders: 'Meio-campista',
    forwards: 'Atacante',
  },
} satisfies TranslationOf<typeof source>;
