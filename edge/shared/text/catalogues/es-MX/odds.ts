import type { TranslationOf } from '../../messages.ts';
import type source from '../en/odds.ts';

export default {
  odds: {
    formats: 'Formato de los momios',
    decimal: 'Decimal',
    fractional: 'Fraccionario',
    american: 'Americano',
    note: 'Los momios son solo informativos: aquí no se hacen apuestas. Las flechas muestran cómo se ha movido cada momio desde que se abrió.',
    table: 'Momios: {market}',
    bookmaker: 'Casa de apuestas',
    suspended: 'suspendida',
    bestPrice: 'mejor momio',
    up: 'subió de {price}',
    down: 'bajó de {price}',
  },
  market: {
    'match-winner': 'Ganador del partido',
    'double-chance': 'Doble oportunidad',
    'both-teams-to-score': 'Ambos equipos anotan',
    total: 'Total',
    handicap: 'Hándicap',
    withLine: '{market} {line}',
  },
  outcome: {
    homeOrDraw: '{home} o empate',
    homeOrAway: '{home} o {away}',
    drawOrAway: 'Empate o {away}',
    yes: 'Sí',
    no: 'No',
    over: 'Más',
    under: 'Menos',
    overLine: 'Más de {line}',
    underLine: 'Menos de {line}',
  },
  matchWithout: {
    odds: 'No hay momios para este partido.',
  },
} satisfies TranslationOf<typeof source>;
