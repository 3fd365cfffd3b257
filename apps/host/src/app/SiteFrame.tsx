import { Suspense, type ComponentType, type ReactNode } from 'react';
import { SectionOutlet } from './SectionOutlet.tsx';

export interface SiteFrameProps {
  Shell: ComponentType<{ children: ReactNode }>;
  /**
   * Content below the page. The edge renders it with the page; the browser hydrates it when its chunk has loaded, without delaying the
   * page.
   */
  BelowPage: ComponentType;
  /** The cookie consent panel, rendered and hydrated in the same way. */
  Consent: ComponentType;
}

/**
 * The shell around the current page. Shared by edge and browser, because React derives element ids from the position in the tree.
 *
 * @spec REM-9
 */
export function SiteFrame({ Shell, BelowPage, Consent }: SiteFrameProps) {
  return (
    <>
      <Shell>
        <SectionOutlet />
        <Suspense fallback={null}>
          <BelowPage />
        </Suspense>
      </Shell>
      <Suspense fallback={null}>
        <Consent />
      </Suspense>
    </>
  );
}
