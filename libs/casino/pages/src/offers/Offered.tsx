import { offersWanted, type OffersState, selectOffers } from '@touchline/casino-state';
import { selectSession, selectUserId } from '@touchline/identity-state';
import { loginPath, routePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { EmptyState, ErrorState, LinesSkeleton, LinkButton, Notice, ShieldIcon } from '@touchline/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { refusalOf } from './offer-words.ts';

/** The offers that the player has taken up; loaded while the page is open. */
export function useOffers(): OffersState & { isVisitor: boolean } {
  const dispatch = useDispatch();
  const userId = useSelector(selectUserId);
  const isVisitor = useSelector((state: RootState) => selectSession(state).status !== 'player');
  useEffect(() => {
    if (userId !== null) dispatch(offersWanted());
  }, [dispatch, userId]);
  return { ...useSelector(selectOffers), isVisitor };
}

/**
 * Renders offers for visitors and for players who may get them: not during a break or a restriction, and not before their status is known.
 *
 * @spec CS-07 LIM-5
 */
export function Offered({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const { status, offers, isVisitor } = useOffers();
  if (isVisitor) return children;
  if (status === 'failed') return <ErrorState onRetry={() => dispatch(offersWanted())} />;
  if (offers === null) return <LinesSkeleton count={6} />;
  if (offers.isOffered) return children;
  return (
    <EmptyState
      isCard
      icon={<ShieldIcon />}
      title={<FormattedMessage id="casino.offers.none" defaultMessage="No offers for now" />}
      actions={
        <LinkButton href={routePath('office-responsible', {}, { lang })}>
          <FormattedMessage id="casino.offers.limits" defaultMessage="Limits and breaks" />
        </LinkButton>
      }
    >
      <FormattedMessage
        id="casino.offers.break"
        defaultMessage="You are taking a break, or your account is restricted. Until that ends, nothing is offered to you."
      />
    </EmptyState>
  );
}

/** Asks a visitor to sign in before taking up an offer. */
export function SignInFirst() {
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  return (
    <LinkButton look="primary" href={loginPath(lang, pathname)}>
      <FormattedMessage id="casino.offers.signIn" defaultMessage="Sign in to take part" />
    </LinkButton>
  );
}

/** Why an offer was rejected. */
export function Refused({ name }: { name: string }) {
  const { refused } = useSelector(selectOffers);
  if (refused?.name !== name) return null;
  return (
    <Notice tone="error">
      <FormattedMessage {...refusalOf(refused.code)} />
    </Notice>
  );
}
