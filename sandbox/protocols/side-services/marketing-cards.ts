import { buildPicturePath } from '../../domain/images/picture-path'
import { say, type Language, type Localized } from '../../texts/localized-text'

interface CardDraft {
  id: string
  title: Localized
  text: Localized
  /** Site and id of a content picture. */
  picture?: string
  pictureAlt?: Localized
  url?: string
  linkText?: Localized
  extras: Record<string, string>
}

const banner = (componentId: string, position: 'top' | 'bottom' | 'replace', order: number) => ({
  type: 'banner',
  anchor_component_id: componentId,
  anchor_position: position,
  order: String(order)
})

/** The tool does not distinguish the shops: cards for a page name have to suit both. */
const DRAFTS: CardDraft[] = [
  {
    id: 'sandbox-welcome',
    title: {
      de: 'Willkommen im Probierzimmer',
      en: 'Welcome to the tasting room',
      fr: 'Bienvenue à la dégustation',
      it: 'Le diamo il benvenuto alla degustazione'
    },
    text: {
      de: 'Kleine Packungen zum Kennenlernen, von mild bis kräftig.',
      en: 'Small packs to try, from mild to strong.',
      fr: 'De petits paquets à découvrir, du plus doux au plus corsé.',
      it: 'Piccole confezioni da scoprire, dalle più delicate alle più intense.'
    },
    url: '/shop',
    linkText: {
      de: 'Zur Auswahl',
      en: 'See the selection',
      fr: 'Voir la sélection',
      it: 'Vedi la selezione'
    },
    extras: banner('home-content-2', 'top', 1)
  },
  {
    id: 'sandbox-tea',
    title: {
      de: 'Am Abend ohne Koffein',
      en: 'Evenings without caffeine',
      fr: 'Le soir, sans caféine',
      it: 'La sera, senza caffeina'
    },
    text: {
      de: 'Kamille, Minze und Verbene halten niemanden wach.',
      en: 'Camomile, mint and verbena will not keep anyone awake.',
      fr: 'La camomille, la menthe et la verveine n’empêchent personne de dormir.',
      it: 'Camomilla, menta e verbena non tengono sveglio nessuno.'
    },
    picture: 'jasmin-herbal-tea',
    pictureAlt: {
      de: 'Muster aus Kräutern',
      en: 'A pattern of herbs',
      fr: 'Motif d’herbes',
      it: 'Motivo di erbe'
    },
    url: '/shop/herbal-tea',
    linkText: {
      de: 'Kräutertees ansehen',
      en: 'See the herbal teas',
      fr: 'Voir les tisanes',
      it: 'Vedi le tisane'
    },
    extras: banner('category-tea-content-1', 'top', 2)
  },
  {
    id: 'sandbox-capsules',
    title: { de: 'Erst probieren, dann vorrätig haben', en: 'Taste first, then stock up' },
    text: {
      de: 'Mehrere Röstungen in einer Packung, zum Vergleichen.',
      en: 'Several roasts in one box, to compare.'
    },
    picture: 'puro-stage-capsules',
    pictureAlt: { de: 'Reihe bunter Kapseln', en: 'A row of colourful capsules' },
    url: '/shop/capsule-samplers',
    linkText: { de: 'Probierpakete ansehen', en: 'See the samplers' },
    extras: banner('category-capsules-content-1', 'top', 3)
  },
  {
    id: 'sandbox-notice',
    title: {
      de: 'Ihr Probierpaket wartet',
      en: 'Your sampler is waiting',
      fr: 'Votre coffret découverte vous attend',
      it: 'La Sua confezione d’assaggio La aspetta'
    },
    text: {
      de: 'Drei Sorten zum Kennenlernen.',
      en: 'Three teas to try.',
      fr: 'Trois variétés à découvrir.',
      it: 'Tre varietà da scoprire.'
    },
    extras: { type: 'notification' }
  }
]

const RATIO = 1.5

/**
 * Names of the wire: tt title, ds text, i picture, ar its ratio, u address, dm its words, e extras, tp type,
 * ea end (-1: never), ca seconds.
 */
export const buildMarketingCards = (publicOrigin: string, now: number, language: Language) =>
  DRAFTS.map(({ id, title, text, picture, pictureAlt, url, linkText, extras }) => ({
    id,
    tp: 'captioned_image',
    tt: say(title, language),
    ds: say(text, language),
    i: picture
      ? `${publicOrigin}${buildPicturePath({ library: 'content', pictureId: picture })}?sw=960`
      : undefined,
    image_alt: say(pictureAlt, language),
    ar: RATIO,
    u: url,
    dm: say(linkText, language),
    ca: Math.floor(now / 1000),
    ea: -1,
    e: extras
  }))
