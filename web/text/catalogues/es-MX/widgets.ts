import type { TranslationOf } from '../../messages.ts';
import type source from '../en/widgets.ts';

export default {
  embedded: {
    title: 'Marcadores en vivo',
    unreachable: 'No pudimos mostrar los marcadores en este momento.',
    misnamed: 'Este widget no está bien configurado.',
    retry: 'Reintentar',
    open: 'Ver todos los marcadores',
  },
} satisfies TranslationOf<typeof source>;
