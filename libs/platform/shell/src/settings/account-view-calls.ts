import { accountCalls, AccountView } from '@touchline/shared-contract';

// Imported first: names that are only passed on would count as the first page's.
export { accountCalls, AccountView };
