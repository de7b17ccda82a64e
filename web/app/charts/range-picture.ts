import { cell, figure, type Range, stateAt } from './crowd.tsx'

/** What stands in the picture of a range, translated: these words and the range, and nothing else of anybody. */
export interface RangePictureTexts {
  name: string
  route: string
  /** `24 to 51` */
  figures: string
  of: string
  disclaimer: string
}

const width = 1080
const height = 1080
const margin = 90
/** A place of the crowd's grid as wide as twenty fill the picture. */
const scale = (width - 2 * margin) / (20 * cell.width)

/**
 * A picture of somebody's range for a chat, as SVG, in light colours whatever the page has. It is given nothing that could
 * tell more: no answer, no date, no number of a report.
 */
export function rangePicture(texts: RangePictureTexts, range: Range): string {
  const people = Array.from({ length: 100 }, (_, place) => {
    const x = Math.floor(place / 5) * cell.width
    const y = (place % 5) * cell.height
    return `<path d="${figure}" transform="translate(${x} ${y})" ${looks[stateAt(place, range)]}/>`
  })
  const middle = Math.max(0, range.mid - 1)
  const frame = `<rect x="${Math.floor(middle / 5) * cell.width + 0.75}" y="${(middle % 5) * cell.height + 0.25}" width="${cell.width - 1.5}" height="${cell.height - 0.5}" rx="3" fill="none" stroke="#a3570f" stroke-width="1.75"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, -apple-system, 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif">
<defs><pattern id="hatching" width="3.2" height="3.2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.3" height="3.2" fill="#11614f"/></pattern></defs>
<rect width="${width}" height="${height}" fill="#fdfbf7"/>
${line(texts.name, 140, 44, '#11614f', 700)}
${line(texts.route, 250, 40, '#475c55', 400)}
${line(texts.figures, 390, 128, '#16302a', 700)}
${line(texts.of, 470, 34, '#475c55', 400)}
<g transform="translate(${margin} 540) scale(${scale})">${people.join('')}${frame}</g>
${line(texts.disclaimer, 980, 27, '#475c55', 400)}
</svg>`
}

const looks = {
  solid: 'fill="#11614f" stroke="#11614f" stroke-width="1.1"',
  hatched: 'fill="url(#hatching)" stroke="#11614f" stroke-width="1.1"',
  outline: 'fill="#fff" stroke="#9aa8a1" stroke-width="1.1"',
} as const

/** A line of text, drawn closer where it would be wider than the picture. */
function line(text: string, y: number, size: number, colour: string, weight: number): string {
  const wide = [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.56), 0) * size
  const room = width - 2 * margin
  const fitting = Math.min(size, (size * room) / wide)
  return `<text x="${margin}" y="${y}" font-size="${Math.floor(fitting)}" font-weight="${weight}" fill="${colour}">${escaped(text)}</text>`
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The SVG as PNG, drawn by the browser: it holds the picture and no word about who made it. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture could be drawn'))), 'image/png'),
  )
}
