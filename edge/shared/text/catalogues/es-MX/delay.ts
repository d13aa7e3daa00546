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
  },
} satisfies TranslationOf<typeof source>;
