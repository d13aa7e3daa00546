import type { TranslationOf } from '../../messages.ts';
import type source from '../en/delay.ts';

export default {
  delay: {
    hidden: 'Marcador oculto',
    chip: '{seconds} s atrás',
    short: '{seconds} s',
    label: 'Los marcadores van {seconds} s atrás. Cambiar el retraso',
    title: 'Retraso',
    lead: '¿Tu transmisión va atrasada? Marcadores, alertas, minuto a minuto y el canal la esperan en este dispositivo.',
    seconds: 'Retraso en segundos',
    off: 'Los marcadores se muestran al momento.',
    on: 'Los marcadores se muestran {seconds} s después.',
    less: '{seconds} s menos',
    more: '{seconds} s más',
    held: 'Esperando tu transmisión',
    heldLead: 'Con tu retraso, esta parte se muestra {seconds} s después de cargarse.',
    find: 'Encontrar mi retraso',
    findLead: 'Toca en el momento en que veas empezar el juego en tu pantalla.',
    match: 'Partido',
    noMatch:
      'Ningún partido está por empezar o reanudarse. Vuelve en el próximo inicio o descanso.',
    start:
      '{kind, select, H {{number, select, 1 {Inicio del partido} other {Inicio del {number}o tiempo}}} ET {Inicio del tiempo extra {number}} Q {Inicio del cuarto {number}} OT {Inicio del tiempo extra {number}} S {Inicio del set {number}} G {Inicio del juego {number}} I {Inicio de la entrada {number}} other {Inicio del partido}}',
    expected: 'Previsto a las {time}',
    passed: 'Este inicio ya pasó. El próximo llega después del descanso.',
    see: 'Lo veo ahora',
    noted: 'Anotado. Tu retraso aparece en cuanto se reporte el inicio.',
    unreported: 'Aún no se reporta ningún inicio. Toca otra vez cuando lo veas.',
    found: 'Tu transmisión va {seconds} s atrás.',
    early: 'Tocaste {seconds} s antes del inicio. Toca otra vez cuando lo veas.',
    late: 'Tocaste más de {most} s después del inicio. Un retraso no puede ser tan largo.',
    set: 'Poner el retraso en {seconds} s',
    undo: 'Deshacer: volver a {seconds} s',
  },
} satisfies TranslationOf<typeof source>;
