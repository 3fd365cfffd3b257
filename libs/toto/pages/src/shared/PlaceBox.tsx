import { selectActiveAccount } from '@touchline/account-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { placingChanged, selectPlacing, type TicketWish, ticketWanted } from '@touchline/toto-state';
import { Button, LinkButton, Money, Notice } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { FAILURES } from './failure-words.ts';
import styles from './Shared.module.css';
import { useMayBuy } from './use-may-buy.ts';
import { useNumber } from './use-number.ts';

export interface PlaceBoxProps {
  /** The ticket to place; null while the entry is incomplete. */
  wish: TicketWish | null;
  /** Cost of the entry and its currency. */
  cost: { amount: number; iso: string; exponent: number };
  /** What is missing in an incomplete entry. */
  hint?: string | undefined;
  /** URL of the player's tickets. */
  ticketsHref: string;
}

/**
 * Cost of the entry, the button to place it, and the result. A visitor gets a sign-in link, a player without the right to tickets the reason.
 *
 * @spec TL-01 TL-02 ID-29
 */
export function PlaceBox({ wish, cost, hint, ticketsHref }: PlaceBoxProps) {
  const intl = useIntl();
  const no = useNumber();
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  const isPlayer = useSelector(selectIsPlayer);
  const account = useSelector(selectActiveAccount);
  const placing = useSelector(selectPlacing);
  const mayBuy = useMayBuy();
  const close = () => void dispatch(placingChanged({ status: 'idle' }));
  return (
    <div className={styles.place}>
      <p className={styles.cost}>
        <FormattedMessage id="toto.cost" defaultMessage="Total cost" />{' '}
        <b>
          <Money {...cost} />
        </b>
      </p>
      {!mayBuy && (
        <Notice tone="warn">
          <FormattedMessage {...FAILURES['account-restricted']} />
        </Notice>
      )}
      {isPlayer && mayBuy && (
        <Button
          look="primary"
          size="large"
          disabled={wish === null || account === null}
          isBusy={placing.status === 'placing'}
          onClick={() => wish !== null && dispatch(ticketWanted(wish))}
        >
          <FormattedMessage id="toto.place" defaultMessage="Place ticket" />
        </Button>
      )}
      {!isPlayer && (
        <LinkButton look="primary" size="large" href={loginPath(lang, pathname + search)}>
          <FormattedMessage id="toto.signIn" defaultMessage="Sign in to play" />
        </LinkButton>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {placing.status === 'accepted' && (
        <Notice
          tone="ok"
          title={<FormattedMessage id="toto.placed" defaultMessage="Ticket placed" />}
          onClose={close}
          actions={
            <LinkButton size="small" href={ticketsHref}>
              <FormattedMessage id="toto.placed.look" defaultMessage="My tickets" />
            </LinkButton>
          }
        >
          {intl.formatList(placing.tickets.map(({ id }) => no(id)))}
        </Notice>
      )}
      {placing.status === 'rejected' && (
        <Notice tone="error" title={<FormattedMessage id="toto.notPlaced" defaultMessage="Ticket not placed" />} onClose={close}>
          <FormattedMessage {...FAILURES[placing.reason]} />
        </Notice>
      )}
    </div>
  );
}
