import type { SeedProduct } from '../pictures/product-picture'
import { list, t } from '../localized'
import { buildAccessory, buildTreat } from './build-article'
import { inStock } from './inventory'

const onePiece = t('1 Stück', '1 piece')

export const jasminAccessories: SeedProduct[] = [
  buildAccessory('jasmin', {
    number: 2001,
    name: t('Glaskanne Klarsicht 1 l', 'Clear View Glass Pot 1 l'),
    category: 'pots-cups',
    form: 'tea-pot',
    motif: 'jasmine',
    colors: ['#BFD3D2', '#D9A441', '#E4ECE9'],
    price: 3490,
    popularity: 590,
    short: t(
      'Borosilikatglas mit herausnehmbarem Sieb, für bis zu sechs Tassen.',
      'Borosilicate glass with a removable strainer, for up to six cups.'
    ),
    story: t(
      'Man sieht, wie sich die Blätter öffnen, und man sieht, wann der Tee die richtige Farbe hat. Der Ausguss ist so geschnitten, dass er nicht nachtropft; wir haben dafür vier Muster verworfen.',
      'You can see the leaves open, and you can see when the tea has the right colour. The spout is cut so that it does not drip; we rejected four samples to get there.'
    ),
    advice: t(
      'Spülmaschinenfest, mikrowellengeeignet ohne Sieb. Auf dem Stövchen bleibt sie bis zum letzten Schluck warm.',
      'Dishwasher-safe, and fit for the microwave without the strainer. On a warmer it keeps its heat to the last sip.'
    ),
    contents: t('1 Kanne mit Sieb und Deckel', '1 pot with strainer and lid'),
    material: t('Borosilikatglas, Edelstahl', 'Borosilicate glass, stainless steel'),
    specs: { capacity: '1000 ml', height: '14 cm', width: '22 cm', depth: '15 cm', dishwasherSafe: true },
    usps: list(
      ['Tropffreier Ausguss', 'Drip-free spout'],
      ['Sieb für ganze Blätter', 'Strainer for whole leaves']
    ),
    keywords: list(['Teekanne', 'teapot'], ['Glaskanne', 'glass teapot'])
  }),
  buildAccessory('jasmin', {
    number: 2002,
    name: t('Porzellankanne Nordlicht', 'Northern Light Porcelain Pot'),
    category: 'pots-cups',
    form: 'tea-pot',
    colors: ['#3E6B73', '#F3EFE4', '#DFE9E8'],
    price: 5990,
    sale: 4790,
    short: t(
      'Bauchige Kanne in Seegrün, 1,2 Liter, mit Deckelhalt.',
      'A round pot in sea green, 1.2 litres, with a lid that stays on.'
    ),
    story: t(
      'Die Glasur wird zweimal aufgetragen und läuft an den Kanten heller aus, deshalb gleicht keine Kanne der anderen. Der Deckel hat eine Nase und bleibt sitzen, auch wenn Sie den letzten Rest ausgießen.',
      'The glaze is applied twice and thins to a paler tone at the edges, so no pot is quite like another. The lid has a catch and stays put even when you pour the last drop.'
    ),
    advice: t(
      'Bitte vor dem ersten Aufguss mit heißem Wasser ausschwenken. Von Hand gespült, behält die Glasur ihren Glanz.',
      'Please rinse with hot water before the first brew. Washed by hand, the glaze keeps its shine.'
    ),
    contents: t('1 Kanne mit Deckel', '1 pot with lid'),
    material: t('Hartporzellan, glasiert', 'Glazed hard-paste porcelain'),
    specs: { capacity: '1200 ml', height: '16 cm', width: '24 cm', depth: '16 cm', dishwasherSafe: true },
    usps: list(['Jede Glasur ein Einzelstück', 'Every glaze unique'], ['Deckel mit Halt', 'Locking lid']),
    keywords: list(['Teekanne', 'teapot'], ['Porzellan', 'porcelain'])
  }),
  buildAccessory('jasmin', {
    number: 2003,
    name: t('Doppelwandglas Schwebe, 2 Stück', 'Floating Double-Wall Glass, Set of 2'),
    category: 'pots-cups',
    form: 'tea-cup',
    motif: 'hibiscus',
    colors: ['#C9DADA', '#A3203C', '#EDF1EF'],
    price: 2490,
    popularity: 545,
    alsoIn: ['gift-ideas'],
    short: t('Hält den Tee heiß und die Finger kühl.', 'Keeps the tea hot and the fingers cool.'),
    story: t(
      'Zwischen den beiden Wänden ist nichts als Luft. Der Tee scheint darin zu schweben, besonders ein roter. Mundgeblasen und dünn, dabei robuster, als es aussieht.',
      'Between the two walls there is nothing but air. Tea seems to float in it, red tea above all. Mouth-blown and thin, yet sturdier than it looks.'
    ),
    advice: t(
      'Für Heißes und Kaltes bis 300 ml. In der Spülmaschine bitte mit Abstand zum Nachbarglas.',
      'For hot and cold drinks up to 300 ml. In the dishwasher, please leave some distance to the next glass.'
    ),
    contents: t('2 Gläser', '2 glasses'),
    material: t('Borosilikatglas', 'Borosilicate glass'),
    specs: { capacity: '300 ml', height: '11 cm', width: '8.5 cm', depth: '8.5 cm', dishwasherSafe: true },
    usps: list(['Kein Untersetzer nötig', 'No coaster needed'], ['Mundgeblasen', 'Mouth-blown']),
    baseMeasure: { amount: 2, unit: 'piece', per: 1 },
    keywords: list(['Teeglas', 'tea glass'])
  }),
  buildAccessory('jasmin', {
    number: 2004,
    name: t('Becher Hafermond', 'Oat Moon Mug'),
    category: 'pots-cups',
    form: 'tea-cup',
    colors: ['#D9CBB0', '#5C4330', '#EFE8DB'],
    price: 1790,
    short: t(
      'Steinzeugbecher mit Deckel, der zum Untersetzer wird.',
      'A stoneware mug whose lid becomes a coaster.'
    ),
    story: t(
      'Sieben Minuten ziehen lassen und dabei nicht kalt werden: dafür der Deckel. Danach dient er dem tropfenden Beutel als Ablage. 350 ml sind genau eine große Tasse.',
      'Steep for seven minutes without going cold: hence the lid. Afterwards it serves as a rest for the dripping bag. 350 ml is exactly one big cup.'
    ),
    advice: t(
      'Der unglasierte Rand am Boden ist gewollt und schont den Tisch nicht immer; ein Filz liegt bei.',
      'The unglazed ring at the base is intended and not always kind to tables; a felt pad is included.'
    ),
    contents: t('1 Becher mit Deckel', '1 mug with lid'),
    material: t('Steinzeug', 'Stoneware'),
    specs: { capacity: '350 ml', height: '10 cm', width: '12 cm', depth: '9 cm', dishwasherSafe: true },
    usps: list(['Deckel hält warm', 'Lid keeps it warm'], ['In Portugal gedreht', 'Thrown in Portugal']),
    keywords: list(['Teetasse', 'tea mug'])
  }),
  buildAccessory('jasmin', {
    number: 2005,
    name: t('Matchaschale Moosgarten', 'Moss Garden Matcha Bowl'),
    category: 'pots-cups',
    form: 'tea-cup',
    motif: 'leaf',
    colors: ['#55683F', '#C9B98A', '#E4E7D8'],
    price: 3290,
    inventory: inStock(3),
    short: t(
      'Weite Schale mit rauem Boden, damit der Besen greift.',
      'A wide bowl with a rough base that gives the whisk some grip.'
    ),
    story: t(
      'Eine Töpferin bei Höhr dreht für uns zwanzig Stück im Monat. Innen läuft die Glasur ins Grüne, außen bleibt sie matt. Was Sie bekommen, ähnelt dem Bild, gleicht ihm aber nicht.',
      'A potter near Höhr throws twenty a month for us. Inside, the glaze runs into green; outside it stays matt. What you receive resembles the picture but does not match it.'
    ),
    advice: t(
      'Vor dem Schlagen mit heißem Wasser füllen, so bleibt der Schaum länger stehen. Nur von Hand spülen.',
      'Fill it with hot water before whisking and the foam will stand longer. Wash by hand only.'
    ),
    contents: onePiece,
    material: t('Steinzeug, handgedreht', 'Hand-thrown stoneware'),
    specs: { capacity: '400 ml', height: '7.5 cm', width: '12 cm', depth: '12 cm', dishwasherSafe: false },
    usps: list(['Handgedreht', 'Thrown by hand'], ['Kleine Auflage', 'Small edition']),
    keywords: list(['Matcha', 'matcha'], ['Chawan', 'chawan'])
  }),
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
    specs: { height: '7 cm', width: '11 cm', depth: '6.5 cm', dishwasherSafe: true },
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
    form: 'tea-box',
    motif: 'leaf',
    colors: ['#D8C6A0', '#5C4330', '#F1EBDD'],
    price: 395,
    minOrderQuantity: 2,
    stepQuantity: 2,
    short: t(
      'Ungebleichte Filter für Kanne und Thermobecher, ab zwei Packungen.',
      'Unbleached filters for pot and flask, from two packs.'
    ),
    story: t(
      'Für unterwegs und für alle, die nicht spülen möchten. Das Papier ist dünn, reißfest und schmeckt nach nichts. Damit der Karton sich lohnt, liefern wir sie paarweise.',
      'For travelling, and for those who would rather not wash up. The paper is thin, hard to tear and tastes of nothing. To make the carton worthwhile we ship them in pairs.'
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
      ['Zwei Jahre Garantie', 'Two-year guarantee']
    ),
    keywords: list(['Wasserkocher', 'electric kettle'])
  }),
  buildAccessory('jasmin', {
    number: 2009,
    name: t('Matchabesen aus Bambus', 'Bamboo Matcha Whisk'),
    category: 'brewing-tools',
    form: 'infuser',
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
    form: 'infuser',
    motif: 'bean',
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
      'Tee altert nicht, er verliert. Hält man Licht und Küchenduft fern, bleibt er ein Jahr lang so, wie er abgefüllt wurde. Das Laubmuster ist geprägt und lässt sich im Dunkeln ertasten.',
      'Tea does not age, it loses. Keep away light and the smells of the kitchen and it stays for a year as it was packed. The leaf pattern is embossed, so you can find it in the dark.'
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
    form: 'tea-sampler',
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
  }),
  buildTreat('jasmin', {
    number: 3001,
    name: t('Lindenblütenhonig', 'Lime Blossom Honey'),
    category: 'honey',
    form: 'honey-jar',
    motif: 'flowers',
    colors: ['#D9B44A', '#6C8A3F', '#F8F0D8'],
    label: { line1: 'Lindenblüte', line2: 'Honig' },
    price: 795,
    popularity: 480,
    short: t('Hell, minzig und frisch: passt zu Kräutertee.', 'Pale, minty and fresh: goes with herbal tea.'),
    story: t(
      'Vierzehn Tage blühen die Linden an der Allee bei Lübben, dann ist das Glas voll. Kalt geschleudert und nicht gerührt, daher wird der Honig mit der Zeit fest. Das ist ein gutes Zeichen.',
      'For fourteen days the limes along the avenue near Lübben are in bloom, then the jar is full. Cold-extracted and not stirred, so in time the honey sets. That is a good sign.'
    ),
    advice: t(
      'In Tee geben, der schon etwas abgekühlt ist. Ein Wasserbad von 40 °C macht festen Honig wieder flüssig.',
      'Add it to tea that has cooled a little. A water bath at 40 °C makes set honey runny again.'
    ),
    contents: t('250 g im Glas', '250 g jar'),
    ingredients: t('Honig', 'Honey'),
    origin: t('Spreewald, Deutschland', 'Spreewald, Germany'),
    flavour: ['fresh', 'floral', 'sweet'],
    usps: list(['Von einem Imker', 'From a single beekeeper'], ['Kalt geschleudert', 'Cold-extracted']),
    baseMeasure: { amount: 250, unit: 'g', per: 100 },
    keywords: list(['Honig', 'honey'])
  }),
  buildTreat('jasmin', {
    number: 3002,
    name: t('Waldhonig', 'Forest Honey'),
    category: 'honey',
    form: 'honey-jar',
    motif: 'leaf',
    colors: ['#6B3F1D', '#C9A227', '#EFE4D2'],
    label: { line1: 'Wald', line2: 'Honig' },
    price: 845,
    short: t(
      'Dunkel, malzig und kaum süß: der Honig für Schwarztee.',
      'Dark, malty and barely sweet: the honey for black tea.'
    ),
    story: t(
      'Er stammt nicht von Blüten, sondern vom Honigtau auf Tanne und Fichte. In guten Jahren gibt es ihn, in anderen nicht. Dieses Jahr war gut.',
      'It does not come from blossom but from honeydew on fir and spruce. Some years there is some, in others there is not. This was a good year.'
    ),
    advice: t(
      'Bleibt lange flüssig. Dunkel und bei Zimmertemperatur lagern.',
      'Stays runny for long. Keep dark and at room temperature.'
    ),
    contents: t('250 g im Glas', '250 g jar'),
    ingredients: t('Honig', 'Honey'),
    origin: t('Schwarzwald, Deutschland', 'Black Forest, Germany'),
    flavour: ['malty', 'spicy'],
    usps: list(['Von einem Imker', 'From a single beekeeper'], ['Nur in guten Jahren', 'In good years only']),
    baseMeasure: { amount: 250, unit: 'g', per: 100 },
    keywords: list(['Honig', 'honey'])
  }),
  buildTreat('jasmin', {
    number: 3003,
    name: t('Weißer Kluntje', 'White Rock Sugar'),
    category: 'honey',
    form: 'tea-pouch',
    motif: 'none',
    colors: ['#E7E3D6', '#23405A', '#EEF0EF'],
    label: { line1: 'Kluntje', line2: 'weiß' },
    price: 345,
    short: t(
      'Große Kandisstücke, die in der Tasse knistern.',
      'Large lumps of rock sugar that crackle in the cup.'
    ),
    story: t(
      'Zuerst der Kandis, dann der Tee: Wer beim Eingießen hinhört, versteht, warum. Die Stücke lösen sich so langsam, dass eines für drei Tassen reicht.',
      'First the sugar, then the tea: listen while you pour and you will understand why. The lumps dissolve so slowly that one is enough for three cups.'
    ),
    advice: t(
      'Nicht umrühren; die Süße kommt am Ende von allein.',
      'Do not stir; the sweetness arrives by itself at the end.'
    ),
    contents: t('500 g im Beutel', '500 g bag'),
    ingredients: t('Zucker', 'Sugar'),
    origin: t('Niedersachsen, Deutschland', 'Lower Saxony, Germany'),
    flavour: ['sweet'],
    usps: list(
      ['Große, klare Kristalle', 'Large, clear crystals'],
      ['Zu Ostfriesentee', 'For East Frisian tea']
    ),
    baseMeasure: { amount: 500, unit: 'g', per: 100 },
    keywords: list(['Kandis', 'rock candy'])
  }),
  buildTreat('jasmin', {
    number: 3004,
    name: t('Butterkekse Sanddorn', 'Sea Buckthorn Shortbread'),
    category: 'biscuits',
    form: 'cookies',
    motif: 'berry',
    colors: ['#E08A2C', '#F7E3C4', '#F9ECDC'],
    label: { line1: 'Sanddorn', line2: 'Butterkekse' },
    price: 495,
    popularity: 470,
    short: t(
      'Mürbe Kekse mit säuerlicher Beere von der Küste.',
      'Crumbly biscuits with a tart berry from the coast.'
    ),
    story: t(
      'Ein Drittel Butter, wenig Zucker und getrockneter Sanddorn, der beim Kauen plötzlich sauer wird. Die Bäckerei auf Fischland steht morgens um drei auf, damit die Bleche bis mittags kalt sind.',
      'One third butter, little sugar and dried sea buckthorn that suddenly turns sour as you chew. The bakery on Fischland gets up at three so that the trays are cold by noon.'
    ),
    advice: t(
      'Zu Ceylon oder weißem Tee. In der Dose bleiben sie vier Wochen mürbe.',
      'With Ceylon or white tea. In a tin they stay crumbly for four weeks.'
    ),
    contents: t('150 g', '150 g'),
    ingredients: t(
      'Weizenmehl, Butter (31 %), Zucker, Sanddorn (6 %), Ei, Salz. Enthält Gluten, Milch, Ei',
      'Wheat flour, butter (31 %), sugar, sea buckthorn (6 %), egg, salt. Contains gluten, milk, egg'
    ),
    origin: t('Mecklenburg, Deutschland', 'Mecklenburg, Germany'),
    flavour: ['sweet', 'fruity'],
    usps: list(['Mit 31 % Butter', 'With 31 % butter'], ['Von Hand ausgestochen', 'Cut by hand']),
    baseMeasure: { amount: 150, unit: 'g', per: 100 },
    keywords: list(['Kekse', 'biscuits'])
  }),
  buildTreat('jasmin', {
    number: 3005,
    name: t('Ingwertaler mit Zartbitter', 'Dark Chocolate Ginger Rounds'),
    category: 'biscuits',
    form: 'cookies',
    motif: 'ginger',
    colors: ['#4A2B1C', '#D9A02B', '#EFE3D4'],
    label: { line1: 'Ingwer', line2: 'Taler' },
    price: 545,
    sale: 445,
    short: t(
      'Knusprig, scharf, zur Hälfte in dunkle Schokolade getaucht.',
      'Crisp, sharp and half dipped in dark chocolate.'
    ),
    story: t(
      'Kandierter Ingwer im Teig, gemahlener obendrauf und eine Kuvertüre mit 64 Prozent. Drei Stück sind eine Portion, behauptet die Packung; wir haben es nie geschafft.',
      'Candied ginger in the dough, ground ginger on top and a couverture of 64 per cent. Three make a portion, claims the pack; we have never managed.'
    ),
    advice: t(
      'Zu Chai, Rauchtee oder Hojicha. Bitte unter 22 °C lagern.',
      'With chai, smoked tea or hojicha. Please keep below 22 °C.'
    ),
    contents: t('140 g', '140 g'),
    ingredients: t(
      'Weizenmehl, Zartbitterschokolade (25 %), Butter, Zucker, Ingwer (9 %), Salz. Enthält Gluten, Milch, Soja',
      'Wheat flour, dark chocolate (25 %), butter, sugar, ginger (9 %), salt. Contains gluten, milk, soya'
    ),
    origin: t('Bremen, Deutschland', 'Bremen, Germany'),
    flavour: ['spicy', 'chocolate'],
    usps: list(
      ['Mit kandiertem Ingwer', 'With candied ginger'],
      ['Kuvertüre mit 64 % Kakao', 'Couverture with 64 % cocoa']
    ),
    baseMeasure: { amount: 140, unit: 'g', per: 100 },
    keywords: list(['Kekse', 'biscuits'], ['Ingwer', 'ginger'])
  }),
  buildTreat('jasmin', {
    number: 3006,
    name: t('Mandelgebäck mit Matcha', 'Matcha Almond Biscuits'),
    category: 'biscuits',
    form: 'cookies',
    motif: 'leaf',
    colors: ['#7FA83D', '#F3E6C8', '#EEF1DE'],
    label: { line1: 'Mandel', line2: '& Matcha' },
    price: 595,
    badge: 'limited',
    inventory: inStock(3),
    short: t(
      'Zarte Halbmonde, grün von Matcha, weiß von Puderzucker.',
      'Tender crescents, green with matcha, white with icing sugar.'
    ),
    story: t(
      'Ein Kipferl, das in Japan Urlaub gemacht hat. Gemahlene Mandeln halten den Teig zusammen, der Matcha nimmt ihm die Süße. Die letzten Packungen dieses Winters.',
      'A Viennese crescent that went on holiday to Japan. Ground almonds hold the dough together; the matcha takes away the sweetness. The last packs of this winter.'
    ),
    advice: t(
      'Zerbrechlich: am besten mit einer Gabel aus der Schachtel heben.',
      'Fragile: best lifted from the box with a fork.'
    ),
    contents: t('120 g', '120 g'),
    ingredients: t(
      'Weizenmehl, Mandeln (26 %), Butter, Puderzucker, Matcha (2 %). Enthält Gluten, Milch, Schalenfrüchte',
      'Wheat flour, almonds (26 %), butter, icing sugar, matcha (2 %). Contains gluten, milk, nuts'
    ),
    origin: t('Wien, Österreich', 'Vienna, Austria'),
    flavour: ['nutty', 'grassy', 'sweet'],
    usps: list(['Mit 26 % Mandeln', 'With 26 % almonds'], ['Nur im Winter', 'In winter only']),
    baseMeasure: { amount: 120, unit: 'g', per: 100 },
    keywords: list(['Kekse', 'biscuits'], ['Matcha', 'matcha'])
  })
]
