import { Suspense, type ComponentType, type ReactNode } from 'react';
import { SectionOutlet } from './SectionOutlet.tsx';

export interface SiteFrameProps {
  Shell: ComponentType<{ children: ReactNode }>;
  /** What is under a page. The edge draws it with the page; the browser takes it over when its code has come, which nobody waits for. */
  BelowPage: ComponentType;
  /** The question about cookies, drawn and taken over in the same way. */
  Consent: ComponentType;
}

/** The shell around the page of the url. One component for the edge and the browser: ids of elements come from the place in the tree. @spec REM-9 */
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
