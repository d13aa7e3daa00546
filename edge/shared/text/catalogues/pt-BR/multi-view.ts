import type { TranslationOf } from '../../messages.ts';
import type source from '../en/multi-view.ts';

export default {
  multiView: {
    title:
      '{count, plural, =0 {Jogos lado a lado} one {# jogo ao lado de outros} other {# jogos lado a lado}}',
    heading: 'Lado a lado',
    description: 'Até quatro jogos ao vivo de qualquer esporte em uma só tela.',
    none: 'Nenhum jogo escolhido ainda.',
    lead: 'Adicione até {most} jogos de qualquer esporte. O endereço os guarda, e você pode compartilhar.',
    add: 'Adicionar jogo',
    full: 'Cabem no máximo {most} jogos. Remova um antes.',
    missing:
      '{count, plural, one {# jogo não foi encontrado.} other {# jogos não foram encontrados.}}',
    left: 'Cabem no máximo {most} jogos: {count, plural, one {# ficou de fora.} other {# ficaram de fora.}}',
    earlier: 'Mover {match} para trás',
    later: 'Mover {match} para a frente',
    remove: 'Remover {match}',
    details: 'Lances e números: {match}',
    noDetails: 'Sem lances nem números deste jogo.',
    find: 'Buscar jogo',
    choices: 'Jogos para adicionar',
    inPlay: 'Em andamento agora',
    noneInPlay: 'Nenhum jogo em andamento agora. Busque pelos times.',
    found: '{count, plural, one {# jogo} other {# jogos}}',
    notFound: 'Nenhum jogo com esse nome.',
    more: 'Outras formas de assistir',
    beside: 'Ver ao lado de outros',
    failed: 'A busca falhou. Tente de novo.',
  },
  smallWindow: { open: 'Placar em uma janela pequena', back: 'Voltar ao jogo' },
} satisfies TranslationOf<typeof source>;
