import { createHostServer } from '../server-host.tsx';

export const host = createHostServer({ build: 'mobile' });
