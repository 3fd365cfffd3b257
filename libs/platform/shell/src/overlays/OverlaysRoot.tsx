import { CouponOverlayLater } from '../coupon/CouponOverlayLater.tsx';
import { InboxLater } from '../inbox/InboxLater.tsx';
import { MaintenanceWay } from '../maintenance/MaintenanceWay.tsx';
import { ModalStage } from '../modals/ModalStage.tsx';
import { useNewSite } from '../new-site/use-new-site.ts';
import { NoticesLater } from '../notices/NoticesLater.tsx';
import { BreakNotice } from '../play/BreakNotice.tsx';
import { PlayQuestionsLater } from '../play/PlayQuestionsLater.tsx';
import { ConfirmTermsPlace } from '../terms/ConfirmTermsPlace.tsx';
import { SupportEntry } from '../support/SupportEntry.tsx';
import { usePaletteKeys } from '../palette/use-palette-keys.ts';
import { Snowfall } from '../snow/Snowfall.tsx';
import { AgeQuestionLater } from './AgeQuestionLater.tsx';

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
      <AgeQuestionLater />
      <ModalStage />
      <PlayQuestionsLater />
      <BreakNotice />
      <NoticesLater />
      <CouponOverlayLater />
      <Snowfall />
    </>
  );
}
