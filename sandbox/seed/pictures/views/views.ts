import type { ProductPicture } from '../product-picture'
import type { Subject } from '../subject'
import { composeBiscuits, composeFilters } from './cartons'
import { composeCapsules } from './coffee'
import { composeGiftCard } from './gifts'
import { buildItem } from './items'
import { composeMachine } from './machines'
import { composePack } from './packs'
import { composeSet } from './sets'
import { composeCup, composeWare } from './ware'

type Compose = (subject: Subject) => string

const pack =
  (options?: Parameters<typeof composePack>[2]): Compose =>
  subject =>
    composePack(subject, buildItem(subject), options)
const ware =
  (options?: Parameters<typeof composeWare>[2]): Compose =>
  subject =>
    composeWare(subject, buildItem(subject), options)
const cup =
  (size?: number): Compose =>
  subject =>
    composeCup(subject, buildItem(subject), size)
const machine =
  (size?: number): Compose =>
  subject =>
    composeMachine(subject, buildItem(subject), size)

const composers: Record<ProductPicture['form'], Compose> = {
  'tea-box': pack(),
  'tea-tin': pack(),
  'tea-pouch': pack(),
  'tea-sampler': pack({ lift: 30, size: 0.93 }),
  'advent-calendar': pack({ size: 0.98 }),
  'glass-pot': ware({ size: 0.92 }),
  'porcelain-pot': ware({ size: 0.92 }),
  'double-wall-glass': ware(),
  'lidded-mug': cup(0.84),
  'matcha-bowl': cup(),
  infuser: ware(),
  'paper-filters': composeFilters,
  kettle: ware({ size: 0.9, isElectrical: true }),
  whisk: ware({ size: 1.05 }),
  'tea-scoop': ware({ size: 1.05 }),
  'tea-chest': pack({ lift: 30, size: 0.93 }),
  'capsule-sleeve': subject => composeCapsules(subject, buildItem(subject)),
  'capsule-sampler': pack({ lift: 30, size: 0.93 }),
  'coffee-bag': pack(),
  'machine-compact': machine(),
  'machine-compact-plus': machine(),
  'machine-classic': machine(),
  'machine-latte': machine(0.94),
  'machine-pro': machine(0.96),
  'milk-frother': ware({ isElectrical: true }),
  'hand-frother': ware({ size: 0.96, isElectrical: true }),
  'espresso-cup': cup(),
  tumbler: cup(),
  'cappuccino-cup': cup(),
  'latte-glass': ware(),
  descaler: subject => composeWare(subject, buildItem(subject), { size: subject.pieces > 1 ? 0.8 : 0.92 }),
  'water-filter': ware({ size: 1.05 }),
  // The form itself shows its five bags.
  'recycling-bags': subject =>
    composeWare({ ...subject, pieces: 1 }, buildItem(subject), { served: false, size: 0.94 }),
  'capsule-tower': ware({ size: 0.84 }),
  'capsule-drawer': ware({ size: 0.84 }),
  'capsule-bowl': ware(),
  'gift-card': composeGiftCard,
  'gift-set': composeSet,
  'honey-jar': ware({ size: 1.08 }),
  cookies: composeBiscuits
}

/** Everything that is on one picture of the product. */
export function composeView(subject: Subject): string {
  return composers[subject.form](subject)
}
