import type { TranslationOf } from '../../messages.ts';
import type source from '../en/commentary.ts';

export default {
  commentary: {
    latestFirst: 'Minuto a minuto, lo más reciente primero',
    keyOnly: 'Solo jugadas clave',
    earlier: 'Anteriores',
    playerOf: '{player} ({team})',
    players: '{player} y {other}',
    plain: '{incident}.',
    plainBy: '{incident}: {who}.',
    goal: '{kind, select, kick {¡Gol de penal} throw {¡Gol de 7 metros} other {¡Gol}} de {who}!',
    goalAssisted:
      '{kind, select, kick {¡Gol de penal} throw {¡Gol de 7 metros} other {¡Gol}} de {who}! Asistencia de {assist}.',
    goalOfTeam:
      '{kind, select, kick {¡Gol de penal!} throw {¡Gol de 7 metros!} other {¡Gol!}} {team}.',
    ownGoal: '¡Autogol de {player}!{side, select, none {} other { Gol para {team}.}}',
    ownGoalUnknown: '¡Autogol!{side, select, none {} other { Gol para {team}.}}',
    substitution:
      '{side, select, none {Cambio} other {Cambio ({team})}}: entra {player}, sale {off}.',
    comesOn: '{side, select, none {Cambio} other {Cambio ({team})}}: entra {player}.',
    shot: '{outcome, select, goal {Gol de {who}} saved {Tiro de {who}, atajado} blocked {Tiro de {who}, bloqueado} woodwork {Tiro de {who} al poste} other {Tiro desviado de {who}}}.',
    shotSetUp:
      '{outcome, select, goal {Gol de {who}} saved {Tiro de {who}, atajado} blocked {Tiro de {who}, bloqueado} woodwork {Tiro de {who} al poste} other {Tiro desviado de {who}}}, tras pase de {assist}.',
    basket: '{kind, select, 1 {Tiro libre} 2 {Canasta de dos} other {Triple}}: {who}.',
    basketAssisted:
      '{kind, select, 1 {Tiro libre} 2 {Canasta de dos} other {Triple}}: {who}, asistencia de {assist}.',
    runs: '{incident}: {who}, {count, plural, one {# carrera} other {# carreras}}.',
    passFrom: 'pase de {passer}',
    run: 'acarreo',
    'kick-return': 'regreso de patada',
    'punt-return': 'regreso de despeje',
    interception: 'intercepción devuelta',
    fumble: 'balón suelto devuelto',
    yards: '{yards, plural, one {# yarda} other {# yardas}}',
    try: '{kind, select, two {Conversión de dos puntos} other {Punto extra}}',
    foulOn: 'Falta de {who} sobre {player}.',
    takenBack: 'Jugada anulada: {incident}.',
    takenBackOf: 'Jugada anulada: {incident} ({who}).',
    score:
      '{first, select, away {{away} {awayScore}, {home} {homeScore}.} other {{home} {homeScore}, {away} {awayScore}.}}',
  },
  matchWithout: {
    commentary: 'Aún no hay jugadas de este partido.',
  },
} satisfies TranslationOf<typeof source>;
