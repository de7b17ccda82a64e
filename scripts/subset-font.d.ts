declare module 'subset-font' {
  /** The font with the glyphs of that text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noLayoutClosure?: boolean },
  ): Promise<Buffer>
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>
}
