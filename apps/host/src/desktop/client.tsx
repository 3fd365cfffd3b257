import { DesktopShell } from '@touchline/platform-shell/desktop';
import '@touchline/ui-kit/global.css';
import { startHost } from '../client/start-host.tsx';

void startHost({ build: 'desktop', Shell: DesktopShell });
