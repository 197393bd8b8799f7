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
import type { Subject } from '../subject'
import { composeBiscuits, composeFilters } from './cartons'
import { composeCapsules } from './coffee'
import { composeGiftCard, composeGiftSet } from './gifts'
import { composeMachine } from './machines'
import { composePack } from './packs'
import { composeCup, composeWare } from './ware'

const composers: Record<ProductPicture['form'], (subject: Subject) => string> = {
  'tea-box': subject => composePack(subject, buildTeaBox(subject)),
  'tea-tin': subject => composePack(subject, buildTeaTin(subject)),
  'tea-pouch': subject => composePack(subject, buildTeaPouch(subject)),
  'tea-sampler': subject => composePack(subject, buildTeaSampler(subject), { lift: 30, size: 0.93 }),
  'advent-calendar': subject => composePack(subject, buildAdventCalendar(subject), { size: 0.98 }),
  'glass-pot': subject => composeWare(subject, buildGlassPot(subject), { size: 0.92 }),
  'porcelain-pot': subject => composeWare(subject, buildPorcelainPot(subject), { size: 0.92 }),
  'double-wall-glass': subject =>
    composeWare(subject, buildDoubleWallGlass(subject.sheet, [['#b3243f', 270]])),
  'lidded-mug': subject =>
    composeCup(
      subject,
      buildLiddedMug(subject.sheet, { ...describeCup(subject), accent: subject.accent }),
      0.84
    ),
  'matcha-bowl': subject =>
    composeCup(subject, buildBowl(subject.sheet, { body: subject.main, drink: '#8aa63f' })),
  infuser: subject => composeWare(subject, buildInfuser(subject)),
  'paper-filters': composeFilters,
  kettle: subject => composeWare(subject, buildKettle(subject), { size: 0.9 }),
  whisk: subject => composeWare(subject, buildWhisk(subject), { size: 1.05 }),
  'tea-scoop': subject => composeWare(subject, buildTeaScoop(subject), { size: 1.05 }),
  'tea-chest': subject => composePack(subject, buildTeaChest(subject), { lift: 30, size: 0.93 }),
  'capsule-sleeve': subject => composeCapsules(subject, buildCapsuleSleeve(subject)),
  'capsule-sampler': subject => composePack(subject, buildCapsuleSampler(subject), { lift: 30, size: 0.93 }),
  'coffee-bag': subject => composePack(subject, buildCoffeeBag(subject)),
  'machine-compact': subject => composeMachine(subject, buildCompactMachine(subject)),
  'machine-compact-plus': subject => composeMachine(subject, buildCompactPlusMachine(subject)),
  'machine-classic': subject => composeMachine(subject, buildClassicMachine(subject)),
  'machine-latte': subject => composeMachine(subject, buildLatteMachine(subject), 0.94),
  'machine-pro': subject => composeMachine(subject, buildProMachine(subject), 0.96),
  'milk-frother': subject => composeWare(subject, buildMilkFrother(subject)),
  'hand-frother': subject => composeWare(subject, buildHandFrother(subject), { size: 0.96 }),
  'espresso-cup': subject => composeCup(subject, buildEspressoCup(subject.sheet, describeCup(subject))),
  tumbler: subject => composeCup(subject, buildTumbler(subject.sheet, describeCup(subject))),
  'cappuccino-cup': subject => composeCup(subject, buildCappuccinoCup(subject.sheet, describeCup(subject))),
  'latte-glass': subject =>
    composeWare(
      subject,
      buildDoubleWallGlass(subject.sheet, [
        ['#e9d6bd', 150],
        ['#6b3d20', 220],
        ['#fbf3e4', 288]
      ])
    ),
  descaler: subject =>
    composeWare(subject, buildDescaler(subject), { size: subject.pieces > 1 ? 0.8 : 0.92 }),
  'water-filter': subject => composeWare(subject, buildWaterFilter(subject), { size: 1.05 }),
  'recycling-bags': subject =>
    composeWare({ ...subject, pieces: 1 }, buildRecyclingBags(subject), { served: false, size: 0.94 }),
  'capsule-tower': subject => composeWare(subject, buildCapsuleTower(subject), { size: 0.84 }),
  'capsule-drawer': subject => composeWare(subject, buildCapsuleDrawer(subject), { size: 0.84 }),
  'capsule-bowl': subject => composeWare(subject, buildCapsuleBowl(subject)),
  'gift-card': composeGiftCard,
  'gift-set': composeGiftSet,
  'honey-jar': subject => composeWare(subject, buildHoneyJar(subject), { size: 1.08 }),
  cookies: composeBiscuits
}

/** A cup in the product's colour, white within, filled with what its house serves. */
function describeCup({ main, drink, isCoffee }: Subject) {
  return isCoffee
    ? { body: main, inside: '#f7f3ec', drink: mixColours(drink, '#2b1608', 0.3), crema: true }
    : { body: main, drink }
}

/** Everything that is on one picture of the product. */
export function composeView(subject: Subject): string {
  return composers[subject.form](subject)
}
