export { SettingsPanel } from './settings/SettingsPanel.tsx';
