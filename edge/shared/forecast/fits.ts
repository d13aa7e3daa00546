/* Shapes of the models' constants: `fitted.ts` has the values. */

/** When goals fall in a match, as measured over seasons. */
export interface FootballFit {
  /**
   * How much more often goals fall at the end of a match than at its start: 0.5 means half as often
   * again.
   */
  growth: number;
  /** Minutes of stoppage time that each half has on average. */
  added: readonly [first: number, second: number];
  /** Factor on a side's goals for each player that it has fewer than the other side. */
  fewer: number;
  /** Factor on a side's goals for each player that it has more. */
  more: number;
}

/** How far the leads in a sport spread. */
export interface PointsFit {
  /** Standard deviation of a whole match's final lead around the expected one, in points. */
  spread: number;
  /** Its growth with time: the deviation of a share of a match is `spread` × share ^ `power`. */
  power: number;
  /** Factor on the expected lead: ratings from few results are too close together. */
  trust: number;
}

/** How ratings of teams follow from a sport's results. */
export interface RatingFit {
  /** Points by which home teams win on average, for leagues with few known results. */
  homeEdge: number;
  /** Number of imagined results that pull each team's rating towards the mean. */
  unseen: number;
  /** Days after which a result counts half as much. */
  halfLife: number;
}
