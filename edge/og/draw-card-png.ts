import { loadFonts } from './font/load-fonts.ts';
import { drawMatchCard, type MatchCard } from './match-card.ts';
import { encodePng } from './png.ts';

/** A match's card as a PNG file. */
export async function drawCardPng(card: MatchCard): Promise<ArrayBuffer> {
  return encodePng(drawMatchCard(card, await loadFonts()));
}
