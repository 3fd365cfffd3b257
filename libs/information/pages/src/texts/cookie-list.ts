import { defineMessages } from 'react-intl';

const t = defineMessages({
  session: { id: 'information.cookie.session', defaultMessage: 'Keeps you signed in' },
  sessionKept: { id: 'information.cookie.session.kept', defaultMessage: 'Until you sign out' },
  build: { id: 'information.cookie.build', defaultMessage: 'Remembers the desktop or the mobile version' },
  buildKept: { id: 'information.cookie.build.kept', defaultMessage: '1 year' },
  view: { id: 'information.cookie.view', defaultMessage: 'Remembers language, theme, time zone and odds format' },
  viewKept: { id: 'information.cookie.view.kept', defaultMessage: '1 year' },
  consent: { id: 'information.cookie.consent', defaultMessage: 'Remembers which cookies you allow' },
  consentKept: { id: 'information.cookie.consent.kept', defaultMessage: '1 year' },
  age: { id: 'information.cookie.age', defaultMessage: 'Remembers that you confirmed your age' },
  ageKept: { id: 'information.cookie.age.kept', defaultMessage: '3 days' },
  referral: { id: 'information.cookie.referral', defaultMessage: 'Remember the link that brought you' },
  referralKept: { id: 'information.cookie.referral.kept', defaultMessage: '30 to 60 days' },
});

/** Cookies that the site sets, by what they are for. */
export const COOKIES = [
  { key: 'session', names: '__Host-tl-session', purpose: t.session, kept: t.sessionKept },
  { key: 'build', names: 'tl-build', purpose: t.build, kept: t.buildKept },
  { key: 'view', names: 'tl-view', purpose: t.view, kept: t.viewKept },
  { key: 'consent', names: 'tl-consent', purpose: t.consent, kept: t.consentKept },
  { key: 'age', names: 'tl-age', purpose: t.age, kept: t.ageKept },
  { key: 'referral', names: 'tl-ref, tl-tag, tl-partner, tl-subid, tl-postback', purpose: t.referral, kept: t.referralKept },
] as const;
