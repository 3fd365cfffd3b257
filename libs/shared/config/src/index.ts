export {
  accountConfigForgotten,
  accountConfigReceived,
  configFailed,
  configReceived,
  configSlice,
  selectCoefNotation,
  selectCompanyName,
  selectConfig,
  selectPollingMs,
  selectPollingTable,
  selectSiteConfig,
  selectSiteLanguages,
  type ConfigState,
  type PollingKind,
  type PollingTable,
} from './config.slice.ts';
export { configWanted } from './config-wanted.ts';
export { configModule } from './module.ts';
export { configModuleLater } from './module-later.ts';
export { createGroupConfig, groupConfigOf, type SettingGroups } from './group-config.ts';
export { loadAccountConfigLater, loadConfigLater } from './later.ts';
