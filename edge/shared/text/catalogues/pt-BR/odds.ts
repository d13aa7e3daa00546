import type { TranslationOf } from '../../messages.ts';
import type source from '../en/odds.ts';

export default {
  odds: {
    formats: 'Formato das odds',
    decimal: 'Decimal',
    fractional: 'Fracionário',
    american: 'Americano',
    note: 'As odds são apenas informativas: aqui não se fazem apostas. As setas mostram como cada odd mudou desde que foi aberta.',
    table: 'Odds: {market}',
    bookmaker: 'Casa de apostas',
    suspended: 'suspensa',
    bestPrice: 'melhor odd',
    up: 'subiu de {price}',
    down: 'caiu de {price}',
  },
  market: {
    'match-winner': 'Resultado final',
    'double-chance': 'Dupla chance',
    'both-teams-to-score': 'Ambos marcam',
    total: 'Total',
    handicap: 'Handicap',
    withLine: '{market} {line}',
  },
  outcome: {
    homeOrDraw: '{home} ou empate',
    homeOrAway: '{home} ou {away}',
    drawOrAway: 'Empate ou {away}',
    yes: 'Sim',
    no: 'Não',
    over: 'Mais',
    under: 'Menos',
    overLine: 'Mais de {line}',
    underLine: 'Menos de {line}',
  },
  matchWithout: {
    odds: 'Não há odds para este jogo.',
  },
} satisfies TranslationOf<typeof source>;
