import { allowsFunctionality } from '@touchline/identity-rules';
import { modalOpened } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { portsOf, selectView } from '@touchline/shared-state';
import { consultantOf, type ConsultantWidget } from '@touchline/support-state';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';

/** Puts a script of the configured provider into the page. @throws Error when it does not come. */
const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error('The consultant’s script did not load; the own conversation is shown instead.')),
    );
    script.src = url;
    document.head.append(script);
  });

/**
 * The configured provider's widget, once the visitor agreed to cookies of functionality; null otherwise, and the site's own conversation
 * is there. Nothing of a provider is asked for before. @spec SU-01 PRV-2
 */
export function useConsultant(): { widget: ConsultantWidget | null; unread: number } {
  const store = useStore();
  const configured = useSelector(selectSiteConfig)?.consultant;
  const isAgreed = useSelector((state) => allowsFunctionality(selectView(state).cookiesAgreeType));
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
        // Whoever asked for help gets it: the own conversation takes the press.
        failed();
        store.dispatch(modalOpened({ modal: 'support' }));
      }
    };
    const start = async (): Promise<ConsultantWidget | null> => {
      const { CONSULTANTS } = await import('./consultants.ts');
      // The agreement may have been taken back meanwhile.
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
