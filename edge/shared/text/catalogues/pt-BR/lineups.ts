import type { TranslationOf } from '../../messages.ts';
import type source from '../en/lineups.ts';

export default {
  lineup: {
    title: 'Escalações',
    expected: 'Escalações prováveis: os times ainda não confirmaram as suas.',
    unknown: 'A escalação ainda não foi divulgada: {team}.',
    half: '{team}, do gol ao ataque',
    starters: 'Titulares',
    offence: 'Ataque',
    defence: 'Defesa',
    special: 'Times especiais',
    bench: 'Reservas',
    coach: 'Técnico',
    unavailable: 'Desfalques',
    injury: 'Lesão',
    suspension: 'Suspensão',
    other: 'Fora do jogo',
    captain: 'capitão',
    captainMark: '(C)',
  },
  playerMark: {
    goals: '{count, plural, one {# gol} other {# gols}}',
    ownGoals: '{count, plural, one {# gol contra} other {# gols contra}}',
    ownGoalsLetters: 'GC',
    assists: '{count, plural, one {# assistência} other {# assistências}}',
    assistsLetters: 'A',
    yellow: 'cartão amarelo',
    'second-yellow': 'segundo cartão amarelo',
    red: 'cartão vermelho',
    cameOn: '<hidden>, entrou </hidden>{minute}',
    wentOff: '<hidden>, saiu </hidden>{minute}',
  },
  positionShort: {
    goalkeepers: 'GOL',
    defenders: 'DEF',
    midfielders: 'MEI',
    forwards: 'ATA',
  },
  matchWithout: {
    lineups: 'As escalações ainda não foram divulgadas.',
  },
} satisfies TranslationOf<typeof source>;
