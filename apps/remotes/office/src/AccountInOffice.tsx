export { AccountPage } from '@touchline/account-pages';
