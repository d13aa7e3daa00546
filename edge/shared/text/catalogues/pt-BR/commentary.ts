import type { TranslationOf } from '../../messages.ts';
import type source from '../en/commentary.ts';

export default {
  commentary: {
    latestFirst: 'Lance a lance, do mais recente ao mais antigo',
    keyOnly: 'Só os principais lances',
    earlier: 'Anteriores',
    playerOf: '{player} ({team})',
    players: '{player} e {other}',
    plain: '{incident}.',
    plainBy: '{incident}: {who}.',
    goal: '{kind, select, kick {Gol de pênalti} throw {Gol de 7 metros} other {Gol}} de {who}!',
    goalAssisted:
      '{kind, select, kick {Gol de pênalti} throw {Gol de 7 metros} other {Gol}} de {who}! Assistência de {assist}.',
    goalOfTeam:
      '{kind, select, kick {Gol de pênalti!} throw {Gol de 7 metros!} other {Gol!}} {team}.',
    ownGoal: 'Gol contra de {player}!{side, select, none {} other { {team} marca.}}',
    ownGoalUnknown: 'Gol contra!{side, select, none {} other { {team} marca.}}',
    substitution:
      '{side, select, none {Substituição} other {Substituição ({team})}}: entra {player}, sai {off}.',
    comesOn: '{side, select, none {Substituição} other {Substituição ({team})}}: entra {player}.',
    shot: '{outcome, select, goal {Gol de {who}} saved {Finalização de {who}, defendida pelo goleiro} blocked {Finalização de {who}, bloqueada} woodwork {Finalização de {who} na trave} other {Finalização de {who} para fora}}.',
    shotSetUp:
      '{outcome, select, goal {Gol de {who}} saved {Finalização de {who}, defendida pelo goleiro} blocked {Finalização de {who}, bloqueada} woodwork {Finalização de {who} na trave} other {Finalização de {who} para fora}}, após passe de {assist}.',
    basket: '{kind, select, 1 {Lance livre} 2 {Cesta de dois} other {Cesta de três}}: {who}.',
    basketAssisted:
      '{kind, select, 1 {Lance livre} 2 {Cesta de dois} other {Cesta de três}}: {who}, assistência de {assist}.',
    runs: '{incident}: {who}, {count, plural, one {# corrida} other {# corridas}}.',
    passFrom: 'passe de {passer}',
    run: 'corrida',
    'kick-return': 'retorno de kickoff',
    'punt-return': 'retorno de punt',
    interception: 'retorno de interceptação',
    fumble: 'retorno de fumble',
    yards: '{yards, plural, one {# jarda} other {# jardas}}',
    try: '{kind, select, two {Conversão de dois pontos} other {Ponto extra}}',
    foulOn: 'Falta de {who} em {player}.',
    takenBack: 'Lance anulado: {incident}.',
    takenBackOf: 'Lance anulado: {incident} ({who}).',
    score:
      '{first, select, away {{away} {awayScore}, {home} {homeScore}.} other {{home} {homeScore}, {away} {awayScore}.}}',
  },
  matchWithout: {
    commentary: 'Ainda não há lances deste jogo.',
  },
} satisfies TranslationOf<typeof source>;
