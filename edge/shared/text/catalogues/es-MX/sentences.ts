/** Sentences about a match: what mattered in it so far, and what stands out in earlier ones. */
export default {
  /** What mattered so far, for those who open a live match late. */
  soFar: {
    title: 'Hasta ahora',
    ahead: '{team} tomó la ventaja{how}{at}.',
    level: '{team} empató{how}{at}.',
    behind: '{team} llegó a ir perdiendo {score}.',
    led: '{team} llegó a ir ganando {score}.',
    biggest: 'La mayor ventaja: {team}, por {points}.',
    last: 'Último en anotar: {team}{how}{at}.',
    how: '{type, select, goal {con gol de {who}} owngoal {con autogol de {who}} penaltygoal {con gol de penal de {who}} touchdown {con touchdown de {who}} fieldgoal {con gol de campo de {who}} homerun {con jonrón de {who}} other {con {who}}}',
    off: '{who} ({team}) vio la tarjeta roja{at}.',
    manyOff: '{count} tarjetas rojas: {names}.',
    missed:
      '{who} ({team}) falló un {penalty, select, throw {tiro de 7 metros} other {penal}}{at}.',
    set: '{team} ganó el set {number} por {score}.',
    breaks:
      '{team} quebró el saque {count, plural, one {una vez} =2 {dos veces} other {# veces}} en este set.',
  },
  /** What stands out in a team's last results. */
  teamFact: {
    title: 'Para saber',
    winning:
      '{where, select, home {{team} ganó sus últimos {count} partidos en casa.} away {{team} ganó sus últimos {count} partidos de visita.} meetings {{team} ganó los últimos {count} enfrentamientos.} hosted {{team} ganó los últimos {count} enfrentamientos en casa.} other {{team} ganó sus últimos {count} partidos.}}',
    unbeaten:
      '{where, select, home {{team} no pierde en casa desde hace {count} partidos.} away {{team} no pierde de visita desde hace {count} partidos.} meetings {{team} no pierde desde hace {count} enfrentamientos.} hosted {{team} no pierde en casa desde hace {count} enfrentamientos.} other {{team} no pierde desde hace {count} partidos.}}',
    losing:
      '{where, select, home {{team} perdió sus últimos {count} partidos en casa.} away {{team} perdió sus últimos {count} partidos de visita.} meetings {{team} perdió los últimos {count} enfrentamientos.} hosted {{team} perdió los últimos {count} enfrentamientos en casa.} other {{team} perdió sus últimos {count} partidos.}}',
    winless:
      '{where, select, home {{team} no gana en casa desde hace {count} partidos.} away {{team} no gana de visita desde hace {count} partidos.} meetings {{team} no gana desde hace {count} enfrentamientos.} hosted {{team} no gana en casa desde hace {count} enfrentamientos.} other {{team} no gana desde hace {count} partidos.}}',
    scoring:
      '{where, select, home {{team} anotó en cada uno de sus últimos {count} partidos en casa.} away {{team} anotó en cada uno de sus últimos {count} partidos de visita.} other {{team} anotó en cada uno de sus últimos {count} partidos.}}',
    'clean-sheets':
      '{where, select, home {{team} no recibe gol en casa desde hace {count} partidos.} away {{team} no recibe gol de visita desde hace {count} partidos.} other {{team} no recibe gol desde hace {count} partidos.}}',
    goalless:
      '{where, select, home {{team} no anota en casa desde hace {count} partidos.} away {{team} no anota de visita desde hace {count} partidos.} other {{team} no anota desde hace {count} partidos.}}',
  },
} as const;
