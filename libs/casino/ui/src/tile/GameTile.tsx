import type { CasinoGame, CasinoTag } from '@touchline/casino-contract';
import { cx, Link, StarIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import classes from './GameTile.module.css';

const TAGS = defineMessages({
  new: { id: 'casino.tag.new', defaultMessage: 'New' },
  live: { id: 'casino.tag.live', defaultMessage: 'Live' },
  jackpot: { id: 'casino.tag.jackpot', defaultMessage: 'Jackpot' },
}) satisfies Record<CasinoTag | 'jackpot', unknown>;

/** Why a game cannot be played for money. */
export type GameBarrier = 'country' | 'self-excluded' | 'restricted';
const BARRIERS = defineMessages({
  country: { id: 'casino.barrier.country', defaultMessage: 'Not offered in your country' },
  'self-excluded': { id: 'casino.barrier.selfExcluded', defaultMessage: 'You are taking a break' },
  restricted: { id: 'casino.barrier.restricted', defaultMessage: 'Your account is restricted' },
}) satisfies Record<GameBarrier, unknown>;

const HUNDREDTHS_OF_A_WHOLE = 10_000;

export interface GameTileProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  game: CasinoGame;
  /** Page of the game. */
  href: string;
  /** Page of the demo; absent if the game has none. */
  demoHref?: string | undefined;
  /** Why it cannot be played here; shown before the game is opened. */
  barrier?: GameBarrier | null;
  isFavourite?: boolean;
  /** As wide as two tiles, with the words beside the picture. */
  isHero?: boolean;
  /** What happens in the game at the moment, below its link. */
  facts?: ReactNode;
  /** Called when the star is pressed; without it no star is shown. */
  onFavourite?: ((isFavourite: boolean) => void) | undefined;
}

/**
 * A casino game in a list: picture, title, provider, tag, and the reason why it cannot be played here, if any. The return to player is
 * shown on hover and focus, and is always part of the accessible name. The picture has an empty alternative text, because it shows the title
 * that follows in the same link.
 *
 * Keyboard: the game, its demo and the star are tab stops; Enter follows the links, Enter and Space toggle the star. The accessible name of
 * the game's link consists of title, provider, tag, reason and return to player, of a large tile also of the word "Play".
 *
 * @spec CS-01
 */
export function GameTile({
  game,
  href,
  demoHref,
  barrier = null,
  isFavourite = false,
  isHero = false,
  facts,
  onFavourite,
  className,
  ...rest
}: GameTileProps) {
  const intl = useIntl();
  const { title, art, provider, tag, rtp } = game;
  const shownTag = tag ?? (game.features.includes('jackpot') ? 'jackpot' : null);
  return (
    <div {...rest} className={cx(classes.tile, className)} data-barrier={barrier ?? undefined} data-hero={isHero ? '' : undefined}>
      <Link href={href} className={classes.link}>
        <span className={classes.picture}>
          {art !== undefined && <img src={art} alt="" width={300} height={400} loading="lazy" decoding="async" className={classes.art} />}
          {shownTag !== null && barrier === null && (
            <span className={classes.tag} data-tag={shownTag}>
              <FormattedMessage {...TAGS[shownTag]} />
            </span>
          )}
          {barrier !== null && (
            <span className={classes.barrier}>
              <FormattedMessage {...BARRIERS[barrier]} />
            </span>
          )}
          {rtp !== null && barrier === null && (
            <span className={classes.rtp}>
              <FormattedMessage
                id="casino.rtp"
                defaultMessage="RTP {rtp}"
                values={{
                  rtp: (
                    <FormattedNumber
                      value={rtp / HUNDREDTHS_OF_A_WHOLE}
                      style="percent"
                      minimumFractionDigits={2}
                      maximumFractionDigits={2}
                    />
                  ),
                }}
              />
            </span>
          )}
        </span>
        <span className={classes.title} dir="auto">
          {title}
        </span>
        <span className={classes.provider}>{provider.name}</span>
        {isHero && barrier === null && (
          <span className={classes.play}>
            <FormattedMessage id="casino.tile.play" defaultMessage="Play" />
          </span>
        )}
      </Link>
      {facts}
      {demoHref !== undefined && barrier === null && (
        <Link
          href={demoHref}
          className={classes.demo}
          aria-label={intl.formatMessage({ id: 'casino.demo.of', defaultMessage: 'Demo: {title}' }, { title })}
        >
          <FormattedMessage id="casino.demo" defaultMessage="Demo" />
        </Link>
      )}
      {onFavourite !== undefined && (
        <button
          type="button"
          className={classes.star}
          aria-pressed={isFavourite}
          aria-label={intl.formatMessage({ id: 'casino.favourite.of', defaultMessage: 'Keep {title} in favourites' }, { title })}
          onClick={() => onFavourite(!isFavourite)}
        >
          <StarIcon />
        </button>
      )}
    </div>
  );
}
