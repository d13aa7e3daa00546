/** A line of the picture: `seen` has the number of viewers that see the goal in each millisecond. */
export interface Curve {
  name: string;
  color: string;
  seen: Float64Array;
}

const [WIDTH, HEIGHT, LEFT, TOP, UNTIL_MS] = [640, 300, 50, 20, 1_000];

/** Returns an SVG of the share of viewers that have seen the goal by each time, from 0 to 1,000 ms. */
export function drawCurves(curves: readonly Curve[]): string {
  const x = (ms: number) => LEFT + (ms / UNTIL_MS) * WIDTH;
  const y = (share: number) => TOP + (1 - share) * HEIGHT;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(0)} ${y(share)}H${x(UNTIL_MS)}" stroke="#ddd"/>` +
      `<text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const scale = [0, 200, 400, 600, 800, 1_000].map(
    (ms) => `<text x="${x(ms)}" y="${y(0) + 20}" text-anchor="middle">${ms} ms</text>`,
  );
  const lines = curves.map(({ name, color, seen }, index) => {
    const total = seen.reduce((sum, count) => sum + count, 0);
    let sum = 0;
    const points = Array.from(seen.subarray(0, UNTIL_MS), (count, ms) => {
      sum += count;
      return ms % 5 === 0 ? `${x(ms)},${y(sum / total).toFixed(1)}` : '';
    });
    return (
      `<polyline fill="none" stroke="${color}" stroke-width="2" points="${points.join(' ').replaceAll(/ +/g, ' ')}"/>` +
      `<text x="${x(560)}" y="${y(0.3) + index * 18}" fill="${color}">${name}</text>`
    );
  });
  const [width, height] = [LEFT + WIDTH + 30, TOP + HEIGHT + 30];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>Share of 25 million viewers that have seen a goal, by time</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...grid,
    ...scale,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
