/** A site that people sign in to with this provider. */
export interface SocialClient {
  id: string;
  secret: string;
  redirectUris: readonly string[];
}
