import type { selectSiteConfig } from '@touchline/shared-config';
import type { RegistrationType } from './registration-draft.ts';

/** `card` in one column with a choice of types, `wide` in two columns where there is room, `plain` without a choice. @spec ID-26 */
export type RegistrationLayout = 'card' | 'wide' | 'plain';
/** What a registration page begins with: a form, or the buttons of other sites alone. */
export type FirstType = RegistrationType | 'soc_reg';

const TYPES: Readonly<Record<string, FirstType>> = {
  ...{ fast_reg: 'one_click', one_click: 'one_click', phone_reg: 'phone_reg', full_reg: 'full_reg', soc_reg: 'soc_reg' },
};
const LAYOUTS: readonly RegistrationLayout[] = ['card', 'wide', 'plain'];

const typeOf = (name: string | null | undefined): FirstType | null =>
  name !== null && name !== undefined && Object.hasOwn(TYPES, name) ? (TYPES[name] ?? null) : null;

/** Type and layout of the registration. */
export interface RegistrationSetting {
  /** Type that the address asks for (`type`); it replaces what was chosen before. */
  asked: FirstType | null;
  /** Type of the configuration, for a visitor who has not chosen one. */
  usual: FirstType | null;
  layout: RegistrationLayout;
}

/** The setting of an address (`?type=full_reg&layout=wide`) and of the configuration. Unknown values count as missing. @spec ID-26 */
export function registrationSetting(query: URLSearchParams, site: ReturnType<typeof selectSiteConfig> | null): RegistrationSetting {
  const layoutOf = (name: string | null | undefined) => LAYOUTS.find((layout) => layout === name);
  return {
    asked: typeOf(query.get('type')),
    usual: typeOf(site?.registrationType),
    layout: layoutOf(query.get('layout')) ?? layoutOf(site?.registrationLayout) ?? 'card',
  };
}
