import type { CaptchaQuestion } from '@touchline/identity-http';
import { selectLanguage } from '@touchline/shared-state';
import { Button, Notice } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import panel from './Panel.module.css';
import styles from './CaptchaFrame.module.css';

/** Names in the providers' own spelling. */
const NAMES = { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha', recaptcha: 'Google reCAPTCHA', geetest: 'GeeTest' } as const;
/** The frame posts the height it needs; these limits keep it inside the panel. */
const HEIGHT = { least: 90, most: 640 } as const;

interface Message {
  captcha?: unknown;
  height?: unknown;
}

export interface CaptchaFrameProps {
  question: CaptchaQuestion;
  /** The player chose another way to sign in, without this check; omitted where there is none. */
  onOtherWay?: (() => void) | undefined;
}

/**
 * The captcha of a provider, in a frame of another origin: so that its script cannot read the site. Sign-in always offers a way without it.
 *
 * Keyboard: the frame is focused when it has loaded; Tab leads through it to the buttons.
 *
 * @spec HT-04 A11Y-5
 */
export function CaptchaFrame({ question: { provider, frameUrl, answer }, onOtherWay }: CaptchaFrameProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>(HEIGHT.least);
  const [isBroken, setBroken] = useState(false);
  const name = NAMES[provider];
  const [url] = useState(() => {
    const address = new URL(frameUrl);
    address.searchParams.set('lang', lang);
    address.searchParams.set('theme', document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');
    return address;
  });
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<Message | null>) => {
      if (source !== frame.current?.contentWindow || origin !== url.origin) return;
      const { captcha, height: wanted } = data ?? {};
      if (typeof wanted === 'number' && Number.isFinite(wanted)) setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, wanted)));
      if (captcha === null) setBroken(true);
      else if (typeof captcha === 'object') answer(captcha as Readonly<Record<string, unknown>>);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [url, answer]);
  return (
    <div className={panel.form}>
      <p className={panel.text}>
        <FormattedMessage
          id="identity.captcha.lead"
          defaultMessage="Please complete this security check. {name} runs it and sees your IP address."
          values={{ name }}
        />
      </p>
      {isBroken ? (
        <Notice tone="error">
          {onOtherWay === undefined ? (
            <FormattedMessage id="identity.captcha.later" defaultMessage="The security check can't be loaded. Try again later." />
          ) : (
            <FormattedMessage
              id="identity.captcha.broken"
              defaultMessage="The security check can't be loaded. Get a sign-in link by email instead, or try again later."
            />
          )}
        </Notice>
      ) : (
        <iframe
          ref={frame}
          src={url.href}
          title={intl.formatMessage({ id: 'identity.captcha.frame', defaultMessage: 'Security check by {name}' }, { name })}
          className={styles.frame}
          style={{ blockSize: `${height}px` }}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin"
          onLoad={() => frame.current?.focus()}
        />
      )}
      {onOtherWay !== undefined && (
        <Button size="large" onClick={onOtherWay}>
          <FormattedMessage id="identity.login.link" defaultMessage="Email me a sign-in link" />
        </Button>
      )}
      <Button onClick={() => answer(null)}>
        <FormattedMessage id="identity.captcha.cancel" defaultMessage="Cancel" />
      </Button>
    </div>
  );
}
