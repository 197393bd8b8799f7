import { lighten, mixColours, shade } from '../colour'
import { cover, type Stage } from './stage'

/** A brick warehouse with a gable and rows of windows, its foot at (x, 0). */
function drawWarehouse(x: number, width: number, height: number, brick: string, lit: string): string {
  const columns = Math.floor(width / 52)
  const floors = Math.floor((height - 70) / 84)
  const windows = Array.from({ length: columns * floors }, (_, index) => {
    const column = index % columns
    const floor = Math.floor(index / columns)
    const wx = x + (width - columns * 52) / 2 + 12 + column * 52
    const wy = -height + 60 + floor * 84
    const warm = (column * 3 + floor * 5 + Math.round(x)) % 7 === 0
    return `<path d="M${wx} ${wy + 52}V${wy + 14}A14 14 0 0 1 ${wx + 28} ${wy + 14}V${wy + 52}Z" fill="${warm ? lit : shade(brick, 0.55)}"/>`
  }).join('')
  return (
    `<path d="M${x} 0V${-height}H${x + width * 0.22}L${x + width * 0.3} ${-height - 54}L${x + width * 0.5} ${-height - 110}L${x + width * 0.7} ${-height - 54}L${x + width * 0.78} ${-height}H${x + width}V0Z" fill="${brick}"/><path d="M${x + width * 0.78} ${-height}H${x + width}V0H${x + width * 0.78}Z" fill="${shade(brick, 0.16)}"/>` +
    `<path d="M${x} ${-height + 30}H${x + width}M${x} -40H${x + width}" stroke="${lighten(brick, 0.2)}" stroke-width="7"/>${windows}<path d="M${x + width * 0.5 - 22} ${-height - 40}h44v44h-44Z" fill="${shade(brick, 0.5)}"/>`
  )
}

/** Brick warehouses along a canal at dusk; a barge with chests lies at the quay. */
export function drawHarbour(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const brick = mixColours('#9c4f38', main, 0.22)
  const lit = mixColours('#f6d58a', accent, 0.2)
  const sky = sheet.linear(
    [
      [0, mixColours('#8fa6b8', ground, 0.4)],
      [0.6, mixColours('#e9d9c4', ground, 0.4)],
      [1, mixColours('#f3d9b0', accent, 0.2)]
    ],
    [0, 0, 0, 1]
  )
  const quay = Math.round(height * 0.66)
  const water = sheet.linear(
    [
      [0, mixColours('#6f8791', brick, 0.25)],
      [1, '#3d5560']
    ],
    [0, 0, 0, 1]
  )
  const reach = width / unit
  const houses = [
    [-560, 250, 430],
    [-300, 300, 520],
    [10, 240, 460],
    [260, 320, 560],
    [590, 260, 430]
  ]
    .map(([x = 0, w = 0, h = 0], index) =>
      drawWarehouse(x, w, h, index % 2 ? shade(brick, 0.12) : brick, lit)
    )
    .join('')
  const far = `<path d="M${-reach} 0V-190H${-760}V-250H-640V-170H-580V0Z" fill="${mixColours('#8f7a72', ground, 0.5)}"/>`
  const chests = [-150, -60, 30, 120]
    .map(
      (x, index) =>
        `<path d="M${x} -8h78v-62h-78Z" fill="${index % 2 ? '#a9804f' : '#8f6a3e'}"/><path d="M${x} -52h78M${x + 39} -70v62" stroke="#5c4330" stroke-width="5"/>`
    )
    .join('')
  const barge = `<g transform="translate(-60 210)">${chests}<path d="M-290 -20H300L252 66H-230Z" fill="#26404a"/><path d="M-290 -20H300L294 -6H-282Z" fill="${lighten(main, 0.3)}"/><path d="M190 -20v-120h70v120Z" fill="#efe6d6"/><path d="M202 -116h46v40h-46Z" fill="#5d7683"/></g>`
  const ripples = [0.3, 0.48, 0.66, 0.86]
    .map(
      (share, index) =>
        `<path d="M${-reach} ${90 + share * 320}h${reach * 2}" stroke="#dfe9ea" stroke-opacity="${0.2 - index * 0.03}" stroke-width="${4 + index * 3}" stroke-dasharray="${120 + index * 60} ${90 + index * 50}"/>`
    )
    .join('')
  return (
    cover(stage, sky) +
    `<rect y="${quay}" width="${width}" height="${height - quay}" fill="${water}"/>` +
    `<g transform="translate(${Math.round(focus)} ${quay}) scale(${unit})">${far}${houses}<path d="M${-reach} 0H${reach}V26H${-reach}Z" fill="#8b7f72"/><g transform="translate(0 26) scale(1 -.34)" opacity=".28">${houses}</g>${ripples}${barge}</g>` +
    `<g stroke="#4a5961" stroke-width="${5 * unit}" fill="none" stroke-linecap="round"><path d="M${focus - 420 * unit} ${height * 0.13}q${22 * unit} ${-22 * unit} ${44 * unit} 0q${22 * unit} ${-22 * unit} ${44 * unit} 0M${focus - 250 * unit} ${height * 0.08}q${16 * unit} ${-16 * unit} ${32 * unit} 0q${16 * unit} ${-16 * unit} ${32 * unit} 0"/></g>`
  )
}
