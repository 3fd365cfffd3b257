import { MODELS } from '@touchline/casino-game-math';
import { readCount } from '@touchline/shared-primitives/typing';
import { Button, Select, TextField } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { MODEL_NAMES } from './model-words.ts';
import { isCalmPage, pageTheme } from './page-theme.ts';
import { recompute, type Recomputed, usualChoice, type WrittenRound } from './recompute.ts';
import { snippetOf } from './snippet.ts';
import styles from './GameStage.module.css';

const Picture = lazy(async () => ({ default: (await import('@touchline/casino-game-ui')).RoundPicture }));

const LABELS = defineMessages({
  serverSeed: { id: 'gameLaunch.verifier.serverSeed', defaultMessage: 'Server seed, once it is revealed' },
  hash: { id: 'gameLaunch.hash', defaultMessage: 'Hash of the server seed' },
  clientSeed: { id: 'gameLaunch.clientSeed', defaultMessage: 'Your seed' },
  nonce: { id: 'gameLaunch.verifier.nonce', defaultMessage: 'Number of the round (nonce)' },
  amount: { id: 'gameLaunch.verifier.amount', defaultMessage: 'Stake in the smallest unit of the currency: 100 is 1.00' },
  choice: { id: 'gameLaunch.verifier.choice', defaultMessage: 'Choices of the bet' },
  moves: { id: 'gameLaunch.verifier.moves', defaultMessage: 'Moves, with spaces between them' },
});
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];
const BAD = defineMessages({
  nonce: { id: 'gameLaunch.verifier.badNumber', defaultMessage: 'Enter a whole number' },
  amount: { id: 'gameLaunch.verifier.badNumber', defaultMessage: 'Enter a whole number' },
  choice: { id: 'gameLaunch.verifier.badChoice', defaultMessage: 'This game takes no such bet' },
  moves: { id: 'gameLaunch.verifier.badMoves', defaultMessage: 'The round offers no such move' },
});

/** The round from the URL; links in the history prefill the form. */
function written(query: URLSearchParams): WrittenRound {
  const model = MODELS.find(({ id }) => id === query.get('game'))?.id ?? 'dice';
  const text = (name: string, usual = ''): string => query.get(name) ?? usual;
  return {
    ...{ model, serverSeed: text('serverSeed'), hash: text('hash'), clientSeed: text('clientSeed'), nonce: text('nonce', '0') },
    ...{ amount: text('amount', '100'), choice: text('choice', usualChoice(model)), moves: text('moves') },
  };
}

function Script({ round }: { round: WrittenRound }) {
  const [isCopied, setCopied] = useState(false);
  // Strip everything that could break out of the script's string literals.
  const safe = (text: string): string => text.trim().replace(/[^\w:.-]/g, '');
  const script = snippetOf({
    serverSeed: safe(round.serverSeed),
    clientSeed: safe(round.clientSeed),
    nonce: readCount(round.nonce, { most: Number.MAX_SAFE_INTEGER }) ?? 0,
  });
  const copy = (): void => {
    navigator.clipboard
      .writeText(script)
      .then(() => setCopied(true))
      .catch(() => setCopied(false)); // the text can still be selected and copied by hand
  };
  return (
    <>
      <p className={styles.quiet}>
        <FormattedMessage
          id="gameLaunch.snippet"
          defaultMessage="Or run this in any browser console: it prints the hash of the seed and the first numbers of the round."
        />
      </p>
      <pre className={styles.code} tabIndex={0}>
        {script}
      </pre>
      <div>
        <Button size="small" onClick={copy}>
          {isCopied ? (
            <FormattedMessage id="gameLaunch.verifier.copied" defaultMessage="Copied" />
          ) : (
            <FormattedMessage id="gameLaunch.verifier.copy" defaultMessage="Copy the script" />
          )}
        </Button>
      </div>
    </>
  );
}

function Result({ round, done }: { round: WrittenRound; done: Extract<Recomputed, { is: 'done' }> }) {
  const intl = useIntl();
  const { fits, amount, played } = done;
  const times = intl.formatNumber(played.returned / (amount || 1), { maximumFractionDigits: 2 });
  return (
    <>
      <div role="status">
        <p>
          {played.isOver ? (
            <FormattedMessage
              id="gameLaunch.verifier.returns"
              defaultMessage="This round returns {times}× its first stake."
              values={{ times }}
            />
          ) : (
            <FormattedMessage id="gameLaunch.verifier.open" defaultMessage="After these moves the round is still open." />
          )}
        </p>
        {fits === true && (
          <p>
            <FormattedMessage id="gameLaunch.verifier.fits" defaultMessage="The server seed fits the hash given before." />
          </p>
        )}
        {fits === false && (
          <p>
            <FormattedMessage id="gameLaunch.verifier.differs" defaultMessage="The server seed does not fit the hash given before." />
          </p>
        )}
      </div>
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <Picture
          model={round.model}
          scene={played.scene}
          isGain={played.returned > played.staked}
          theme={pageTheme()}
          isCalm={isCalmPage()}
        />
      </Suspense>
      <Script round={round} />
    </>
  );
}

/** All that a program of one's own needs to draw a round; the rules of each game are in docs/casino-mathematics.md. */
function HowDrawn() {
  return (
    <details>
      <summary>
        <FormattedMessage id="gameLaunch.how" defaultMessage="How a round is drawn" />
      </summary>
      <p>
        <FormattedMessage
          id="gameLaunch.how.stream"
          defaultMessage="The server seed is a text of 64 hexadecimal digits. The hash that you see is SHA-256 of this text. Block n of a round is HMAC-SHA-256 with this text as its key over the text made of your seed, the number of the round and n (0, 1, 2 …), separated by colons, all in UTF-8."
        />
      </p>
      <p>
        <FormattedMessage
          id="gameLaunch.how.numbers"
          defaultMessage="Each block gives eight numbers of four bytes, the most significant byte first. A draw below k takes the next number x and gives the remainder of x divided by k; numbers from the largest multiple of k up to 2³² are skipped."
        />
      </p>
      <p>
        <FormattedMessage
          id="gameLaunch.how.cards"
          defaultMessage="Cards are 0 to 51: clubs, diamonds, hearts, spades, each from the two to the ace. From a stack of k cards the card at the drawn place is dealt, and the last card takes its place. From a pool of numbers the one at the drawn place is taken, and the later ones move up."
        />
      </p>
    </details>
  );
}

/** Recomputes any round in the browser from its seeds. Sends nothing. @spec CS-05 */
export function Verifier() {
  const intl = useIntl();
  const query = usePageQuery();
  const [round, setRound] = useState(() => written(query));
  const [known, setKnown] = useState<{ round: WrittenRound; result: Recomputed } | null>(null);
  const result = known?.result;
  const change = (part: Partial<WrittenRound>): void => {
    setKnown(null);
    setRound({ ...round, ...part });
  };
  return (
    <form
      className={styles.stage}
      onSubmit={(event) => {
        event.preventDefault();
        void recompute(round).then((next) => setKnown({ round, result: next }));
      }}
    >
      <p className={styles.quiet}>
        <FormattedMessage
          id="gameLaunch.verifier.lead"
          defaultMessage="Enter the seeds, the number and the bet of a round. It is worked out again in this browser, by the same rules as on the server; nothing is sent."
        />
      </p>
      <HowDrawn />
      <Select
        label={intl.formatMessage({ id: 'gameLaunch.verifier.game', defaultMessage: 'Game' })}
        value={round.model}
        options={MODELS.map(({ id }) => ({ value: id, label: intl.formatMessage(MODEL_NAMES[id]) }))}
        onChange={(model) => change({ model, choice: usualChoice(model), moves: '' })}
      />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={intl.formatMessage(LABELS[field])}
          value={round[field]}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          error={result?.is === 'bad' && result.field === field ? intl.formatMessage(BAD[result.field]) : undefined}
          onChange={({ currentTarget: { value } }) => change({ [field]: value })}
        />
      ))}
      <div>
        <Button type="submit" look="primary">
          <FormattedMessage id="gameLaunch.verifier.run" defaultMessage="Work out the round" />
        </Button>
      </div>
      {known !== null && known.result.is === 'done' && <Result round={known.round} done={known.result} />}
    </form>
  );
}
