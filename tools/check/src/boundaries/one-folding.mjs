// A rule of the lint: texts are compared by `fold`, `matchText` and `nameOrder` of shared/primitives, tokens of protocols are changed by its
// `lowerAscii` and `upperAscii`. A search with another folding finds nothing for `ispanya` where the page says İspanya.
const TEXT =
  'Compare names by fold or matchText, sort them by nameOrder, and change the case of tokens by lowerAscii or upperAscii of shared/primitives; typed codes, account names, passwords and answers have forms of their own (ADR 0241). An exception needs a line with its reason in tools/check/src/boundaries/one-folding.mjs.';
const SQL =
  'Fold names in code before they are stored or compared: the lower(), upper() and ilike of a database depend on its locale, and know no other letters.';

/** Files that change or compare letters differently, and why. */
export const EXCEPTIONS = {
  'libs/shared/primitives/src/text/*.ts': 'the one folding',
  'libs/shared/primitives/src/typed-code.ts': 'codes have a form of their own (ADR 0241)',
  'libs/identity/rules/src/precis/*.ts': 'the forms of passwords, names and answers (ADR 0241)',
  'libs/server/identity/src/{passwords,people/emails,people/names}.ts': 'the forms of passwords, names and answers (ADR 0241)',
  'libs/server/kernel/src/db/migrations/001-people.ts': 'a released migration; its unique indexes are those that identity asks',
  'libs/server/office/src/people/profile.ts': 'composes the letters of what is stored, so that the same text is no change',
  'libs/server/payment-provider/src/kinds/wallet.ts': 'another company, which has rules of its own for its accounts',
  'libs/server/social-provider/src/people.ts': 'the subject of a test account is a hash of its address, and must not change',
  'libs/shared/routes/src/links.ts': 'a part of an address, found by its id; addresses must not change, and the first page stays small',
  'libs/shared/routes/src/detect-language.ts': 'tags of languages have the letters A to Z alone; on the first page',
  'libs/shared/i18n/src/rules/words-of.ts': 'words of an id of a message, in the letters A to Z alone; on the first page',
  'libs/shared/state/src/view/rules/first-view.ts': 'a header; on the first page',
  'libs/ui/kit/src/flag/Flag.tsx': 'codes of countries have the letters A to Z alone; on the first page',
  'libs/platform/shell/src/header/LanguageMenu.tsx': 'codes of languages have the letters A to Z alone; on the first page',
  'libs/platform/shell/src/palette/use-palette-keys.ts': 'the name of a key',
  'libs/platform/state/src/{maintenance/texts,seo/rules/metas,seo/rules/robots}.ts': 'codes and names of HTML; on the first page',
  'libs/server/importers/src/formats/slug.ts': 'names of files, which must not change',
  'libs/shared/contract/src/openapi*.ts': 'names of identifiers in the generated contract',
  'libs/ui/art/src/{crest-design,seed}.ts': 'letters and colours of a crest: drawn, never searched, the same for ever',
  'libs/ui/kit/src/avatar/avatar-design.ts': 'letters and colour of an avatar: drawn, never searched, the same for ever',
};

const METHODS = /^(?:to(?:Locale)?(?:Lower|Upper)Case|normalize|localeCompare)$/;
const FOLDS = /\b(?:lower|upper)\s*\(|\bilike\b|\bcitext\b/i;
const IS_SQL = /\b(?:select|insert into|update|delete from|where|order by|create|alter)\b/i;

export const oneFolding = {
  meta: { type: 'problem', schema: [], messages: { text: TEXT, sql: SQL } },
  create(context) {
    const readSql = (node, text) => {
      if (IS_SQL.test(text) && FOLDS.test(text)) context.report({ node, messageId: 'sql' });
    };
    return {
      MemberExpression(node) {
        const name = node.property.name ?? node.property.value;
        if (METHODS.test(name)) context.report({ node, messageId: 'text' });
        if (node.object.name === 'Intl' && name === 'Collator') context.report({ node, messageId: 'text' });
      },
      'NewExpression, CallExpression'(node) {
        const [pattern, flags] = node.arguments;
        const isWritten = pattern?.type === 'Literal' || pattern?.quasis?.length === 1;
        if (node.callee.name === 'RegExp' && !isWritten && /i/.test(flags?.value ?? '')) context.report({ node, messageId: 'text' });
      },
      Literal(node) {
        if (typeof node.value === 'string') readSql(node, node.value);
      },
      TemplateLiteral(node) {
        readSql(node, node.quasis.map(({ value }) => value.raw).join('$1'));
      },
    };
  },
};
