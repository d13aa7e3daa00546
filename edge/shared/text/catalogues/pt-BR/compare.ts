import type source from '../en/compare.ts';
import type { TranslationOf } from '../../messages.ts';

export default {
  header: {
    compare: 'Comparar',
  },
  compare: {
    title: '{one} e {other} lado a lado',
    ofTeams: '{one} e {other}: classificação, últimos jogos e confrontos lado a lado.',
    ofPlayers: '{one} e {other}: números da temporada lado a lado.',
    change: 'Trocar',
    changeOf: 'Trocar {name}',
    season: 'Números da temporada',
    perGame: 'Médias por jogo.',
    nothing: 'Ainda não há números dos dois.',
    scored:
      '{sport, select, football {Gols por jogo} handball {Gols por jogo} baseball {Corridas por jogo} other {Pontos por jogo}}',
    conceded:
      '{sport, select, football {Gols sofridos por jogo} handball {Gols sofridos por jogo} baseball {Corridas cedidas por jogo} other {Pontos sofridos por jogo}}',
    pick: 'Comparar {name} com…',
    pickDescription: 'Escolha com quem comparar {name}.',
    search: 'Buscar pelo nome',
    found: 'Resultados',
    back: 'Voltar para {name}',
  },
} satisfies TranslationOf<typeof source>;
