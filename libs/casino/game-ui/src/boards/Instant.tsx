import type { Climb, Scene } from '@touchline/casino-game-math';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timesText, valueText } from '../format.ts';
import { words } from '../words.ts';
import { PlayingCard } from './Cards.tsx';
import styles from '../Game.module.css';

const TICK_MS = 100;

/** A running climb; its height follows from the time since it started. */
export function ClimbBoard({
  scene: { point, cashedAt, auto },
  startedAt,
  climb,
}: {
  scene: Extract<Scene, { kind: 'climb' }>;
  /** Null for a height that is drawn at once. */
  climb: Climb | null;
  startedAt: number | null;
}) {
  const intl = useIntl();
  const [now, setNow] = useState(() => performance.now());
  const isRunning = point === null && startedAt !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const height = point ?? climb?.heightAfter(now - (startedAt ?? now)) ?? 100;
  const shown = Math.min(1, Math.log(height / 100) / Math.log(20));
  return (
    <div className={styles.slot}>
      <svg viewBox="0 0 200 90" className={styles.curve} aria-hidden="true">
        <path d="M10 80H190M10 80V8" className={styles.axis} />
        <path
          d={`M10 80Q${10 + 120 * shown} 80 ${10 + 175 * shown} ${80 - 68 * shown}`}
          className={styles.line}
          data-over={point !== null || undefined}
        />
      </svg>
      <p className={styles.big} data-won={cashedAt !== null || undefined}>
        {`${timesText(intl, cashedAt ?? height)}×`}
      </p>
      {point !== null && (
        <p className={styles.caption}>
          <FormattedMessage {...words.climbed} values={{ point: timesText(intl, point) }} />
        </p>
      )}
      {point === null && cashedAt === null && auto !== null && (
        <p className={styles.caption}>{valueText(intl, `pays-${timesText(intl, auto)}`)}</p>
      )}
    </div>
  );
}

export function RollBoard({ scene: { roll, target, isOver, times } }: { scene: Extract<Scene, { kind: 'roll' }> }) {
  const intl = useIntl();
  const at = (value: number): string => `${value / 100}%`;
  return (
    <div className={styles.slot}>
      <p className={styles.big} data-won={times > 0 || undefined}>
        {timesText(intl, roll)}
      </p>
      <div className={styles.scale} role="img" aria-label={`${valueText(intl, isOver ? 'over' : 'under')} ${timesText(intl, target)}`}>
        <i style={isOver ? { insetInlineStart: at(target), insetInlineEnd: 0 } : { insetInlineStart: 0, inlineSize: at(target) }} />
        <b style={{ insetInlineStart: at(roll) }} />
      </div>
    </div>
  );
}

const PIN_GAP = 12;

export function PlinkoBoard({ scene: { path, slot, times } }: { scene: Extract<Scene, { kind: 'plinko' }> }) {
  const rows = path.length;
  const width = (rows + 2) * PIN_GAP;
  let x = width / 2;
  const points = [`${x},2`, ...path.map((turn, row) => `${(x += turn === 1 ? PIN_GAP / 2 : -PIN_GAP / 2)},${(row + 1) * PIN_GAP}`)];
  return (
    <div className={styles.slot}>
      <svg viewBox={`0 0 ${width} ${(rows + 1) * PIN_GAP}`} className={styles.pins} aria-hidden="true">
        {path.map((_, row) =>
          Array.from({ length: row + 1 }, (_, pin) => (
            <circle key={`${row}-${pin}`} cx={width / 2 + (pin - row / 2) * PIN_GAP} cy={row * PIN_GAP + 6} r="1.6" />
          )),
        )}
        <polyline points={points.join(' ')} />
      </svg>
      <p className={styles.big} data-won={times > 100 || undefined}>
        {`${slot + 1} · ${times / 100}×`}
      </p>
    </div>
  );
}

export function HiloBoard({ scene: { cards, times } }: { scene: Extract<Scene, { kind: 'hilo' }> }) {
  const intl = useIntl();
  return (
    <div className={styles.slot}>
      <div className={styles.cards}>
        {cards.slice(-7).map((card, at) => (
          <PlayingCard key={at} card={card} />
        ))}
      </div>
      {times > 0 && <p className={styles.big}>{`${timesText(intl, times)}×`}</p>}
    </div>
  );
}

export function WheelBoard({ scene: { segments, at } }: { scene: Extract<Scene, { kind: 'wheel' }> }) {
  const slice = 360 / segments.length;
  const point = (angle: number, radius: number): string => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(100 + radius * Math.cos(turn)).toFixed(1)} ${(100 + radius * Math.sin(turn)).toFixed(1)}`;
  };
  return (
    <div className={styles.wheelBox}>
      <svg viewBox="0 0 200 200" className={styles.wheel} aria-hidden="true">
        <g className={styles.turning} style={{ transform: `rotate(${-at * slice}deg)` }}>
          {segments.map((times, n) => (
            <g key={n}>
              <path
                d={`M100 100L${point(n * slice - slice / 2, 96)}A96 96 0 0 1 ${point(n * slice + slice / 2, 96)}Z`}
                style={{ fill: times === 0 ? 'var(--g-raised)' : `hsl(${(times * 3) % 360} 55% 42%)` }}
              />
              <text x="100" y="22" transform={`rotate(${n * slice} 100 100)`} textAnchor="middle">
                {times / 100}
              </text>
            </g>
          ))}
        </g>
        <path d="M94 0h12l-6 10z" className={styles.pointer} />
      </svg>
      <p className={styles.big}>{`${(segments[at] ?? 0) / 100}×`}</p>
    </div>
  );
}

export function ShotBoard({ scene: { target, isCaught } }: { scene: Extract<Scene, { kind: 'shot' }> }) {
  return (
    <div className={styles.slot}>
      <svg viewBox="0 0 200 90" className={styles.curve} aria-hidden="true">
        <path d="M0 70q25-12 50 0t50 0 50 0 50 0v20H0z" className={styles.water} />
        <g
          className={styles.fish}
          data-caught={isCaught || undefined}
          transform={`translate(${60 - target * 4} ${44 - target * 3}) scale(${1 + target * 0.16})`}
        >
          <path d="M0 12Q22-8 44 12 22 32 0 12zm42 0l16-11v22z" />
          <circle cx="12" cy="9" r="2.4" />
        </g>
      </svg>
      <p className={styles.big} data-won={isCaught || undefined}>
        {isCaught ? (
          <FormattedMessage id="game.caught" defaultMessage="Caught" />
        ) : (
          <FormattedMessage id="game.away" defaultMessage="Got away" />
        )}
      </p>
    </div>
  );
}

export function CoinBoard({ scene: { side, times } }: { scene: Extract<Scene, { kind: 'coin' }> }) {
  const intl = useIntl();
  return (
    <div className={styles.slot}>
      <svg viewBox="0 0 100 100" className={styles.coin} aria-hidden="true">
        <circle cx="50" cy="50" r="46" />
        <circle cx="50" cy="50" r="38" className={styles.rim} />
        <path
          d={side === 'heads' ? 'M50 26l7 16 17 1-13 11 5 17-16-10-16 10 5-17-13-11 17-1z' : 'M28 34h44M28 50h44M28 66h44'}
          className={styles.mark}
        />
      </svg>
      <p className={styles.big} data-won={times > 0 || undefined}>
        {valueText(intl, side)}
      </p>
    </div>
  );
}

const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die with its value as text. */
export const Die = ({ value }: { value: number }) => (
  <svg viewBox="0 0 30 30" className={styles.die} role="img" aria-label={String(value)}>
    <rect x="1" y="1" width="28" height="28" rx="5" />
    {(PIPS[value] ?? []).map((pip) => (
      <circle key={pip} cx={7 + (pip % 3) * 8} cy={7 + Math.floor(pip / 3) * 8} r="2.4" />
    ))}
  </svg>
);

export function DiceBoard({ scene: { dice, times } }: { scene: Extract<Scene, { kind: 'two-dice' }> }) {
  return (
    <div className={styles.slot}>
      <div className={styles.cards}>
        {dice.map((value, at) => (
          <Die key={at} value={value} />
        ))}
      </div>
      <p className={styles.big} data-won={times > 0 || undefined}>
        {dice[0] + dice[1]}
      </p>
    </div>
  );
}

export function FootballBoard({ scene: { goals } }: { scene: Extract<Scene, { kind: 'football' }> }) {
  const intl = useIntl();
  return (
    <div className={styles.slot}>
      <p className={styles.scoreline}>
        <span>{valueText(intl, 'home')}</span>
        <b>{`${goals[0]} : ${goals[1]}`}</b>
        <span>{valueText(intl, 'away')}</span>
      </p>
    </div>
  );
}

export function RaceBoard({ scene: { order } }: { scene: Extract<Scene, { kind: 'racing' }> }) {
  return (
    <div className={styles.slot}>
      <p className={styles.caption}>
        <FormattedMessage {...words.race} />
      </p>
      <ol className={styles.race}>
        {order.map((runner, at) => (
          <li key={runner} data-podium={at < 3 || undefined} style={{ '--lead': `${100 - at * 9}%` } as Record<string, string>}>
            {runner + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function TilesBoard({ scene: { cells, score } }: { scene: Extract<Scene, { kind: 'tiles' }> }) {
  return (
    <div className={styles.slot}>
      <div className={styles.tiles}>
        {cells.map((tile, at) => (
          <span
            key={at}
            style={{ '--heat': tile === 0 ? 0 : Math.log2(tile) } as Record<string, number>}
            data-empty={tile === 0 || undefined}
          >
            {tile === 0 ? '' : tile}
          </span>
        ))}
      </div>
      <p className={styles.caption}>
        <FormattedMessage {...words.score} values={{ score }} />
      </p>
    </div>
  );
}
