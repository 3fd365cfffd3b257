import type { PaymentInstructions } from '@touchline/payments-contract';
import { CopyIcon, Countdown, IconButton, Notice, QrCode } from '@touchline/ui-kit';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Instructions.module.css';

export interface InstructionsProps {
  instructions: PaymentInstructions;
  /** Total to pay, as text. */
  total: string;
  /** Server time in milliseconds; must be the same function on every render. */
  serverNowMs: () => number;
  /** Copies a text; resolves to whether it worked. */
  onCopy: (text: string) => Promise<boolean>;
}

/**
 * How to pay outside the site: account and reference of a bank transfer, or address, QR code, rate and confirmations of test coins.
 *
 * Keyboard: each value has a copy button, whose name says what it copies.
 */
export function Instructions({ instructions, total, serverNowMs, onCopy }: InstructionsProps) {
  const { kind } = instructions;
  return kind === 'bank' ? (
    <BankInstructions instructions={instructions} total={total} onCopy={onCopy} />
  ) : (
    <CoinInstructions instructions={instructions} serverNowMs={serverNowMs} onCopy={onCopy} />
  );
}

function Fact({ name, value, onCopy }: { name: string; value: string; onCopy?: InstructionsProps['onCopy'] }) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const words: ReactNode = isCopied ? intl.formatMessage({ id: 'payments.copied', defaultMessage: 'Copied' }) : '';
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
        {onCopy !== undefined && (
          <span>
            <span role="status">{words}</span>
            <IconButton
              label={intl.formatMessage({ id: 'payments.copy', defaultMessage: 'Copy {name}' }, { name })}
              onClick={() => void onCopy(value).then(setCopied)}
            >
              <CopyIcon />
            </IconButton>
          </span>
        )}
      </dd>
    </div>
  );
}

function BankInstructions({
  instructions,
  total,
  onCopy,
}: Pick<InstructionsProps, 'total' | 'onCopy'> & { instructions: Extract<PaymentInstructions, { kind: 'bank' }> }) {
  const intl = useIntl();
  const { holder, iban, reference } = instructions;
  return (
    <>
      <p className={styles.note}>
        <FormattedMessage
          id="payments.bank.how"
          defaultMessage="Send the transfer with this reference. Without it we can't tell that it is yours."
        />
      </p>
      <dl className={styles.facts}>
        <Fact name={intl.formatMessage({ id: 'payments.bank.amount', defaultMessage: 'Amount' })} value={total} />
        <Fact name={intl.formatMessage({ id: 'payments.bank.holder', defaultMessage: 'Account holder' })} value={holder} onCopy={onCopy} />
        <Fact name={intl.formatMessage({ id: 'payments.bank.iban', defaultMessage: 'IBAN' })} value={iban} onCopy={onCopy} />
        <Fact name={intl.formatMessage({ id: 'payments.bank.reference', defaultMessage: 'Reference' })} value={reference} onCopy={onCopy} />
      </dl>
      <Notice>
        <FormattedMessage id="payments.bank.test" defaultMessage="This account is invented. No bank can send money to it." />
      </Notice>
    </>
  );
}

function CoinInstructions({
  instructions,
  serverNowMs,
  onCopy,
}: Pick<InstructionsProps, 'serverNowMs' | 'onCopy'> & { instructions: Extract<PaymentInstructions, { kind: 'crypto' }> }) {
  const intl = useIntl();
  const { network, address, coins, symbol, uri, rateUntil, confirmations, confirmationsNeeded } = instructions;
  return (
    <>
      <Notice tone="warn">
        <FormattedMessage
          id="payments.coins.network"
          defaultMessage="Send only {symbol} on {network}. Coins sent on another network are lost. This is a test address that no real wallet accepts."
          values={{ symbol, network }}
        />
      </Notice>
      <div className={styles.layout}>
        <QrCode value={uri} label={intl.formatMessage({ id: 'payments.coins.code', defaultMessage: 'Payment code for your wallet' })} />
        <dl className={styles.facts}>
          <Fact
            name={intl.formatMessage({ id: 'payments.coins.amount', defaultMessage: 'Coins to send' })}
            value={`${coins} ${symbol}`}
            onCopy={onCopy}
          />
          <Fact name={intl.formatMessage({ id: 'payments.coins.address', defaultMessage: 'Address' })} value={address} onCopy={onCopy} />
          <Fact name={intl.formatMessage({ id: 'payments.coins.networkName', defaultMessage: 'Network' })} value={network} />
          <div className={styles.fact}>
            <dt>
              <FormattedMessage id="payments.coins.rate" defaultMessage="Rate holds for" />
            </dt>
            <dd>
              <Countdown
                label={intl.formatMessage({ id: 'payments.coins.rate', defaultMessage: 'Rate holds for' })}
                endsAtMs={rateUntil * 1000}
                serverNowMs={serverNowMs}
                ended={<FormattedMessage id="payments.coins.rateOver" defaultMessage="The rate has expired. Cancel and start again." />}
              />
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>
              <FormattedMessage id="payments.coins.confirmations" defaultMessage="Confirmations" />
            </dt>
            <dd>
              <span role="status">
                <FormattedMessage
                  id="payments.coins.confirmed"
                  defaultMessage="{confirmations, number} of {needed, number}"
                  values={{ confirmations, needed: confirmationsNeeded }}
                />
              </span>
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
