import { sportByKey } from '@touchline/betting-rules';
import { Badge, Crest, cx, Drawing, Flag, PulseDot } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { groundLines } from '../ground/ground-lines.ts';
import { boardFamily } from '../ground/board-family.ts';
import styles from './ScoreBoard.module.css';
import { surfaceOf } from '../ground/surface.ts';

/** One side of a score board. */
export interface BoardSide {
  /** Name in the player's language, from which the crest is generated. */
  name: string;
  /** Scores of this side, in the order of `periods`. */
  periods?: readonly string[];
  /** Whether the side is serving (tennis, volleyball) or batting (cricket). */
  isServing?: boolean;
}

export interface ScoreBoardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Key of the sport. */
  sport: string;
  /** The first and the second side. */
  sides: readonly [BoardSide, BoardSide];
  /** `2 – 1`; before the start its time. */
  score: string;
  /** Time and period of play, `67′ 2nd half`; absent if the game is not in play. */
  clock?: string;
  /** Ref to the text of the clock, for updates without rendering. */
  clockRef?: Ref<HTMLSpanElement>;
  /** Note below the score: `Half-time 1 – 1`, `40 – 15`, or the day of the start. */
  note?: string;
  /** ISO code of the flag beside the championship; a globe if null or absent. */
  country?: string | null;
  /** Name of the championship; without it the line with `facts` is omitted. */
  championship?: string;
  /** Incidents of the game in one line. */
  facts?: string;
  /** Heads of the periods, if the sport shows them: `1`, `2`, `3`. */
  periods?: readonly string[];
  /** Renders a strip of at most 88 pixels: period scores in one line of text, and no championship name. */
  isSlim?: boolean;
  /** URL of a background picture of the match, drawn with the first side on the left. */
  banner?: string | undefined;
  /** Buttons at the end of the strip. */
  tools?: ReactNode;
}

/** The part of a ground from above that is drawn at each end of the field. */
const END_BOX = '4 0 80 160';

/** Characters from which a score is long: `142/3 – 188`, but not `128 – 131`. */
const LONG_SCORE = 9;

const CREST = 44;
const SLIM_CREST = 28;
/** Enough for all sets of a match, or the last of nine innings. */
const MOST_IN_LINE = 5;

/** `6–4 3–2`; if there are too many periods, only the last ones after an ellipsis. For an innings of cricket only the batting side. */
function periodTexts([one, other]: ScoreBoardProps['sides']): string[] {
  const texts = (one.periods ?? []).map((own, at) => [own, other.periods?.[at] ?? ''].filter((text) => text !== '').join('–'));
  const isCut = texts.length > MOST_IN_LINE;
  return texts.length === 0 ? [] : [[...(isCut ? ['…'] : []), ...texts.slice(-MOST_IN_LINE)].join(' ')];
}

/** Both sides and the score between them, on the surface of their sport. */
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
  const surface = surfaceOf(sport);
  const { end } = groundLines(sport);
  const line = [...(isSlim ? periodTexts(sides) : []), ...(note === undefined ? [] : [note])].join(' · ');
  return (
    <section {...rest} className={cx(styles.board, className)} data-family={boardFamily(sport)} data-slim={isSlim ? '' : undefined}>
      <div {...surface} className={cx(styles.field, surface.className)}>
        {end !== '' &&
          [0, 1].map((at) => (
            <svg key={at} className={styles.lines} viewBox={END_BOX} preserveAspectRatio="none" aria-hidden="true">
              <path d={end} />
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
