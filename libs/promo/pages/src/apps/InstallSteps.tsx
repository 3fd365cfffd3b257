import { Accordion, Badge } from '@touchline/ui-kit';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { GUIDES, type Guide } from './guides.ts';
import { platformOf, type Platform } from './platform-of.ts';

const never = (): (() => void) => () => undefined;
const detect = (): Platform => platformOf(navigator.userAgent, navigator.maxTouchPoints);
/** The server does not know the platform: it renders all guides with the first one open. */
const unknown = (): Platform => 'other';

/** How to add the site to the home screen or desktop; the guide for the current device is open. @spec PI-02 */
export function InstallSteps({ device }: { device: 'mobile' | 'desktop' }) {
  const platform = useSyncExternalStore(never, detect, unknown);
  const guides = GUIDES.filter((guide) => guide.device === device);
  const isHere = (guide: Guide): boolean => guide.platform === platform;
  const opened = guides.find(isHere) ?? guides[0];
  return (
    <Accordion
      key={platform}
      heading="h2"
      parts={guides.map((guide) => ({
        key: guide.platform,
        title: <FormattedMessage {...guide.title} />,
        note: isHere(guide) && (
          <Badge>
            <FormattedMessage id="promo.app.yours" defaultMessage="Your device" />
          </Badge>
        ),
        isOpen: guide === opened,
        content: (
          <ol style={{ margin: 0, paddingInlineStart: '1.4em' }}>
            {guide.steps.map((step) => (
              <li key={step.id}>
                <FormattedMessage {...step} />
              </li>
            ))}
          </ol>
        ),
      }))}
    />
  );
}
