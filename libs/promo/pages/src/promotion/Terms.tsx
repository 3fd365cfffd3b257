import type { ContentDocument, PromotionProgress, PromotionTerm, TermProgress } from '@touchline/content-contract';
import { joinWanted, progressWanted, selectRewards } from '@touchline/content-state';
import { Checklist, type ChecklistItem } from '@touchline/content-ui';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { Button, Card, LinkButton, Money, Notice } from '@touchline/ui-kit';
import { useAppSelector } from '@touchline/ui-pages';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { RestrictedNotice } from '../restricted-notice.tsx';
import { useMayHaveRewards } from '../use-may-have-rewards.ts';
import styles from './Promotion.module.css';

interface Unit {
  currencyIso: string;
  exponent: number;
}

/** Text of a condition. Visitors have no currency, so stakes are shown in euros, which the units of all currencies follow. */
function termWords({ type, target }: Pick<PromotionTerm, 'type' | 'target'>, unit: Unit | null): ReactNode {
  switch (type) {
    case 'sign-in':
      return <FormattedMessage id="promo.term.signIn" defaultMessage="Sign in to your account" />;
    case 'join':
      return <FormattedMessage id="promo.term.join" defaultMessage="Opt in on this page" />;
    case 'bets':
      return (
        <FormattedMessage
          id="promo.term.bets"
          defaultMessage="{count, plural, one {Place # bet} other {Place # bets}} after you opt in"
          values={{ count: target }}
        />
      );
    case 'stake':
      return unit === null ? (
        <FormattedMessage
          id="promo.term.stakeUnits"
          defaultMessage="Stake {sum} in total, or about as much in your currency, after you opt in"
          values={{ sum: <Money amount={target * 100} exponent={2} iso="EUR" /> }}
        />
      ) : (
        <FormattedMessage
          id="promo.term.stake"
          defaultMessage="Stake {sum} in total after you opt in"
          values={{ sum: <Money amount={target} exponent={unit.exponent} iso={unit.currencyIso} /> }}
        />
      );
  }
}

function leftWords({ type, target, done }: TermProgress, unit: Unit): ReactNode {
  if (type === 'stake') {
    return (
      <FormattedMessage
        id="promo.term.stakeLeft"
        defaultMessage="{sum} left"
        values={{ sum: <Money amount={target - done} exponent={unit.exponent} iso={unit.currencyIso} /> }}
      />
    );
  }
  return type === 'bets' ? (
    <FormattedMessage
      id="promo.term.betsLeft"
      defaultMessage="{count, plural, one {# bet left} other {# bets left}}"
      values={{ count: target - done }}
    />
  ) : undefined;
}

const itemsOf = (terms: readonly PromotionTerm[], progress: PromotionProgress | undefined): ChecklistItem[] =>
  progress === undefined
    ? terms.map((term) => ({ key: term.type, words: termWords(term, null) }))
    : progress.terms.map((term) => ({
        key: term.type,
        words: termWords(term, progress),
        isDone: term.done >= term.target,
        left: leftWords(term, progress),
      }));

/** The conditions as the player's checklist, with the button to opt in. @spec PI-01 LIM-5 */
export function Terms({ promotion }: { promotion: ContentDocument }) {
  const { slug, terms, reward } = promotion;
  const { userId } = useSelector(selectView);
  const isAllowed = useMayHaveRewards();
  const { progress, busy, failure, isFailed } = useAppSelector((state) => selectRewards(state, userId));
  const dispatch = useDispatch();
  useEffect(() => {
    if (userId !== null) dispatch(progressWanted({ slug }));
  }, [dispatch, slug, userId]);
  const own = userId === null ? undefined : progress[slug];
  const items = itemsOf(terms, own);
  const done = items.filter(({ isDone }) => isDone === true).length;
  return (
    <Card hasPadding hasCorner className={styles.terms}>
      <h2 className={styles.heading}>
        <FormattedMessage id="promo.terms" defaultMessage="What to do" />
      </h2>
      {own !== undefined && (
        <p className={styles.count}>
          <FormattedMessage
            id="promo.terms.count"
            defaultMessage="{done, number} of {all, number} done"
            values={{ done, all: items.length }}
          />
        </p>
      )}
      <Checklist items={items} />
      {reward > 0 && (
        <p className={styles.reward}>
          <FormattedMessage
            id="promo.terms.reward"
            defaultMessage="You get {points} points. Points buy play money and have no other value."
            values={{ points: <FormattedNumber value={reward} /> }}
          />
        </p>
      )}
      <TakePart slug={slug} isVisitor={userId === null} progress={own} isBusy={busy === slug} isAllowed={isAllowed} />
      {isFailed && (
        <Notice tone="warn">
          <FormattedMessage id="promo.terms.failed" defaultMessage="We couldn't load your progress. Reload the page to try again." />
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="error">
          <FormattedMessage
            id="promo.join.failed"
            defaultMessage="{failure, select, excluded {You can't opt in during a break or self-exclusion.} other {We couldn't opt you in. Try again later.}}"
            values={{ failure: failure === 'self-excluded' ? 'excluded' : 'other' }}
          />
        </Notice>
      )}
    </Card>
  );
}

interface TakePartProps {
  slug: string;
  isVisitor: boolean;
  progress: PromotionProgress | undefined;
  isBusy: boolean;
  isAllowed: boolean;
}

function TakePart({ slug, isVisitor, progress, isBusy, isAllowed }: TakePartProps) {
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  if (isVisitor) {
    return (
      <div>
        <LinkButton look="primary" href={loginPath(lang, pathname)}>
          <FormattedMessage id="promo.join.signIn" defaultMessage="Sign in to opt in" />
        </LinkButton>
      </div>
    );
  }
  if (progress?.completedAt != null) {
    return (
      <Notice tone="ok">
        <FormattedMessage id="promo.join.completed" defaultMessage="Completed. The points are in your balance." />
      </Notice>
    );
  }
  if (progress?.joinedAt != null) {
    return (
      <p className={styles.count} role="status">
        <FormattedMessage id="promo.join.in" defaultMessage="You're in. Progress is updated whenever you open this page." />
      </p>
    );
  }
  if (!isAllowed) return <RestrictedNotice />;
  return (
    <div>
      <Button look="primary" isBusy={isBusy} onClick={() => dispatch(joinWanted({ slug }))}>
        <FormattedMessage id="promo.join" defaultMessage="Opt in" />
      </Button>
    </div>
  );
}
