import { MatchOnTheField, sendDetails } from './feed.ts';

/** Creates the match that the route table covers, with its scorer: Walnut Grove against Xenia Town. */
export async function matchOfRoutes(baseUrl: string): Promise<MatchOnTheField> {
  const match = new MatchOnTheField(baseUrl, { home: 'Walnut Grove', away: 'Xenia Town' });
  const scorer = { id: `${match.matchId}-p`, name: 'Ines Roca', number: 9, position: 'FW' };
  const keeper = { id: `${match.matchId}-q`, name: 'Mara Sol', number: 1, position: 'GK' };
  await match.kickOff();
  await match.score(1, 0, {
    incidents: [
      {
        id: 'g',
        type: 'goal',
        team: 'home',
        minute: 22,
        player: scorer.name,
        playerId: scorer.id,
      },
    ],
    stats: { Shots: { home: 4, away: 2 } },
  });
  await sendDetails(baseUrl, [
    {
      matchId: match.matchId,
      occurredAt: Date.now(),
      lineups: { home: { confirmed: true, starters: [scorer, keeper], substitutes: [] } },
      boxScore: {
        home: {
          players: [
            { ...scorer, starter: true, values: { goals: 1, shots: 3 } },
            { ...keeper, starter: true, values: { saves: 2 } },
          ],
        },
      },
    },
  ]);
  return match;
}
