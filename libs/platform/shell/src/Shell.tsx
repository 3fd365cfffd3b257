import { selectBuild } from '@touchline/shared-state';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { DesktopShell } from './layout/DesktopShell.tsx';
import { MobileShell } from './layout/MobileShell.tsx';

/** The shell of whichever build runs. A host of one build imports its own entry and leaves the other's code out. */
export function Shell({ children }: { children: ReactNode }) {
  return useSelector(selectBuild) === 'mobile' ? <MobileShell>{children}</MobileShell> : <DesktopShell>{children}</DesktopShell>;
}
