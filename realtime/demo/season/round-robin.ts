/**
 * Who meets whom in a round of a league of `count` (even) teams, by their
 * indexes: the circle method. After `count - 1` rounds everybody has met
 * everybody; in the second half of a season home and away are exchanged.
 */
export function roundRobin(count: number, round: number): [home: number, away: number][] {
  const turns = count - 1;
  const turn = round % turns;
  const secondHalf = Math.floor(round / turns) % 2 === 1;
  return Array.from({ length: count / 2 }, (_, index) => {
    const left = index === 0 ? turns : (turn + index) % turns;
    const right = (turn - index + turns) % turns;
    // Alternating, so that nobody plays at home all the time.
    const homeFirst = ((index === 0 ? turn : index) % 2 === 0) !== secondHalf;
    return homeFirst ? [left, right] : [right, left];
  });
}
