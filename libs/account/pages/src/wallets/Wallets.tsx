import type { WalletsAnswer } from '@touchline/account-office-contract';
import { activeAccountWanted, selectAccounts } from '@touchline/account-state';
import { Badge, Button, Combobox, Money, Notice, TextField } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../parts/Office.module.css';
import { ChangeNote, Loaded } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { Conversion } from './Conversion.tsx';
import { Words } from '../parts/Words.tsx';

type Wallet = WalletsAnswer['wallets'][number];

export const w = defineMessages({
  main: { id: 'account.kind.main', defaultMessage: 'Main account' },
  bonus: { id: 'account.kind.bonus', defaultMessage: 'Bonus account' },
  currency: { id: 'account.kind.currency', defaultMessage: 'Currency account' },
  active: { id: 'account.active', defaultMessage: 'Active: bets use this account' },
  makeActive: { id: 'account.makeActive', defaultMessage: 'Bet from this account' },
  default: { id: 'account.wallet.default', defaultMessage: 'Default currency' },
  number: { id: 'account.wallet.number', defaultMessage: 'No. {id}' },
  points: { id: 'account.wallet.points', defaultMessage: '{points, plural, one {# point} other {# points}}' },
  rename: { id: 'account.wallet.rename', defaultMessage: 'Rename' },
  label: { id: 'account.wallet.label', defaultMessage: 'Account name' },
  save: { id: 'account.save', defaultMessage: 'Save' },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel' },
  remove: { id: 'account.wallet.remove', defaultMessage: 'Remove' },
  money: { id: 'account.wallet.keptMoney', defaultMessage: 'To remove this account, move its money first.' },
  add: { id: 'account.wallet.add', defaultMessage: 'Add a currency' },
  addHint: { id: 'account.wallet.addHint', defaultMessage: 'The account opens within a few seconds.' },
  choose: { id: 'account.wallet.choose', defaultMessage: 'Currency' },
  opening: { id: 'account.wallet.opening', defaultMessage: 'Opening your {iso} account…' },
});

/** The player's accounts by currency: rename, remove, add, convert. @spec AC-01 AC-02 */
export function Wallets() {
  return (
    <Loaded of="wallets">
      {(answer) => (
        <>
          <ul className={pageStyles.cards}>
            {answer.wallets.map((wallet) => (
              <WalletCard key={wallet.score_id} wallet={wallet} />
            ))}
          </ul>
          {answer.opening.map((iso) => (
            <Notice key={iso} tone="info">
              <Words of={w.opening} values={{ iso }} />
            </Notice>
          ))}
          <Conversion wallets={answer.wallets} />
          {answer.addable.length > 0 && <AddCurrency addable={answer.addable} />}
        </>
      )}
    </Loaded>
  );
}

const kindOf = (type: number) => (type === 4 ? w.bonus : type === 9 ? w.currency : w.main);

function WalletCard({ wallet }: { wallet: Wallet }) {
  const dispatch = useDispatch();
  const [isNaming, setNaming] = useState(false);
  const remove = useChange('walletRemove');
  const { score_id: scoreId, type, iso, exponent, label, points, keptFor, isDefault } = wallet;
  // The polled balance is newer than the one in the loaded list.
  const polled = useSelector(selectAccounts).find(({ id }) => id === scoreId);
  const { isActive, money } = polled ?? wallet;
  return (
    <li className={pageStyles.card} data-active={isActive ? '' : undefined}>
      <div className={styles.top}>
        <h2 className={pageStyles.name}>{label === '' ? <Words of={kindOf(type)} /> : <span>{label}</span>}</h2>
        <span className={styles.note}>
          <bdi>{iso}</bdi> · <Words of={w.number} values={{ id: <bdi>{scoreId}</bdi> }} />
        </span>
      </div>
      <p className={styles.big}>
        <Money amount={money} exponent={exponent} iso={iso} />
      </p>
      <div className={pageStyles.actions}>
        {isDefault && (
          <Badge>
            <Words of={w.default} />
          </Badge>
        )}
        {points > 0 && (
          <span className={styles.note}>
            <Words of={w.points} values={{ points }} />
          </span>
        )}
      </div>
      {isNaming ? (
        <NameForm wallet={wallet} onEnd={() => setNaming(false)} />
      ) : (
        <div className={pageStyles.actions}>
          {isActive ? (
            <span className={styles.note}>
              <Words of={w.active} />
            </span>
          ) : (
            <Button size="small" onClick={() => dispatch(activeAccountWanted({ id: scoreId }))}>
              <Words of={w.makeActive} />
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setNaming(true)}>
            <Words of={w.rename} />
          </Button>
          {type === 9 && keptFor !== 'money' && !isActive && (
            <Button size="small" look="quiet" isBusy={remove.isBusy} onClick={() => remove.send({ score_id: scoreId })}>
              <Words of={w.remove} />
            </Button>
          )}
        </div>
      )}
      {type === 9 && keptFor === 'money' && (
        <p className={styles.note}>
          <Words of={w.money} />
        </p>
      )}
      {remove.result?.status === 'refused' && <ChangeNote result={remove.result} />}
    </li>
  );
}

function NameForm({ wallet, onEnd }: { wallet: Wallet; onEnd: () => void }) {
  const intl = useIntl();
  const { send, isBusy } = useChange('walletLabel');
  const [label, setLabel] = useState(wallet.label);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ score_id: wallet.score_id, label });
        onEnd();
      }}
    >
      <TextField
        label={intl.formatMessage(w.label)}
        value={label}
        maxLength={24}
        autoComplete="off"
        onChange={({ target }) => setLabel(target.value)}
      />
      <div className={pageStyles.actions}>
        <Button type="submit" size="small" isBusy={isBusy}>
          <Words of={w.save} />
        </Button>
        <Button size="small" look="quiet" onClick={onEnd}>
          <Words of={w.cancel} />
        </Button>
      </div>
    </form>
  );
}

function AddCurrency({ addable }: Pick<WalletsAnswer, 'addable'>) {
  const intl = useIntl();
  const { send, isBusy, result } = useChange('walletAdd');
  const [picked, setPicked] = useState<string | null>(null);
  const nameOf = (iso: string) => intl.formatDisplayName(iso, { type: 'currency' }) ?? iso;
  return (
    <section className={pageStyles.card}>
      <h2 className={pageStyles.name}>
        <Words of={w.add} />
      </h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (picked !== null) send({ currency_id: Number(picked) });
          setPicked(null);
        }}
      >
        <Combobox
          label={intl.formatMessage(w.choose)}
          hint={<Words of={w.addHint} />}
          options={addable.map(({ currency_id: id, iso }) => ({ value: String(id), label: `${iso} · ${nameOf(iso)}` }))}
          value={picked}
          onChange={setPicked}
        />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={picked === null}>
            <Words of={w.add} />
          </Button>
        </div>
      </form>
      {result?.status === 'refused' && <ChangeNote result={result} />}
    </section>
  );
}
