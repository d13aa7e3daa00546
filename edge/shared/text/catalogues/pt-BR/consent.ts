import type { TranslationOf } from '../../messages.ts';
import type source from '../en/consent.ts';

export default {
  consent: {
    title: 'Sua privacidade',
    lead: 'Queremos ver como nossas páginas são usadas para melhorá-las. Os placares funcionam de qualquer jeito.',
    accept: 'Permitir',
    refuse: 'Recusar',
    choose: 'Escolher',
    save: 'Salvar',
    analytics: 'Estatísticas',
    analyticsLead:
      'Quais páginas são abertas, se são rápidas e o que dá errado nelas. O país em que você está fica guardado no seu aparelho por 30 dias, e um identificador deste navegador por um ano.',
    recording: 'Gravações',
    recordingLead:
      'Toques e rolagem em alguns aparelhos, escolhidos por um identificador que este navegador guarda por um ano. Tudo o que está escrito na página e tudo o que você digita fica oculto.',
  },
} satisfies TranslationOf<typeof source>;
