import type { FootballFit, PointsFit, RatingFit } from './fits.ts';

/**
 * Constants of the models, by sport: `npm run tool -- fit-win-probability` writes them, and
 * docs/win-probability.md says from what and how well they do. Other sports have no model.
 */
export const FITTED: {
  football: FootballFit;
  basketball: PointsFit & RatingFit;
  'american-football': PointsFit & RatingFit;
} = {
  football: {
    growth: 0.467,
    added: [2.043, 4.609],
    fewer: 0.548,
    more: 1.385,
  },
  basketball: {
    spread: 18.375,
    power: 0.487,
    trust: 1.763,
    homeEdge: 2.707,
    unseen: 4,
    halfLife: 120,
  },
  'american-football': {
    spread: 15.5,
    power: 0.313,
    trust: 1.413,
    homeEdge: 2.581,
    unseen: 4,
    halfLife: 120,
  },
};
