/** Whether a url leads to one of the hosts that the site trusts, encrypted and without a name in front of the host. @spec GRD-2 */
export function isAllowedUrl(url: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username, password } = new URL(url);
  return protocol === 'https:' && hosts?.includes(host) === true && username === '' && password === '';
}
