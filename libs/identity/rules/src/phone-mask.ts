/** Digits as a country writes them: `#` stands for one digit; digits beyond the mask follow it. @spec ID-25 */
export function maskedDigits(mask: string, digits: string): string {
  let at = 0;
  let text = '';
  for (const sign of mask) {
    if (at >= digits.length) return text;
    if (sign === '#') text += digits[at++] ?? '';
    else text += sign;
  }
  return text + digits.slice(at);
}

/** A dialling code as `+` and digits, lower case where letters were in it. @spec ID-08 */
export const normalCountryCode = (code: string): string => `+${code.toLowerCase().replace(/\D/g, '')}`;
