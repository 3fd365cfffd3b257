import { selectCouponCount } from '@touchline/betting-coupon-state';
import { logoutRequested, selectIsPlayer } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { homePath, listPath, loginPath, officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import {
  BottomSheet,
  Button,
  CalendarIcon,
  Link,
  MenuIcon,
  PulseDot,
  SignOutIcon,
  TicketIcon,
  UserIcon,
  VideoIcon,
} from '@touchline/ui-kit';
import { BottomNavigation, CouponHandle, MobileFrame, MobileStrip, TopBar, type BottomItem } from '@touchline/ui-mobile';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useAfterPaint } from '../app/use-after-paint.ts';
import { useOverPage } from '../app/use-over-page.ts';
import { useRoute } from '../app/use-route.ts';
import { CouponSlot } from '../coupon/CouponSlot.tsx';
import { HandleNote, HandleTitle } from '../coupon/HandleWords.tsx';
import { GuestLinks } from '../header/GuestLinks.tsx';
import { HeaderModule } from '../header/HeaderModule.tsx';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { SettingsButton } from '../header/SettingsButton.tsx';
import { ThemeButton } from '../header/ThemeButton.tsx';
import { useHeaderSections } from '../header/use-header-sections.ts';
import { useStripFacts } from '../strip/use-strip-facts.tsx';
import { OddsSelect, ZoneSelect } from '../strip/ViewSelects.tsx';
import styles from './Layout.module.css';
import { SupportPlace } from '../support/SupportPlace.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellFrame } from './ShellFrame.tsx';

const names = defineMessages({
  menu: { id: 'shell.menu', defaultMessage: 'Menu' },
  live: { id: 'shell.live', defaultMessage: 'Live' },
  coupon: { id: 'shell.coupon', defaultMessage: 'Coupon' },
  line: { id: 'shell.line', defaultMessage: 'Pre-match' },
  account: { id: 'shell.account', defaultMessage: 'Account' },
  signIn: { id: 'shell.signIn', defaultMessage: 'Sign in' },
});

/** Sections and settings: what a desktop has in its header and strip. */
function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isPlayer = useSelector(selectIsPlayer);
  const sections = useHeaderSections();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={intl.formatMessage(names.menu)}>
      <nav className={styles.sections} aria-label={intl.formatMessage({ id: 'shell.sections', defaultMessage: 'Main navigation' })}>
        {sections.map(({ key, name, href, isCurrent, isLive }) => (
          <Link key={key} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onClose}>
            {isLive && <PulseDot />}
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.settings}>
        <div className={styles.row}>
          <LanguageMenu />
          <ThemeButton />
          <SettingsButton onPress={onClose} />
        </div>
        <div className={styles.row}>
          <OddsSelect />
          <ZoneSelect />
        </div>
        {isPlayer && (
          <Button
            onClick={() => {
              onClose();
              dispatch(logoutRequested());
            }}
          >
            <SignOutIcon />
            <FormattedMessage id="shell.signOut" defaultMessage="Sign out" />
          </Button>
        )}
      </div>
    </BottomSheet>
  );
}

function useBottomItems(state: { isMenuOpen: boolean; onMenu: () => void; isCouponOpen: boolean; onCoupon: () => void }): BottomItem[] {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const count = useSelector(selectCouponCount);
  const { row, params } = useRoute();
  const isBetting = row.section === 'betting';
  return [
    { key: 'menu', name: intl.formatMessage(names.menu), icon: <MenuIcon />, onPress: state.onMenu, isOpen: state.isMenuOpen },
    {
      key: 'live',
      name: intl.formatMessage(names.live),
      icon: <VideoIcon />,
      href: listPath({ lang, section: 'live' }),
      isCurrent: isBetting && params['section'] === 'live',
    },
    {
      key: 'coupon',
      name: intl.formatMessage(names.coupon),
      icon: <TicketIcon />,
      onPress: state.onCoupon,
      isOpen: state.isCouponOpen,
      count,
    },
    {
      key: 'line',
      name: intl.formatMessage(names.line),
      icon: <CalendarIcon />,
      href: listPath({ lang, section: 'line' }),
      isCurrent: isBetting && params['section'] === 'line',
    },
    isPlayer
      ? {
          key: 'account',
          name: intl.formatMessage(names.account),
          icon: <UserIcon />,
          href: officePath(lang, 'account'),
          isCurrent: row.section === 'office',
        }
      : {
          key: 'account',
          name: intl.formatMessage(names.signIn),
          icon: <UserIcon />,
          href: loginPath(lang),
          isCurrent: row.key === 'login',
        },
  ];
}

function MobileMain({ children }: { children: ReactNode }) {
  const lang = useSelector(selectLanguage);
  const siteName = useSelector(selectSiteConfig)?.companyName;
  const isPlayer = useSelector(selectIsPlayer);
  const facts = useStripFacts({ isNarrow: true });
  const { row } = useRoute();
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
                <SupportPlace />
                {isPlayer ? (
                  <HeaderModule name="settings">
                    <LanguageMenu />
                    <SettingsButton />
                  </HeaderModule>
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
      strip={<MobileStrip facts={facts} mark={!isPlayer && <FormattedMessage id="shell.playMoney" defaultMessage="Play money" />} />}
      handle={
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
      {/* What closes is out of sight at once, and let go after that. */}
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

/** The mobile build's shell, around every page. @spec PL-03 LY-01 */
export const MobileShell = ({ children }: { children: ReactNode }) => <ShellFrame Main={MobileMain}>{children}</ShellFrame>;
