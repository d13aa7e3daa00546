import type { TranslationOf } from '../../messages.ts';
import type source from '../en/frame.ts';

export default {
  frame: {
    notFound: 'Página não encontrada',
    badQuery: 'Este endereço não diz qual jogo, campeonato ou time mostrar: {parameters}.',
    noMomentum: 'Não há dados de domínio deste jogo.',
    noMatches: 'Nenhum jogo.',
    ofToday: 'Hoje',
    fixturesOf: '{name}: próximos jogos',
    resultsOf: '{name}: resultados',
    nextOf: '{name}: próximo jogo',
    topScorersOf: '{name}: artilharia',
    noTopScorers: 'Ainda não há números deste campeonato.',
    headToHeadOf:
      '{first, select, away {{away} @ {home}: confronto direto} other {{home} x {away}: confronto direto}}',
  },
} satisfies TranslationOf<typeof source>;
