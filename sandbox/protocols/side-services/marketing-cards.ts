import { buildPicturePath } from '../../domain/images/picture-path'
interface CardDraft {
  id: string
  title: string
  text: string
  /** Site and id of a content picture. */
  picture?: string
  pictureAlt?: string
  url?: string
  linkText?: string
  extras: Record<string, string>
}

const banner = (componentId: string, position: 'top' | 'bottom' | 'replace', order: number) => ({
  type: 'banner',
  anchor_component_id: componentId,
  anchor_position: position,
  order: String(order)
})

/** The tool does not know the shops apart: what stands on pages of one name has to suit both. */
const DRAFTS: CardDraft[] = [
  {
    id: 'sandbox-welcome',
    title: 'Willkommen im Probierzimmer',
    text: 'Kleine Packungen zum Kennenlernen, von mild bis kräftig.',
    url: '/shop',
    linkText: 'Zur Auswahl',
    extras: banner('home-topRegion-1', 'bottom', 1)
  },
  {
    id: 'sandbox-tea',
    title: 'Am Abend ohne Koffein',
    text: 'Kamille, Minze und Verbene halten niemanden wach.',
    picture: 'jasmin-herbal-tea',
    pictureAlt: 'Muster aus Kräutern',
    url: '/shop/herbal-tea',
    linkText: 'Kräutertees ansehen',
    extras: banner('category-tea-content-1', 'top', 2)
  },
  {
    id: 'sandbox-capsules',
    title: 'Erst probieren, dann vorrätig haben',
    text: 'Mehrere Röstungen in einer Packung, zum Vergleichen.',
    picture: 'puro-stage-capsules',
    pictureAlt: 'Reihe bunter Kapseln',
    url: '/shop/capsule-samplers',
    linkText: 'Probierpakete ansehen',
    extras: banner('category-capsules-content-1', 'top', 3)
  },
  {
    id: 'sandbox-notice',
    title: 'Ihr Probierpaket wartet',
    text: 'Diese Woche ohne Versandkosten.',
    extras: { type: 'notification' }
  }
]

const RATIO = 1.5

/** Names of the wire: tt title, ds text, i picture, ar its ratio, u address, dm its words, e extras, tp type, ea end (-1: none), ca seconds. */
export const buildMarketingCards = (publicOrigin: string, now: number) =>
  DRAFTS.map(({ id, title, text, picture, pictureAlt, url, linkText, extras }) => ({
    id,
    tp: 'captioned_image',
    tt: title,
    ds: text,
    i: picture
      ? `${publicOrigin}${buildPicturePath({ library: 'content', pictureId: picture })}?sw=960`
      : undefined,
    image_alt: pictureAlt,
    ar: RATIO,
    u: url,
    dm: linkText,
    ca: Math.floor(now / 1000),
    ea: -1,
    e: extras
  }))
