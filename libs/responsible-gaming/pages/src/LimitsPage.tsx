import { isExclusion } from '@touchline/responsible-gaming-contract';
import { limitsWanted, loadHelp, selectLimits } from '@touchline/responsible-gaming-state';
import { HelpDirectory } from '@touchline/responsible-gaming-ui';
import { portsOf } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { pageStyles, useReturnPath } from '@touchline/ui-pages';
import { useCallback, useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { BlockAccount } from './BlockAccount.tsx';
import { Breaks } from './Breaks.tsx';
import { BreakState } from './BreakState.tsx';
import { DepositTimeOut } from './DepositTimeOut.tsx';
import styles from './LimitsPage.module.css';
import { type LimitTab, LimitTabs, useLimitTab } from './LimitTabs.tsx';
import { MoneyLimits } from './MoneyLimits.tsx';
import { Quiz } from './quiz/Quiz.tsx';
import { ActivityLater } from './statement/ActivityLater.tsx';
import { TimeLimit } from './TimeLimit.tsx';

const EXCLUSION = 30;
const TIME_TYPES = [31, 32];
const DEPOSIT_TIME_OUT = 33;

const HELP = defineMessages({
  everywhere: { id: 'limits.help.everywhere', defaultMessage: 'All countries' },
  register: { id: 'limits.help.register', defaultMessage: 'Self-exclusion from all operators' },
  helpline: { id: 'limits.help.line', defaultMessage: 'Help and advice' },
  checked: { id: 'limits.help.checked', defaultMessage: 'Checked on {day}: <link>source</link>' },
});

export interface LimitsPageProps {
  /** Currency of the selected account. Amounts are shown in it; the limits are reloaded when it changes. @spec LIM-12 */
  currencyIso?: string | undefined;
}

/**
 * The player's limits and breaks, and help services. A player who came to set a deposit limit is led back by `returnUrl`.
 *
 * @spec RG-01 RG-04 RG-10 RG-17 LIM-4 LIM-12 LIM-14
 */
export function LimitsPage({ currencyIso }: LimitsPageProps) {
  const dispatch = useDispatch();
  const { status, limits, offered } = useSelector(selectLimits);
  const back = useReturnPath();
  useEffect(() => {
    dispatch(limitsWanted());
  }, [dispatch, currencyIso]);
  // A player on a break finds it first, and one who waits for a deposit the limits.
  const hasBreak = limits.some((limit) => isExclusion(limit) && limit.limitState !== 'INACTIVE');
  const hidden: LimitTab[] = [
    ...(offered.some(({ limitType }) => TIME_TYPES.includes(limitType)) ? [] : ['time' as const]),
    ...(hasBreak || offered.some((each) => isExclusion(each) || each.limitType === DEPOSIT_TIME_OUT) ? [] : ['break' as const]),
  ];
  const tab = useLimitTab(hidden, hasBreak && back === null ? 'break' : 'limits');

  return (
    <div className={pageStyles.page}>
      {status === 'failed' && (
        <p role="alert">
          <FormattedMessage
            id="limits.unavailable"
            defaultMessage="We can't show your limits right now. Until we can, no bets are taken."
          />{' '}
          <Button size="small" onClick={() => dispatch(limitsWanted())}>
            <FormattedMessage id="limits.again" defaultMessage="Try again" />
          </Button>
        </p>
      )}
      {status === 'unknown' && <div className={styles.loading} aria-busy="true" />}
      {status === 'ready' && (
        <>
          <LimitTabs current={tab} hidden={hidden} />
          {tab === 'limits' && <MoneyLimits back={back} />}
          {tab === 'time' && <TimeLimits />}
          {tab === 'break' && <Pauses />}
          {tab === 'statement' && <ActivityLater />}
        </>
      )}
      {(status === 'failed' || tab === 'help') && <Helplines />}
      <Quiz />
    </div>
  );
}

function TimeLimits() {
  const { offered } = useSelector(selectLimits);
  return (
    <>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="limits.heading.time" defaultMessage="Time limits" />
      </h2>
      <p className={styles.fact}>
        <FormattedMessage
          id="limits.time.how"
          defaultMessage="Your time is counted from your first action until five minutes after your last one, on all your devices together."
        />
      </p>
      <div className={pageStyles.cards}>
        {offered.map((each) => TIME_TYPES.includes(each.limitType) && <TimeLimit key={each.limitType} offered={each} />)}
      </div>
    </>
  );
}

/** A pause of deposits, breaks and self-exclusion. */
function Pauses() {
  const { limits, offered } = useSelector(selectLimits);
  const exclusion = offered.find(({ limitType }) => limitType === EXCLUSION);
  const timeOut = offered.find(({ limitType }) => limitType === DEPOSIT_TIME_OUT);
  const lengths = offered.filter((each) => isExclusion(each) && each !== exclusion);
  return (
    <>
      {exclusion !== undefined && (
        <>
          <h2 className={pageStyles.heading}>
            <FormattedMessage id="limits.heading.break" defaultMessage="Take a break" />
          </h2>
          <Breaks offered={exclusion} lengths={lengths} />
          <BlockAccount />
        </>
      )}
      {exclusion === undefined && <BreakState />}
      {timeOut !== undefined && (
        <>
          <h2 className={pageStyles.heading}>
            <FormattedMessage id="limits.heading.timeOut" defaultMessage="Pause deposits" />
          </h2>
          <DepositTimeOut
            offered={timeOut}
            active={limits.find(({ limitType, limitState }) => limitType === DEPOSIT_TIME_OUT && limitState === 'ACTIVE')}
          />
        </>
      )}
    </>
  );
}

/** Help services of the player's country and others. */
function Helplines() {
  const ports = portsOf(useStore());
  const load = useCallback((signal: AbortSignal) => loadHelp(ports, signal), [ports]);
  return (
    <section className={styles.help}>
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="limits.heading.help" defaultMessage="Get help" />
      </h2>
      <HelpDirectory load={load} words={HELP} />
    </section>
  );
}
