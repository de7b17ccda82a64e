import type { Language } from '@settlesg/contract'

/** The language of ours that an `Accept-Language` header asks for first (RFC 9110 12.5.4); English without any. */
export function preferredLanguage(header: string | undefined): Language {
  const [first] = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^(en|zh)(?:-|$)/.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return first?.tag.startsWith('zh') ? 'zh' : 'en'
}
