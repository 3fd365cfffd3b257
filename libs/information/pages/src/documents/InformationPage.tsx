import { DocumentBody } from '@touchline/content-pages';
import { usePageParams } from '@touchline/ui-pages';
import { Calculator } from '../calculator/Calculator.tsx';
import { ContactChannels } from '../contacts/ContactChannels.tsx';
import { ContactForm } from '../contacts/ContactForm.tsx';
import { Terminals } from '../terminals/Terminals.tsx';
import { CareLinks } from './CareLinks.tsx';
import { CookiesText } from './CookiesText.tsx';

/** The page named by the URL: a text, and the parts that belong below it. @spec PI-03 */
export function InformationPage() {
  const { page = 'about' } = usePageParams();
  if (page === 'cookies') return <CookiesText />;
  if (page === 'betting-calculator') return <Calculator />;
  return (
    <DocumentBody key={page} of={{ kind: 'page', slug: page }}>
      {({ points }, text) => (
        <>
          {text}
          {page === 'contacts' && (
            <>
              <ContactForm />
              <ContactChannels />
            </>
          )}
          {page === 'responsiblegaming' && <CareLinks />}
          {points.length > 0 && <Terminals points={points} />}
        </>
      )}
    </DocumentBody>
  );
}
