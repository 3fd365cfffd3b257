import { REFERRAL_KINDS } from '@touchline/shared-routes';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const t = defineMessages({
  session: { id: 'information.cookie.session', defaultMessage: 'Keeps you signed in' },
  sessionKept: { id: 'information.cookie.session.kept', defaultMessage: 'Until you sign out' },
  build: { id: 'information.cookie.build', defaultMessage: 'Remembers the desktop or the mobile version' },
  buildKept: { id: 'information.cookie.build.kept', defaultMessage: '1 year' },
  canary: {
    id: 'information.cookie.canary',
    defaultMessage: 'Keeps you on the same version of a page while a new one is tried with some visitors',
  },
  canaryKept: { id: 'information.cookie.canary.kept', defaultMessage: '30 days' },
  view: { id: 'information.cookie.view', defaultMessage: 'Remembers language, theme, time zone and odds format' },
  viewKept: { id: 'information.cookie.view.kept', defaultMessage: '1 year' },
  consent: { id: 'information.cookie.consent', defaultMessage: 'Remembers which cookies you allow' },
  consentKept: { id: 'information.cookie.consent.kept', defaultMessage: '1 year' },
  age: { id: 'information.cookie.age', defaultMessage: 'Remembers that you confirmed your age' },
  ageKept: { id: 'information.cookie.age.kept', defaultMessage: '3 days' },
  device: {
    id: 'information.cookie.device',
    defaultMessage: 'Recognises this browser, so that wrong passwords typed elsewhere do not lock you out',
  },
  deviceKept: { id: 'information.cookie.device.kept', defaultMessage: '180 days' },
  social: { id: 'information.cookie.social', defaultMessage: 'Proves that a sign-in with another site began in this browser' },
  socialKept: { id: 'information.cookie.social.kept', defaultMessage: '15 minutes' },
  support: { id: 'information.cookie.support', defaultMessage: 'Brings you back to your conversation with support' },
  supportKept: { id: 'information.cookie.support.kept', defaultMessage: '6 months' },
  hops: { id: 'information.cookie.hops', defaultMessage: 'Stops a page that would send you in circles' },
  hopsKept: { id: 'information.cookie.hops.kept', defaultMessage: '10 seconds' },
  why: { id: 'information.cookie.why', defaultMessage: 'Keeps why you were taken to another page, so that the page can say it' },
  partner: { id: 'information.cookie.partner', defaultMessage: 'Passes your sign-in to services of the site' },
  partnerKept: { id: 'information.cookie.partner.kept', defaultMessage: 'Until you sign out, at most until you close the browser' },
  referral: { id: 'information.cookie.referral', defaultMessage: 'Remembers the link that brought you' },
});

/** One or several cookies of one purpose. `kept` is a text, or the possible lifetimes in seconds. */
export interface CookieRow {
  key: string;
  names: string;
  purpose: MessageDescriptor;
  kept: MessageDescriptor | readonly number[];
}

/** All cookies of referral marks with their lifetimes, longest first. @spec GD-03 */
const referralRows = (): CookieRow[] =>
  [...new Set(REFERRAL_KINDS.map(({ cookie }) => cookie))].map((cookie) => {
    const lives = REFERRAL_KINDS.filter((kind) => kind.cookie === cookie).flatMap(({ seconds }) =>
      seconds.filter((life) => life !== undefined),
    );
    return { key: cookie, names: cookie, purpose: t.referral, kept: [...new Set(lives)].sort((a, b) => b - a) };
  });

/** Cookies set by the site, by purpose. */
export const COOKIES: readonly CookieRow[] = [
  { key: 'session', names: '__Host-tl-session', purpose: t.session, kept: t.sessionKept },
  { key: 'device', names: '__Host-tl-device', purpose: t.device, kept: t.deviceKept },
  { key: 'social', names: '__Host-tl-social', purpose: t.social, kept: t.socialKept },
  { key: 'support', names: '__Host-tl-support', purpose: t.support, kept: t.supportKept },
  { key: 'partner', names: 'ggru, grant', purpose: t.partner, kept: t.partnerKept },
  { key: 'hops', names: 'tl-hops', purpose: t.hops, kept: t.hopsKept },
  { key: 'why', names: 'tl-why, __Host-tl-why', purpose: t.why, kept: t.hopsKept },
  { key: 'build', names: 'tl-build', purpose: t.build, kept: t.buildKept },
  { key: 'canary', names: 'tl-canary', purpose: t.canary, kept: t.canaryKept },
  { key: 'view', names: 'tl-view', purpose: t.view, kept: t.viewKept },
  { key: 'consent', names: 'tl-consent, __Host-tl-agreed', purpose: t.consent, kept: t.consentKept },
  { key: 'age', names: 'tl-age', purpose: t.age, kept: t.ageKept },
  ...referralRows(),
];
