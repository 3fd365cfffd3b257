/** Formats digits with a country's mask: `#` is one digit; surplus digits are appended. @spec ID-25 */
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

/** Normalises a dialling code to `+` and digits. @spec ID-08 */
export const normalCountryCode = (code: string): string => `+${code.replace(/\D/g, '')}`;
