export { officeContract } from './contract.ts';
