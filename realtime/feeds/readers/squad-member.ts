import type { Squad } from '../../protocol/catalogue.ts';
import { slugify } from '../../protocol/fold-text.ts';

/**
 * Returns the id of a team's player by the name in a goal or a card; undefined if no player or
 * several match.
 */
export type FindMember = (teamId: string, name: string) => string | undefined;

/**
 * Matches the names in goals with those in squads: 'Kylian Mbappe' is 'Kylian Mbappé', and 'Maxi
 * Araújo' is 'Maximiliano Araújo' if no other Araújo of the squad begins with M.
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

/** Whether two names share their last word and first letter. */
function isNear(one: string, other: string): boolean {
  return one.split('-').at(-1) === other.split('-').at(-1) && one[0] === other[0];
}
