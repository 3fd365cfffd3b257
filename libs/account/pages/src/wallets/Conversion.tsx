import type { WalletsAnswer } from '@touchline/account-office-contract';
import { selectOffice } from '@touchline/account-office-state';
import { AmountField, Button, Money, Select } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../parts/Office.module.css';
import { ChangeNote } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { useSecondsSince } from './use-seconds-since.ts';
import { Words } from '../parts/Words.tsx';

type Wallet = WalletsAnswer['wallets'][number];

const w = defineMessages({
  title: { id: 'account.convert.title', defaultMessage: 'Convert' },
  from: { id: 'account.convert.from', defaultMessage: 'From' },
  to: { id: 'account.convert.to', defaultMessage: 'To' },
  amount: { id: 'account.convert.amount', defaultMessage: 'Amount' },
  show: { id: 'account.convert.show', defaultMessage: 'Show the rate' },
  gives: { id: 'account.convert.gives', defaultMessage: 'You get' },
  rate: { id: 'account.convert.rate', defaultMessage: 'Rate' },
  age: { id: 'account.convert.age', defaultMessage: 'Rate age' },
  ageText: { id: 'account.convert.ageText', defaultMessage: '{seconds, plural, one {# second} other {# seconds}} of {holds}' },
  expired: { id: 'account.convert.expired', defaultMessage: 'This rate has expired.' },
  refresh: { id: 'account.convert.refresh', defaultMessage: 'Get a new rate' },
  confirm: { id: 'account.convert.confirm', defaultMessage: 'Convert' },
  done: { id: 'account.convert.done', defaultMessage: 'Converted' },
  fee: { id: 'account.convert.fee', defaultMessage: 'The rate includes our 0.5% margin. There is no other fee.' },
});

/** Conversion of money between accounts of different currencies, with the age of the rate. @spec AC-02 */
export function Conversion({ wallets }: { wallets: readonly Wallet[] }) {
  const intl = useIntl();
  const own = wallets.filter(({ type }) => type !== 4);
  const [fromId, setFrom] = useState(own[0]?.score_id ?? 0);
  const [toId, setTo] = useState(own[1]?.score_id ?? 0);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const rate = useChange('rate');
  const { result, forget } = useChange('convert');
  const [from, to] = [fromId, toId].map((id) => own.find((one) => one.score_id === id));
  const { read, problem } = useAmountReader({ exponent: from?.exponent ?? 0, iso: from?.iso });
  if (own.length < 2 || from === undefined) return null;
  const targets = own.filter(({ iso }) => iso !== from.iso);
  const target = to !== undefined && to.iso !== from.iso ? to : targets[0];
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const amount = read(text);
    setChecked(!amount.isOk);
    forget();
    if (amount.isOk && target !== undefined) rate.send({ fromId: from.score_id, toId: target.score_id, amount: amount.value });
  };
  const option = ({ score_id: id, iso, label }: Wallet) => ({ value: String(id), label: label === '' ? iso : `${iso} · ${label}` });
  return (
    <section className={pageStyles.card}>
      <h2 className={pageStyles.name}>
        <Words of={w.title} />
      </h2>
      <form className={styles.form} onSubmit={ask} noValidate>
        <Select
          label={intl.formatMessage(w.from)}
          value={String(from.score_id)}
          options={own.map(option)}
          onChange={(id) => setFrom(Number(id))}
        />
        <Select
          label={intl.formatMessage(w.to)}
          value={String(target?.score_id ?? '')}
          options={targets.map(option)}
          onChange={(id) => setTo(Number(id))}
        />
        <AmountField
          label={intl.formatMessage(w.amount)}
          hint={from.iso}
          value={text}
          onChange={setText}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && problem(text)}
        />
        <div>
          <Button type="submit" isBusy={rate.isBusy}>
            <Words of={w.show} />
          </Button>
        </div>
      </form>
      {rate.result?.status === 'refused' && <ChangeNote result={rate.result} />}
      {rate.result?.status === 'done' && target !== undefined && (
        <Offer
          from={from}
          to={target}
          isShown={result?.status !== 'done'}
          again={(amount) => rate.send({ fromId: from.score_id, toId: target.score_id, amount })}
        />
      )}
      <ChangeNote result={result} done={<Words of={w.done} />} />
      <p className={styles.note}>
        <Words of={w.fee} />
      </p>
    </section>
  );
}

function Offer({ from, to, isShown, again }: { from: Wallet; to: Wallet; isShown: boolean; again: (amount: number) => void }) {
  const { rate } = useSelector(selectOffice).data;
  const { send, isBusy } = useChange('convert');
  const [id] = useState(() => crypto.randomUUID());
  const age = useSecondsSince(rate);
  if (!isShown || rate === undefined || rate.fromId !== from.score_id || rate.toId !== to.score_id) return null;
  const { fromId, toId, amount, rateAt, goodUntil, gives } = rate;
  const isOver = age > goodUntil - rateAt;
  return (
    <>
      <dl className={pageStyles.facts}>
        <dt>
          <Words of={w.gives} />
        </dt>
        <dd>
          <Money amount={gives} exponent={to.exponent} iso={to.iso} />
        </dd>
        <dt>
          <Words of={w.rate} />
        </dt>
        <dd>
          <bdi>{`1 ${from.iso} = ${rate.rate} ${to.iso}`}</bdi>
        </dd>
        <dt>
          <Words of={w.age} />
        </dt>
        <dd>{isOver ? <Words of={w.expired} /> : <Words of={w.ageText} values={{ seconds: age, holds: goodUntil - rateAt }} />}</dd>
      </dl>
      <div>
        {isOver ? (
          <Button onClick={() => again(amount)}>
            <Words of={w.refresh} />
          </Button>
        ) : (
          <Button look="primary" isBusy={isBusy} onClick={() => send({ id, fromId, toId, amount, rateAt })}>
            <Words of={w.confirm} />
          </Button>
        )}
      </div>
    </>
  );
}
