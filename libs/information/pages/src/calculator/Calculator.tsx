export function Calculator() {
  return null;
}
