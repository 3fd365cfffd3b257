import { portsOf, selectLanguage } from '@touchline/shared-state';
import type { LottoDraw as Draw } from '@touchline/toto-contract';
import { checkDraw, LOTTERY_RULES, type LotteryId, type ProofCheck } from '@touchline/toto-rules';
import { Balls } from '@touchline/toto-ui';
import { Button, Countdown, LinkButton, Notice } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { lottoHref } from '../shared/addresses.ts';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { useToto } from '../shared/use-toto.ts';
import { useNumber } from '../shared/use-number.ts';

const LIVE_EVERY_MS = 1500;

type Check = ProofCheck | 'cannot' | null;

/** Recomputes a draw in the browser from the published data. @spec TL-02 */
function Verify({ id, draw }: { id: LotteryId; draw: Draw }) {
  const [check, setCheck] = useState<Check>(null);
  const { seed, beacon, commitment } = draw;
  if (seed === null || beacon === null) return null;
  const run = () => {
    const proof = { lottery: id, draw: draw.number, commitment, seed, beacon };
    // Browsers offer SHA-256 in secure contexts only.
    checkDraw(proof, LOTTERY_RULES[id], draw.numbers).then(setCheck, () => setCheck('cannot'));
  };
  const isRight = check !== null && check !== 'cannot' && check.isSeedCommitted && check.areNumbersRight;
  return (
    <>
      <div>
        <Button onClick={run}>
          <FormattedMessage id="lotto.verify" defaultMessage="Check this draw" />
        </Button>
      </div>
      {check === 'cannot' && (
        <Notice tone="warn">
          <FormattedMessage id="lotto.verify.cannot" defaultMessage="This browser cannot check the draw here. Open the page over https." />
        </Notice>
      )}
      {check !== null && check !== 'cannot' && (
        <Notice tone={isRight ? 'ok' : 'error'}>
          {isRight ? (
            <FormattedMessage
              id="lotto.verify.right"
              defaultMessage="Your browser has computed the same numbers, and the seed is the one that was committed to before the draw."
            />
          ) : (
            <FormattedMessage
              id="lotto.verify.wrong"
              defaultMessage="The check failed: the numbers or the seed do not match what was published. Please tell support."
            />
          )}
        </Notice>
      )}
    </>
  );
}

function Proof({ id, draw }: { id: LotteryId; draw: Draw }) {
  const unknown = <FormattedMessage id="lotto.proof.later" defaultMessage="Published after the draw" />;
  return (
    <>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="lotto.proof" defaultMessage="Proof of the draw" />
      </h2>
      <p className={styles.words}>
        <FormattedMessage
          id="lotto.proof.words"
          defaultMessage="Before the first ticket is sold, we publish the SHA-256 hash of a secret seed and name a round of a beacon. The numbers come from the seed and the beacon’s value together, so neither we nor the beacon can choose them."
        />
      </p>
      {draw.beaconSource === 'recorded' && (
        <Notice>
          <FormattedMessage
            id="lotto.proof.recorded"
            defaultMessage="This demo records its own beacon. It is not independent of the demo; an operator connects a public one."
          />
        </Notice>
      )}
      <dl className={styles.proof}>
        <dt>
          <FormattedMessage id="lotto.proof.commitment" defaultMessage="Commitment" />
        </dt>
        <dd className={styles.hash} dir="ltr">
          {draw.commitment}
        </dd>
        <dt>
          <FormattedMessage id="lotto.proof.seed" defaultMessage="Seed" />
        </dt>
        <dd className={styles.hash}>{draw.seed ?? unknown}</dd>
        <dt>
          <FormattedMessage id="lotto.proof.beacon" defaultMessage="Beacon, round {round}" values={{ round: String(draw.beaconRound) }} />
        </dt>
        <dd className={styles.hash}>{draw.beacon ?? unknown}</dd>
      </dl>
      <Verify key={draw.number} id={id} draw={draw} />
    </>
  );
}

/** A draw with its complete proof, live while numbers are shown. @spec TL-02 */
export function LottoDrawBody({ id, number }: { id: LotteryId; number: number | 'next' }) {
  const no = useNumber();
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { now } = portsOf(useStore());
  const { view, retry } = useToto({ what: 'lottoDraw', lottery: id, number }, LIVE_EVERY_MS);
  const rules = LOTTERY_RULES[id];
  const places = rules.kind === 'raffle' ? rules.digits : rules.drawn;
  return (
    <div className={pageStyles.page}>
      <Shown view={view} retry={retry}>
        {(draw) => (
          <>
            <p className={styles.words} role="status">
              {draw.state === 'drawing' && <FormattedMessage tagName="span" id="lotto.live" defaultMessage="The draw is on." />}
              {draw.state === 'drawn' && <FormattedMessage tagName="span" id="lotto.drawn" defaultMessage="All numbers have been drawn." />}
              {draw.state === 'void' && (
                <FormattedMessage tagName="span" id="lotto.void" defaultMessage="This draw is void. Every ticket was refunded." />
              )}
              {(draw.state === 'open' || draw.state === 'closed') && (
                <>
                  <FormattedMessage tagName="span" id="lotto.drawsIn" defaultMessage="The draw begins in" />{' '}
                  <Countdown
                    label={intl.formatMessage({ id: 'lotto.drawsIn', defaultMessage: 'The draw begins in' })}
                    endsAtMs={draw.drawsAt}
                    serverNowMs={now}
                    ended={<FormattedMessage id="lotto.soon" defaultMessage="a moment" />}
                  />
                </>
              )}
            </p>
            <Balls
              label={intl.formatMessage(
                { id: 'lotto.lastNumbers', defaultMessage: 'Numbers of draw {number}' },
                { number: no(draw.number) },
              )}
              numbers={draw.numbers}
              places={places}
            />
            <div>
              <LinkButton href={lottoHref(lang, id)}>
                <FormattedMessage id="lotto.back" defaultMessage="Tickets and past draws" />
              </LinkButton>
            </div>
            <Proof id={id} draw={draw} />
          </>
        )}
      </Shown>
    </div>
  );
}
