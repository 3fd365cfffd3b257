import { MobileShell } from '@touchline/platform-shell/mobile';
import '@touchline/ui-kit/global.css';
import { startHost } from '../client/start-host.tsx';

void startHost({ build: 'mobile', Shell: MobileShell });
