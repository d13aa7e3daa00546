import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourites.ts';

export default {
  favourites: {
    removed: '{name} ya no está en favoritos.',
    undo: 'Deshacer',
    tooMany: 'Ya tienes {count} favoritos. Quita uno para agregar otro.',
    left: 'Tus favoritos quedaron guardados en tu cuenta.',
    keep: 'Conservarlos aquí también',
    added: '{name} ya está en favoritos.',
    alerts: 'Activar alertas',
  },
  install: {
    title: 'Ten {brand} a la mano',
    lead: 'Instálalo: tus partidos, a un toque.',
    action: 'Instalar',
    steps: 'En Safari, toca Compartir y luego “Agregar a Inicio”: tus partidos quedan a un toque.',
  },
  alerts: {
    start: '{beginning, select, start {Comenzó} other {Rueda el balón}}',
    scored:
      '{what, select, goal {Gol de {team}} sets {Set para {team}} games {Juego para {team}} other {Anota {team}}}',
    scoredBoth: 'Nuevo marcador',
    corrected: 'Marcador corregido',
    redCard: 'Tarjeta roja: {team}',
    break:
      '{part, select, halfTime {Medio tiempo} normalTime {Fin del tiempo regular} extraHalf {Medio tiempo del tiempo extra} play {Tanda de penales} quarter {Fin del {number}o cuarto} other {Fin del tiempo extra}}',
    end: '{how, select, FT {Final del partido} AET {Final del partido, en tiempo extra} AP {Decidido en penales} OT {Final del partido, en tiempo extra} Walkover {W.O.} Retired {Retiro} Defaulted {Descalificación} Awarded {Decidido en la mesa} other {Final del partido}}',
    off: '{status, select, Postponed {Pospuesto} Cancelled {Cancelado} other {Abandonado}}',
    pairing: '{first, select, away {{away} @ {home}} other {{home} vs. {away}}}',
    score:
      '{first, select, away {{away} {awayScore}–{homeScore} {home}} other {{home} {homeScore}–{awayScore} {away}}}',
    penalties: '{score} ({home}–{away} en penales)',
    winner: '{match}: gana {winner}',
    more: '{count, plural, one {Novedades en # partido tuyo más} other {Novedades en # partidos tuyos más}}',
    bell: 'Alertas: {name}',
    bellOn: 'Alertas activadas: {name}',
    title: 'Alertas: {name}',
    where:
      'Mientras tengas abierta una página de este sitio, la pestaña en la que estés te avisa de:',
    whereClosed: 'Este dispositivo te avisa de:',
    kindStart: '{beginning, select, other {Inicio del partido}}',
    kindScore:
      '{what, select, goal {Goles} sets {Sets ganados} games {Juegos ganados} other {Anotaciones}}',
    kindRedCard: 'Tarjetas rojas',
    kindBreak: '{family, select, quarters {Fin de cada cuarto} other {Medio tiempo}}',
    kindEnd: '{final, select, other {Final del partido}}',
    turnOn: 'Activar alertas',
    turnOff: 'Desactivar alertas',
    notify: 'Usar las notificaciones de este dispositivo cuando vea otra cosa',
    notifyHow: 'El navegador te pedirá permiso. Alguna pestaña de este sitio debe seguir abierta.',
    notifyDenied:
      'Tu navegador bloquea las notificaciones de este sitio. Puedes permitirlas en su configuración; mientras tanto, las alertas solo aparecen en las páginas.',
    notifyFailed:
      'Este navegador no tiene notificaciones sin una aplicación: las alertas solo aparecen en las páginas.',
    notifySample: 'Así se verán las alertas.',
    push: 'Alertas con este sitio cerrado',
    pushHow:
      'El navegador te pedirá permiso. El servicio de su fabricante entrega las alertas, cifradas; no necesitas cuenta.',
    pushFailed: 'No funcionó. Inténtalo de nuevo en un momento.',
    pushHomeScreen:
      'Para recibir alertas con este sitio cerrado, agrégalo a Inicio y ábrelo desde ahí.',
    quiet: 'No molestar',
    quietFrom: 'de',
    quietTo: 'a',
    hidesScores: 'Sin marcador: decir solo que algo pasó',
    something: 'Algo pasó en el partido',
  },
  calendar: {
    watch: 'Dónde ver: {channels}',
    marked: '{mark}: {match}',
    subscribe: 'Agregar los partidos de {name} a tu calendario',
    title: '{name} en tu calendario',
    intro: 'Tu app de calendario sigue los partidos sola: nuevos horarios, resultados y canales.',
    open: 'Abrir en la app de calendario',
    address: 'Dirección del calendario',
    copy: 'Copiar dirección',
    copied: 'Dirección copiada',
    notCopied: 'No se copió: selecciona la dirección y cópiala.',
    results: 'Mostrar resultados',
    hint: 'En Google Calendar, elige “Otros calendarios”, luego “Desde una URL”, y pega la dirección.',
    mine: 'Mis partidos',
    subscribeMine: 'Agregar mis partidos a un calendario',
    titleMine: 'Mis partidos en tu calendario',
    introMine:
      'Un calendario de todo lo que sigues: equipos, ligas, partidos y los equipos de tus jugadores. Lo que marques después se agrega solo.',
    make: 'Crear dirección',
    made: 'Esta es tu dirección.',
    secret: 'Quien tenga esta dirección puede ver qué partidos sigues, y nada más.',
    replace: 'Cambiar dirección',
    replaced: 'Esta es tu nueva dirección. La anterior dejó de funcionar.',
    stop: 'Terminar calendario',
    stopped: 'El calendario terminó.',
    replaceHint: 'Las apps de calendario con la dirección anterior ya no reciben partidos.',
    failed: 'No funcionó. Inténtalo de nuevo en un momento.',
  },
} as const satisfies TranslationOf<typeof source>;
