import type { TranslationOf } from '../../messages.ts';
import type source from '../en/calendar.ts';

export default {
  calendar: {
    watch: 'Onde assistir: {channels}',
    marked: '{mark}: {match}',
    subscribe: 'Adicionar os jogos de {name} à sua agenda',
    title: '{name} na sua agenda',
    intro: 'O app de agenda acompanha os jogos sozinho: novos horários, resultados e canais.',
    open: 'Abrir no app de agenda',
    address: 'Endereço da agenda',
    copy: 'Copiar endereço',
    copied: 'Endereço copiado',
    notCopied: 'Não foi copiado: selecione o endereço e copie.',
    results: 'Mostrar resultados',
    hint: 'No Google Agenda, escolha “Outras agendas”, depois “Do URL”, e cole o endereço.',
  },
} satisfies TranslationOf<typeof source>;
