export {
  accountConfigForgotten,
  accountConfigReceived,
  configFailed,
  configReceived,
  configSlice,
  selectCoefNotation,
  selectConfig,
  selectPollingMs,
  selectSiteConfig,
  selectSiteLanguages,
  type ConfigState,
  type PollingKind,
  type WithConfig,
} from './config.slice.ts';
export { configModule, configWanted } from './module.ts';
export { createGroupConfig, type SettingGroups } from './group-config.ts';
export { loadAccountConfigLater, loadConfigLater } from './later.ts';
