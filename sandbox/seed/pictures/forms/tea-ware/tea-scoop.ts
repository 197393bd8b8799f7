import { lighten, mixColours, shade } from '../../colour'
import type { Sheet } from '../../sheet'
import { createRoundBase } from '../../solids'
import type { Item } from '../../studio'
import type { Subject } from '../../subject'

/** Dry, twisted leaves heaped inside an ellipse. */
export function drawDryLeaf(sheet: Sheet, count: number, rx: number, ry: number, colours: string[]): string {
  const kinds = colours.map(tone =>
    sheet.keep(`<path d="M-17 3Q-6 -9 4 -3T18 -4Q6 7 -4 4T-17 3Z" fill="${tone}"/>`)
  )
  return Array.from({ length: count }, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / count)
    const angle = index * 2.39996
    const [x, y] = [Math.cos(angle) * distance * rx, Math.sin(angle) * distance * ry]
    const kind = kinds[index % kinds.length]
    return kind ? kind(`translate(${Math.round(x)} ${Math.round(y)}) rotate(${(index * 67) % 180})`) : ''
  }).join('')
}

/** A turned wooden measure lying on the table, filled level with leaf. */
export function buildTeaScoop({ sheet, main, accent }: Subject): Item {
  const wood = sheet.linear(
    [
      [0, lighten(main, 0.42)],
      [0.45, lighten(main, 0.08)],
      [1, shade(main, 0.42)]
    ],
    [0.2, 0, 0.6, 1]
  )
  const grain = `<path d="M96 -66Q210 -108 330 -142M102 -50Q220 -92 338 -128" fill="none" stroke="${shade(main, 0.4)}" stroke-opacity=".45" stroke-width="4"/>`
  return {
    body:
      `<path d="M70 -84C150 -108 250 -142 330 -166C372 -176 384 -130 346 -112C250 -82 150 -46 84 -22Z" fill="${wood}"/>${grain}` +
      `<path d="M-176 -92C-170 -26 -96 0 -16 0C72 0 142 -30 146 -92Z" fill="${wood}"/>` +
      `<ellipse cx="-15" cy="-92" rx="161" ry="60" fill="${lighten(main, 0.3)}"/><ellipse cx="-15" cy="-90" rx="143" ry="50" fill="${shade(main, 0.45)}"/>` +
      `<g transform="translate(-15 -96)"><ellipse rx="128" ry="38" fill="#2b2a1c"/>${drawDryLeaf(sheet, 54, 122, 36, ['#3c3a24', '#55532f', '#6d6a3c', '#2f2a1a', mixColours('#6d6a3c', accent, 0.3)])}</g>`,
    base: [...createRoundBase(130), { x: 350, y: -104 }, { x: 330, y: -120 }],
    height: 90
  }
}
