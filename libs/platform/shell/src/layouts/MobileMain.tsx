import { selectCouponCount } from '@touchline/betting-coupon-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { homePath, listPath, loginPath, officePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { BottomSheet, ClockIcon, SportIcon, TableIcon, TicketIcon, UserIcon } from '@touchline/ui-kit';
import { BottomNavigation, CouponHandle, MobileFrame, MobileStrip, TopBalance, TopBar } from '@touchline/ui-mobile';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { AccountTools } from '../header/AccountTools.tsx';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { currentSection } from '../header/sections.ts';
import { ThemeButton } from '../header/ThemeButton.tsx';
import { useSessionFacts } from '../strip/useSessionFacts.tsx';
import type { MainLayoutProps } from './DesktopMain.tsx';

/** Bar, strip, page, and the coupon as a sheet over the navigation. @spec LY-01 LY-02 */
export function MobileMain({ row, section, children, coupon }: MainLayoutProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const count = useSelector(selectCouponCount);
  const facts = useSessionFacts();
  const [isCouponOpen, setCouponOpen] = useState(false);
  const current = currentSection(row.key, section);
  const couponName = intl.formatMessage({ id: 'shell.coupon', defaultMessage: 'Coupon' });
  return (
    <MobileFrame
      top={
        <TopBar
          homeHref={homePath(lang)}
          tools={
            <>
              <ThemeButton />
              <LanguageMenu />
              <AccountTools Balance={TopBalance} isNarrow />
            </>
          }
        />
      }
      strip={<MobileStrip facts={facts} mark={isPlayer && <FormattedMessage id="shell.playMoney" defaultMessage="Play money" />} />}
      handle={count > 0 && !isCouponOpen && <CouponHandle count={count} title={couponName} onClick={() => setCouponOpen(true)} />}
      navigation={
        <BottomNavigation
          items={[
            {
              key: 'home',
              name: intl.formatMessage({ id: 'shell.section.home', defaultMessage: 'Home' }),
              icon: <TableIcon aria-hidden="true" />,
              href: homePath(lang),
              isCurrent: current === 'home',
            },
            {
              key: 'line',
              name: intl.formatMessage({ id: 'shell.section.line', defaultMessage: 'Sports' }),
              icon: <SportIcon sport="football" />,
              href: listPath({ lang, section: 'line' }),
              isCurrent: current === 'line',
            },
            {
              key: 'coupon',
              name: couponName,
              icon: <TicketIcon aria-hidden="true" />,
              count,
              isOpen: isCouponOpen,
              onPress: () => setCouponOpen(!isCouponOpen),
            },
            {
              key: 'live',
              name: intl.formatMessage({ id: 'shell.section.live', defaultMessage: 'Live' }),
              icon: <ClockIcon aria-hidden="true" />,
              href: listPath({ lang, section: 'live' }),
              isCurrent: current === 'live',
            },
            {
              key: 'account',
              name: isPlayer
                ? intl.formatMessage({ id: 'shell.account', defaultMessage: 'Account' })
                : intl.formatMessage({ id: 'shell.signIn', defaultMessage: 'Sign in' }),
              icon: <UserIcon aria-hidden="true" />,
              href: isPlayer ? officePath(lang, 'account') : loginPath(lang),
              isCurrent: row.section === 'office',
            },
          ]}
        />
      }
      footer={<SiteFooter />}
    >
      {children}
      <BottomSheet isOpen={isCouponOpen} onClose={() => setCouponOpen(false)} title={couponName}>
        {coupon}
      </BottomSheet>
    </MobileFrame>
  );
}
