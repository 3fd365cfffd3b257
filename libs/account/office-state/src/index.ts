export type { ChangeKey, LoadedKey } from './api/office-api.ts';
export type { OfficeData, OfficeKey } from './api/office-readers.ts';
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
