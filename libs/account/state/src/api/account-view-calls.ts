export { accountCalls, AccountView } from '@touchline/shared-contract';
