export type { ChangeKey, LoadedKey } from './api/office-api.ts';
export type { OfficeData, OfficeKey } from './api/read-office.ts';
export { officeModule } from './module.ts';
export {
  changeForgotten,
  type ChangeResult,
  documentChosen,
  officeChangeWanted,
  officeReceived,
  officeSlice,
  type OfficeState,
  officeWanted,
  selectOffice,
} from './office.slice.ts';
