import { Button, CloseIcon, IconButton } from '@touchline/ui-kit';
import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import styles from './BuilderSlip.module.css';

/** A chosen outcome as text. */
export interface BuilderLegView {
  /** Id of the outcome. */
  id: number;
  /** `Over 2.5`, `Both teams to score: Yes`. */
  words: string;
  /** Whether it is one of the outcomes that prevent a price. */
  isRefused?: boolean;
}

/** Why there is no price, with the contract's names. */
export type BuilderRefusalId = 'impossible' | 'implied' | 'not-combinable' | 'other-game' | 'gone' | 'suspended' | 'too-long';

/** State of the price. */
export type BuilderPriceView =
  /** Too few outcomes are chosen. */
  | { status: 'none' }
  | { status: 'asking' }
  /** The last request failed; the next one is automatic. */
  | { status: 'failed' }
  | { status: 'refused'; reason: BuilderRefusalId }
  /** Formatted; `product` is the product of the single odds. */
  | { status: 'priced'; odds: string; product: string };

export interface BuilderSlipProps {
  /** In the order in which they were chosen. */
  legs: readonly BuilderLegView[];
  /** Price of all of them together. */
  price: BuilderPriceView;
  /** Maximum number of outcomes in a combination. */
  most: number;
  /** Suggested combinations with text and formatted odds; shown while nothing is chosen. */
  ready?: readonly { id: string; words: string; odds: string }[];
  /** Whether the combination is in the coupon. */
  isAdded?: boolean;
  /** Whether it is being added to the coupon. */
  isAdding?: boolean;
  /** Removes a selection by its id. */
  onRemove: (id: number) => void;
  /** Removes all selections. */
  onClear: () => void;
  /** Adds the combination to the coupon. */
  onAdd: () => void;
  /** Chooses a suggested combination by its id. */
  onReady?: (id: string) => void;
}

const REFUSALS: Readonly<Record<BuilderRefusalId, MessageDescriptor>> = defineMessages({
  impossible: { id: 'betting.builder.impossible', defaultMessage: "These selections can't all win." },
  implied: { id: 'betting.builder.implied', defaultMessage: 'This selection adds nothing to the others.' },
  'not-combinable': { id: 'betting.builder.alone', defaultMessage: 'This selection is available as a single only.' },
  'other-game': { id: 'betting.builder.otherGame', defaultMessage: 'This selection is from another match.' },
  gone: { id: 'betting.builder.gone', defaultMessage: 'This selection is no longer available.' },
  suspended: { id: 'betting.builder.suspended', defaultMessage: 'Betting on this match is suspended.' },
  'too-long': { id: 'betting.builder.tooLong', defaultMessage: 'These odds are too long. Remove a selection.' },
});

function Words({ legs, price, most }: Pick<BuilderSlipProps, 'legs' | 'price' | 'most'>) {
  switch (price.status) {
    case 'none':
      return legs.length === 0 ? (
        <FormattedMessage
          tagName="span"
          id="betting.builder.intro"
          defaultMessage="Choose 2 to {most} selections from this match. They get one price together."
          values={{ most }}
        />
      ) : (
        <FormattedMessage tagName="span" id="betting.builder.more" defaultMessage="Choose one more selection to see the odds." />
      );
    case 'asking':
      return <FormattedMessage tagName="span" id="betting.builder.asking" defaultMessage="Getting the odds…" />;
    case 'failed':
      return <FormattedMessage tagName="span" id="betting.builder.failed" defaultMessage="Couldn't get the odds. Retrying…" />;
    case 'refused':
      return <FormattedMessage tagName="span" {...REFUSALS[price.reason]} />;
    case 'priced':
      return (
        <>
          <FormattedMessage
            tagName="span"
            id="betting.builder.depends"
            defaultMessage="Selections from one match are related, so their odds aren't multiplied. That would give {odds}."
            values={{ odds: <bdi>{price.product}</bdi> }}
          />
          {legs.length >= most && (
            <>
              {' '}
              <FormattedMessage
                tagName="span"
                id="betting.builder.most"
                defaultMessage="No more than {most} selections can be combined."
                values={{ most }}
              />
            </>
          )}
        </>
      );
  }
}

/**
 * Chosen outcomes of the bet builder, their combined price or why they can't be combined, and the button that adds them to the coupon.
 * @spec BT-10
 */
export function BuilderSlip({
  legs,
  price,
  most,
  ready = [],
  isAdded = false,
  isAdding = false,
  onRemove,
  onClear,
  onAdd,
  onReady,
}: BuilderSlipProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={styles.slip} aria-labelledby={id} data-testid="bet-builder">
      <div className={styles.head}>
        <h2 id={id}>
          <FormattedMessage id="betting.builder.title" defaultMessage="Bet builder" />
        </h2>
        {legs.length > 0 && (
          <Button size="small" look="quiet" onClick={onClear}>
            <FormattedMessage id="betting.builder.clear" defaultMessage="Clear" />
          </Button>
        )}
      </div>
      {legs.length > 0 && (
        <ul className={styles.legs} aria-label={intl.formatMessage({ id: 'betting.builder.legs', defaultMessage: 'Your selections' })}>
          {legs.map(({ id: legId, words, isRefused = false }) => (
            <li key={legId} className={styles.leg} data-refused={isRefused ? '' : undefined}>
              <span dir="auto">{words}</span>
              <IconButton
                size="small"
                label={intl.formatMessage({ id: 'betting.coupon.remove', defaultMessage: 'Remove {pick}' }, { pick: words })}
                onClick={() => onRemove(legId)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.words} role="status">
        <Words legs={legs} price={price} most={most} />
      </p>
      {legs.length === 0 && ready.length > 0 && (
        <div role="group" aria-label={intl.formatMessage({ id: 'betting.builder.ready', defaultMessage: 'Ready combinations' })}>
          <p className={styles.words}>
            <FormattedMessage id="betting.builder.ready" defaultMessage="Ready combinations" />
          </p>
          <ul className={styles.ready}>
            {ready.map((one) => (
              <li key={one.id}>
                <Button look="outline" onClick={() => onReady?.(one.id)}>
                  <span dir="auto">{one.words}</span> <bdi className={styles.odds}>{one.odds}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {price.status === 'priced' && (
        <div className={styles.foot}>
          <span>
            <FormattedMessage id="betting.builder.odds" defaultMessage="Combined odds" />{' '}
            <bdi className={styles.odds} data-testid="builder-odds">
              {price.odds}
            </bdi>
          </span>
          <Button look="primary" isBusy={isAdding} disabled={isAdded} onClick={onAdd}>
            {isAdded ? (
              <FormattedMessage id="betting.builder.added" defaultMessage="In your coupon" />
            ) : (
              <FormattedMessage id="betting.builder.add" defaultMessage="Add to coupon" />
            )}
          </Button>
        </div>
      )}
    </section>
  );
}
