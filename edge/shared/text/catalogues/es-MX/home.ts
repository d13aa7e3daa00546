import type { TranslationOf } from '../../messages.ts';
import type source from '../en/home.ts';

export default {
  home: {
    description:
      'Marcadores en vivo, partidos y resultados de hoy en futbol, basquetbol, tenis y más.',
    nothingElse: 'No hay nada más por hoy.',
    none: 'Hoy no hay partidos.',
    otherDays: 'Ver otros días',
  },
} satisfies TranslationOf<typeof source>;
