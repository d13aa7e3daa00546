import { MARK } from '../../edge/shared/brand/mark.ts';
import type { Shortcut } from '../../edge/shared/brand/home-screen.ts';
import { liveIcon, starIcon, tvIcon } from '../ui/icons.ts';

const SIGNS: Readonly<Record<Shortcut, string>> = {
  live: liveIcon,
  mine: starIcon,
  channel: tvIcon,
};

/** Sides of the view boxes of the mark and of a page's icon. */
const { box: BOX } = MARK;
const SIGN_BOX = 24;

/**
 * Scale of the mark in the safe zone of all masks: a circle with a radius of 40 % of the side
 * (W3C).
 */
const SAFE_SCALE = 0.8;

/** Returns the brand's mark as SVG; the brand's colour fills the square, for masks of any shape. */
export function maskableSvg(favicon: string): string {
  return svg(`<rect width="${BOX}" height="${BOX}" fill="${colourOf(favicon)}"/>${mark('#fff')}`);
}

/** Returns the mark alone as SVG: the system reads only its opacity, and chooses the colour. */
export function monochromeSvg(): string {
  return svg(mark('#000'));
}

/** Returns a shortcut's icon on the brand's colour, as SVG. */
export function shortcutSvg(favicon: string, shortcut: Shortcut): string {
  const scale = 0.58 * (BOX / SIGN_BOX);
  return svg(
    `<circle cx="14" cy="14" r="14" fill="${colourOf(favicon)}"/>` +
      `<path d="${SIGNS[shortcut]}" fill="none" stroke="#fff" stroke-width="1.75" ` +
      `stroke-linecap="round" stroke-linejoin="round" ` +
      `transform="translate(14 14) scale(${scale}) translate(-12 -12)"/>`,
  );
}

/** Returns the mark as SVG, centred in the icon. */
function mark(colour: string): string {
  const { lines, stroke, ball } = MARK;
  return (
    `<g transform="translate(14 14) scale(${SAFE_SCALE}) translate(-15 -15)">` +
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>` +
    `<circle cx="${ball.x}" cy="${ball.y}" r="${ball.r}" fill="${colour}"/></g>`
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${content}</svg>`;
}

/** Returns a brand's colour: the fill of the first rectangle of its favicon. */
function colourOf(favicon: string): string {
  const [, colour] = /<rect[^>]* fill="(#[\da-f]{6})"/.exec(favicon) ?? [];
  if (colour === undefined) throw new Error('The icon of the brand has no ground.');
  return colour;
}
