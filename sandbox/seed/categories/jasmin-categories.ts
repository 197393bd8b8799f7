import { t } from '../localized'
import { buildCategories } from './build-categories'

export const jasminCategories = buildCategories('jasmin', [
  {
    id: 'tea',
    slug: 'tee',
    name: t('Tee', 'Tea'),
    description: t(
      'Vom ersten Aufguss am Morgen bis zur letzten Tasse vor dem Schlafengehen: alle Tees des Hauses.',
      'From the first cup of the morning to the last before bed: every tea of the house.'
    ),
    pageTitle: t('Tee in Beuteln und lose', 'Tea in bags and loose leaf'),
    children: [
      {
        id: 'green-tea',
        slug: 'gruener-tee',
        name: t('Grüner Tee', 'Green tea'),
        description: t(
          'Gedämpfte und geröstete Grüntees aus Japan und China, frisch, zart oder blumig.',
          'Steamed and pan-fired green teas from Japan and China: fresh, delicate or floral.'
        )
      },
      {
        id: 'black-tea',
        slug: 'schwarzer-tee',
        name: t('Schwarzer Tee', 'Black tea'),
        description: t(
          'Kräftig für den Morgen, duftig für den Nachmittag: Assam, Darjeeling, Ceylon und unsere Mischungen.',
          'Strong for the morning, fragrant for the afternoon: Assam, Darjeeling, Ceylon and our blends.'
        )
      },
      {
        id: 'white-oolong-tea',
        slug: 'weisser-tee-oolong',
        name: t('Weißer Tee & Oolong', 'White tea & oolong'),
        description: t(
          'Kaum verarbeitete Knospen und halb oxidierte Blätter, die mehrere Aufgüsse schenken.',
          'Barely processed buds and half-oxidised leaves that give several infusions.'
        )
      },
      {
        id: 'herbal-tea',
        slug: 'kraeutertee',
        name: t('Kräutertee', 'Herbal tea'),
        description: t(
          'Kamille, Minze, Salbei und Verbene: Kräuter ohne Koffein für jede Stunde.',
          'Camomile, mint, sage and verbena: caffeine-free herbs for any hour.'
        )
      },
      {
        id: 'fruit-tea',
        slug: 'fruechtetee',
        name: t('Früchtetee', 'Fruit tea'),
        description: t(
          'Hibiskus, Apfel und Beeren, heiß wie kalt, ohne Koffein und ohne Zuckerzusatz.',
          'Hibiscus, apple and berries, hot or cold, free of caffeine and added sugar.'
        )
      },
      {
        id: 'rooibos-tea',
        slug: 'rooibos',
        name: t('Rooibos', 'Rooibos'),
        description: t(
          'Milder Rotbusch aus den Zederbergen, pur oder mit Vanille, Orange und Gewürzen.',
          'Mellow red bush from the Cederberg, on its own or with vanilla, orange and spice.'
        )
      },
      {
        id: 'matcha',
        slug: 'matcha',
        name: t('Matcha', 'Matcha'),
        description: t(
          'Steingemahlener Grüntee aus Uji und Kagoshima für die Schale, den Becher und die Küche.',
          'Stone-milled green tea from Uji and Kagoshima for the bowl, the mug and the kitchen.'
        )
      },
      {
        id: 'iced-tea',
        slug: 'eistee',
        name: t('Eistee', 'Iced tea'),
        description: t(
          'Mischungen, die in kaltem Wasser ziehen und nach Sommer schmecken.',
          'Blends that steep in cold water and taste of summer.'
        )
      }
    ]
  },
  {
    id: 'discover',
    slug: 'entdecken',
    name: t('Saison & Proben', 'Seasonal & samplers'),
    description: t(
      'Was gerade Saison hat, und kleine Mengen zum Kennenlernen.',
      'What is in season now, and small amounts to try.'
    ),
    children: [
      {
        id: 'seasonal-tea',
        slug: 'saisontee',
        name: t('Advent & Saison', 'Advent & seasonal'),
        description: t(
          'Gewürztes für kurze Tage und frühe Blüten für lange, solange der Vorrat reicht.',
          'Spice for short days and early blossom for long ones, while stocks last.'
        )
      },
      {
        id: 'samplers',
        slug: 'probierpakete',
        name: t('Probierpakete', 'Samplers'),
        description: t(
          'Mehrere Sorten in einer Schachtel, damit Sie in Ruhe vergleichen können.',
          'Several teas in one box, so that you can compare at leisure.'
        )
      }
    ]
  },
  {
    id: 'accessories',
    slug: 'zubehoer',
    name: t('Zubehör', 'Accessories'),
    description: t(
      'Kannen, Siebe und Dosen, mit denen Tee leichter gelingt und länger frisch bleibt.',
      'Pots, strainers and tins that make good tea easier and keep it fresh for longer.'
    ),
    children: [
      {
        id: 'pots-cups',
        slug: 'kannen-tassen',
        name: t('Kannen & Tassen', 'Pots & cups'),
        description: t(
          'Glas, Porzellan und Steinzeug für eine Tasse oder die ganze Runde.',
          'Glass, porcelain and stoneware for one cup or the whole table.'
        )
      },
      {
        id: 'brewing-tools',
        slug: 'zubereitung',
        name: t('Zubereitung', 'Brewing'),
        description: t(
          'Siebe, Wasserkocher und Matchabesen: das Werkzeug für einen guten Aufguss.',
          'Infusers, kettles and matcha whisks: the tools of a good brew.'
        )
      },
      {
        id: 'tea-storage',
        slug: 'aufbewahrung',
        name: t('Aufbewahrung', 'Storage'),
        description: t(
          'Dosen, die Licht, Luft und Küchendüfte draußen halten.',
          'Tins that keep out light, air and the smells of the kitchen.'
        )
      }
    ]
  },
  {
    id: 'treats',
    slug: 'feines-zum-tee',
    name: t('Feines zum Tee', 'Treats'),
    description: t(
      'Honig und Gebäck, ausgesucht nach dem, was in der Tasse ist.',
      'Honey and biscuits, chosen to go with what is in the cup.'
    ),
    children: [
      {
        id: 'honey',
        slug: 'honig',
        name: t('Honig & Kandis', 'Honey & sugar'),
        description: t(
          'Süßes, das den Tee begleitet und nicht übertönt.',
          'Sweetness that accompanies tea and does not drown it.'
        )
      },
      {
        id: 'biscuits',
        slug: 'gebaeck',
        name: t('Gebäck', 'Biscuits'),
        description: t(
          'In kleinen Blechen gebacken, mit Butter und ohne Eile.',
          'Baked in small trays, with butter and without hurry.'
        )
      }
    ]
  },
  {
    id: 'gifts',
    slug: 'geschenke',
    name: t('Geschenke', 'Gifts'),
    description: t(
      'Sets, Geschenkkarten und Ideen für Menschen, die gern Tee trinken.',
      'Sets, gift cards and ideas for people who enjoy tea.'
    ),
    children: [
      {
        id: 'gift-ideas',
        slug: 'geschenkideen',
        name: t('Geschenkideen', 'Gift ideas'),
        description: t(
          'Fertig zum Überreichen, vom kleinen Dank bis zum großen Geburtstag.',
          'Ready to hand over, from a small thank-you to a big birthday.'
        )
      },
      {
        id: 'gift-sets',
        slug: 'geschenksets',
        name: t('Geschenksets', 'Gift sets'),
        description: t(
          'Tee und Zubehör, die zusammenpassen und schon verpackt sind.',
          'Tea and accessories that belong together and are already wrapped.'
        )
      },
      {
        id: 'gift-cards',
        slug: 'gutscheine',
        name: t('Geschenkkarten', 'Gift cards'),
        description: t(
          'Als Karte per Post oder sofort per E-Mail, mit vier Motiven.',
          'As a card by post or instantly by email, in four designs.'
        )
      }
    ]
  },
  {
    id: 'all-sale',
    slug: 'angebote',
    name: t('Angebote', 'Offers'),
    description: t(
      'Reduzierte Tees und Einzelstücke, solange sie da sind.',
      'Teas at lower prices and last pieces, while stocks last.'
    )
  }
])
