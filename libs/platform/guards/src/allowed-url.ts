/** Whether a url is https, without credentials, and on one of the hosts that the site trusts. @spec GRD-2 */
export function isAllowedUrl(url: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username, password } = new URL(url);
  return protocol === 'https:' && hosts?.includes(host) === true && username === '' && password === '';
}
