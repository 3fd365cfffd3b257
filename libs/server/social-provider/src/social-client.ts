/** A site registered with this provider. */
export interface SocialClient {
  id: string;
  secret: string;
  redirectUris: readonly string[];
}
