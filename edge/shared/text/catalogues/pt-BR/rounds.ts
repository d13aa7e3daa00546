import type { TranslationOf } from '../../messages.ts';
import type source from '../en/rounds.ts';

export default {
  round: {
    final: 'Final',
    finals: 'Finais',
    thirdPlace: 'Disputa de 3º lugar',
    semiFinals: 'Semifinais',
    semiFinal: 'Semifinal',
    quarterFinals: 'Quartas de final',
    quarterFinal: 'Quartas de final',
    roundOf:
      '{place, select, 16 {Oitavas} 32 {16 avos} 64 {32 avos} 128 {64 avos} other {{place}}} de final',
    playOffs: 'Mata-mata',
    matchday: 'Rodada {place}',
    ofPlayers: '{place}ª rodada',
    week: 'Semana {place}',
    numbered: '{place}ª fase',
    ordinal: '{place, select, other {{place}ª}} rodada',
    group: 'Grupo {place}',
  },
  formResult: { W: 'vitória', D: 'empate', L: 'derrota' },
  formLetter: { W: 'V', D: 'E', L: 'D' },
} satisfies TranslationOf<typeof source>;
