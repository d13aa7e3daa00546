/* Shapes of the models' constants: `fitted.ts` has the values. */

/** What seasons say about when goals fall. */
export interface FootballFit {
  /** How much more often goals fall at the end of a match than at its start: 0.5 is half as often again. */
  growth: number;
  /** Minutes of stoppage time that each half has on average. */
  added: readonly [first: number, second: number];
  /** Factor on a side's goals for each player that it has fewer than the other side. */
  fewer: number;
  /** Factor on a side's goals for each player that it has more. */
  more: number;
}

/** How far scores of a sport move apart. */
export interface PointsFit {
  /** Standard deviation of a whole match's final lead around the expected one, in points. */
  spread: number;
  /** Its growth with time: the deviation of a share of a match is `spread` × share ^ `power`. */
  power: number;
  /** Factor on the expected lead: ratings of few results are too near to each other. */
  trust: number;
}

/** How results of a sport say who is better. */
export interface RatingFit {
  /** Points by which home teams win on average in leagues of which little is known. */
  homeEdge: number;
  /** A team of the mean has so many results that nobody has seen. */
  unseen: number;
  /** A result counts half as much as one that is so many days newer. */
  halfLife: number;
}
