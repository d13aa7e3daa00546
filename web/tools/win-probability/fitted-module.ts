import type { FITTED } from '../../../edge/shared/forecast/fitted.ts';

/** Returns the source of `edge/shared/forecast/fitted.ts`. */
export function fittedModule(fitted: typeof FITTED): string {
  const { football } = fitted;
  const points = (['basketball', 'american-football'] as const).map((key) => {
    const { spread, power, trust, homeEdge, unseen, halfLife } = fitted[key];
    const name = key.includes('-') ? `'${key}'` : key;
    return `  ${name}: {
    spread: ${short(spread)},
    power: ${short(power)},
    trust: ${short(trust)},
    homeEdge: ${short(homeEdge)},
    unseen: ${unseen},
    halfLife: ${halfLife},
  },`;
  });
  return `import type { FootballFit, PointsFit, RatingFit } from './fits.ts';

/**
 * Constants of the models, by sport: \`npm run tool -- fit-win-probability\` writes them, and
 * docs/win-probability.md says from what and how well they do. Other sports have no model.
 */
export const FITTED: {
  football: FootballFit;
  basketball: PointsFit & RatingFit;
  'american-football': PointsFit & RatingFit;
} = {
  football: {
    growth: ${short(football.growth)},
    added: [${football.added.map(short).join(', ')}],
    fewer: ${short(football.fewer)},
    more: ${short(football.more)},
  },
${points.join('\n')}
};
`;
}

function short(value: number): string {
  return String(Number(value.toFixed(3)));
}
