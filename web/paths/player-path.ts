import { profileRoot, type ProfileAddress } from './profile-path.ts';

/** A player's only address. */
export function playerPath(player: ProfileAddress): string {
  return profileRoot('player', player);
}
