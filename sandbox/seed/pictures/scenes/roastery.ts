import { lighten, mixColours, shade } from '../colour'
import { bean, drawBean } from '../motifs/bean'
import { drawDisc, drawTurned } from '../solids'
import { drawWall } from './interior'
import { type Stage } from './stage'

/** A drum roaster: hopper, drum with its door, and the round cooling tray full of beans. */
export function drawRoastery(stage: Stage): string {
  const { sheet, main, accent, ground, width, height, focus, unit } = stage
  const iron = mixColours('#2f2b28', main, 0.2)
  const brass = mixColours('#c9a24a', accent, 0.15)
  const metal = (tone: string) =>
    sheet.linear(
      [
        [0, lighten(tone, 0.3)],
        [0.3, lighten(tone, 0.08)],
        [0.7, tone],
        [1, shade(tone, 0.4)]
      ],
      [0, 0, 0, 1]
    )
  const one = sheet.keep(drawBean(bean.natural))
  const heap = Array.from({ length: 60 }, (_, index) => {
    const share = Math.sqrt((index + 0.5) / 60)
    const angle = index * 2.39996
    const [x, y] = [Math.cos(angle) * share * 262, Math.sin(angle) * share * 56]
    return {
      y,
      use: one(`translate(${Math.round(x)} ${Math.round(y)}) scale(.42 .3) rotate(${(index * 47) % 360})`)
    }
  })
    .sort((a, b) => a.y - b.y)
    .map(item => item.use)
    .join('')
  const falling = [0, 1, 2, 3, 4, 5]
    .map(index =>
      one(
        `translate(${-150 - index * 9 + (index % 2) * 26} ${-330 + index * 44}) scale(.34) rotate(${index * 70})`
      )
    )
    .join('')
  const tray =
    drawTurned(
      sheet,
      [
        [320, -190],
        [316, -130]
      ],
      '#c9c6c1',
      0.6
    ) +
    drawDisc(-190, 320, '#e9e6e0') +
    drawDisc(-186, 300, '#2b1608') +
    `<g transform="translate(0 -192)">${heap}<path d="M-250 -14L250 20" stroke="${brass}" stroke-width="13" stroke-linecap="round"/><circle r="24" fill="${brass}"/></g>` +
    `<path d="M-220 -96L-240 30M220 -96L240 30" stroke="${iron}" stroke-width="26" stroke-linecap="round"/>`
  const drum =
    `<path d="M-120 -420L-70 -640H250L200 -420Z" fill="${metal(mixColours(iron, '#5a5450', 0.4))}"/><path d="M-70 -640H250L236 -664H-52Z" fill="${lighten(iron, 0.3)}"/>` +
    `<path d="M60 -480H430A150 180 0 0 1 430 -120H60Z" fill="${metal(main)}"/><ellipse cx="60" cy="-300" rx="160" ry="180" fill="${metal(iron)}"/><ellipse cx="52" cy="-300" rx="132" ry="150" fill="${metal(lighten(iron, 0.1))}"/>` +
    `<circle cx="30" cy="-330" r="46" fill="#f3c27a"/><circle cx="30" cy="-330" r="46" fill="none" stroke="${brass}" stroke-width="11"/><path d="M6 -352Q30 -372 54 -350" stroke="#fff" stroke-opacity=".7" stroke-width="6" fill="none"/><path d="M-30 -240L-90 -190L-60 -150L20 -210Z" fill="${shade(iron, 0.2)}"/>` +
    `<path d="M130 -480V-120M300 -480V-120M430 -480V-120" stroke="${brass}" stroke-width="8"/><path d="M470 -400V-780H560V-880" fill="none" stroke="${iron}" stroke-width="60"/><path d="M458 -400V-770" stroke="#fff" stroke-opacity=".16" stroke-width="10"/>` +
    `<path d="M120 -120V60M400 -120V60" stroke="${iron}" stroke-width="40"/><circle cx="380" cy="-300" r="52" fill="#f6f2ea"/><circle cx="380" cy="-300" r="52" fill="none" stroke="${brass}" stroke-width="9"/><path d="M380 -300L404 -330" stroke="${iron}" stroke-width="6"/>`
  const floor = Math.round(height * 0.78)
  const tiles = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M0 ${Math.round(height * 0.08 * index)}H${width}" stroke="${shade(ground, 0.3)}" stroke-opacity=".16" stroke-width="3"/>`
  ).join('')
  return (
    drawWall(stage) +
    tiles +
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${sheet.linear(
      [
        [0, shade(ground, 0.42)],
        [1, shade(ground, 0.26)]
      ],
      [0, 0, 0, 1]
    )}"/>` +
    `<g transform="translate(${Math.round(focus)} ${Math.round(height * 0.88)}) scale(${unit})"><ellipse cx="80" cy="46" rx="640" ry="60" fill="#1a100a" fill-opacity=".3"/>${drum}${falling}<g transform="translate(-190 70)">${tray}</g></g>`
  )
}
