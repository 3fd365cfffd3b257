import type { Ports } from '@touchline/shared-state';
import { createAccountApi } from './api/account-api.ts';
import { keepAccounts } from './effects/keep-accounts.saga.ts';

export const accountProcesses = (ports: Ports) => () => keepAccounts({ ports, api: createAccountApi(ports) });
