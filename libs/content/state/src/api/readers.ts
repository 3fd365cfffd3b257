// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  type Banners,
  CONTENT_ART,
  CONTENT_KINDS,
  type ContentCards,
  type DocumentParts,
  type Points,
  type PromotionProgress,
  TERM_TYPES,
} from '@touchline/content-contract';
import {
  anyOf,
  between,
  eachValid,
  integer,
  listOf,
  literal,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  textLike,
  whole,
} from '@touchline/shared-primitives';

const slugShape = textLike(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 60);
const pathShape = textLike(/^\/(?![/\\])[\w/-]*$/, 200);
const kindShape = literal(...CONTENT_KINDS);
const labelShape = otherwise(textLike(/^/, 40), null);
const artShape = otherwise(literal(...CONTENT_ART), null);
const endsAtShape = otherwise(integer, null);
const cardsShape = eachValid(
  objectOf({
    kind: kindShape,
    slug: slugShape,
    lang: textLike(/^[a-z]{2}$/),
    title: textLike(/^/, 120),
    summary: textLike(/^/, 400),
    label: labelShape,
    art: artShape,
    publishedAt: integer,
    updatedAt: integer,
    endsAt: endsAtShape,
  }),
  500,
);
export const readBanners: Reader<Banners> = readAs(
  objectOf({
    banners: eachValid(
      objectOf({
        slug: slugShape,
        lang: textLike(/^[a-z]{2}$/),
        title: textLike(/^/, 120),
        summary: textLike(/^/, 400),
        art: literal(...CONTENT_ART),
        path: pathShape,
      }),
      500,
    ),
  }),
);
export const readContentCards: Reader<ContentCards> = readAs(objectOf({ cards: cardsShape }));
export const readDocumentParts: Reader<DocumentParts> = readAs(
  objectOf({
    kind: kindShape,
    slug: slugShape,
    lang: textLike(/^[a-z]{2}$/),
    title: textLike(/^/, 120),
    summary: textLike(/^/, 400),
    label: labelShape,
    art: artShape,
    publishedAt: integer,
    updatedAt: integer,
    endsAt: endsAtShape,
    terms: otherwise(eachValid(objectOf({ type: literal(...TERM_TYPES), target: between(1) }), 500), []),
    reward: otherwise(whole, 0),
    blocks: otherwise(
      eachValid(
        anyOf(
          objectOf({ type: literal('text') }),
          objectOf({ type: literal('steps'), title: textLike(/^/, 120), items: otherwise(eachValid(textLike(/^/, 200), 500), []) }),
          objectOf({ type: literal('cards'), title: textLike(/^/, 120), cards: otherwise(cardsShape, []) }),
          objectOf({ type: literal('action'), label: textLike(/^/, 60), href: pathShape }),
        ),
        500,
      ),
      [],
    ),
    sportId: otherwise(whole, null),
    points: otherwise(
      eachValid(
        objectOf({
          name: textLike(/^/, 80),
          address: textLike(/^/, 120),
          hours: textLike(/^/, 60),
          x: between(0, 1_000),
          y: between(0, 1_000),
        }),
        500,
      ),
      [],
    ),
  }),
);
export const readPoints: Reader<Points> = readAs(
  objectOf({
    balance: whole,
    currencyIso: textLike(/^[A-Z]{3}$/),
    exponent: whole,
    stakePerPoint: whole,
    shop: otherwise(eachValid(objectOf({ id: slugShape, price: whole, amount: whole }), 500), []),
    history: otherwise(
      eachValid(objectOf({ type: literal('bets', 'promotion', 'shop'), ref: textLike(/^/, 10_000), points: integer, at: whole }), 500),
      [],
    ),
  }),
);
export const readPromotionProgress: Reader<PromotionProgress> = readAs(
  objectOf({
    joinedAt: otherwise(whole, null),
    currencyIso: textLike(/^[A-Z]{3}$/),
    exponent: whole,
    terms: listOf(objectOf({ type: literal(...TERM_TYPES), target: whole, done: whole })),
    completedAt: otherwise(whole, null),
  }),
);
