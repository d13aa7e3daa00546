import type { TranslationOf } from '../../messages.ts';
import type source from '../en/rounds.ts';

export default {
  round: {
    final: 'Final',
    finals: 'Finales',
    thirdPlace: 'Partido por el tercer lugar',
    semiFinals: 'Semifinales',
    semiFinal: 'Semifinal',
    quarterFinals: 'Cuartos de final',
    quarterFinal: 'Cuartos de final',
    roundOf:
      '{place, select, 16 {Octavos de final} 32 {Dieciseisavos de final} other {Ronda de {place}}}',
    playOffs: 'Playoffs',
    matchday: 'Jornada {place}',
    ofPlayers: 'Ronda {place}',
    week: 'Semana {place}',
    numbered: 'Ronda {place}',
    ordinal: '{place, select, other {{place}a}} ronda',
    group: 'Grupo {place}',
  },
  formResult: { W: 'victoria', D: 'empate', L: 'derrota' },
  formLetter: { W: 'G', D: 'E', L: 'P' },
} satisfies TranslationOf<typeof source>;
