import { withWords } from '@touchline/shared-i18n';
import { selectCouponCount } from '@touchline/betting-coupon-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { selectManifest } from '@touchline/platform-state';
import { selectCompanyName } from '@touchline/shared-config';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { BlocksSkeleton, BottomSheet, MenuIcon, SectionFailedState, TicketIcon } from '@touchline/ui-kit';
import { BottomNavigation, CouponHandle, MobileFrame, MobileStrip, TopBar, type BottomItem } from '@touchline/ui-mobile';
import type { ComponentType, ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAfterPaint } from '../app/use-after-paint.ts';
import { useOverPage } from '../app/use-over-page.ts';
import { useRoute } from '../app/use-route.ts';
import { CouponSlot } from '../coupon/CouponSlot.tsx';
import { HandleNote, HandleTitle } from '../coupon/HandleWords.tsx';
import { AccountMenu } from '../header/AccountMenu.tsx';
import { NarrowDepositLink } from '../header/DepositLink.tsx';
import { GuestLinks } from '../header/GuestLinks.tsx';
import { PaletteButton } from '../header/PaletteButton.tsx';
import { HeaderModule } from '../header/HeaderModule.tsx';
import { useLater } from '../later/use-later.ts';
import { PlacePicture } from '../sections/PlacePicture.tsx';
import { useBottomPlaces } from '../sections/use-bottom-places.ts';
import { NarrowBreakButton } from '../strip/BreakButton.tsx';
import { useStripFacts } from '../strip/use-strip-facts.tsx';
import styles from './Layout.module.css';
import { SupportPlace } from './SupportPlace.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellFrame } from './ShellFrame.tsx';

const names = defineMessages({
  menu: { id: 'shell.menu', defaultMessage: 'Menu' },
  coupon: { id: 'shell.coupon', defaultMessage: 'Coupon' },
});

const fetchMenu = withWords<ComponentType<{ onLeave: () => void }>>(async () => (await import(/* @home */ './MenuBody.tsx')).MenuBody);

/** Sections and settings, which the desktop has in header and strip. The content loads when the sheet is opened. */
function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const {
    value: Body,
    hasFailed,
    retry,
  } = useLater({ name: 'menu', fetch: fetchMenu, isWanted: isOpen, idleMs: MENU_IDLE_MS, isOptional: true });
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={intl.formatMessage(names.menu)}>
      {hasFailed ? (
        <SectionFailedState isCard onRetry={retry} />
      ) : Body === null ? (
        <BlocksSkeleton count={3} />
      ) : (
        <Body onLeave={onClose} />
      )}
    </BottomSheet>
  );
}

/** Delay before the menu is loaded, so that it is ready when it is opened. */
const MENU_IDLE_MS = 3_000;
/** Places on each side of the coupon. */
const PER_SIDE = 2;

function useBottomItems(state: { isMenuOpen: boolean; onMenu: () => void; isCouponOpen: boolean; onCoupon: () => void }): BottomItem[] {
  const intl = useIntl();
  const count = useSelector(selectCouponCount);
  const { places: shown, isOwn } = useBottomPlaces();
  const places = shown.map(({ section, key, name, href, icon, isCurrent }) => ({
    key: `${section}-${key}`,
    name,
    icon: <PlacePicture icon={icon} />,
    href,
    isCurrent,
  }));
  const menu = { key: 'menu', name: intl.formatMessage(names.menu), icon: <MenuIcon />, onPress: state.onMenu, isOpen: state.isMenuOpen };
  const coupon = {
    key: 'coupon',
    name: intl.formatMessage(names.coupon),
    icon: <TicketIcon />,
    onPress: state.onCoupon,
    isOpen: state.isCouponOpen,
    count,
  };
  if (isOwn) return [...places.slice(0, 2 * PER_SIDE), menu];
  // The coupon is in the middle and the menu at the end; the sections' places fill the rest.
  return [...places.slice(0, PER_SIDE), coupon, ...places.slice(PER_SIDE, 2 * PER_SIDE - 1), menu];
}

function MobileMain({ children }: { children: ReactNode }) {
  const lang = useSelector(selectLanguage);
  const siteName = useSelector(selectCompanyName);
  const isPlayer = useSelector(selectIsPlayer);
  const facts = useStripFacts({ isNarrow: true });
  const { row } = useRoute();
  const hasCoupon = useSelector((state: RootState) => selectManifest(state, row.section)?.rail) !== 'none';
  const [open, setOpen] = useOverPage<'menu' | 'coupon'>('coupon');
  const isCouponUp = useAfterPaint(open === 'coupon');
  const couponName = useIntl().formatMessage(names.coupon);
  const count = useSelector(selectCouponCount);
  const items = useBottomItems({
    isMenuOpen: open === 'menu',
    onMenu: () => setOpen('menu'),
    isCouponOpen: open === 'coupon',
    onCoupon: () => setOpen('coupon'),
  });
  return (
    <MobileFrame
      top={
        row.hidden.includes('header') ? null : (
          <TopBar
            homeHref={homePath(lang)}
            {...(siteName !== undefined && { siteName })}
            tools={
              <>
                <PaletteButton />
                <SupportPlace />
                {isPlayer ? (
                  <>
                    <NarrowDepositLink />
                    <HeaderModule name="account">
                      <AccountMenu of="both" />
                    </HeaderModule>
                  </>
                ) : (
                  <HeaderModule name="guest">
                    <div className={styles.guest}>
                      <GuestLinks />
                    </div>
                  </HeaderModule>
                )}
              </>
            }
          />
        )
      }
      strip={
        <MobileStrip
          facts={facts}
          mark={isPlayer ? <NarrowBreakButton /> : <FormattedMessage tagName="span" id="shell.playMoney" defaultMessage="Play money" />}
        />
      }
      handle={
        hasCoupon &&
        count > 0 &&
        !isCouponUp && (
          <CouponHandle
            data-testid="coupon-handle"
            count={count}
            title={<HandleTitle plain={couponName} />}
            note={<HandleNote />}
            onClick={() => setOpen('coupon')}
          />
        )
      }
      navigation={row.hidden.includes('bottomNavigation') ? null : <BottomNavigation items={items} />}
      footer={row.hidden.includes('footer') ? null : <ShellFooter />}
    >
      {children}
      {/* A closing sheet is hidden at once and unmounted later. */}
      <BottomSheet
        isTitleHidden
        className={open === 'coupon' ? undefined : styles.leaving}
        isOpen={isCouponUp}
        onClose={() => setOpen(null)}
        title={couponName}
      >
        <CouponSlot isOpened />
      </BottomSheet>
      <MenuSheet isOpen={open === 'menu'} onClose={() => setOpen(null)} />
      <ScrollToTop build="mobile" />
    </MobileFrame>
  );
}

/** The shell of the mobile build around every page. @spec PL-03 LY-01 */
export const MobileShell = ({ children }: { children: ReactNode }) => <ShellFrame Main={MobileMain}>{children}</ShellFrame>;
