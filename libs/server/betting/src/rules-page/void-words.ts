/** The words of the page "When bets are void" in one language. */
export interface VoidWords {
  title: string;
  summary: string;
  intro: string;
  /** Headings of the first table. */
  happens: string;
  bets: string;
  notPlayed: (hours: number) => string;
  stopped: string;
  shortly: string;
  retired: string;
  walkover: string;
  ruling: string;
  level: string;
  unknown: (hours: number) => string;
  corrected: (hours: number) => string;
  /** What becomes of the bets. */
  decidedStand: string;
  asItWas: string;
  winnerBySport: string;
  allVoid: string;
  returned: string;
  void: string;
  again: string;
  decidedMeans: string;
  /** Headings and cells of the second table. */
  sport: string;
  standsHead: string;
  winnerHead: string;
  minutes: (count: number) => string;
  never: string;
  fromStart: string;
  afterOneSet: string;
  voidCell: string;
}
