import type { ProductPicture } from '../product-picture'
import { mixColours } from '../colour'
import { buildCapsuleSleeve } from '../forms/capsule-sleeve'
import { buildCoffeeBag } from '../forms/coffee-bag'
import { buildCapsuleHolder } from '../forms/capsule-holder'
import { buildDescaler } from '../forms/descaler'
import { buildInfuser } from '../forms/infuser'
import { buildKettle } from '../forms/kettle'
import { buildClassicMachine } from '../forms/machine-classic'
import { buildCompactMachine } from '../forms/machine-compact'
import { buildProMachine } from '../forms/machine-pro'
import { buildMilkFrother } from '../forms/milk-frother'
import { buildEspressoCup, buildTeaCup } from '../forms/porcelain'
import { buildCapsuleSampler, buildTeaSampler } from '../forms/samplers'
import { buildTeaBox } from '../forms/tea-box'
import { buildTeaPouch } from '../forms/tea-pouch'
import { buildTeaTin } from '../forms/tea-tin'
import { buildTeaPot } from '../forms/tea-pot'
import { buildHoneyJar } from '../forms/treats'
import type { Subject } from '../subject'
import { composeBiscuits } from './biscuits'
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
  'tea-pot': subject => composeWare(subject, buildTeaPot(subject), { size: 0.92 }),
  'tea-cup': subject =>
    composeCup(subject, buildTeaCup(subject.sheet, { body: subject.main, drink: subject.drink })),
  infuser: subject => composeWare(subject, buildInfuser(subject)),
  kettle: subject => composeWare(subject, buildKettle(subject), { size: 0.9 }),
  'capsule-sleeve': subject => composeCapsules(subject, buildCapsuleSleeve(subject)),
  'capsule-sampler': subject => composePack(subject, buildCapsuleSampler(subject), { lift: 30, size: 0.93 }),
  'coffee-bag': subject => composePack(subject, buildCoffeeBag(subject)),
  'machine-compact': subject => composeMachine(subject, buildCompactMachine(subject)),
  'machine-classic': subject => composeMachine(subject, buildClassicMachine(subject)),
  'machine-pro': subject => composeMachine(subject, buildProMachine(subject), 0.96),
  'milk-frother': subject => composeWare(subject, buildMilkFrother(subject)),
  'espresso-cup': subject => composeCup(subject, buildEspressoCup(subject.sheet, describeCoffeeCup(subject))),
  descaler: subject => composeWare(subject, buildDescaler(subject), { size: 0.92 }),
  'capsule-holder': subject => composeWare(subject, buildCapsuleHolder(subject)),
  'gift-card': composeGiftCard,
  'gift-set': composeGiftSet,
  'honey-jar': subject => composeWare(subject, buildHoneyJar(subject), { size: 1.08 }),
  cookies: composeBiscuits
}

function describeCoffeeCup({ main, drink }: Subject) {
  return { body: main, drink: mixColours(drink, '#2b1608', 0.3), crema: true }
}

/** Everything that is on one picture of the product. */
export function composeView(subject: Subject): string {
  return composers[subject.form](subject)
}
