import type { PlayerWire } from '../../edge/contracts/players.ts';
import type { Pictured } from '../../edge/shared/crest/picture-path.ts';

/** Returns a player's nation and logo, if known. */
export function playerPictures({
  playerNation: nation,
  playerLogoUri: logoUri,
}: Pick<PlayerWire, 'playerNation' | 'playerLogoUri'>): Pictured {
  return { ...(nation && { nation }), ...(logoUri && { logoUri }) };
}
