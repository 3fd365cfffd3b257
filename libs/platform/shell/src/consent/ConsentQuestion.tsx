import { selectCouponCount } from '@touchline/betting-coupon-state';
import { agreementsModule, consentChosen, selectAgreements } from '@touchline/identity-agreements-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { ConsentPanel } from '@touchline/identity-ui';
import { modalClosed } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectBuild, selectLanguage, selectView, type ModularStore } from '@touchline/shared-state';
import { LinkProvider } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { RouterLink } from '../app/RouterLink.tsx';
import { useRoute } from '../app/use-route.ts';
import { selectIsConsentDue, selectIsConsentWanted } from './is-consent-due.ts';

/** The cookie consent panel, shown after the age question. Standalone pages (blocked, maintenance) show none. @spec ID-16 ID-17 */
export function ConsentQuestion() {
  const store = useStore() as ModularStore;
  const dispatch = useDispatch();
  const isDue = useSelector(selectIsConsentDue);
  const isWanted = useSelector(selectIsConsentWanted);
  const { age } = useSelector(selectAgreements);
  const lang = useSelector(selectLanguage);
  const build = useSelector(selectBuild);
  const { cookiesAgreeType } = useSelector(selectView);
  const isPlayer = useSelector(selectIsPlayer);
  const ageConfirmation = useSelector(selectSiteConfig)?.ageConfirmation ?? 'off';
  const hasCoupon = useSelector(selectCouponCount) > 0;
  const { row } = useRoute();
  // Injected as soon as the panel can be answered, so that no answer is lost.
  useEffect(() => {
    const name = store.inject(agreementsModule);
    return () => store.release(name);
  }, [store]);
  const isAgeFirst = ageConfirmation !== 'off' && age !== 'answered' && !isPlayer;
  if (!isDue || isAgeFirst || row.layout !== 'main') return null;
  return (
    <LinkProvider component={RouterLink}>
      <ConsentPanel
        lang={lang}
        agreed={cookiesAgreeType}
        build={build}
        isAboveCoupon={hasCoupon}
        onChoose={(type) => {
          dispatch(consentChosen({ type }));
          if (isWanted) dispatch(modalClosed({ modal: 'consent' }));
        }}
      />
    </LinkProvider>
  );
}
