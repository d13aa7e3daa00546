import type { TranslationOf } from '../../messages.ts';
import type source from '../en/delay.ts';

export default {
  delay: {
    hidden: 'Placar oculto',
    chip: '{seconds} s atrás',
    short: '{seconds} s',
    label: 'Os placares estão {seconds} s atrás. Alterar o atraso',
    title: 'Atraso',
    lead: 'Sua transmissão está atrasada? Placares, alertas, lance a lance e o canal esperam por ela neste aparelho.',
    seconds: 'Atraso em segundos',
    off: 'Os placares aparecem na hora.',
    on: 'Os placares aparecem {seconds} s depois.',
    less: '{seconds} s a menos',
    more: '{seconds} s a mais',
    held: 'Esperando a sua transmissão',
    heldLead: 'Com o seu atraso, esta parte aparece {seconds} s depois de carregada.',
  },
} satisfies TranslationOf<typeof source>;
