import type { TranslationOf } from '../../messages.ts';
import type source from '../en/news.ts';

export default {
  news: {
    ofSport: 'Noticias de {sport}',
    bySport: 'Noticias por deporte',
    description: 'Noticias de partidos, ligas y equipos.',
    around: 'Por todos los deportes',
    latest: 'Lo último',
    none: 'Todavía no hay noticias.',
    more: 'Más noticias',
    loading: 'Cargando…',
    count: '{count, plural, one {# nota en la lista.} other {# notas en la lista.}}',
    search: 'Buscar noticias',
    searchTitle: '“{keyword}” en las noticias',
    searchBox: 'Busca equipos, ligas y titulares',
    noneHint: 'Intenta con menos palabras, o con el inicio de una.',
    found:
      '{count, plural, =0 {No se encontró nada.} one {# nota encontrada.} other {# notas encontradas.}}',
    videos: 'Videos',
    kinds: 'Leer y ver',
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  article: {
    by: 'Por {author}',
    updated: 'Actualizado el {time}',
    minutes: '{count, plural, one {# min de lectura} other {# min de lectura}}',
    inYourLanguage: 'Léelo en español',
    matches: 'Los partidos',
    about: 'Más sobre',
    related: 'Te puede interesar',
    share: 'Compartir',
    copied: 'Enlace copiado',
    read: 'Leer la nota',
    withdrawn: 'Esta nota fue retirada',
    withdrawnHint: 'Se publicó aquí y ya no está disponible.',
  },
  newsLanguage: {
    ar: 'En árabe',
    en: 'En inglés',
    es: 'En español',
    pt: 'En portugués',
  },
} satisfies TranslationOf<typeof source>;
