type Exact = number | bigint | Rational;

const LARGEST_FAST = BigInt(Number.MAX_SAFE_INTEGER);

function smallGcd(a: number, b: number): bigint {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return BigInt(x);
}

/** Numbers are ten times as fast as bigints, and remainders of safe integers are exact, so the loop switches to numbers when both fit. */
function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) {
    if (x <= LARGEST_FAST && y <= LARGEST_FAST) return smallGcd(Number(x), Number(y));
    [x, y] = [y, x % y];
  }
  return x;
}

const whole = (value: number | bigint): bigint => {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${value} is not an exact whole number; read decimals with Rational.parse.`);
  }
  return BigInt(value);
};

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** An exact fraction of two integers, always in lowest terms. Immutable. */
export class Rational {
  static readonly zero = Rational.of(0);
  static readonly one = Rational.of(1);

  readonly numerator: bigint;
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /**
   * Creates `numerator / denominator`.
   *
   * @throws RangeError on a fraction, NaN, an unsafe integer or a zero denominator, because such floats are no longer exact.
   */
  static of(numerator: number | bigint, denominator: number | bigint = 1): Rational {
    const [top, bottom] = [whole(numerator), whole(denominator)];
    if (bottom === 0n) throw new RangeError(`${top}/0 is not a number.`);
    const sign = bottom < 0n ? -1n : 1n;
    const divisor = gcd(top, bottom * sign) || 1n;
    return new Rational((top * sign) / divisor, (bottom * sign) / divisor);
  }

  /** Parses plain decimal text such as `12.345`. @throws RangeError on anything else, exponents included. */
  static parse(decimal: string): Rational {
    const [, sign, digits, decimals = ''] = DECIMAL.exec(decimal) ?? [];
    if (digits === undefined) throw new RangeError(`"${decimal}" is not a plain decimal number.`);
    const value = BigInt(digits + decimals);
    return Rational.of(sign === '-' ? -value : value, 10n ** BigInt(decimals.length));
  }

  private static from(value: Exact): Rational {
    return value instanceof Rational ? value : Rational.of(value);
  }

  times(other: Exact): Rational {
    const { numerator, denominator } = Rational.from(other);
    return Rational.of(this.numerator * numerator, this.denominator * denominator);
  }

  dividedBy(other: Exact): Rational {
    const { numerator, denominator } = Rational.from(other);
    return Rational.of(this.numerator * denominator, this.denominator * numerator);
  }

  plus(other: Exact): Rational {
    const { numerator, denominator } = Rational.from(other);
    return Rational.of(this.numerator * denominator + numerator * this.denominator, this.denominator * denominator);
  }

  minus(other: Exact): Rational {
    return this.plus(Rational.from(other).negated());
  }

  negated(): Rational {
    return new Rational(-this.numerator, this.denominator);
  }

  /** The largest integer not above the value. */
  floor(): bigint {
    const quotient = this.numerator / this.denominator;
    return this.numerator < 0n && this.numerator % this.denominator !== 0n ? quotient - 1n : quotient;
  }

  /** The largest value with at most `decimals` decimals that is not above this one. */
  floorTo(decimals: number): Rational {
    const scale = 10n ** BigInt(decimals);
    return Rational.of(this.times(scale).floor(), scale);
  }

  /** The nearest integer; halves are rounded away from zero. */
  round(): bigint {
    const half = Rational.of(1, 2);
    return this.numerator < 0n ? -this.negated().plus(half).floor() : this.plus(half).floor();
  }

  /** Negative, zero or positive if this is below, equal to or above the other. */
  compare(other: Exact): -1 | 0 | 1 {
    const { numerator, denominator } = Rational.from(other);
    const difference = this.numerator * denominator - numerator * this.denominator;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  equals(other: Exact): boolean {
    return this.compare(other) === 0;
  }

  /**
   * Plain decimal text, exact unless `decimals` is given.
   *
   * @param decimals - number of digits after the point, floored towards minus infinity, with trailing zeros.
   * @throws RangeError when an exact text does not exist (a third).
   */
  toDecimalString(decimals?: number): string {
    const digits = decimals ?? this.exactDecimals();
    const scaled = this.times(10n ** BigInt(digits)).floor();
    const text = (scaled < 0n ? -scaled : scaled).toString().padStart(digits + 1, '0');
    const at = text.length - digits;
    return `${scaled < 0n ? '-' : ''}${text.slice(0, at)}${digits > 0 ? `.${text.slice(at)}` : ''}`;
  }

  /** A nearby float for drawing. Never compute money with it. */
  toApproximateNumber(): number {
    return Number(this.numerator) / Number(this.denominator);
  }

  private exactDecimals(): number {
    let rest = this.denominator;
    let twos = 0;
    let fives = 0;
    for (; rest % 2n === 0n; rest /= 2n) twos += 1;
    for (; rest % 5n === 0n; rest /= 5n) fives += 1;
    if (rest !== 1n) throw new RangeError(`${this.numerator}/${this.denominator} has no exact decimal form.`);
    return Math.max(twos, fives);
  }
}

/** Converts a bigint to a number. @throws RangeError beyond 2^53 - 1, because the amount would be rounded. */
export function toSafeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is larger than a number holds exactly.`);
  return number;
}
