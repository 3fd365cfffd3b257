import type { CasinoGame, CasinoTag } from '@touchline/casino-contract';
import { cx, Link } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import { GameArt } from '../art/GameArt.tsx';
import classes from './GameTile.module.css';

const TAGS = defineMessages({
  new: { id: 'casino.tag.new', defaultMessage: 'New' },
  jackpot: { id: 'casino.tag.jackpot', defaultMessage: 'Jackpot' },
  live: { id: 'casino.tag.live', defaultMessage: 'Live' },
}) satisfies Record<CasinoTag, unknown>;

const HUNDREDTHS_OF_A_WHOLE = 10_000;

export interface GameTileProps extends Omit<ComponentProps<'a'>, 'children' | 'title' | 'href'> {
  game: CasinoGame;
  /** Page of the game. */
  href: string;
}

/**
 * A casino game in a list: picture, title, provider, and what is special about it. The return to player is shown while the tile is pointed
 * at or has the focus, and is always read with its name.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is title, provider, tag and return to player.
 *
 * @spec CS-01
 */
export function GameTile({ game, href, className, ...rest }: GameTileProps) {
  const { title, provider, tag, rtp } = game;
  return (
    <Link {...rest} href={href} className={cx(classes.tile, className)}>
      <span className={classes.picture}>
        <GameArt game={game} className={classes.art} />
        {tag !== null && (
          <span className={classes.tag} data-tag={tag}>
            <FormattedMessage {...TAGS[tag]} />
          </span>
        )}
        <span className={classes.rtp}>
          <FormattedMessage
            id="casino.rtp"
            defaultMessage="RTP {rtp}"
            values={{
              rtp: (
                <FormattedNumber value={rtp / HUNDREDTHS_OF_A_WHOLE} style="percent" minimumFractionDigits={2} maximumFractionDigits={2} />
              ),
            }}
          />
        </span>
      </span>
      <span className={classes.title} dir="auto">
        {title}
      </span>
      <span className={classes.provider}>{provider.name}</span>
    </Link>
  );
}
