import sharp from 'sharp'
import { buildTestProduct } from '../../testing/build-test-product'
import type { ProductPicture, SeedProduct } from './product-picture'
import type { ScenePicture } from './scene-picture'
import { drawProduct, drawScene } from './draw'
import { motifs } from './motifs/motifs'
import { scenes } from './scenes/scenes'
import type { View } from './subject'

const views: View[] = [1, 2, 3]
const motifNames = Object.keys(motifs) as ProductPicture['motif'][]
const sceneNames = Object.keys(scenes) as ScenePicture['scene'][]

/** Spelt as a record, so that a new form has to be tested. */
const formNames = Object.keys({
  'tea-box': true,
  'tea-tin': true,
  'tea-pouch': true,
  'tea-sampler': true,
  'glass-pot': true,
  'porcelain-pot': true,
  'double-wall-glass': true,
  'lidded-mug': true,
  'matcha-bowl': true,
  infuser: true,
  'paper-filters': true,
  kettle: true,
  whisk: true,
  'tea-scoop': true,
  'tea-chest': true,
  'advent-calendar': true,
  'capsule-sleeve': true,
  'capsule-sampler': true,
  'coffee-bag': true,
  'machine-compact': true,
  'machine-compact-plus': true,
  'machine-classic': true,
  'machine-latte': true,
  'machine-pro': true,
  'milk-frother': true,
  'hand-frother': true,
  'espresso-cup': true,
  tumbler: true,
  'cappuccino-cup': true,
  'latte-glass': true,
  descaler: true,
  'water-filter': true,
  'recycling-bags': true,
  'capsule-tower': true,
  'capsule-drawer': true,
  'capsule-bowl': true,
  'gift-card': true,
  'gift-set': true,
  'honey-jar': true,
  cookies: true
} satisfies Record<ProductPicture['form'], true>) as ProductPicture['form'][]

const colors = { main: '#1f5b43', accent: '#e3c35a', ground: '#dce8d6' }

const buildProduct = (
  picture: Partial<ProductPicture> = {},
  fields: Partial<SeedProduct> = {}
): SeedProduct =>
  buildTestProduct('100000000000000101', {
    name: { de: 'Sencha', en: 'Sencha' },
    picture: {
      form: 'tea-box',
      motif: 'leaf',
      colors,
      label: { line1: 'Sencha Morgennebel', line2: '20 Beutel' },
      ...picture
    },
    ...fields
  })

function buildScene(fields: Partial<ScenePicture> = {}): ScenePicture {
  return { id: 'jasmin-stage', scene: 'cup-steam', colors, ratio: 16 / 9, ...fields }
}

/** Ids a drawing refers to that it does not define. */
function findDangling(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]))
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(match => match[1] ?? '')
  return used.filter(id => !defined.has(id))
}

/** Elements left open or closed out of order. */
function findUnbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:[^>"]|"[^"]*")*?(\/?)>/g
  )) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}

function findFaults(svg: string): string[] {
  const impossible = /NaN|undefined|Infinity|\[object/.exec(svg)
  return [...findDangling(svg), ...findUnbalanced(svg), ...(impossible ? [impossible[0]] : [])]
}

describe('pictures of products', () => {
  const drawFaults = (picture: Partial<ProductPicture>) =>
    views.flatMap(view =>
      ['jasmin', 'puro'].flatMap(siteId => findFaults(drawProduct(buildProduct(picture, { siteId }), view)))
    )

  it.each(formNames)('draws a sound %s in every view for both houses, alone and as several', form => {
    for (const pieces of [1, 3]) expect(drawFaults({ form, pieces })).toEqual([])
  })

  it.each(motifNames)('prints a sound %s on a pack and lays it beside it', motif => {
    for (const form of ['tea-box', 'coffee-bag'] as const) expect(drawFaults({ form, motif })).toEqual([])
  })

  it('shows as many pieces as are sold together', () => {
    const count = (pieces: number) =>
      drawProduct(buildProduct({ form: 'tumbler', motif: 'none', pieces }), 1).match(
        /<use href="#d\d+" transform=""\/>/g
      )?.length ?? 1
    expect([1, 2, 3].map(count)).toEqual([1, 2, 3])
  })

  it.each(formNames)('keeps a %s small and readable for the image service', async form => {
    const svg = drawProduct(buildProduct({ form, motif: 'camomile' }), 3)
    expect(svg.length).toBeLessThan(42_000)
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
      format: 'svg',
      width: 1200,
      height: 1200
    })
  })

  it('gives the same picture for the same product every time', () => {
    for (const view of views)
      expect(drawProduct(buildProduct(), view)).toBe(drawProduct(buildProduct(), view))
  })

  it('gives three different views', () => {
    expect(new Set(views.map(view => drawProduct(buildProduct(), view))).size).toBe(3)
  })

  it('distinguishes products by colour, motif, label and id', () => {
    const products = [
      buildProduct(),
      buildProduct({ colors: { ...colors, main: '#8d2440' } }),
      buildProduct({ colors: { ...colors, accent: '#ffffff' } }),
      buildProduct({ motif: 'rose' }),
      buildProduct({ label: { line1: 'Gyokuro' } }),
      buildProduct({}, { id: '100000000000000102' })
    ]
    expect(new Set(products.map(product => drawProduct(product, 1))).size).toBe(products.length)
  })

  it('pours tea in the colour of its kind', () => {
    const green = drawProduct(buildProduct({}, { facts: { teaType: 'green' } }), 3)
    expect(green).not.toBe(drawProduct(buildProduct({}, { facts: { teaType: 'fruit' } }), 3))
  })

  it('shows a set opened with its parts first, as a wrapped box second', () => {
    const set = buildProduct({ form: 'gift-set', motif: 'none' }, { id: '100000000000004001' })
    const bowl = buildProduct({ form: 'matcha-bowl', motif: 'none' })
    const draw = (view: View, quantity: number) =>
      drawProduct(set, view, 'de', [
        { product: bowl, quantity },
        { product: buildProduct({ form: 'tea-tin', motif: 'leaf' }), quantity: 1 }
      ])
    expect(findFaults(draw(1, 2))).toEqual([])
    expect(draw(1, 1)).not.toBe(draw(1, 2))
    expect(draw(2, 1)).toBe(draw(2, 2))
    expect(draw(2, 1)).toBe(drawProduct(set, 1))
  })

  it('draws a product without a label', () => {
    for (const form of formNames) {
      expect(findFaults(drawProduct(buildProduct({ form, label: undefined }), 1))).toEqual([])
    }
  })

  it('survives markup, unknown letters and malformed colours from the catalogue', async () => {
    const product = buildProduct({
      label: { line1: '<script>"&\'</svg>', line2: '日本茶 & ü' },
      colors: { main: '"/><x', accent: 'red', ground: '' }
    })
    for (const form of formNames) {
      const svg = drawProduct({ ...product, picture: { ...product.picture, form } }, 1)
      expect({ form, injected: /<script|<x/.test(svg) }).toEqual({ form, injected: false })
      expect(findFaults(svg)).toEqual([])
      expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200)
    }
  })
})

describe('scenes', () => {
  it.each(sceneNames)('draws a sound %s in every shape of picture', async scene => {
    for (const ratio of [16 / 9, 4 / 3, 1, 3 / 4, 3]) {
      const svg = drawScene(buildScene({ scene, ratio }))
      expect(findFaults(svg)).toEqual([])
      expect(svg.length).toBeLessThan(42_000)
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
        width: 1600,
        height: Math.round(1600 / ratio)
      })
    }
  })

  it('gives the same scene every time and another for other colours', () => {
    expect(drawScene(buildScene())).toBe(drawScene(buildScene()))
    expect(drawScene(buildScene())).not.toBe(
      drawScene(buildScene({ colors: { ...colors, main: '#8d2440' } }))
    )
  })

  it('shows the machine that the picture is named after', () => {
    const stages = ['puro-machines-compact', 'puro-machines-classic', 'puro-machines-pro'].map(id =>
      drawScene(buildScene({ id, scene: 'machine-stage' }))
    )
    expect(new Set(stages).size).toBe(3)
  })

  it('draws a square when the ratio makes no sense', () => {
    expect(drawScene(buildScene({ ratio: 0 }))).toContain('height="1600"')
  })
})
