export { SITE_CONFIG } from './site-config.ts';
export { setSwitches, SiteSwitches } from './switches.ts';
