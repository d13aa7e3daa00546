import type { Squad } from '../../protocol/catalogue.ts';
import { slugify } from '../../slug.ts';

/** Finds the id of a team's player by a name that a goal or a card has; undefined where it is nobody's, or of several. */
export type FindMember = (teamId: string, name: string) => string | undefined;

/**
 * Goals and squads are written by different hands: 'Kylian Mbappe' is 'Kylian
 * Mbappé', and 'Maxi Araújo' 'Maximiliano Araújo' where no other Araújo of the
 * squad begins with an M.
 */
export function squadMembers(squads: readonly Pick<Squad, 'team' | 'players'>[]): FindMember {
  const known = new Map(
    squads.map(({ team, players }) => [
      team.id,
      players.map(({ id, name }) => ({ id, name: slugify(name) })),
    ]),
  );
  return (teamId, name) => {
    const wanted = slugify(name);
    const players = known.get(teamId) ?? [];
    const same = players.filter((player) => player.name === wanted);
    const near = same.length > 0 ? same : players.filter((player) => isNear(player.name, wanted));
    return near.length === 1 ? near[0]?.id : undefined;
  };
}

/** Whether two names have their last word and their first letter in common. */
function isNear(one: string, other: string): boolean {
  return one.split('-').at(-1) === other.split('-').at(-1) && one[0] === other[0];
}
