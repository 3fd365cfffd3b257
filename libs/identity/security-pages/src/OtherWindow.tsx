import { useCall } from '@touchline/identity-forms';
import { typedMark } from '@touchline/identity-rules';
import { Button, Dialog, TextField } from '@touchline/ui-kit';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Ask } from './Ask.tsx';
import { MethodCard } from './Card.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';

/** Makes a token that signs one other window in: the one whose code the player types here. Asks for the password. @spec ID-03 */
export function OtherWindow() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const make = useCall(securityApi.signInToken, (made) => {
    setOpen(false);
    setTyped('');
    setToken(made.token);
  });
  const title = <FormattedMessage id="security.window" defaultMessage="Sign in another window" />;
  const submit = (password: string) => {
    const mark = typedMark(typed);
    setWrong(mark === null);
    if (mark !== null) make.run({ password, mark });
  };
  return (
    <MethodCard title={title}>
      <p className={styles.fact}>
        <FormattedMessage
          id="security.window.words"
          defaultMessage="For a private window or another browser. There, on the sign-in page, choose the phone and then another window: you see a code."
        />
      </p>
      <div>
        <Button onClick={() => setOpen(true)}>{title}</Button>
      </div>
      <Ask
        {...{ isOpen, title }}
        onClose={() => setOpen(false)}
        submit={<FormattedMessage id="security.window.make" defaultMessage="Make token" />}
        onPassword={submit}
        isRunning={make.isRunning}
        problem={make.problem}
      >
        <TextField
          name="mark"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          label={<FormattedMessage id="security.window.mark" defaultMessage="Code in the other window" />}
          error={
            isWrong && (
              <FormattedMessage
                tagName="span"
                id="security.window.wrong"
                defaultMessage="Enter the twelve characters from the other window"
              />
            )
          }
        />
      </Ask>
      <Dialog isOpen={token !== null} onClose={() => setToken(null)} title={title}>
        {token !== null && <Made token={token} />}
      </Dialog>
    </MethodCard>
  );
}

function Made({ token }: { token: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={styles.form}>
      <TextField
        name="token"
        dir="ltr"
        readOnly
        value={token}
        onFocus={(event) => event.currentTarget.select()}
        label={<FormattedMessage id="security.window.token" defaultMessage="Token for that window" />}
        hint={
          <FormattedMessage
            id="security.window.once"
            defaultMessage="It works for two minutes and one sign-in. Give it to nobody: it opens your account."
          />
        }
      />
      <Button
        look="primary"
        onClick={() =>
          void navigator.clipboard.writeText(token).then(
            () => setCopied(true),
            () => undefined, // clipboard access denied: the visible text remains
          )
        }
      >
        {isCopied ? (
          <FormattedMessage id="security.copied" defaultMessage="Copied" />
        ) : (
          <FormattedMessage id="security.copy" defaultMessage="Copy" />
        )}
      </Button>
    </div>
  );
}
