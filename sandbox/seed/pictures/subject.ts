import type { SeedProduct, ProductPicture } from './product-picture'
import { chooseContrasting, cleanColour, lighten, measureLightness, mixColours, shade } from './colour'
import type { Motif, Tones } from './motifs/motif'
import { motifs } from './motifs/motifs'
import { say, type Language } from '../../texts/localized-text'
import { round, type Sheet } from './sheet'

export type View = 1 | 2 | 3

/** One product of a set, and how many of it. */
export interface Part {
  subject: Subject
  quantity: number
}

/** A product of the seed that a set contains. */
export interface SetPart {
  product: SeedProduct
  quantity: number
}

/** One product being drawn: what the forms need to know of it, with the sheet they draw on. */
export interface Subject {
  sheet: Sheet
  view: View
  form: ProductPicture['form']
  motif: ProductPicture['motif']
  /** How many are sold together. */
  pieces: number
  house: 'jasmin' | 'puro'
  main: string
  accent: string
  ground: string
  lines: { line1: string; line2: string }
  /** Colour of the infusion or coffee. */
  drink: string
  isCoffee: boolean
  /** 0 to 1, the same for a product every time: a small difference between pictures of one form. */
  variation: number
  /** The motif in the pack's own tones. */
  print(transform: string): string
  /** The motif in nature's tones. */
  showNature(transform: string): string
  /** Height by width of the motif lying on the table. */
  lying: number
  /** Contents of a set. */
  parts: Part[]
}

const teaColours: Record<string, string> = {
  green: '#c9bd4e',
  black: '#9a4314',
  white: '#dcc77c',
  oolong: '#c08330',
  herbal: '#d0a83c',
  fruit: '#b3243f',
  rooibos: '#a8461a',
  matcha: '#8aa63f'
}

const paper = '#fbf8ef'

/** Tones that print well on the main colour: leaves tone on tone (greener on pale packs), the blossom in the accent. */
export function choosePrintTones(main: string, accent: string, pale = false): Tones {
  const bright = measureLightness(main) > 0.62
  const leafLight = bright ? mixColours(shade(main, 0.14), '#7fa05c', 0.5) : lighten(main, 0.34)
  const leafDeep = bright ? mixColours(shade(main, 0.26), '#4e7340', 0.5) : lighten(main, 0.17)
  if (pale && !bright) {
    const bloom = mixColours(paper, accent, 0.3)
    return { leafLight, leafDeep, bloomLight: paper, bloom, bloomDeep: shade(accent, 0.3), core: accent }
  }
  // A bloom of the pack's own lightness would sink into it.
  const close = Math.abs(measureLightness(accent) - measureLightness(main)) < 0.12
  const bloom = close ? mixColours(accent, bright ? shade(accent, 0.6) : paper, 0.4) : accent
  return {
    leafLight,
    leafDeep,
    bloomLight: mixColours(bloom, paper, 0.55),
    bloom,
    bloomDeep: mixColours(bloom, main, 0.42),
    core: chooseContrasting(bloom, mixColours(paper, accent, 0.12), shade(main, 0.35))
  }
}

/** A stable number from 0 to 1 for an id (FNV-1a), so that pictures vary without chance. */
export function measureVariation(id: string): number {
  let hash = 2166136261
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return (hash >>> 0) / 2 ** 32
}

function keepMotif(sheet: Sheet, motif: Motif, tones: Tones): (transform: string) => string {
  let use: ((transform: string) => string) | undefined
  return transform => (use ??= sheet.keep(motif.draw(tones)))(transform)
}

/** Reads from a product what its pictures need. */
export function describeSubject(
  product: SeedProduct,
  view: View,
  sheet: Sheet,
  language: Language,
  parts: SetPart[] = []
): Subject {
  const { picture, facts } = product
  const [main, accent, ground] = [picture.colors.main, picture.colors.accent, picture.colors.ground].map(
    cleanColour
  ) as [string, string, string]
  const motif = motifs[picture.motif]
  const { line1 = product.name.de } = picture.label ?? {}
  const isCoffee = product.siteId === 'puro'
  return {
    sheet,
    view,
    form: picture.form,
    motif: picture.motif,
    pieces: picture.pieces ?? 1,
    house: isCoffee ? 'puro' : 'jasmin',
    main,
    accent,
    ground,
    lines: {
      line1: typeof line1 === 'string' ? line1 : say(line1, language),
      line2: picture.label?.line2 ?? ''
    },
    drink: isCoffee ? '#4a2512' : (teaColours[facts.teaType ?? ''] ?? '#c98f35'),
    isCoffee,
    variation: measureVariation(product.id),
    print: keepMotif(sheet, motif, choosePrintTones(main, accent, motif.pale)),
    showNature: keepMotif(sheet, motif.beside ?? motif, motif.natural),
    lying: motif.lying,
    // Contents are shown as they are sold, not in use.
    parts: parts.map(part => ({
      subject: { ...describeSubject(part.product, 1, sheet, language), ground },
      quantity: part.quantity
    }))
  }
}

/** The ingredient lying on the table around (x, y), with a soft shadow under it. */
export function layIngredient(subject: Subject, x: number, y: number, scale: number, angle = 0): string {
  const { sheet, ground, lying } = subject
  if (subject.motif === 'none') return ''
  const tone = shade(ground, 0.8)
  const fade = sheet.radial(
    [
      [0, tone, 0.4],
      [0.55, tone, 0.24],
      [1, tone, 0]
    ],
    [0.5, 0.5, 0.5]
  )
  const shadow = `<ellipse cx="${round(x + 30 * scale)}" cy="${round(y + 56 * scale * lying)}" rx="${round(235 * scale)}" ry="${round(190 * scale * lying)}" fill="${fade}"/>`
  const turn = angle + (subject.variation - 0.5) * 14
  return (
    shadow +
    subject.showNature(
      `translate(${round(x)} ${round(y)}) scale(${scale} ${round(scale * lying * 100) / 100}) rotate(${round(turn)})`
    )
  )
}
