import type { TranslationOf } from '../../messages.ts';
import type source from '../en/nations.ts';

export default {
  nation: {
    cd: 'RD Congo',
    cg: 'Congo',
    ci: 'Costa do Marfim',
    cz: 'República Tcheca',
    hk: 'Hong Kong',
    mo: 'Macau',
    ps: 'Palestina',
    tr: 'Turquia',
    ba: 'Bósnia e Herzegovina',
    nl: 'Holanda',
    mm: 'Mianmar',
    sa: 'Arábia Saudita',
    ae: 'Emirados Árabes Unidos',
  },
  nationTeam: {
    gb: 'Grã-Bretanha',
    tw: 'Taipé Chinês',
    women: '{nation} feminina',
    under: '{nation} sub-{age}',
    olympic: '{nation} olímpica',
  },
} satisfies TranslationOf<typeof source>;
