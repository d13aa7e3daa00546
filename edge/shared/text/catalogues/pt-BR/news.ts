import type { TranslationOf } from '../../messages.ts';
import type source from '../en/news.ts';

export default {
  news: {
    ofSport: 'Notícias de {sport}',
    bySport: 'Notícias por esporte',
    description: 'Notícias de jogos, campeonatos e times.',
    around: 'Pelos esportes',
    latest: 'Últimas',
    none: 'Ainda não há notícias.',
    more: 'Mais notícias',
    loading: 'Carregando…',
    count: '{count, plural, one {# notícia na lista.} other {# notícias na lista.}}',
    search: 'Buscar notícias',
    searchTitle: '“{keyword}” nas notícias',
    searchBox: 'Busque times, campeonatos e manchetes',
    noneHint: 'Tente menos palavras, ou só o começo de uma.',
    found:
      '{count, plural, =0 {Nada encontrado.} one {# notícia encontrada.} other {# notícias encontradas.}}',
    videos: 'Vídeos',
    kinds: 'Ler e assistir',
    pages: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
  },
  article: {
    by: 'Por {author}',
    updated: 'Atualizado em {time}',
    minutes: '{count, plural, one {# min de leitura} other {# min de leitura}}',
    inYourLanguage: 'Leia em português',
    matches: 'Os jogos',
    about: 'Mais sobre',
    related: 'Leia também',
    share: 'Compartilhar',
    copied: 'Link copiado',
    read: 'Ler a notícia',
    withdrawn: 'Esta notícia foi tirada do ar',
    withdrawnHint: 'O conteúdo foi publicado aqui e não está mais disponível.',
  },
  newsLanguage: {
    ar: 'Em árabe',
    en: 'Em inglês',
    es: 'Em espanhol',
    pt: 'Em português',
  },
} satisfies TranslationOf<typeof source>;
