import { createPlainIntl, type MessageBook, type Words } from '@touchline/shared-i18n';
import { UTC, type Zone, zoneName } from '@touchline/shared-primitives/calendar';

/** Formats of one zone. */
type Intl = ReturnType<typeof createPlainIntl>;
type Write = (intl: Intl) => string;

/**
 * The zone of a document that is rendered for all zones. It is no zone: whatever calculates with it fails, so that a page which cuts days by
 * itself is noticed.
 */
export const ANY_ZONE: Zone = '\ue0f2';
/** Characters of private use around the number of a text that depends on the zone. */
const START = '\ue0f0';
const END = '\ue0f1';
const MARKS = /[\ue0f0-\ue0f2]|%EE%83%B[0-2]/i;
const PLACES = /\ue0f0(\d+)\ue0f1|(\ue0f2)/g;
/** Elements whose text is no markup. */
const RAW = /(<(script|style)\b[^>]*>[\s\S]*?<\/\2>)/g;
const STATE = /^<script [^>]*\bid="tl-state"/;
const STATE_ZONE = JSON.stringify({ deviceZone: ANY_ZONE }).slice(1, -1);

/** Texts of a document that depend on the zone. */
export interface ZoneTexts {
  /** The messages of the page, whose formats write a mark in the place of each time. */
  book: MessageBook;
  /**
   * Makes the document of each zone from the rendered one, without rendering again.
   *
   * @param html - the document with marks.
   * @returns null if the page depends on the zone in any other way.
   */
  forZones: (html: string) => ((zone: Zone) => string) | null;
}

/** Records what a page writes about times, so that one render serves every zone. @spec PL-05 */
export function zoneTexts(book: MessageBook): ZoneTexts {
  const texts: { words: Words; write: Write }[] = [];
  const known = new WeakMap<Words, Words>();
  const recording = (words: Words): Words => {
    const record = (write: Write): string => {
      texts.push({ words, write });
      return `${START}${texts.length - 1}${END}`;
    };
    const made: Words = known.get(words) ?? {
      ...words,
      adapt: (intl, like) => withRecords(words.adapt?.(intl, like) ?? intl, words, record),
    };
    known.set(words, made);
    return made;
  };
  return {
    book: { ...book, words: (chain) => recording(book.words(chain)) },
    forZones: (html) => {
      const parts = partsOf(html);
      if (parts === null) return null;
      return (zone) => {
        const intls = new Map<Words, Intl>();
        const textAt = (at: number): string => {
          const text = texts[at];
          if (text === undefined) return '';
          const intl = intls.get(text.words) ?? plain(text.words, zone);
          intls.set(text.words, intl);
          return htmlText(text.write(intl));
        };
        const write = { name: () => htmlText(zoneName(zone)), state: () => STATE_ZONE.replace(ANY_ZONE, zone) };
        return parts
          .map((part) => (typeof part === 'string' ? part : typeof part === 'number' ? textAt(part) : write[part.zone]()))
          .join('');
      };
    },
  };
}

const plain = (words: Words, timeZone: Zone): Intl => createPlainIntl({ words, timeZone, onError: () => undefined });

type Formats = Parameters<NonNullable<Words['adapt']>>[0];
type DateValue = Parameters<Intl['formatDate']>[0];
type DateOptions = Parameters<Intl['formatDate']>[1];

function withRecords<Shape extends Formats>(intl: Shape, words: Words, record: (write: Write) => string): Shape {
  let utc: Intl | undefined;
  const recorded =
    (name: 'formatDate' | 'formatTime') =>
    (value: DateValue = Date.now(), options?: DateOptions): string => {
      const write: Write = (own) => own[name](value, options);
      // A text that names its zone is the same for all.
      return options?.timeZone === undefined ? record(write) : write((utc ??= plain(words, UTC)));
    };
  const bound = (): never => {
    throw new RangeError('Parts of a time cannot be written for all zones.');
  };
  return {
    ...intl,
    formatDate: recorded('formatDate'),
    formatTime: recorded('formatTime'),
    formatDateToParts: bound,
    formatTimeToParts: bound,
    formatDateTimeRange: bound,
    // `startText` writes its days with it.
    inZone: record,
  };
}

/** A piece of the document, the number of a text, or the zone. */
type Part = string | number | { zone: 'name' | 'state' };

function partsOf(html: string): Part[] | null {
  const parts: Part[] = [];
  let states = 0;
  let end = 0;
  for (const { 0: raw, index } of html.matchAll(RAW)) {
    parts.push(...textParts(html.slice(end, index)));
    end = index + raw.length;
    const at = STATE.test(raw) ? raw.indexOf(STATE_ZONE) : -1;
    if (at === -1) {
      parts.push(raw);
      continue;
    }
    states += 1;
    parts.push(raw.slice(0, at), { zone: 'state' }, raw.slice(at + STATE_ZONE.length));
  }
  parts.push(...textParts(html.slice(end)));
  // A mark that is left was cut, encoded, or written where no text is.
  return states === 1 && parts.every((part) => typeof part !== 'string' || !MARKS.test(part)) ? parts : null;
}

function textParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: mark, 1: number, index } of text.matchAll(PLACES)) {
    parts.push(text.slice(end, index), number === undefined ? { zone: 'name' } : Number(number));
    end = index + mark.length;
  }
  return [...parts, text.slice(end)];
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As react-dom/server writes a text. */
const htmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? '');
