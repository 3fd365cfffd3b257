import { DATE_STYLES } from '@touchline/shared-primitives';
import { selectIsPlayer } from '@touchline/identity-state';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import type { Ticket } from '@touchline/toto-contract';
import { lotteryOf, TOTO_RULES, totoSectionOf } from '@touchline/toto-rules';
import { Balls, CombinationList } from '@touchline/toto-ui';
import { Badge, type BadgeTone, EmptyState, Fold, LinkButton, Money, Pagination, TicketIcon } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { LOTTERY_NAMES } from './lottery-words.ts';
import { SECTION_NAMES } from './section-words.ts';
import { lottoHref } from './addresses.ts';
import styles from './Shared.module.css';
import { Shown } from './Shown.tsx';
import { useToto } from './use-toto.ts';
import { useNumber } from './use-number.ts';

const EVERY_MS = 10_000;

const STATES = defineMessages({
  open: { id: 'toto.ticket.open', defaultMessage: 'Open' },
  won: { id: 'toto.ticket.won', defaultMessage: 'Won' },
  small: { id: 'toto.ticket.small', defaultMessage: 'No profit' },
  lost: { id: 'toto.ticket.lost', defaultMessage: 'No prize' },
  returned: { id: 'toto.ticket.returned', defaultMessage: 'Stake refunded' },
});
type ShownState = keyof typeof STATES;
const TONES: Readonly<Record<ShownState, BadgeTone | undefined>> = {
  open: undefined,
  won: 'won',
  small: 'returned',
  lost: undefined,
  returned: 'returned',
};

/** A prize up to the cost of the ticket is not shown as a win. @spec LIM-5 */
const shownState = ({ state, paid, stake }: Ticket): ShownState => (state === 'won' && (paid ?? 0) <= stake ? 'small' : state);

function Entry({ ticket }: { ticket: Ticket }) {
  const intl = useIntl();
  const section = totoSectionOf(ticket.of);
  const { picks, numbers, combinations } = ticket;
  if (picks !== null && section !== undefined)
    return (
      <Fold
        title={intl.formatMessage(
          { id: 'toto.ticket.combinations', defaultMessage: '{count, plural, one {# combination} other {# combinations}}' },
          { count: combinations },
        )}
      >
        <CombinationList picks={picks} outcomes={TOTO_RULES[section].outcomes} />
      </Fold>
    );
  if (numbers === null) return null;
  return <Balls label={intl.formatMessage({ id: 'toto.ticket.numbers', defaultMessage: 'Numbers of the ticket' })} numbers={numbers} />;
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const no = useNumber();
  const lang = useSelector(selectLanguage);
  const { iso, exponent, stake, paid } = ticket;
  const [section, lottery] = [totoSectionOf(ticket.of), lotteryOf(ticket.of)];
  const name = ticket.kind === 'toto' ? section && SECTION_NAMES[section] : lottery && LOTTERY_NAMES[lottery];
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <h3>{name !== undefined && <FormattedMessage tagName="span" {...name} />}</h3>
        <Badge tone={TONES[shownState(ticket)]}>
          <FormattedMessage {...STATES[shownState(ticket)]} />
        </Badge>
      </div>
      <dl className={styles.facts}>
        <dt>
          <FormattedMessage id="toto.ticket.number" defaultMessage="Ticket" />
        </dt>
        <dd>{no(ticket.id)}</dd>
        <dt>
          <FormattedMessage id="toto.ticket.draw" defaultMessage="Draw" />
        </dt>
        <dd>{no(ticket.number)}</dd>
        <dt>
          <FormattedMessage id="toto.ticket.placed" defaultMessage="Placed" />
        </dt>
        <dd>
          <FormattedDate value={ticket.placedAt} {...DATE_STYLES.moment} />
        </dd>
        <dt>
          <FormattedMessage id="toto.ticket.cost" defaultMessage="Cost" />
        </dt>
        <dd>
          <Money amount={stake} iso={iso} exponent={exponent} />
        </dd>
        {paid !== null && (
          <>
            <dt>
              <FormattedMessage id="toto.ticket.paid" defaultMessage="Paid out" />
            </dt>
            <dd>
              <Money amount={paid} iso={iso} exponent={exponent} />
            </dd>
          </>
        )}
      </dl>
      <Entry ticket={ticket} />
      {ticket.kind === 'lotto' && (
        <LinkButton size="small" href={lottoHref(lang, ticket.of, ticket.number)}>
          <FormattedMessage id="toto.ticket.look" defaultMessage="Look at the draw" />
        </LinkButton>
      )}
    </li>
  );
}

export interface TicketsProps {
  kind: 'toto' | 'lotto';
  /** Section or lottery; default: all. */
  of?: string | undefined;
  page: number;
  hrefOf: (page: number) => string;
}

function OwnTickets({ kind, of, page, hrefOf }: TicketsProps) {
  const intl = useIntl();
  const { view, retry } = useToto({ what: 'tickets', kind, ...(of !== undefined && { of }), page }, EVERY_MS);
  return (
    <Shown view={view} retry={retry}>
      {({ tickets, page: shown, pages }) =>
        tickets.length === 0 ? (
          <EmptyState isCard icon={<TicketIcon />} title={<FormattedMessage id="toto.tickets.none" defaultMessage="No tickets yet" />}>
            <FormattedMessage id="toto.tickets.none.words" defaultMessage="Tickets that you place are listed here with their results." />
          </EmptyState>
        ) : (
          <>
            <ul className={pageStyles.cards} aria-label={intl.formatMessage({ id: 'toto.tickets', defaultMessage: 'Tickets' })}>
              {tickets.map((ticket) => (
                <TicketCard key={ticket.id} ticket={ticket} />
              ))}
            </ul>
            <Pagination
              label={intl.formatMessage({ id: 'toto.tickets.pages', defaultMessage: 'Pages of tickets' })}
              page={shown}
              pages={pages}
              hrefOf={hrefOf}
            />
          </>
        )
      }
    </Shown>
  );
}

/** The player's tickets; a visitor gets a sign-in link. @spec TL-01 TL-02 */
export function Tickets(props: TicketsProps) {
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const isPlayer = useSelector(selectIsPlayer);
  if (isPlayer) return <OwnTickets {...props} />;
  return (
    <EmptyState
      isCard
      icon={<TicketIcon />}
      title={<FormattedMessage id="toto.tickets.visitor" defaultMessage="Sign in to see your tickets" />}
      actions={
        <LinkButton look="primary" href={loginPath(lang, pathname)}>
          <FormattedMessage id="toto.tickets.signIn" defaultMessage="Sign in" />
        </LinkButton>
      }
    >
      <FormattedMessage id="toto.tickets.visitor.words" defaultMessage="Every ticket is kept in your account with its result." />
    </EmptyState>
  );
}
