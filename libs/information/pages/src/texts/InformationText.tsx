import { usePageParams } from '@touchline/ui-pages';
import * as about from './about-texts.ts';
import * as betting from './betting-texts.ts';
import { CareText } from './CareText.tsx';
import { CookiesText } from './CookiesText.tsx';
import type { Text } from './text.ts';
import * as trust from './trust-texts.ts';
import { WrittenText } from './WrittenText.tsx';

const TEXTS: Readonly<Record<string, Text>> = {
  about: about.about,
  contacts: about.contacts,
  licenses: about.licenses,
  smsbets: about.smsbets,
  cash_terminals: about.cashTerminals,
  taxation: about.taxation,
  howbet: betting.howbet,
  disputeresolution: betting.disputeresolution,
  consent: trust.consent,
  kycpolicy: trust.kycpolicy,
  simpleidentification: trust.simpleidentification,
  amlpolicy: trust.amlpolicy,
  amlkyc: trust.amlkyc,
};

/** The text of an information page, by the page that the url names. */
export function InformationText() {
  const { page = 'about' } = usePageParams();
  if (page === 'responsiblegaming') return <CareText />;
  if (page === 'cookies') return <CookiesText />;
  return <WrittenText text={TEXTS[page] ?? about.about} />;
}

export const AlphabetText = () => <WrittenText text={betting.bettingAlphabet} />;
export const FootballText = () => <WrittenText text={betting.footballChampionsRules} />;
