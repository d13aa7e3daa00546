import type { TranslationOf } from '../../messages.ts';
import type source from '../en/lineups.ts';

export default {
  lineup: {
    title: 'Alineaciones',
    expected: 'Alineaciones probables: los equipos aún no confirman las suyas.',
    unknown: 'Aún no se conoce la alineación: {team}.',
    half: '{team}, de la portería al ataque',
    starters: 'Titulares',
    offence: 'Ofensiva',
    defence: 'Defensiva',
    special: 'Equipos especiales',
    bench: 'Suplentes',
    coach: 'Director técnico',
    unavailable: 'Bajas',
    injury: 'Lesión',
    suspension: 'Suspensión',
    other: 'No disponible',
    captain: 'capitán',
    captainMark: '(C)',
  },
  playerMark: {
    goals: '{count, plural, one {# gol} other {# goles}}',
    ownGoals: '{count, plural, one {# autogol} other {# autogoles}}',
    ownGoalsLetters: 'AG',
    assists: '{count, plural, one {# asistencia} other {# asistencias}}',
    assistsLetters: 'A',
    yellow: 'tarjeta amarilla',
    'second-yellow': 'segunda tarjeta amarilla',
    red: 'tarjeta roja',
    cameOn: '<hidden>, entró </hidden>{minute}',
    wentOff: '<hidden>, salió </hidden>{minute}',
  },
  positionShort: {
    goalkeepers: 'POR',
    defenders: 'DEF',
    midfielders: 'MED',
    forwards: 'DEL',
  },
  matchWithout: {
    lineups: 'Aún no se conocen las alineaciones.',
  },
} satisfies TranslationOf<typeof source>;
