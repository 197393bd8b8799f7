import { lighten, mixColours, shade } from '../colour'
import { drawLine } from '../lettering/lettering'
import { cover, type Stage } from './stage'

function drawShelfTin(x: number, y: number, width: number, height: number, tone: string): string {
  return `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="5" fill="${tone}"/><rect x="${x}" y="${y - height}" width="${width}" height="${Math.round(height * 0.2)}" rx="5" fill="${lighten(tone, 0.2)}"/><rect x="${x + width * 0.16}" y="${y - height * 0.62}" width="${width * 0.68}" height="${height * 0.34}" rx="3" fill="#fbf8ef" fill-opacity=".85"/><rect x="${x + width * 0.74}" y="${y - height}" width="${width * 0.26}" height="${height}" fill="#000" fill-opacity=".16"/>`
}

/** The shop itself: a lit window with shelves, an awning and the name above the door. */
export function drawShop(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const house = stage.id.startsWith('puro') ? 'puro' : 'jasmin'
  const wall = mixColours(ground, '#efe6d6', 0.4)
  const light = sheet.linear(
    [
      [0, '#fff6de'],
      [1, mixColours('#f3d9a4', accent, 0.15)]
    ],
    [0, 0, 0, 1]
  )
  const tones = [
    main,
    accent,
    mixColours(main, '#23405a', 0.5),
    mixColours(accent, '#a8322a', 0.5),
    lighten(main, 0.25),
    mixColours(main, '#c58a45', 0.6)
  ]
  const shelf = (y: number, from: number, to: number, row: number) => {
    const count = Math.floor((to - from) / 58)
    return (
      Array.from({ length: count }, (_, index) =>
        drawShelfTin(
          from + index * 58,
          y,
          46,
          66 + ((index * 5 + row * 3) % 4) * 9,
          tones[(index * 2 + row) % tones.length] ?? main
        )
      ).join('') + `<rect x="${from - 12}" y="${y}" width="${to - from + 14}" height="13" fill="#8f6a3e"/>`
    )
  }
  const sign =
    house === 'puro'
      ? drawLine('puro', 0, -676, { face: 'sans', size: 96, fill: '#fff8ea', tracking: -0.03 })
      : drawLine('JASMIN', 0, -682, { face: 'serif', size: 72, fill: '#fff8ea', tracking: 0.3 })
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const x = -500 + index * 100
    return `<path d="M${x} -600H${x + 100}L${x + 104} -520A52 34 0 0 1 ${x} -520Z" fill="${index % 2 ? '#fbf5e6' : lighten(main, 0.22)}"/>`
  }).join('')
  const tree = (x: number) =>
    `<path d="M${x - 40} -10L${x - 48} -110H${x + 48}L${x + 40} -10Z" fill="${shade(mixColours(accent, '#8f6a3e', 0.6), 0.1)}"/><path d="M${x} -110V-180" stroke="#5c4330" stroke-width="13"/><circle cx="${x}" cy="-262" r="94" fill="#4e7a4a"/><circle cx="${x - 26}" cy="-288" r="58" fill="#6f9a5c"/>`
  const reach = width / unit
  return (
    cover(stage, wall) +
    `<g transform="translate(${Math.round(focus)} ${Math.round(height * 0.9)}) scale(${unit})"><path d="M-560 -790H560V0H-560Z" fill="${shade(main, 0.12)}"/><path d="M-560 -790H560V-756H-560Z" fill="${lighten(main, 0.16)}"/>${sign}` +
    `<rect x="-490" y="-560" width="640" height="440" fill="${light}"/>${shelf(-420, -460, 120, 0)}${shelf(-290, -460, 120, 1)}${shelf(-150, -460, 120, 2)}<path d="M-170 -560V-120M-490 -120H150" stroke="${shade(main, 0.3)}" stroke-width="13"/><path d="M-440 -130L-250 -560H-180L-380 -130Z" fill="#fff" fill-opacity=".16"/>` +
    `<path d="M230 0V-560H470V0Z" fill="${shade(main, 0.4)}"/><rect x="262" y="-530" width="176" height="330" fill="${light}"/><path d="M350 -530V-200M262 -370H438" stroke="${shade(main, 0.4)}" stroke-width="9"/><circle cx="448" cy="-170" r="11" fill="${accent}"/><rect x="262" y="-170" width="176" height="140" fill="${shade(main, 0.3)}"/>` +
    `<path d="M-500 -600H500V-580H-500Z" fill="${shade(main, 0.5)}"/>${stripes}${tree(-560)}${tree(170)}</g>` +
    `<rect y="${Math.round(height * 0.9)}" width="${width}" height="${Math.round(height * 0.1)}" fill="${shade(wall, 0.3)}"/><path d="M0 ${Math.round(height * 0.9)}H${Math.round(reach * unit)}" stroke="${lighten(wall, 0.3)}" stroke-width="${Math.round(9 * unit)}"/>`
  )
}
