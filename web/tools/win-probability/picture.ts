import type { Bin } from './judged.ts';

/** A named series of binned forecasts. */
export interface Series {
  name: string;
  bins: readonly Bin[];
}

const SIZE = 360;
const MARGIN = 48;
const COLOURS = ['#1d47c9', '#c2410c', '#0f766e'];

/**
 * Returns an SVG that plots how often the home side won against the forecast chance. Dots of a good
 * forecast lie on the diagonal.
 */
export function calibrationPicture(title: string, series: readonly Series[]): string {
  const x = (share: number) => round(MARGIN + share * SIZE);
  const y = (share: number) => round(MARGIN + (1 - share) * SIZE);
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const most = Math.max(...series.flatMap(({ bins }) => bins.map(({ count }) => count)));
  const dots = series.flatMap(({ bins }, index) =>
    bins.map(
      ({ forecast, came, count }) =>
        `<circle cx="${x(forecast)}" cy="${y(came)}" r="${round(3 + 7 * Math.sqrt(count / most))}" fill="${COLOURS[index] ?? '#000'}" fill-opacity="0.7"/>`,
    ),
  );
  const legend = series.map(
    ({ name }, index) =>
      `<circle cx="${MARGIN + 14}" cy="${MARGIN + 16 + index * 20}" r="5" fill="${COLOURS[index] ?? '#000'}"/><text x="${MARGIN + 26}" y="${MARGIN + 20 + index * 20}">${name}</text>`,
  );
  const side = SIZE + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${title}">
<rect width="${side}" height="${side}" fill="#fff"/>
<g stroke="#d4d8d4">${ticks.map((tick) => `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}"/>`).join('')}</g>
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#7a837d" stroke-dasharray="4 4"/>
${dots.join('\n')}
<g fill="#1c2421">
${legend.join('\n')}
${ticks.map((tick) => `<text x="${x(tick)}" y="${y(0) + 18}" text-anchor="middle">${tick * 100}%</text><text x="${x(0) - 8}" y="${y(tick) + 4}" text-anchor="end">${tick * 100}%</text>`).join('\n')}
<text x="${x(0.5)}" y="${y(0) + 38}" text-anchor="middle">Said: the home side wins</text>
<text x="${x(0.5)}" y="${MARGIN - 20}" text-anchor="middle" font-weight="600">${title}</text>
</g>
</svg>
`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
