import type { TranslationOf } from '../../messages.ts';
import type source from '../en/nations.ts';

export default {
  nation: {
    cd: 'RD del Congo',
    cg: 'Congo',
    ci: 'Costa de Marfil',
    cz: 'República Checa',
    hk: 'Hong Kong',
    mo: 'Macao',
    ps: 'Palestina',
    tr: 'Turquía',
    ba: 'Bosnia y Herzegovina',
    nl: 'Países Bajos',
    mm: 'Myanmar',
    sa: 'Arabia Saudita',
    ae: 'Emiratos Árabes Unidos',
  },
  nationTeam: {
    gb: 'Gran Bretaña',
    tw: 'China Taipéi',
    women: '{nation} femenil',
    under: '{nation} Sub-{age}',
    olympic: '{nation} olímpica',
  },
} satisfies TranslationOf<typeof source>;
