/** What the build tells the service worker of itself (scripts/build-site.ts writes it before the first line). */
export interface StoredSite {
  /** Tells this build from any other. */
  build: string
  /** The address in each language of every public page, by each of its addresses. */
  addresses: Record<string, Record<string, string>>
  /** What is kept from the first visit on: home in each language, its assets, the texts of the quick check. */
  home: string[]
  assets: string[]
  texts: string[]
}
