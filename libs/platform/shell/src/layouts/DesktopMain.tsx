import { selectCouponCount } from '@touchline/betting-coupon-state';
import { DesktopFrame, Header, HeaderBalance, SessionStrip } from '@touchline/ui-desktop';
import { homePath, type RouteRow } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { selectIsPlayer } from '@touchline/identity-state';
import { Badge } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { SiteFooter } from '../footer/SiteFooter.tsx';
import { AccountTools } from '../header/AccountTools.tsx';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { OddsMenu } from '../header/OddsMenu.tsx';
import { currentSection, shellSections } from '../header/sections.ts';
import { ThemeButton } from '../header/ThemeButton.tsx';
import { useSessionFacts } from '../strip/useSessionFacts.tsx';

export interface MainLayoutProps {
  row: RouteRow;
  /** `line` or `live` where the url names it. */
  section: string | undefined;
  /** The section's page. */
  children: ReactNode;
  /** The coupon, drawn by the host. */
  coupon: ReactNode;
}

/** Header, strip, page and coupon rail. @spec LY-01 LY-02 */
export function DesktopMain({ row, section, children, coupon }: MainLayoutProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const count = useSelector(selectCouponCount);
  const facts = useSessionFacts();
  const [isCouponOpen, setCouponOpen] = useState(false);
  const current = currentSection(row.key, section);
  return (
    <DesktopFrame
      header={
        <Header
          homeHref={homePath(lang)}
          sections={shellSections(lang).map(({ key, name, href, isLive }) => ({
            key,
            href,
            isLive,
            name: intl.formatMessage(name),
            isCurrent: key === current,
          }))}
          tools={
            <>
              <ThemeButton />
              <LanguageMenu />
              <AccountTools Balance={HeaderBalance} />
            </>
          }
        />
      }
      strip={
        <SessionStrip
          facts={facts}
          mark={
            isPlayer && (
              <Badge>
                <FormattedMessage id="shell.playMoney" defaultMessage="Play money" />
              </Badge>
            )
          }
          end={<OddsMenu />}
        />
      }
      coupon={coupon}
      couponCount={count}
      isCouponOpen={isCouponOpen}
      onCouponOpen={setCouponOpen}
      footer={<SiteFooter />}
    >
      {children}
    </DesktopFrame>
  );
}
