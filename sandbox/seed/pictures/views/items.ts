import type { ProductPicture } from '../product-picture'
import { mixColours } from '../colour'
import { buildCapsuleSleeve } from '../forms/capsule-sleeve'
import { buildCoffeeBag } from '../forms/coffee-bag'
import { buildCapsuleBowl } from '../forms/coffee-ware/capsule-bowl'
import { buildCapsuleDrawer } from '../forms/coffee-ware/capsule-drawer'
import { buildCapsuleTower } from '../forms/coffee-ware/capsule-tower'
import { buildDescaler } from '../forms/coffee-ware/descaler'
import { buildHandFrother } from '../forms/coffee-ware/hand-frother'
import { buildMilkFrother } from '../forms/coffee-ware/milk-frother'
import { buildRecyclingBags } from '../forms/coffee-ware/recycling-bags'
import { buildWaterFilter } from '../forms/coffee-ware/water-filter'
import { buildBowl } from '../forms/cups/bowl'
import { buildCappuccinoCup } from '../forms/cups/cappuccino-cup'
import { buildDoubleWallGlass } from '../forms/cups/double-wall-glass'
import { buildLiddedMug } from '../forms/cups/lidded-mug'
import { buildEspressoCup } from '../forms/cups/porcelain'
import { buildTumbler } from '../forms/cups/tumbler'
import { buildClassicMachine } from '../forms/machines/classic'
import { buildCompactMachine, buildCompactPlusMachine } from '../forms/machines/compact'
import { buildLatteMachine } from '../forms/machines/latte'
import { buildProMachine } from '../forms/machines/pro'
import { buildGiftBox } from '../forms/gift-box'
import { buildGiftCard } from '../forms/gift-card'
import { buildCapsuleSampler, buildTeaSampler } from '../forms/samplers'
import { buildTeaBox } from '../forms/tea-box'
import { buildTeaPouch } from '../forms/tea-pouch'
import { buildTeaTin } from '../forms/tea-tin'
import { buildAdventCalendar } from '../forms/tea-ware/advent-calendar'
import { buildGlassPot } from '../forms/tea-ware/glass-pot'
import { buildInfuser } from '../forms/tea-ware/infuser'
import { buildKettle } from '../forms/tea-ware/kettle'
import { buildPorcelainPot } from '../forms/tea-ware/porcelain-pot'
import { buildTeaChest } from '../forms/tea-ware/tea-chest'
import { buildTeaScoop } from '../forms/tea-ware/tea-scoop'
import { buildWhisk } from '../forms/tea-ware/whisk'
import { buildHoneyJar } from '../forms/treats'
import type { Item } from '../studio'
import type { Subject } from '../subject'

/** A cup in the product's colour, white within, filled with what its house serves. */
function describeCup({ main, drink, isCoffee }: Subject) {
  return isCoffee
    ? { body: main, inside: '#f7f3ec', drink: mixColours(drink, '#2b1608', 0.3), crema: true }
    : { body: main, drink }
}

const builders: Record<ProductPicture['form'], (subject: Subject) => Item> = {
  'tea-box': buildTeaBox,
  'tea-tin': buildTeaTin,
  'tea-pouch': buildTeaPouch,
  'tea-sampler': buildTeaSampler,
  'advent-calendar': buildAdventCalendar,
  'glass-pot': buildGlassPot,
  'porcelain-pot': buildPorcelainPot,
  'double-wall-glass': ({ sheet }) => buildDoubleWallGlass(sheet, [['#b3243f', 270]]),
  'lidded-mug': subject => buildLiddedMug(subject.sheet, { ...describeCup(subject), accent: subject.accent }),
  'matcha-bowl': ({ sheet, main }) => buildBowl(sheet, { body: main, drink: '#8aa63f' }),
  infuser: buildInfuser,
  'paper-filters': buildTeaBox,
  kettle: buildKettle,
  whisk: buildWhisk,
  'tea-scoop': buildTeaScoop,
  'tea-chest': buildTeaChest,
  'capsule-sleeve': buildCapsuleSleeve,
  'capsule-sampler': buildCapsuleSampler,
  'coffee-bag': buildCoffeeBag,
  'machine-compact': buildCompactMachine,
  'machine-compact-plus': buildCompactPlusMachine,
  'machine-classic': buildClassicMachine,
  'machine-latte': buildLatteMachine,
  'machine-pro': buildProMachine,
  'milk-frother': buildMilkFrother,
  'hand-frother': buildHandFrother,
  'espresso-cup': subject => buildEspressoCup(subject.sheet, describeCup(subject)),
  tumbler: subject => buildTumbler(subject.sheet, describeCup(subject)),
  'cappuccino-cup': subject => buildCappuccinoCup(subject.sheet, describeCup(subject)),
  'latte-glass': ({ sheet }) =>
    buildDoubleWallGlass(sheet, [
      ['#e9d6bd', 150],
      ['#6b3d20', 220],
      ['#fbf3e4', 288]
    ]),
  descaler: buildDescaler,
  'water-filter': buildWaterFilter,
  'recycling-bags': buildRecyclingBags,
  'capsule-tower': buildCapsuleTower,
  'capsule-drawer': buildCapsuleDrawer,
  'capsule-bowl': buildCapsuleBowl,
  'gift-card': buildGiftCard,
  'gift-set': buildGiftBox,
  'honey-jar': buildHoneyJar,
  cookies: buildTeaBox
}

/** One piece of a product by itself, standing on the origin. */
export function buildItem(subject: Subject): Item {
  return builders[subject.form](subject)
}
