import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatUtc } from '@touchline/shared-primitives/calendar';
import type { Points, PointsEntry } from '@touchline/content-contract';
import { DocumentBody } from '@touchline/content-pages';
import { pointsWanted, purchaseWanted, selectRewards } from '@touchline/content-state';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { Button, Card, LinesSkeleton, LinkButton, Money, Notice, SectionFailedState, Table } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { RestrictedNotice } from '../restricted-notice.tsx';
import { useMayHaveRewards } from '../use-may-have-rewards.ts';
import styles from './Points.module.css';

/** Points: the player's balance, shop and history, followed by the rules, which are public. @spec PI-02 */
export function PointsPage() {
  const { userId } = useSelector(selectView);
  return (
    <>
      {userId === null ? <SignIn /> : <OwnPoints userId={userId} />}
      <DocumentBody of={{ kind: 'page', slug: 'points' }} />
    </>
  );
}

function SignIn() {
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  return (
    <div>
      <LinkButton look="primary" href={loginPath(lang, pathname)}>
        <FormattedMessage id="promo.points.signIn" defaultMessage="Sign in to see your points" />
      </LinkButton>
    </div>
  );
}

function OwnPoints({ userId }: { userId: number }) {
  const dispatch = useDispatch();
  const isAllowed = useMayHaveRewards();
  const { points, busy, failure, isFailed } = useAppSelector((state) => selectRewards(state, userId));
  useEffect(() => void dispatch(pointsWanted()), [dispatch, userId]);
  if (points === null)
    return isFailed ? <SectionFailedState isCard onRetry={() => dispatch(pointsWanted())} /> : <LinesSkeleton count={4} />;
  return (
    <>
      <Card hasPadding hasCorner>
        <p className={styles.balance}>
          <FormattedMessage
            id="promo.points.balance"
            defaultMessage="{points, plural, one {# point} other {# points}}"
            values={{ points: points.balance }}
          />
        </p>
      </Card>
      {isAllowed ? <Shop points={points} busy={busy} /> : <RestrictedNotice />}
      {failure !== null && (
        <Notice tone="error">
          <FormattedMessage
            id="promo.points.refused"
            defaultMessage="{failure, select, points {You don't have enough points for this.} excluded {The shop is closed during a break or self-exclusion.} other {The purchase didn't go through. Your points haven't changed.}}"
            values={{ failure: failure === 'not-enough-points' ? 'points' : failure === 'self-excluded' ? 'excluded' : 'other' }}
          />
        </Notice>
      )}
      <History points={points} />
    </>
  );
}

function Shop({ points: { shop, balance, currencyIso, exponent }, busy }: { points: Points; busy: string | null }) {
  const dispatch = useDispatch();
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <FormattedMessage id="promo.points.shop" defaultMessage="Points shop" />
      </h2>
      <ul className={styles.shop}>
        {shop.map(({ id, price, amount }) => (
          <li key={id} className={styles.item}>
            <b>
              <FormattedMessage
                id="promo.points.item"
                defaultMessage="{sum} of play money"
                values={{ sum: <Money amount={amount} exponent={exponent} iso={currencyIso} /> }}
              />
            </b>
            <span className={styles.price}>
              <FormattedMessage
                id="promo.points.price"
                defaultMessage="{points, plural, one {# point} other {# points}}"
                values={{ points: price }}
              />
            </span>
            <Button isBusy={busy === id} disabled={price > balance} onClick={() => dispatch(purchaseWanted({ item: id }))}>
              <FormattedMessage id="promo.points.buy" defaultMessage="Get it" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const words = {
  bets: <FormattedMessage id="promo.points.ofBets" defaultMessage="Bets of the day" />,
  promotion: <FormattedMessage id="promo.points.ofPromotion" defaultMessage="Promotion" />,
  shop: <FormattedMessage id="promo.points.ofShop" defaultMessage="Points shop" />,
};

function History({ points: { history } }: { points: Points }) {
  const intl = useIntl();
  const row = ({ type, ref, points, at }: PointsEntry) => ({
    key: `${type}:${ref}:${at}`,
    cells: {
      day: formatUtc(intl, at * 1000, DATE_STYLES.date),
      what: words[type],
      points: (
        <bdi>
          <FormattedNumber value={points} signDisplay="exceptZero" />
        </bdi>
      ),
    },
  });
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <FormattedMessage id="promo.points.history" defaultMessage="History" />
      </h2>
      {history.length === 0 ? (
        <p className={styles.price}>
          <FormattedMessage id="promo.points.noHistory" defaultMessage="No points yet. Your first bets will show here." />
        </p>
      ) : (
        <Card>
          <Table
            caption={intl.formatMessage({ id: 'promo.points.history', defaultMessage: 'History' })}
            columns={[
              { key: 'day', head: <FormattedMessage id="promo.points.day" defaultMessage="Date (UTC)" /> },
              { key: 'what', head: <FormattedMessage id="promo.points.what" defaultMessage="For" /> },
              { key: 'points', head: <FormattedMessage id="promo.points.points" defaultMessage="Points" />, isNumeric: true },
            ]}
            rows={history.map(row)}
          />
        </Card>
      )}
    </section>
  );
}
