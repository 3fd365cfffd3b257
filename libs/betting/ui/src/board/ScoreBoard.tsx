import { sportByKey } from '@touchline/betting-rules';
import { Badge, Crest, cx, Drawing, Flag, PulseDot } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './ScoreBoard.module.css';

/** What is drawn under the score: a pitch with its centre circle, a court with its net, a rink, or nothing. */
export type BoardFamily = 'pitch' | 'court' | 'rink' | 'plain';

const SPORTS: Readonly<Record<Exclude<BoardFamily, 'plain'>, readonly string[]>> = {
  pitch: [
    'football',
    'cyber-football',
    'futsal',
    'rugby-union',
    'rugby-league',
    'american-football',
    'aussie-rules',
    'field-hockey',
    'handball',
  ],
  court: ['tennis', 'volleyball', 'beach-volleyball', 'table-tennis', 'badminton', 'basketball', 'cyber-basketball'],
  rink: ['ice-hockey', 'bandy', 'floorball'],
};
const FAMILIES = new Map(Object.entries(SPORTS).flatMap(([family, keys]) => keys.map((key) => [key, family as BoardFamily] as const)));

/** The board of a sport by its key. */
export function boardFamily(sport: string): BoardFamily {
  return FAMILIES.get(sport) ?? 'plain';
}

/** One side of a score board. */
export interface BoardSide {
  /** In the player's language; its crest is drawn from it. */
  name: string;
  /** Scores of this side under the heads of `periods`. */
  periods?: readonly string[];
  /** Serves now (tennis, volleyball) or bats (cricket). */
  isServing?: boolean;
}

export interface ScoreBoardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Key of the sport. */
  sport: string;
  /** The first and the second side. */
  sides: readonly [BoardSide, BoardSide];
  /** `2 – 1`; before the start the time of it. */
  score: string;
  /** Time and period of play, `67′ 2nd half`; without it the game is not in play. */
  clock?: string;
  /** The text of the clock, for ticking without rendering. */
  clockRef?: Ref<HTMLSpanElement>;
  /** A line under the score: `Half-time 1 – 1`, `40 – 15`, or the day of the start. */
  note?: string;
  /** ISO code for the flag beside the championship; null or left out draws a globe. */
  country?: string | null;
  /** Name of the championship; without it the line with `facts` is left out. */
  championship?: string;
  /** Events of the game told in one line. */
  facts?: string;
  /** Heads of the periods, where the sport shows them: `1`, `2`, `3`. */
  periods?: readonly string[];
  /** A strip of at most 88 pixels: scores of the periods in a line of text, and no name of the championship. */
  isSlim?: boolean;
  /** Address of a picture of the match that lies over the ground, drawn for the first side on the left. */
  banner?: string | undefined;
  /** Buttons at the end of the strip. */
  tools?: ReactNode;
}

const PITCH_LINES = 'M-1 36H56V136H-1M-1 62H20V110H-1M56 66a28 28 0 0 1 0 40M10-1A11 11 0 0 1-1 10M10 173A11 11 0 0 0-1 162';
const COURT_LINES = 'M14-1V173M14 30H85M14 142H85M60 30V142';
const RINK_LINES = 'M30-1V173M30 86m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M84-1V173';
const LINES: Readonly<Record<BoardFamily, string | null>> = { pitch: PITCH_LINES, court: COURT_LINES, rink: RINK_LINES, plain: null };

/** `128 – 131` is not long; `142/3 – 188` is. */
const LONG_SCORE = 9;

const CREST = 44;
const SLIM_CREST = 28;
/** Sets of a match fit; of nine innings the last ones do. */
const MOST_IN_LINE = 5;

/** `6–4 3–2`, the last periods after a mark when earlier ones are left out; in an innings of cricket only the side at bat. */
function periodTexts([one, other]: ScoreBoardProps['sides']): string[] {
  const texts = (one.periods ?? []).map((own, at) => [own, other.periods?.[at] ?? ''].filter((text) => text !== '').join('–'));
  const isCut = texts.length > MOST_IN_LINE;
  return texts.length === 0 ? [] : [[...(isCut ? ['…'] : []), ...texts.slice(-MOST_IN_LINE)].join(' ')];
}

/** Two sides and the score between them, on the ground of their sport. */
export function ScoreBoard({
  sport,
  sides,
  score,
  clock,
  clockRef,
  note,
  country = null,
  championship,
  facts,
  periods = [],
  isSlim = false,
  banner,
  tools,
  className,
  ...rest
}: ScoreBoardProps) {
  const family = boardFamily(sport);
  const lines = LINES[family];
  const line = [...(isSlim ? periodTexts(sides) : []), ...(note === undefined ? [] : [note])].join(' · ');
  return (
    <section {...rest} className={cx(styles.board, className)} data-family={family} data-slim={isSlim ? '' : undefined}>
      <div className={styles.field}>
        {lines !== null &&
          [0, 1].map((end) => (
            <svg key={end} className={styles.lines} viewBox="0 0 84 172" preserveAspectRatio="none" aria-hidden="true">
              <path d={lines} />
            </svg>
          ))}
        {banner !== undefined && <Drawing className={styles.banner} src={banner} width={640} height={176} />}
        <Team side={sides[0]} sport={sport} crestSize={isSlim ? SLIM_CREST : CREST} />
        <div className={styles.score}>
          {clock !== undefined && (
            <Badge tone="live" className={styles.state}>
              <PulseDot />
              <span ref={clockRef}>{clock}</span>
            </Badge>
          )}
          <b className={styles.main} data-long={score.length > LONG_SCORE ? '' : undefined}>
            {score}
          </b>
          {line !== '' && <span className={styles.note}>{line}</span>}
        </div>
        <Team side={sides[1]} sport={sport} crestSize={isSlim ? SLIM_CREST : CREST} />
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      {!isSlim && periods.length > 0 && <PeriodTable heads={periods} sides={sides} />}
      {!isSlim && championship !== undefined && (
        <div className={styles.foot}>
          <Flag country={country} />
          <span>{championship}</span>
          {facts !== undefined && <span className={styles.facts}>{facts}</span>}
        </div>
      )}
    </section>
  );
}

function Team({ side, sport, crestSize }: { side: BoardSide; sport: string; crestSize: number }) {
  return (
    <div className={styles.team}>
      <Crest name={side.name} size={crestSize} of={sportByKey(sport)?.hasPersons === true ? 'person' : 'team'} />
      <span dir="auto">{side.name}</span>
      {side.isServing && (
        <span className={styles.serving}>
          {sport === 'cricket' ? (
            <FormattedMessage id="betting.board.batting" defaultMessage="Batting" />
          ) : (
            <FormattedMessage id="betting.board.serving" defaultMessage="Serving" />
          )}
        </span>
      )}
    </div>
  );
}

/** Scores of both sides by period. */
export function PeriodTable({ heads, sides }: { heads: readonly string[]; sides: readonly [BoardSide, BoardSide] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.periods}>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side, at) => (
            <tr key={at}>
              <th scope="row" dir="auto">
                {side.name}
              </th>
              {heads.map((head, index) => (
                <td key={head} className={index === (side.periods?.length ?? 0) - 1 ? styles.now : undefined}>
                  {side.periods?.[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
