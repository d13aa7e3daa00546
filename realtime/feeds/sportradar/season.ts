import type { Season } from '../../protocol/season.ts';
import { stageOfRound, type Stage } from '../../sports/stage.ts';
import type { Sport } from '../../sports/sport.ts';
import { seasonName } from '../season-name.ts';
import type { SportEvent } from './schema.ts';

type Context = SportEvent['sport_event_context'];

/** Stages by a pattern of the league's phase; the first match counts. */
const PHASES: readonly (readonly [RegExp, Stage])[] = [
  [/pre_?season|friendl/, 'pre-season'],
  [/placement|knock_?out|qualification_playoffs/, 'knockout'],
  [/championship/, 'championship-round'],
  [/relegation|playout/, 'relegation-round'],
  [/promotion/, 'promotion-round'],
  [/preliminary|pre_qualification/, 'preliminary-round'],
  [
    /main_round|group_phase_2|second_stage|stage_2|final_(?:round|phase|stage)|play_?offs?/,
    'main-round',
  ],
];

/** Returns a sport event's season, named by its years: '2026-27'. */
export function seasonOf({ season, competition }: Context): Season | undefined {
  if (!season) return undefined;
  const own = season.name?.replace(competition.name, '').trim();
  const name = seasonName(season.year ?? '') ?? seasonName(own ?? '') ?? own;
  return { id: season.id, name: name || season.id };
}

/**
 * Returns a sport event's stage. A stage of type `cup` is a knock-out, or a table if it has groups.
 * A stage of type `league` is what its phase says, else a table. Without a stage the round decides;
 * single players and pairs play knock-outs.
 */
export function stageOf({ stage, round, groups }: Context, sport: Sport): Stage | undefined {
  const phase = stage?.phase?.toLowerCase().replace(/[^a-z0-9]+/g, '_') ?? '';
  const isGrouped = groups?.some((group) => group.group_name) ?? false;
  if (stage?.type === 'cup') return isGrouped ? 'table' : 'knockout';
  if (stage?.type === 'league') return PHASES.find(([name]) => name.test(phase))?.[1] ?? 'table';
  if (isGrouped) return 'table';
  const reported = stageOfRound(roundWords(round?.name ?? phase));
  return reported ?? (sport.contestant !== 'team' ? 'knockout' : undefined);
}

/** Returns a round's name. Cups have names such as 'round_of_16', leagues have numbers. */
export function roundOf({ round }: Context, stage: Stage | undefined): string | undefined {
  if (round?.name) return roundWords(round.name);
  if (round?.number === undefined) return undefined;
  return `${stage === 'knockout' ? 'Round' : 'Matchday'} ${round.number}`;
}

/**
 * Returns a round's name in words: 'Round of 16' for 'round_of_16', 'Quarter-final' for
 * 'quarterfinal'.
 */
function roundWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/(quarter|semi) ?final/, '$1-final')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a match's group; undefined in a league, which is one group without a name. */
export function groupOf({ groups }: Context): string | undefined {
  const name = groups?.find((group) => group.group_name)?.group_name;
  return name !== undefined && /^[A-Z0-9]{1,2}$/i.test(name) ? `Group ${name}` : name;
}
