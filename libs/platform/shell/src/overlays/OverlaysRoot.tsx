import { ageConfirmed, selectAgreements } from '@touchline/identity-agreements-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { AgeDialog } from '@touchline/identity-ui';
import { selectSiteConfig } from '@touchline/shared-config';
import { useDispatch, useSelector } from 'react-redux';
import { useRoute } from '../app/use-route.ts';
import { CouponOverlayLater } from '../coupon/CouponOverlayLater.tsx';
import { InboxLater } from '../inbox/InboxLater.tsx';
import { MaintenanceWay } from '../maintenance/MaintenanceWay.tsx';
import { ModalStage } from '../modals/ModalStage.tsx';
import { useNewSite } from '../new-site/use-new-site.ts';
import { NoticesLater } from '../notices/NoticesLater.tsx';
import { HelpLines } from '../parts/HelpLines.tsx';
import { BreakNotice } from '../play/BreakNotice.tsx';
import { PlayQuestionsLater } from '../play/PlayQuestionsLater.tsx';
import { ConfirmTermsPlace } from '../terms/ConfirmTermsPlace.tsx';
import { SupportEntry } from '../support/SupportEntry.tsx';
import { usePaletteKeys } from '../palette/use-palette-keys.ts';
import { Snowfall } from '../snow/Snowfall.tsx';

/** The age question; cookie consent comes after it. Standalone pages (blocked, maintenance) ask neither. @spec ID-16 */
function AgeQuestion() {
  const dispatch = useDispatch();
  const { age } = useSelector(selectAgreements);
  const isPlayer = useSelector(selectIsPlayer);
  const ageConfirmation = useSelector(selectSiteConfig)?.ageConfirmation ?? 'off';
  const { row } = useRoute();
  if (row.layout !== 'main' || ageConfirmation === 'off' || age !== 'open' || isPlayer) return null;
  return <AgeDialog onConfirm={() => dispatch(ageConfirmed())} help={<HelpLines />} />;
}

/** All overlays. */
export function OverlaysRoot() {
  useNewSite();
  usePaletteKeys();
  return (
    <>
      <MaintenanceWay />
      <SupportEntry />
      <InboxLater />
      <ConfirmTermsPlace />
      <AgeQuestion />
      <ModalStage />
      <PlayQuestionsLater />
      <BreakNotice />
      <NoticesLater />
      <CouponOverlayLater />
      <Snowfall />
    </>
  );
}
