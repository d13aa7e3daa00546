import type { TranslationOf } from '../../messages.ts';
import type source from '../en/favourite-pages.ts';

export default {
  favouritePages: {
    forYou: 'Para você',
    dayTitle: 'Meus jogos: {sport}, {date}',
    description: 'Jogos, times e campeonatos que você acompanha.',
    tabs: 'Meus favoritos',
    'mine-sport': 'Meus esportes',
    'mine-league': 'Meus campeonatos',
    'mine-team': 'Meus times',
    'mine-match': 'Meus jogos',
    'none-sport': 'Nenhum esporte favorito ainda.',
    'none-league': 'Nenhum campeonato favorito ainda.',
    'none-team': 'Nenhum time favorito ainda.',
    'none-match': 'Nenhum jogo favorito ainda.',
    noneYet: 'Toque na estrela de um time, de um campeonato ou de um jogo e ele aparece aqui.',
    noMatches: 'Nenhum dos seus times joga neste dia.',
    toMatches: 'Ver todos os jogos',
    followed: 'O que você acompanha',
    edit: 'Editar',
    'edit-sport': 'Editar meus esportes',
    'edit-league': 'Editar meus campeonatos',
    'edit-team': 'Editar meus times',
    'edit-match': 'Editar meus jogos',
    add: 'Adicionar favoritos',
    begin: 'O que você acompanha?',
    done: 'Pronto',
    search: 'Buscar mais',
    'suggested-teams': 'Times para acompanhar',
    'suggested-leagues': 'Campeonatos para acompanhar',
  },
} as const satisfies TranslationOf<typeof source>;
