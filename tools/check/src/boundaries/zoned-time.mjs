// A rule of the lint: days, weeks and clocks are calculated by `@touchline/shared-primitives/calendar`, which takes the zone in which the times are shown
// (ADR 0243). An offset is that of one instant, a day of UTC is another day for most players, and a format without a zone uses the machine's.
const MESSAGES = {
  part: 'Parts of a date are those of one zone: use dayOf, minuteOf, startOfDay and others of shared-primitives/calendar.',
  offset: 'An offset is that of one instant only: use zoneOfDevice or offsetMs of shared-primitives/calendar.',
  format: "A format without the page's zone uses the machine's: use the page's formats (useIntl, intlOf), or shared-primitives/calendar.",
  day: 'A day is that of a zone: use dayOf, or utcDay for days that the house counts by UTC, of shared-primitives/calendar.',
  count:
    'Days have 23 to 25 hours and begin at midnight of a zone: use daysBetween, startOfDay or utcDayNumber of shared-primitives/calendar.',
  zone: "Times are in the page's zone. For a calendar day use formatDay, for days that the house counts by UTC formatUtc, of shared-primitives/calendar.",
  sql: "The database does not know the player's zone: pass the instants at which days begin, from shared-primitives/calendar.",
};

const PART = /^[gs]et(?:UTC)?(?:FullYear|Year|Month|Date|Day|Hours|Minutes)$/;
const LOCAL_TEXT = /^to(?:Locale)?(?:Date|Time)String$/;
const CUT = new Set(['slice', 'substring', 'substr', 'split']);
const ISO = new Set(['toISOString', 'toJSON']);
const FORMATS = /^format(?:Date|Time)(?:ToParts|TimeRange)?$/;
const FORMATTED = /^Formatted(?:Date|Time)/;
const DAY_NAME =
  /^(?:(?:ONE_)?(?:DAY|WEEK)(?:_(?:MS|MILLIS|S|SECONDS))?|(?:MS|MILLIS|SECONDS)_(?:PER|IN)_(?:DAY|WEEK)|(?:day|week)(?:Ms|Millis|Seconds))$/;
const DAY_SECONDS = 86_400;
/** Seconds or milliseconds of a day and of a week. */
const DAY_VALUES = new Set([1, 7].flatMap((days) => [days * DAY_SECONDS, days * DAY_SECONDS * 1000]));
const ROUNDS = new Set(['floor', 'ceil', 'round', 'trunc']);
const MIDNIGHT = /T00:00(?::00)?/;
/** A time added to a day of an expression. */
const TIME_OF_DAY = /^T\d\d:\d\d/;
/** In the zone of the machine. */
const NO_ZONE = /^\d{4}-\d\d-\d\dT[\d:.]+$/;
const SQL =
  /\b(?:date_trunc\s*\(|extract\s*\(|current_date\b|current_time\b|localtime(?:stamp)?\b|at\s+time\s+zone\b|to_char\s*\(|to_timestamp\s*\()|::date\b|[/%]\s*86_?400(?:_?000)?\b/i;

const nameOf = (node) => node?.name ?? node?.value;
const methodOf = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? nameOf(node.callee.property) : undefined;
/** The value of a product of numbers, such as `24 * 60 * 60`; NaN for anything else. */
function valueOf({ type, operator, left, right, value }) {
  if (type === 'BinaryExpression' && operator === '*') return valueOf(left) * valueOf(right);
  return type === 'Literal' && typeof value === 'number' ? value : Number.NaN;
}
const isDayLong = (node) =>
  DAY_VALUES.has(valueOf(node)) ||
  (node.type === 'Identifier' && DAY_NAME.test(node.name)) ||
  (node.type === 'CallExpression' && ['days', 'weeks'].includes(nameOf(node.callee)) && node.arguments[0]?.value === 1);
const isDate = (node) => node?.type === 'NewExpression' && nameOf(node.callee) === 'Date';
const hasZone = (node) => node.type === 'ObjectExpression' && node.properties.some(({ key }) => nameOf(key) === 'timeZone');
const isOf = ({ callee }, object, method) =>
  callee.type === 'MemberExpression' && nameOf(callee.object) === object && nameOf(callee.property) === method;

export const zonedTime = {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    const report = (node, messageId) => context.report({ node, messageId });
    const checkText = (node, text) => {
      if (MIDNIGHT.test(text) || NO_ZONE.test(text)) report(node, 'day');
      if (SQL.test(text)) report(node, 'sql');
    };
    return {
      CallExpression(node) {
        const method = methodOf(node);
        if (method === undefined) return;
        if (method === 'getTimezoneOffset') report(node, 'offset');
        if (PART.test(method)) report(node, 'part');
        if (LOCAL_TEXT.test(method)) report(node, 'format');
        if (/^to(?:Locale)?String$/.test(method) && isDate(node.callee.object)) report(node, 'format');
        if (CUT.has(method) && ISO.has(methodOf(node.callee.object))) report(node, 'day');
        if (FORMATS.test(method) && node.arguments.some(hasZone)) report(node, 'zone');
        if (isOf(node, 'Date', 'UTC') && node.arguments.some(({ type }) => type !== 'Literal')) report(node, 'part');
        if (nameOf(node.callee.object) === 'Math' && ROUNDS.has(method) && node.arguments[0]?.operator === '/')
          if (isDayLong(node.arguments[0].right)) report(node, 'count');
      },
      NewExpression(node) {
        if (isDate(node) && node.arguments.length > 1) report(node, 'part');
      },
      MemberExpression(node) {
        if (nameOf(node.object) === 'Intl' && nameOf(node.property) === 'DateTimeFormat') report(node, 'format');
      },
      BinaryExpression(node) {
        if (node.operator === '%' && isDayLong(node.right)) report(node, 'count');
      },
      JSXAttribute(node) {
        if (nameOf(node.name) === 'timeZone' && FORMATTED.test(nameOf(node.parent.name) ?? '')) report(node, 'zone');
      },
      Literal: (node) => typeof node.value === 'string' && checkText(node, node.value),
      TemplateElement(node) {
        checkText(node, node.value.raw);
        if (TIME_OF_DAY.test(node.value.raw) && !MIDNIGHT.test(node.value.raw)) report(node, 'day');
      },
      TemplateLiteral({ quasis, expressions }) {
        expressions.forEach((each, at) => {
          if (/[/%]\s*$/.test(quasis[at].value.raw) && isDayLong(each)) report(each, 'sql');
        });
      },
    };
  },
};
