/** Roles of surfaces, from the lowest to the highest. */
export const SURFACES = ['sunken', 'page', 'card', 'raised', 'control', 'control-hover', 'selected'] as const;
export type Surface = (typeof SURFACES)[number];

/** Roles of text and icons. Each meets AA on every surface, in both themes. */
export const TEXT_ROLES = [
  'text-strong',
  'text',
  'text-muted',
  'accent-text',
  'live',
  'price-up',
  'price-down',
  'won',
  'lost',
  'returned',
  'warn',
  'info',
] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/** Roles that are also shown on a tint of the same colour: badges and notices. */
export const TINTED_ROLES = [
  'live',
  'price-up',
  'price-down',
  'won',
  'lost',
  'returned',
  'warn',
  'info',
  'accent-text',
] as const satisfies readonly TextRole[];

/** Other roles: lines, rings, the accent and drawings. */
export const OTHER_ROLES = [
  'accent',
  'accent-hover',
  'on-accent',
  'focus',
  'line',
  'line-strong',
  'line-control',
  'chalk',
  'scrim',
  'tint',
  'pitch-a',
  'pitch-b',
  'pitch-line',
  'e-1',
  'e-2',
  'e-3',
] as const;

/** Name of a role without dashes. A brand book may set any of them. */
export type RoleName = `surface-${Surface}` | TextRole | (typeof OTHER_ROLES)[number];

/** All roles that both themes must set. */
export const ROLE_NAMES: readonly RoleName[] = [...SURFACES.map((surface) => `surface-${surface}` as const), ...TEXT_ROLES, ...OTHER_ROLES];

/** The custom property of a role for inline styles: `token('accent')` is `var(--accent)`. */
export function token(role: RoleName): `var(--${RoleName})` {
  return `var(--${role})`;
}
