import type { ReactNode } from 'react';
import type { Incident } from '../../../realtime/protocol/incident.ts';
import type { SportKey } from '../../../realtime/sports/sport.ts';
import { PlayerLink } from '../../entity-page/player-link.tsx';
import type { Text } from '../../../edge/shared/text/text.ts';
import { rich } from '../../ui/use-text.ts';
import { incidentName } from '../incident-text.ts';
import type { ScoreMoment } from './score-moments.ts';

/** Returns scorer, passer and yards: 'T. Brady to R. Gronkowski, 22 yd'. Never uses a source's sentence. */
export function playTitle(t: Text, incident: Incident, sportKey: SportKey): ReactNode {
  const { player, playerId, relatedPlayer, play, yards, type } = incident;
  if (player === undefined) return incidentName(t, incident, sportKey);
  const who = (words: readonly ReactNode[]): ReactNode =>
    playerId === undefined ? words : <PlayerLink of={{ id: playerId, name: player, sportKey }} />;
  if (type === 'touchdown' && relatedPlayer !== undefined)
    return yards === undefined
      ? rich(t, 'play.passed', { passer: relatedPlayer, player, who })
      : rich(t, 'play.pass', { passer: relatedPlayer, player, yards: t.number(yards), who });
  if (yards === undefined) return who([player]);
  // Message selectors allow no hyphens.
  const how = play?.replace('-return', '') ?? 'other';
  return rich(t, 'play.by', { player, how, yards: t.number(yards), who });
}

/** Returns what a play was: 'Touchdown · extra point S. Gostkowski', 'Home run · 2 runs'. */
export function playDetail(
  t: Text,
  { incident, extra, points }: ScoreMoment,
  sportKey: SportKey,
): string {
  const { type, player } = incident;
  const isNamed = player !== undefined && type !== 'run';
  const parts: string[] = isNamed ? [incidentName(t, incident, sportKey)] : [];
  if (type === 'run' || type === 'home-run') parts.push(t('play.runs', { count: points }));
  if (extra) {
    const kind = extra.points === 2 ? 'two' : 'one';
    parts.push(
      extra.player === undefined
        ? t('play.tried', { kind })
        : t('play.triedBy', { kind, player: extra.player }),
    );
  }
  return parts.join(' · ');
}
