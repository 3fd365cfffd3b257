import { selectCouponCount } from '@touchline/betting-coupon-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { selectManifest } from '@touchline/platform-state';
import { selectCompanyName } from '@touchline/shared-config';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { DesktopFrame, Header, SessionStrip } from '@touchline/ui-desktop';
import { Badge, Button, TicketIcon } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useOnNewPage } from '../app/use-on-new-page.ts';
import { useRoute } from '../app/use-route.ts';
import { CouponSlot } from '../coupon/CouponSlot.tsx';
import { AccountMenu } from '../header/AccountMenu.tsx';
import { BalanceMenu } from '../header/BalanceMenu.tsx';
import { DepositLink } from '../header/DepositLink.tsx';
import { GuestLinks } from '../header/GuestLinks.tsx';
import { HeaderModule } from '../header/HeaderModule.tsx';
import { PaletteButton } from '../header/PaletteButton.tsx';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { SettingsButton } from '../header/SettingsButton.tsx';
import { ThemeButton } from '../header/ThemeButton.tsx';
import { useHeaderSections } from '../header/use-header-sections.ts';
import { RightSideButton } from '../right-side/RightSideButton.tsx';
import { useRightSide } from '../right-side/use-right-side.ts';
import { BreakButton } from '../strip/BreakButton.tsx';
import { useStripFacts } from '../strip/use-strip-facts.tsx';
import { OddsSelect, ZoneSelect } from '../settings/ViewSelects.tsx';
import styles from './Layout.module.css';
import { SupportPlace } from './SupportPlace.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellFrame } from './ShellFrame.tsx';

function HeaderTools() {
  const isPlayer = useSelector(selectIsPlayer);
  return (
    <>
      <PaletteButton />
      <HeaderModule name="language">
        <LanguageMenu />
      </HeaderModule>
      <HeaderModule name="theme">
        <ThemeButton />
      </HeaderModule>
      <SettingsButton />
      <SupportPlace />
      {isPlayer ? (
        <>
          <HeaderModule name="balance">
            <BalanceMenu />
          </HeaderModule>
          <DepositLink />
          <HeaderModule name="account">
            <AccountMenu />
          </HeaderModule>
        </>
      ) : (
        <HeaderModule name="guest">
          <GuestLinks />
        </HeaderModule>
      )}
    </>
  );
}

function DesktopMain({ children }: { children: ReactNode }) {
  const lang = useSelector(selectLanguage);
  const siteName = useSelector(selectCompanyName);
  const couponCount = useSelector(selectCouponCount);
  const sections = useHeaderSections();
  const isPlayer = useSelector(selectIsPlayer);
  const facts = useStripFacts();
  const { row } = useRoute();
  const rail = useSelector((state: RootState) => selectManifest(state, row.section)?.rail);
  // Once it holds a bet it stays until the next page: a receipt, or bets that can be restored, are in an empty coupon.
  const [wasFilled, setWasFilled] = useState(false);
  if (couponCount > 0 && !wasFilled) setWasFilled(true);
  const hasCoupon = rail !== 'none' && (rail !== 'filled' || wasFilled);
  const [isCouponOpen, setIsCouponOpen] = useState(false);
  const { isFolded, toggle, unfold } = useRightSide();
  useOnNewPage((isCoupon) => {
    setIsCouponOpen(isCoupon);
    if (isCoupon) unfold();
    else setWasFilled(couponCount > 0);
  });
  return (
    <DesktopFrame
      header={
        row.hidden.includes('header') ? null : (
          <Header homeHref={homePath(lang)} {...(siteName !== undefined && { siteName })} sections={sections} tools={<HeaderTools />} />
        )
      }
      strip={
        <SessionStrip
          facts={facts}
          mark={
            <Badge>
              <FormattedMessage id="shell.playMoney" defaultMessage="Play money" />
            </Badge>
          }
          end={
            <div className={styles.selects}>
              {isPlayer && <BreakButton />}
              <ZoneSelect />
              <div className={styles.roomy}>
                <OddsSelect />
              </div>
              {hasCoupon && (
                <>
                  <RightSideButton isFolded={isFolded} onToggle={toggle} />
                  <Button size="small" look="quiet" data-narrow="" aria-expanded={isCouponOpen} onClick={() => setIsCouponOpen(true)}>
                    <TicketIcon />
                    <FormattedMessage id="shell.coupon" defaultMessage="Coupon" />
                  </Button>
                </>
              )}
            </div>
          }
        />
      }
      coupon={hasCoupon ? <CouponSlot isOpened={isCouponOpen} /> : undefined}
      couponCount={couponCount}
      isCouponOpen={isCouponOpen}
      onCouponOpen={setIsCouponOpen}
      isCouponFolded={isFolded}
      onCouponUnfold={toggle}
      footer={row.hidden.includes('footer') ? null : <ShellFooter />}
    >
      {children}
      <ScrollToTop build="desktop" />
    </DesktopFrame>
  );
}

/** The shell of the desktop build around every page. @spec PL-03 LY-01 */
export const DesktopShell = ({ children }: { children: ReactNode }) => <ShellFrame Main={DesktopMain}>{children}</ShellFrame>;
