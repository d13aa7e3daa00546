import * as CALLS from '../../../edge/contracts/calls.ts';
import type { SeasonOutlook } from '../../../edge/contracts/outlook.ts';
import { callOrNull } from '../../api/client.ts';
import type { LoaderContext } from '../../api/loader-context.server.ts';
import { parseSide } from '../../domain/parse-side.ts';
import type { Outlook } from './outlook.ts';

/** Loads a season's outlook; null for a league or season without one. */
export async function loadOutlook(
  { api }: LoaderContext,
  query: { id: string; seasonId?: string | undefined },
  signal: AbortSignal,
): Promise<Outlook | null> {
  const answer = await callOrNull(api, CALLS.getSeasonOutlook, query, signal);
  return answer?.outlook ? parseOutlook(answer.outlook) : null;
}

/** Returns the outlook. Its first column is the title, unless it has a zone of kind `champion`. */
export function parseOutlook({
  zones,
  teams,
  ...figures
}: NonNullable<SeasonOutlook['outlook']>): Outlook {
  const hasTitle = !zones.some(({ zoneKind }) => zoneKind === 'champion');
  return {
    ...figures,
    columns: [
      ...(hasTitle ? [{ zone: null }] : []),
      ...zones.map(({ zoneKind, zoneName }) => ({ zone: { kind: zoneKind, name: zoneName } })),
    ],
    rows: teams.map(({ expectedPoints, titleChance, zoneChances, ...team }) => ({
      team: parseSide(team),
      points: expectedPoints,
      chances: [...(hasTitle ? [titleChance] : []), ...zoneChances],
    })),
  };
}
