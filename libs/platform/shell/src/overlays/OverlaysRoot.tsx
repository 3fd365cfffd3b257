import { selectIsPlayer } from '@touchline/identity-state';
import { modalClosed, selectModals } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectBuild, selectLanguage, selectView } from '@touchline/shared-state';
import { useDispatch, useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { AgeDialog } from '../age/AgeDialog.tsx';
import { ageConfirmed, consentChosen, selectAgreements } from '../consent/agreements.slice.ts';
import { ConsentPanel } from '../consent/ConsentPanel.tsx';
import { CouponOverlayLater } from '../coupon/CouponOverlayLater.tsx';
import { MaintenanceWay } from '../maintenance/MaintenanceWay.tsx';
import { ModalStage } from '../modals/ModalStage.tsx';
import { useNewSite } from '../new-site/use-new-site.ts';
import { Notices } from '../notices/Notices.tsx';
import { ConfirmTermsPlace } from '../terms/ConfirmTermsPlace.tsx';
import { SupportEntry } from '../support/SupportEntry.tsx';
import { Snowfall } from '../snow/Snowfall.tsx';

/** The site's own questions: age first, then cookies. A page that stands alone (blocked, maintenance) asks nothing. @spec ID-16 ID-17 */
function Questions() {
  const dispatch = useDispatch();
  const { consent, age } = useSelector(selectAgreements);
  const lang = useSelector(selectLanguage);
  const build = useSelector(selectBuild);
  const { cookiesAgreeType } = useSelector(selectView);
  const isPlayer = useSelector(selectIsPlayer);
  const ageConfirmation = useSelector(selectSiteConfig)?.ageConfirmation ?? 'off';
  const isConsentWanted = useSelector(selectModals).some(({ modal }) => modal === 'consent');
  const { row } = useRoute();
  if (row.layout !== 'main') return null;
  if (ageConfirmation !== 'off' && age === 'open' && !isPlayer) return <AgeDialog onConfirm={() => dispatch(ageConfirmed())} />;
  if (consent !== 'open' && !isConsentWanted) return null;
  return (
    <ConsentPanel
      lang={lang}
      agreed={cookiesAgreeType}
      build={build}
      onChoose={(type) => {
        dispatch(consentChosen({ type }));
        if (isConsentWanted) dispatch(modalClosed({ modal: 'consent' }));
      }}
    />
  );
}

/** Everything that lies over the page. */
export function OverlaysRoot() {
  useNewSite();
  return (
    <>
      <MaintenanceWay />
      <SupportEntry />
      <ConfirmTermsPlace />
      <Questions />
      <ModalStage />
      <Notices />
      <CouponOverlayLater />
      <Snowfall />
    </>
  );
}
