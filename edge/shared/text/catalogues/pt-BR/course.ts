import type { TranslationOf } from '../../messages.ts';
import type source from '../en/course.ts';

export default {
  course: {
    scoringPlays: 'Pontuações',
    none: 'Ninguém pontuou ainda.',
    all: 'Lance a lance completo',
    leaders: 'Destaques',
    quarters: 'Quarto a quarto',
    best: 'Cestinha',
    run: 'Maior sequência',
    leadChanges: 'Trocas de liderança',
    total: 'Placar',
    lead: 'Vantagem',
    biggestLead: '{team} por até {points}',
    leads:
      '{changes, plural, one {# troca} other {# trocas}} de liderança · {level, plural, =0 {sem empates} one {# empate} other {# empates}}',
  },
  lineScore: { runs: 'Corridas', hits: 'Rebatidas', errors: 'Erros' },
  lineScoreMark: { runs: 'R', hits: 'H', errors: 'E' },
  play: {
    pass: '{passer} para <who>{player}</who>, {yards}\u00a0jd',
    passed: '{passer} para <who>{player}</who>',
    by: '<who>{player}</who>, {how, select, run {corrida de } kick {retorno de kickoff de } punt {retorno de punt de } interception {retorno de interceptação de } fumble {retorno de fumble de } other {}}{yards}\u00a0jd',
    tried: '{kind, select, two {conversão de dois pontos} other {ponto extra}}',
    triedBy: '{kind, select, two {conversão de dois pontos} other {ponto extra}}: {player}',
    runs: '{count, plural, one {# corrida} other {# corridas}}',
  },
} satisfies TranslationOf<typeof source>;
