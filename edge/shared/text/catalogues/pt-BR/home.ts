import type { TranslationOf } from '../../messages.ts';
import type source from '../en/home.ts';

export default {
  home: {
    description:
      'Placar ao vivo, jogos e resultados de hoje no futebol, no basquete, no tênis e em outros esportes.',
    nothingElse: 'Não há mais nada hoje.',
    none: 'Nenhum jogo hoje.',
    otherDays: 'Ver outros dias',
  },
} satisfies TranslationOf<typeof source>;
