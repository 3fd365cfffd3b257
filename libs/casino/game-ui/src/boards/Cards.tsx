import { type Card, JOKER_CARD, rankOf, suitOf, type Hand, type Scene } from '@touchline/casino-game-math';
import { useIntl } from 'react-intl';
import { named, valueText } from '../format.ts';
import { endWords, rankText, words } from '../words.ts';
import styles from '../Game.module.css';

const SUITS = ['♣', '♦', '♥', '♠'];
const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

/** A card with its rank and suit as text; face down without `card`. */
export function PlayingCard({ card }: { card?: Card | undefined }) {
  const intl = useIntl();
  if (card === undefined) return <span className={styles.card} data-back role="img" aria-label={intl.formatMessage(words.hidden)} />;
  if (card === JOKER_CARD)
    return (
      <span className={styles.card} data-joker>
        <b aria-hidden="true">★</b>
        <small>{intl.formatMessage(words.joker)}</small>
      </span>
    );
  return (
    <span className={styles.card} data-red={isRed(card) || undefined}>
      <b>{rankText(rankOf(card))}</b>
      <span>{SUITS[suitOf(card)]}</span>
    </span>
  );
}

interface RowProps {
  name: string;
  hand: Hand;
  isTurn?: boolean;
}

function HandRow({ name, hand, isTurn = false }: RowProps) {
  const intl = useIntl();
  return (
    <section className={styles.hand} aria-label={name} data-turn={isTurn || undefined}>
      <h3>
        <span>{name}</span> {hand.worth !== '' && <span className={styles.worth}>{named(intl, endWords, hand.worth)}</span>}
      </h3>
      <div className={styles.cards}>
        {hand.cards.map((card, at) => (
          <PlayingCard key={at} card={card} />
        ))}
      </div>
    </section>
  );
}

/** Hands of player and dealer, and the board between them. With two sides, both are places to bet on. */
export function CardTable({ scene, isTwoSides }: { scene: Extract<Scene, { kind: 'cards' }>; isTwoSides: boolean }) {
  const intl = useIntl();
  const { player, dealer, board, outcome, turn } = scene;
  const you = isTwoSides ? valueText(intl, 'player') : intl.formatMessage(words.you);
  return (
    <div className={styles.felt}>
      {dealer.cards.length > 0 && (
        <HandRow name={isTwoSides ? valueText(intl, 'banker') : intl.formatMessage(words.dealer)} hand={dealer} />
      )}
      {board !== undefined && <HandRow name={intl.formatMessage(words.board)} hand={{ cards: board, worth: '' }} />}
      {player.map((hand, at) => (
        <HandRow key={at} name={player.length > 1 ? `${you} ${at + 1}` : you} hand={hand} isTurn={turn === at && player.length > 1} />
      ))}
      {outcome !== 'open' && outcome !== 'split' && player[0]?.worth !== outcome && (
        <p className={styles.outcome}>{isTwoSides ? valueText(intl, outcome) : named(intl, endWords, outcome)}</p>
      )}
    </div>
  );
}
