import { lighten, mixColours } from '../colour'
import { bean, drawBean } from '../motifs/bean'
import { drawStudio } from '../studio'
import { type Stage } from './stage'

/** A slope of roasted beans that rises to the right. */
export function drawBeans(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, unit } = stage
  const roast = {
    ...bean.natural,
    bloom: mixColours(main, '#6f4428', 0.45),
    bloomLight: mixColours(accent, '#a87850', 0.4)
  }
  const kinds = [
    roast,
    { ...roast, bloom: lighten(roast.bloom, 0.08) },
    {
      ...roast,
      bloom: mixColours(roast.bloom, '#2b1608', 0.3),
      bloomLight: mixColours(roast.bloomLight, main, 0.4)
    }
  ].map(tones => sheet.keep(drawBean(tones)))
  const spacing = 74 * unit
  const columns = Math.ceil(width / spacing) + 1
  const slope = (x: number) =>
    height * (0.93 - 0.5 * Math.pow(x / width, 1.6)) + Math.sin(x / (150 * unit)) * 16 * unit
  const heap: { x: number; y: number; drawing: string }[] = []
  for (let row = 0; row < 12; row++) {
    for (let column = -1; column < columns; column++) {
      const noise = (column * 73 + row * 151 + ((column * row * 37) % 97)) % 101
      const x = (column + (row % 2) * 0.5) * spacing + (noise - 50) * 0.4 * unit
      const y = slope(Math.max(0, x)) + row * 62 * unit + ((noise * 7) % 31) * unit
      if (y > height + 60 * unit) continue
      const kind = kinds[noise % kinds.length]
      const scale = Math.round((0.86 + (noise % 20) / 100) * unit * 100) / 100
      if (kind)
        heap.push({
          x,
          y,
          drawing: kind(
            `translate(${Math.round(x)} ${Math.round(y)}) rotate(${(noise * 47) % 360}) scale(${scale})`
          )
        })
    }
  }
  heap.sort((a, b) => a.y - b.y)
  const edge = `M0 ${slope(0) - 10}${Array.from({ length: 17 }, (_, index) => `L${Math.round((index / 16) * width)} ${Math.round(slope((index / 16) * width))}`).join('')}V${height}H0Z`
  return (
    drawStudio(sheet, ground, width, height, height * 0.8) +
    `<path d="${edge}" fill="#1d0f07"/><path d="${edge}" fill="#1d0f07" fill-opacity=".5" filter="${sheet.blur(16, 0.06)}"/>` +
    heap.map(item => item.drawing).join('') +
    `<rect width="${width}" height="${height}" fill="${sheet.linear(
      [
        [0, '#fff2d8', 0.14],
        [0.55, '#fff2d8', 0],
        [1, '#1d0f07', 0.34]
      ],
      [0, 0, 1, 1]
    )}"/>`
  )
}
