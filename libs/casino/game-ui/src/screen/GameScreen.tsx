import type { GameInit, PauseReason, Refused, RoundView } from '@touchline/casino-game-contract';
import {
  type Climb,
  climbOf,
  type GameModel,
  isModelId,
  isTableOf,
  modelOf,
  MOST_BETS,
  rulesOf,
  type Start,
} from '@touchline/casino-game-math';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Board, type BoardProps } from '../boards/Board.tsx';
import { gainText, moneyText, type MoneyUnit } from '../format.ts';
import { faultWords, refusalWords, words } from '../words.ts';
import { betsOf, type Choice, Choices, type ChoicesProps, isWhole } from './Choices.tsx';
import { Extras, type ExtrasProps } from './Extras.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { Moves, type MovesProps } from './Moves.tsx';
import { RollTable, takesBets } from './RollTable.tsx';
import { StakeBar } from './StakeBar.tsx';
import { isTimed } from './timed.ts';
import styles from '../Game.module.css';

/** What a stage may show beside the moves of an open round: `startedAt` is on this page's clock, `staked` in minor units. */
export interface RunningRound {
  scene: RoundView['scene'];
  staked: number;
  startedAt: number | null;
  climb: Climb | null;
  isCalm: boolean;
}

/** Parts that a stage brings instead of those of this lib. */
export interface GameParts {
  /** Shows the round, and calls `onShown` when its result may be shown. */
  Board?: ComponentType<BoardProps & { view: RoundView | null }>;
  Choices?: ComponentType<ChoicesProps>;
  Moves?: ComponentType<MovesProps & RunningRound>;
  /** The board is a stage, with everything else below it. */
  isStage?: true;
}

export interface GameScreenProps {
  parts?: GameParts;
  extras?: ExtrasProps;
  init: GameInit;
  balance: number;
  round: RoundView | null;
  /** Start of the open round on this page's clock. */
  startedAt: number | null;
  /** Number of rounds in this visit. */
  count: number;
  /** Net result of this visit. */
  net: number;
  /** A request is pending. */
  isBusy: boolean;
  refusal: Refused | null;
  pause: PauseReason | null;
  isEnded: boolean;
  /** Earliest start of the next round on this page's clock, in milliseconds. */
  readyAt: number;
  isCalm: boolean;
  onPlay: (amount: number, choice: Choice) => void;
  onMove: (move: string) => void;
  onCashier: () => void;
  onShown: () => void;
}

const SECOND_MS = 1000;

function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Result of a round in a sentence. A return up to the stake is not a win. */
export function resultText(intl: IntlShape, round: RoundView, unit: MoneyUnit): string {
  if (round.scene.kind === 'tiles') return intl.formatMessage(words.score, { score: round.scene.score });
  if (round.isFaulty) return intl.formatMessage(words.faulty);
  if (round.status === 'refunded') return intl.formatMessage(words.refunded);
  if (round.jackpot !== undefined) return intl.formatMessage(words.jackpot, { amount: moneyText(intl, round.jackpot, unit) });
  if (round.returned === 0) return intl.formatMessage(words.lost);
  const amount = moneyText(intl, round.returned, unit);
  if (round.returned > round.staked) return intl.formatMessage(words.won, { amount });
  return intl.formatMessage(words.returned, { amount, stake: moneyText(intl, round.staked, unit) });
}

const START_WORDS: Readonly<Record<Start, (typeof words)[keyof typeof words]>> = {
  spin: words.spin,
  deal: words.deal,
  roll: words.roll,
  play: words.play,
};

function Stats({ init, balance, net }: Pick<GameScreenProps, 'init' | 'balance' | 'net'>) {
  const intl = useIntl();
  const [since] = useState(() => performance.now());
  const seconds = Math.floor((useNow(SECOND_MS) - since) / SECOND_MS);
  const money = (amount: number): string => moneyText(intl, amount, init);
  const minutes = Math.floor(seconds / 60);
  return (
    <dl className={styles.stats}>
      <div>
        <dt>
          <FormattedMessage {...(init.mode === 'demo' ? words.demoBalance : words.balance)} />
        </dt>
        <dd data-testid="balance">{money(balance)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...words.net} />
        </dt>
        <dd data-testid="net">
          <bdi>{gainText(intl, net, init)}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...words.time} />
        </dt>
        <dd>
          <bdi>{`${minutes}:${String(seconds % 60).padStart(2, '0')}`}</bdi>
        </dd>
      </div>
    </dl>
  );
}

/** Total stake of a choice; bets of a table carry their own amounts. */
const amountOf = (choice: Choice, stake: number): number =>
  Array.isArray(choice['bets']) ? betsOf(choice).reduce((sum, { amount }) => sum + amount, 0) : stake;

type Fault = 'stake-out-of-range' | 'too-many';

/** Why the game takes no round with these bets; null if it does. */
function faultOf(choice: Choice, amount: number, { stake: { min, max } }: GameInit): Fault | null {
  if (betsOf(choice).length > MOST_BETS) return 'too-many';
  return amount > 0 && (amount < min || amount > max) ? 'stake-out-of-range' : null;
}

/** Whether a climb timed by the server is still below the lowest cash-out, which the server would reject. */
function isTooLow(climb: Climb | null, round: RoundView | null, startedAt: number | null, now: number): boolean {
  if (climb === null || round?.scene.kind !== 'climb' || round.scene.sinceMs === undefined || startedAt === null) return false;
  return climb.heightAfter(now - startedAt) < climb.lowest;
}

/** Initial choice: no bets on a table, a random card of bingo, nothing that is optional. */
function firstChoice(model: string): Choice {
  const standard: Choice = isModelId(model) ? rulesOf(model).standard : {};
  if (Array.isArray(standard['bets'])) return { ...standard, bets: [] };
  const options = modelOf(model)?.options ?? [];
  const left = new Set(options.filter((option) => option.kind === 'whole' && option.isOptional === true).map(({ name }) => name));
  if (left.size > 0) return Object.fromEntries(Object.entries(standard).filter(([name]) => !left.has(name)));
  const cards = options.find(({ name }) => name === 'card');
  if (cards?.kind !== 'whole') return standard;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { ...standard, card: cards.min + (random % (cards.max - cards.min + 1)) };
}

/** Whether the choices of a round stay in view until it is over, as places and numbers do while a bet waits for its draw. */
const staysOn = ({ options }: GameModel): boolean => options.some(({ kind }) => kind === 'bets' || kind === 'numbers');

/** The stake that the game opens with: the player's last one; a chip is the usual stake, because the last one was a sum of chips. */
function firstStake({ model: id, stake: { min, max, usual, last } }: GameInit): number {
  const model = modelOf(id);
  const isKept = last !== undefined && last >= min && last <= max && model !== undefined && !isTableOf(model);
  return isKept ? last : usual;
}

/** The last roll in words, which screen readers announce. */
function Rolled({ scene: { rolls, point } }: { scene: Extract<RoundView['scene'], { kind: 'craps' }> }) {
  const [a, b] = rolls.at(-1) ?? [0, 0];
  return (
    <span>
      <FormattedMessage tagName="span" {...words.rolled} values={{ n: a + b }} />{' '}
      {point === null ? (
        <FormattedMessage tagName="span" {...words.comeOut} />
      ) : (
        <FormattedMessage tagName="span" {...words.point} values={{ n: point }} />
      )}
    </span>
  );
}

/** What a settled round changed; balance and net result leave it out until its result is shown, so that no figure gives it away earlier. */
function heldOf(round: RoundView | null, isShown: boolean): { balance: number; net: number } {
  if (round === null || round.status === 'open' || isShown) return { balance: 0, net: 0 };
  const returned = round.returned + (round.jackpot ?? 0);
  return { balance: typeof round.balance === 'number' ? returned : 0, net: returned - round.staked };
}

/**
 * The round as it was before its last move, while the stage still shows how it ended; null otherwise. Its row of moves stays, locked: the room
 * of the stage does not change, and no figure or button gives the end away.
 */
function useEnding(round: RoundView | null, key: string, isShowing: boolean): RoundView | null {
  const last = useRef<{ key: string; round: RoundView } | null>(null);
  if (round?.status === 'open') last.current = { key, round };
  return round !== null && round.status !== 'open' && isShowing && last.current?.key === key ? last.current.round : null;
}

type Parts = Required<Omit<GameParts, 'isStage'>>;
const OWN_PARTS: Parts = { Board, Choices, Moves };
const NO_PARTS: GameParts = {};

/** A complete game: board, result, choices and moves, as far as its family has them. @spec CS-02 CS-05 */
export function GameScreen(props: GameScreenProps) {
  const { init, balance, round, startedAt, count, net, isBusy, refusal, pause, isEnded, readyAt, isCalm } = props;
  const { onPlay, onMove, onCashier, onShown, extras, parts = NO_PARTS } = props;
  const intl = useIntl();
  const model = modelOf(init.model);
  const [stake, setStake] = useState(() => firstStake(init));
  const [choice, setChoice] = useState<Choice>(() => firstChoice(init.model));
  const [shownKey, setShownKey] = useState('');
  // A round that is continued from another window is not counted, but still another round.
  const key = `${count}/${round?.round}`;
  const isShown = shownKey === key;
  const isStaged = parts.Board !== undefined;
  const shown = useCallback(() => {
    setShownKey(key);
    onShown();
  }, [key, onShown]);
  useEffect(() => {
    // A stage and the grid of a slot say themselves when the result is shown.
    if (!isStaged && round !== null && round.scene.kind !== 'slots' && round.status !== 'open') shown();
  }, [isStaged, round, shown]);
  const now = useNow(250);
  const game = useRef<HTMLElement>(null);
  useKeptFocus(game);
  // The end of a climb is seen at once.
  const ending = useEnding(round, key, isStaged && !isShown && !isTimed(init.model));
  if (model === undefined) return null;
  const isOpen = round?.status === 'open';
  const isWaiting = isOpen && round.scene.kind === 'waiting';
  const isRolling = takesBets(round);
  const inMoves = isOpen ? round : ending;
  const isGoing = inMoves !== null;
  const isStart = !isGoing || isRolling;
  const isTable = isTableOf(model);
  const climb = climbOf(model.id);
  const amount = init.stake.max === 0 ? 0 : amountOf(choice, stake);
  const fault = isOpen ? null : faultOf(choice, amount, init);
  const waitSeconds = Math.ceil(Math.max(0, readyAt - now) / SECOND_MS);
  const isLocked = isBusy || pause !== null || isEnded;
  const isReady =
    !isLocked &&
    !isOpen &&
    waitSeconds === 0 &&
    isWhole(choice) &&
    (init.stake.max === 0 || amount > 0) &&
    fault === null &&
    (round === null || isShown || round.status !== 'settled');
  const isGain = round !== null && round.returned > round.staked;
  const held = heldOf(round, isShown);
  const shownParts: Parts = { ...OWN_PARTS, ...parts };
  const isWin = isShown && (isGain || round?.jackpot !== undefined);
  return (
    <main
      ref={game}
      className={styles.game}
      data-theme={init.theme}
      data-calm={isCalm || undefined}
      data-alone={parts.isStage ?? (model.options.length === 0 || undefined)}
      data-chosen={model.options.length > 0 || undefined}
      // A key held down plays once: each round needs its own press.
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
    >
      <Stats init={init} balance={balance - held.balance} net={net - held.net} />
      <div className={styles.board} data-family={model.family} data-staged={parts.isStage}>
        <shownParts.Board
          idle={model.idle}
          {...{ climb, isTable }}
          unit={init}
          scene={round?.scene ?? null}
          round={count}
          startedAt={startedAt}
          isCalm={isCalm}
          isGain={isGain}
          isLocked={isLocked || !isOpen}
          onMove={onMove}
          onShown={shown}
          view={round}
        />
      </div>
      <p className={styles.result} role="status" data-won={isWin || undefined}>
        {round !== null && !isOpen && isShown && <span>{resultText(intl, round, init)}</span>}
        {isOpen && round.scene.kind === 'craps' && <Rolled scene={round.scene} />}
        {isWaiting && <FormattedMessage tagName="span" {...words.betPlaced} />}
        {isOpen && !isWaiting && model.stake.max > 0 && count === 0 && refusal === null && (
          <FormattedMessage tagName="span" {...words.waiting} />
        )}
      </p>
      <p className={styles.refusal} role="alert">
        {refusal !== null && <FormattedMessage tagName="span" {...refusalWords[refusal]} />}
        {refusal === null && fault !== null && <FormattedMessage tagName="span" {...faultWords[fault]} values={{ most: MOST_BETS }} />}
        {pause !== null && <FormattedMessage tagName="span" {...words.paused} />}
        {isEnded && <FormattedMessage tagName="span" {...words.ended} />}
        {refusal === 'not-enough-money' && init.mode === 'money' && (
          <>
            {' '}
            <button type="button" className={styles.small} onClick={onCashier}>
              <FormattedMessage {...words.cashier} />
            </button>
          </>
        )}
      </p>
      <div className={styles.controls}>
        {inMoves !== null && !isRolling && (
          <shownParts.Moves
            key={round?.made}
            {...{ startedAt, climb, isCalm }}
            scene={inMoves.scene}
            staked={inMoves.staked}
            moves={inMoves.moves}
            isLocked={isLocked || !isOpen || isTooLow(climb, round, startedAt, now)}
            unit={init}
            onMove={onMove}
          />
        )}
        {isRolling && round !== null ? (
          <RollTable {...{ round, isLocked, onMove }} chip={stake} unit={init} highest={init.stake.max} />
        ) : (
          (!isGoing || staysOn(model)) && (
            <shownParts.Choices
              options={model.options}
              choice={choice}
              isLocked={isLocked || isGoing}
              onChoice={setChoice}
              chip={stake}
              unit={init}
            />
          )
        )}
        {(isStart || extras !== undefined) && (
          <div className={styles.bar}>
            {isStart && init.stake.max > 0 && (
              <StakeBar value={stake} init={init} isLocked={isLocked} isChip={isTable} onValue={setStake} />
            )}
            {isRolling && (
              <button
                type="button"
                data-move="roll"
                className={styles.play}
                disabled={isLocked || waitSeconds > 0}
                onClick={() => onMove('roll')}
              >
                {waitSeconds > 0 ? (
                  <FormattedMessage {...words.nextRoll} values={{ seconds: waitSeconds }} />
                ) : (
                  <FormattedMessage {...words.roll} />
                )}
              </button>
            )}
            {!isGoing && (
              <button type="button" data-play className={styles.play} disabled={!isReady} onClick={() => onPlay(amount, choice)}>
                {waitSeconds > 0 ? (
                  <FormattedMessage {...words.wait} values={{ seconds: waitSeconds }} />
                ) : (
                  <FormattedMessage {...(isBusy ? words.working : START_WORDS[model.start])} />
                )}
              </button>
            )}
            {extras !== undefined && <Extras {...extras} />}
          </div>
        )}
      </div>
    </main>
  );
}
