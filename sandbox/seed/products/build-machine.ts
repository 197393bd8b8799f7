import type { Inventory } from '../../domain/catalogue/inventory'
import type { ProductFacts } from '../../domain/catalogue/product'
import type { Localized, LocalizedList } from '../../texts/localized-text'
import type { Cents } from '../../domain/money'
import type { ProductPicture, SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildProduct, buildProductId, type ProductRow } from './base-product'
import { buildVariants } from './variants'

/** One finish of a machine; its picture is the swatch. */
interface MachineColor {
  value: string
  name: Localized
  colors: [main: string, accent: string, ground: string]
  price: Cents
  sale?: Cents
  inventory?: Inventory
}

interface MachineRow extends ProductRow {
  category: 'machines-compact' | 'machines-classic' | 'machines-pro'
  form: ProductPicture['form']
  finishes: MachineColor[]
  contents: Localized
  material: Localized
  specs: NonNullable<ProductFacts['specs']>
  usps: LocalizedList
  advice: Localized
}

/** A machine: a master and one variant for each colour. */
export function buildMachine(row: MachineRow): SeedProduct[] {
  const [first] = row.finishes
  if (!first) throw new Error(`Machine ${row.number} has no colour.`)
  const master = buildProduct('puro', row, {
    category: row.category,
    advice: row.advice,
    taxClass: 'standard',
    facts: { contents: row.contents, material: row.material, specs: row.specs, usps: row.usps },
    picture: { form: row.form, motif: 'none', colors: buildColors(first), label: { line1: 'puro' } },
    keywords: list(['Kaffeemaschine', 'coffee machine'], ['Kapselmaschine', 'capsule machine'])
  })
  const axis = {
    id: 'color',
    name: t('Farbe', 'Colour'),
    values: row.finishes.map(({ value, name }, index) => ({
      value,
      name,
      pictureId: buildProductId('puro', row.number * 100 + index + 1)
    }))
  }
  return buildVariants(
    master,
    row.number,
    [axis],
    row.finishes.map(finish => ({
      values: { color: finish.value },
      price: finish.price,
      sale: finish.sale,
      inventory: finish.inventory,
      facts: { specs: { ...row.specs, color: finish.name } },
      picture: { colors: buildColors(finish) }
    }))
  )
}

function buildColors({ colors: [main, accent, ground] }: MachineColor): ProductPicture['colors'] {
  return { main, accent, ground }
}
