/** What a match that is over is told by. Scores are the winner's first, of a draw the home side's. */
export interface ReportFacts {
  league: string;
  home: string;
  away: string;
  venue: string | undefined;
  /** Of a draw the home side. */
  winner: string;
  loser: string;
  /** '3–1' */
  score: string;
}

/** What a match to come is told by. */
export type PreviewFacts = Pick<ReportFacts, 'league' | 'home' | 'away' | 'venue'>;

/** How clear a win was. */
export type Margin = 'narrow' | 'clear' | 'huge';

type Of<Facts> = (facts: Facts) => string;

/** How a language tells it: of several sentences one is picked. */
export interface NewsWords {
  language: string;
  author: string;
  winTitles: Readonly<Record<Margin, readonly Of<ReportFacts>[]>>;
  drawTitles: readonly Of<ReportFacts>[];
  winSummary: Of<ReportFacts>;
  drawSummary: Of<ReportFacts>;
  winOpenings: readonly Of<ReportFacts>[];
  drawOpenings: readonly Of<ReportFacts>[];
  /** Of what is played in sets, in halves, in other periods: '25–20, 18–25'. */
  sets: (sets: string) => string;
  halfTime: (score: string) => string;
  periods: (periods: string) => string;
  next: (whose: string, match: PreviewFacts) => string;
  elsewhere: (league: string) => string;
  previewTitles: readonly Of<PreviewFacts>[];
  previewSummary: Of<PreviewFacts>;
  previewOpenings: readonly Of<PreviewFacts>[];
  form: (side: string) => string;
}
