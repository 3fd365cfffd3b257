import { allowsFunctionality } from '@touchline/identity-rules';
import { modalOpened } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { portsOf, selectView, type RootState } from '@touchline/shared-state';
import { consultantOf, type ConsultantWidget } from '@touchline/support-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Adds the provider's script to the page. @throws Error when it does not load. */
const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The consultant’s script did not load.')));
    script.src = url;
    document.head.append(script);
  });

/**
 * The configured provider's widget, once the visitor agreed to functional cookies; otherwise null, and the site's own conversation is used.
 * No request goes to a provider before that.
 *
 * @spec SU-01 PRV-2
 */
export function useConsultant(): { widget: ConsultantWidget | null; unread: number } {
  const store = useStore<RootState>();
  const configured = useSelector(selectSiteConfig)?.consultant;
  const isAgreed = useSelector((state: RootState) => allowsFunctionality(selectView(state).cookiesAgreeType));
  const [widget, setWidget] = useState<ConsultantWidget | null>(null);
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const choice = consultantOf(configured);
    if (choice.kind === 'own' || !isAgreed) return undefined;
    let isLeft = false;
    let stop = (): void => undefined;
    const failed = (): void => {
      portsOf(store).report('consultant failed', { name: choice.provider });
      setWidget(null);
    };
    const openOr = (started: ConsultantWidget): void => {
      try {
        started.open();
      } catch {
        // The own conversation opens instead, so that the click is not lost.
        failed();
        store.dispatch(modalOpened({ modal: 'support' }));
      }
    };
    const start = async (): Promise<ConsultantWidget | null> => {
      const { CONSULTANTS } = await import('./consultants.ts');
      // Consent may have been withdrawn meanwhile.
      if (isLeft) return null;
      return CONSULTANTS[choice.provider](choice, { globals: window as unknown as Record<string, unknown>, loadScript });
    };
    start().then(
      (started) => {
        if (isLeft || started === null) return;
        stop = started.onUnread(setUnread);
        setWidget({ ...started, open: () => openOr(started) });
      },
      () => failed(),
    );
    return () => {
      isLeft = true;
      stop();
      setWidget(null);
    };
  }, [store, configured, isAgreed]);
  return { widget, unread };
}
