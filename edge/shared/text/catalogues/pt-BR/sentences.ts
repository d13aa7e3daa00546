/** Sentences about a match: what mattered in it so far, and what stands out in earlier ones. */
export default {
  /** What mattered so far, for those who open a live match late. */
  soFar: {
    title: 'Até agora',
    ahead: '{team} passou à frente{how}{at}.',
    level: '{team} empatou{how}{at}.',
    behind: '{team} chegou a perder por {score}.',
    led: '{team} chegou a vencer por {score}.',
    biggest: 'Maior vantagem: {team}, por {points}.',
    last: 'Último a marcar: {team}{how}{at}.',
    how: '{type, select, goal {com gol de {who}} owngoal {com gol contra de {who}} penaltygoal {com gol de pênalti de {who}} touchdown {com touchdown de {who}} fieldgoal {com field goal de {who}} homerun {com home run de {who}} other {com {who}}}',
    off: '{who} ({team}) levou cartão vermelho{at}.',
    manyOff: '{count} cartões vermelhos: {names}.',
    missed:
      '{who} ({team}) perdeu um {penalty, select, throw {tiro de 7 metros} other {pênalti}}{at}.',
    set: '{team} venceu o {number}º set por {score}.',
    breaks:
      '{team} quebrou o saque {count, plural, one {uma vez} =2 {duas vezes} other {# vezes}} neste set.',
  },
  /** What stands out in a team's last results. */
  teamFact: {
    title: 'Vale saber',
    winning:
      '{where, select, home {{team} venceu os últimos {count} jogos em casa.} away {{team} venceu os últimos {count} jogos fora de casa.} meetings {{team} venceu os últimos {count} confrontos.} hosted {{team} venceu os últimos {count} confrontos em casa.} other {{team} venceu os últimos {count} jogos.}}',
    unbeaten:
      '{where, select, home {{team} não perde há {count} jogos em casa.} away {{team} não perde há {count} jogos fora de casa.} meetings {{team} não perde há {count} confrontos.} hosted {{team} não perde há {count} confrontos em casa.} other {{team} não perde há {count} jogos.}}',
    losing:
      '{where, select, home {{team} perdeu os últimos {count} jogos em casa.} away {{team} perdeu os últimos {count} jogos fora de casa.} meetings {{team} perdeu os últimos {count} confrontos.} hosted {{team} perdeu os últimos {count} confrontos em casa.} other {{team} perdeu os últimos {count} jogos.}}',
    winless:
      '{where, select, home {{team} não vence há {count} jogos em casa.} away {{team} não vence há {count} jogos fora de casa.} meetings {{team} não vence há {count} confrontos.} hosted {{team} não vence há {count} confrontos em casa.} other {{team} não vence há {count} jogos.}}',
    scoring:
      '{where, select, home {{team} marcou em todos os últimos {count} jogos em casa.} away {{team} marcou em todos os últimos {count} jogos fora de casa.} other {{team} marcou em todos os últimos {count} jogos.}}',
    'clean-sheets':
      '{where, select, home {{team} não sofre gol em casa há {count} jogos.} away {{team} não sofre gol fora de casa há {count} jogos.} other {{team} não sofre gol há {count} jogos.}}',
    goalless:
      '{where, select, home {{team} não marca em casa há {count} jogos.} away {{team} não marca fora de casa há {count} jogos.} other {{team} não marca há {count} jogos.}}',
  },
} as const;
