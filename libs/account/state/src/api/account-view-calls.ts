export { accountContract, AccountView } from '@touchline/account-contract/schemas';
