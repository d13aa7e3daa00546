import type { TranslationOf } from '../../messages.ts';
import type source from '../en/widgets.ts';

export default {
  embedded: {
    title: 'Placar ao vivo',
    unreachable: 'Não foi possível mostrar o placar agora.',
    misnamed: 'Este widget não foi configurado corretamente.',
    retry: 'Tentar de novo',
    open: 'Ver todos os placares',
  },
} satisfies TranslationOf<typeof source>;
