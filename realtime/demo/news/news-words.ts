/** The facts of a finished match. Scores start with the winner, in a draw with the home side. */
export interface ReportFacts {
  league: string;
  home: string;
  away: string;
  venue: string | undefined;
  /** In a draw the home side. */
  winner: string;
  loser: string;
  /** '3–1' */
  score: string;
}

/** The facts of a future match. */
export type PreviewFacts = Pick<ReportFacts, 'league' | 'home' | 'away' | 'venue'>;

/** The size of a win. */
export type Margin = 'narrow' | 'clear' | 'huge';

type Of<Facts> = (facts: Facts) => string;

/** A language's sentences: one of several is picked. */
export interface NewsWords {
  language: string;
  author: string;
  winTitles: Readonly<Record<Margin, readonly Of<ReportFacts>[]>>;
  drawTitles: readonly Of<ReportFacts>[];
  winSummary: Of<ReportFacts>;
  drawSummary: Of<ReportFacts>;
  winOpenings: readonly Of<ReportFacts>[];
  drawOpenings: readonly Of<ReportFacts>[];
  /** For sports in sets, halves or other periods: '25–20, 18–25'. */
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
