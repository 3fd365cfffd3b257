import type { DocumentsAnswer } from '@touchline/account-office-contract';
import { documentChosen, selectOffice } from '@touchline/account-office-state';
import { Badge, type BadgeTone, Button, LinkButton, moneyText, Notice, ProgressBar } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type ChangeEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../parts/Office.module.css';
import { ChangeNote, OfficeFrame } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { usePath } from '../parts/use-path.ts';
import { type Picture, pictureOf } from './picture.ts';
import { Words } from '../parts/Words.tsx';

type Doc = DocumentsAnswer['documents'][number];

const w = defineMessages({
  verified: { id: 'account.documents.verified', defaultMessage: 'Your account is verified. Nothing more is needed.' },
  why: {
    id: 'account.documents.why',
    defaultMessage: 'We ask for documents once, at the latest when your deposits or a withdrawal reach {amount}. You can send them now.',
  },
  more: { id: 'account.documents.more', defaultMessage: 'We need one more document from you.' },
  kept: {
    id: 'account.documents.kept',
    defaultMessage:
      'Pictures are encrypted, seen by reviewers only, and deleted {days, plural, one {# day} other {# days}} after the review.',
  },
  provider: { id: 'account.documents.provider', defaultMessage: 'Our partner checks your documents on its own page.' },
  start: { id: 'account.documents.start', defaultMessage: 'Start verification' },
  byHand: { id: 'account.documents.byHand', defaultMessage: 'Upload documents instead' },
  camera: { id: 'account.documents.camera', defaultMessage: 'Take a photo' },
  file: { id: 'account.documents.file', defaultMessage: 'Choose a file' },
  send: { id: 'account.documents.send', defaultMessage: 'Send picture' },
  other: { id: 'account.documents.other', defaultMessage: 'Choose another' },
  unreadable: {
    id: 'account.documents.unreadable',
    defaultMessage: "This file can't be opened as a picture. Take a photo or choose a JPEG or PNG.",
  },
  preview: { id: 'account.documents.preview', defaultMessage: 'The picture that you chose' },
  good: { id: 'account.documents.good', defaultMessage: 'Check that every corner is in the picture and the text can be read.' },
  sending: { id: 'account.documents.sending', defaultMessage: 'Sending' },
});
const kinds = defineMessages({
  passport: { id: 'account.document.passport', defaultMessage: 'Passport or ID card' },
  address: { id: 'account.document.address', defaultMessage: 'Proof of address' },
  selfie: { id: 'account.document.selfie', defaultMessage: 'Photo of you with your document' },
  payment: { id: 'account.document.payment', defaultMessage: 'Proof of payment method' },
});
const about = defineMessages({
  passport: { id: 'account.document.passportWords', defaultMessage: 'The page with your photo.' },
  address: { id: 'account.document.addressWords', defaultMessage: 'A utility bill or bank letter of the last three months.' },
  selfie: { id: 'account.document.selfieWords', defaultMessage: 'Your face and the document, both easy to see.' },
  payment: {
    id: 'account.document.paymentWords',
    defaultMessage: 'A statement with your name. Cover all but the last four digits of a card.',
  },
});
const states = defineMessages({
  missing: { id: 'account.documentState.missing', defaultMessage: 'Not sent' },
  requested: { id: 'account.documentState.requested', defaultMessage: 'Requested' },
  checking: { id: 'account.documentState.checking', defaultMessage: 'Being checked' },
  accepted: { id: 'account.documentState.accepted', defaultMessage: 'Accepted' },
  refused: { id: 'account.documentState.refused', defaultMessage: 'Refused' },
});
const reasons = defineMessages({
  unreadable: { id: 'account.documentReason.unreadable', defaultMessage: 'The text could not be read. Take a sharper photo.' },
  cropped: { id: 'account.documentReason.cropped', defaultMessage: 'A corner is missing. Show the whole page.' },
  expired: { id: 'account.documentReason.expired', defaultMessage: 'This document has expired. Send a valid one.' },
  'other-person': { id: 'account.documentReason.other', defaultMessage: 'The name differs from your profile.' },
});
const hints = defineMessages({
  small: { id: 'account.documentHint.small', defaultMessage: 'The picture is small. Move closer.' },
  dark: { id: 'account.documentHint.dark', defaultMessage: 'The picture is dark. Find more light.' },
  bright: { id: 'account.documentHint.bright', defaultMessage: 'The picture is very bright. Avoid reflections.' },
  blurred: { id: 'account.documentHint.blurred', defaultMessage: 'The picture looks blurred. Hold still and focus on the text.' },
});
const TONES: Readonly<Record<Doc['state'], BadgeTone>> = {
  missing: 'returned',
  requested: 'warn',
  checking: 'accent',
  accepted: 'won',
  refused: 'lost',
};

/**
 * Verification: documents with their state, uploaded from camera or file. If a provider is configured, its page is offered as well.
 *
 * @spec AC-09 ID-19
 */
export function Verification() {
  const intl = useIntl();
  const path = usePath();
  const [isByHand, setByHand] = useState(false);
  return (
    <OfficeFrame of="documents">
      {({ documents, isVerified, requestedAdditional, threshold, provider, keptDays }) => (
        <>
          {isVerified ? (
            <Notice tone="ok">
              <Words of={w.verified} />
            </Notice>
          ) : (
            <p className={styles.intro}>
              {requestedAdditional ? <Words of={w.more} /> : <Words of={w.why} values={{ amount: moneyText(intl, threshold) }} />}
            </p>
          )}
          {provider === 'sumsub' && !isVerified && (
            <section className={pageStyles.card}>
              <p className={styles.text}>
                <Words of={w.provider} />
              </p>
              <div className={pageStyles.actions}>
                <LinkButton look="primary" href={path('sumsub')}>
                  <Words of={w.start} />
                </LinkButton>
                {!isByHand && (
                  <Button look="quiet" onClick={() => setByHand(true)}>
                    <Words of={w.byHand} />
                  </Button>
                )}
              </div>
            </section>
          )}
          <ul className={pageStyles.cards}>
            {documents.map((doc) => (
              <DocumentCard key={doc.kind} doc={doc} canSend={(provider === 'own' || isByHand) && doc.isNeeded} />
            ))}
          </ul>
          <p className={styles.note}>
            <Words of={w.kept} values={{ days: keptDays }} />
          </p>
        </>
      )}
    </OfficeFrame>
  );
}

function DocumentCard({ doc: { kind, state, reason }, canSend }: { doc: Doc; canSend: boolean }) {
  return (
    <li className={pageStyles.card}>
      <div className={styles.top}>
        <h2 className={pageStyles.name}>
          <Words of={kinds[kind]} />
        </h2>
        <Badge tone={TONES[state]}>
          <Words of={states[state]} />
        </Badge>
      </div>
      <p className={styles.note}>{reason === null ? <Words of={about[kind]} /> : <Words of={reasons[reason]} />}</p>
      {canSend && <Upload kind={kind} />}
    </li>
  );
}

function Upload({ kind }: { kind: Doc['kind'] }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { upload } = useSelector(selectOffice);
  const { result, forget, isBusy } = useChange('documentSend');
  const [picture, setPicture] = useState<Picture | 'unreadable' | null>(null);
  const [isMine, setMine] = useState(false);
  const camera = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (chosen === undefined) return;
    forget();
    void pictureOf(chosen).then(setPicture, () => setPicture('unreadable'));
  };
  const inputs = (
    <>
      <input
        ref={camera}
        className={styles.file}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-hidden
        onChange={choose}
      />
      <input
        ref={file}
        className={styles.file}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label={intl.formatMessage(kinds[kind])}
        onChange={choose}
      />
    </>
  );
  const isSending = upload?.kind === kind;
  if (isSending) return <ProgressBar label={<Words of={w.sending} />} value={upload.sent} max={upload.parts} />;
  return (
    <>
      {inputs}
      {picture !== null && picture !== 'unreadable' && (
        <>
          <img className={styles.preview} src={picture.url} alt={intl.formatMessage(w.preview)} />
          {picture.hints.length === 0 ? (
            <p className={styles.note}>
              <Words of={w.good} />
            </p>
          ) : (
            <Notice tone="warn">
              {picture.hints.map((hint) => (
                <p key={hint} className={styles.text}>
                  <Words of={hints[hint]} />
                </p>
              ))}
            </Notice>
          )}
        </>
      )}
      {picture === 'unreadable' && (
        <Notice tone="error">
          <Words of={w.unreadable} />
        </Notice>
      )}
      <div className={pageStyles.actions}>
        {picture !== null && picture !== 'unreadable' ? (
          <>
            <Button
              look="primary"
              isBusy={isBusy}
              onClick={() => {
                setMine(true);
                dispatch(documentChosen({ kind, picture: picture.base64 }));
                setPicture(null);
              }}
            >
              <Words of={w.send} />
            </Button>
            <Button look="quiet" onClick={() => setPicture(null)}>
              <Words of={w.other} />
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => camera.current?.click()}>
              <Words of={w.camera} />
            </Button>
            <Button onClick={() => file.current?.click()}>
              <Words of={w.file} />
            </Button>
          </>
        )}
      </div>
      {isMine && result?.status === 'refused' && <ChangeNote result={result} />}
    </>
  );
}
