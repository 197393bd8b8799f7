import { buildOpenGiftBox } from '../forms/gift-box'
import { stand, type Item } from '../studio'
import type { Part, Subject } from '../subject'
import { buildItem } from './items'
import { composePack, drawGround } from './packs'

/** How large things of a form are beside others; each form is drawn at a size of its own. */
export function measureSize(form: Subject['form']): number {
  if (form.startsWith('machine')) return 0.92
  if (/pot$|kettle|milk-frother/.test(form)) return 0.74
  if (/cup|mug|bowl/.test(form)) return 0.72
  if (/sleeve|sampler/.test(form)) return 0.54
  if (/whisk|filter|descaler/.test(form)) return 0.56
  return 0.62
}

/** The pieces of one part beside, before or on each other, as one thing. */
function gather({ subject, quantity }: Part): Item & { reach: number; isMachine: boolean } {
  const item = buildItem(subject)
  const count = quantity * subject.pieces
  const piece = subject.sheet.keep(item.body)
  const size = measureSize(subject.form)
  const xs = item.base.map(point => point.x)
  const reach = Math.max(...xs) - Math.min(...xs)
  const stacked = subject.form === 'capsule-sleeve'
  const step = stacked ? { x: 0, y: -(item.height - 6) } : { x: reach * 0.72, y: 34 }
  const middle = stacked ? 0 : (count - 1) / 2
  const spots = Array.from({ length: count }, (_, index) => ({
    x: Math.round((index - middle) * step.x),
    y: Math.round((index - middle) * step.y)
  }))
  return {
    body: `<g transform="scale(${size})">${spots.map(({ x, y }) => piece(`translate(${x} ${y})`)).join('')}</g>`,
    base: (stacked ? spots.slice(0, 1) : spots).flatMap(spot =>
      item.base.map(({ x, y }) => ({ x: (x + spot.x) * size, y: (y + spot.y) * size }))
    ),
    height: item.height * size * (stacked ? count : 1),
    isMachine: subject.form.startsWith('machine'),
    reach: (stacked ? reach : reach + (count - 1) * step.x) * size
  }
}

type Spot = [x: number, y: number]

/** The tallest part at the back on the right, the others before the box from the left. */
const spotsFor: Record<2 | 3 | 4, Spot[]> = {
  2: [
    [860, 800],
    [420, 1020]
  ],
  3: [
    [880, 800],
    [310, 1010],
    [730, 1060]
  ],
  4: [
    [900, 780],
    [240, 985],
    [560, 1050],
    [920, 1060]
  ]
}

function layOut(subject: Subject, parts: Part[]): string {
  const groups = parts
    .map(gather)
    .sort((a, b) => Number(b.isMachine) - Number(a.isMachine) || b.height - a.height)
  const spots = spotsFor[groups.length < 3 ? 2 : groups.length === 3 ? 3 : 4]
  return groups
    .slice(0, 4)
    .map((group, index) => {
      const [x, y] = spots[index] ?? [600, 1000]
      // Wide groups shrink to their place, tall ones stay below the upper edge.
      const scale = Math.min(groups.length > 3 ? 1 : 1.12, 540 / group.reach, (y - 120) / group.height)
      return stand(subject.sheet, group, subject.ground, { x, y, scale: Math.round(scale * 100) / 100 })
    })
    .join('')
}

/** Opened with its contents laid out; the wrapped box; the contents closer. */
export function composeSet(subject: Subject): string {
  const { sheet, ground, view, parts } = subject
  if (view === 2 || parts.length === 0)
    return composePack({ ...subject, view: view === 3 ? 2 : 1 }, buildItem(subject), { lift: 70, size: 1.04 })
  const box = buildOpenGiftBox(subject)
  if (view === 1)
    return (
      drawGround(subject, 640) +
      stand(sheet, box, ground, { x: 400, y: 740, scale: 0.86 }) +
      layOut(subject, parts)
    )
  return (
    drawGround(subject, 640) + `<g transform="translate(-60 -120) scale(1.1)">${layOut(subject, parts)}</g>`
  )
}
