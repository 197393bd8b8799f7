import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildGiftCard } from './build-gift-card'
import { buildSet } from './build-set'

export const jasminGifts: SeedProduct[] = [
  buildSet('jasmin', {
    number: 4001,
    name: t('Starterset Loser Tee', 'Loose Leaf Starter Set'),
    category: 'gift-sets',
    alsoIn: ['gift-ideas'],
    items: [
      [2001, 1],
      [21101, 1],
      [11301, 1],
      [2010, 1]
    ],
    colors: ['#1F5B43', '#E7B84B', '#E6EDDD'],
    motif: 'leaf',
    popularity: 500,
    short: t(
      'Kanne, Maß und zwei Tees: alles für die erste Kanne ohne Beutel.',
      'Pot, measure and two teas: all you need for a first pot without bags.'
    ),
    story: t(
      'Wir werden oft gefragt, womit man anfängt. Mit einer Kanne, in die man hineinsehen kann, einem kräftigen Assam für morgens und einem frischen Sencha für danach. Das Holzmaß nimmt das Rechnen ab.',
      'We are often asked where to begin. With a pot you can look into, a strong Assam for mornings and a fresh sencha for later. The wooden measure does the arithmetic.'
    ),
    advice: t(
      'Das Set kommt in einer Schachtel mit einer Karte, auf der die Zubereitung in vier Sätzen steht.',
      'The set comes in a box with a card that explains brewing in four sentences.'
    ),
    contents: t('4 Teile', '4 pieces'),
    usps: list(
      ['Kanne, Maß und 200 g Tee', 'Pot, measure and 200 g of tea'],
      ['Geschenkkarton inklusive', 'Gift box included']
    ),
    keywords: list(['Geschenkset', 'gift set'], ['Einsteiger', 'beginner'])
  }),
  buildSet('jasmin', {
    number: 4002,
    name: t('Matcha von Anfang an', 'Matcha from the Beginning'),
    category: 'gift-sets',
    items: [
      [701, 1],
      [2005, 1],
      [2009, 1]
    ],
    colors: ['#55683F', '#E7F0C8', '#E9EFD8'],
    motif: 'flat-leaf',
    short: t(
      'Schale, Besen und Uji-Matcha für den ersten eigenen Schaum.',
      'Bowl, whisk and Uji matcha for your own first foam.'
    ),
    story: t(
      'Drei Dinge, mehr braucht es nicht. Die Schale ist rau genug für den Besen, der Besen fein genug für das Pulver, das Pulver süß genug für Anfänger.',
      'Three things, no more are needed. The bowl is rough enough for the whisk, the whisk fine enough for the powder, the powder sweet enough for beginners.'
    ),
    advice: t(
      'Eine Anleitung mit Zeichnungen liegt bei. Rechnen Sie für die erste Schale fünf Minuten, für die zehnte zwei.',
      'A leaflet with drawings is enclosed. Allow five minutes for the first bowl, two for the tenth.'
    ),
    contents: t('3 Teile', '3 pieces'),
    usps: list(
      ['Alles für die erste Schale', 'Everything for the first bowl'],
      ['Mit gezeichneter Anleitung', 'With drawn instructions']
    ),
    keywords: list(['Matcha Set', 'matcha set'], ['Geschenkset', 'gift set'])
  }),
  buildSet('jasmin', {
    number: 4003,
    name: t('Teestunde am Deich', 'Teatime by the Sea'),
    category: 'gift-sets',
    alsoIn: ['gift-ideas'],
    items: [
      [201, 2],
      [3003, 1],
      [3004, 1]
    ],
    colors: ['#23405A', '#E3B565', '#E5EAEE'],
    motif: 'waves',
    short: t(
      'Ostfriesentee, Kluntje und Sanddornkekse, denn drei Tassen sind Ostfriesenrecht.',
      'East Frisian tea, rock sugar and sea buckthorn shortbread.'
    ),
    story: t(
      'Kandis in die Tasse, Tee darüber, Sahne an den Rand und nicht umrühren. Dazu ein Keks, der nach Küste schmeckt. Der Wind fehlt, den Rest haben wir eingepackt.',
      'Sugar in the cup, tea over it, cream along the edge and no stirring. With it a biscuit that tastes of the coast. The wind is missing; we packed the rest.'
    ),
    advice: t(
      'Reicht für eine Runde von sechs Personen, wenn niemand ein viertes Mal nachschenkt.',
      'Enough for a round of six, provided nobody pours a fourth time.'
    ),
    contents: t('4 Teile', '4 pieces'),
    usps: list(
      ['Komplette Teezeremonie', 'A complete tea ceremony'],
      ['Geschenkkarton inklusive', 'Gift box included']
    ),
    keywords: list(['Geschenkset', 'gift set'], ['Ostfriesentee', 'East Frisian tea'])
  }),
  buildSet('jasmin', {
    number: 4004,
    name: t('Gute-Nacht-Paket', 'Good Night Parcel'),
    category: 'gift-sets',
    items: [
      [405, 1],
      [401, 1],
      [3001, 1],
      [2004, 1]
    ],
    colors: ['#3C4370', '#E3B93C', '#E7E5EF'],
    motif: 'camomile',
    short: t(
      'Zwei ruhige Tees, Lindenhonig und ein Becher mit Deckel.',
      'Two quiet teas, lime blossom honey and a mug with a lid.'
    ),
    story: t(
      'Für jemanden, der viel um die Ohren hat. Der Becher hält die Wärme, der Honig das Gespräch, und nach der zweiten Tasse Melisse ist das Telefon meist vergessen.',
      'For someone with a lot on their mind. The mug keeps the warmth, the honey keeps the talk going, and after the second cup of lemon balm the phone is mostly forgotten.'
    ),
    advice: t(
      'Im Deckel ist Platz für ein paar eigene Zeilen; eine Karte und ein Umschlag liegen bei.',
      'There is room in the lid for a few lines of your own; a card and an envelope are enclosed.'
    ),
    contents: t('4 Teile', '4 pieces'),
    usps: list(
      ['Ganz ohne Koffein', 'Entirely caffeine-free'],
      ['Geschenkkarton inklusive', 'Gift box included']
    ),
    keywords: list(['Geschenkset', 'gift set'], ['Abend', 'evening'])
  }),
  buildSet('jasmin', {
    number: 4005,
    name: t('Frühlingsgruß', 'Spring Greeting'),
    category: 'gift-sets',
    items: [
      [905, 1],
      [302, 1],
      [2003, 1]
    ],
    colors: ['#D98CA3', '#FFF4F6', '#F7EAEC'],
    motif: 'cherry-blossom',
    short: t(
      'Kirschblüte, weißer Pfirsich und zwei schwebende Gläser.',
      'Cherry blossom, white peach and two floating glasses.'
    ),
    story: t(
      'Rosa, grün und durchsichtig: So sieht der März aus, wenn er freundlich ist. Die Kirschblüte gibt es nur zur Blütezeit, die übrigen Teile das ganze Jahr.',
      'Pink, green and clear: this is what March looks like when it is kind. The cherry blossom comes in blossom season only, the other parts all year round.'
    ),
    advice: t(
      'Die Gläser sind einzeln gepolstert und kommen heil an. Falls nicht, ersetzen wir sie.',
      'The glasses are padded one by one and arrive in one piece. If not, we replace them.'
    ),
    contents: t('3 Teile', '3 pieces'),
    usps: list(
      ['Zwei Tees und zwei Gläser', 'Two teas and two glasses'],
      ['Geschenkkarton inklusive', 'Gift box included']
    ),
    keywords: list(['Geschenkset', 'gift set'], ['Frühling', 'spring'])
  }),
  ...buildGiftCard('jasmin', {
    number: 5001,
    name: t('Tee-Geschenkkarte', 'Tea Gift Card'),
    alsoIn: ['gift-ideas'],
    popularity: 510,
    short: t(
      'Eine Geschenkkarte für jede Sorte im Haus, mit vier Motiven.',
      'A gift card for every tea in the house, in four designs.'
    ),
    story: t(
      'Wenn Sie wissen, dass jemand gern Tee trinkt, aber nicht welchen. Die Karte per Post kommt auf festem Papier in einem gefütterten Umschlag. Per E-Mail ist die Geschenkkarte nach wenigen Minuten da und lässt sich ausdrucken.',
      'For when you know that someone likes tea but not which one. The card by post comes on stiff paper in a lined envelope. By email the gift card is there within minutes and can be printed.'
    ),
    advice: t(
      'Einlösen lässt sie sich in einem Zug oder nach und nach; das Restguthaben sehen Sie an der Kasse. Geschenkkarten per E-Mail werden getrennt von anderer Ware bestellt.',
      'It can be redeemed at once or bit by bit; checkout shows the remaining balance. Gift cards by email are ordered separately from other goods.'
    ),
    motifs: {
      birthday: { main: '#C9473D', accent: '#F6E2C0', ground: '#F6E6E0' },
      thanks: { main: '#4E7A4A', accent: '#F3E7B1', ground: '#E6EDDD' },
      winter: { main: '#2F4E73', accent: '#E9EFF5', ground: '#E4E9F0' },
      flowers: { main: '#B9698C', accent: '#F8E4B8', ground: '#F5E6EC' }
    }
  })
]
