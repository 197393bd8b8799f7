import type { SeedProduct } from '../pictures/product-picture'
import { list, measure, t } from '../localized'
import { guaranteeLine } from '../promises'
import { buildAccessory } from './build-article'

const onePiece = t('1 Stück', '1 piece')

export const jasminAccessories: SeedProduct[] = [
  buildAccessory('jasmin', {
    number: 2006,
    name: t('Dauersieb Feinmaschig', 'Fine Mesh Infuser'),
    category: 'brewing-tools',
    form: 'infuser',
    colors: ['#A7AEA8', '#1F5B43', '#E9EAE4'],
    price: 1290,
    popularity: 570,
    short: t(
      'Edelstahlsieb für fast jede Tasse, mit Deckel als Abtropfschale.',
      'A steel infuser for almost any cup, with a lid that catches drips.'
    ),
    story: t(
      'Blätter brauchen Platz, sonst schmeckt auch guter Tee nach wenig. Dieses Sieb ist so weit wie die Tasse und so fein, dass selbst Rooibos darin bleibt. Die Griffe passen auf Ränder von 7 bis 11 cm.',
      'Leaves need room, or even good tea will taste of little. This infuser is as wide as the cup and so fine that even rooibos stays inside. The handles fit rims from 7 to 11 cm.'
    ),
    advice: t(
      'Ausklopfen, ausspülen, fertig. Verfärbungen löst ein Teelöffel Natron in heißem Wasser.',
      'Knock out, rinse, done. A teaspoon of baking soda in hot water removes stains.'
    ),
    contents: t('1 Sieb mit Deckel', '1 infuser with lid'),
    material: t('Edelstahl', 'Stainless steel'),
    specs: { height: '7 cm', width: '11 cm', depth: measure(6.5, 'cm'), dishwasherSafe: true },
    usps: list(
      ['Auch für feinen Rooibos', 'Even for fine rooibos'],
      ['Hält ein Leben lang', 'Lasts a lifetime']
    ),
    keywords: list(['Teesieb', 'tea strainer'], ['Teefilter', 'infuser'])
  }),
  buildAccessory('jasmin', {
    number: 2007,
    name: t('Papierfilter Größe M, 100 Stück', 'Paper Filters Size M, 100 Pieces'),
    category: 'brewing-tools',
    label: { line1: 'Papierfilter', line2: 'Größe M' },
    form: 'paper-filters',
    colors: ['#D8C6A0', '#5C4330', '#F1EBDD'],
    price: 395,
    minOrderQuantity: 2,
    stepQuantity: 2,
    short: t(
      'Ungebleichte Filter für Kanne und Thermobecher, ab zwei Packungen.',
      'Unbleached filters for pot and flask, sold in twos.'
    ),
    story: t(
      'Für unterwegs und für alle, die nicht spülen möchten. Das Papier ist dünn, reißfest und schmeckt nach nichts. Damit der Karton sich lohnt, liefern wir sie paarweise.',
      'For travelling, and for those who would rather not wash up. The paper is thin, hard to tear and tastes of nothing. To make the carton worthwhile we send them in pairs.'
    ),
    advice: t(
      'Nach Gebrauch samt Blättern auf den Kompost geben.',
      'After use, put them on the compost, leaves and all.'
    ),
    contents: t('100 Filter', '100 filters'),
    material: t('Papier, ungebleicht', 'Unbleached paper'),
    specs: { height: '16 cm', width: '8 cm' },
    usps: list(['Kompostierbar', 'Compostable'], ['Ohne Leim genäht', 'Sewn without glue']),
    baseMeasure: { amount: 100, unit: 'piece', per: 1 },
    keywords: list(['Teefilter', 'tea filters'])
  }),
  buildAccessory('jasmin', {
    number: 2008,
    name: t('Wasserkocher Siebzig Grad', 'Seventy Degrees Kettle'),
    category: 'brewing-tools',
    form: 'kettle',
    colors: ['#2F3A36', '#D9A441', '#E4E6E1'],
    price: 8990,
    sale: 7490,
    lastMonth: 7990,
    short: t(
      'Fünf Temperaturen von 60 bis 100 °C, gradgenau gehalten.',
      'Five temperatures from 60 to 100 °C, held to the degree.'
    ),
    story: t(
      'Wer grünen Tee liebt, braucht kein Thermometer mehr. Ein Druck auf 70, und das Wasser bleibt dort eine halbe Stunde. Der schmale Ausguss führt den Strahl so ruhig, dass auch ein Handfilter gelingt.',
      'If you love green tea you no longer need a thermometer. Press 70 and the water stays there for half an hour. The slender spout pours so calmly that a hand filter works as well.'
    ),
    advice: t(
      'Alle vier Wochen mit Zitronensäure entkalken; die Anzeige erinnert Sie daran.',
      'Descale with citric acid every four weeks; the display reminds you.'
    ),
    contents: t('1 Wasserkocher mit Basis', '1 kettle with base'),
    material: t('Edelstahl, Kunststoff (BPA-frei)', 'Stainless steel, BPA-free plastic'),
    specs: {
      color: t('Anthrazit', 'Anthracite'),
      materials: list(['Edelstahl', 'Stainless steel'], ['Kunststoff (ABS)', 'ABS plastic']),
      capacity: '900 ml',
      height: '19 cm',
      width: '28 cm',
      depth: '16 cm',
      plugType: 'EU (CEE 7/7)',
      voltageRating: '220–240 V, 1200 W',
      tempAdjustmant: true
    },
    usps: list(
      ['Hält die Temperatur 30 Minuten', 'Holds its temperature for 30 minutes'],
      guaranteeLine('kettle', 'jasmin')
    ),
    keywords: list(['Wasserkocher', 'electric kettle'])
  }),
  buildAccessory('jasmin', {
    number: 2009,
    name: t('Matchabesen aus Bambus', 'Bamboo Matcha Whisk'),
    category: 'brewing-tools',
    form: 'whisk',
    motif: 'leaf',
    colors: ['#C9A765', '#6C9A3B', '#EFEBD9'],
    price: 1690,
    short: t(
      'Achtzig Borsten aus einem Stück, von Hand gespalten.',
      'Eighty tines from a single piece, split by hand.'
    ),
    story: t(
      'Aus einem Bambusrohr werden in elf Schritten achtzig feine Zinken. Ein Milchschäumer macht Blasen, der Besen macht Schaum; der Unterschied liegt im Handgelenk und ist nach drei Tagen gelernt.',
      'In eleven steps a bamboo cane becomes eighty fine tines. A frother makes bubbles, the whisk makes foam; the difference is in the wrist and learnt in three days.'
    ),
    advice: t(
      'Vor dem ersten Gebrauch eine Minute in warmem Wasser weichen lassen, danach stehend trocknen.',
      'Soak in warm water for a minute before first use, then dry standing upright.'
    ),
    contents: onePiece,
    material: t('Bambus', 'Bamboo'),
    specs: { height: '11 cm', width: '6 cm', dishwasherSafe: false },
    usps: list(['Achtzig Borsten', 'Eighty tines'], ['Von Hand gefertigt', 'Made by hand']),
    keywords: list(['Matcha', 'matcha'], ['Chasen', 'chasen'])
  }),
  buildAccessory('jasmin', {
    number: 2010,
    name: t('Teemaß Kirschholz', 'Cherrywood Tea Measure'),
    category: 'brewing-tools',
    form: 'tea-scoop',
    colors: ['#8A4B2D', '#E7C48F', '#F0E5DA'],
    price: 990,
    badge: 'new',
    short: t('Ein gestrichener Löffel ist eine Tasse.', 'One level spoon is one cup.'),
    story: t(
      'Gedrechselt aus Obstholz, das in Franken beim Verjüngen der Bäume anfällt. Der Löffel fasst 2,5 g Blatt-Tee, bei Kräutern nehmen Sie ihn gehäuft. Der Stiel ist kurz genug für jede Dose.',
      'Turned from fruit wood left over when trees in Franconia are pruned. The spoon holds 2.5 g of leaf; heap it for herbs. The handle is short enough for any tin.'
    ),
    advice: t(
      'Mit einem feuchten Tuch abwischen und zweimal im Jahr leicht ölen.',
      'Wipe with a damp cloth and oil lightly twice a year.'
    ),
    contents: onePiece,
    material: t('Kirschholz, geölt', 'Oiled cherrywood'),
    specs: { height: '3 cm', width: '11 cm', depth: '4 cm', dishwasherSafe: false },
    usps: list(
      ['Für 2,5 g je Tasse', 'For 2.5 g per cup'],
      ['Aus heimischem Obstholz', 'From local fruit wood']
    ),
    keywords: list(['Teelöffel', 'tea scoop'])
  }),
  buildAccessory('jasmin', {
    number: 2011,
    name: t('Teedose Laub 100 g', 'Foliage Tin 100 g'),
    category: 'tea-storage',
    form: 'tea-tin',
    motif: 'leaf',
    colors: ['#1F5B43', '#D9C27A', '#E1EADD'],
    price: 1190,
    short: t(
      'Weißblech mit Innendeckel, dicht gegen Licht und Luft.',
      'Tinplate with an inner lid, tight against light and air.'
    ),
    story: t(
      'Tee wird nicht schlecht, er verliert nur seinen Duft. Hält man Licht und Küchenduft fern, bleibt er ein Jahr lang so, wie er abgefüllt wurde. Das Laubmuster ist geprägt und lässt sich im Dunkeln ertasten.',
      'Tea does not go off, it only fades. Keep away light and the smells of the kitchen and it stays for a year as it was packed. The leaf pattern is embossed, so you can find it in the dark.'
    ),
    advice: t(
      'Nur trocken auswischen, damit der nächste Tee nach sich selbst schmeckt.',
      'Wipe out dry only, so that the next tea tastes of itself.'
    ),
    contents: t('1 Dose für 100 g', '1 tin for 100 g'),
    material: t('Weißblech', 'Tinplate'),
    specs: { height: '12 cm', width: '8 cm', depth: '8 cm' },
    usps: list(['Doppelter Deckel', 'Double lid'], ['Stapelbar', 'Stackable']),
    keywords: list(['Teedose', 'tea caddy'])
  }),
  buildAccessory('jasmin', {
    number: 2012,
    name: t('Teekasten Acht Fächer', 'Tea Chest with Eight Compartments'),
    category: 'tea-storage',
    form: 'tea-chest',
    colors: ['#6B4A2F', '#DCE8D6', '#ECE3D7'],
    price: 4490,
    basketLimit: 2,
    alsoIn: ['gift-ideas'],
    short: t(
      'Akazienkasten mit Glasdeckel für rund 80 Beutel.',
      'Acacia chest with a glass lid for about 80 bags.'
    ),
    story: t(
      'Er steht auf dem Tisch, wenn Besuch kommt, und jeder darf wählen. Die Fächer lassen sich herausnehmen, dann passt auch eine Dose hinein. Wir fertigen in kleiner Zahl und geben höchstens zwei je Bestellung ab.',
      'It stands on the table when guests come, and everyone may choose. The dividers lift out, and then a tin fits in as well. We make few of them and sell no more than two per order.'
    ),
    advice: t(
      'Im Lieferumfang sind keine Beutel. Passende Sorten finden Sie unter den Probierpaketen.',
      'Bags are not included. You will find suitable ones among the samplers.'
    ),
    contents: t('1 Kasten, leer', '1 chest, empty'),
    material: t('Akazienholz, Glas', 'Acacia wood, glass'),
    specs: { height: '9 cm', width: '33 cm', depth: '18 cm' },
    usps: list(['Platz für 80 Beutel', 'Room for 80 bags'], ['Herausnehmbare Fächer', 'Removable dividers']),
    keywords: list(['Teebox', 'tea box'])
  })
]
