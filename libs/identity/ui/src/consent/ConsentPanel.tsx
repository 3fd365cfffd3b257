import { allowsFunctionality, allowsMarketing, COOKIES_AGREE, cookiesAgreeTypeOf, type CookiesAgreeType } from '@touchline/identity-rules';
import { routePath } from '@touchline/shared-routes';
import { Button, Checkbox, ChevronLeftIcon, IconButton, Link } from '@touchline/ui-kit';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './ConsentPanel.module.css';

export interface ConsentPanelProps {
  lang: string;
  /** The current choice; null on a first visit. */
  agreed: number | null;
  onChoose: (type: CookiesAgreeType) => void;
  build: 'desktop' | 'mobile';
  /** Whether to leave room for the handle of the coupon, which is at the bottom edge on phones. */
  isAboveCoupon?: boolean;
  /** Whether to show the choice of kinds first. */
  startsCustom?: boolean;
}

/** Path of the cookie policy. */
const cookiesPath = (lang: string): string => routePath('information', { page: 'cookies' }, { lang });

/** One sentence per line, which is easier to read than a block of small print. */
const sentencesOf = (text: string, lang: string): string[] =>
  [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

/** Refusing takes one click like accepting, with a button of the same size and look. @spec ID-17 */
function MainView({
  lang,
  build,
  onChoose,
  onCustomize,
}: Pick<ConsentPanelProps, 'lang' | 'build' | 'onChoose'> & { onCustomize: () => void }) {
  const intl = useIntl();
  const words = intl.formatMessage({
    id: 'identity.consent.words',
    defaultMessage:
      'We always use cookies the site needs to work. With your permission we also use cookies that remember your preferences and measure visits. You can change your choice at any time in the footer.',
  });
  return (
    <>
      {build === 'mobile' ? (
        // Short text on phones, to keep the page visible.
        <p className={styles.words}>
          <FormattedMessage
            id="identity.consent.short"
            defaultMessage="With your consent, cookies also remember your preferences and measure visits. <policy>Cookie policy</policy>"
            values={{ policy: (text) => <Link href={cookiesPath(lang)}>{text}</Link> }}
          />
        </p>
      ) : (
        <div className={styles.words}>
          {sentencesOf(words, intl.locale).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Link href={cookiesPath(lang)}>
            <FormattedMessage id="identity.consent.more" defaultMessage="Cookie policy" />
          </Link>
        </div>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCustomize}>
          <FormattedMessage id="identity.consent.customize" defaultMessage="Customise" />
        </Button>
        <Button onClick={() => onChoose(COOKIES_AGREE.Necessary)}>
          <FormattedMessage id="identity.consent.necessary" defaultMessage="Necessary only" />
        </Button>
        <Button onClick={() => onChoose(COOKIES_AGREE.All)}>
          <FormattedMessage id="identity.consent.all" defaultMessage="Accept all" />
        </Button>
      </div>
    </>
  );
}

function CustomizeView({ agreed, onChoose }: Pick<ConsentPanelProps, 'agreed' | 'onChoose'>) {
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onChoose(cookiesAgreeTypeOf({ functionality: form.has('functionality'), marketing: form.has('marketing') }));
  };
  return (
    <form onSubmit={save} className={styles.form}>
      <Checkbox
        checked
        disabled
        readOnly
        label={
          <FormattedMessage
            id="identity.consent.kind.necessary"
            defaultMessage="Strictly necessary: sign-in, language, security and this choice. Always on."
          />
        }
      />
      <Checkbox
        name="functionality"
        defaultChecked={allowsFunctionality(agreed)}
        label={
          <FormattedMessage
            id="identity.consent.kind.functionality"
            defaultMessage="Preferences: remembers your settings between visits."
          />
        }
      />
      <Checkbox
        name="marketing"
        defaultChecked={allowsMarketing(agreed)}
        label={
          <FormattedMessage
            id="identity.consent.kind.marketing"
            defaultMessage="Marketing: measures visits and attributes them to partners."
          />
        }
      />
      <div className={styles.actions}>
        <Button type="submit">
          <FormattedMessage id="identity.consent.save" defaultMessage="Save choices" />
        </Button>
      </div>
    </form>
  );
}

/** Cookie consent, in two views. It covers no essential content and does not take the focus. @spec ID-17 PRV-2 */
export function ConsentPanel({ lang, agreed, onChoose, build, isAboveCoupon = false, startsCustom = false }: ConsentPanelProps) {
  const intl = useIntl();
  const id = useId();
  const [isCustom, setIsCustom] = useState(startsCustom);
  const title = useRef<HTMLHeadingElement>(null);
  const wasCustom = useRef(startsCustom);
  // Switching removed the focused button, so move the focus to the new view.
  useEffect(() => {
    if (wasCustom.current !== isCustom) title.current?.focus();
    wasCustom.current = isCustom;
  }, [isCustom]);
  return (
    <section
      role="dialog"
      aria-labelledby={id}
      className={styles.panel}
      data-build={build}
      data-above={isAboveCoupon ? 'coupon' : undefined}
      data-view={isCustom ? 'custom' : 'main'}
      data-testid="consent"
    >
      <div className={styles.head}>
        {isCustom && (
          <IconButton label={intl.formatMessage({ id: 'identity.back', defaultMessage: 'Back' })} onClick={() => setIsCustom(false)}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
          {isCustom ? (
            <FormattedMessage id="identity.consent.choose" defaultMessage="Cookie preferences" />
          ) : (
            <FormattedMessage id="identity.consent.title" defaultMessage="We use cookies" />
          )}
        </h2>
      </div>
      {isCustom ? (
        <CustomizeView agreed={agreed} onChoose={onChoose} />
      ) : (
        <MainView lang={lang} build={build} onChoose={onChoose} onCustomize={() => setIsCustom(true)} />
      )}
    </section>
  );
}
