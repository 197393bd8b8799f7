import type { Item } from '../../studio'

const paper = ['#efe4cb', '#e3d3b2', '#cdb88f'] as const

/** One flat paper filter: two long seams, the mouth with its tab at the top. */
function drawFilter(transform: string, open: boolean): string {
  const mouth = open
    ? `<ellipse cx="0" cy="-300" rx="76" ry="20" fill="${paper[2]}"/><path d="M-76 -300A76 20 0 0 1 76 -300" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>`
    : ''
  return `<g transform="${transform}"><path d="M-76 -300Q0 ${open ? -276 : -292} 76 -300L88 -10Q0 8 -88 -10Z" fill="${paper[0]}"/><path d="M20 -290L76 -300L88 -10Q60 0 34 0Z" fill="${paper[1]}" fill-opacity=".8"/><path d="M-66 -290L-76 -16M66 -292L76 -16" fill="none" stroke="${paper[2]}" stroke-width="3" stroke-dasharray="7 6"/>${mouth}</g>`
}

/** A small fan of paper filters, the first one opened. */
export function buildTeaFilters(): Item {
  return {
    body:
      drawFilter('translate(92 -8) rotate(16)', false) +
      drawFilter('translate(40 -4) rotate(6)', false) +
      drawFilter('translate(-34 0) rotate(-7)', true),
    base: [
      { x: -120, y: -8 },
      { x: 150, y: -12 },
      { x: 150, y: 14 },
      { x: -120, y: 14 }
    ],
    height: 250
  }
}
