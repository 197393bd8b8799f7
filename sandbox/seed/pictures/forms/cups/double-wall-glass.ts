import { lighten, shade } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase, drawDisc, outlineTurned, tilt, type Profile } from '../../solids'
import type { Item } from '../../studio'

/** A layer of the drink, from the bottom up: its colour and the height where it ends. */
type Layer = [colour: string, top: number]

/** Radius of the inner wall at a height above the ground. */
function measureInside(y: number): number {
  const share = Math.min(1, Math.max(0, (y - 58) / 262))
  return 62 + 48 * Math.pow(share, 0.55)
}

function drawLayers(sheet: Sheet, layers: Layer[]): string {
  let floor = 58
  return layers
    .map(([colour, top], index) => {
      const [low, high] = [measureInside(floor), measureInside(top)]
      const middle = measureInside((floor + top) / 2)
      const bottom: [number, number] = index === 0 ? [low * 0.7, -floor] : [low, -floor]
      const body: Profile = [[high, -top], [middle + 2, -(floor + top) / 2], bottom]
      const fill = sheet.linear([
        [0, shade(colour, 0.3)],
        [0.24, lighten(colour, 0.28)],
        [0.55, colour],
        [1, shade(colour, 0.34)]
      ])
      floor = top
      return `<path d="${outlineTurned(body)}" fill="${fill}" fill-opacity=".93"/>${drawDisc(-top, high, lighten(colour, 0.24), ' fill-opacity=".95"')}`
    })
    .join('')
}

/** A glass of two walls: the drink hangs in the inner one, air shows around and under it. */
export function buildDoubleWallGlass(sheet: Sheet, layers: Layer[]): Item {
  const outer: Profile = [
    [122, -340],
    [136, -250, 132, -90, 88, -14],
    [84, 0]
  ]
  const glass = sheet.linear([
    [0, '#fff', 0.75],
    [0.09, '#a9bdbd', 0.26],
    [0.2, '#fff', 0.4],
    [0.34, '#fff', 0.06],
    [0.8, '#8fa6a6', 0.16],
    [0.92, '#fff', 0.34],
    [1, '#7d9494', 0.4]
  ])
  return {
    body:
      `<path d="${outlineTurned(outer)}" fill="#f4f9f8" fill-opacity=".5"/>` +
      drawDisc(-10, 80, '#9fb3b3', ' fill-opacity=".35"') +
      drawLayers(sheet, layers) +
      `<path d="${outlineTurned(outer)}" fill="${glass}" stroke="#8ba1a1" stroke-opacity=".55" stroke-width="3"/>` +
      `<path d="M-104 -312C-116 -230 -108 -130 -78 -66" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="10" stroke-linecap="round"/><path d="M106 -300C114 -220 108 -140 90 -90" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>` +
      `<ellipse cy="-340" rx="122" ry="${122 * tilt}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".95" stroke-width="6"/><ellipse cy="-340" rx="112" ry="${112 * tilt}" fill="none" stroke="#8ba1a1" stroke-opacity=".5" stroke-width="2.5"/>`,
    base: createRoundBase(92),
    height: 300
  }
}
