import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildLooseTea, buildTea, type TeaFamily } from './build-tea'
import { soldOut } from './inventory'

const blackTea: TeaFamily = {
  category: 'black-tea',
  teaType: 'black',
  motif: 'leaf',
  ground: '#F0E2D3',
  caffeine: 'high',
  brewing: { grams: 2.5, temperature: 100, minutes: 4, milliliters: 200 },
  keywords: list(['schwarzer Tee', 'black tea'], ['Schwarztee', 'breakfast tea'])
}

export const jasminBlackTea: SeedProduct[] = [
  buildTea(blackTea, {
    number: 201,
    name: t('Ostfriesen Deichwind', 'East Frisian Dyke Wind'),
    motif: 'waves',
    colors: ['#23405A', '#E3B565'],
    price: 425,
    popularity: 705,
    short: t(
      'Kräftige Assam-Mischung für Kluntje und Sahne.',
      'A strong Assam blend made for rock sugar and cream.'
    ),
    story: t(
      'Drei Tassen gehören sich, und jede wird anders: die erste bitter, die zweite sahnig, die dritte süß. Deichwind ist dafür gemischt, mit kleinem Blatt, das schnell Farbe gibt, und einem Anteil Java, der auch hartem Wasser standhält.',
      'Three cups are good manners, and each is different: the first bitter, the second creamy, the third sweet. Deichwind is blended for that, with a small leaf that colours fast and a share of Java that stands up to hard water.'
    ),
    taste: ['malty', 'spicy'],
    scales: [5, 0, 3],
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Assam, Indien; Java, Indonesien', 'Assam, India; Java, Indonesia'),
    keywords: list(['Ostfriesentee', 'East Frisian tea'])
  }),
  buildTea(blackTea, {
    number: 202,
    name: t('Guter Morgen Nr. 3', 'Good Morning No. 3'),
    motif: 'sunrise',
    colors: ['#8E2F23', '#F3D08A'],
    price: 395,
    popularity: 660,
    short: t(
      'Unser Frühstückstee: dunkel, wach, mit Milch am besten.',
      'Our breakfast tea: dark, lively, best with milk.'
    ),
    story: t(
      'Zwei Mischungen haben wir verworfen, die dritte blieb. Assam bringt Malz, Ceylon Frische und ein Rest Kenia die leuchtende Farbe. Sie dürfen ihn vergessen und erst nach sechs Minuten wiederfinden; er nimmt es nicht übel.',
      'We discarded two blends; the third one stayed. Assam brings malt, Ceylon freshness and a little Kenya the glowing colour. You may forget it and find it again after six minutes; it does not take offence.'
    ),
    taste: ['malty'],
    scales: [4, 0, 3],
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Assam, Indien; Sri Lanka; Kenia', 'Assam, India; Sri Lanka; Kenya'),
    keywords: list(['Frühstückstee', 'breakfast blend'])
  }),
  buildTea(blackTea, {
    number: 203,
    name: t('Assam Flusslauf', 'Assam River Bend'),
    motif: 'river',
    colors: ['#5B2A1A', '#D98E3F'],
    price: 445,
    organic: true,
    badge: 'organic',
    short: t(
      'Zweite Ernte vom Südufer des Brahmaputra, malzig und rund.',
      'Second flush from the south bank of the Brahmaputra, malty and round.'
    ),
    story: t(
      'Im Juni tragen die Büsche goldene Spitzen, dann schmeckt Assam am tiefsten. Der Garten liegt auf altem Schwemmland und wird seit Jahren ohne Spritzmittel bewirtschaftet. Denken Sie an Malzbier und dunklen Honig.',
      'In June the bushes wear golden tips, and Assam is at its deepest. The garden lies on old flood plain and has been farmed without sprays for years. Think of malt and dark honey.'
    ),
    taste: ['malty', 'sweet'],
    scales: [4, 1, 2],
    ingredients: t('Schwarzer Tee*. *aus kontrolliert biologischem Anbau', 'Black tea*. *organically grown'),
    origin: t('Golaghat, Assam, Indien', 'Golaghat, Assam, India')
  }),
  buildTea(blackTea, {
    number: 204,
    name: t('Darjeeling Frühe Knospe', 'Darjeeling Early Bud'),
    motif: 'bud',
    colors: ['#B98A2E', '#F7EBC0', '#F4ECD9'],
    price: 595,
    caffeine: 'medium',
    short: t(
      'Erste Pflückung, hell in der Tasse, mit Muskatellertraube.',
      'First flush, pale in the cup, with muscatel grape.'
    ),
    story: t(
      'Nach dem Winter treiben die Büsche in Kurseong nur wenige Wochen lang so zart. Der Tee bleibt fast grün und duftet nach Wiese und Traube. Milch braucht er nicht, Ruhe schon.',
      'After winter the bushes in Kurseong put out shoots this tender for a few weeks only. The tea stays almost green and smells of meadow and grape. It needs no milk, but it does ask for quiet.'
    ),
    taste: ['floral', 'fresh', 'fruity'],
    scales: [3, 3, 0],
    brewing: { temperature: 90, minutes: 3 },
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Kurseong, Darjeeling, Indien', 'Kurseong, Darjeeling, India')
  }),
  buildTea(blackTea, {
    number: 205,
    name: t('Earl Grey Kalabrien', 'Earl Grey Calabria'),
    colors: ['#3E4F7A', '#F2D35C', '#E6E8F0'],
    motif: 'lemon',
    price: 465,
    popularity: 625,
    short: t(
      'Ceylontee mit Bergamottöl aus Reggio, klar und nicht parfümiert.',
      'Ceylon tea with bergamot oil from Reggio, clear and never perfumed.'
    ),
    story: t(
      'Das Öl wird kalt aus der Schale gepresst und in drei Gängen auf den Tee gegeben, damit es einzieht und nicht obenauf liegt. So riecht die Dose kräftig, die Tasse aber schmeckt vor allem nach Tee.',
      'The oil is cold-pressed from the peel and added in three rounds, so that it sinks in and does not lie on top. The tin smells strong, yet the cup tastes of tea first.'
    ),
    taste: ['fresh', 'floral'],
    scales: [4, 3, 1],
    ingredients: t('Schwarzer Tee (98 %), natürliches Bergamottöl', 'Black tea (98 %), natural bergamot oil'),
    origin: t('Dimbula, Sri Lanka', 'Dimbula, Sri Lanka'),
    keywords: list(['Bergamotte', 'bergamot'])
  }),
  buildTea(blackTea, {
    number: 206,
    name: t('Lady Lavendel', 'Lady Lavender'),
    colors: ['#7B5EA3', '#E6D6F2', '#ECE6F3'],
    motif: 'lavender',
    price: 485,
    sale: 395,
    lastMonth: 465,
    short: t(
      'Earl Grey mit Lavendelblüten, weich und ein wenig verträumt.',
      'Earl Grey with lavender, soft and a little dreamy.'
    ),
    story: t(
      'Zu viel Lavendel schmeckt nach Wäscheschrank, zu wenig nach gar nichts. Bei 1,5 Prozent sind wir geblieben. Bergamotte und Blüte halten sich die Waage, und ein Löffel Honig bringt beide zusammen.',
      'Too much lavender tastes of the linen cupboard, too little of nothing. We settled on 1.5 per cent. Bergamot and blossom keep each other in balance, and a spoonful of honey brings them together.'
    ),
    taste: ['floral', 'sweet'],
    scales: [3, 2, 1],
    ingredients: t(
      'Schwarzer Tee, Lavendelblüten (1,5 %), natürliches Bergamottöl',
      'Black tea, lavender (1.5 %), natural bergamot oil'
    ),
    origin: t('Sri Lanka; Lavendel aus der Drôme, Frankreich', 'Sri Lanka; lavender from the Drôme, France'),
    keywords: list(['Lavendel', 'lavender'])
  }),
  buildTea(blackTea, {
    number: 207,
    name: t('Ceylon Bergsee', 'Ceylon Mountain Lake'),
    motif: 'mountains',
    colors: ['#1E6B74', '#F0B64E', '#DFEBEA'],
    price: 435,
    short: t(
      'Hochland-Ceylon mit Zitrusnote, kupferrot und lebhaft.',
      'High-grown Ceylon with a citrus note, copper-red and lively.'
    ),
    story: t(
      'Über 1.800 Metern weht von Januar bis März ein trockener Wind, der das Blatt aromatisch macht. Das ist die Zeit, aus der dieser Tee stammt. Er ist der beste, den wir für Eis und eine Scheibe Zitrone kennen.',
      'Above 1,800 metres a dry wind blows from January to March and makes the leaf fragrant. That is the season this tea comes from. It is the best we know for ice and a slice of lemon.'
    ),
    taste: ['fresh', 'fruity'],
    scales: [3, 2, 1],
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Nuwara Eliya, Sri Lanka', 'Nuwara Eliya, Sri Lanka')
  }),
  buildTea(blackTea, {
    number: 208,
    name: t('Chai Basargasse', 'Chai Bazaar Lane'),
    colors: ['#C05A1E', '#5B2A1A', '#F4E2CF'],
    motif: 'spice',
    price: 475,
    popularity: 615,
    short: t(
      'Assam mit Kardamom, Zimt, Ingwer und einer Spur Pfeffer.',
      'Assam with cardamom, cinnamon, ginger and a trace of pepper.'
    ),
    story: t(
      'Die Gewürze werden bei uns im Haus gebrochen, nicht gemahlen; so geben sie ihre Öle erst im Topf ab. Kochen Sie den Beutel mit halb Wasser, halb Milch auf, dann schmeckt er wie vom Stand an der Ecke.',
      'We crack the spices in house and do not grind them, so they give up their oils only in the pan. Simmer the bag in half water, half milk and it tastes as it does at the stall on the corner.'
    ),
    taste: ['spicy', 'malty', 'sweet'],
    scales: [5, 0, 2],
    brewing: { minutes: 6 },
    ingredients: t(
      'Schwarzer Tee (60 %), Zimt, Kardamom (9 %), Ingwer, Nelken, schwarzer Pfeffer',
      'Black tea (60 %), cinnamon, cardamom (9 %), ginger, cloves, black pepper'
    ),
    origin: t('Assam, Indien; Gewürze aus Kerala', 'Assam, India; spices from Kerala'),
    keywords: list(['Gewürztee', 'masala chai'])
  }),
  buildTea(blackTea, {
    number: 209,
    name: t('Kirsche im Schnee', 'Cherry in the Snow'),
    colors: ['#F3D6D4', '#B3243D', '#F6E3E3'],
    motif: 'cherry',
    price: 455,
    short: t(
      'Schwarzer Tee mit Sauerkirsche und einem Hauch Mandel.',
      'Black tea with sour cherry and a breath of almond.'
    ),
    story: t(
      'Der Name stammt von einer Kundin, die ihn an einem Aprilmorgen mit Blick in den verschneiten Garten trank. Sauerkirschstücke, Kirschblätter und ein weicher Keemun: mehr ist nicht darin, und es fehlt auch nichts.',
      'The name comes from a customer who drank it one April morning, looking out at a snow-covered garden. Sour cherry pieces, cherry leaves and a soft keemun: there is no more in it, and nothing is missing.'
    ),
    taste: ['fruity', 'sweet', 'nutty'],
    scales: [3, 5, 1],
    ingredients: t(
      'Schwarzer Tee, Sauerkirschstücke (8 %), Kirschblätter, natürliches Aroma',
      'Black tea, sour cherry pieces (8 %), cherry leaves, natural flavouring'
    ),
    origin: t('Anhui, China', 'Anhui, China'),
    keywords: list(['Kirsche', 'cherry'])
  }),
  ...buildLooseTea(blackTea, {
    number: 211,
    name: t('Assam Goldspitze', 'Assam Golden Tip'),
    motif: 'bud',
    colors: ['#7A3B16', '#E7B84B'],
    prices: [890, 1990, 3690],
    short: t(
      'Ganzes Blatt mit vielen hellen Spitzen, vollmundig und süßlich.',
      'Whole leaf with many pale tips, full-bodied and faintly sweet.'
    ),
    story: t(
      'Die goldenen Spitzen sind junge Knospen, die beim Rollen heil geblieben sind. Sie machen den Tee nicht stärker, aber weicher. Ein Sonntagstee, der Milch verträgt und sie nicht braucht.',
      'The golden tips are young buds that survived the rolling. They do not make the tea stronger, only softer. A tea for Sundays that takes milk and does not need it.'
    ),
    taste: ['malty', 'sweet'],
    scales: [5, 1, 2],
    brewing: { grams: 2.5, milliliters: 200 },
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Dibrugarh, Assam, Indien', 'Dibrugarh, Assam, India')
  }),
  ...buildLooseTea(blackTea, {
    number: 212,
    name: t('Darjeeling Sommergarten', 'Darjeeling Summer Garden'),
    motif: 'mountains',
    colors: ['#A8662B', '#F1DDA6', '#F3E8D8'],
    prices: [1090, 2490, 4590],
    stocks: [undefined, undefined, soldOut],
    caffeine: 'medium',
    short: t(
      'Zweite Pflückung aus 1.500 Metern, mit Muskat und reifer Pflaume.',
      'Second flush from 1,500 metres, with muscat and ripe plum.'
    ),
    story: t(
      'Im Juni hat die Sonne Kraft, und winzige Zikaden knabbern an den Blättern. Die Pflanze wehrt sich mit Duftstoffen, die später nach Muskatellertraube schmecken. Bernsteinfarben und lang im Abgang.',
      'In June the sun has strength, and tiny leafhoppers nibble at the leaves. The plant defends itself with fragrance that later tastes of muscatel grape. Amber in the cup, and long on the finish.'
    ),
    taste: ['fruity', 'floral', 'malty'],
    scales: [4, 3, 1],
    brewing: { temperature: 95, minutes: 3 },
    ingredients: t('Schwarzer Tee', 'Black tea'),
    origin: t('Mirik, Darjeeling, Indien', 'Mirik, Darjeeling, India')
  }),
  ...buildLooseTea(blackTea, {
    number: 213,
    name: t('Rauchfang', 'Smoke and Pine'),
    motif: 'smoke',
    colors: ['#3B3B3B', '#C9772F', '#E6E2DC'],
    prices: [790, 1790, 3290],
    short: t(
      'Über Kiefernholz getrocknet, nach Lagerfeuer und dunklem Karamell.',
      'Dried over pine wood, tasting of campfire and dark caramel.'
    ),
    story: t(
      'Man mag ihn sofort oder nie. Die Blätter hängen in Bambuskörben unter dem Dach, während unten langsam Kiefer verglüht. Gut zu kräftigem Käse, zu Lachs und zu Tagen mit Regen.',
      'You like it at once or never. The leaves hang in bamboo baskets beneath the roof while pine smoulders slowly below. Good with strong cheese, with salmon and on days of rain.'
    ),
    taste: ['roasty', 'spicy'],
    scales: [5, 0, 5],
    ingredients: t('Schwarzer Tee, geräuchert', 'Smoked black tea'),
    origin: t('Wuyi-Berge, Fujian, China', 'Wuyi Mountains, Fujian, China')
  }),
  ...buildLooseTea(blackTea, {
    number: 214,
    name: t('Ceylon Zimtgarten', 'Ceylon Cinnamon Garden'),
    colors: ['#9B4A2A', '#F4D6A8'],
    motif: 'spice',
    prices: [690, 1590, 2890],
    short: t(
      'Kräftiges Blatt aus dem Tiefland mit Splittern von echtem Zimt.',
      'A robust low-grown leaf with splinters of true cinnamon.'
    ),
    story: t(
      'In Galle wachsen Tee und Zimt am selben Hang, manchmal auf demselben Feld. Wir lassen beide, wie sie sind: langes dunkles Blatt, dünne Rinde. Zusammen ergeben sie eine Süße, die ohne Zucker auskommt.',
      'In Galle tea and cinnamon grow on the same slope, sometimes in the same field. We leave both as they are: long dark leaf, thin bark. Together they have a sweetness that needs no sugar.'
    ),
    taste: ['spicy', 'sweet', 'malty'],
    scales: [4, 0, 2],
    ingredients: t('Schwarzer Tee (92 %), Ceylon-Zimt (8 %)', 'Black tea (92 %), Ceylon cinnamon (8 %)'),
    origin: t('Galle, Sri Lanka', 'Galle, Sri Lanka')
  })
]
