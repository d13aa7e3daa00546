import type { TranslationOf } from '../../messages.ts';
import type source from '../en/consent.ts';

export default {
  consent: {
    title: 'Tu privacidad',
    lead: 'Queremos ver cómo se usan nuestras páginas para mejorarlas. Los marcadores funcionan de cualquier modo.',
    accept: 'Permitir',
    refuse: 'Rechazar',
    choose: 'Elegir',
    save: 'Guardar',
    analytics: 'Estadísticas',
    analyticsLead:
      'Qué páginas se abren, qué tan rápidas son y qué falla en ellas. El país en el que estás se guarda en tu dispositivo por 30 días, y un identificador de este navegador por un año.',
    recording: 'Grabaciones',
    recordingLead:
      'Toques y desplazamiento en algunos dispositivos, elegidos por un identificador que este navegador guarda por un año. Todo lo escrito en la página y todo lo que escribes queda oculto.',
  },
} satisfies TranslationOf<typeof source>;
